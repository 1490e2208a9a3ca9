//! The engine, line by line, without a process.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rules::Options;
use sanjuan::engine::{Engine, run};
use serde_json::{Value, json};

/// Sends a request that must be obeyed.
fn ask(engine: &mut Engine, request: &Value) -> Value {
    let reply = engine.line(request.to_string().as_bytes());
    assert!(!reply.refused, "{request}: {}", reply.text);
    serde_json::from_str(&reply.text).expect("a reply is JSON")
}

/// Sends a line that must be refused; gives the error.
fn refused(engine: &mut Engine, line: &[u8]) -> Value {
    let reply = engine.line(line);
    assert!(reply.refused && !reply.ends, "{}", String::from_utf8_lossy(line));
    assert!(!reply.text.contains('\n') && reply.text.len() < 4000, "{}", reply.text);
    let reply: Value = serde_json::from_str(&reply.text).expect("a reply is JSON");
    assert!(reply["error"]["message"].as_str().is_some_and(|words| !words.is_empty()));
    reply["error"].clone()
}

fn new_game(players: u8) -> Engine {
    let mut engine = Engine::new();
    ask(&mut engine, &json!({"cmd": "new", "options": {"players": players, "governor": 0}}));
    engine
}

#[test]
fn random_games_of_all_option_sets_are_refereed() {
    for (number, options) in (0..).zip(Options::all()) {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut engine = Engine::new();
        let options = record::options::to_json(&options);
        let mut state =
            ask(&mut engine, &json!({"cmd": "new", "options": options, "seed": number}));
        while state["over"] == false {
            let pending = state["pending"].as_array().expect("a list").clone();
            let seat = &pending[chance.next_u64() as usize % pending.len()];
            let prompts = ask(&mut engine, &json!({"cmd": "prompts"}));
            let asked: Vec<&Value> = prompts["prompts"]
                .as_array()
                .expect("a list")
                .iter()
                .map(|prompt| &prompt["seat"])
                .collect();
            assert_eq!(asked, pending.iter().collect::<Vec<_>>());
            let listed = ask(&mut engine, &json!({"cmd": "options", "seat": seat, "limit": 50}));
            let answers = listed["options"].as_array().expect("a list");
            assert_eq!(answers.len() as u64, listed["count"].as_u64().expect("a number").min(50));
            let answer = &answers[chance.next_u64() as usize % answers.len()];
            let view = ask(&mut engine, &json!({"cmd": "view", "seat": seat}));
            assert_eq!(&view["view"]["seat"], seat);
            ask(&mut engine, &json!({"cmd": "price", "seat": seat}));
            state = ask(&mut engine, &json!({"cmd": "apply", "seat": seat, "answer": answer}));
            assert!(state["events"].as_array().is_some_and(|events| !events.is_empty()));
        }
        let score = ask(&mut engine, &json!({"cmd": "score"}));
        assert_eq!(score["over"], true);
        let outcome = engine.game().and_then(rules::Game::outcome).expect("it is over");
        let leaders: Vec<u64> = outcome.winners.map(|seat| seat.index() as u64).collect();
        assert_eq!(score["leaders"], json!(leaders));
        // The last position can be loaded, and is the same game.
        let position = ask(&mut engine, &json!({"cmd": "position"}));
        let mut other = Engine::new();
        let loaded = ask(&mut other, &json!({"cmd": "load", "position": position["position"]}));
        assert_eq!(loaded, json!({"ok": "load", "pending": [], "over": true}));
        assert_eq!(other.game(), engine.game());
    }
}

#[test]
fn bad_lines_are_refused_and_change_nothing() {
    let mut engine = new_game(2);
    let before = *engine.game().expect("there is a game");
    let deep = "[".repeat(1000);
    let long = format!("{{\"cmd\":\"{}\"}}", "x".repeat(record::MAX_LINE));
    let many = format!("{{\"cmd\":[{}0]}}", "0,".repeat(20_000));
    let apply = |answer: &str| format!(r#"{{"cmd":"apply","seat":0,"answer":{answer}}}"#);
    let cases: Vec<(String, &str)> = [
        ("", "bad_json"),
        ("   ", "bad_json"),
        ("{", "bad_json"),
        ("{\"cmd\":\"score\"} x", "bad_json"),
        (&deep, "too_deep"),
        (&long, "line_too_long"),
        (&many, "too_many_values"),
        ("7", "bad_form"),
        ("[]", "bad_form"),
        ("null", "bad_form"),
        ("{}", "bad_form"),
        (r#"{"cmd":7}"#, "bad_form"),
        (r#"{"cmd":"castle"}"#, "unknown_command"),
        (r#"{"cmd":"score","cmd":"score"}"#, "duplicate_key"),
        (r#"{"cmd":"score","seat":0}"#, "bad_form"),
        (r#"{"cmd":"score","id":[1]}"#, "bad_form"),
        (r#"{"cmd":"score","id":null}"#, "bad_form"),
        (r#"{"cmd":"new"}"#, "bad_form"),
        (r#"{"cmd":"new","options":{"players":9}}"#, "bad_form"),
        (r#"{"cmd":"new","options":{"players":2},"seed":-1}"#, "bad_form"),
        (r#"{"cmd":"new","options":{"players":2},"seed":"abc"}"#, "bad_form"),
        (r#"{"cmd":"new","options":{"players":2},"deck":["well"]}"#, "bad_setup"),
        (r#"{"cmd":"new","options":{"players":2},"tiles":["A","A","B","C","D"]}"#, "bad_setup"),
        (r#"{"cmd":"new","options":{"players":2,"governor":3}}"#, "bad_setup"),
        (r#"{"cmd":"load"}"#, "bad_form"),
        (r#"{"cmd":"load","position":{"players":[]}}"#, "bad_form"),
        (
            r#"{"cmd":"load","position":{"options":{"players":2},"players":[]}}"#,
            "impossible_position",
        ),
        (r#"{"cmd":"options"}"#, "bad_form"),
        (r#"{"cmd":"options","seat":2}"#, "no_such_seat"),
        (r#"{"cmd":"options","seat":4}"#, "bad_form"),
        (r#"{"cmd":"options","seat":0,"limit":10001}"#, "bad_form"),
        (r#"{"cmd":"view","seat":3}"#, "no_such_seat"),
        (r#"{"cmd":"view","seat":null}"#, "bad_form"),
        (r#"{"cmd":"price","seat":2}"#, "no_such_seat"),
        (r#"{"cmd":"price","seat":0,"over":0}"#, "bad_form"),
        (r#"{"cmd":"price","seat":0,"card":"taxes"}"#, "bad_form"),
        (r#"{"cmd":"price","seat":0,"card":"well","over":5}"#, "no_such_place"),
        (r#"{"cmd":"apply","seat":0}"#, "bad_form"),
        (r#"{"cmd":"apply","seat":1,"answer":{"role":"builder"}}"#, "not_asked"),
        (r#"{"cmd":"apply","seat":3,"answer":{"role":"builder"}}"#, "no_such_seat"),
        (&apply(r#"{"pass":true}"#), "wrong_shape"),
        (&apply(r#"{"role":"builder","library":true}"#), "library_not_asked"),
        (&apply(r#"{"event":"taxes"}"#), "event_not_open"),
        (&apply(r#"{"role":"builder","extra":1}"#), "bad_form"),
    ]
    .into_iter()
    .map(|(line, code)| (line.to_owned(), code))
    .collect();
    for (line, code) in cases {
        let error = refused(&mut engine, line.as_bytes());
        let start: String = line.chars().take(80).collect();
        assert_eq!(error["code"], code, "{start}: {error}");
        assert!(engine.game() == Some(&before), "{start} changed the game");
    }
    assert_eq!(refused(&mut engine, b"{\"cmd\":\"\xff\xfe\"}")["code"], "bad_json");
    assert_eq!(refused(&mut engine, b"\x00\x80\n\r")["code"], "bad_json");
    assert!(engine.game() == Some(&before));
}

#[test]
fn errors_say_where_and_with_which_values() {
    let mut engine = new_game(2);
    let line =
        br#"{"cmd":"apply","seat":0,"answer":{"pay":{"cards":["well"],"goods":[0,99]}},"id":"x"}"#;
    assert_eq!(refused(&mut engine, line)["at"], "answer.pay.goods[1]");
    let reply = engine.line(line);
    assert!(reply.text.starts_with(r#"{"id":"x","error":{"code":"bad_form","#), "{}", reply.text);
    let line =
        br#"{"cmd":"load","position":{"options":{"players":2},"players":[{"hand":["oil"]}]}}"#;
    assert_eq!(refused(&mut engine, line)["at"], "position.players[0].hand[0]");
    let line = br#"{"cmd":"load","position":{"options":{"players":2},"players":[{"hand":["hut","taxes"]}]}}"#;
    let reasons = refused(&mut engine, line)["reasons"].clone();
    assert!(reasons.as_array().is_some_and(|reasons| reasons.len() >= 3), "{reasons}");
    ask(&mut engine, &json!({"cmd": "apply", "seat": 0, "answer": {"role": "prospector"}}));
    let line = br#"{"cmd":"apply","seat":1,"answer":{"role":"prospector"}}"#;
    let error = refused(&mut engine, line);
    assert_eq!(
        (&error["code"], &error["role"], &error["by"]),
        (&json!("role_taken"), &json!("prospector"), &json!(0))
    );
}

#[test]
fn without_a_game_there_is_nothing_to_ask() {
    let mut engine = Engine::new();
    for cmd in ["position", "prompts", "view", "score"] {
        let line = json!({"cmd": cmd}).to_string();
        assert_eq!(refused(&mut engine, line.as_bytes())["code"], "no_game");
    }
    for cmd in ["options", "price"] {
        let line = json!({"cmd": cmd, "seat": 0}).to_string();
        assert_eq!(refused(&mut engine, line.as_bytes())["code"], "no_game");
    }
}

#[test]
fn ids_come_back_as_they_were() {
    let mut engine = new_game(2);
    for id in [json!("a\"b"), json!(0), json!(-7), json!(1.5), json!(u64::MAX)] {
        let reply = ask(&mut engine, &json!({"cmd": "prompts", "id": id}));
        assert_eq!(reply["id"], id);
    }
    assert!(ask(&mut engine, &json!({"cmd": "prompts"})).get("id").is_none());
}

/// A hand of nearly the whole deck in a general amnesty: more answers than 64 bits can count.
#[test]
fn counts_are_exact_however_large() {
    let options = json!({"players": 2, "edition": "second", "new_buildings": true, "events": true});
    let parsed = record::options::from_json(&options).expect("options");
    let hand: Vec<&str> = rules::Rules::of(parsed)
        .unshuffled()
        .iter()
        .filter(|card| !card.is_event())
        .map(|card| card.id())
        .collect();
    let position = json!({
        "options": options, "players": [{"hand": hand}, {}], "event_in_play": "general_amnesty",
        "decision": {"step": "event"},
    });
    let mut engine = Engine::new();
    ask(&mut engine, &json!({"cmd": "load", "position": position}));
    let game = *engine.game().expect("there is a game");
    let count = game.count_options(rules::Seat::FIRST);
    assert!(count > u128::from(u64::MAX), "{count}");
    let reply = engine.line(br#"{"cmd":"options","seat":0,"limit":10000}"#);
    assert!(reply.text.starts_with(&format!("{{\"count\":{count},\"options\":[{{")));
    let none = engine.line(br#"{"cmd":"options","seat":0,"limit":0}"#);
    assert_eq!(none.text, format!("{{\"count\":{count},\"options\":[]}}"));
}

#[test]
fn a_deck_and_tiles_can_be_given() {
    let options = json!({"players": 3, "governor": 1});
    let parsed = record::options::from_json(&options).expect("options");
    let deck: Vec<&str> =
        rules::Rules::of(parsed).unshuffled().iter().map(|card| card.id()).collect();
    let tiles = json!(["E", "D", "C", "B", "A"]);
    let mut engine = Engine::new();
    let request = json!({"cmd": "new", "options": options, "deck": deck, "tiles": tiles});
    assert_eq!(ask(&mut engine, &request), json!({"ok": "new", "pending": [1], "over": false}));
    let position = ask(&mut engine, &json!({"cmd": "position"}));
    assert_eq!(position["position"]["tiles"], tiles);
    assert_eq!(position["position"]["deck"], json!(deck[12..]));
    assert_eq!(position["position"]["players"][1]["hand"], json!(deck[..4]), "governor first");
}

#[test]
fn a_price_names_its_parts() {
    let position = json!({
        "options": {"players": 2},
        "players": [
            {"hand": ["palace", "well", "well", "well"],
             "town": [{"building": "crane"}, {"building": "quarry"}, {"building": "chapel"}]},
            {}],
        "roles": {"builder": 0},
        "decision": {"step": "build"},
    });
    let mut engine = Engine::new();
    ask(&mut engine, &json!({"cmd": "load", "position": position}));
    let reply = engine.line(br#"{"cmd":"price","seat":0,"card":"palace","over":2}"#);
    let printed = include_str!("../../../docs/engine.md");
    let example = printed.split("## Prices").nth(1).and_then(|text| text.split("```").nth(1));
    let example = example.and_then(|text| text.strip_prefix("json")).expect("there is an example");
    let example: String = example.split_whitespace().collect();
    assert_eq!(reply.text, format!("{{\"prices\":[{example}]}}"));
}

#[test]
fn the_loop_answers_every_line_and_ends_at_quit() {
    let mut input = b"{\"cmd\":\"score\"}\n\n\xff\xff\n".to_vec();
    input.extend(vec![b'['; 3 * record::MAX_LINE]);
    input.extend(b"\n{\"cmd\":\"quit\"}\n{\"cmd\":\"score\"}\n");
    let mut output = Vec::new();
    run(&input[..], &mut output).expect("memory does not fail");
    let output = String::from_utf8(output).expect("replies are UTF-8");
    let codes: Vec<String> = output
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("a reply is JSON"))
        .map(|reply| reply["error"]["code"].as_str().unwrap_or("ok").to_owned())
        .collect();
    assert_eq!(codes, ["no_game", "bad_json", "bad_json", "line_too_long", "ok"]);
    assert!(output.ends_with("{\"ok\":\"quit\"}\n"));
}

#[test]
fn lines_of_the_longest_length_are_read_and_the_next_one_is_not_lost() {
    for (extra, code) in [(0, "unknown_command"), (1, "line_too_long"), (2, "line_too_long")] {
        let filler = "x".repeat(record::MAX_LINE + extra - r#"{"cmd":""}"#.len());
        let input = format!("{{\"cmd\":\"{filler}\"}}\n{{\"cmd\":\"quit\"}}");
        let mut output = Vec::new();
        run(input.as_bytes(), &mut output).expect("memory does not fail");
        let output = String::from_utf8(output).expect("replies are UTF-8");
        let lines: Vec<&str> = output.lines().collect();
        assert_eq!(lines.len(), 2, "{extra}: {output}");
        assert!(lines[0].contains(code), "{extra}: {output}");
        assert_eq!(lines[1], r#"{"ok":"quit"}"#);
    }
}
