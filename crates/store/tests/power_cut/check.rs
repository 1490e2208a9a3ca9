//! Opens a store on what a power cut has left, and looks for what was promised.

use std::{collections::BTreeMap, path::Path};

use store::{Place, Settings, Store, StoreError};

use crate::child::entry;

/// What became of a store.
#[derive(Debug)]
#[expect(dead_code, reason = "the details are there to be printed")]
pub(crate) enum Finding {
    /// It holds all that was promised.
    Sound,
    Unopened(StoreError),
    Damaged(StoreError),
    /// An entry that was promised is missing, or is not what was written.
    Lost {
        table: String,
        promised: u64,
        stored: usize,
    },
}

impl Finding {
    pub(crate) fn kind(&self) -> usize {
        match self {
            Finding::Sound => 0,
            Finding::Unopened(_) => 1,
            Finding::Damaged(_) => 2,
            Finding::Lost { .. } => 3,
        }
    }
}

pub(crate) async fn examine(folder: &Path, promises: &str) -> Finding {
    let place = Place::Sqlite(folder.join("tables.db"));
    let store = match Store::open(&place, Settings::default()).await {
        Ok(store) => store,
        Err(error) => return Finding::Unopened(error),
    };
    let finding = match look(&store, promises).await {
        Ok(None) => Finding::Sound,
        Ok(Some(lost)) => lost,
        Err(error) => Finding::Damaged(error),
    };
    store.close().await;
    finding
}

/// Entries that were not promised may be there as well: they were on their way.
async fn look(store: &Store, promises: &str) -> Result<Option<Finding>, StoreError> {
    store.verify().await?;
    let mut promised: BTreeMap<&str, u64> = BTreeMap::new();
    for line in promises.lines() {
        let (table, seq) = line.split_once(' ').expect("a table and a number");
        promised.insert(table, seq.parse().expect("a number"));
    }
    for (table, promised) in promised {
        let rows = store.rows(table, 0).await?;
        let same = rows.iter().zip(1..).all(|(row, seq)| {
            let entry = entry(table, seq);
            (row.seq, &row.body, &row.hash) == (seq, &entry.body, &entry.hash)
        });
        if !same || (rows.len() as u64) < promised {
            let table = table.to_owned();
            return Ok(Some(Finding::Lost { table, promised, stored: rows.len() }));
        }
    }
    Ok(None)
}
