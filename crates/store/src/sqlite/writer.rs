//! The one thread that writes. It commits whatever is waiting in one go, so that many entries
//! share the wait for the disk, and answers each only after the commit.

use std::{fs::File, sync::Arc, thread};

use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::runtime;

use super::{append, import};
use crate::{
    Append, Appended, StoreError,
    copy::Chunk,
    queue::{Groups, Reply},
};

/// So many jobs share a commit at most.
const GROUP: usize = 256;

/// Something to be written.
#[derive(Debug)]
pub(crate) enum Work {
    Append(Append),
    Claim { table: String, node: String, now: i64, until: i64 },
    Release { node: String },
    Import(Chunk),
}

/// What came of it.
#[derive(Debug)]
pub(crate) enum Outcome {
    Appended(Appended),
    /// So many tables were changed.
    Changed(u64),
}

pub(super) struct Writer {
    connection: SqliteConnection,
    options: SqliteConnectOptions,
    groups: Groups<Work, Outcome>,
    /// Held as long as anything may be written.
    lock: File,
}

/// Where a group failed decides who has to hear of it.
enum Failure {
    /// Before the commit: perhaps one of the group is to blame.
    Before(StoreError),
    /// In the commit: it failed for all of them.
    Commit(StoreError),
}

impl Writer {
    pub(super) fn new(
        connection: SqliteConnection,
        options: SqliteConnectOptions,
        groups: Groups<Work, Outcome>,
        lock: File,
    ) -> Writer {
        Writer { connection, options, groups, lock }
    }

    /// Sets to work, on a thread of its own: among the tasks of a busy server every step of a
    /// transaction would wait for its turn behind hundreds of sockets, and everybody for it.
    pub(super) fn start(self) -> Result<(), StoreError> {
        let failed = |error| StoreError::Thread { source: Arc::new(error) };
        let runtime = runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(failed)?;
        let thread = thread::Builder::new().name("sqlite-writer".to_owned());
        thread.spawn(move || runtime.block_on(self.run())).map(drop).map_err(failed)
    }

    /// Works until it is told to stop or nobody is left who could give it work.
    async fn run(mut self) {
        while let Some(group) = self.groups.next(GROUP).await {
            let (works, replies): (Vec<_>, Vec<_>) = group.into_iter().unzip();
            if !works.is_empty() {
                self.write(works, replies).await;
            }
        }
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "the database was not closed cleanly");
        }
        drop(self.lock);
        self.groups.end();
    }

    async fn write(&mut self, works: Vec<Work>, replies: Vec<Reply<Outcome>>) {
        match self.transaction(&works).await {
            Ok(outcomes) => {
                for (reply, outcome) in replies.into_iter().zip(outcomes) {
                    reply.send(Ok(outcome)).ok();
                }
            }
            Err(Failure::Before(error)) if works.len() > 1 => {
                tracing::warn!(%error, jobs = works.len(), "a group failed, each goes alone now");
                for (work, reply) in works.iter().zip(replies) {
                    let alone = self.transaction(std::slice::from_ref(work)).await;
                    let outcome = alone.map(|mut outcomes| outcomes.swap_remove(0));
                    reply.send(outcome.map_err(Failure::error)).ok();
                }
            }
            Err(failure) => {
                let error = failure.error();
                tracing::warn!(%error, jobs = works.len(), "nothing of a group was stored");
                for reply in replies {
                    reply.send(Err(error.clone())).ok();
                }
            }
        }
    }

    async fn transaction(&mut self, works: &[Work]) -> Result<Vec<Outcome>, Failure> {
        self.begin().await.map_err(Failure::Before)?;
        let outcomes = match apply(&mut self.connection, works).await {
            Ok(outcomes) => outcomes,
            Err(error) => {
                self.roll_back().await;
                return Err(Failure::Before(error));
            }
        };
        if let Err(error) = sqlx::query("COMMIT").execute(&mut self.connection).await {
            self.roll_back().await;
            return Err(Failure::Commit(error.into()));
        }
        Ok(outcomes)
    }

    /// A connection that cannot begin is in a state nobody knows: a new one takes its place.
    async fn begin(&mut self) -> Result<(), StoreError> {
        const BEGIN: &str = "BEGIN IMMEDIATE";
        let Err(error) = sqlx::query(BEGIN).execute(&mut self.connection).await else {
            return Ok(());
        };
        tracing::warn!(%error, "the database is opened anew for writing");
        self.connection = self.options.connect().await?;
        sqlx::query(BEGIN).execute(&mut self.connection).await?;
        Ok(())
    }

    /// SQLite rolls back by itself after some failures, and then there is nothing left to do.
    /// Should it fail for another reason, the next attempt to begin notices.
    async fn roll_back(&mut self) {
        sqlx::query("ROLLBACK").execute(&mut self.connection).await.ok();
    }
}

impl Failure {
    fn error(self) -> StoreError {
        match self {
            Failure::Before(error) | Failure::Commit(error) => error,
        }
    }
}

/// Entries go first and together, then the rest one by one. All of them were waiting at the same
/// time, so nobody can tell in which order they came.
async fn apply(
    connection: &mut SqliteConnection,
    works: &[Work],
) -> Result<Vec<Outcome>, StoreError> {
    let mut entries = Vec::with_capacity(works.len());
    for work in works {
        if let Work::Append(entry) = work {
            entries.push(entry);
        }
    }
    let mut appended = append::append(connection, &entries).await?.into_iter();
    let mut outcomes = Vec::with_capacity(works.len());
    for work in works {
        outcomes.push(match work {
            // There are as many answers as entries, so the other case never happens.
            Work::Append(_) => Outcome::Appended(appended.next().unwrap_or(Appended::Taken)),
            Work::Claim { table, node, now, until } => {
                let claim = sqlx::query(crate::store::CLAIM).bind(table).bind(node).bind(now);
                let done = claim.bind(until).execute(&mut *connection).await?;
                Outcome::Changed(done.rows_affected())
            }
            Work::Release { node } => {
                let release = sqlx::query(crate::store::RELEASE).bind(node);
                Outcome::Changed(release.execute(&mut *connection).await?.rows_affected())
            }
            Work::Import(chunk) => Outcome::Changed(import::import(connection, chunk).await?),
        });
    }
    Ok(outcomes)
}
