//! A piece of another store, written as it was there.

use sqlx::{PgConnection, PgPool};

use crate::{
    StoreError,
    copy::{Chunk, Part},
    entry::signed,
};

/// Answers how many rows were written.
pub(super) async fn import(pool: &PgPool, chunk: &Chunk) -> Result<u64, StoreError> {
    let mut transaction = pool.begin().await?;
    let mut rows = 0;
    for part in &chunk.parts {
        import_part(&mut transaction, part).await?;
        rows += part.rows.len() as u64;
    }
    transaction.commit().await?;
    Ok(rows)
}

async fn import_part(connection: &mut PgConnection, part: &Part) -> Result<(), StoreError> {
    let table = &part.table;
    let sql = if part.before == 0 {
        "INSERT INTO tables (id, seq, phase, created_at, updated_at, due_at) \
            SELECT $1, $2, $3, $4, $5, $6 WHERE $7 = 0::bigint ON CONFLICT DO NOTHING"
    } else {
        "UPDATE tables SET seq = $2, phase = $3, created_at = $4, updated_at = $5, due_at = $6 \
            WHERE id = $1 AND seq = $7"
    };
    let head = sqlx::query(sql).bind(&table.id).bind(signed(part.seq())).bind(table.phase);
    let head = head.bind(table.created_at).bind(table.updated_at).bind(table.due_at);
    let changed = head.bind(signed(part.before)).execute(&mut *connection).await?;
    if changed.rows_affected() == 0 {
        return Err(part.moved());
    }
    entries(connection, part).await?;
    seats(connection, part).await
}

async fn entries(connection: &mut PgConnection, part: &Part) -> Result<(), StoreError> {
    let sql = "INSERT INTO entries (table_id, seq, at, body, hash, move_id) SELECT $1, one.* \
        FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[]) AS one";
    let numbers: Vec<_> = part.rows.iter().map(|row| signed(row.seq)).collect();
    let times: Vec<_> = part.rows.iter().map(|row| row.at).collect();
    let bodies: Vec<_> = part.rows.iter().map(|row| row.body.as_str()).collect();
    let hashes: Vec<_> = part.rows.iter().map(|row| row.hash.as_str()).collect();
    let names: Vec<_> = part.rows.iter().map(|row| row.move_id.as_deref()).collect();
    let insert = sqlx::query(sql).bind(&part.table.id).bind(numbers).bind(times);
    insert.bind(bodies).bind(hashes).bind(names).execute(connection).await?;
    Ok(())
}

async fn seats(connection: &mut PgConnection, part: &Part) -> Result<(), StoreError> {
    let sql = "INSERT INTO holders (table_id, seat, holder, creator) VALUES ($1, $2, $3, $4) \
        ON CONFLICT (table_id, seat) DO UPDATE \
        SET holder = excluded.holder, creator = excluded.creator";
    for one in &part.holders {
        let seat = sqlx::query(sql).bind(&part.table.id).bind(i64::from(one.seat));
        let seat = seat.bind(&one.holder).bind(i64::from(one.creator));
        seat.execute(&mut *connection).await?;
    }
    Ok(())
}
