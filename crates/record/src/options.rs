//! The options of a game.

use crate::error::FormError;
use crate::fields::{self, Fields, Read};
use rules::{Edition, Opening, Options, Players};
use serde_json::{Value, json};

const KEYS: &[&str] = &["players", "edition", "new_buildings", "events", "opening", "governor"];

/// The options, every key written.
pub fn to_json(options: &Options) -> Value {
    let mut value = without_governor(options);
    value["governor"] = match options.governor {
        Some(seat) => seat.index().into(),
        None => "random".into(),
    };
    value
}

/// Reads options; all but the number of players may be left out.
pub fn from_json(value: &Value) -> Result<Options, FormError> {
    let fields = Fields::new(value, KEYS)?;
    let mut options = read(&fields)?;
    options.governor = fields.optional("governor", governor)?.flatten();
    Ok(options)
}

/// The options of a game that goes on, in which who began is of no interest any more.
pub(crate) fn without_governor(options: &Options) -> Value {
    json!({
        "players": options.players.count(),
        "edition": options.edition.id(),
        "new_buildings": options.new_buildings,
        "events": options.events,
        "opening": options.opening.id(),
    })
}

pub(crate) fn read_without_governor(value: &Value) -> Read<Options> {
    read(&Fields::new(value, &KEYS[..KEYS.len() - 1])?)
}

fn read(fields: &Fields<'_>) -> Read<Options> {
    let base = Options::base(fields.required("players", players)?);
    let edition = |value| {
        let from_id = |id: &str| Edition::ALL.into_iter().find(|edition| edition.id() == id);
        fields::named(value, "an edition (first, second)", from_id)
    };
    let opening = |value| {
        let from_id = |id: &str| Opening::ALL.into_iter().find(|opening| opening.id() == id);
        fields::named(value, "an opening (dealt, chosen)", from_id)
    };
    Ok(Options {
        edition: fields.optional("edition", edition)?.unwrap_or(base.edition),
        new_buildings: fields.flag("new_buildings")?,
        events: fields.flag("events")?,
        opening: fields.optional("opening", opening)?.unwrap_or(base.opening),
        ..base
    })
}

fn players(value: &Value) -> Read<Players> {
    let number = fields::number(value, 2, 4)?;
    Players::new(number as usize).ok_or_else(|| fields::wrong_type("2, 3 or 4", value))
}

fn governor(value: &Value) -> Read<Option<rules::Seat>> {
    match value {
        Value::String(_) => {
            fields::named(value, "a seat or \"random\"", |id| (id == "random").then_some(None))
        }
        _ => fields::seat(value).map(Some),
    }
}
