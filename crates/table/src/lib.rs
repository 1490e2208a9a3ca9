//! A table of San Juan: who sits where, what was answered, and who sees what of it.
//!
//! A table is the sum of its log. [`Table::decide`] looks at a command and says which [`Entry`] it
//! makes, or why none; once that is stored as a [`Row`], [`Table::fold`] lets it happen and gives
//! the [`Change`], of which every viewer is shown his [`Change::item`]. Nothing here reads a clock,
//! waits or writes: the same rows give the same table anywhere, on any node, after any crash.
//!
//! Where the rules ask several players at once their answers are sealed: they are stored one by
//! one, and opened and carried out together, clockwise, when the last has come. So nobody gains by
//! waiting for the others, and nobody sees who had a choice. For the same reason games are veiled
//! (see `rules::Game::veiled`) and whatever the server answers by itself, for bots and where cards
//! leave only one answer, waits for a time that does not depend on them ([`Table::chores`]).
#![deny(missing_docs)]

mod chair;
mod change;
mod chores;
mod commands;
mod course;
mod deeds;
mod entry;
mod fold;
mod joining;
mod making;
mod news;
mod past;
mod record_of;
mod status;
mod undo;

pub use chair::Chair;
pub use change::{Change, Viewer};
pub use chores::{Chore, Work};
pub use commands::{Command, Decision};
pub use entry::{Entry, Maker, Row};
pub use fold::Corrupt;
pub use making::{Made, make, make_from, make_with_deck, rematch, rematch_id};
pub use past::Past;

use course::Course;
use past::Begun;
use protocol::seating::{Phase, Setup};
use rules::Options;
use std::collections::HashMap;
use std::sync::Arc;

/// A table at one moment.
#[derive(Clone, Debug)]
pub struct Table {
    id: String,
    seq: u64,
    at: i64,
    hash: String,
    setup: Setup,
    options: Options,
    secret: [u8; 32],
    /// A deck in a given order, for tests.
    deck: Option<Vec<rules::Card>>,
    /// The game as it was begun elsewhere.
    past: Option<Arc<Begun>>,
    chairs: Vec<Chair>,
    phase: Phase,
    course: Option<Box<Course>>,
    proposal: Option<deeds::Standing>,
    /// Since when the table pauses.
    paused: Option<i64>,
    rematch: Option<String>,
    /// The ids of moves and deeds that were stored, with their numbers and seats.
    ids: HashMap<String, (u64, u8)>,
}

impl Table {
    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The number of its last row.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether anybody may watch.
    pub fn may_be_watched(&self) -> bool {
        self.setup.watching
    }

    /// The seats.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The seats that a holder has.
    pub fn seats_of(&self, holder: &str) -> Vec<u8> {
        let held = |chair: &Chair| chair.holder.as_deref() == Some(holder);
        (0..).zip(&self.chairs).filter(|(_, chair)| held(chair)).map(|(seat, _)| seat).collect()
    }
}
