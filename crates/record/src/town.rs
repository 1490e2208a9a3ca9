//! What a seat holds in a position: hand, buildings, cards being looked at.

use crate::fields::{self, Fields, Read};
use crate::words;
use rules::{Holding, Place, Standing};
use serde_json::{Value, json};

/// What a seat holds, every key written.
pub(crate) fn to_json(holding: &Holding) -> Value {
    json!({
        "hand": words::cards(holding.hand.iter().copied()),
        "town": holding.town.iter().map(standing).collect::<Value>(),
        "drawn": words::cards(holding.drawn.iter().copied()),
        "bank_used": holding.bank_used,
        "library_used": holding.library_used,
    })
}

/// Reads what a seat holds; everything may be left out.
pub(crate) fn read(value: &Value) -> Read<Holding> {
    let fields = Fields::new(value, &["hand", "town", "drawn", "bank_used", "library_used"])?;
    let town = |value| fields::list(value, 0, Place::MAX, read_standing);
    Ok(Holding {
        hand: fields.cards("hand")?,
        town: fields.optional("town", town)?.unwrap_or_default(),
        drawn: fields.cards("drawn")?,
        bank_used: fields.flag("bank_used")?,
        library_used: fields.flag("library_used")?,
    })
}

fn standing(standing: &Standing) -> Value {
    json!({
        "building": standing.building.id(),
        "good": standing.good.map(|card| card.id()),
        "covers": words::cards(standing.covers.iter().copied()),
        "tucked": words::cards(standing.tucked.iter().copied()),
        "stored": words::cards(standing.stored.iter().copied()),
        "fresh": standing.fresh,
    })
}

fn read_standing(value: &Value) -> Read<Standing> {
    let keys = &["building", "good", "covers", "tucked", "stored", "fresh"];
    let fields = Fields::new(value, keys)?;
    let good = |value| fields::nullable(value, fields::card);
    Ok(Standing {
        building: fields.required("building", fields::card)?,
        good: fields.optional("good", good)?.flatten(),
        covers: fields.cards("covers")?,
        tucked: fields.cards("tucked")?,
        stored: fields.cards("stored")?,
        fresh: fields.flag("fresh")?,
    })
}
