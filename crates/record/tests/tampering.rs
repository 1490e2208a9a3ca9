//! Whatever is done to a record is found, and the right line is named.

mod common;

use common::{header, lines, record, resealed};
use record::{MAX_ANSWERS, MAX_LINE, RecordProblem, verify};
use rules::{Edition, Options, Players, Rules};

fn sample() -> String {
    record(&header(Options::base(Players::Two), 3), 3)
}

/// Line and code of the refusal.
fn refusal(text: &str) -> (usize, &'static str) {
    match verify(text.as_bytes()) {
        Ok(_) => (0, "accepted"),
        Err(error) => {
            assert!(error.to_string().len() < 500, "a message is short: {error}");
            (error.line, error.problem.code())
        }
    }
}

fn edited(line: usize, from: &str, to: &str) -> Vec<String> {
    let mut lines = lines(&sample());
    assert!(lines[line - 1].contains(from), "{}", lines[line - 1]);
    lines[line - 1] = lines[line - 1].replace(from, to);
    lines
}

fn joined(lines: &[String]) -> String {
    lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
}

#[test]
fn the_independent_seal_of_the_test_is_that_of_the_writer() {
    assert_eq!(resealed(&lines(&sample())), sample());
}

#[test]
fn an_edit_breaks_the_chain() {
    let last = lines(&sample()).len();
    let score = lines(&sample())[last - 1].split(['[', ',']).nth(2).expect("a score").to_owned();
    let edits = [
        edited(1, "Ann", "Eve"),
        edited(1, "\"seed\":\"03", "\"seed\":\"04"),
        edited(1, "\"events\":false", "\"events\":true"),
        edited(2, "\"role\":\"", "\"role\":\"builder\",\"x\":\""),
        edited(last, &format!("[[{score},"), "[[99,"),
        edited(last, "\"rounds\":", "\"rounds\":1"),
    ];
    let found: Vec<_> = edits.iter().map(|edit| refusal(&joined(edit))).collect();
    let chain = |line| (line, "broken_chain");
    let wanted = [chain(1), chain(1), chain(1), (2, "bad_form"), chain(last), chain(last)];
    assert_eq!(found, wanted);
}

#[test]
fn another_legal_answer_breaks_the_chain() {
    let line = lines(&sample()).iter().position(|line| line.contains("\"role\":")).expect("a role");
    let mut lines = lines(&sample());
    let taken = lines[line].split('"').nth(7).expect("a role").to_owned();
    let other = if taken == "prospector" { "builder" } else { "prospector" };
    lines[line] = lines[line].replace(&taken, other);
    assert_eq!(refusal(&joined(&lines)), (line + 1, "broken_chain"));
}

#[test]
fn every_lost_or_moved_line_is_found() {
    let lines = lines(&sample());
    for lost in 0..lines.len() - 1 {
        let mut rest = lines.clone();
        rest.remove(lost);
        assert_ne!(refusal(&joined(&rest)).1, "accepted", "line {lost} is lost");
        let mut moved = lines.clone();
        moved.swap(lost, lost + 1);
        assert_ne!(refusal(&joined(&moved)).1, "accepted", "line {lost} is moved");
        let mut twice = lines.clone();
        twice.insert(lost, lines[lost].clone());
        assert_ne!(refusal(&joined(&twice)).1, "accepted", "line {lost} is there twice");
    }
}

#[test]
fn a_file_cut_anywhere_is_found_or_plainly_unfinished() {
    let text = sample();
    let lines = text.lines().count();
    let ends = text.match_indices('\n').flat_map(|(at, _)| [at - 1, at, at + 1]);
    for end in ends.chain((0..text.len()).step_by(13)).filter(|&end| end < text.len() - 1) {
        let cut = &text[..end];
        match verify(cut.as_bytes()) {
            Ok(verified) => {
                assert!(!verified.game.is_over(), "cut at {end}");
                let whole = cut.ends_with('\n') || text[end..].starts_with('\n');
                assert!(whole, "cut within a line at {end}");
            }
            Err(error) => assert!((1..=lines).contains(&error.line), "{error}"),
        }
    }
}

#[test]
fn every_single_byte_matters() {
    let text = sample();
    for at in (0..text.len()).step_by(17) {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1;
        assert!(verify(&bytes[..]).is_err(), "byte {at} was changed");
    }
}

#[test]
fn a_lost_result_is_found() {
    let mut lines = lines(&sample());
    lines.pop();
    assert_eq!(refusal(&joined(&lines)), (lines.len() + 1, "missing_result"));
}

#[test]
fn a_forged_chain_does_not_help_a_game_that_was_not_played() {
    let last = lines(&sample()).len();
    let forged = |line, from: &str, to: &str| refusal(&resealed(&edited(line, from, to)));
    assert_eq!(forged(1, "Ann", "Eve"), (0, "accepted"), "names are for people only");
    assert_ne!(forged(1, "\"seed\":\"03", "\"seed\":\"04").1, "accepted");
    assert_ne!(forged(1, "\"edition\":\"first\"", "\"edition\":\"second\"").1, "accepted");
    assert_eq!(forged(last, "\"rounds\":", "\"rounds\":1"), (last, "wrong_result"));
    assert_eq!(forged(last, "\"scores\":[[", "\"scores\":[[1"), (last, "wrong_result"));
    assert_eq!(forged(last, "\"position\":\"", "\"position\":\"0"), (last, "wrong_result"));
    assert_eq!(forged(2, "\"seat\":", "\"seat\":3,\"x\":").1, "bad_form");
    let mut early = lines(&sample());
    early.remove(last - 2);
    assert_eq!(refusal(&resealed(&early)), (last - 1, "early_result"));
    let mut after = lines(&sample());
    after.push(after[1].clone());
    assert_eq!(refusal(&resealed(&after)), (last + 1, "after_result"));
}

#[test]
fn an_illegal_answer_is_found_behind_a_forged_chain() {
    let mut forged = lines(&sample());
    forged[1] = r#"{"seat":3,"answer":{"pass":true}}"#.to_owned();
    assert_eq!(refusal(&resealed(&forged)), (2, "no_such_seat"));
    forged[1] = r#"{"seat":0,"answer":{"demolish":0}}"#.to_owned();
    let (line, code) = refusal(&resealed(&forged));
    assert!(line == 2 && ["wrong_shape", "not_asked"].contains(&code), "{code}");
}

#[test]
fn lines_are_written_in_one_way_only() {
    let spaced = |from, to| refusal(&joined(&edited(2, from, to)));
    assert_eq!(spaced("{\"seat\"", "{ \"seat\""), (2, "not_canonical"));
    assert_eq!(spaced("\"seat\":", "\"seat\": "), (2, "not_canonical"));
    assert_eq!(spaced("\"seat\"", "\"\\u0073eat\""), (2, "not_canonical"));
    let crlf = sample().replace('\n', "\r\n");
    assert_eq!(refusal(&crlf), (1, "not_canonical"));
    let with = |header: &str| refusal(&resealed(&[header.to_owned()]));
    let short = r#"{"record":1,"rules":"1.0","options":{"players":2},"seed":7,"seats":["A","B"]}"#;
    assert_eq!(with(short), (1, "not_canonical"));
}

#[test]
fn bad_headers() {
    assert_eq!(refusal(""), (1, "empty"));
    assert_eq!(refusal("\n"), (1, "bad_json"));
    assert_eq!(refusal("\u{0}\u{1}"), (1, "bad_json"));
    assert_eq!(refusal("{}"), (1, "bad_form"));
    let with = |from: &str, to: &str| refusal(&resealed(&edited(1, from, to)));
    assert_eq!(with("\"record\":1", "\"record\":2"), (1, "bad_form"));
    assert_eq!(with("\"rules\":\"1.0\"", "\"rules\":\"0.9\""), (1, "other_rules"));
    assert_eq!(with("\"Ann\",", ""), (1, "bad_form"));
    assert_eq!(with("\"Ann\"", "\"\""), (1, "bad_form"));
    assert_eq!(with("\"Ann\"", "\"\\u001b[2J\""), (1, "bad_form"));
    assert_eq!(with("\"Ann\"", "\"a\u{202e}b\""), (1, "bad_form"));
    assert_eq!(with("\"random\"", "3"), (1, "bad_setup"));
    assert_eq!(with("\"hash\":", "\"deck\":[],\"hash\":"), (1, "bad_setup"));
    assert_eq!(
        with("\"hash\":", "\"tiles\":[\"A\",\"A\",\"B\",\"C\",\"D\"],\"hash\":"),
        (1, "bad_setup")
    );
    assert_eq!(with("\"record\":1", "\"record\":1,\"record\":1"), (1, "duplicate_key"));
}

#[test]
fn size_is_limited() {
    let mut long = sample();
    long.insert_str(0, &format!("\"{}\"\n", "x".repeat(MAX_LINE)));
    assert_eq!(refusal(&long), (1, "line_too_long"));
    let answers = |line: String, count: usize| {
        let header = lines(&sample())[0].clone();
        resealed(
            &std::iter::once(header).chain((0..count).map(|_| line.clone())).collect::<Vec<_>>(),
        )
    };
    let pass = r#"{"seat":0,"answer":{"pass":true}}"#.to_owned();
    let many = answers(pass, MAX_ANSWERS + 1);
    assert_eq!(refusal(&many), (MAX_ANSWERS + 2, "too_many_answers"));
    let fullest =
        Options { edition: Edition::Second, new_buildings: true, ..Options::base(Players::Two) };
    let hand: Vec<&str> = Rules::of(fullest).unshuffled().iter().map(|card| card.id()).collect();
    let hand = format!("\"{}\"", hand.join("\",\""));
    let big = answers(format!("{{\"seat\":0,\"answer\":{{\"cards\":[{hand}]}}}}"), 9_000);
    assert_eq!(refusal(&big).1, "file_too_big");
}

#[test]
fn a_file_that_cannot_be_read_is_no_bad_record() {
    struct Broken;
    impl std::io::Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("the disk is gone"))
        }
    }
    let error = verify(std::io::BufReader::new(Broken)).expect_err("nothing can be read");
    assert!(matches!(error.problem, RecordProblem::Io(_)), "{error}");
}

#[test]
fn names_that_could_not_be_read_again_are_not_written() {
    for seats in [vec!["Ann"], vec!["Ann", ""], vec!["Ann", "B\n"], vec!["A", "B", "C"]] {
        let mut header = header(Options::base(Players::Two), 1);
        header.seats = seats.into_iter().map(str::to_owned).collect();
        assert!(record::Writer::new(Vec::new(), &header).is_err());
    }
}
