//! What many games tell about the game: who wins from where, with what, and how.

mod fresh;
mod records;
mod report;
mod tally;
mod watch;

pub use fresh::Fresh;
pub use records::{Refusals, Refused};
pub use report::{Building, FirstRole, Opening, Position, Spread, SurveyReport, TableReport};

use crate::report::Failures;
use rules::{Edition, Game, Players};
use tally::Tally;
use watch::Watch;

/// What games have shown so far. Tables of different size are kept apart, and so are the
/// editions; all counts are whole numbers, so the order of the games makes no difference.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Survey {
    /// Each in a place of its own: together they are too large for the stack of a thread.
    tallies: [[Box<Tally>; Edition::ALL.len()]; Players::ALL.len()],
    /// Records of games that are not over.
    unfinished: u64,
    /// Records that do not hold, or cannot be read.
    refused: Refusals,
    /// Games between bots that did not come to their end.
    failures: Failures,
}

impl Survey {
    /// How many finished games there are.
    pub fn games(&self) -> u64 {
        self.tallies.iter().flatten().map(|tally| tally.games()).sum()
    }

    /// How many records were read, finished or not, that hold.
    pub fn records(&self) -> u64 {
        self.games() + self.unfinished
    }

    /// The records that do not hold or cannot be read.
    pub fn refused(&self) -> &Refusals {
        &self.refused
    }

    /// Games between bots that did not come to their end.
    pub fn failures(&self) -> &Failures {
        &self.failures
    }

    /// Adds the games of another one.
    pub fn merge(&mut self, other: Survey) {
        let mine = self.tallies.iter_mut().flatten();
        mine.zip(other.tallies.iter().flatten()).for_each(|(mine, more)| mine.merge(more));
        self.unfinished += other.unfinished;
        self.refused.merge(other.refused);
        self.failures.merge(other.failures);
    }

    /// Adds a game that is over, with what was seen of it.
    fn add(&mut self, game: &Game, watch: &Watch) {
        let options = game.options_set();
        self.tallies[options.players as usize][options.edition as usize].add(game, watch);
    }
}
