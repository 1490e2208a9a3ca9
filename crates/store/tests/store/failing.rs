//! What happens when the disk is full, or the database dies.

use std::time::Duration;

use sqlx::{AssertSqlSafe, Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use store::{Append, Appended, Place, Settings, Store, StoreError, testing::Server};

use crate::support::{Fresh, entry, fill};

/// A commit that fails on a disk without room is tested in `power_cut/disk_full.rs`; here it is single
/// statements that find none.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_room_writing_is_refused_until_there_is_some() {
    let fresh = Fresh::sqlite();
    fresh.open().await.close().await;
    occupy(&fresh.place, "CREATE TABLE filler AS SELECT randomblob(400000)").await;
    let settings = Settings { max_pages: Some(150), ..Settings::default() };
    let store = Store::open(&fresh.place, settings).await.expect("the store opens");
    let large = |seq| Append { body: "x".repeat(3_000), ..entry("a", seq) };
    let mut last = 0;
    let refusal = loop {
        match store.append(large(last + 1)).await {
            Ok(appended) => assert_eq!(appended, Appended::Stored),
            Err(error) => break error,
        }
        last += 1;
        assert!(last < 200, "the disk is never full");
    };
    assert!(matches!(refusal, StoreError::Full), "{refusal:?}");
    assert!(refusal.to_string().contains("make room"), "{refusal}");
    assert!(last > 5, "there was room for {last}");

    // Many at once are all refused, what was acknowledged stays, and reading goes on.
    let tasks = (0..40).map(|table| {
        let (store, one) = (store.clone(), Append { table: format!("t{table}"), ..large(1) });
        tokio::spawn(async move { store.append(one).await })
    });
    for task in tasks.collect::<Vec<_>>() {
        assert!(matches!(task.await.expect("no panic"), Err(StoreError::Full)));
    }
    assert_eq!(store.last("a").await.expect("reading works"), Some(last));
    assert_eq!(store.rows("a", 0).await.expect("reading works").len() as u64, last);
    assert!(matches!(store.check().await, Err(StoreError::Full)), "its host should know");

    occupy(&fresh.place, "DROP TABLE filler").await;
    assert_eq!(store.append(large(last + 1)).await.expect("room again"), Appended::Stored);
    store.check().await.expect("all is well again");
    store.verify().await.expect("all is sound");
}

/// Every acknowledged entry is there after crashes of the server, and every one that was
/// reported as unknown is there or not, but never twice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_may_crash_in_the_middle_of_a_stream() {
    const CRASHES: u32 = 3;
    let server = Server::start();
    let place = Place::Postgres(server.url("postgres"));
    let store = Store::open(&place, Settings::default()).await.expect("the store opens");
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let writers: Vec<_> = (0..6)
        .map(|table| {
            let (store, stopped) = (store.clone(), stopped.clone());
            tokio::spawn(stream(store, format!("table-{table}"), stopped))
        })
        .collect();
    for _ in 0..CRASHES {
        tokio::time::sleep(Duration::from_millis(400)).await;
        server.crash();
        tokio::time::sleep(Duration::from_millis(100)).await;
        server.restart();
    }
    tokio::time::sleep(Duration::from_millis(400)).await;
    stop.send(true).expect("they still run");
    for (table, writer) in writers.into_iter().enumerate() {
        // A crash that is over soon enough need not fail anything: the store tries again.
        let (acknowledged, _) = writer.await.expect("no panic");
        let rows = store.rows(&format!("table-{table}"), 0).await.expect("reading works");
        assert!(acknowledged.len() > 20, "only {} were acknowledged", acknowledged.len());
        for seq in acknowledged {
            let row = rows.get(seq as usize - 1).expect("an acknowledged entry was lost");
            assert_eq!(row.seq, seq);
        }
    }
    store.verify().await.expect("all is sound");
}

/// Appends until it is told to stop; answers which entries were acknowledged, and how many
/// attempts failed.
async fn stream(
    store: Store,
    table: String,
    stopped: tokio::sync::watch::Receiver<bool>,
) -> (Vec<u64>, u32) {
    let (mut acknowledged, mut failures, mut last) = (Vec::new(), 0, 0);
    while !*stopped.borrow() {
        match store.append(entry(&table, last + 1)).await {
            Ok(Appended::Stored) => {
                last += 1;
                acknowledged.push(last);
            }
            Ok(other) => panic!("nobody else writes to this table: {other:?}"),
            Err(StoreError::Unknown { .. } | StoreError::Unreachable { .. }) => {
                failures += 1;
                last = loop {
                    match store.last(&table).await {
                        Ok(last) => break last.unwrap_or(0),
                        Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
                    }
                };
            }
            Err(error) => panic!("{error:?}"),
        }
    }
    (acknowledged, failures)
}

#[tokio::test]
async fn an_unreachable_database_is_reported_and_found_again() {
    let server = Server::start();
    let place = Place::Postgres(server.url("postgres"));
    let settings = Settings { patience: Duration::from_millis(500), ..Settings::default() };
    let store = Store::open(&place, settings).await.expect("the store opens");
    fill(&store, "a", 1..=2).await;
    server.crash();
    assert!(matches!(store.last("a").await, Err(StoreError::Unreachable { .. })));
    assert!(store.check().await.is_err());
    let lost = store.append(entry("a", 3)).await;
    assert!(matches!(lost, Err(StoreError::Unknown { .. })), "{lost:?}");
    server.restart();
    fill(&store, "a", 3..=4).await;
}

async fn occupy(place: &Place, sql: &'static str) {
    let Place::Sqlite(path) = place else { panic!("only files are filled") };
    let options = SqliteConnectOptions::new().filename(path);
    let mut connection = SqliteConnection::connect_with(&options).await.expect("a connection");
    sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await.expect("it works");
    connection.close().await.expect("it closes");
}

/// A machine that vanishes breaks no connection: nothing comes from it, for ever.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_falls_silent_is_not_waited_for() {
    let server = Server::start();
    let place = Place::Postgres(server.url("postgres"));
    let short = Duration::from_millis(700);
    let settings = Settings { answer: short, patience: short, ..Settings::default() };
    let store = Store::open(&place, settings).await.expect("the store opens");
    fill(&store, "a", 1..=3).await;
    server.freeze(true);
    let (one, other, rows) =
        tokio::join!(store.append(entry("a", 4)), store.append(entry("b", 1)), store.rows("a", 0));
    server.freeze(false);
    assert!(matches!(one, Err(StoreError::Unknown { seq: 4, .. })), "{one:?}");
    assert!(matches!(other, Err(StoreError::Unknown { seq: 1, .. })), "{other:?}");
    assert!(matches!(rows, Err(StoreError::Unreachable { .. })), "{rows:?}");
    // What nobody knew is there once or not at all, and everything goes on.
    let last = loop {
        match store.last("a").await {
            Ok(last) => break last.expect("it has entries"),
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    };
    assert!(last == 3 || last == 4, "{last}");
    let mut seq = last + 1;
    while !matches!(store.append(entry("a", seq)).await, Ok(Appended::Stored)) {
        seq = store.last("a").await.map_or(seq, |last| last.expect("it has entries") + 1);
    }
    store.verify().await.expect("all is sound");
}
