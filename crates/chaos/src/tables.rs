//! Making tables with servers that may be gone at any moment.

use crate::{Chance, Ledger, TableLedger};
use client::{Api, ApiError};
use protocol::http::{Created, Joined};
use protocol::refusal::Code;
use protocol::seating::{SeatPlan, Setup};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Without an answer for so long something is wrong with the servers.
const PATIENCE: Duration = Duration::from_secs(60);

/// A table at which every person has a seat.
#[derive(Clone, Debug)]
pub struct Seating {
    /// What is promised at it.
    pub table: Arc<TableLedger>,
    /// The seats of people.
    pub seats: Vec<Seat>,
}

/// A person's seat.
#[derive(Clone, Debug)]
pub struct Seat {
    /// Which.
    pub number: u8,
    /// The token by which it is held.
    pub token: String,
}

/// Makes a table and takes its seats, asking any of the servers. A kill may swallow the reply to
/// somebody who joins: then nobody knows the token of that seat, the table stays behind as it is
/// and another one is made. `None` if no server answers.
pub async fn make_table(
    servers: &[Api],
    setup: &Setup,
    ledger: &Ledger,
    chance: &mut Chance,
) -> Option<Seating> {
    let since = Instant::now();
    while since.elapsed() < PATIENCE {
        let Ok(created) = any(servers, chance).create(setup).await else {
            sleep(chance.between(5, 40)).await;
            continue;
        };
        let table = ledger.table(&created.table);
        ledger.figures().tables += 1;
        match take_seats(servers, setup, created, &table, chance).await {
            Some(seats) => return Some(Seating { table, seats }),
            None => table.promises().closed = true,
        }
    }
    ledger.complain("no table could be made".to_owned());
    None
}

async fn take_seats(
    servers: &[Api],
    setup: &Setup,
    created: Created,
    table: &TableLedger,
    chance: &mut Chance,
) -> Option<Vec<Seat>> {
    let token = created.token?;
    let mut seats = Vec::new();
    for ((number, plan), invitation) in (0..).zip(&setup.seats).zip(created.invitations) {
        match plan {
            SeatPlan::Here { .. } => seats.push(Seat { number, token: token.clone() }),
            SeatPlan::Link {} => {
                let joined = join(servers, &table.id, &invitation?, chance).await?;
                table.promises().joined.push(joined.seat);
                seats.push(Seat { number: joined.seat, token: joined.token? });
            }
            SeatPlan::Bot { .. } => {}
        }
    }
    Some(seats)
}

async fn join(
    servers: &[Api],
    table: &str,
    invitation: &str,
    chance: &mut Chance,
) -> Option<Joined> {
    let since = Instant::now();
    while since.elapsed() < PATIENCE {
        match any(servers, chance).join(table, invitation, "Guest").await {
            Ok(joined) => return Some(joined),
            // An earlier attempt has got through.
            Err(ApiError::Refused { refusal, .. }) if refusal.code == Code::BadInvitation => {
                return None;
            }
            Err(_) => sleep(chance.between(5, 40)).await,
        }
    }
    None
}

/// Any of the servers.
pub(crate) fn any<'a>(servers: &'a [Api], chance: &mut Chance) -> &'a Api {
    &servers[chance.below(servers.len() as u64) as usize]
}
