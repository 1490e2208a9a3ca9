//! Comparing everything that is stored with everything that was promised.

use crate::{Ledger, check};
use std::collections::HashSet;
use store::{Place, Settings, Store, StoreError};
use table::Row;

/// Compares what is stored with what was promised, again and again during a run.
#[derive(Debug)]
pub struct Audit {
    place: Place,
    /// The tables at which nothing more will be promised, and that were found in order.
    done: HashSet<String>,
}

impl Audit {
    /// Of the store at this place.
    pub fn of(place: Place) -> Audit {
        Audit { place, done: HashSet::new() }
    }

    /// Looks at all tables at which something may have happened since the last time. Servers may
    /// run meanwhile. What is wrong goes into the ledger.
    ///
    /// # Panics
    ///
    /// If the store cannot be read.
    pub async fn look(&mut self, ledger: &Ledger) {
        let store = self.open().await;
        for table in ledger.tables() {
            if self.done.contains(&table.id) {
                continue;
            }
            // First what was promised: what is read after that must keep it.
            let promises = table.promises().clone();
            let rows = rows(&store, &table.id).await.expect("the store can be read");
            let complaints = check(&table.id, &rows, &promises);
            ledger.figures().rows += rows.len() as u64;
            if promises.closed && complaints.is_empty() {
                self.done.insert(table.id.clone());
            }
            for complaint in complaints {
                ledger.complain(format!("table {}: {complaint}", table.id));
            }
        }
        ledger.figures().audits += 1;
        store.close().await;
    }

    /// Looks at everything once more, however often it was looked at, and at the database itself.
    ///
    /// # Panics
    ///
    /// If the store cannot be read.
    pub async fn look_at_everything(&mut self, ledger: &Ledger) {
        self.done.clear();
        self.look(ledger).await;
        let store = self.open().await;
        if let Err(error) = store.verify().await {
            ledger.complain(error.to_string());
        }
        store.close().await;
    }

    /// The rows of a table.
    ///
    /// # Panics
    ///
    /// If the store cannot be read.
    pub async fn rows(&self, table: &str) -> Vec<Row> {
        let store = self.open().await;
        let rows = rows(&store, table).await.expect("the store can be read");
        store.close().await;
        rows
    }

    async fn open(&self) -> Store {
        let opened = Store::open_reading(&self.place, Settings::default()).await;
        opened.expect("the store can be read while servers run and after they were killed")
    }
}

async fn rows(store: &Store, table: &str) -> Result<Vec<Row>, StoreError> {
    let rows = store.rows(table, 0).await?;
    let row = |row: store::Row| {
        let store::Row { seq, at, body, hash, move_id } = row;
        Row { seq, at, body, hash, move_id }
    };
    Ok(rows.into_iter().map(row).collect())
}
