//! The game itself as it goes over the wire: options, views and how they change, questions with
//! everything that is needed to put them, answers, and what a viewer saw happen.
//!
//! The forms are those of `docs/formats.md` and `docs/engine.md`, which the crate `record` writes
//! by hand for files and for the engine; a test holds the two together. They have types here so
//! that other languages can be given the same types. Reading what a client sends stays with the
//! strict readers of `record`: [`Answer::to_rules`] and [`Options::to_rules`] go through them, and
//! so does reading an [`Answer`] or [`Options`] with serde.
//!
//! Seats and places are numbers from 0.

mod answer;
mod id;
mod illegal;
mod options;
mod patch;
mod price;
mod prompt;
mod question;
mod score;
mod sighting;
#[cfg(feature = "typescript")]
mod typescript;
mod view;
mod words;

pub use answer::{Answer, Payment};
pub use id::{
    CardId, EventCardId, ItemId, PriceReason, ReasonId, RoleId, ShapeId, StepId, TileId, WhyId,
};
pub use illegal::{BrokenRule, Illegal};
pub use options::{Chance, Edition, Governor, Opening, Options};
pub use patch::{ViewChanges, ViewPatch};
pub use price::{Part, Price};
pub use prompt::{Ask, Deal, Pool, Prompt, Purpose};
pub use question::{CardChoice, EventChoice, PlaceChoice, Question, RoleChoice};
pub use score::{Line, Sheet};
pub use sighting::Sighting;
#[cfg(feature = "typescript")]
pub use typescript::declarations;
pub use view::{Building, Decision, Seen, View};
