//! The one task that writes. It commits whatever is waiting in one go, so that many entries
//! share the wait for the disk, and answers each only after the commit.

use std::fs::File;

use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::sync::{mpsc, oneshot};

use super::{append, import};
use crate::{Append, Appended, StoreError, copy::Chunk};

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

type Reply = oneshot::Sender<Result<Outcome, StoreError>>;

#[derive(Debug)]
pub(super) enum Job {
    Write(Work, Reply),
    Stop(oneshot::Sender<()>),
}

pub(super) struct Writer {
    connection: SqliteConnection,
    options: SqliteConnectOptions,
    jobs: mpsc::Receiver<Job>,
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
        jobs: mpsc::Receiver<Job>,
        lock: File,
    ) -> Writer {
        Writer { connection, options, jobs, lock }
    }

    /// Works until it is told to stop or nobody is left who could give it work.
    pub(super) async fn run(mut self) {
        let mut waiting = Vec::with_capacity(GROUP);
        let mut stopped = Vec::new();
        while self.jobs.recv_many(&mut waiting, GROUP).await > 0 {
            let (mut works, mut replies) = (Vec::new(), Vec::new());
            for job in waiting.drain(..) {
                match job {
                    Job::Write(work, reply) => {
                        works.push(work);
                        replies.push(reply);
                    }
                    Job::Stop(reply) => stopped.push(reply),
                }
            }
            if !stopped.is_empty() {
                self.jobs.close();
            }
            if !works.is_empty() {
                self.write(works, replies).await;
            }
        }
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "the database was not closed cleanly");
        }
        drop(self.lock);
        for reply in stopped {
            reply.send(()).ok();
        }
    }

    async fn write(&mut self, works: Vec<Work>, replies: Vec<Reply>) {
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
