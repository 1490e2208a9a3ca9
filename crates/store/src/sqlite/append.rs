//! All entries of a group at once.
//!
//! Each statement is a way to SQLite's thread and back, which costs more than what it does
//! there. So a group takes at most four statements, however many entries it has; their values travel as
//! one JSON text each. What becomes of each entry is decided here, in between: nobody else
//! writes while the transaction lasts. An entry that comes too late provokes no error and
//! leaves its neighbours alone.

use std::collections::HashMap;

use serde_json::{Value, json};
use sqlx::SqliteConnection;

use crate::{Append, Appended, Holder, StoreError, entry::number};

/// Answers what became of each, in their order.
pub(super) async fn append(
    connection: &mut SqliteConnection,
    entries: &[&Append],
) -> Result<Vec<Appended>, StoreError> {
    if entries.is_empty() {
        return Ok(Vec::new());
    }
    let mut logs = Logs::read(connection, entries).await?;
    let outcomes: Vec<_> = entries.iter().map(|entry| logs.decide(entry)).collect();
    let stored = || entries.iter().zip(&outcomes).filter(|(_, one)| **one == Appended::Stored);
    let heads = stored().map(|(entry, _)| {
        let Append { table, seq, at, phase, due_at, .. } = entry;
        json!([table, seq, phase.number(), at, due_at])
    });
    write(connection, HEADS, heads).await?;
    let rows = stored().map(|(entry, _)| {
        let Append { table, seq, at, body, hash, move_id, .. } = entry;
        json!([table, seq, at, body, hash, move_id])
    });
    write(connection, ENTRIES, rows).await?;
    let seats = stored().flat_map(|(entry, _)| seats(&entry.table, &entry.holders));
    write(connection, HOLDERS, seats).await?;
    Ok(outcomes)
}

/// Gives seats to their new holders.
pub(super) async fn seat(
    connection: &mut SqliteConnection,
    table: &str,
    holders: &[Holder],
) -> Result<(), StoreError> {
    write(connection, HOLDERS, seats(table, holders)).await
}

/// How far the logs have come that the group wants to write to, and which of its moves are
/// stored already.
const LOGS: &str = "WITH wanted AS MATERIALIZED ( \
        SELECT json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS name \
        FROM json_each($1)) \
    SELECT tables.id, NULL, tables.seq FROM tables WHERE id IN (SELECT id FROM wanted) \
    UNION ALL SELECT table_id, move_id, seq FROM wanted \
        CROSS JOIN entries ON table_id = wanted.id AND move_id = wanted.name";

/// A table that has several entries in the group gets several heads, one after the other. The
/// conditions that are always true keep SQLite from taking ON for a part of the FROM.
const HEADS: &str = "INSERT INTO tables (id, seq, phase, created_at, updated_at, due_at) \
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), \
        json_extract(value, '$[2]'), json_extract(value, '$[3]'), \
        json_extract(value, '$[3]'), json_extract(value, '$[4]') \
    FROM json_each($1) WHERE true ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, \
        phase = excluded.phase, updated_at = excluded.updated_at, due_at = excluded.due_at";

const ENTRIES: &str = "INSERT INTO entries (table_id, seq, at, body, hash, move_id) \
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), \
        json_extract(value, '$[2]'), json_extract(value, '$[3]'), \
        json_extract(value, '$[4]'), json_extract(value, '$[5]') \
    FROM json_each($1)";

const HOLDERS: &str = "INSERT INTO holders (table_id, seat, holder, creator) \
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), \
        json_extract(value, '$[2]'), json_extract(value, '$[3]') \
    FROM json_each($1) WHERE true ON CONFLICT (table_id, seat) DO UPDATE \
        SET holder = excluded.holder, creator = excluded.creator";

fn seats(table: &str, holders: &[Holder]) -> impl Iterator<Item = Value> {
    holders.iter().map(move |one| json!([table, one.seat, one.holder, i64::from(one.creator)]))
}

async fn write(
    connection: &mut SqliteConnection,
    sql: &'static str,
    values: impl Iterator<Item = Value>,
) -> Result<(), StoreError> {
    let values: Vec<_> = values.collect();
    if !values.is_empty() {
        sqlx::query(sql).bind(Value::from(values).to_string()).execute(connection).await?;
    }
    Ok(())
}

/// What has to be known of the logs to decide about entries.
#[derive(Default)]
struct Logs {
    ends: HashMap<String, u64>,
    moves: HashMap<String, HashMap<String, u64>>,
}

impl Logs {
    async fn read(
        connection: &mut SqliteConnection,
        entries: &[&Append],
    ) -> Result<Logs, StoreError> {
        let wanted: Vec<_> =
            entries.iter().map(|entry| json!([entry.table, entry.move_id])).collect();
        let query = sqlx::query_as(LOGS).bind(Value::from(wanted).to_string());
        let found: Vec<(String, Option<String>, i64)> = query.fetch_all(connection).await?;
        let mut logs = Logs::default();
        for (table, name, seq) in found {
            match name {
                None => logs.ends.insert(table, number(seq)?),
                Some(name) => logs.moves.entry(table).or_default().insert(name, number(seq)?),
            };
        }
        Ok(logs)
    }

    /// Decides about one entry, and counts it as stored for those that follow if it will be.
    fn decide(&mut self, entry: &Append) -> Appended {
        if let Some(name) = &entry.move_id
            && let Some(&seq) = self.moves.get(&entry.table).and_then(|moves| moves.get(name))
        {
            return Appended::Duplicate { seq };
        }
        if entry.seq != self.ends.get(&entry.table).map_or(1, |end| end + 1) {
            return Appended::Taken;
        }
        self.ends.insert(entry.table.clone(), entry.seq);
        if let Some(name) = &entry.move_id {
            let moves = self.moves.entry(entry.table.clone()).or_default();
            moves.insert(name.clone(), entry.seq);
        }
        Appended::Stored
    }
}
