//! San Juan as text: the JSON forms of everything a program can ask or tell about a game, and
//! whole games as files whose every line is sealed by a hash.
//!
//! The types of `rules` know nothing about text, so that a change of their fields never changes
//! a file by accident. Every form is written out here by hand, one file a form, as
//! `docs/formats.md` and `docs/engine.md` describe it. What a person or a program may send is
//! also read, and read strictly: [`strict`] refuses what JSON readers usually let pass, and the
//! readers of the forms refuse unknown keys and numbers out of range.
//!
//! ```
//! use rules::{Game, Options, Players, Seed};
//!
//! let mut game = Game::new(Options::base(Players::Two), Seed::from_number(7));
//! let answer = record::strict::read(br#"{"role":"prospector"}"#).expect("it is JSON");
//! let answer = record::answer::from_json(&answer).expect("it has the form of an answer");
//! let seat = game.next_seat().expect("somebody begins");
//! game.apply(seat, &answer, &mut ()).expect("all roles are free");
//! let saved = record::position::to_json(&game.position());
//! assert_eq!(record::position::from_json(&saved).map(|same| same == game), Ok(true));
//! ```
#![deny(missing_docs)]

pub mod answer;
pub mod deal;
pub mod event;
pub mod fields;
pub mod file;
pub mod illegal;
pub mod options;
pub mod position;
pub mod price;
pub mod prompt;
pub mod replay;
pub mod score;
pub mod seed;
pub mod strict;
pub mod view;

mod chain;
mod decision;
mod error;
mod header;
mod hex;
mod lines;
mod rest;
mod town;
mod words;

pub use deal::Deal;
pub use error::{FormError, Problem, RecordError, RecordProblem};
pub use file::{Record, Summary, Writer};
pub use header::Header;
pub use replay::{Verified, replay, verify};

/// The version of the rules that referee games now. A record names the one it was played by.
pub const RULES_VERSION: &str = "1.0";

/// A line of a record, or of the engine's input, may have so many bytes.
pub const MAX_LINE: usize = 1 << 20;

/// A record may have so many bytes.
pub const MAX_FILE: usize = 16 << 20;

/// A record may have so many answers; the longest games have about a tenth of it.
pub const MAX_ANSWERS: usize = 10_000;
