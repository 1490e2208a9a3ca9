//! The tasks that write: each commits whatever is waiting for it in one go, as in SQLite.
//!
//! Without that, every entry would be a commit of its own, and both the database and this
//! program would do most of their work for commits and not for entries. All entries of a table
//! go the same way, so what one process writes never gets into its own way.

use std::{
    collections::HashSet,
    hash::{DefaultHasher, Hash, Hasher},
    time::Duration,
};

use futures_util::future::join_all;
use sqlx::{PgPool, Postgres, pool::PoolConnection};
use tokio::sync::mpsc;

use super::append::{self, Before};
use crate::{
    Append, Appended, StoreError,
    error::is_lost,
    patience::in_time,
    queue::{Groups, Queue, Reply, queue},
};

/// So many groups are under way at the same time: while one waits for the disk, another is
/// gathered and sent.
pub(super) const LANES: usize = 2;

/// So many entries share a commit at most.
const GROUP: usize = 128;

/// The tasks that write.
#[derive(Debug)]
pub(super) struct Writers {
    lanes: Vec<Queue<Append, Appended>>,
}

/// One of them. It keeps a connection: asking for one and giving it back would cost two ways to
/// the database and back each time.
struct Lane {
    pool: PgPool,
    connection: Option<PoolConnection<Postgres>>,
    /// How long an answer may take.
    answer: Duration,
    groups: Groups<Append, Appended>,
    /// Takes the names of tables that have grown. Absent if nobody is to be told.
    grown: Option<mpsc::UnboundedSender<String>>,
}

type Waiting = Vec<(Append, Reply<Appended>)>;

impl Writers {
    pub(super) fn start(
        pool: &PgPool,
        answer: Duration,
        grown: Option<&mpsc::UnboundedSender<String>>,
    ) -> Writers {
        let lane = |_| {
            let (lane, groups) = queue();
            let (pool, grown) = (pool.clone(), grown.cloned());
            tokio::spawn(Lane { pool, connection: None, answer, groups, grown }.run());
            lane
        };
        Writers { lanes: (0..LANES).map(lane).collect() }
    }

    /// Writes an entry, and waits until it is durable.
    pub(super) async fn append(&self, entry: Append) -> Result<Appended, StoreError> {
        let mut hasher = DefaultHasher::new();
        entry.table.hash(&mut hasher);
        let lane = hasher.finish() % self.lanes.len() as u64;
        self.lanes[lane as usize].put(entry).await
    }

    /// Lets what waits be written.
    pub(super) async fn stop(&self) {
        join_all(self.lanes.iter().map(Queue::stop)).await;
    }
}

impl Lane {
    async fn run(mut self) {
        while let Some(group) = self.groups.next(GROUP).await {
            let mut waiting = group;
            while !waiting.is_empty() {
                let (now, later) = one_a_table(waiting);
                self.write(now).await;
                waiting = later;
            }
        }
        drop(self.connection);
        self.groups.end();
    }

    async fn write(&mut self, group: Waiting) {
        let (entries, replies): (Vec<_>, Vec<_>) = group.into_iter().unzip();
        let outcomes = match self.together(&entries).await {
            Ok(outcomes) => outcomes,
            Err(error) => {
                // Whoever knows the name of a table may watch it, so none is in the log.
                tracing::warn!(%error, entries = entries.len(), "a group failed, each goes alone");
                let before = Before::of(&error);
                before.wait().await;
                let alone = |one| append::alone(&self.pool, self.answer, one, before);
                join_all(entries.iter().map(alone)).await
            }
        };
        for ((entry, reply), outcome) in entries.into_iter().zip(replies).zip(outcomes) {
            if let (Ok(Appended::Stored), Some(grown)) = (&outcome, &self.grown) {
                grown.send(entry.table).ok();
            }
            reply.send(outcome).ok();
        }
    }
}

impl Lane {
    async fn together(
        &mut self,
        entries: &[Append],
    ) -> Result<Vec<Result<Appended, StoreError>>, sqlx::Error> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.pool.acquire().await?,
        };
        let outcome = in_time(self.answer, append::together(&mut connection, entries)).await;
        match &outcome {
            // Nobody knows what it is still busy with, so it is not used again.
            Err(error) if is_lost(error) => drop(connection.detach()),
            _ => self.connection = Some(connection),
        }
        outcome
    }
}

/// The first entry of each table, and the rest: two of the same table cannot share a statement.
fn one_a_table(waiting: Waiting) -> (Waiting, Waiting) {
    let mut tables = HashSet::new();
    waiting.into_iter().partition(|(entry, _)| tables.insert(entry.table.clone()))
}
