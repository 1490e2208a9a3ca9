//! The commands of the table, one grammar for both faces.
//!
//! ```text
//! line     = answer | table command
//! answer   = role ["library" (yes | no)]             take a role; an event is named the same way
//!          | ["build"] card ["over" (place | card)]  build
//!          | [verb] pick {[","] pick}                pay, produce, sell, keep, discard, tuck, swap
//!          | "demolish" pick | "yes" | "no" | "pass"
//! pick     = number in the list | name of a card or good
//! table    = "hand" | "towns" | "prices" | "tiles" | "log" | "score" | "options"
//!          | "help" [word] | "rules" (card | role)
//!          | "hint" | "auto" | "undo" | "save" [file] | "quit"
//! ```
//!
//! Case, accents and hyphens make no difference; any word or name may be cut short while it stays
//! the only one it can be. Names are those of the chosen language, or the ids of the card table.

mod matching;
mod misread;
mod naming;
mod reading;
mod verb;

pub use misread::Misread;
pub use reading::read;
pub use verb::Verb;

pub(crate) use matching::{fold, nearest};

use rules::{Answer, Card, Role};

/// What somebody wants.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// To answer the question.
    Answer(Answer),
    /// Something else.
    Table(Wish),
}

/// What somebody wants that is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// What can be said, or what one word means.
    Help(Option<Verb>),
    /// What a card or a role does.
    Rules(Subject),
    /// The own hand.
    Hand,
    /// All towns.
    Towns,
    /// What the cards of the hand cost now.
    Prices,
    /// The trading house tiles.
    Tiles,
    /// What has happened.
    Log,
    /// The points as far as they can be seen.
    Score,
    /// What a strong bot would do.
    Hint,
    /// To let a bot answer.
    Auto,
    /// To take the last answer back.
    Undo,
    /// To save the game, in this file or in that of the last time.
    Save(Option<String>),
    /// The options the game is played with.
    Options,
    /// To leave.
    Quit,
}

/// What has a text that can be looked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// A card.
    Card(Card),
    /// A role.
    Role(Role),
}
