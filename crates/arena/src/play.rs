//! One game between bots.

use crate::clock::Stopwatch;
use crate::deal::{Deal, Seating};
use crate::ears::{Ears, Forgetful, Remembering};
use crate::entry::Entry;
use crate::in_order::Halt;
use bots::Dice;
use record::MAX_ANSWERS;
use rules::{Answer, Game, Illegal, Log, Memories, Seat, Seed};
use serde::Serialize;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How a game ended.
#[derive(Clone, Debug)]
pub(crate) struct GameOver {
    /// The last state.
    pub(crate) game: Game,
    /// How many answers each entry gave.
    pub(crate) answers: [u32; Seat::MAX],
}

/// Why a game did not come to its end.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Fault {
    /// A bot gave an answer that the rules refuse.
    #[error("seat {seat} ({bot}) gave an illegal answer: {illegal:?}")]
    Illegal {
        /// Where it sat.
        seat: Seat,
        /// The bot.
        bot: String,
        /// The rule against it.
        illegal: Illegal,
    },
    /// There were more answers than a record may have.
    #[error("the game was not over after {MAX_ANSWERS} answers")]
    TooLong,
    /// A bot or the rules panicked.
    #[error("the program panicked: {0}")]
    Panicked(String),
    /// The rules waited for a seat but asked it nothing.
    #[error("the rules wait for seat {seat} but ask it nothing")]
    NothingAsked {
        /// The seat.
        seat: Seat,
    },
}

/// A game that did not come to its end, with what is needed to play it again.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Failed {
    /// The number of the deal.
    pub deal: u64,
    /// By how many seats the entries had moved on.
    pub rotation: usize,
    /// The seed of the game.
    pub seed: String,
    /// The options of the game.
    pub options: serde_json::Value,
    /// Why.
    pub reason: String,
}

/// Why there is no result.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum NoResult {
    /// The match is being stopped.
    Halted,
    /// Something is wrong with a bot or with the rules.
    Fault(Fault),
}

impl Failed {
    pub(crate) fn new(deal: &Deal, seating: Seating, fault: &Fault) -> Failed {
        Failed {
            deal: deal.number,
            rotation: seating.rotation(),
            seed: Seed::to_string(&deal.seed),
            options: record::options::to_json(&deal.options),
            reason: fault.to_string(),
        }
    }
}

/// Plays a deal in one seating. What happens goes to `log`, every accepted answer to `note`.
pub(crate) fn play<L: Log>(
    deal: &Deal,
    seating: Seating,
    entries: &[Entry],
    watch: &mut Stopwatch,
    halt: Halt<'_>,
    log: &mut L,
    note: impl FnMut(Seat, &Answer),
) -> Result<GameOver, NoResult> {
    let mut dice: [Dice; Seat::MAX] = std::array::from_fn(|entry| deal.dice(entry));
    let game = Game::new(deal.options, deal.seed);
    // A panic is a fault of this game, whose seed is worth knowing; the others go on. Nothing
    // that was being changed is looked at afterwards, save the times.
    catch_unwind(AssertUnwindSafe(|| {
        if entries.iter().any(|entry| entry.bot.remembers()) {
            let mut ears = Remembering::new(log);
            to_the_end(game, seating, entries, &mut dice, watch, halt, &mut ears, note)
        } else {
            to_the_end(game, seating, entries, &mut dice, watch, halt, &mut Forgetful(log), note)
        }
    }))
    .unwrap_or_else(|panic| Err(NoResult::Fault(Fault::Panicked(words(&*panic)))))
}

#[allow(clippy::too_many_arguments, reason = "all of it is needed for every answer")]
fn to_the_end<E: Ears>(
    mut game: Game,
    seating: Seating,
    entries: &[Entry],
    dice: &mut [Dice; Seat::MAX],
    watch: &mut Stopwatch,
    halt: Halt<'_>,
    ears: &mut E,
    mut note: impl FnMut(Seat, &Answer),
) -> Result<GameOver, NoResult> {
    let mut answers = [0; Seat::MAX];
    let mut left = MAX_ANSWERS;
    while let Some(seat) = game.next_seat() {
        if halt.is_set() {
            return Err(NoResult::Halted);
        }
        if left == 0 {
            return Err(NoResult::Fault(Fault::TooLong));
        }
        left -= 1;
        let Some(prompt) = game.prompt(seat) else {
            return Err(NoResult::Fault(Fault::NothingAsked { seat }));
        };
        let entry = seating.entry_at(seat);
        let Entry { bot, seer, .. } = &entries[entry];
        let mut glance = game.glance(seat);
        if let Some(memory) = ears.memory(seat) {
            glance = glance.remembering(memory);
        }
        // Looked at where it was written: an answer is too large to be copied for nothing.
        let answer = &watch.time(entry, || match seer {
            None => bot.answer(&glance, &prompt, &mut dice[entry]),
            Some(seer) => seer.answer(&game, &memories(&game, ears), seat, &prompt),
        });
        if let Err(illegal) = game.apply(seat, answer, ears) {
            let bot = entries[entry].label.clone();
            return Err(NoResult::Fault(Fault::Illegal { seat, bot, illegal }));
        }
        note(seat, answer);
        answers[entry] += 1;
    }
    Ok(GameOver { game, answers })
}

/// What everybody remembers, for who may see it.
fn memories<E: Ears>(game: &Game, ears: &E) -> Memories {
    let mut memories = Memories::NOTHING;
    for seat in game.rules().players().seats() {
        if let Some(memory) = ears.memory(seat) {
            memories.set(seat, *memory);
        }
    }
    memories
}

fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|&text| text.to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}
