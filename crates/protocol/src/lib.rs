//! What goes over the wire between a table of San Juan and those who sit at it.
//!
//! Every type here is a JSON form; `docs/protocol.md` is their manual. The types in TypeScript are
//! made from these, and a test fails when they are stale. There are no rules in here: what a
//! client needs to put a question comes with the question.
//!
//! - [`game`]: the game itself: options, views, questions, answers, what was seen.
//! - [`seating`]: tables before and around the game: seats, clocks, who plays what.
//! - [`stream`]: the numbered items a viewer is told, and snapshots, which equal their sum.
//! - [`socket`]: the messages of a WebSocket, both ways.
//! - [`http`]: the bodies of plain requests.
//! - [`replay`]: a game played again from its record.
//! - [`refusal`]: why something was not done.
#![deny(missing_docs)]

pub mod game;
pub mod http;
pub mod limits;
pub mod refusal;
pub mod replay;
pub mod review;
pub mod seating;
pub mod socket;
pub mod stream;
#[cfg(feature = "typescript")]
pub mod typescript;

/// The version of this protocol. A client that speaks another one is told so, and to reload.
pub const VERSION: u32 = 1;

/// Derives what every form of the wire has: reading, writing, a schema, a TypeScript type.
macro_rules! forms {
    ($($(#[$attributes:meta])* pub $kind:ident $name:ident $body:tt)*) => {$(
        #[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case", deny_unknown_fields)]
        $(#[$attributes])*
        pub $kind $name $body
    )*};
}
pub(crate) use forms;
