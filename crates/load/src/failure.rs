//! What can go wrong.

use std::path::PathBuf;

/// Why nothing could be measured.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The program is not there.
    #[error("there is no {}; build it with cargo build --release -p sanjuan", path.display())]
    NoServer { path: PathBuf },
    /// It ended, or did not say where it listens.
    #[error("the server did not start: {problem}")]
    NotStarted { problem: String },
    /// The system does not allow so many open files.
    #[error("{wanted} open files are needed and {allowed} allowed; run: ulimit -n {wanted}")]
    TooFewFiles { wanted: u64, allowed: u64 },
    /// This cannot be done to a server that somebody else has started.
    #[error("--url does not go with this command, which must start the server itself")]
    OwnServerOnly,
    /// A request failed.
    #[error("a request failed")]
    Api(#[from] client::ApiError),
    /// A player had to give up.
    #[error("a player gave up")]
    Player(#[from] client::PlayerError),
    /// A connection could not be opened.
    #[error("a connection failed")]
    Connection(#[from] client::ConnectionError),
    /// The store failed.
    #[error("the store failed")]
    Store(#[from] store::StoreError),
    /// A file, a process or a socket failed.
    #[error("the system failed")]
    System(#[from] std::io::Error),
    /// Something that was acknowledged is not stored, or what is stored makes no sense.
    #[error("{problem}")]
    Wrong { problem: String },
}
