//! How the store is to be run.

use std::time::Duration;

/// How the store is to be run. The defaults are right for a server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Whether an acknowledged entry survives a power cut.
    pub synchronous: Synchronous,
    /// Whether PostgreSQL is asked to tell when tables grow. Without it [`Store::wakes`] stays
    /// silent and everything goes by polling, which a pooler in transaction mode makes necessary.
    ///
    /// [`Store::wakes`]: crate::Store::wakes
    pub listen: bool,
    /// How many connections to PostgreSQL are held at most, besides the one that listens. Those
    /// who write keep theirs, so there are always a few more than these need.
    pub connections: u32,
    /// How long to wait for another process that writes to the same SQLite file, or for a
    /// connection to PostgreSQL.
    pub patience: Duration,
    /// A database that does not answer for so long is taken for unreachable. PostgreSQL gives a
    /// statement up after 15 seconds by itself, so beyond that there is nothing to wait for.
    pub answer: Duration,
    /// SQLite moves its write-ahead log into the database when the log has so many pages.
    pub checkpoint_pages: u32,
    /// SQLite refuses to let the database grow beyond so many pages of 4,096 bytes.
    pub max_pages: Option<u32>,
}

/// Whether an acknowledged entry survives a power cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Synchronous {
    /// It does.
    Full,
    /// It may be lost, and SQLite files may even be damaged. Only there to show that the test
    /// of power cuts notices the difference.
    Off,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            synchronous: Synchronous::Full,
            listen: true,
            connections: 8,
            patience: Duration::from_secs(5),
            answer: Duration::from_secs(20),
            checkpoint_pages: 1_000,
            max_pages: None,
        }
    }
}
