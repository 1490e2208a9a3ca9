//! Backups, and moving from one database to another.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use store::{Append, Digest, Place, Progress, Settings, Store, StoreError, testing};

use crate::support::{Fresh, entry, fill, holder};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_made_while_writing_is_a_moment_of_the_original() {
    let (fresh, folder) = (Fresh::sqlite(), testing::folder());
    let store = fresh.open().await;
    let stop = Arc::new(AtomicBool::new(false));
    let writers: Vec<_> = (0..8)
        .map(|table| {
            let (store, stop) = (store.clone(), Arc::clone(&stop));
            tokio::spawn(async move {
                let (table, mut seq) = (format!("table-{table}"), 0);
                while !stop.load(Ordering::Relaxed) {
                    seq += 1;
                    fill(&store, &table, seq..=seq).await;
                }
            })
        })
        .collect();
    let mut backups = Vec::new();
    for number in 0..3 {
        tokio::time::sleep(std::time::Duration::from_millis(150)).await;
        let to = folder.path().join(format!("backup-{number}.db"));
        store.backup(&to).await.expect("a backup is made");
        backups.push(to);
    }
    stop.store(true, Ordering::Relaxed);
    for writer in writers {
        writer.await.expect("no panic");
    }
    let twice = store.backup(&backups[0]).await;
    assert!(matches!(twice, Err(StoreError::BackupExists { .. })));

    let mut rows = 0;
    for path in backups {
        let place = Place::Sqlite(path);
        let backup = Store::open(&place, Settings::default()).await.expect("a backup opens");
        backup.verify().await.expect("a backup is sound");
        let digest = backup.digest().await.expect("it works");
        assert!(digest.rows > rows, "a later backup has more: {digest:?}");
        rows = digest.rows;
        for table in 0..8 {
            let name = format!("table-{table}");
            let copied = backup.rows(&name, 0).await.expect("it works");
            let original = store.rows(&name, 0).await.expect("it works");
            assert_eq!(copied, original[..copied.len()]);
        }
        backup.close().await;
    }

    // The last backup, read beside the server, and one made of it, are the same.
    let reading = Store::open_reading(&fresh.place, Settings::default()).await.expect("it opens");
    let to = folder.path().join("last.db");
    reading.backup(&to).await.expect("a reader makes backups too");
    let last = Store::open_reading(&Place::Sqlite(to), Settings::default()).await;
    let last = last.expect("it opens");
    assert_eq!(last.digest().await.expect("it works"), store.digest().await.expect("it works"));
}

#[tokio::test]
async fn postgres_points_to_its_own_backup() {
    let fresh = Fresh::postgres().await;
    let result = fresh.open().await.backup("/tmp/never".as_ref()).await;
    let Err(error) = result else { panic!("a backup of PostgreSQL") };
    assert!(error.to_string().contains("pg_dump"), "{error}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn from_sqlite_to_postgres_and_back() {
    let (first, second, third) = (Fresh::sqlite(), Fresh::postgres().await, Fresh::sqlite());
    let original = first.open().await;
    populate(&original).await;
    let before = original.digest().await.expect("it works");

    let middle = second.open().await;
    let mut steps = Vec::new();
    let copied = middle.copy_from(&original, |step| steps.push(step)).await;
    assert_eq!(copied.expect("the copy is complete"), before);
    let end = Progress { tables: 42, of_tables: 42, rows: before.rows };
    assert_eq!(steps.last(), Some(&end));
    assert!(steps.len() > 2, "a long copy tells how far it is: {steps:?}");

    let last = third.open().await;
    let copied = last.copy_from(&middle, |_| ()).await;
    assert_eq!(copied.expect("the copy is complete"), before);
    last.verify().await.expect("all is sound");

    // The copy is a store like any other, with seats and names of moves.
    assert_eq!(
        last.held_by("anna", 99).await.expect("it works"),
        original.held_by("anna", 99).await.expect("it works")
    );
    let again = Append { move_id: Some("name".to_owned()), ..entry("named", 2) };
    let appended = last.append(again.clone()).await.expect("it works");
    assert_eq!(appended, middle.append(again).await.expect("it works"));
    assert_eq!(appended, store::Appended::Duplicate { seq: 1 });
    fill(&last, "long", 3_001..=3_001).await;

    // A second copy finds nothing to do; one in the wrong direction is refused.
    let mut rows = 0;
    middle.copy_from(&original, |step| rows += step.rows).await.expect("nothing to do");
    assert_eq!(rows, 0);
    let wrong = last.copy_from(&original, |_| ()).await;
    assert!(matches!(wrong, Err(StoreError::CopyRefused { .. })), "{wrong:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_that_broke_off_goes_on() {
    for to_postgres in [false, true] {
        let first = Fresh::sqlite();
        let second = if to_postgres { Fresh::postgres().await } else { Fresh::sqlite() };
        let original = first.open().await;
        populate(&original).await;

        // It breaks off in the middle of the long table: the task is dropped where it waits.
        let target = second.open().await;
        let (sender, mut receiver) = tokio::sync::mpsc::unbounded_channel();
        let copying = target.copy_from(&original, move |step: Progress| {
            sender.send(step).ok();
        });
        let broken = tokio::select! {
            biased;
            Some(step) = receiver.recv() => step,
            _ = copying => panic!("it was to break off"),
        };
        assert!(broken.rows >= 1_000);
        target.close().await;
        let target = second.open().await;
        let there = target.digest().await.expect("it works").rows;
        target.verify().await.expect("what is there is whole");

        let mut last = None;
        let copied = target.copy_from(&original, |step| last = Some(step)).await;
        let digest = original.digest().await.expect("it works");
        assert_eq!(copied.expect("the copy is complete"), digest);
        let rows = last.expect("there were steps").rows;
        assert_eq!(there + rows, digest.rows, "nothing was copied twice");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_another_store_are_never_mixed_in() {
    let (first, second) = (Fresh::sqlite(), Fresh::sqlite());
    let (original, target) = (first.open().await, second.open().await);
    fill(&original, "a", 1..=5).await;
    fill(&target, "b", 1..=1).await;
    let stranger = target.copy_from(&original, |_| ()).await;
    assert!(matches!(stranger, Err(StoreError::CopyRefused { .. })), "{stranger:?}");

    // A table of the same name that began otherwise is a stranger too.
    let third = Fresh::sqlite();
    let target = third.open().await;
    let other = Append { hash: "another".to_owned(), ..entry("a", 1) };
    target.append(other).await.expect("it works");
    let before: Digest = target.digest().await.expect("it works");
    let stranger = target.copy_from(&original, |_| ()).await;
    assert!(matches!(stranger, Err(StoreError::CopyRefused { .. })), "{stranger:?}");
    assert_eq!(target.digest().await.expect("it works"), before, "nothing was written");
}

/// 42 tables, one of them longer than a copy takes at once, some with holders and names.
async fn populate(store: &Store) {
    let seated = Append {
        due_at: Some(7),
        holders: vec![holder(0, "anna", true), holder(1, "bert", false)],
        ..entry("named", 1)
    };
    let named = Append { move_id: Some("name".to_owned()), ..seated };
    store.append(named).await.expect("it works");
    let tasks = (0..40).map(|table| {
        let store = store.clone();
        tokio::spawn(async move {
            let table = format!("{}table-{table}", if table % 2 == 0 { "Z" } else { "a" });
            fill(&store, &table, 1..=9).await;
            let end = Append { holders: vec![holder(3, "anna", false)], ..entry(&table, 10) };
            store.append(end).await.expect("it works");
        })
    });
    for task in tasks.collect::<Vec<_>>() {
        task.await.expect("no panic");
    }
    fill(store, "long", 1..=3_000).await;
}
