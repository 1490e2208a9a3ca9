//! Players for San Juan, from beginner to serious.
//!
//! A [`Bot`] is given what a seat may know ([`Glance`]), what it is asked ([`Prompt`]) and dice of
//! its own, and answers. It cannot see the state of the game: no type it is given has a way to it.
//! The same glance, prompt and dice give the same answer, on any thread.
//!
//! ```
//! use bots::{Dice, Level};
//! use rand_core::SeedableRng;
//! use rules::{Game, Options, Players, Seed};
//!
//! let level: Level = "steady".parse().expect("there is such a bot");
//! let bot = level.bot();
//! let mut game = Game::new(Options::base(Players::Four), Seed::from_number(7));
//! let mut dice = Dice::seed_from_u64(7);
//! while let Some(seat) = game.next_seat() {
//!     let prompt = game.prompt(seat).expect("a seat that is next is asked something");
//!     let answer = bot.answer(&game.glance(seat), &prompt, &mut dice);
//!     game.apply(seat, &answer, &mut ()).expect("bots know the rules");
//! }
//! assert!(game.outcome().is_some());
//! ```
#![deny(missing_docs)]

mod advice;
mod budget;
mod goods;
mod level;
pub mod net;
mod novice;
mod picks;
mod random;
mod ranking;
pub mod review;
mod script;
mod search;
mod steady;
mod steps;

pub use advice::{Advice, Choice};
pub use budget::{Budget, Limit};
pub use level::{Level, UnknownBot};
pub use novice::Novice;
pub use random::Random;
pub use search::{Knowledge, Move, Opinion, Outcome, Search, World, think};
pub use steady::{Other, RoleFeature, Steady, Weights};
pub use steps::{Draft, Next, Step, Steps};

use rules::{Answer, Game, Glance, Memories, Prompt, Seat};
use std::fmt::Debug;

/// What a bot draws its chances from; its values are documented never to change.
pub type Dice = rand_xoshiro::Xoshiro256PlusPlus;

/// Somebody who sees everything: every hand, the deck in its order, what others will draw. No
/// player of the game may be one; what it wins by tells what is hidden is worth.
pub trait Seer: Debug + Send + Sync {
    /// Answers what a seat is asked in this game. The answer is legal.
    fn answer(&self, game: &Game, memories: &Memories, seat: Seat, prompt: &Prompt) -> Answer;
}

/// A player that a program plays.
///
/// Bots have no memory: one bot can play any number of seats and games at once, from any thread.
pub trait Bot: Debug + Send + Sync {
    /// The name and the version, as in `steady 1`: the version changes whenever the bot may
    /// answer differently, so that figures say what they were measured with.
    fn name(&self) -> String;

    /// Answers what its seat is asked. The answer is legal: bots know the rules.
    fn answer(&self, glance: &Glance<'_>, prompt: &Prompt, dice: &mut Dice) -> Answer;

    /// Whether it makes use of what its seat remembers ([`Glance::memory`]): whoever keeps that
    /// for it makes it a little stronger.
    fn remembers(&self) -> bool {
        false
    }

    /// What it would answer, and how sure it is. Bots that do not look ahead are just sure.
    fn advise(&self, glance: &Glance<'_>, prompt: &Prompt, dice: &mut Dice) -> Advice {
        Advice::sure(self.answer(glance, prompt, dice))
    }
}
