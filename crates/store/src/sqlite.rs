//! The store in a file of SQLite: many read, one task writes.

mod append;
mod import;
mod writer;

use std::{
    fs::{File, OpenOptions, TryLockError},
    path::{Path, PathBuf},
};

use sqlx::{
    ConnectOptions, Connection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::sync::broadcast;

use crate::{
    Settings, StoreError, Synchronous, Wake, migrations,
    queue::{Queue, queue},
};
use writer::Writer;
pub(crate) use writer::{Outcome, Work};

/// Reading is quick and the processors are few.
const READERS: u32 = 4;

#[derive(Debug)]
pub(crate) struct Sqlite {
    pub(crate) readers: SqlitePool,
    /// Absent if the store was opened for reading only.
    writer: Option<Queue<Work, Outcome>>,
    /// Nothing is ever sent here. It is kept so that its receivers wait and do not end.
    pub(crate) silence: broadcast::Sender<Wake>,
}

impl Sqlite {
    pub(crate) async fn open(path: &Path, settings: &Settings) -> Result<Sqlite, StoreError> {
        let lock = lock(path)?;
        let mut options = options(path, settings)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(match settings.synchronous {
                Synchronous::Full => SqliteSynchronous::Full,
                Synchronous::Off => SqliteSynchronous::Off,
            })
            .foreign_keys(true)
            .pragma("wal_autocheckpoint", settings.checkpoint_pages.to_string())
            // After a long read the log may have grown large; it shrinks again to this size.
            .pragma("journal_size_limit", "67108864");
        if let Some(pages) = settings.max_pages {
            options = options.pragma("max_page_count", pages.to_string());
        }
        let mut connection = options.connect().await?;
        if let Err(error) = migrations::migrate_sqlite(&mut connection).await {
            connection.close().await.ok();
            return Err(error);
        }
        let (writer, groups) = queue();
        Writer::new(connection, options, groups, lock).start()?;
        let readers = readers(path, settings);
        Ok(Sqlite { readers, writer: Some(writer), silence: broadcast::Sender::new(1) })
    }

    /// Takes no lock and changes nothing, so that it works beside a running server.
    pub(crate) async fn open_reading(
        path: &Path,
        settings: &Settings,
    ) -> Result<Sqlite, StoreError> {
        if !path.is_file() {
            return Err(StoreError::Missing { path: path.to_owned() });
        }
        let readers = readers(path, settings);
        migrations::check_sqlite(&readers).await?;
        Ok(Sqlite { readers, writer: None, silence: broadcast::Sender::new(1) })
    }

    /// Gives work to the writer and waits until it is durable.
    pub(crate) async fn write(&self, work: Work) -> Result<Outcome, StoreError> {
        self.writer.as_ref().ok_or(StoreError::ReadOnly)?.put(work).await
    }

    /// Whether somebody is there to write, or nobody is meant to.
    pub(crate) fn is_alive(&self) -> bool {
        self.writer.as_ref().is_none_or(Queue::is_open)
    }

    /// Readers go first: the last connection to leave tidies up the write-ahead log, and only
    /// the writer's is allowed to.
    pub(crate) async fn close(&self) {
        self.readers.close().await;
        if let Some(writer) = &self.writer {
            writer.stop().await;
        }
    }
}

fn options(path: &Path, settings: &Settings) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).busy_timeout(settings.patience)
}

fn readers(path: &Path, settings: &Settings) -> SqlitePool {
    SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(settings.patience)
        .connect_lazy_with(options(path, settings).read_only(true))
}

/// Two servers on one file would each believe to know the end of every log. The lock is on a
/// file of its own, because SQLite's locks on the database come and go. It is the system that
/// lets go of it when the process ends, however it ends; the file itself stays.
fn lock(path: &Path) -> Result<File, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let name = PathBuf::from(name);
    let file = OpenOptions::new()
        .create(true)
        .write(true)
        .truncate(false)
        .open(&name)
        .map_err(|error| StoreError::file("open", &name, error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: path.to_owned() }),
        Err(TryLockError::Error(error)) => Err(StoreError::file("lock", &name, error)),
    }
}
