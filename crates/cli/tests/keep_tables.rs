//! `sanjuan backup` and `sanjuan migrate-store` on stores that were played on.

use server::{Place, Settings};
use std::process::{Command, Output};
use store::testing::{Folder, folder, postgres};
use store::{Append, Digest, Phase, Store};

const PROGRAM: &str = env!("CARGO_BIN_EXE_sanjuan");

fn sanjuan(args: &[&str]) -> Output {
    let output = Command::new(PROGRAM).args(args).args(["--lang", "en"]).output();
    output.expect("the program runs")
}

#[track_caller]
fn told(output: &Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// A folder with a store of some tables, and what it holds.
async fn filled() -> (Folder, Digest) {
    let folder = folder();
    let store = Store::open(&folder.place("tables.sqlite"), Settings::default()).await;
    let store = store.expect("a new store");
    for table in 0..5 {
        for seq in 1..=20 {
            let entry = Append {
                table: format!("table{table}"),
                seq,
                at: 1_700_000_000_000 + seq as i64,
                body: format!("{{\"entry\":{seq}}}"),
                hash: format!("hash{seq}"),
                move_id: (seq > 3).then(|| format!("id{seq}")),
                phase: Phase::Playing,
                due_at: None,
                holders: Vec::new(),
            };
            store.append(entry).await.expect("stored");
        }
    }
    let digest = store.digest().await.expect("a digest");
    store.close().await;
    (folder, digest)
}

#[tokio::test]
async fn a_backup_is_the_same_and_overwrites_nothing() {
    let (folder, digest) = filled().await;
    // As while a server runs: the backup must not need the lock.
    let place = folder.place("tables.sqlite");
    let server = Store::open(&place, Settings::default()).await.expect("open");
    let data = folder.path().display().to_string();
    let copy = folder.path().join("copy.sqlite").display().to_string();
    let words = told(&sanjuan(&["backup", &copy, "--data", &data]));
    assert!(words.contains("5 tables with 100 rows") && words.contains(&digest.sha256), "{words}");
    let again = sanjuan(&["backup", &copy, "--data", &data]);
    assert_eq!(again.status.code(), Some(1), "a file that is there is not overwritten");
    server.close().await;
    let restored = Store::open(&Place::Sqlite(copy.into()), Settings::default()).await;
    let restored = restored.expect("a backup is a store");
    assert_eq!(restored.digest().await.expect("a digest"), digest);
    restored.close().await;
}

#[tokio::test]
async fn tables_move_to_postgresql_unchanged() {
    let (folder, digest) = filled().await;
    let database = postgres().await;
    let data = folder.path().display().to_string();
    let file = folder.path().join("store");
    std::fs::write(&file, &database.url).expect("written");
    let file = file.display().to_string();
    for _ in 0..2 {
        let words = told(&sanjuan(&["migrate-store", "--data", &data, "--to-file", &file]));
        assert!(words.contains(&digest.sha256), "{words}");
    }
    let moved = Store::open(&database.place(), Settings::default()).await.expect("open");
    assert_eq!(moved.digest().await.expect("a digest"), digest);
    moved.close().await;
}

#[test]
fn nothing_is_made_up() {
    let empty = folder();
    let data = empty.path().join("nowhere").display().to_string();
    let copy = empty.path().join("copy").display().to_string();
    let output = sanjuan(&["backup", &copy, "--data", &data]);
    assert_eq!(output.status.code(), Some(1));
    let words = String::from_utf8_lossy(&output.stderr);
    assert!(words.contains("the tables were not copied"), "{words}");
}
