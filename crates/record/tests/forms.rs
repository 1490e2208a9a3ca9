//! Options and answers of the wrong form are refused, and the message says where and why.

mod common;

use common::json;
use record::FormError;

fn refused<T: std::fmt::Debug>(
    read: impl Fn(&serde_json::Value) -> Result<T, FormError>,
    cases: &[(&str, &str)],
) {
    for (text, words) in cases {
        let error = read(&json(text)).expect_err(text).to_string();
        assert!(error.contains(words), "{text}: {error:?} does not say {words:?}");
        assert!(error.len() < 400, "a message is short: {error}");
    }
}

#[test]
fn bad_options() {
    refused(
        record::options::from_json,
        &[
            ("[]", "must be an object, not a list"),
            ("null", "must be an object, not null"),
            ("{}", "the key \"players\" is missing"),
            (r#"{"players":5}"#, "players: must be a whole number from 2 to 4, not 5"),
            (r#"{"players":2.0}"#, "players: must be a whole number from 2 to 4, not 2.0"),
            (r#"{"players":-2}"#, "not -2"),
            (r#"{"players":1e30}"#, "players: must be a whole number"),
            (r#"{"players":"2"}"#, "players: must be a whole number, not a string"),
            (r#"{"players":2,"edition":"third"}"#, "edition: \"third\" is not an edition"),
            (r#"{"players":2,"edition":1}"#, "edition: must be a string"),
            (r#"{"players":2,"events":0}"#, "events: must be true or false, not a number"),
            (r#"{"players":2,"events":null}"#, "events: must be true or false, not null"),
            (r#"{"players":2,"opening":"drafted"}"#, "opening: \"drafted\""),
            (r#"{"players":2,"governor":4}"#, "governor: must be a whole number from 0 to 3"),
            (r#"{"players":2,"governor":"me"}"#, "governor: \"me\" is not a seat or"),
            (r#"{"players":2,"Events":true}"#, "the key \"Events\" means nothing here"),
        ],
    );
}

#[test]
fn bad_answers() {
    let too_many_cards = format!("{{\"cards\":[{}\"well\"]}}", "\"well\",".repeat(149));
    let too_many_places = format!("{{\"goods\":[{}0]}}", "0,".repeat(12));
    let long_name = format!("{{\"build\":\"{}\"}}", "x".repeat(100_000));
    refused(
        record::answer::from_json,
        &[
            ("7", "must be an object"),
            ("{}", "give exactly one of the keys role, event, build"),
            (r#"{"role":"builder","pass":true}"#, "give exactly one of the keys"),
            (r#"{"role":"captain"}"#, "role: \"captain\" is not a role"),
            (r#"{"role":"builder","library":1}"#, "library: must be true or false"),
            (r#"{"role":"builder","over":1}"#, "the key \"over\" means nothing here"),
            (r#"{"event":"well"}"#, "event: \"well\" is not an event"),
            (r#"{"build":"Palace"}"#, "build: \"Palace\" is not a card"),
            (r#"{"build":"palace","over":12}"#, "over: must be a whole number from 0 to 11"),
            (r#"{"build":"palace","over":null}"#, "over: must be a whole number, not null"),
            (r#"{"pass":false}"#, "pass: must be true"),
            (r#"{"pay":[]}"#, "pay: must be an object"),
            (r#"{"pay":{"cards":[]}}"#, "pay: the key \"goods\" is missing"),
            (r#"{"pay":{"cards":[],"goods":[0,1,12]}}"#, "pay.goods[2]: must be"),
            (r#"{"pay":{"cards":[7],"goods":[]}}"#, "pay.cards[0]: must be a string"),
            (r#"{"goods":0}"#, "goods: must be a list"),
            (r#"{"goods":[-1]}"#, "goods[0]: must be a whole number from 0 to 11, not -1"),
            (r#"{"cards":["well","oil"]}"#, "cards[1]: \"oil\" is not a card"),
            (r#"{"cards":["palace","palace","palace"]}"#, "cards: palace is listed too often"),
            (r#"{"pay":{"cards":["bank","bank","bank","bank"],"goods":[]}}"#, "pay.cards: bank"),
            (r#"{"cards":{}}"#, "cards: must be a list, not an object"),
            (r#"{"confirm":"yes"}"#, "confirm: must be true or false"),
            (r#"{"demolish":[1]}"#, "demolish: must be a whole number, not a list"),
            (&too_many_cards, "cards: must have at most 149 entries, not 150"),
            (&too_many_places, "goods: must have at most 12 entries, not 13"),
            (&long_name, "build: \"xxxx"),
        ],
    );
}

#[test]
fn bad_positions() {
    let two = |rest: &str| format!(r#"{{"options":{{"players":2}},"players":[{{}},{{}}]{rest}}}"#);
    let cases = [
        ("{}".to_owned(), "the key \"options\" is missing"),
        (r#"{"options":{"players":2}}"#.to_owned(), "the key \"players\" is missing"),
        (
            r#"{"options":{"players":2,"governor":0},"players":[]}"#.to_owned(),
            "options: the key \"governor\" means nothing here",
        ),
        (two(r#","position":2"#), "position: must be"),
        (two(r#","round":0"#), "round: must be a whole number from 1 to 200"),
        (two(r#","round":201"#), "round: must be"),
        (two(r#","governor":4"#), "governor: must be"),
        (two(r#","shuffles":65536"#), "shuffles: must be"),
        (two(r#","tiles":["A","B"]"#), "tiles: must have 5 entries, not 2"),
        (two(r#","tiles":["A","B","C","D","F"]"#), "tiles[4]: \"F\" is not a tile"),
        (two(r#","roles":{"captain":0}"#), "roles: the key \"captain\" means nothing"),
        (two(r#","roles":{"trader":"Ann"}"#), "roles.trader: must be a whole number"),
        (two(r#","rest":"hand""#), "rest: \"hand\" is not"),
        (two(r#","open_events":["well"]"#), "open_events[0]: \"well\" is not an event"),
        (two(r#","decision":{"step":"bid"}"#), "decision.step: \"bid\" is not a step"),
        (two(r#","decision":{"pending":[0,0]}"#), "decision.pending: 0 is listed twice"),
        (two(r#","decision":{"asked_by":{"4":"well"}}"#), "decision.asked_by: \"4\" is not a seat"),
        (two(r#","decision":{"asked_by":{"1":"x"}}"#), "decision.asked_by.1: \"x\" is not a card"),
        (two(r#","decision":{"to_discard":{"1":150}}"#), "decision.to_discard.1: must be"),
        (two(r#","seed":"77""#), "seed: \"77\" is not a seed"),
    ];
    let cases: Vec<(&str, &str)> =
        cases.iter().map(|(text, words)| (text.as_str(), *words)).collect();
    refused(record::position::read, &cases);
    let town = |building: &str| {
        format!(r#"{{"options":{{"players":2}},"players":[{{}},{{"town":[{building}]}}]}}"#)
    };
    let full = format!("{}{{\"building\":\"well\"}}", "{\"building\":\"well\"},".repeat(12));
    let cases = [
        (town("{}"), "players[1].town[0]: the key \"building\" is missing"),
        (town(r#"{"building":"well","goods":[]}"#), "players[1].town[0]: the key \"goods\""),
        (town(r#"{"building":"well","good":7}"#), "players[1].town[0].good: must be a string"),
        (town(&full), "players[1].town: must have at most 12 entries, not 13"),
    ];
    let cases: Vec<(&str, &str)> =
        cases.iter().map(|(text, words)| (text.as_str(), *words)).collect();
    refused(record::position::read, &cases);
}
