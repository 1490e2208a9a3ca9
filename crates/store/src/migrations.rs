//! The schema, and how a database of an older program is brought up to it. Only forward.

use sqlx::{
    PgPool, SqlSafeStr, SqliteConnection, SqlitePool,
    migrate::{Migration, MigrationType, Migrator},
};

use crate::StoreError;

/// The newest schema this program knows: the number of the last migration in both lists.
pub(crate) const KNOWN: i64 = 1;

const SQLITE: [(&str, &str); KNOWN as usize] =
    [("init", include_str!("../migrations/sqlite/0001_init.sql"))];

const POSTGRES: [(&str, &str); KNOWN as usize] =
    [("init", include_str!("../migrations/postgres/0001_init.sql"))];

pub(crate) async fn migrate_sqlite(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    refuse_newer(sqlite_version(connection).await?)?;
    Ok(migrator(&SQLITE).run(connection).await?)
}

pub(crate) async fn migrate_postgres(pool: &PgPool) -> Result<(), StoreError> {
    refuse_newer(postgres_version(pool).await?)?;
    Ok(migrator(&POSTGRES).run(pool).await?)
}

/// Whoever only reads takes nothing but exactly the schema it knows.
pub(crate) async fn check_sqlite(pool: &SqlitePool) -> Result<(), StoreError> {
    refuse_other(sqlite_version(&mut *pool.acquire().await?).await?)
}

/// See [`check_sqlite`].
pub(crate) async fn check_postgres(pool: &PgPool) -> Result<(), StoreError> {
    refuse_other(postgres_version(pool).await?)
}

fn migrator(list: &[(&'static str, &'static str)]) -> Migrator {
    let numbered = list.iter().zip(1..).map(|(&(name, sql), version)| {
        let kind = MigrationType::Simple;
        Migration::new(version, name.into(), kind, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(numbered.collect())
}

async fn sqlite_version(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let sql = "SELECT count(*) FROM sqlite_master WHERE name = '_sqlx_migrations'";
    let (there,): (i64,) = sqlx::query_as(sql).fetch_one(&mut *connection).await?;
    if there == 0 {
        return Ok(0);
    }
    let (version,): (i64,) = sqlx::query_as(LAST).fetch_one(connection).await?;
    Ok(version)
}

async fn postgres_version(pool: &PgPool) -> Result<i64, StoreError> {
    let sql = "SELECT to_regclass('_sqlx_migrations') IS NOT NULL";
    let (there,): (bool,) = sqlx::query_as(sql).fetch_one(pool).await?;
    if !there {
        return Ok(0);
    }
    let (version,): (i64,) = sqlx::query_as(LAST).fetch_one(pool).await?;
    Ok(version)
}

const LAST: &str = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations";

fn refuse_newer(found: i64) -> Result<(), StoreError> {
    if found > KNOWN { Err(StoreError::NewerSchema { found, known: KNOWN }) } else { Ok(()) }
}

fn refuse_other(found: i64) -> Result<(), StoreError> {
    refuse_newer(found)?;
    if found < KNOWN { Err(StoreError::OlderSchema { found, known: KNOWN }) } else { Ok(()) }
}
