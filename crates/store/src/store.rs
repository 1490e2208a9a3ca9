//! The store itself: what can be asked of it, whichever database is behind.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::broadcast;

use crate::{
    Append, Appended, Digest, Listing, Place, Progress, Row, Settings, StoreError, Wake, backup,
    copy, digest,
    entry::check_name,
    patience::{in_time, read_in_time},
    postgres::Postgres,
    private, read,
    sqlite::{Outcome, Sqlite, Work},
    verify,
};

/// A store that had no room is taken to have none for so long. Whoever sends visitors elsewhere
/// meanwhile must send some again, or nobody would ever find that there is room.
const FULL_FOR: Duration = Duration::from_secs(5);

/// Where tables are kept. Cloning it is cheap, and all clones are the same store.
///
/// Every method may be given up half-way: an append whose future is dropped is either stored
/// whole or not at all.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) backend: Arc<Backend>,
    room: Arc<Room>,
    /// How long an answer may take.
    answer: Duration,
}

/// Whether there is room for entries, as far as the last one told.
#[derive(Debug, Default)]
struct Room {
    /// When there was none, if the last entry found none.
    lacked: Mutex<Option<Instant>>,
}

impl Room {
    fn note(&self, full: bool, now: Instant) {
        *self.lacked.lock().unwrap_or_else(PoisonError::into_inner) = full.then_some(now);
    }

    fn is_lacking(&self, now: Instant) -> bool {
        let lacked = *self.lacked.lock().unwrap_or_else(PoisonError::into_inner);
        lacked.is_some_and(|then| now.saturating_duration_since(then) < FULL_FOR)
    }
}

#[derive(Debug)]
pub(crate) enum Backend {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// Runs the same code on the connections of either database that are there for reading.
macro_rules! on_either {
    ($store:expr, $pool:ident => $body:expr) => {
        match &*$store.backend {
            $crate::store::Backend::Sqlite(inner) => {
                let $pool = &inner.readers;
                $body
            }
            $crate::store::Backend::Postgres(inner) => {
                let $pool = &inner.pool;
                $body
            }
        }
    };
}
pub(crate) use on_either;

pub(crate) const CLAIM: &str = "UPDATE tables SET keeper = $2, keeper_until = $4 \
    WHERE id = $1 AND (keeper IS NULL OR keeper = $2 OR keeper_until <= $3)";

pub(crate) const RELEASE: &str =
    "UPDATE tables SET keeper = NULL, keeper_until = 0 WHERE keeper = $1";

impl Store {
    /// Opens the store for a server: creates the database if it is a new file, brings its schema
    /// up to date, and refuses one that a newer program has written. A file of SQLite is locked
    /// against other servers until the store is closed or the process ends.
    pub async fn open(place: &Place, settings: Settings) -> Result<Store, StoreError> {
        let backend = match place {
            Place::Sqlite(path) => {
                private::prepare(path)?;
                Backend::Sqlite(Sqlite::open(path, &settings).await?)
            }
            Place::Postgres(url) => Backend::Postgres(Postgres::open(url, &settings).await?),
        };
        Ok(Store::on(backend, &settings))
    }

    /// Opens the store only to look, which works while a server runs on the same file. Nothing
    /// is created or migrated, and writing is refused.
    pub async fn open_reading(place: &Place, settings: Settings) -> Result<Store, StoreError> {
        let backend = match place {
            Place::Sqlite(path) => Backend::Sqlite(Sqlite::open_reading(path, &settings).await?),
            Place::Postgres(url) => {
                Backend::Postgres(Postgres::open_reading(url, &settings).await?)
            }
        };
        Ok(Store::on(backend, &settings))
    }

    /// Writes the next entry of a table, and the table itself with its first entry. Answers only
    /// when the entry is durable.
    pub async fn append(&self, entry: Append) -> Result<Appended, StoreError> {
        entry.check()?;
        let appended = match &*self.backend {
            Backend::Sqlite(inner) => match inner.write(Work::Append(entry)).await {
                Ok(Outcome::Appended(appended)) => Ok(appended),
                Ok(Outcome::Changed(_)) => Err(StoreError::Closed),
                Err(error) => Err(error),
            },
            Backend::Postgres(inner) => inner.append(entry).await,
        };
        self.room.note(matches!(appended, Err(StoreError::Full)), Instant::now());
        appended
    }

    fn on(backend: Backend, settings: &Settings) -> Store {
        Store { backend: Arc::new(backend), room: Arc::default(), answer: settings.answer }
    }

    /// The entries of a table behind the given number, in order. A table nobody knows has none.
    pub async fn rows(&self, table: &str, after: u64) -> Result<Vec<Row>, StoreError> {
        read_in_time(self.answer, read::rows(self, table, after, u32::MAX)).await
    }

    /// The same, but at most so many, for those who read a log piece by piece.
    pub async fn page(&self, table: &str, after: u64, most: u32) -> Result<Vec<Row>, StoreError> {
        read_in_time(self.answer, read::rows(self, table, after, most)).await
    }

    /// The number of a table's last entry.
    pub async fn last(&self, table: &str) -> Result<Option<u64>, StoreError> {
        read_in_time(self.answer, read::last(self, table)).await
    }

    /// The tables at which somebody has a seat, those that changed last first.
    pub async fn held_by(&self, holder: &str, limit: u32) -> Result<Vec<Listing>, StoreError> {
        read_in_time(self.answer, read::held_by(self, holder, limit)).await
    }

    /// How many tables that are not over yet somebody has created, for a limit on them.
    pub async fn open_tables_of(&self, holder: &str) -> Result<u64, StoreError> {
        read_in_time(self.answer, read::open_tables_of(self, holder)).await
    }

    /// The tables that need somebody to look after them now and that nobody keeps, the most
    /// urgent first.
    pub async fn due(&self, now: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        read_in_time(self.answer, read::due(self, now, limit)).await
    }

    /// Makes a node the keeper of a table until the given time, if the table has no keeper, or
    /// its keeper's time is over, or the node is the keeper already. A lease only saves two
    /// nodes doing the same work; what they write is kept apart by the numbers of the entries.
    pub async fn claim(
        &self,
        table: &str,
        node: &str,
        now: i64,
        until: i64,
    ) -> Result<bool, StoreError> {
        check_name(node)?;
        let changed = match &*self.backend {
            Backend::Sqlite(inner) => {
                let (table, node) = (table.to_owned(), node.to_owned());
                changed(inner.write(Work::Claim { table, node, now, until }).await?)
            }
            Backend::Postgres(inner) => {
                let claim = sqlx::query(CLAIM).bind(table).bind(node).bind(now).bind(until);
                in_time(self.answer, claim.execute(inner.writing()?)).await?.rows_affected()
            }
        };
        Ok(changed > 0)
    }

    /// Ends all leases of a node, so that others need not wait for them to run out.
    pub async fn release(&self, node: &str) -> Result<(), StoreError> {
        match &*self.backend {
            Backend::Sqlite(inner) => {
                inner.write(Work::Release { node: node.to_owned() }).await?;
            }
            Backend::Postgres(inner) => {
                let release = sqlx::query(RELEASE).bind(node).execute(inner.writing()?);
                in_time(self.answer, release).await?;
            }
        }
        Ok(())
    }

    /// Hints that tables have grown, through this process or another one. Always silent on
    /// SQLite, where there is no other process, and when [`Settings::listen`] is off. A receiver
    /// that lags behind has missed some, which is the same as [`Wake::Everything`]. Nothing may
    /// depend on it: tables have to be polled as well, only seldom.
    pub fn wakes(&self) -> broadcast::Receiver<Wake> {
        match &*self.backend {
            Backend::Sqlite(inner) => inner.silence.subscribe(),
            Backend::Postgres(inner) => inner.wakes.subscribe(),
        }
    }

    /// How much is stored, and a hash over all of it that does not depend on the database.
    pub async fn digest(&self) -> Result<Digest, StoreError> {
        digest::digest(self).await
    }

    /// Copies the database into a new file while everything goes on. Only of SQLite.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        match &*self.backend {
            Backend::Sqlite(inner) => backup::backup(&inner.readers, to).await,
            Backend::Postgres(_) => Err(StoreError::BackupElsewhere),
        }
    }

    /// Copies everything from another store into this one. A copy that broke off goes on where
    /// it was when it is started again. At the end both are compared.
    pub async fn copy_from(
        &self,
        other: &Store,
        progress: impl FnMut(Progress),
    ) -> Result<Digest, StoreError> {
        copy::copy(other, self, progress).await
    }

    /// Looks at everything: that the file is sound, and that every log is whole. Takes as long
    /// as reading the whole database does.
    pub async fn verify(&self) -> Result<(), StoreError> {
        verify::verify(self).await
    }

    /// Whether the database answers, somebody is there to write to it, and there was room for the
    /// last entry. That there was none is forgotten after a while: only a try can tell.
    pub async fn check(&self) -> Result<(), StoreError> {
        if self.room.is_lacking(Instant::now()) {
            return Err(StoreError::Full);
        }
        if let Backend::Sqlite(inner) = &*self.backend
            && !inner.is_alive()
        {
            return Err(StoreError::Closed);
        }
        let question = async {
            on_either!(self, pool => sqlx::query("SELECT 1").execute(pool).await.map(drop))
        };
        Ok(in_time(self.answer, question).await?)
    }

    /// Waits for what is being written, then closes the store for all its clones.
    pub async fn close(self) {
        match &*self.backend {
            Backend::Sqlite(inner) => inner.close().await,
            Backend::Postgres(inner) => inner.close().await,
        }
    }
}

pub(crate) fn changed(outcome: Outcome) -> u64 {
    match outcome {
        Outcome::Changed(count) => count,
        Outcome::Appended(_) => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_store_without_room_is_tried_again_after_a_while() {
        let (room, now) = (Room::default(), Instant::now());
        assert!(!room.is_lacking(now));
        room.note(true, now);
        assert!(room.is_lacking(now) && room.is_lacking(now + FULL_FOR / 2));
        assert!(!room.is_lacking(now + FULL_FOR), "nobody would ever try again");
        room.note(true, now + FULL_FOR);
        assert!(room.is_lacking(now + FULL_FOR), "it was tried in vain");
        room.note(false, now + FULL_FOR);
        assert!(!room.is_lacking(now + FULL_FOR), "there is room again");
    }
}
