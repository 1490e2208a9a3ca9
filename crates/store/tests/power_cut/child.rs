//! The child: writes to a store, and writes down each promise as soon as it gets it.

use std::{fs::File, io::Write, path::PathBuf, sync::Arc, time::Duration};

use store::{Append, Appended, Holder, Phase, Place, Settings, Store, StoreError, Synchronous};

pub(crate) const TABLES: u64 = 8;
pub(crate) const ENTRIES: u64 = 120;

/// Not a test: the tests start it in a process of its own, with the shim loaded.
#[test]
#[ignore = "the other tests start it in a process of its own"]
fn write() {
    // Whoever runs ignored tests by hand gets here without a shim, and there is nothing to do.
    let Some(folder) = std::env::var_os("SHIM_FOLDER") else { return };
    let acks = std::env::var_os("SHIM_ACKS").expect("the shim was told");
    let full = std::env::var("SHIM_SYNCHRONOUS").is_ok_and(|text| text == "full");
    let synchronous = if full { Synchronous::Full } else { Synchronous::Off };
    // A small log is moved into the database often, which is when most is at stake.
    let settings = Settings { synchronous, checkpoint_pages: 60, ..Settings::default() };
    let place = Place::Sqlite(PathBuf::from(folder).join("tables.db"));
    let acks = Arc::new(File::create(acks).expect("promises can be written down"));
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime starts").block_on(async {
        let store = Store::open(&place, settings).await.expect("the store opens");
        let tasks = (0..TABLES).map(|table| {
            tokio::spawn(stream(store.clone(), format!("table-{table}"), Arc::clone(&acks)))
        });
        for task in tasks.collect::<Vec<_>>() {
            task.await.expect("no panic");
        }
        // The store is still open, so that its files stay as they are in the middle of work.
        std::process::exit(0);
    });
}

/// What entry has which text, for whoever reads it later.
pub(crate) fn entry(table: &str, seq: u64) -> Append {
    let holder = Holder { seat: 0, holder: format!("holder-{}", seq % 7), creator: true };
    Append {
        table: table.to_owned(),
        seq,
        at: 1_700_000_000_000,
        body: format!("{{\"entry\":{seq},\"text\":\"{}\"}}", table.repeat(20 + seq as usize % 60)),
        hash: format!("{table}/{seq}"),
        move_id: seq.is_multiple_of(2).then(|| format!("move-{seq}")),
        phase: Phase::Playing,
        due_at: Some(1_700_000_000_000),
        holders: if seq % 10 == 1 { vec![holder] } else { Vec::new() },
    }
}

async fn stream(store: Store, table: String, acks: Arc<File>) {
    let mut seq = 1;
    while seq <= ENTRIES {
        let line = match store.append(entry(&table, seq)).await {
            Ok(appended) => {
                assert_eq!(appended, Appended::Stored);
                seq += 1;
                format!("{table} {}\n", seq - 1)
            }
            Err(StoreError::Full) => {
                let last = store.last(&table).await.expect("reading goes on");
                assert_eq!(last.unwrap_or(0), seq - 1, "a refused entry is not stored");
                tokio::time::sleep(Duration::from_millis(10)).await;
                "full\n".to_owned()
            }
            Err(error) => panic!("{error}"),
        };
        // One call to the system: a line is there whole or not at all.
        let written = (&*acks).write(line.as_bytes()).expect("promises can be written down");
        assert_eq!(written, line.len());
    }
}
