//! Entries in one statement, and what to do when nobody knows whether they arrived.

use std::{collections::HashSet, sync::Arc, time::Duration};

use sqlx::{PgConnection, PgPool};

use crate::{
    Append, Appended, StoreError,
    entry::{number, signed},
    error::{is_lost, is_unique},
    patience::in_time,
};

/// After a connection broke, the next attempt waits this long: a server that comes back at once
/// does so within this time, and for one that does not the caller has to decide.
const PAUSE: Duration = Duration::from_millis(200);

/// One statement is one transaction and one way to the server and back. Whoever finds the end
/// of a log locked waits for the other to commit and then sees that it has moved: the update
/// looks at the newest row, so of two with the same number one changes nothing. Ends are locked
/// in the order of their names, so that two groups with tables in common never wait for each other.
const APPEND: &str = "WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[],
            $6::text[], $7::text[], $8::text[])
        AS one (id, seq, phase, at, due_at, body, hash, move_id)
), locked AS MATERIALIZED (
    SELECT id FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR NO KEY UPDATE
), moved AS (
    UPDATE tables SET seq = wanted.seq, phase = wanted.phase, updated_at = wanted.at,
        due_at = wanted.due_at
    FROM locked JOIN wanted USING (id)
    WHERE tables.id = locked.id AND tables.seq = wanted.seq - 1 AND NOT EXISTS
        (SELECT 1 FROM entries WHERE table_id = wanted.id AND move_id = wanted.move_id)
    RETURNING tables.id
), created AS (
    INSERT INTO tables (id, seq, phase, created_at, updated_at, due_at)
    SELECT id, seq, phase, at, at, due_at FROM wanted WHERE seq = 1
    ON CONFLICT DO NOTHING RETURNING id
), ours AS (
    SELECT id FROM moved UNION ALL SELECT id FROM created
), written AS (
    INSERT INTO entries (table_id, seq, at, body, hash, move_id)
    SELECT id, seq, at, body, hash, move_id FROM ours JOIN wanted USING (id)
), seated AS (
    INSERT INTO holders (table_id, seat, holder, creator)
    SELECT id, seat, holder, creator
    FROM ours JOIN unnest($9::text[], $10::bigint[], $11::text[], $12::bigint[])
        AS one (id, seat, holder, creator) USING (id)
    ON CONFLICT (table_id, seat) DO UPDATE
    SET holder = excluded.holder, creator = excluded.creator
)
SELECT id FROM ours";

/// What is known of an attempt that failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Before {
    /// The database refused it, so nothing of it is stored.
    Refused,
    /// The connection broke: it may have been stored, or be stored only now.
    Lost,
}

impl Before {
    pub(super) fn of(error: &sqlx::Error) -> Before {
        if is_lost(error) { Before::Lost } else { Before::Refused }
    }

    /// Gives a database that went away a moment to come back.
    pub(super) async fn wait(self) {
        if self == Before::Lost {
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// Writes entries of different tables. Should the statement fail, none is stored; else each has
/// its own answer.
pub(super) async fn together(
    connection: &mut PgConnection,
    entries: &[Append],
) -> Result<Vec<Result<Appended, StoreError>>, sqlx::Error> {
    let stored = attempt(connection, entries).await?;
    let mut outcomes = Vec::with_capacity(entries.len());
    for entry in entries {
        outcomes.push(if stored.contains(&entry.table) {
            Ok(Appended::Stored)
        } else {
            too_late(connection, entry).await.map_err(StoreError::from)
        });
    }
    Ok(outcomes)
}

/// Writes one entry after an attempt to write it failed, perhaps only because of its neighbours.
pub(super) async fn alone(
    pool: &PgPool,
    answer: Duration,
    entry: &Append,
    before: Before,
) -> Result<Appended, StoreError> {
    let outcome = in_time(answer, async {
        let connection = &mut *pool.acquire().await?;
        match before {
            Before::Refused => once(connection, entry).await,
            Before::Lost => again(connection, entry).await,
        }
    });
    match outcome.await {
        Err(error) if is_lost(&error) => {
            let (table, seq) = (entry.table.clone(), entry.seq);
            Err(StoreError::Unknown { table, seq, source: Arc::new(error) })
        }
        other => Ok(other?),
    }
}

/// The first attempt may have been stored, it may even be stored only now, while the second one
/// waits for it. Either way the row itself tells.
async fn again(connection: &mut PgConnection, entry: &Append) -> Result<Appended, sqlx::Error> {
    if is_there(connection, entry).await? {
        return Ok(Appended::Stored);
    }
    match once(connection, entry).await? {
        Appended::Stored => Ok(Appended::Stored),
        _ if is_there(connection, entry).await? => Ok(Appended::Stored),
        other => Ok(other),
    }
}

async fn once(connection: &mut PgConnection, entry: &Append) -> Result<Appended, sqlx::Error> {
    match attempt(connection, std::slice::from_ref(entry)).await {
        Ok(stored) if stored.is_empty() => too_late(connection, entry).await,
        Ok(_) => Ok(Appended::Stored),
        // The same move was stored under another number after this statement began to look.
        Err(error) if is_unique(&error) => too_late(connection, entry).await,
        Err(error) => Err(error),
    }
}

/// The tables whose entries were stored.
async fn attempt(
    connection: &mut PgConnection,
    entries: &[Append],
) -> Result<HashSet<String>, sqlx::Error> {
    let names: Vec<_> = entries.iter().map(|entry| entry.table.as_str()).collect();
    let numbers: Vec<_> = entries.iter().map(|entry| signed(entry.seq)).collect();
    let phases: Vec<_> = entries.iter().map(|entry| entry.phase.number()).collect();
    let times: Vec<_> = entries.iter().map(|entry| entry.at).collect();
    let dues: Vec<_> = entries.iter().map(|entry| entry.due_at).collect();
    let bodies: Vec<_> = entries.iter().map(|entry| entry.body.as_str()).collect();
    let hashes: Vec<_> = entries.iter().map(|entry| entry.hash.as_str()).collect();
    let moves: Vec<_> = entries.iter().map(|entry| entry.move_id.as_deref()).collect();
    let seats = || {
        entries.iter().flat_map(|entry| entry.holders.iter().map(|one| (entry.table.as_str(), one)))
    };
    let query = sqlx::query_as(APPEND).bind(names).bind(numbers).bind(phases).bind(times);
    let query = query.bind(dues).bind(bodies).bind(hashes).bind(moves);
    let query = query.bind(seats().map(|(table, _)| table).collect::<Vec<_>>());
    let query = query.bind(seats().map(|(_, one)| i64::from(one.seat)).collect::<Vec<_>>());
    let query = query.bind(seats().map(|(_, one)| one.holder.as_str()).collect::<Vec<_>>());
    let query = query.bind(seats().map(|(_, one)| i64::from(one.creator)).collect::<Vec<_>>());
    let found: Vec<(String,)> = query.fetch_all(connection).await?;
    Ok(found.into_iter().map(|(table,)| table).collect())
}

async fn is_there(connection: &mut PgConnection, entry: &Append) -> Result<bool, sqlx::Error> {
    let sql = "SELECT count(*) FROM entries WHERE table_id = $1 AND seq = $2 \
        AND hash = $3 AND body = $4 AND move_id IS NOT DISTINCT FROM $5";
    let query = sqlx::query_as(sql).bind(&entry.table).bind(signed(entry.seq));
    let query = query.bind(&entry.hash).bind(&entry.body).bind(&entry.move_id);
    let (count,): (i64,) = query.fetch_one(connection).await?;
    Ok(count > 0)
}

/// A statement of its own, because it has to see what was committed while the first one waited.
async fn too_late(connection: &mut PgConnection, entry: &Append) -> Result<Appended, sqlx::Error> {
    let Some(name) = &entry.move_id else { return Ok(Appended::Taken) };
    let sql = "SELECT seq FROM entries WHERE table_id = $1 AND move_id = $2";
    let found: Option<(i64,)> =
        sqlx::query_as(sql).bind(&entry.table).bind(name).fetch_optional(connection).await?;
    let seq = found.and_then(|(seq,)| number(seq).ok());
    Ok(seq.map_or(Appended::Taken, |seq| Appended::Duplicate { seq }))
}
