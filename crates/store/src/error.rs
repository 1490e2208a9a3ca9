//! What can go wrong, and what a person can do about it.

use std::{io, path::PathBuf, sync::Arc};

use sqlx::migrate::MigrateError;
use thiserror::Error;

/// What can go wrong, and what a person can do about it.
///
/// It can be cloned, because one commit that fails fails every entry that was part of it.
#[derive(Clone, Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// A newer program has written to this database.
    #[error(
        "the database has schema {found}, and this program knows schemas up to {known}: \
         start the newer program, or restore the backup that was made before it was installed"
    )]
    NewerSchema {
        /// The schema of the database.
        found: i64,
        /// The newest schema this program knows.
        known: i64,
    },
    /// Whoever only reads does not migrate.
    #[error(
        "the database has schema {found}, and this program needs schema {known}: \
         start the server once, which brings the database up to date"
    )]
    OlderSchema {
        /// The schema of the database; 0 if it holds none at all.
        found: i64,
        /// The schema this program knows.
        known: i64,
    },
    /// Another process writes to this file.
    #[error("{path} is in use by another server: stop that one, or give this one another file")]
    InUse {
        /// The file of the database.
        path: PathBuf,
    },
    /// The text names no place a database could be at.
    #[error("\"{text}\" is neither the path of a file nor an address postgres://host/database")]
    BadPlace {
        /// The text.
        text: String,
    },
    /// There is nothing to read at this place.
    #[error("there is no database at {path}: check the path, or start the server once")]
    Missing {
        /// The file that was looked for.
        path: PathBuf,
    },
    /// Something around the database could not be done to a file.
    #[error("cannot {action} {path}: {source}")]
    File {
        /// What was tried.
        action: &'static str,
        /// On which file.
        path: PathBuf,
        /// What the system says.
        source: Arc<io::Error>,
    },
    /// The system gives no thread for writing.
    #[error(
        "cannot start a thread ({source}): close other programs, or raise the limit on threads"
    )]
    Thread {
        /// What the system says.
        source: Arc<io::Error>,
    },
    /// The disk is full. Nothing of the entry was stored, and reading goes on.
    #[error("the disk of the database is full: make room, and writing will work again")]
    Full,
    /// The store was opened for reading only.
    #[error("the store was opened for reading and cannot be written to")]
    ReadOnly,
    /// The store was closed.
    #[error("the store is closed: the server is stopping")]
    Closed,
    /// The entry cannot be stored in every database.
    #[error("this cannot be stored: {reason}")]
    Unfit {
        /// Why not.
        reason: &'static str,
    },
    /// The database cannot be reached or went away.
    #[error("the database cannot be reached ({source}): check that it runs, then try again")]
    Unreachable {
        /// What the database, or the way to it, says.
        source: Arc<sqlx::Error>,
    },
    /// The database went away while an entry was being written.
    #[error(
        "the database went away while entry {seq} of a table was being written \
         ({source}): read the table again to see whether it is there"
    )]
    Unknown {
        /// The table.
        table: String,
        /// The number of the entry.
        seq: u64,
        /// What the database, or the way to it, says.
        source: Arc<sqlx::Error>,
    },
    /// The contents are not what this program writes.
    #[error("the database is damaged, {what}: stop the server and restore the last backup")]
    Damaged {
        /// What is wrong.
        what: String,
    },
    /// A backup never overwrites anything.
    #[error("{path} exists already: a backup goes to a new file, so give another name")]
    BackupExists {
        /// The file.
        path: PathBuf,
    },
    /// PostgreSQL has its own way.
    #[error("a backup of PostgreSQL is made with its own program: pg_dump --format=custom")]
    BackupElsewhere,
    /// A copy would mix two sets of tables.
    #[error("the target holds {what}: copy into an empty database, or into a broken-off copy")]
    CopyRefused {
        /// What stands in the way.
        what: String,
    },
    /// The copy is not the same as the original.
    #[error(
        "the copy differs from the original: stop the server that writes to it, and copy again"
    )]
    CopyDiffers,
    /// The schema could not be brought up to date.
    #[error("the schema of the database cannot be brought up to date: {0}")]
    Migration(#[source] Arc<MigrateError>),
    /// Anything else the database complains about.
    #[error("the database refuses: {0}")]
    Database(#[source] Arc<sqlx::Error>),
}

impl From<sqlx::Error> for StoreError {
    fn from(source: sqlx::Error) -> StoreError {
        if is_full(&source) {
            return StoreError::Full;
        }
        if matches!(source, sqlx::Error::PoolClosed) {
            return StoreError::Closed;
        }
        if is_lost(&source) {
            return StoreError::Unreachable { source: Arc::new(source) };
        }
        StoreError::Database(Arc::new(source))
    }
}

impl From<MigrateError> for StoreError {
    fn from(source: MigrateError) -> StoreError {
        match source {
            MigrateError::Execute(source) => source.into(),
            other => StoreError::Migration(Arc::new(other)),
        }
    }
}

impl StoreError {
    pub(crate) fn file(action: &'static str, path: impl Into<PathBuf>, source: io::Error) -> Self {
        StoreError::File { action, path: path.into(), source: Arc::new(source) }
    }
}

/// Whether the connection broke, so that nobody knows how far the last statement got.
pub(crate) fn is_lost(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::WorkerCrashed => true,
        // Class 57P: the server shuts down, crashed or starts up. Class 08: the connection.
        sqlx::Error::Database(error) => error
            .try_downcast_ref::<sqlx::postgres::PgDatabaseError>()
            .is_some_and(|error| error.code().starts_with("57P") || error.code().starts_with("08")),
        _ => false,
    }
}

/// Whether a key was already there.
pub(crate) fn is_unique(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.is_unique_violation())
}

/// SQLite's code 13, and PostgreSQL's 53100.
fn is_full(error: &sqlx::Error) -> bool {
    let Some(error) = error.as_database_error() else { return false };
    let code = error.code();
    if error.try_downcast_ref::<sqlx::postgres::PgDatabaseError>().is_some() {
        code.as_deref() == Some("53100")
    } else {
        code.as_deref() == Some("13")
    }
}
