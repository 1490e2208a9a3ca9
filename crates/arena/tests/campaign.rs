//! Very many games of every option set, to their end and without a failure.
//!
//! A tenth of the campaign is played here; `cargo xtask games` plays all of it: a million games of
//! `random` and a hundred thousand of `steady` for every number of players.

mod common;

use arena::{End, Entry, Match, Report};
use bots::Level;
use common::{between, report};
use rules::{Options, Players};

/// Games with the same bot in every seat, over all option sets in turn.
fn campaign(players: Players, level: Level, games: u64) -> Report {
    let full = std::env::var_os("SANJUAN_CAMPAIGN").is_some_and(|value| value == "full");
    let entries = players.seats().map(|_| Entry::of(level)).collect();
    let report = report(&Match {
        options: Options::all().filter(|options| options.players == players).collect(),
        jobs: if full { std::thread::available_parallelism().map_or(1, usize::from) } else { 1 },
        ..between(entries, if full { games } else { games / 10 })
    });
    assert_eq!(report.end, End::Complete);
    assert_eq!(report.failures.count, 0, "{:?}", report.failures);
    assert!(report.games >= games / 10);
    report
}

#[test]
fn random_games_of_two_end() {
    campaign(Players::Two, Level::Random, 1_000_000);
}

#[test]
fn random_games_of_three_end() {
    campaign(Players::Three, Level::Random, 1_000_000);
}

#[test]
fn random_games_of_four_end() {
    campaign(Players::Four, Level::Random, 1_000_000);
}

#[test]
fn steady_games_of_two_and_three_end() {
    campaign(Players::Two, Level::Steady, 100_000);
    campaign(Players::Three, Level::Steady, 100_000);
}

#[test]
fn steady_games_of_four_take_eleven_to_fifteen_rounds() {
    let rounds = campaign(Players::Four, Level::Steady, 100_000).rounds.expect("games were played");
    assert!((11.0..=15.0).contains(&rounds), "{rounds} rounds");
}
