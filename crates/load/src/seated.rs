//! Tables to measure at.

use crate::failure::Failure;
use client::{Api, move_id};
use protocol::game::Options;
use protocol::seating::{Clock, Forced, SeatPlan, Setup};
use protocol::socket::{Deed, Verdict, What};

/// How many sit at a table.
pub(crate) const SEATS: u8 = 4;

/// A table whose seats all belong to the holder of one token.
#[derive(Clone, Debug)]
pub(crate) struct Seated {
    pub(crate) table: String,
    pub(crate) token: String,
}

/// Four persons, no clock, and nothing that the server would do by itself: whatever happens is
/// the generator's doing, and can be timed.
pub(crate) fn setup(players: u8) -> Setup {
    let options: Options = Options {
        players,
        edition: protocol::game::Edition::First,
        new_buildings: false,
        events: false,
        opening: protocol::game::Opening::Dealt,
        governor: None,
    };
    Setup {
        options,
        seats: (0..players).map(|seat| SeatPlan::Here { name: format!("p{seat}") }).collect(),
        clock: Clock::None,
        watching: true,
        pace: 0,
        forced: Forced::Ask,
        memory: true,
    }
}

/// Makes a table.
pub(crate) async fn make(api: &Api) -> Result<Seated, Failure> {
    let made = api.create(&setup(SEATS)).await?;
    let token = made.token.ok_or_else(|| wrong("the server gave no token"))?;
    Ok(Seated { table: made.table, token })
}

/// Begins its game.
pub(crate) async fn begin(api: &Api, seated: &Seated) -> Result<(), Failure> {
    let deed = Deed { seat: 0, id: move_id(), deed: What::Start };
    let reply = api.deeds(&seated.table, &seated.token, &deed).await?;
    match reply.result {
        Verdict::Applied { .. } | Verdict::Duplicate { .. } => Ok(()),
        other => Err(wrong(&format!("a game could not begin: {other:?}"))),
    }
}

pub(crate) fn wrong(problem: &str) -> Failure {
    Failure::Wrong { problem: problem.to_owned() }
}
