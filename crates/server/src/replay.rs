//! The past of a table, from its stored rows: read piece by piece, so that a long log takes no more
//! memory than a short one, and others have their turn in between.

use crate::desk::Shelf;
use crate::house::failed;
use crate::{refused, secrets};
use protocol::refusal::Refusal;
use protocol::stream::Item;
use store::Store;
use table::{Change, Corrupt, Row, Table, Viewer};

/// So many rows are read at once.
const PIECE: u32 = 128;

/// A table that comes about once more, row by row.
#[derive(Debug)]
pub(crate) struct Past {
    store: Store,
    id: String,
    table: Option<Box<Table>>,
    /// What was read and has not happened yet.
    rows: std::vec::IntoIter<store::Row>,
}

/// Why there is no more of it.
#[derive(Debug)]
pub(crate) enum Lost {
    /// The store did not answer.
    Store(Refusal),
    /// The rows do not hold together.
    Damaged,
}

/// The past as one viewer saw it.
#[derive(Debug)]
pub(crate) struct Replay {
    past: Past,
    viewer: Viewer,
    after: u64,
}

impl Past {
    pub(crate) fn of(store: &Store, id: &str) -> Past {
        let (store, id) = (store.clone(), id.to_owned());
        Past { store, id, table: None, rows: Vec::new().into_iter() }
    }

    /// Lets the next row happen.
    pub(crate) async fn next(&mut self) -> Result<Option<Change>, Lost> {
        if self.rows.len() == 0 {
            let after = self.table.as_ref().map_or(0, |table| table.seq());
            let rows = self.store.page(&self.id, after, PIECE).await;
            self.rows = rows.map_err(|error| Lost::Store(failed(&error)))?.into_iter();
            tokio::task::yield_now().await;
        }
        let Some(row) = self.rows.next() else { return Ok(None) };
        let change = self.fold(&Shelf::row(row)).map_err(|corrupt| {
            tracing::error!(row = corrupt.seq, problem = corrupt.problem,
                table = %secrets::shown(&self.id), "a table is damaged; restore a backup");
            Lost::Damaged
        })?;
        Ok(Some(change))
    }

    /// The table after all of its rows, if it has any.
    pub(crate) async fn whole(mut self) -> Result<Option<Table>, Lost> {
        while self.next().await?.is_some() {}
        Ok(self.table.map(|table| *table))
    }

    fn fold(&mut self, row: &Row) -> Result<Change, Corrupt> {
        match &mut self.table {
            Some(table) => table.fold(row),
            None => {
                let (table, change) = Table::first(&self.id, row)?;
                self.table = Some(Box::new(table));
                Ok(change)
            }
        }
    }
}

impl Replay {
    /// The items of a viewer after a number.
    pub(crate) fn new(store: &Store, id: &str, viewer: Viewer, after: u64) -> Replay {
        Replay { past: Past::of(store, id), viewer, after }
    }

    /// The next item.
    pub(crate) async fn next(&mut self) -> Result<Option<Item>, Refusal> {
        while let Some(change) = self.past.next().await.map_err(Lost::refusal)? {
            if change.seq() > self.after {
                return Ok(Some(change.item(self.viewer)));
            }
        }
        Ok(None)
    }
}

impl Lost {
    pub(crate) fn refusal(self) -> Refusal {
        match self {
            Lost::Store(refusal) => refusal,
            Lost::Damaged => refused::unavailable(),
        }
    }
}
