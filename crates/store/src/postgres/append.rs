//! One entry in one statement, and what to do when nobody knows whether it arrived.

use std::{sync::Arc, time::Duration};

use sqlx::PgPool;

use crate::{
    Append, Appended, StoreError,
    entry::{number, signed},
    error::{is_lost, is_unique},
};

/// After a connection broke, the next attempt waits this long: a server that comes back at once
/// does so within this time, and for one that does not the caller has to decide.
const PAUSE: Duration = Duration::from_millis(200);

/// One statement is one transaction and one way to the server and back. Whoever finds the end
/// of the log locked waits for the other to commit and then sees that it has moved: the update
/// looks at the newest row, so of two with the same number one changes nothing.
const APPEND: &str = "WITH moved AS (
    UPDATE tables SET seq = $2, phase = $3, updated_at = $4, due_at = $5
    WHERE id = $1 AND seq = $2 - 1 AND NOT EXISTS
        (SELECT 1 FROM entries WHERE table_id = $1 AND move_id = $8)
    RETURNING id
), created AS (
    INSERT INTO tables (id, seq, phase, created_at, updated_at, due_at)
    SELECT $1, $2, $3, $4, $4, $5 WHERE $2 = 1
    ON CONFLICT DO NOTHING RETURNING id
), ours AS (
    SELECT id FROM moved UNION ALL SELECT id FROM created
), entry AS (
    INSERT INTO entries (table_id, seq, at, body, hash, move_id)
    SELECT id, $2, $4, $6, $7, $8 FROM ours
), seated AS (
    INSERT INTO holders (table_id, seat, holder, creator)
    SELECT id, one.seat, one.holder, one.creator
    FROM ours, unnest($9::bigint[], $10::text[], $11::bigint[]) AS one (seat, holder, creator)
    ON CONFLICT (table_id, seat) DO UPDATE
    SET holder = excluded.holder, creator = excluded.creator
)
SELECT count(*) FROM ours";

pub(super) async fn append(pool: &PgPool, entry: &Append) -> Result<Appended, StoreError> {
    let lost = match attempt(pool, entry).await {
        Err(error) if is_lost(&error) => error,
        other => return Ok(other?),
    };
    // Whoever knows the name of a table may watch it, so it stays out of the log.
    tracing::warn!(error = %lost, seq = entry.seq, "lost, trying again");
    tokio::time::sleep(PAUSE).await;
    match again(pool, entry).await {
        Err(error) if is_lost(&error) => {
            let (table, seq) = (entry.table.clone(), entry.seq);
            Err(StoreError::Unknown { table, seq, source: Arc::new(error) })
        }
        other => Ok(other?),
    }
}

async fn attempt(pool: &PgPool, entry: &Append) -> Result<Appended, sqlx::Error> {
    let seats: Vec<_> = entry.holders.iter().map(|one| i64::from(one.seat)).collect();
    let names: Vec<_> = entry.holders.iter().map(|one| one.holder.as_str()).collect();
    let creators: Vec<_> = entry.holders.iter().map(|one| i64::from(one.creator)).collect();
    let query = sqlx::query_as(APPEND).bind(&entry.table).bind(signed(entry.seq));
    let query = query.bind(entry.phase.number()).bind(entry.at).bind(entry.due_at);
    let query = query.bind(&entry.body).bind(&entry.hash).bind(&entry.move_id);
    let found = query.bind(seats).bind(names).bind(creators).fetch_one(pool).await;
    match found {
        Ok((0_i64,)) => too_late(pool, entry).await,
        Ok(_) => Ok(Appended::Stored),
        // The same move was stored under another number after this statement began to look.
        Err(error) if is_unique(&error) => too_late(pool, entry).await,
        Err(error) => Err(error),
    }
}

/// The first attempt may have been stored, it may even be stored only now, while the second one
/// waits for it. Either way the row itself tells.
async fn again(pool: &PgPool, entry: &Append) -> Result<Appended, sqlx::Error> {
    if is_there(pool, entry).await? {
        return Ok(Appended::Stored);
    }
    match attempt(pool, entry).await? {
        Appended::Stored => Ok(Appended::Stored),
        _ if is_there(pool, entry).await? => Ok(Appended::Stored),
        other => Ok(other),
    }
}

async fn is_there(pool: &PgPool, entry: &Append) -> Result<bool, sqlx::Error> {
    let sql = "SELECT count(*) FROM entries WHERE table_id = $1 AND seq = $2 \
        AND hash = $3 AND body = $4 AND move_id IS NOT DISTINCT FROM $5";
    let query = sqlx::query_as(sql).bind(&entry.table).bind(signed(entry.seq));
    let query = query.bind(&entry.hash).bind(&entry.body).bind(&entry.move_id);
    let (count,): (i64,) = query.fetch_one(pool).await?;
    Ok(count > 0)
}

/// A statement of its own, because it has to see what was committed while the first one waited.
async fn too_late(pool: &PgPool, entry: &Append) -> Result<Appended, sqlx::Error> {
    let Some(name) = &entry.move_id else { return Ok(Appended::Taken) };
    let sql = "SELECT seq FROM entries WHERE table_id = $1 AND move_id = $2";
    let found: Option<(i64,)> =
        sqlx::query_as(sql).bind(&entry.table).bind(name).fetch_optional(pool).await?;
    let seq = found.and_then(|(seq,)| number(seq).ok());
    Ok(seq.map_or(Appended::Taken, |seq| Appended::Duplicate { seq }))
}
