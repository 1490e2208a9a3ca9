//! Replays show what the seats saw, and nothing else.

use protocol::game::{Question, Sighting, View};
use protocol::replay::{Lesson, Replay};
use record::{Record, file};
use rules::{Event, Game, Seat};
use std::fs;
use std::path::Path;

fn fixtures() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures")
}

/// Every record that is kept.
fn kept() -> Vec<Record> {
    let folder = fixtures().join("records").read_dir().expect("there are records");
    let paths = folder.map(|entry| entry.expect("it can be read").path());
    let mut records: Vec<Record> = paths.map(|path| read(&path)).collect();
    records.push(read(&fixtures().join("lesson.jsonl")));
    records
}

fn read(path: &Path) -> Record {
    let text = fs::read(path).expect("it can be read");
    file::read(text.as_slice()).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The games before every answer, with the answers' events, and the one at the end.
fn games(record: &Record) -> (Vec<(Game, Vec<Event>)>, Game) {
    let mut games = Vec::new();
    let each = |before: &Game, _, _: &_, events: &[Event]| games.push((*before, events.to_vec()));
    let end = record::replay(record, each).expect("it holds");
    (games, end)
}

#[test]
fn patches_folded_give_what_every_seat_saw_after_every_step() {
    for record in kept() {
        let replay = Replay::of(&record).expect("it holds");
        let (games, end) = games(&record);
        assert_eq!(replay.steps.len(), record.answers.len());
        assert_eq!(replay.eyes.len(), record.header.seats.len());
        for (number, eyes) in replay.eyes.iter().enumerate() {
            let seat = Seat::new(number).expect("a seat");
            assert_eq!(eyes.seat as usize, number);
            assert_eq!(eyes.items.len(), replay.steps.len(), "an item a step");
            assert_eq!(eyes.start, View::from(&games[0].0.view(seat)));
            let mut view = eyes.start.clone();
            let after = games[1..].iter().map(|(game, _)| game).chain([&end]);
            for ((item, game), (_, events)) in eyes.items.iter().zip(after).zip(&games) {
                item.patch.apply(&mut view);
                assert_eq!(view, View::from(&game.view(seat)));
                let told = events.iter().filter(|event| !matches!(event, Event::Waiting(_)));
                let seen = told.map(|event| Sighting::from(&event.seen_by(Some(seat))));
                assert_eq!(item.events, seen.collect::<Vec<_>>());
            }
        }
        for (step, (seat, _)) in replay.steps.iter().zip(&record.answers) {
            assert_eq!(step.seat as usize, seat.index());
        }
        assert!(replay.steps.is_sorted_by_key(|step| step.round), "rounds go on");
        let result = replay.result.expect("it was played to its end");
        let totals: Vec<u16> = result.sheets.iter().map(|sheet| sheet.total).collect();
        let summary = record.summary.expect("it was played to its end");
        let written: Vec<u16> = summary.scores.iter().map(|score| score.0).collect();
        assert_eq!(totals, written);
    }
}

#[test]
fn games_that_were_not_played_to_their_end_can_be_replayed() {
    for mut record in kept() {
        record.summary = None;
        for length in [0, 1, record.answers.len() / 2] {
            record.answers.truncate(length.max(1));
            if length == 0 {
                record.answers.clear();
            }
            let replay = Replay::of(&record).expect("it holds as far as it goes");
            assert_eq!(replay.result, None);
            assert_eq!(replay.eyes.len(), record.header.seats.len());
            for eyes in replay.eyes {
                assert_eq!(eyes.items.len(), record.answers.len());
            }
        }
    }
}

#[test]
fn an_answer_that_cannot_have_been_given_is_named_by_its_line() {
    for mut record in kept() {
        record.summary = None;
        record.answers.truncate(20);
        let last = *record.answers.last().expect("there are some");
        record.answers.push(last);
        record.answers.push(last);
        let error = Replay::of(&record).expect_err("nobody is asked the same three times");
        assert!(error.line == 22 || error.line == 23, "{error}");
    }
}

#[test]
fn a_lesson_asks_what_the_first_seat_was_asked() {
    let record = read(&fixtures().join("lesson.jsonl"));
    let lesson = Lesson::of(&record).expect("it holds");
    let (games, _) = games(&record);
    assert_eq!(lesson.replay, Replay::of(&record).expect("it holds"));
    assert_eq!(lesson.questions.len(), lesson.replay.steps.len());
    let mut asked = 0;
    let first = Seat::new(0).expect("a seat");
    for ((question, step), (game, _)) in
        lesson.questions.iter().zip(&lesson.replay.steps).zip(games)
    {
        let expected = (step.seat == 0).then(|| Question::of(&game, first).expect("it is asked"));
        assert_eq!(*question, expected);
        asked += usize::from(question.is_some());
    }
    assert!(asked > 10, "there is something to learn: {asked}");
}
