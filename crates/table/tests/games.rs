//! Whole games at a table, of every kind.

mod common;

use common::{Play, bot, people};
use protocol::seating::Phase;
use protocol::socket::What;
use rules::Options;
use table::Table;
use testkit::rng;

#[test]
fn every_game_can_be_played_and_verified() {
    for (number, options) in (0..).zip(Options::all()) {
        let mut setup = people(options);
        if number % 2 == 0 {
            setup.seats[1] = bot("novice");
        }
        let mut play = Play::new(&setup);
        play.deed(0, What::Add { entropy: format!("{number:04x}") });
        play.deed(0, What::Start);
        play.play_out(&mut rng(number));
        assert_eq!(play.table.phase(), Phase::Over);
        let record = play.table.record().expect("the game is over");
        let verified = record::verify(record.as_bytes()).expect("the record holds");
        let result = play.table.status().result.expect("the game is over");
        let told: Vec<_> = result.sheets.iter().map(|sheet| sheet.total).collect();
        let summary = verified.record.summary.expect("the game is over");
        let proven: Vec<_> = summary.scores.iter().map(|score| score.0).collect();
        assert_eq!(told, proven);
    }
}

#[test]
fn a_table_is_the_sum_of_its_rows() {
    for (number, options) in (0..).zip(Options::all()) {
        let mut setup = people(options);
        setup.seats[0] = bot("random");
        setup.seats[1] = protocol::seating::SeatPlan::Here { name: "Ann".to_owned() };
        let mut play = Play::new(&setup);
        play.deed(1, What::Start);
        play.play_out(&mut rng(number));
        let again = Table::of("testtable", &play.rows).expect("its own rows").expect("there are");
        for (viewer, told) in &play.told {
            assert_eq!(again.snapshot(*viewer), *told);
        }
        assert_eq!(again.record(), play.table.record());
        assert_eq!(again.chores(), play.table.chores());
    }
}

#[test]
fn an_edited_row_is_found_and_named() {
    let mut play = Play::started(&people(Options::base(rules::Players::Two)));
    play.play_out(&mut rng(1));
    for at in [0, 1, 5, play.rows.len() - 1] {
        let mut rows = play.rows.clone();
        rows[at].at += 1;
        let error = Table::of("testtable", &rows).expect_err("it was changed");
        assert_eq!(error.seq, at as u64 + 1);
        let mut rows = play.rows.clone();
        rows[at].body = rows[at].body.replacen("\"seat\":0", "\"seat\":1", 1) + " ";
        assert_eq!(Table::of("testtable", &rows).expect_err("changed").seq, at as u64 + 1);
    }
    let mut rows = play.rows.clone();
    rows.remove(3);
    assert_eq!(Table::of("testtable", &rows).expect_err("one is missing").seq, 5);
    assert!(Table::of("othertable", &play.rows).is_err(), "rows belong to their table");
}
