//! Prices, as a sum of named parts.

use crate::illegal;
use rules::{Part, Price, Reason};
use serde_json::{Value, json};

/// The price with its parts, and the reason for which the seat may not build there now.
pub fn to_json(price: &Price) -> Value {
    json!({
        "card": price.card.id(),
        "over": price.over.map(|place| place.index()),
        "printed": price.printed,
        "off": price.off.iter().map(part).collect::<Value>(),
        "total": price.total,
        "goods": price.goods,
        "refused": price.refused.as_ref().map(illegal::to_json),
    })
}

fn part(part: &Part) -> Value {
    match part.reason {
        Reason::Privilege => json!({"reason": "privilege", "cards": part.cards}),
        Reason::Building(card) => json!({"reason": card.id(), "cards": part.cards}),
        Reason::Over(card) => json!({"reason": "over", "card": card.id(), "cards": part.cards}),
    }
}
