//! A few deals of a match, played in every seating on one thread.

use crate::clock::{Overhead, Stopwatch, Times};
use crate::contest::Match;
use crate::deal::{Deal, Seating};
use crate::draft::{Draft, Finished};
use crate::in_order::Halt;
use crate::play::{Failed, NoResult, play};
use crate::ranking::Ranks;
use crate::tally::GameResult;
use rules::Seat;
use std::ops::Range;

/// Deals that a thread plays before it looks for more, if they are quick: few enough to be fair,
/// enough that the threads seldom meet.
const QUICK: u64 = 32;

/// What came of a few deals.
#[derive(Debug)]
pub(crate) struct Piece {
    pub(crate) deals: Vec<DealOver>,
    pub(crate) times: Times,
}

/// What came of a deal.
#[derive(Debug)]
pub(crate) enum DealOver {
    /// Its games, with their records if they are kept.
    Played(Vec<GameResult>, Vec<Finished>),
    /// Some of them failed. The others do not count: a deal that lacks a seating would favour
    /// somebody.
    Failed(Vec<Failed>),
}

impl Match {
    /// The deals, in the pieces that threads take.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = Range<u64>> + Send + use<> {
        let deals = self.deals();
        let slow = self.records.is_some() || self.entries.iter().any(|entry| entry.slow);
        let size = if slow { 1 } else { QUICK };
        (0..deals.div_ceil(size)).map(move |piece| piece * size..((piece + 1) * size).min(deals))
    }

    /// Plays deals; `None` if the match is being stopped.
    pub(crate) fn play_deals(
        &self,
        deals: Range<u64>,
        overhead: Overhead,
        halt: Halt<'_>,
    ) -> Option<Piece> {
        let mut slow = [false; Seat::MAX];
        slow.iter_mut().zip(&self.entries).for_each(|(slow, entry)| *slow = entry.slow);
        let mut watch = Stopwatch::new(slow, overhead, deals.start);
        let played: Option<_> =
            deals.map(|number| self.play_deal(number, &mut watch, halt)).collect();
        Some(Piece { deals: played?, times: watch.times })
    }

    fn play_deal(&self, number: u64, watch: &mut Stopwatch, halt: Halt<'_>) -> Option<DealOver> {
        let options = self.options[(number % self.options.len() as u64) as usize];
        let deal = Deal::new(self.seed, number, options);
        let mut games = Vec::with_capacity(self.entries.len());
        let (mut records, mut failed) = (Vec::new(), Vec::new());
        for seating in Seating::all(self.entries.len()) {
            let keep = self.records.is_some();
            let mut draft = keep.then(|| Draft::new(&deal, seating, &self.entries));
            let played =
                play(&deal, seating, &self.entries, watch, halt, &mut (), |seat, answer| {
                    if let Some(draft) = &mut draft {
                        draft.answer(seat, answer);
                    }
                });
            match played {
                Ok(over) => {
                    games.push(GameResult {
                        ranks: Ranks::of(&over.game).moved(|seat| seating.entry_at(seat)),
                        answers: over.answers,
                        rounds: over.game.table().round(),
                    });
                    records.extend(draft.map(|draft| draft.finish(&over.game)));
                }
                Err(NoResult::Halted) => return None,
                Err(NoResult::Fault(fault)) => failed.push(Failed::new(&deal, seating, &fault)),
            }
        }
        Some(match failed.is_empty() {
            true => DealOver::Played(games, records),
            false => DealOver::Failed(failed),
        })
    }
}
