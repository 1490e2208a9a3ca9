//! What can be asked of the engine.

use super::fields;
use super::reply::Refusal;
use record::fields::{Fields, Read};
use record::{FormError, answer, options, seed};
use rules::{Answer, Card, Chance, Options, Place, Seat, Seed};
use serde_json::Value;

/// How many answers are listed unless more or fewer are asked for.
const LISTED: u64 = 100;
/// How many answers are listed at the most.
const MOST_LISTED: u64 = 10_000;

/// Every command, for the message to whoever sends another one.
pub(super) const COMMANDS: &str =
    "new, load, position, prompts, options, apply, view, price, score, quit";

#[derive(Debug)]
pub(super) enum Request<'a> {
    New { options: Options, seed: Seed, chance: Chance },
    Load { position: &'a Value },
    Position,
    Prompts,
    Options { seat: Seat, limit: usize },
    Apply { seat: Seat, answer: Answer },
    View { seat: Option<Seat> },
    Price { seat: Seat, site: Option<(Card, Option<Place>)> },
    Score,
    Quit,
}

/// What the request calls itself, to be given back with the reply.
pub(super) fn id(request: &Value) -> Result<Option<&Value>, FormError> {
    match fields::object(request)?.get("id") {
        None => Ok(None),
        Some(id) if id.is_string() || id.is_number() => Ok(Some(id)),
        Some(id) => Err(fields::wrong_type("a string or a number", id).under("id")),
    }
}

pub(super) fn read(request: &Value) -> Result<Request<'_>, Refusal> {
    let missing = || FormError::new(record::Problem::MissingKey { key: "cmd" });
    let command = fields::object(request)?.get("cmd").ok_or_else(missing)?;
    let command = fields::text(command).map_err(|error| error.under("cmd"))?;
    Ok(match command {
        "new" => {
            let fields = Fields::new(request, &["cmd", "id", "options", "seed", "deck", "tiles"])?;
            Request::New {
                options: fields.required("options", options::from_json)?,
                seed: fields.optional("seed", seed::from_json)?.unwrap_or(Seed::from_number(0)),
                chance: Chance {
                    deck: fields.optional("deck", fields::cards)?,
                    tiles: fields.optional("tiles", fields::tiles)?,
                },
            }
        }
        "load" => {
            let fields = Fields::new(request, &["cmd", "id", "position"])?;
            Request::Load { position: fields.required("position", Ok)? }
        }
        "position" => plain(request, Request::Position)?,
        "prompts" => plain(request, Request::Prompts)?,
        "options" => {
            let fields = Fields::new(request, &["cmd", "id", "seat", "limit"])?;
            let limit = |value| fields::number(value, 0, MOST_LISTED);
            Request::Options {
                seat: fields.required("seat", fields::seat)?,
                limit: fields.optional("limit", limit)?.unwrap_or(LISTED) as usize,
            }
        }
        "apply" => {
            let fields = Fields::new(request, &["cmd", "id", "seat", "answer"])?;
            Request::Apply {
                seat: fields.required("seat", fields::seat)?,
                answer: fields.required("answer", answer::from_json)?,
            }
        }
        "view" => {
            let fields = Fields::new(request, &["cmd", "id", "seat"])?;
            Request::View { seat: fields.optional("seat", fields::seat)? }
        }
        "price" => {
            let fields = Fields::new(request, &["cmd", "id", "seat", "card", "over"])?;
            Request::Price { seat: fields.required("seat", fields::seat)?, site: site(&fields)? }
        }
        "score" => plain(request, Request::Score)?,
        "quit" => plain(request, Request::Quit)?,
        _ => return Err(Refusal::UnknownCommand),
    })
}

/// A command without further keys.
fn plain<'a>(request: &Value, meant: Request<'a>) -> Read<Request<'a>> {
    Fields::new(request, &["cmd", "id"]).map(|_| meant)
}

/// Which card is to be built where; `over` says nothing without a card.
fn site(fields: &Fields<'_>) -> Read<Option<(Card, Option<Place>)>> {
    if !fields.has("card") && !fields.has("over") {
        return Ok(None);
    }
    let building = |value| {
        let from_id = |id: &str| Card::from_id(id).filter(|card| !card.is_event());
        fields::named(value, "a building", from_id)
    };
    let card = fields.required("card", building)?;
    Ok(Some((card, fields.optional("over", fields::place)?)))
}
