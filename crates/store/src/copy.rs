//! From one store to another, for whoever moves to a larger database.

use std::collections::HashMap;

use crate::{
    Digest, Holder, Row, Store, StoreError,
    entry::number,
    read,
    sqlite::Work,
    store::{Backend, changed, on_either},
};

/// How far a copy has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Tables that are in the target now.
    pub tables: u64,
    /// Tables there are to copy.
    pub of_tables: u64,
    /// Entries this run has copied. An earlier run that broke off may have copied others.
    pub rows: u64,
}

/// So many entries are written at once.
const ROWS: usize = 1_000;

/// So many tables are looked up at once.
const PAGE: i64 = 500;

/// A piece of a store, written whole or not at all.
#[derive(Debug, Default)]
pub(crate) struct Chunk {
    pub(crate) parts: Vec<Part>,
}

/// Some entries of one table, and what goes with them.
#[derive(Debug)]
pub(crate) struct Part {
    pub(crate) table: Head,
    /// How far the target's log must have come for these entries to follow.
    pub(crate) before: u64,
    pub(crate) rows: Vec<Row>,
    /// They come with the last entries of the table.
    pub(crate) holders: Vec<Holder>,
}

/// A table without its log.
#[derive(Clone, Debug)]
pub(crate) struct Head {
    pub(crate) id: String,
    pub(crate) phase: i64,
    pub(crate) created_at: i64,
    pub(crate) updated_at: i64,
    pub(crate) due_at: Option<i64>,
}

pub(crate) async fn copy(
    from: &Store,
    to: &Store,
    mut progress: impl FnMut(Progress),
) -> Result<Digest, StoreError> {
    refuse_strangers(from, to).await?;
    let mut done = Progress { tables: 0, of_tables: count(from).await?, rows: 0 };
    let mut chunk = Chunk::default();
    let mut after = String::new();
    loop {
        let page = heads(from, &after).await?;
        let Some((last, _)) = page.last() else { break };
        let there = positions(to, &after, &last.id).await?;
        after = last.id.clone();
        for (head, seq) in page {
            let mut before = there.get(&head.id).copied().unwrap_or(0);
            check_same(from, to, &head.id, before, seq).await?;
            while before < seq {
                let part = next_part(from, &head, before, seq, chunk.room()).await?;
                before = part.seq();
                chunk.parts.push(part);
                if chunk.room() == 0 {
                    done.rows += write(to, std::mem::take(&mut chunk)).await?;
                    progress(done);
                }
            }
            done.tables += 1;
        }
    }
    done.rows += write(to, chunk).await?;
    progress(done);
    let (original, copied) = (from.digest().await?, to.digest().await?);
    if original == copied { Ok(copied) } else { Err(StoreError::CopyDiffers) }
}

impl Chunk {
    fn room(&self) -> usize {
        ROWS.saturating_sub(self.parts.iter().map(|part| part.rows.len()).sum())
    }
}

impl Part {
    /// How far the log has come with this part.
    pub(crate) fn seq(&self) -> u64 {
        self.rows.last().map_or(self.before, |row| row.seq)
    }

    /// Somebody else writes to the target.
    pub(crate) fn moved(&self) -> StoreError {
        StoreError::CopyRefused { what: format!("other entries of table {}", self.table.id) }
    }
}

async fn write(to: &Store, chunk: Chunk) -> Result<u64, StoreError> {
    if chunk.parts.is_empty() {
        return Ok(0);
    }
    match &*to.backend {
        Backend::Sqlite(inner) => inner.write(Work::Import(chunk)).await.map(changed),
        Backend::Postgres(inner) => inner.import(&chunk).await,
    }
}

async fn next_part(
    from: &Store,
    head: &Head,
    before: u64,
    seq: u64,
    room: usize,
) -> Result<Part, StoreError> {
    let wanted = u64::min(room as u64, seq - before);
    let limit = u32::try_from(wanted).unwrap_or(u32::MAX);
    let rows = read::rows(from, &head.id, before, limit).await?;
    let mut part = Part { table: head.clone(), before, rows, holders: Vec::new() };
    if part.rows.is_empty() {
        let what = format!("table {} has no entry after number {before}", head.id);
        return Err(StoreError::Damaged { what });
    }
    if part.seq() == seq {
        part.holders = read::holders(from, &head.id).await?;
    }
    Ok(part)
}

/// Two sets of tables are never mixed.
async fn refuse_strangers(from: &Store, to: &Store) -> Result<(), StoreError> {
    let mut after = String::new();
    loop {
        let page = heads(to, &after).await?;
        let Some((last, _)) = page.last() else { return Ok(()) };
        let known = positions(from, &after, &last.id).await?;
        if let Some((head, _)) = page.iter().find(|(head, _)| !known.contains_key(&head.id)) {
            let what = format!("table {}, which the original does not have", head.id);
            return Err(StoreError::CopyRefused { what });
        }
        after = last.id.clone();
    }
}

/// The hash of an entry seals everything before it, so one comparison is enough to know that
/// what the target has of a table is the beginning of the original.
async fn check_same(
    from: &Store,
    to: &Store,
    table: &str,
    before: u64,
    seq: u64,
) -> Result<(), StoreError> {
    let refused = || StoreError::CopyRefused { what: format!("another table {table}") };
    if before > seq {
        return Err(refused());
    }
    if before == 0 || before == seq {
        return Ok(());
    }
    let ours = read::rows(from, table, before - 1, 1).await?;
    let theirs = read::rows(to, table, before - 1, 1).await?;
    if ours == theirs { Ok(()) } else { Err(refused()) }
}

async fn count(store: &Store) -> Result<u64, StoreError> {
    let (count,): (i64,) = on_either!(store, pool => {
        sqlx::query_as("SELECT count(*) FROM tables").fetch_one(pool).await?
    });
    number(count)
}

type HeadParts = (String, i64, i64, i64, i64, Option<i64>);

/// The next tables in order, and how far their logs have come.
async fn heads(store: &Store, after: &str) -> Result<Vec<(Head, u64)>, StoreError> {
    const SQL: &str = "SELECT id, seq, phase, created_at, updated_at, due_at FROM tables \
        WHERE id > $1 ORDER BY id LIMIT $2";
    let found: Vec<HeadParts> = on_either!(store, pool => {
        sqlx::query_as(SQL).bind(after).bind(PAGE).fetch_all(pool).await?
    });
    let head = |(id, seq, phase, created_at, updated_at, due_at)| {
        Ok((Head { id, phase, created_at, updated_at, due_at }, number(seq)?))
    };
    found.into_iter().map(head).collect()
}

/// How far the logs of all tables in a range have come.
async fn positions(
    store: &Store,
    after: &str,
    upto: &str,
) -> Result<HashMap<String, u64>, StoreError> {
    const SQL: &str = "SELECT id, seq FROM tables WHERE id > $1 AND id <= $2";
    let found: Vec<(String, i64)> = on_either!(store, pool => {
        sqlx::query_as(SQL).bind(after).bind(upto).fetch_all(pool).await?
    });
    found.into_iter().map(|(id, seq)| Ok((id, number(seq)?))).collect()
}
