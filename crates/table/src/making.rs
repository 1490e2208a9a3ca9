//! Making a table, and another one like it.

use crate::Table;
use crate::commands::refused;
use crate::entry::{Entry, FirstChair, Row};
use crate::joining::is_name;
use crate::past::Past;
use data_encoding::{BASE32_NOPAD, HEXLOWER};
use protocol::limits;
use protocol::refusal::{Code, Refusal};
use protocol::seating::{Clock, SeatPlan, Setup};
use sha2::{Digest, Sha256};

/// What chance and secrets a table is made of; the table itself has no way to get any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// The new table's id.
    pub table: String,
    /// The server's part of the shuffle.
    pub secret: [u8; 32],
    /// The hash of an invitation for each seat; those that need none are not looked at.
    pub invitations: Vec<String>,
    /// The creator's hash.
    pub holder: String,
}

/// The first row of a table, or why there cannot be such a table.
pub fn make(setup: &Setup, made: &Made, now: i64) -> Result<Row, Refusal> {
    first_row(setup, made, None, None, now)
}

/// As [`make`], of a table at which a game is played on that was begun elsewhere. The options of
/// the set-up are those of that game.
pub fn make_from(past: Past, setup: &Setup, made: &Made, now: i64) -> Result<Row, Refusal> {
    first_row(setup, made, None, Some(past), now)
}

/// As [`make`], with a given deck, ids of cards with the top first: for tests that need two games
/// which differ in nothing but hidden cards.
pub fn make_with_deck(
    setup: &Setup,
    made: &Made,
    now: i64,
    deck: Option<Vec<String>>,
) -> Result<Row, Refusal> {
    first_row(setup, made, deck, None, now)
}

/// The first row of a table with the same seats as one that is over, and the same people. The cards
/// are dealt anew, also where the game that is over was begun elsewhere.
pub fn rematch(old: &Table, made: &Made, now: i64) -> Row {
    let chairs = old.chairs.iter().map(|chair| match chair.bot {
        Some(_) => FirstChair::default(),
        None => {
            FirstChair { name: chair.name.clone(), holder: chair.holder.clone(), invitation: None }
        }
    });
    seal(&old.setup, made, chairs.collect(), None, None, now)
}

fn first_row(
    setup: &Setup,
    made: &Made,
    deck: Option<Vec<String>>,
    past: Option<Past>,
    now: i64,
) -> Result<Row, Refusal> {
    check(setup)?;
    let chairs = setup.seats.iter().zip(&made.invitations);
    let chairs = chairs.map(|(plan, invitation)| match plan {
        SeatPlan::Here { name } => FirstChair {
            name: Some(name.trim().to_owned()),
            holder: Some(made.holder.clone()),
            invitation: None,
        },
        SeatPlan::Link {} => {
            FirstChair { invitation: Some(invitation.clone()), ..FirstChair::default() }
        }
        SeatPlan::Bot { .. } => FirstChair::default(),
    });
    Ok(seal(setup, made, chairs.collect(), deck, past, now))
}

/// The id of the table that follows on this one: the same whoever makes it and however often he
/// tries, so that it is made once. Only the server knows all that it follows from.
pub fn rematch_id(old: &Table) -> String {
    let mut hash = Sha256::new();
    hash.update(b"sanjuan rematch 1");
    hash.update(old.secret);
    for chair in &old.chairs {
        hash.update(chair.holder.as_deref().unwrap_or("-"));
    }
    BASE32_NOPAD.encode(&hash.finalize()[..10]).to_ascii_lowercase()
}

fn seal(
    setup: &Setup,
    made: &Made,
    chairs: Vec<FirstChair>,
    deck: Option<Vec<String>>,
    past: Option<Past>,
    now: i64,
) -> Row {
    let entry = Entry::Created {
        table: made.table.clone(),
        setup: setup.clone(),
        secret: HEXLOWER.encode(&made.secret),
        chairs,
        deck,
        past,
    };
    Row::seal("", 1, now, &entry, None)
}

fn check(setup: &Setup) -> Result<(), Refusal> {
    let bad = |message: &str| Err(refused(Code::BadRequest, message));
    let Ok(options) = setup.options.to_rules() else {
        return bad("there are no such options; docs/formats.md lists them");
    };
    if setup.seats.len() != options.players.count() as usize {
        return bad("give one seat a player");
    }
    for plan in &setup.seats {
        match plan {
            SeatPlan::Here { name } if !is_name(name.trim()) => {
                return bad("a name has 1 to 40 characters and no control characters");
            }
            SeatPlan::Bot { level } => check_level(level)?,
            SeatPlan::Here { .. } | SeatPlan::Link {} => {}
        }
    }
    if setup.seats.iter().all(|plan| matches!(plan, SeatPlan::Bot { .. })) {
        return bad("give a seat to a person; `sanjuan arena` lets bots play among themselves");
    }
    let seconds = match setup.clock {
        Clock::None => limits::CLOCK_SECONDS.0,
        Clock::Move { seconds } => seconds,
        Clock::Days { days } => days.saturating_mul(24 * 3_600),
    };
    if !(limits::CLOCK_SECONDS.0..=limits::CLOCK_SECONDS.1).contains(&seconds) {
        return bad("a clock gives 5 seconds to 30 days a move");
    }
    if setup.pace > limits::PACE_MILLISECONDS {
        return bad("the pace is at most 10,000 milliseconds");
    }
    Ok(())
}

const TOO_LONG: &str =
    "at a table a bot thinks at most 2,000 milliseconds, as in grandmaster:2000ms";

fn check_level(level: &str) -> Result<(), Refusal> {
    let bad = |message: &str| Err(refused(Code::BadRequest, message));
    match level.parse() {
        Err(unknown) => bad(&bots::UnknownBot::to_string(&unknown)),
        Ok(level) => match bots::Level::budget(level).map(|budget| budget.limit) {
            Some(bots::Limit::Milliseconds(most)) if most.get() > limits::BOT_MILLISECONDS => {
                bad(TOO_LONG)
            }
            Some(bots::Limit::Playouts(_)) => bad(TOO_LONG),
            Some(bots::Limit::Milliseconds(_)) | None => Ok(()),
        },
    }
}
