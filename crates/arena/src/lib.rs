//! Matches between bots, and what many games tell.
//!
//! A [`Match`] plays every deal once for each rotation of its bots around the table, so that the
//! luck of the deal and of the seat cancels, and counts in whole numbers, so that a report does
//! not depend on how many threads played. A [`Survey`] counts who wins from where, with which
//! buildings and first roles, over fresh games or records. `docs/arena.md` tells what each number
//! means and the mathematics behind it.
//!
//! ```
//! use arena::{Entry, Match};
//! use bots::Level;
//! use rules::{Options, Players, Seed};
//!
//! let played = Match {
//!     options: vec![Options::base(Players::Two)],
//!     entries: vec![Entry::of(Level::Steady), Entry::of(Level::Random)],
//!     games: 20,
//!     seed: Seed::from_number(7),
//!     jobs: 1,
//!     sprt: None,
//!     records: None,
//! };
//! let report = played.run(&Default::default(), &mut |_| ()).expect("two bots, two seats").report;
//! assert_eq!((report.games, report.deals, report.failures.count), (20, 10, 0));
//! ```
#![deny(missing_docs)]

mod clock;
mod contest;
mod deal;
mod draft;
mod ears;
mod entry;
mod folder;
mod histogram;
mod in_order;
mod ladder;
mod piece;
mod play;
mod ranking;
mod ratio;
mod report;
mod sprt;
mod strength;
mod survey;
mod tally;

pub use contest::{BadMatch, Match, Played};
pub use deal::{Deal, Seating, in_short};
pub use entry::Entry;
pub use folder::{Folder, FolderError};
pub use histogram::Histogram;
pub use ladder::{Ladder, LadderReport, Meeting, Standing};
pub use play::{Failed, Fault};
pub use ratio::{Estimate, Ratio};
pub use report::{Cpu, End, Failures, Line, Rating, Report};
pub use sprt::{Bounds, Sprt, SprtReport, Verdict};
pub use survey::{
    Building, FirstRole, Fresh, Opening, Position, Refusals, Refused, Spread, Survey, SurveyReport,
    TableReport,
};
