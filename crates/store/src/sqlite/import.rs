//! A piece of another store, written as it was there.

use sqlx::SqliteConnection;

use super::append::seat;
use crate::{
    StoreError,
    copy::{Chunk, Part},
    entry::signed,
};

/// Answers how many rows were written.
pub(super) async fn import(
    connection: &mut SqliteConnection,
    chunk: &Chunk,
) -> Result<u64, StoreError> {
    let mut rows = 0;
    for part in &chunk.parts {
        import_part(connection, part).await?;
        rows += part.rows.len() as u64;
    }
    Ok(rows)
}

async fn import_part(connection: &mut SqliteConnection, part: &Part) -> Result<(), StoreError> {
    let table = &part.table;
    let sql = if part.before == 0 {
        "INSERT INTO tables (id, seq, phase, created_at, updated_at, due_at) \
            VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
    } else {
        "UPDATE tables SET seq = $2, phase = $3, created_at = $4, updated_at = $5, due_at = $6 \
            WHERE id = $1 AND seq = $7"
    };
    let mut head = sqlx::query(sql).bind(&table.id).bind(signed(part.seq())).bind(table.phase);
    head = head.bind(table.created_at).bind(table.updated_at).bind(table.due_at);
    if part.before != 0 {
        head = head.bind(signed(part.before));
    }
    if head.execute(&mut *connection).await?.rows_affected() == 0 {
        return Err(part.moved());
    }
    let sql = "INSERT INTO entries (table_id, seq, at, body, hash, move_id) \
        VALUES ($1, $2, $3, $4, $5, $6)";
    for row in &part.rows {
        let insert = sqlx::query(sql).bind(&table.id).bind(signed(row.seq)).bind(row.at);
        let insert = insert.bind(&row.body).bind(&row.hash).bind(&row.move_id);
        insert.execute(&mut *connection).await?;
    }
    seat(connection, &table.id, &part.holders).await
}
