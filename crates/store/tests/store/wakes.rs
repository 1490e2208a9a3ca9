//! Hints that tables have grown.

use std::{collections::BTreeSet, time::Duration};

use store::{Settings, Store, Wake, testing::Server};
use tokio::{sync::broadcast, time::timeout};

use crate::support::{Fresh, fill};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_server_hears_of_every_table() {
    let fresh = Fresh::postgres().await;
    let (one, other) = (fresh.open().await, fresh.open().await);
    let mut wakes = other.wakes();
    for number in 0..30 {
        fill(&one, &format!("table-{number}"), 1..=2).await;
    }
    let mut heard = BTreeSet::new();
    while heard.len() < 30 {
        match next(&mut wakes).await {
            Wake::Table(name) => heard.insert(name),
            Wake::Everything => panic!("nobody was away"),
        };
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_an_absence_everything_may_be_new() {
    let server = Server::start();
    let place = store::Place::Postgres(server.url("postgres"));
    let store = Store::open(&place, Settings::default()).await.expect("the store opens");
    let mut wakes = store.wakes();
    server.restart();
    assert_eq!(next(&mut wakes).await, Wake::Everything);
    fill(&store, "a", 1..=1).await;
    assert_eq!(next(&mut wakes).await, Wake::Table("a".to_owned()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_works_without_listening() {
    let fresh = Fresh::postgres().await;
    let settings = Settings { listen: false, ..Settings::default() };
    let store = Store::open(&fresh.place, settings).await.expect("the store opens");
    let mut wakes = store.wakes();
    fill(&store, "a", 1..=3).await;
    assert_eq!(store.last("a").await.expect("it works"), Some(3));
    assert!(timeout(Duration::from_millis(100), wakes.recv()).await.is_err(), "silence");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_is_silent() {
    let fresh = Fresh::sqlite();
    let store = fresh.open().await;
    let mut wakes = store.wakes();
    fill(&store, "a", 1..=3).await;
    assert!(timeout(Duration::from_millis(50), wakes.recv()).await.is_err(), "silence");
}

async fn next(wakes: &mut broadcast::Receiver<Wake>) -> Wake {
    let wake = timeout(Duration::from_secs(20), wakes.recv()).await;
    wake.expect("a wake-up in time").expect("the store is open")
}
