//! Opening: new, again, from a newer program, twice at once.

use sqlx::{Connection, PgConnection, SqliteConnection, sqlite::SqliteConnectOptions};
use store::{Place, Settings, Store, StoreError};

use crate::support::{Fresh, entry, fill, on_both};

on_both! {
    migrating_twice_changes_nothing,
    a_newer_schema_is_refused,
    reading_beside_a_server_works,
}

async fn migrating_twice_changes_nothing(fresh: Fresh) {
    let store = fresh.open().await;
    fill(&store, "a", 1..=3).await;
    let before = store.digest().await.expect("it works");
    store.close().await;
    let store = fresh.open().await;
    assert_eq!(store.digest().await.expect("it works"), before);
    store.close().await;
}

async fn a_newer_schema_is_refused(fresh: Fresh) {
    let store = fresh.open().await;
    fill(&store, "a", 1..=1).await;
    store.close().await;
    let sql = "UPDATE _sqlx_migrations SET version = 7";
    match &fresh.place {
        Place::Sqlite(path) => {
            let options = SqliteConnectOptions::new().filename(path);
            let mut connection =
                SqliteConnection::connect_with(&options).await.expect("a connection");
            sqlx::query(sql).execute(&mut connection).await.expect("it works");
            connection.close().await.expect("it closes");
        }
        Place::Postgres(url) => {
            let mut connection = PgConnection::connect(url).await.expect("a connection");
            sqlx::query(sql).execute(&mut connection).await.expect("it works");
        }
    }
    let settings = Settings::default;
    let refusals = [
        Store::open(&fresh.place, settings()).await.map(drop),
        Store::open_reading(&fresh.place, settings()).await.map(drop),
    ];
    for refusal in refusals {
        assert!(matches!(refusal, Err(StoreError::NewerSchema { found: 7, known: 1 })));
    }
}

async fn reading_beside_a_server_works(fresh: Fresh) {
    let read = async || Store::open_reading(&fresh.place, Settings::default()).await;
    assert!(
        matches!(
            read().await,
            Err(StoreError::Missing { .. } | StoreError::OlderSchema { found: 0, known: 1 })
        ),
        "whoever only reads creates nothing"
    );
    let store = fresh.open().await;
    fill(&store, "a", 1..=3).await;
    let reading = read().await.expect("it opens beside the server");
    assert_eq!(reading.rows("a", 0).await.expect("it works").len(), 3);
    fill(&store, "a", 4..=4).await;
    assert_eq!(reading.last("a").await.expect("it works"), Some(4));
    assert_eq!(reading.digest().await.expect("it works"), store.digest().await.expect("it works"));
    assert!(matches!(reading.append(entry("a", 5)).await, Err(StoreError::ReadOnly)));
    assert!(matches!(reading.claim("a", "n", 0, 1).await, Err(StoreError::ReadOnly)));
    reading.check().await.expect("it is well");
    reading.close().await;
    fill(&store, "a", 5..=5).await;
    store.close().await;
}

#[tokio::test]
async fn a_second_server_on_the_same_file_is_refused() {
    let fresh = Fresh::sqlite();
    let store = fresh.open().await;
    let second = Store::open(&fresh.place, Settings::default()).await;
    let Err(error) = second else { panic!("two servers on one file") };
    assert!(matches!(error, StoreError::InUse { .. }));
    assert!(error.to_string().contains("stop that one"), "{error}");
    fill(&store, "a", 1..=1).await;
    store.close().await;
    fresh.open().await.close().await;

    // The file is free as well when nobody has closed the store, but all have dropped it.
    drop(fresh.open().await);
    for _ in 0..100 {
        if Store::open(&fresh.place, Settings::default()).await.is_ok() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the lock was never released");
}

#[tokio::test]
async fn a_place_that_cannot_be_reached_is_reported() {
    let missing = Place::Sqlite("/nowhere/at/all/tables.db".into());
    let result = Store::open(&missing, Settings::default()).await;
    assert!(matches!(result, Err(StoreError::File { .. })));
    let settings =
        Settings { patience: std::time::Duration::from_millis(300), ..Settings::default() };
    let silent = Place::Postgres("postgres://nobody@127.0.0.1:1/nothing".to_owned());
    let result = Store::open(&silent, settings).await;
    assert!(matches!(result, Err(StoreError::Unreachable { .. })), "{result:?}");
}

/// Hidden cards of running games are in these files.
#[cfg(unix)]
#[tokio::test]
async fn what_the_store_makes_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = store::testing::folder();
    let store = Store::open(&folder.place("tables.db"), Settings::default()).await;
    let store = store.expect("a new store");
    fill(&store, "a", 1..=3).await;
    assert_eq!(store.last("a").await.expect("it works"), Some(3));
    store.backup(&folder.path().join("copy.db")).await.expect("a backup is made");
    let mut made = Vec::new();
    for entry in std::fs::read_dir(folder.path()).expect("it is there") {
        let entry = entry.expect("it is there");
        let rights = entry.metadata().expect("it is there").permissions().mode() & 0o777;
        made.push((entry.file_name().into_string().expect("text"), rights));
    }
    made.sort();
    let names = ["copy.db", "tables.db", "tables.db-shm", "tables.db-wal", "tables.db.lock"];
    assert_eq!(made, names.map(|name| (name.to_owned(), 0o600)));
    store.close().await;
}
