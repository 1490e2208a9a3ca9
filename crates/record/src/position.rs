//! Positions: the complete state of a game, written by a program or by hand.

use crate::error::FormError;
use crate::fields::{self, Fields, Read};
use crate::rest::{self, Rest};
use crate::{decision, options, seed, town, words};
use rules::{EventCard, Game, Impossible, Position, Role, Seat, Seed, Tile};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

const KEYS: &[&str] = &[
    "position",
    "options",
    "round",
    "governor",
    "idle_rounds",
    "built_this_round",
    "players",
    "deck",
    "discard",
    "rest",
    "tiles",
    "tiles_seen",
    "roles",
    "open_events",
    "event_in_play",
    "revealed",
    "decision",
    "seed",
    "shuffles",
];

/// Why there is no game that stands as a text says.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// The text has not the form of a position.
    #[error("{0}")]
    Form(#[from] FormError),
    /// It has, but no game can stand so; every reason that was found.
    #[error("the position is impossible: {}", reasons(.0))]
    Impossible(Vec<Impossible>),
}

/// The position, every key written in the documented order.
pub fn to_json(position: &Position) -> Value {
    json!({
        "position": 1,
        "options": options::without_governor(&position.options),
        "round": position.round,
        "governor": position.governor.index(),
        "idle_rounds": position.idle_rounds,
        "built_this_round": position.built_this_round,
        "players": position.players.iter().map(town::to_json).collect::<Value>(),
        "deck": words::cards(position.deck.iter().copied()),
        "discard": words::cards(position.discard.iter().copied()),
        "rest": "deck",
        "tiles": position.tiles.iter().map(|tile| tile.id()).collect::<Value>(),
        "tiles_seen": position.tiles_seen,
        "roles": words::takers(&position.takers),
        "open_events": words::events(position.open_events.iter().copied()),
        "event_in_play": position.event_in_play.map(EventCard::id),
        "revealed": words::cards(position.revealed.iter().copied()),
        "decision": decision::to_json(&position.decision),
        "seed": seed::to_json(position.seed),
        "shuffles": position.shuffles,
    })
}

/// The game that stands as the text says, or everything that is wrong with it.
pub fn from_json(value: &Value) -> Result<Game, PositionError> {
    let position = read(value)?;
    Game::from_position(&position).map_err(PositionError::Impossible)
}

/// Reads a position and puts the cards it does not mention where `rest` says. Whether such a
/// game is possible is not looked at.
pub fn read(value: &Value) -> Result<Position, FormError> {
    let fields = Fields::new(value, KEYS)?;
    fields.optional("position", |value| fields::number(value, 1, 1))?;
    let options = fields.required("options", options::read_without_governor)?;
    let small = |key, least, most, default| -> Read<u8> {
        let number = fields.optional(key, |value| fields::small(value, least, most))?;
        Ok(number.unwrap_or(default))
    };
    let governor = fields.optional("governor", fields::seat)?.unwrap_or(Seat::FIRST);
    let players = |value| fields::list(value, 0, Seat::MAX, town::read);
    let event = |value| fields::nullable(value, fields::event_card);
    let events = |value| fields::list(value, 0, EventCard::ALL.len(), fields::event_card);
    let nothing = Value::Object(Map::new());
    let where_it_stands = |value| decision::read(value, options.players, governor);
    let mut position = Position {
        options,
        round: small("round", 1, 200, 1)?,
        governor,
        idle_rounds: small("idle_rounds", 0, u8::MAX, 0)?,
        built_this_round: fields.flag("built_this_round")?,
        players: fields.required("players", players)?,
        deck: fields.cards("deck")?,
        discard: fields.cards("discard")?,
        tiles: fields.optional("tiles", fields::tiles)?.unwrap_or(Tile::ALL),
        tiles_seen: small("tiles_seen", 0, 5, 0)?,
        takers: fields.optional("roles", takers)?.unwrap_or_default(),
        open_events: fields.optional("open_events", events)?.unwrap_or_default(),
        event_in_play: fields.optional("event_in_play", event)?.flatten(),
        revealed: fields.cards("revealed")?,
        decision: match fields.optional("decision", where_it_stands)? {
            Some(decision) => decision,
            None => where_it_stands(&nothing)?,
        },
        seed: fields.optional("seed", seed::from_json)?.unwrap_or(Seed::from_number(0)),
        shuffles: fields
            .optional("shuffles", |value| fields::number(value, 0, u16::MAX.into()))?
            .map_or(2, |shuffles| shuffles as u16),
    };
    let to = |value| fields::named(value, "\"deck\" or \"discard\"", Rest::from_id);
    rest::fill(&mut position, fields.optional("rest", to)?.unwrap_or(Rest::Deck));
    Ok(position)
}

/// The SHA-256 of a position as it is written without spaces: equal for equal states only.
pub fn hash(position: &Position) -> String {
    let hash = Sha256::digest(to_json(position).to_string());
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn takers(value: &Value) -> Read<[Option<Seat>; 5]> {
    const ROLES: &[&str] = &["builder", "producer", "trader", "councillor", "prospector"];
    let fields = Fields::new(value, ROLES)?;
    let mut takers = [None; 5];
    for (role, id) in Role::ALL.into_iter().zip(ROLES) {
        takers[role as usize] = fields.optional(id, fields::seat)?;
    }
    Ok(takers)
}

fn reasons(reasons: &[Impossible]) -> String {
    let reasons: Vec<String> = reasons.iter().map(Impossible::to_string).collect();
    reasons.join("; ")
}
