//! The past of a table, as one viewer saw it: from its stored rows.

use crate::desk::Shelf;
use crate::house::failed;
use crate::{refused, secrets};
use protocol::refusal::Refusal;
use protocol::stream::Item;
use store::Store;
use table::{Change, Corrupt, Row, Table, Viewer};

/// So many rows are folded before others have their turn.
const AT_ONCE: u64 = 64;

/// The rows of a table, one after the other.
#[derive(Debug)]
pub(crate) struct Replay {
    id: String,
    table: Option<Box<Table>>,
    rows: std::vec::IntoIter<store::Row>,
    viewer: Viewer,
    after: u64,
}

impl Replay {
    /// The items of a viewer after a number.
    pub(crate) async fn open(
        store: &Store,
        id: &str,
        viewer: Viewer,
        after: u64,
    ) -> Result<Replay, Refusal> {
        let rows = store.rows(id, 0).await.map_err(|error| failed(&error))?;
        Ok(Replay { id: id.to_owned(), table: None, rows: rows.into_iter(), viewer, after })
    }

    /// The next item.
    pub(crate) async fn next(&mut self) -> Result<Option<Item>, Refusal> {
        while let Some(row) = self.rows.next() {
            let change = self.fold(&Shelf::row(row)).map_err(|corrupt| {
                tracing::error!(row = corrupt.seq, problem = corrupt.problem,
                    table = %secrets::shown(&self.id), "a table is damaged; restore a backup");
                refused::unavailable()
            })?;
            if change.seq() > self.after {
                return Ok(Some(change.item(self.viewer)));
            }
            if change.seq() % AT_ONCE == 0 {
                tokio::task::yield_now().await;
            }
        }
        Ok(None)
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
