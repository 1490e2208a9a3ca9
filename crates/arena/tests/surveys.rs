//! Surveys: counted twice, once by the survey and once by hand.

mod common;

use arena::{Fresh, Match, Refusals, Survey, SurveyReport};
use bots::Level;
use common::{between, random, report, scratch, verified};
use rules::{Edition, Event, Options, Players, Seed};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

fn fresh(players: Players, games: u64, jobs: usize) -> Fresh {
    let options = Options::all().filter(|options| options.players == players).collect();
    Fresh { options, bot: Level::Random, games, seed: Seed::from_number(3), jobs }
}

fn play(fresh: &Fresh) -> SurveyReport {
    Survey::play(fresh, &AtomicBool::new(false), &mut |_| ()).report()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    entries.map(|entry| entry.expect("readable").path()).collect()
}

fn read(paths: Vec<PathBuf>, jobs: usize) -> Survey {
    Survey::read(paths.into_iter(), jobs, &AtomicBool::new(false), &mut |_| ())
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let one = play(&fresh(Players::Three, 600, 1));
    assert_eq!(one, play(&fresh(Players::Three, 600, 3)));
    assert_eq!((one.games, one.tables.len(), one.failures.count), (600, 1, 0));
}

#[test]
fn what_must_add_up_adds_up() {
    for players in Players::ALL {
        let report = play(&fresh(players, 320, 2));
        let table = &report.tables[0];
        let wins: f64 = table.positions.iter().filter_map(|p| p.wins).map(|w| w.value).sum();
        assert!((wins - 1.0).abs() < 1e-9, "somebody wins every game: {wins}");
        let taken: u64 = table.first_roles.iter().map(|role| role.games).sum();
        assert_eq!(taken, table.games, "somebody chooses first in every game");
        let scores: u64 = table.scores.counts.iter().map(|&(_, count)| count).sum();
        assert_eq!(scores, table.games * u64::from(players.count()));
        let rounds: u64 = table.rounds.counts.iter().map(|&(_, count)| count).sum();
        assert_eq!(rounds, table.games);
        let editions: u64 = table.editions.iter().map(|part| part.games).sum();
        assert_eq!((table.editions.len(), editions), (2, table.games));
        for building in &table.buildings {
            assert!(building.by_winner <= building.by_anybody, "{building:?}");
            assert!(building.builders <= building.built + 1e-12, "{building:?}");
            // Some are in every game, some in half of them, some in one edition's half of those.
            let part = table.games / building.games;
            assert!([1, 2, 4].contains(&part) && building.games * part == table.games);
        }
        let opened: f64 = table.openings.iter().map(|opening| opening.part).sum();
        assert!((opened - 1.0).abs() < 1e-9, "whoever builds builds something first: {opened}");
        for opening in &table.openings {
            let building = table.buildings.iter().find(|building| building.card == opening.card);
            let builders = building.map_or(0.0, |b| b.builders * b.games as f64);
            let most = builders * f64::from(players.count()) + 1e-6;
            assert!(opening.players as f64 <= most, "{opening:?} {building:?}");
        }
        let cathedral = table.buildings.iter().find(|building| building.card == "cathedral");
        assert_eq!(cathedral.map(|building| building.games * 2), Some(table.games));
    }
}

#[test]
fn records_are_counted_as_by_hand() {
    let folder = scratch("survey");
    let options = Options { edition: Edition::Second, ..Options::base(Players::Three) };
    let of =
        Match { options: vec![options], records: Some(folder.clone()), ..between(random(3), 30) };
    report(&of);
    let report = read(files(&folder), 2).report();
    let [table] = &report.tables[..] else { panic!("all games have three players: {report:?}") };
    assert_eq!((report.games, table.players, table.editions.len()), (30, 3, 0));

    let mut copies: BTreeMap<&str, u64> = BTreeMap::new();
    let (mut wins_of_governor, mut points_of_last, mut smithies_that_won) = (0.0, 0.0, 0.0);
    let mut smithies = 0.0;
    let mut opened: BTreeMap<&str, (u64, f64)> = BTreeMap::new();
    for (record, game) in verified(&folder) {
        let governor = record.header.game().expect("it was played").table().governor();
        let outcome = game.outcome().expect("it is over");
        let part = |seat| {
            if outcome.winners.has(seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 }
        };
        wins_of_governor += part(governor);
        points_of_last += f64::from(outcome.sheets[governor.ahead(2, 3).index()].total);
        let mut builders = std::collections::BTreeSet::new();
        let mut with_smithy = std::collections::BTreeSet::new();
        record::replay(&record, |_, _, _, events| {
            for event in events {
                if let Event::Built { seat, card, .. } | Event::BuiltOver { seat, card, .. } = event
                {
                    *copies.entry(card.id()).or_default() += 1;
                    if builders.insert(*seat) {
                        let (players, won) = opened.entry(card.id()).or_default();
                        *players += 1;
                        *won += part(*seat);
                    }
                    if card.id() == "smithy" {
                        with_smithy.insert(*seat);
                    }
                }
            }
        })
        .expect("the record holds");
        smithies += with_smithy.len() as f64;
        smithies_that_won += with_smithy.into_iter().map(part).sum::<f64>();
    }
    let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-9, "{a} is not {b}");
    near(table.positions[0].wins.expect("30 games").value, wins_of_governor / 30.0);
    near(table.positions[2].points.expect("30 games").value, points_of_last / 30.0);
    for building in &table.buildings {
        let by_hand = copies.get(building.card).copied().unwrap_or(0);
        near(building.built, by_hand as f64 / 90.0);
    }
    assert_eq!(table.openings.len(), opened.len());
    for opening in &table.openings {
        let (players, won) = opened[opening.card];
        assert_eq!(opening.players, players, "{opening:?}");
        near(opening.wins.expect("somebody did").value, won / players as f64);
    }
    let smithy = table.buildings.iter().find(|b| b.card == "smithy").expect("in every deck");
    near(smithy.builders, smithies / 90.0);
    near(smithy.wins.expect("somebody built one").value, smithies_that_won / smithies);
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn records_that_do_not_hold_are_listed_and_unfinished_ones_left_out() {
    let folder = scratch("refused");
    report(&Match { records: Some(folder.clone()), ..between(random(2), 4) });
    let mut paths = files(&folder);
    paths.sort();
    let cut = |path: &PathBuf, keep: usize, change: bool| {
        let text = std::fs::read_to_string(path).expect("a record is text");
        let lines: Vec<&str> = text.lines().take(keep).collect();
        let text = lines.join("\n") + "\n";
        let text = if change { text.replace("random 1", "random 2") } else { text };
        std::fs::write(path, text).expect("it can be written");
    };
    cut(&paths[1], 20, false);
    cut(&paths[2], 20, true);
    paths.push(folder.join("missing.jsonl"));
    for jobs in [1, 3] {
        let report = read(paths.clone(), jobs).report();
        assert_eq!((report.games, report.unfinished), (2, 1));
        let Refusals { count, unreadable, first } = report.refused;
        assert_eq!((count, unreadable, first.len()), (2, 1, 2));
        assert_eq!((&first[0].path, first[0].unreadable), (&paths[2], false));
        assert!(first[0].reason.contains("hash does not fit"), "{first:?}");
        assert!(first[1].unreadable, "{first:?}");
    }
    let _ = std::fs::remove_dir_all(folder);
}
