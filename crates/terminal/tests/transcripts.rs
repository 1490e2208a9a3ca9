//! Whole games at the plain face, kept as transcripts. They are written anew by
//! `SANJUAN_REFRESH=transcripts cargo test -p terminal --test transcripts`; look at the diff.

mod common;

use common::{everything, script, session, session_in, settings};
use rules::{Options, Players};
use std::path::PathBuf;
use terminal::plain::{End, PlayError, Style, play};
use terminal::{Session, Turn};
use texts::Lang;

fn transcript(mut session: Session, input: &str) -> (Session, Result<End, PlayError>, String) {
    let mut output = Vec::new();
    let style = Style { echo: true, ..Style::default() };
    let end = play(&mut session, &settings(), style, input.as_bytes(), &mut output);
    (session, end, String::from_utf8(output).expect("texts are UTF-8"))
}

/// The games that are kept: bots are random, because they never change.
fn kept() -> Vec<(&'static str, Session, String)> {
    let base = session(Options::base(Players::Two), 21, &["You", "random"]);
    let full = session(everything(Players::Three), 12, &["You", "random", "random"]);
    let hot_seat = session(Options::base(Players::Four), 244, &["Anna", "Ben", "Cleo", "Dan"]);
    let asking = "help\nhand\ntowns\nprices\ntiles\nscore\noptions\nrules library\nhelp pay\nhint\n\
                  smihty\nsell 1\n99\nundo\n";
    let with_questions = format!("{asking}{}", script(&full, 1));
    vec![
        ("base_two", base.clone(), script(&base, 1)),
        ("second_new_events_three", full, with_questions),
        ("hot_seat_four", hot_seat.clone(), script(&hot_seat, 1)),
    ]
}

#[test]
fn the_kept_games_are_told_as_they_were() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let refresh = std::env::var("SANJUAN_REFRESH").is_ok_and(|what| what == "transcripts");
    for (name, session, input) in kept() {
        let (session, end, told) = transcript(session, &input);
        assert_eq!(end.expect("memory does not fail"), End::Over, "{name}");
        assert_eq!(session.turn(), Turn::Over);
        assert!(!told.contains('⟦'), "{name}: a text is missing");
        let path = folder.join(format!("{name}.txt"));
        if refresh {
            std::fs::create_dir_all(&folder).expect("the folder can be made");
            std::fs::write(&path, &told).expect("it can be written");
        }
        let kept = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let first = kept.lines().zip(told.lines()).position(|(kept, told)| kept != told);
        assert!(
            kept == told,
            "{name} differs from line {:?} on: {:?}\nIf that was wanted, write the transcripts \
             anew: SANJUAN_REFRESH=transcripts cargo test -p terminal --test transcripts",
            first.map(|line| line + 1),
            first.and_then(|line| told.lines().nth(line)),
        );
    }
}

#[test]
fn the_end_of_the_input_is_told_and_is_not_the_end_of_the_game() {
    let base = || session(Options::base(Players::Two), 21, &["You", "random"]);
    let all = script(&base(), 1);
    let half: String = all.lines().take(5).map(|line| format!("{line}\n")).collect();
    let (_, end, told) = transcript(base(), &half);
    assert_eq!(end.expect("memory does not fail"), End::InputEnded);
    assert!(told.ends_with("The input ended before the game did. Nothing was saved.\n"), "{told}");
    let (_, end, told) = transcript(base(), "quit\n");
    assert_eq!(end.expect("memory does not fail"), End::Left);
    assert!(told.ends_with("You left the table. Nothing was saved.\n"), "{told}");
}

#[test]
fn an_answer_taken_back_is_asked_again() {
    let base = || session(Options::base(Players::Two), 21, &["You", "random"]);
    let all = script(&base(), 1);
    // Every answer is given, taken back, and given again.
    let hesitant: String = all.lines().map(|line| format!("{line}\nundo\n{line}\n")).collect();
    let last = all.lines().last().expect("somebody answered");
    let hesitant = hesitant.strip_suffix(&format!("undo\n{last}\n")).expect("it ends so");
    let (end, _, _) = transcript(base(), &all);
    let (again, _, told) = transcript(base(), hesitant);
    assert_eq!(again.answers(), end.answers());
    assert!(told.contains("The last answer was taken back."));
}

#[test]
fn every_language_plays_a_game() {
    for lang in Lang::ALL {
        let game = session_in(lang, everything(Players::Three), 4, &["You", "random", "random"]);
        let input = format!("help\nhand\ntowns\nprices\ntiles\nscore\nhint\n{}", script(&game, 2));
        let (_, end, told) = transcript(game, &input);
        assert_eq!(end.expect("memory does not fail"), End::Over, "{lang:?}");
        assert!(!told.contains('⟦'), "{lang:?}: a text is missing");
    }
}
