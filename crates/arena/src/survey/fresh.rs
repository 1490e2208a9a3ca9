//! A survey of games that are played for it.

use crate::clock::{Overhead, Stopwatch};
use crate::deal::{Deal, Seating};
use crate::entry::Entry;
use crate::in_order::{Halt, in_order};
use crate::play::{Failed, NoResult, play};
use crate::survey::Survey;
use crate::survey::watch::Watch;
use bots::Level;
use rules::{Options, Seat, Seed};
use std::ops::{ControlFlow, Range};
use std::sync::atomic::AtomicBool;

/// Games that a thread plays before it looks for more, if they are quick.
const QUICK: u64 = 256;

/// Games to be played for a survey: the same bot on every seat, a new deal for every game.
#[derive(Clone, Debug)]
pub struct Fresh {
    /// The option sets, which the games take in turn.
    pub options: Vec<Options>,
    /// The bot on every seat.
    pub bot: Level,
    /// How many games.
    pub games: u64,
    /// Where all deals and all dice come from.
    pub seed: Seed,
    /// How many threads play; it makes no difference to the survey.
    pub jobs: usize,
}

impl Survey {
    /// Plays games and looks at them. `stop` ends it soon, with what is known so far.
    pub fn play(
        fresh: &Fresh,
        stop: &AtomicBool,
        progress: &mut (dyn FnMut(u64) + Send),
    ) -> Survey {
        let mut survey = Survey::default();
        let entries: Vec<Entry> = (0..Seat::MAX).map(|_| Entry::of(fresh.bot)).collect();
        let size = if entries.iter().any(|entry| entry.slow) { 1 } else { QUICK };
        let pieces = (0..fresh.games.div_ceil(size))
            .map(|piece| piece * size..((piece + 1) * size).min(fresh.games));
        let overhead = Overhead::measure();
        in_order(
            fresh.jobs,
            pieces,
            stop,
            |games, halt| play_games(fresh, &entries, games, overhead, halt),
            |piece| {
                survey.merge(piece);
                progress(survey.games());
                ControlFlow::Continue(())
            },
        );
        survey
    }
}

fn play_games(
    fresh: &Fresh,
    entries: &[Entry],
    games: Range<u64>,
    overhead: Overhead,
    halt: Halt<'_>,
) -> Option<Survey> {
    let mut survey = Survey::default();
    let mut clock = Stopwatch::new([false; Seat::MAX], overhead, 0);
    for number in games {
        let options = *fresh.options.get((number % fresh.options.len().max(1) as u64) as usize)?;
        let deal = Deal::new(fresh.seed, number, options);
        let players = usize::from(options.players.count());
        let Some(seating) = Seating::all(players).next() else { continue };
        let mut watch = Watch::default();
        match play(&deal, seating, entries, &mut clock, halt, &mut watch, |_, _| ()) {
            Ok(over) => survey.add(&over.game, &watch),
            Err(NoResult::Halted) => return None,
            Err(NoResult::Fault(fault)) => {
                survey.failures.add(Failed::new(&deal, seating, &fault));
            }
        }
    }
    Some(survey)
}
