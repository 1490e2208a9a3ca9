//! San Juan at the terminal: a table for people and bots, with two faces and one grammar.
//!
//! A [`Session`] is a game with its players and its past: it takes answers back, is saved as a
//! record and resumed from one, and puts questions to bots. What a seat may see of it is a
//! [`Scene`]; both faces show scenes and nothing else. [`plain`] prints lines and reads lines,
//! [`screen`] draws a table. What is typed is read by [`grammar::read`] in both.
#![deny(missing_docs)]

pub mod describe;
pub mod grammar;
pub mod menu;
pub mod plain;
pub mod report;
pub mod screen;

mod chronicle;
mod keeping;
mod player;
mod review;
mod save;
mod scene;
mod session;
mod task;

pub use chronicle::Chronicle;
pub use player::{Player, YOU, names};
pub use review::review;
pub use save::{SaveError, resume, save};
pub use scene::Scene;
pub use session::{Session, SessionError, Turn};
pub use task::Task;

use bots::Level;
use std::path::PathBuf;

/// What both faces need to know besides the game.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where the game is saved unless another file is named.
    pub file: Option<PathBuf>,
    /// Whether that file is written after every answer.
    pub autosave: bool,
    /// The file the game was resumed from: it holds all that was answered before.
    pub resumed: Option<PathBuf>,
    /// Who is asked for hints.
    pub adviser: Level,
}

/// The name nearest to a word, if it is near enough to be what was meant.
pub fn names_near(word: &str, names: &[&str]) -> Option<String> {
    grammar::nearest(&grammar::fold(word), names.iter().map(|&name| name.to_owned()))
}
