//! Where desks take tables from and put rows to.

use crate::config::Time;
use crate::refused;
use crate::replay::{Lost, Past};
use crate::thinkers::Thinkers;
use protocol::refusal::Refusal;
use protocol::seating;
use std::sync::Arc;
use std::time::Duration;
use store::{Append, Holder, Phase, Store};
use table::{Entry, Row, Table};

/// A broken table is not looked at again for such a time, in milliseconds.
const BROKEN_FOR: i64 = 60_000;

/// What desks share.
#[derive(Debug)]
pub(crate) struct Shelf {
    pub(crate) store: Store,
    pub(crate) time: Time,
    pub(crate) thinkers: Arc<Thinkers>,
    /// The name of this process among those that share the store.
    pub(crate) node: String,
    /// Whether no other process can write to the store.
    pub(crate) alone: bool,
    /// How often to look for the rows of others.
    pub(crate) poll: Duration,
}

impl Shelf {
    /// The table of this id, if there is one.
    pub(crate) async fn load(&self, id: &str) -> Result<Option<Table>, Refusal> {
        match Past::of(&self.store, id).whole().await {
            Ok(table) => Ok(table),
            Err(Lost::Damaged) => {
                let now = self.time.now();
                // So that it does not stand in the way of others that have something to do.
                let _ = self.store.claim(id, &self.node, now, now + BROKEN_FOR).await;
                Err(refused::unavailable())
            }
            Err(Lost::Store(refusal)) => Err(refusal),
        }
    }

    /// A row as tables know it.
    pub(crate) fn row(row: store::Row) -> Row {
        let store::Row { seq, at, body, hash, move_id } = row;
        Row { seq, at, body, hash, move_id }
    }

    /// What is stored with a row: `after` is the table once it has happened. `creator` is who
    /// makes the table, if the row is its first.
    pub(crate) fn append(after: &Table, row: &Row, creator: Option<&str>) -> Append {
        let holders = match serde_json::from_str(&row.body) {
            Ok(Entry::Created { chairs, .. }) => {
                let held =
                    (0..).zip(chairs).filter_map(|(seat, chair)| Some((seat, chair.holder?)));
                held.map(|(seat, holder)| {
                    let creator = creator == Some(holder.as_str());
                    Holder { seat, holder, creator }
                })
                .collect()
            }
            Ok(Entry::Joined { seat, holder, .. }) => {
                vec![Holder { seat, holder, creator: false }]
            }
            _ => Vec::new(),
        };
        Append {
            table: after.id().to_owned(),
            seq: row.seq,
            at: row.at,
            body: row.body.clone(),
            hash: row.hash.clone(),
            move_id: row.move_id.clone(),
            phase: match after.phase() {
                seating::Phase::Gathering => Phase::Gathering,
                seating::Phase::Playing => Phase::Playing,
                seating::Phase::Over => Phase::Over,
            },
            due_at: after.due_at(),
            holders,
        }
    }
}
