//! Games that were begun elsewhere and are played on at a table.

mod common;

use common::{Play, START, bot, made, people};
use protocol::game::Options as Form;
use protocol::refusal::Code;
use protocol::seating::{Phase, Setup};
use protocol::socket::What;
use record::Record;
use rules::{Options, Seat};
use table::{Decision, Past, Table};
use testkit::rng;

/// The record of a game of random answers.
fn played(options: Options, number: u64) -> Record {
    let mut play = Play::started(&people(options));
    play.play_out(&mut rng(number));
    let text = play.table.record().expect("the game is over");
    record::file::read(text.as_bytes()).expect("a record")
}

fn setup(record: &Record) -> Setup {
    Setup { options: Form::from(&record.header.options), ..people(record.header.options) }
}

fn continued(record: &Record, step: usize, setup: &Setup) -> Play {
    let past = Past::of(record, step as u32).expect("a step of it");
    let row = table::make_from(past, setup, &made(), START).expect("a good set-up");
    Play::of(row)
}

#[test]
fn a_game_goes_on_where_it_stood_and_its_record_is_whole() {
    for (number, options) in (0..).zip(Options::all()) {
        let record = played(options, number);
        let all = record.answers.len();
        for step in [0, 1, all / 3, all / 2 + 1, all - 1] {
            let mut setup = setup(&record);
            if number % 2 == 0 {
                setup.seats[1] = bot("novice");
            }
            let mut play = continued(&record, step, &setup);
            assert_eq!(play.table.info().past, Some(step as u32));
            assert_eq!(play.table.snapshot(None).view, None, "it has not begun");
            play.deed(0, What::Start);
            let mut before = record.clone();
            before.answers.truncate(step);
            before.summary = None;
            let stood = record::replay(&before, |_, _, _, _| ()).expect("it holds");
            let game = play.table.game().expect("it goes on").position();
            if step > 0 {
                assert_eq!(game, stood.position(), "after {step} of {all}");
            }
            play.play_out(&mut rng(number + 1_000));
            assert_eq!(play.table.phase(), Phase::Over);
            let text = play.table.record().expect("the game is over");
            let whole = record::verify(text.as_bytes()).expect("the record holds").record;
            assert_eq!(whole.answers[..step], record.answers[..step], "the past is in it");
            assert!(whole.header.deal.is_none(), "the deal was known");
            assert_eq!(whole.header.seed, record.header.seed);
            // Its rows are enough to have it again.
            let again =
                Table::of("testtable", &play.rows).expect("its own rows").expect("there are");
            assert_eq!(again.record(), Some(text));
        }
    }
}

#[test]
fn a_deck_that_was_given_is_given_again() {
    let path =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/records/given_deck_events_two.jsonl");
    let text = std::fs::read(path).expect("it is kept");
    let record = record::file::read(text.as_slice()).expect("a record");
    let mut play = continued(&record, 30, &setup(&record));
    play.deed(0, What::Start);
    play.play_out(&mut rng(1));
    let text = play.table.record().expect("the game is over");
    let whole = record::verify(text.as_bytes()).expect("the record holds").record;
    assert_eq!(whole.header.chance.deck, record.header.chance.deck);
    assert_eq!(whole.header.chance.tiles, record.header.chance.tiles);
    assert_eq!(whole.answers[..30], record.answers[..30]);
}

#[test]
fn nothing_before_the_table_can_be_taken_back() {
    let record = played(Options::all().next().expect("there are some"), 3);
    for step in [1, 10, 25] {
        let mut play = continued(&record, step, &setup(&record));
        play.deed(0, What::Start);
        for seat in 0..2 {
            let Decision::Refused(refusal) = play.try_deed(seat, What::Undo) else {
                panic!("there is nothing to take back");
            };
            assert_eq!(refusal.code, Code::NotNow);
        }
        // What is answered here can be, and the game stands then where it stood.
        let start = *play.table.game().expect("it goes on");
        let seat = Seat::new(play.waiting()[0] as usize).expect("a seat");
        let answer = start.random_answer(seat, &mut rng(step as u64)).expect("it is asked");
        play.answer(seat, answer);
        play.try_deed(seat.index() as u8, What::Undo);
        if play.table.status().proposal.is_some() {
            play.deed(1 - seat.index() as u8, What::Agree(protocol::seating::Wish::Undo));
        }
        assert_eq!(*play.table.game().expect("it goes on"), start);
    }
}

#[test]
fn a_rematch_of_it_is_dealt_anew() {
    let record = played(Options::all().next().expect("there are some"), 4);
    let mut play = continued(&record, 20, &setup(&record));
    play.deed(0, What::Start);
    play.play_out(&mut rng(4));
    let row = table::rematch(&play.table, &made(), START);
    let (table, _) = Table::first("testtable", &row).expect("a good first row");
    assert_eq!(table.info().past, None);
}

#[test]
fn nobody_goes_on_from_where_there_is_nothing_to_do() {
    let record = played(Options::all().next().expect("there are some"), 5);
    let all = record.answers.len() as u32;
    let over = Past::of(&record, all).expect_err("the game is over");
    assert!(over.code == Code::BadRequest && over.message.contains("over"), "{over:?}");
    for step in [all + 1, u32::MAX] {
        let refusal = Past::of(&record, step).expect_err("there is no such step");
        let most = format!("0 to {all}");
        assert!(refusal.code == Code::BadRequest && refusal.message.contains(&most), "{refusal:?}");
    }
    let mut wrong = record.clone();
    wrong.answers.swap(0, 5);
    assert!(Past::of(&wrong, 10).is_err(), "it cannot have been played so");
}

#[test]
fn a_past_that_cannot_have_been_is_found() {
    let record = played(Options::all().next().expect("there are some"), 6);
    let past = Past::of(&record, 12).expect("a step of it");
    let text = serde_json::to_string(&past).expect("plain data");
    for (from, to) in [
        ("\"seed\":\"", "\"seed\":\"x"),
        ("[0,{", "[3,{"),
        ("\"role\":\"", "\"role\":\"x"),
        ("\"answers\":[", "\"tiles\":[\"A\",\"A\"],\"answers\":["),
        ("\"answers\":[", "\"deck\":[\"well\"],\"answers\":["),
        ("\"answers\":[", "\"deck\":[\"no_card\"],\"answers\":["),
    ] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        let changed: Past = serde_json::from_str(&changed).expect("of the right form");
        let row = table::make_from(changed, &setup(&record), &made(), START).expect("sealed");
        let corrupt = Table::first("testtable", &row).expect_err("it cannot have been");
        assert!(corrupt.problem.contains("past"), "{corrupt}");
    }
}
