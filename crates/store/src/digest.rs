//! A hash over everything, to compare two stores by.

use std::fmt::Write as _;

use futures_util::TryStreamExt;
use sha2::{Digest as _, Sha256};
use sqlx::Connection;

use crate::{
    Store, StoreError,
    entry::number,
    store::{Backend, on_either},
};

/// How much is stored, and a hash over all of it. Equal for equal contents, whatever the
/// database; leases of nodes do not count as contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digest {
    /// How many tables there are.
    pub tables: u64,
    /// How many entries they have together.
    pub rows: u64,
    /// SHA-256 over all tables, entries and holders, in hexadecimal digits.
    pub sha256: String,
}

const TABLES: &str =
    "SELECT id, phase, seq, created_at, updated_at, due_at FROM tables ORDER BY id";
const ENTRIES: &str =
    "SELECT table_id, seq, at, body, hash, move_id FROM entries ORDER BY table_id, seq";
const HOLDERS: &str = "SELECT table_id, seat, holder, creator FROM holders ORDER BY table_id, seat";

type Table = (String, i64, i64, i64, i64, Option<i64>);
type Entry = (String, i64, i64, String, String, Option<String>);
type Seat = (String, i64, String, i64);

/// Everything is read in one transaction, so that what happens meanwhile does not show.
pub(crate) async fn digest(store: &Store) -> Result<Digest, StoreError> {
    let mut hasher = Hasher(Sha256::new());
    let (tables, rows) = on_either!(store, pool => {
        let mut connection = pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        if let Backend::Postgres(_) = &*store.backend {
            for setting in SNAPSHOT {
                sqlx::query(setting).execute(&mut *transaction).await?;
            }
        }
        let mut tables = 0_i64;
        let mut stream = sqlx::query_as::<_, Table>(TABLES).fetch(&mut *transaction);
        while let Some((id, phase, seq, created, updated, due)) = stream.try_next().await? {
            tables += 1;
            hasher.text(&id).number(phase).number(seq).number(created).number(updated);
            hasher.flag(due.is_some()).number(due.unwrap_or_default());
        }
        drop(stream);
        let mut rows = 0_i64;
        let mut stream = sqlx::query_as::<_, Entry>(ENTRIES).fetch(&mut *transaction);
        while let Some((id, seq, at, body, hash, name)) = stream.try_next().await? {
            rows += 1;
            hasher.text(&id).number(seq).number(at).text(&body).text(&hash);
            hasher.flag(name.is_some()).text(name.as_deref().unwrap_or_default());
        }
        drop(stream);
        let mut stream = sqlx::query_as::<_, Seat>(HOLDERS).fetch(&mut *transaction);
        while let Some((id, seat, holder, creator)) = stream.try_next().await? {
            hasher.text(&id).number(seat).text(&holder).number(creator);
        }
        drop(stream);
        transaction.rollback().await?;
        (tables, rows)
    });
    Ok(Digest { tables: number(tables)?, rows: number(rows)?, sha256: hasher.finish() })
}

/// PostgreSQL shows each statement what was committed before it, unless it is told otherwise,
/// and reading everything may take longer than a statement is usually given.
const SNAPSHOT: [&str; 2] = [
    "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY",
    "SET LOCAL statement_timeout = 0",
];

/// Texts go in with their lengths, so that no two contents run into the same bytes.
struct Hasher(Sha256);

impl Hasher {
    fn text(&mut self, text: &str) -> &mut Hasher {
        self.0.update((text.len() as u64).to_be_bytes());
        self.0.update(text.as_bytes());
        self
    }

    fn number(&mut self, number: i64) -> &mut Hasher {
        self.0.update(number.to_be_bytes());
        self
    }

    fn flag(&mut self, flag: bool) -> &mut Hasher {
        self.0.update([u8::from(flag)]);
        self
    }

    fn finish(self) -> String {
        self.0.finalize().iter().fold(String::new(), |mut text, byte| {
            write!(text, "{byte:02x}").ok();
            text
        })
    }
}
