//! Questions. They are the same words in both databases.

use crate::{
    Holder, Listing, Phase, Row, Store, StoreError,
    entry::{number, signed},
    store::on_either,
};

type RowParts = (i64, i64, String, String, Option<String>);
type ListingParts = (String, i64, i64, i64, i64, Option<i64>);

pub(crate) async fn rows(
    store: &Store,
    table: &str,
    after: u64,
    limit: u32,
) -> Result<Vec<Row>, StoreError> {
    const SQL: &str = "SELECT seq, at, body, hash, move_id FROM entries \
        WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3";
    let found: Vec<RowParts> = on_either!(store, pool => {
        let query = sqlx::query_as(SQL).bind(table).bind(signed(after)).bind(i64::from(limit));
        query.fetch_all(pool).await?
    });
    let row =
        |(seq, at, body, hash, move_id)| Ok(Row { seq: number(seq)?, at, body, hash, move_id });
    found.into_iter().map(row).collect()
}

pub(crate) async fn last(store: &Store, table: &str) -> Result<Option<u64>, StoreError> {
    const SQL: &str = "SELECT seq FROM tables WHERE id = $1";
    let found: Option<(i64,)> = on_either!(store, pool => {
        sqlx::query_as(SQL).bind(table).fetch_optional(pool).await?
    });
    found.map(|(seq,)| number(seq)).transpose()
}

pub(crate) async fn held_by(
    store: &Store,
    holder: &str,
    limit: u32,
) -> Result<Vec<Listing>, StoreError> {
    const SQL: &str = "SELECT id, seat, phase, seq, updated_at, due_at \
        FROM holders JOIN tables ON id = table_id WHERE holder = $1 \
        ORDER BY updated_at DESC, id, seat LIMIT $2";
    let found: Vec<ListingParts> = on_either!(store, pool => {
        sqlx::query_as(SQL).bind(holder).bind(i64::from(limit)).fetch_all(pool).await?
    });
    let listing = |(table, seat, phase, seq, updated_at, due_at)| {
        let (seat, phase) = (seat_number(seat)?, Phase::from_number(phase)?);
        Ok(Listing { table, seat, phase, seq: number(seq)?, updated_at, due_at })
    };
    found.into_iter().map(listing).collect()
}

pub(crate) async fn open_tables_of(store: &Store, holder: &str) -> Result<u64, StoreError> {
    const SQL: &str = "SELECT count(DISTINCT id) FROM holders JOIN tables ON id = table_id \
        WHERE holder = $1 AND creator = 1 AND phase <> $2";
    let (count,): (i64,) = on_either!(store, pool => {
        sqlx::query_as(SQL).bind(holder).bind(Phase::Over.number()).fetch_one(pool).await?
    });
    number(count)
}

pub(crate) async fn due(store: &Store, now: i64, limit: u32) -> Result<Vec<String>, StoreError> {
    const SQL: &str = "SELECT id FROM tables WHERE due_at <= $1 \
        AND (keeper IS NULL OR keeper_until <= $1) ORDER BY due_at, id LIMIT $2";
    let found: Vec<(String,)> = on_either!(store, pool => {
        sqlx::query_as(SQL).bind(now).bind(i64::from(limit)).fetch_all(pool).await?
    });
    Ok(found.into_iter().map(|(id,)| id).collect())
}

pub(crate) async fn holders(store: &Store, table: &str) -> Result<Vec<Holder>, StoreError> {
    const SQL: &str = "SELECT seat, holder, creator FROM holders WHERE table_id = $1 ORDER BY seat";
    let found: Vec<(i64, String, i64)> = on_either!(store, pool => {
        sqlx::query_as(SQL).bind(table).fetch_all(pool).await?
    });
    let holder = |(seat, holder, creator)| {
        Ok(Holder { seat: seat_number(seat)?, holder, creator: creator == 1 })
    };
    found.into_iter().map(holder).collect()
}

fn seat_number(seat: i64) -> Result<u8, StoreError> {
    u8::try_from(seat)
        .map_err(|_| StoreError::Damaged { what: format!("a holder has the seat {seat}") })
}
