//! A disk that runs full in the middle of work, and is given room again.

use std::{
    thread,
    time::{Duration, Instant},
};

use store::{Place, Settings, Store, testing};

use crate::{child, shim::Shim};

#[test]
fn a_full_disk_refuses_entries_and_loses_none() {
    let folder = testing::folder();
    let shim = Shim::new(folder.path());
    let mut child = shim.child("full").spawn().expect("a child starts");
    let count = |refused: bool| {
        let text = std::fs::read_to_string(&shim.acks).unwrap_or_default();
        text.lines().filter(|line| (*line == "full") == refused).count()
    };
    let wait = |what: &str, done: &dyn Fn() -> bool| {
        let start = Instant::now();
        while !done() {
            assert!(start.elapsed() < Duration::from_secs(60), "{what}");
            thread::sleep(Duration::from_millis(2));
        }
    };
    for step in 1..=3 {
        wait("entries are written", &|| count(false) >= step * 100);
        let before = count(true);
        std::fs::write(&shim.full, "").expect("a file can be written");
        wait("entries are refused", &|| count(true) >= before + 20);
        std::fs::remove_file(&shim.full).expect("a file can be removed");
    }
    assert!(child.wait().expect("a child ends").success(), "everything was written in the end");
    assert_eq!(count(false) as u64, child::TABLES * child::ENTRIES);

    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime starts").block_on(async {
        let place = Place::Sqlite(shim.folder.join("tables.db"));
        let store = Store::open(&place, Settings::default()).await.expect("the store opens");
        store.verify().await.expect("all is sound");
        let digest = store.digest().await.expect("it works");
        assert_eq!(digest.rows, child::TABLES * child::ENTRIES);
    });
}
