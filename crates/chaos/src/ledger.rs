//! What the players were promised.

use crate::Figures;
use protocol::stream::Snapshot;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What all players together were promised, and what they have to complain about.
#[derive(Debug, Default)]
pub struct Ledger {
    tables: Mutex<Vec<Arc<TableLedger>>>,
    complaints: Mutex<Vec<String>>,
    figures: Mutex<Figures>,
}

/// What was promised at one table. That it is here is the first promise: somebody was told that
/// it was made.
#[derive(Debug)]
pub struct TableLedger {
    /// The table.
    pub id: String,
    promises: Mutex<Promises>,
}

/// What was promised at one table.
#[derive(Clone, Debug, Default)]
pub struct Promises {
    /// Every move and deed that was acknowledged.
    pub acked: Vec<Acked>,
    /// Every seat that somebody was told to have now.
    pub joined: Vec<u8>,
    /// What players knew when they lost their server, or left: the last of each seat.
    pub seen: Vec<Snapshot>,
    /// The record that somebody was given.
    pub record: Option<String>,
    /// Whether nothing more will be asked of this table.
    pub closed: bool,
}

/// A move or deed that was acknowledged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acked {
    /// Its id.
    pub id: String,
    /// The number it was said to have.
    pub seq: u64,
    /// Whose it was.
    pub seat: u8,
}

impl Ledger {
    /// Somebody was told that a table was made.
    pub fn table(&self, id: &str) -> Arc<TableLedger> {
        let table = Arc::new(TableLedger { id: id.to_owned(), promises: Mutex::default() });
        lock(&self.tables).push(Arc::clone(&table));
        table
    }

    /// All tables.
    pub fn tables(&self) -> Vec<Arc<TableLedger>> {
        lock(&self.tables).clone()
    }

    /// Something is not as it should be.
    pub fn complain(&self, what: String) {
        lock(&self.complaints).push(what);
    }

    /// What is not as it should be.
    pub fn complaints(&self) -> Vec<String> {
        lock(&self.complaints).clone()
    }

    /// The figures, to be added to.
    pub fn figures(&self) -> MutexGuard<'_, Figures> {
        lock(&self.figures)
    }
}

impl TableLedger {
    /// What was promised, to be added to.
    pub fn promises(&self) -> MutexGuard<'_, Promises> {
        lock(&self.promises)
    }
}

impl Promises {
    /// Somebody knew this. Of each seat only the last is kept.
    pub fn see(&mut self, snapshot: Snapshot) {
        self.seen.retain(|seen| seen.seat != snapshot.seat);
        self.seen.push(snapshot);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
