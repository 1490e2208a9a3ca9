//! Writing and reading back.

use std::{collections::BTreeMap, time::Duration};

use sqlx::{Connection, PgConnection};
use store::{Append, Appended, Phase, Place, Settings, Store, StoreError};

use crate::support::{Fresh, entry, fill, on_both};

on_both! {
    what_is_written_can_be_read,
    a_number_is_given_once_and_without_gaps,
    a_move_is_stored_once,
    of_fifty_who_try_one_wins_each_number,
    many_tables_at_once_all_arrive,
    a_caller_who_gives_up_breaks_nothing,
    strange_entries_are_refused,
}

async fn what_is_written_can_be_read(fresh: Fresh) {
    let store = fresh.open().await;
    assert_eq!(store.last("a").await.expect("it works"), None);
    assert!(store.rows("a", 0).await.expect("it works").is_empty());
    let named = Append { move_id: Some("move".to_owned()), ..entry("a", 2) };
    fill(&store, "a", 1..=1).await;
    assert_eq!(store.append(named.clone()).await.expect("it works"), Appended::Stored);
    fill(&store, "a", 3..=12).await;
    fill(&store, "b", 1..=1).await;

    let rows = store.rows("a", 0).await.expect("it works");
    assert_eq!(rows.iter().map(|row| row.seq).collect::<Vec<_>>(), (1..=12).collect::<Vec<_>>());
    assert_eq!(rows[1].move_id.as_deref(), Some("move"));
    assert_eq!((rows[1].at, &rows[1].body, &rows[1].hash), (named.at, &named.body, &named.hash));
    assert_eq!(store.rows("a", 10).await.expect("it works"), rows[10..]);
    assert_eq!(store.rows("a", u64::MAX).await.expect("it works"), []);
    assert_eq!(store.last("a").await.expect("it works"), Some(12));
    store.check().await.expect("the store is well");
    store.verify().await.expect("all is sound");

    // Everything is still there when the store is opened again.
    let clone = store.clone();
    store.close().await;
    assert!(matches!(clone.append(entry("a", 13)).await, Err(StoreError::Closed)));
    assert!(clone.check().await.is_err());
    let store = fresh.open().await;
    assert_eq!(store.rows("a", 0).await.expect("it works"), rows);
}

async fn a_number_is_given_once_and_without_gaps(fresh: Fresh) {
    let store = fresh.open().await;
    let taken = async |seq| store.append(entry("a", seq)).await.expect("it works");
    assert_eq!(taken(2).await, Appended::Taken, "a table does not begin in the middle");
    assert_eq!(store.last("a").await.expect("it works"), None);
    fill(&store, "a", 1..=3).await;
    for seq in [1, 2, 3, 5, 100] {
        assert_eq!(taken(seq).await, Appended::Taken, "number {seq}");
    }
    assert_eq!(taken(4).await, Appended::Stored);
    assert_eq!(store.rows("a", 0).await.expect("it works").len(), 4);
    store.verify().await.expect("all is sound");
}

async fn a_move_is_stored_once(fresh: Fresh) {
    let store = fresh.open().await;
    let named = |table, seq, name: &str| Append {
        move_id: Some(name.to_owned()),
        phase: Phase::Over,
        ..entry(table, seq)
    };
    let append = async |one| store.append(one).await.expect("it works");
    assert_eq!(append(named("a", 1, "x")).await, Appended::Stored);
    assert_eq!(append(named("a", 1, "x")).await, Appended::Duplicate { seq: 1 });
    assert_eq!(append(named("a", 2, "x")).await, Appended::Duplicate { seq: 1 });
    assert_eq!(append(named("a", 9, "x")).await, Appended::Duplicate { seq: 1 });
    assert_eq!(append(named("a", 2, "y")).await, Appended::Stored);
    assert_eq!(append(named("a", 2, "z")).await, Appended::Taken);
    assert_eq!(append(named("b", 1, "x")).await, Appended::Stored, "other tables do not count");

    // The same move twenty times at once, under numbers of which each could be the next.
    let tries = (0..20).map(|number| {
        let (store, one) = (store.clone(), named("a", 3 + number % 2, "again"));
        tokio::spawn(async move { store.append(one).await.expect("it works") })
    });
    let mut stored = 0;
    for one in tries.collect::<Vec<_>>() {
        match one.await.expect("no panic") {
            Appended::Stored => stored += 1,
            Appended::Duplicate { seq } => assert_eq!(seq, 3),
            Appended::Taken => {}
        }
    }
    assert_eq!(stored, 1);
    assert_eq!(store.last("a").await.expect("it works"), Some(3));
}

async fn of_fifty_who_try_one_wins_each_number(fresh: Fresh) {
    const NUMBERS: u64 = 20;
    let store = fresh.open().await;
    let tasks = (0..50).map(|task| {
        let store = store.clone();
        tokio::spawn(async move {
            let mut won = Vec::new();
            let mut last = 0;
            while last < NUMBERS {
                let one = Append { hash: format!("task {task}"), ..entry("a", last + 1) };
                if store.append(one).await.expect("it works") == Appended::Stored {
                    won.push((last + 1, format!("task {task}")));
                }
                last = store.last("a").await.expect("it works").unwrap_or(0);
            }
            won
        })
    });
    let mut winners = BTreeMap::new();
    for task in tasks.collect::<Vec<_>>() {
        for (seq, hash) in task.await.expect("no panic") {
            assert_eq!(winners.insert(seq, hash), None, "number {seq} was won twice");
        }
    }
    let rows = store.rows("a", 0).await.expect("it works");
    let stored: BTreeMap<_, _> = rows.into_iter().map(|row| (row.seq, row.hash)).collect();
    assert_eq!(stored, winners);
    assert_eq!(stored.len() as u64, NUMBERS);
}

async fn many_tables_at_once_all_arrive(fresh: Fresh) {
    let store = fresh.open().await;
    let tasks = (0..100).map(|table| {
        let store = store.clone();
        tokio::spawn(async move { fill(&store, &format!("table-{table}"), 1..=20).await })
    });
    for task in tasks.collect::<Vec<_>>() {
        task.await.expect("no panic");
    }
    let digest = store.digest().await.expect("it works");
    assert_eq!((digest.tables, digest.rows), (100, 2_000));
    store.verify().await.expect("all is sound");
}

async fn a_caller_who_gives_up_breaks_nothing(fresh: Fresh) {
    let store = fresh.open().await;
    for number in 0..40 {
        let table = format!("table-{number}");
        let wait = Duration::from_micros(50 * number);
        tokio::time::timeout(wait, store.append(entry(&table, 1))).await.ok();
    }
    fill(&store, "after", 1..=5).await;
    store.verify().await.expect("all is sound");
}

async fn strange_entries_are_refused(fresh: Fresh) {
    let store = fresh.open().await;
    let good = entry("a", 1);
    let strange = [
        Append { table: "with,comma".to_owned(), ..good.clone() },
        Append { table: String::new(), ..good.clone() },
        Append { seq: 0, ..good.clone() },
        Append { seq: u64::MAX, ..good.clone() },
        Append { body: "a\0b".to_owned(), ..good.clone() },
        Append { body: "x".repeat(store::MAX_BODY + 1), ..good.clone() },
        Append { move_id: Some("x".repeat(200)), ..good.clone() },
    ];
    for one in strange {
        assert!(matches!(store.append(one).await, Err(StoreError::Unfit { .. })));
    }
    let large = Append { body: "x".repeat(store::MAX_BODY), ..good };
    assert_eq!(store.append(large).await.expect("it works"), Appended::Stored);
}

/// Those who write keep their connections, and must leave some to those who read.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn few_connections_are_enough_for_reading_and_writing() {
    let fresh = Fresh::postgres().await;
    let settings = Settings { connections: 1, ..Settings::default() };
    let store = Store::open(&fresh.place, settings).await.expect("the store opens");
    for table in 0..20 {
        fill(&store, &format!("table-{table}"), 1..=2).await;
        assert_eq!(store.rows(&format!("table-{table}"), 0).await.expect("it works").len(), 2);
    }
}

/// Groups of two servers that have tables in common, and somebody who holds them up until both
/// are in the middle of theirs: they wait for him, and must not wait for each other in a circle.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_race_for_the_same_tables() {
    const TABLES: usize = 30;
    const ROUNDS: u64 = 5;
    let fresh = Fresh::postgres().await;
    let stores = [fresh.open().await, fresh.open().await];
    let table = |number: usize| format!("table-{number:02}");
    let Place::Postgres(url) = &fresh.place else { panic!("it is a PostgreSQL") };
    let mut other = PgConnection::connect(url).await.expect("it can be reached");
    for number in 0..TABLES {
        fill(&stores[0], &table(number), 1..=1).await;
    }
    for seq in 2..2 + ROUNDS {
        let mut holding = other.begin().await.expect("it begins");
        let sql = "UPDATE tables SET due_at = NULL WHERE id IN ('table-14', 'table-15')";
        sqlx::query(sql).execute(&mut *holding).await.expect("they are held");
        let tasks = (0..2 * TABLES).map(|number| {
            let (store, one) = (stores[number % 2].clone(), entry(&table(number / 2), seq));
            tokio::spawn(async move { store.append(one).await.expect("nobody waits in vain") })
        });
        let tasks: Vec<_> = tasks.collect();
        tokio::time::sleep(Duration::from_millis(200)).await;
        holding.commit().await.expect("they are let go");
        let mut won = 0;
        for task in tasks {
            won += usize::from(task.await.expect("no panic") == Appended::Stored);
        }
        assert_eq!(won, TABLES, "each number is won once");
    }
    stores[0].verify().await.expect("all is sound");
    // Whoever leaves says what he has counted.
    for store in stores {
        store.close().await;
    }
    let sql = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()";
    let (circles,): (i64,) = sqlx::query_as(sql).fetch_one(&mut other).await.expect("it counts");
    assert_eq!(circles, 0, "they waited for each other");
}
