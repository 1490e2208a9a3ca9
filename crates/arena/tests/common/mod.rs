//! Bots and folders for tests.

#![allow(dead_code, reason = "every test file uses some of it")]

use arena::{Entry, Match, Report};
use bots::{Bot, Dice, Level};
use rules::{Answer, Game, Glance, Options, Players, Prompt, Seed};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

/// Answers whatever comes first: the same in the same situation, without dice.
#[derive(Debug)]
pub(crate) struct First;

/// Never says anything that is asked.
#[derive(Debug)]
pub(crate) struct Illegal;

/// Falls over.
#[derive(Debug)]
pub(crate) struct Panics;

impl Bot for First {
    fn name(&self) -> String {
        "first 1".to_owned()
    }

    fn answer(&self, glance: &Glance<'_>, _: &Prompt, _: &mut Dice) -> Answer {
        let mut first = Answer::Pass;
        glance.options(|answer| {
            first = answer;
            ControlFlow::Break(())
        });
        first
    }
}

impl Bot for Illegal {
    fn name(&self) -> String {
        "illegal 1".to_owned()
    }

    fn answer(&self, _: &Glance<'_>, _: &Prompt, _: &mut Dice) -> Answer {
        Answer::Demolish(rules::Place::new(11).expect("a town has twelve places"))
    }
}

impl Bot for Panics {
    fn name(&self) -> String {
        "panics 1".to_owned()
    }

    fn answer(&self, _: &Glance<'_>, _: &Prompt, _: &mut Dice) -> Answer {
        panic!("a panic that a test asked for")
    }
}

/// An entry with a bot of the tests.
pub(crate) fn entry(label: &str, bot: impl Bot + 'static) -> Entry {
    Entry::new(label, Box::new(bot) as Box<dyn Bot>)
}

/// A match of the base game on one thread.
pub(crate) fn between(entries: Vec<Entry>, games: u64) -> Match {
    let players = Players::new(entries.len()).expect("two to four");
    Match {
        options: vec![Options::base(players)],
        entries,
        games,
        seed: Seed::from_number(7),
        jobs: 1,
        sprt: None,
        records: None,
    }
}

/// So many random bots.
pub(crate) fn random(number: usize) -> Vec<Entry> {
    (0..number).map(|_| Entry::of(Level::Random)).collect()
}

/// The report of a match that nobody stops.
pub(crate) fn report(of: &Match) -> Report {
    of.run(&AtomicBool::new(false), &mut |_| ()).expect("the match can be played").report
}

/// A folder of its own for a test, not there yet.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("sanjuan-arena-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    path
}

/// The games of a folder of records, verified, in the order of their names.
pub(crate) fn verified(folder: &Path) -> Vec<(record::Record, Game)> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.sort();
    let verify = |path: &PathBuf| {
        let file = std::fs::File::open(path).expect("the record is there");
        let verified = record::verify(std::io::BufReader::new(file)).expect("the record holds");
        (verified.record, verified.game)
    };
    paths.iter().map(verify).collect()
}
