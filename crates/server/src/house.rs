//! What all tables and all visitors share.

use crate::config::Time;
use crate::desk::Shelf;
use crate::gate::Gate;
use crate::hub::Hub;
use crate::limits::Limits;
use crate::page::Page;
use crate::records::Records;
use crate::{refused, secrets};
use protocol::refusal::{Code, Refusal};
use protocol::seating::{SeatPlan, Setup};
use protocol::socket::What;
use std::sync::Arc;
use store::{Appended, Store};
use table::{Command, Made, Past, Row, Table};
use tokio::sync::watch;

/// What all tables and all visitors share.
#[derive(Debug)]
pub(crate) struct House {
    pub(crate) store: Store,
    pub(crate) time: Time,
    pub(crate) limits: Arc<Limits>,
    pub(crate) hub: Hub,
    pub(crate) gate: Gate,
    /// Whether `GET /metrics` is answered.
    pub(crate) metrics: bool,
    /// Whether sockets give back what they are sent.
    pub(crate) echo: bool,
    /// The files of the page.
    pub(crate) page: Page,
    /// Where records are played again.
    pub(crate) records: Records,
    /// Becomes true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl House {
    /// Makes a table, and gives its id and the invitation of each seat that needs one.
    pub(crate) async fn make_table(
        &self,
        setup: &Setup,
        past: Option<Past>,
        holder: &str,
    ) -> Result<(String, Vec<Option<String>>), Refusal> {
        let open = self.store.open_tables_of(holder).await.map_err(|error| failed(&error))?;
        if open >= self.limits.open_tables {
            let message = "you have too many open tables; finish or leave some first";
            return Err(refused::refusal(Code::Limited, message));
        }
        let secrets: Vec<String> = setup.seats.iter().map(|_| secrets::secret()).collect();
        let made = Made {
            table: secrets::table_id(),
            secret: secrets::of_table(),
            invitations: secrets.iter().map(|secret| secrets::hash(secret)).collect(),
            holder: holder.to_owned(),
        };
        let now = self.time.now();
        let row = match past {
            Some(past) => table::make_from(past, setup, &made, now)?,
            None => table::make(setup, &made, now)?,
        };
        let (first, stored) = store_first(&self.store, &made.table, &row, holder).await?;
        if stored != Appended::Stored {
            return Err(refused::unavailable());
        }
        let invited =
            |(chair, secret): (&table::Chair, String)| (!chair.is_taken()).then_some(secret);
        let invitations = first.chairs().iter().zip(secrets).map(invited).collect();
        tracing::info!(table = %secrets::shown(&made.table), "a table was made");
        Ok((made.table, invitations))
    }

    /// Makes a table at which a game is played on that was begun elsewhere. There is no shuffle to
    /// wait for: if nobody has to be invited, it goes on at once.
    pub(crate) async fn continue_table(
        &self,
        past: Past,
        setup: &Setup,
        holder: &str,
    ) -> Result<(String, Vec<Option<String>>), Refusal> {
        let (table, invitations) = self.make_table(setup, Some(past), holder).await?;
        let here = setup.seats.iter().position(|plan| matches!(plan, SeatPlan::Here { .. }));
        if let Some(seat) = here
            && invitations.iter().all(Option::is_none)
        {
            let (seat, holder, id) = (seat as u8, holder.to_owned(), secrets::secret());
            let start = Command::Deed { seat, holder, id, what: What::Start };
            // The table is there whatever becomes of this, and its people can start it themselves.
            if let Err(refusal) = self.command(&table, start).await {
                tracing::warn!(code = ?refusal.code, "a continued game was not started");
            }
        }
        Ok((table, invitations))
    }
}

/// Stores the first row of a table, and says whether it is the first.
pub(crate) async fn store_first(
    store: &Store,
    id: &str,
    row: &Row,
    creator: &str,
) -> Result<(Table, Appended), Refusal> {
    let (table, _) = Table::first(id, row).map_err(|corrupt| {
        tracing::error!(%corrupt, "a new table does not hold together");
        refused::unavailable()
    })?;
    let append = Shelf::append(&table, row, Some(creator));
    let appended = store.append(append).await.map_err(|error| failed(&error))?;
    Ok((table, appended))
}

/// What the asker is told when the store fails; what exactly failed is for the log.
pub(crate) fn failed(error: &store::StoreError) -> Refusal {
    tracing::error!(%error, "the store failed");
    refused::unavailable()
}
