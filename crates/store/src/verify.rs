//! Whether what is stored is sound.

use crate::{
    Store, StoreError,
    store::{Backend, on_either},
};

pub(crate) async fn verify(store: &Store) -> Result<(), StoreError> {
    if let Backend::Sqlite(inner) = &*store.backend {
        let check = sqlx::query_as::<_, (String,)>("PRAGMA integrity_check(10)");
        let found = check.fetch_all(&inner.readers).await?;
        if found.iter().any(|(line,)| line != "ok") {
            let lines: Vec<_> = found.into_iter().map(|(line,)| line).collect();
            return Err(StoreError::Damaged { what: lines.join("; ") });
        }
    }
    let broken: Option<(String,)> = on_either!(store, pool => {
        sqlx::query_as(BROKEN).fetch_optional(pool).await?
    });
    match broken {
        None => Ok(()),
        Some((id,)) => Err(StoreError::Damaged { what: format!("table {id} has gaps in its log") }),
    }
}

/// A log is whole if it has as many entries as its last number says, none of them beyond it.
const BROKEN: &str = "SELECT id FROM tables LEFT JOIN \
    (SELECT table_id, count(*) AS many, min(seq) AS low, max(seq) AS high \
        FROM entries GROUP BY table_id) AS logs ON id = table_id \
    WHERE many IS NULL OR many <> seq OR low <> 1 OR high <> seq LIMIT 1";
