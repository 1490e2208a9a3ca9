//! Sessions: taking back, saving, resuming.

mod common;

use common::{Somebody, everything, let_bots_answer, session};
use rules::{Options, Players, Seat};
use std::path::PathBuf;
use terminal::{Player, SaveError, Session, SessionError, Turn, resume, save};
use texts::{Lang, Texts};

fn scratch(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("sanjuan-term-{}-{name}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}

/// Plays a game in which people answer at random, and keeps the session before every answer of
/// a person.
fn played(mut session: Session, seed: u64) -> (Session, Vec<Session>) {
    let mut somebody = Somebody::new(seed);
    let mut before = Vec::new();
    loop {
        let_bots_answer(&mut session);
        let Some(answer) = somebody.answer(&session) else { return (session, before) };
        before.push(session.clone());
        session.answer(&answer).expect("drawn answers are legal");
    }
}

fn told(session: &Session, seat: Seat) -> Vec<String> {
    session.scene(seat).log.iter().map(|told| told.text.clone()).collect()
}

#[test]
fn undo_goes_back_answer_by_answer_to_the_beginning() {
    for players in [&["You", "random", "steady"][..], &["Anna", "novice", "Ben", "random"]] {
        let number = Players::new(players.len()).expect("it fits");
        let (mut session, before) = played(session(everything(number), 5, players), 1);
        for earlier in before.iter().rev() {
            assert!(session.can_undo() && session.undo());
            assert_eq!(session.answers(), earlier.answers());
            assert_eq!(session.turn(), earlier.turn());
            let seat = session.viewer();
            assert_eq!(session.scene(seat).view, earlier.scene(seat).view);
            assert_eq!(told(&session, seat), told(earlier, seat));
        }
        assert!(!session.can_undo());
        let answers = session.answers().to_vec();
        assert!(!session.undo(), "nothing of a person is left to take back");
        assert_eq!(session.answers(), answers, "so bots' answers stay");
    }
}

#[test]
fn what_is_taken_back_can_be_played_again_the_same_way() {
    let (end, before) =
        played(session(Options::base(Players::Three), 3, &["You", "steady", "random"]), 7);
    let mut again = end.clone();
    for _ in 0..before.len() / 2 {
        again.undo();
    }
    let mut somebody = Somebody::new(7);
    // The same person, who has already given the first half of the answers.
    for earlier in &before[..before.len() - before.len() / 2] {
        somebody.answer(earlier);
    }
    loop {
        let_bots_answer(&mut again);
        let Some(answer) = somebody.answer(&again) else { break };
        again.answer(&answer).expect("drawn answers are legal");
    }
    assert_eq!(again.answers(), end.answers());
    assert_eq!(told(&again, Seat::FIRST), told(&end, Seat::FIRST));
}

#[test]
fn a_game_resumed_anywhere_goes_on_as_it_would_have() {
    let path = scratch("resume.jsonl");
    let players = ["Anna", "random", "Ben"];
    let (end, before) = played(session(everything(Players::Three), 11, &players), 2);
    for (number, earlier) in before.iter().enumerate() {
        save(earlier, &path).expect("it can be written");
        let mut resumed = resume(Texts::of(Lang::En), &path).expect("it holds");
        assert_eq!(resumed.turn(), earlier.turn());
        assert_eq!(resumed.players(), earlier.players());
        let seat = resumed.viewer();
        assert_eq!(resumed.scene(seat).view, earlier.scene(seat).view);
        assert_eq!(told(&resumed, seat), told(earlier, seat));
        // To play every one to its end would take long and show nothing new.
        if number % 7 != 0 {
            continue;
        }
        let mut somebody = Somebody::new(2);
        for earlier in &before[..number] {
            somebody.answer(earlier);
        }
        while resumed.turn() != Turn::Over {
            let_bots_answer(&mut resumed);
            let Some(answer) = somebody.answer(&resumed) else { break };
            resumed.answer(&answer).expect("drawn answers are legal");
        }
        assert_eq!(resumed.answers(), end.answers(), "resumed after {number} answers");
    }
    let _ = std::fs::remove_file(path);
}

#[test]
fn a_save_is_a_record_and_replaces_only_records() {
    let path = scratch("save.jsonl");
    let (end, before) = played(session(Options::base(Players::Two), 1, &["You", "random"]), 4);
    save(&before[3], &path).expect("it can be written");
    save(&end, &path).expect("a record is replaced");
    let text = std::fs::read(&path).expect("it is there");
    let verified = record::verify(&text[..]).expect("it holds");
    assert_eq!(verified.record.header.seats, ["You", "random"]);
    assert!(verified.record.summary.is_some());
    std::fs::write(&path, "a letter to a friend").expect("it can be written");
    assert!(matches!(save(&end, &path), Err(SaveError::NotARecord { .. })));
    let kept = std::fs::read_to_string(&path).expect("it is there");
    assert_eq!(kept, "a letter to a friend");
    let folder = path.parent().expect("a file lies in a folder");
    let beside = std::fs::read_dir(folder).expect("it can be read").flatten();
    let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
    let left = beside.filter(|file| file.file_name().to_string_lossy().starts_with(&name)).count();
    assert_eq!(left, 1, "nothing is left beside the file");
    let _ = std::fs::remove_file(path);
}

#[test]
fn a_save_never_replaces_another_game() {
    let path = scratch("other.jsonl");
    let table = |seed, players: &[&str]| session(Options::base(Players::Two), seed, players);
    let first = table(1, &["You", "random"]);
    save(&first, &path).expect("it can be written");
    let kept = std::fs::read_to_string(&path).expect("it is there");
    for other in [table(2, &["You", "random"]), table(1, &["You", "steady"])] {
        assert!(matches!(save(&other, &path), Err(SaveError::OtherGame { .. })));
        assert_eq!(std::fs::read_to_string(&path).expect("it is there"), kept);
    }
    // What is left of a record may be of any game.
    std::fs::write(&path, &kept[..kept.len() / 2]).expect("it can be written");
    assert!(matches!(save(&first, &path), Err(SaveError::OtherGame { .. })));
    std::fs::write(&path, "").expect("it can be written");
    save(&first, &path).expect("an empty file is nobody's");
    let _ = std::fs::remove_file(path);
}

#[test]
fn a_bot_with_a_short_name_keeps_it_in_the_record() {
    let path = scratch("short.jsonl");
    let mut header = session(Options::base(Players::Two), 1, &["You", "random"]).header().clone();
    header.seats = vec!["You".to_owned(), "search".to_owned()];
    let file = std::fs::File::create(&path).expect("it can be written");
    record::Writer::new(file, &header).expect("it can be written");
    let resumed = resume(Texts::of(Lang::En), &path).expect("it holds");
    save(&resumed, &path).expect("it is the same game");
    assert_eq!(resumed.header().seats, header.seats);
    let _ = std::fs::remove_file(path);
}

#[test]
fn what_does_not_hold_is_not_resumed() {
    let path = scratch("forged.jsonl");
    let texts = Texts::of(Lang::En);
    assert!(matches!(resume(texts, &path), Err(SaveError::File { .. })), "there is no file yet");
    let (_, before) = played(session(Options::base(Players::Two), 1, &["You", "random"]), 4);
    save(&before[3], &path).expect("it can be written");
    let text = std::fs::read_to_string(&path).expect("it was written");
    std::fs::write(&path, text.replacen("You", "Eve", 1)).expect("it can be written");
    let error = resume(texts, &path).expect_err("the hash does not fit");
    assert!(matches!(error, SaveError::Record { .. }));
    let told = error.to_string();
    assert!(told.contains("line 1: the hash does not fit") && told.contains("cannot be resumed"));
    let _ = std::fs::remove_file(path);
}

#[test]
fn a_table_needs_a_person_and_people_need_names_of_their_own() {
    let header = |session: &Session| session.header().clone();
    let base = session(Options::base(Players::Two), 1, &["You", "random"]);
    let bots = ["steady", "random"].map(Player::of_record_name).to_vec();
    let error = Session::new(Texts::of(Lang::En), header(&base), bots).expect_err("nobody plays");
    assert_eq!(error, SessionError::NobodyPlays);
    let named = vec![Player::Human("steady".to_owned()), Player::you()];
    let error = Session::new(Texts::of(Lang::En), header(&base), named).expect_err("a bot's name");
    assert_eq!(error, SessionError::NamedAsBot { name: "steady".to_owned() });
}

#[test]
fn an_illegal_answer_changes_nothing() {
    let mut session = session(Options::base(Players::Two), 1, &["Anna", "Ben"]);
    let before = (session.answers().to_vec(), told(&session, session.viewer()));
    let news = session.scene(session.viewer()).news;
    assert!(session.answer(&rules::Answer::Pass).is_err());
    assert_eq!((session.answers().to_vec(), told(&session, session.viewer())), before);
    assert_eq!(session.scene(session.viewer()).news, news);
}
