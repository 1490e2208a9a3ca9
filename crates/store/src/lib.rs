//! Where tables are kept: one row an entry, in SQLite or PostgreSQL.
//!
//! A table is a log that only grows. Every entry has its number in the log, and the pair of
//! table and number is unique: that key is the lock. Whoever wants to write the next entry says
//! which number it is to have, and of two who try the same number one is told
//! [`Appended::Taken`], reads what the other wrote and thinks again. No lock is ever held while
//! somebody thinks, and a server that was cut off cannot overwrite what happened meanwhile.
//!
//! An append answers [`Appended::Stored`] only when the entry would survive a power cut.
//!
//! ```no_run
//! # async fn example() -> Result<(), store::StoreError> {
//! use store::{Append, Appended, Phase, Place, Settings, Store};
//!
//! let place: Place = "/var/lib/sanjuan/tables.db".parse()?;
//! let store = Store::open(&place, Settings::default()).await?;
//! let entry = Append {
//!     table: "k7f3".to_owned(),
//!     seq: 1,
//!     at: 1_700_000_000_000,
//!     body: "{}".to_owned(),
//!     hash: "00".to_owned(),
//!     move_id: None,
//!     phase: Phase::Gathering,
//!     due_at: None,
//!     holders: Vec::new(),
//! };
//! assert_eq!(store.append(entry).await?, Appended::Stored);
//! # Ok(())
//! # }
//! ```
#![deny(missing_docs)]

#[cfg(feature = "testing")]
pub mod testing;

mod backup;
mod copy;
mod digest;
mod entry;
mod error;
mod migrations;
mod patience;
mod place;
mod postgres;
mod private;
mod queue;
mod read;
mod settings;
mod sqlite;
mod store;
mod verify;

pub use copy::Progress;
pub use digest::Digest;
pub use entry::{Append, Appended, Holder, Listing, Phase, Row, Wake};
pub use error::StoreError;
pub use place::Place;
pub use settings::{Settings, Synchronous};
pub use store::Store;

/// An entry may have so many bytes: the same limit as a line of a record.
pub const MAX_BODY: usize = 1 << 20;

/// Names of tables, holders, nodes and moves may have so many bytes.
pub const MAX_NAME: usize = 128;
