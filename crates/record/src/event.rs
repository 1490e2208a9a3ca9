//! Events: what an answer did, with its outcomes.

use crate::words;
use rules::Event;
use serde_json::{Map, Value, json};

/// The event with everything in it, secrets included: it is for referees and files, and never
/// for a player.
pub fn to_json(event: &Event) -> Value {
    let mut value = Map::new();
    value.insert("event".to_owned(), event.id().into());
    if let Value::Object(keys) = keys(event) {
        value.extend(keys);
    }
    Value::Object(value)
}

fn keys(event: &Event) -> Value {
    match *event {
        Event::RoundBegan { round, governor } => {
            json!({"round": round, "governor": governor.index()})
        }
        Event::RoleTaken { seat, role, library } | Event::RoleVisited { seat, role, library } => {
            json!({"seat": seat.index(), "role": role.id(), "library": library})
        }
        Event::EventTaken { seat, event } => json!({"seat": seat.index(), "card": event.id()}),
        Event::EventOver { event } | Event::EventOpened { event } => json!({"card": event.id()}),
        Event::Built { seat, card, place } => {
            json!({"seat": seat.index(), "card": card.id(), "place": place.index()})
        }
        Event::BuiltOver { seat, card, place, covered } => json!({
            "seat": seat.index(), "card": card.id(), "place": place.index(), "covered": covered.id(),
        }),
        Event::Paid { seat, ref cards, goods } => json!({
            "seat": seat.index(), "cards": words::cards(cards.iter()), "goods": words::places(goods),
        }),
        Event::BuiltNothing { seat } => json!({"seat": seat.index()}),
        Event::BuildingsWork
        | Event::TileReturned
        | Event::RevealedDiscarded
        | Event::GameEnded { .. } => json!({}),
        Event::Produced { seat, place, card } | Event::Stored { seat, place, card } => {
            json!({"seat": seat.index(), "place": place.index(), "card": card.id()})
        }
        Event::TileTurned { tile } => json!({"tile": tile.id()}),
        Event::Sold { seat, places, income, tucked } => json!({
            "seat": seat.index(), "places": words::places(places), "income": income,
            "tucked": tucked.map(|place| place.index()),
        }),
        Event::Drew { seat, card, why } => {
            json!({"seat": seat.index(), "card": card.id(), "why": why.id()})
        }
        Event::Shown { seat, card }
        | Event::Revealed { seat, card }
        | Event::Took { seat, card } => {
            json!({"seat": seat.index(), "card": card.id()})
        }
        Event::Kept { seat, ref cards, discarded } => json!({
            "seat": seat.index(), "cards": words::cards(cards.iter()), "discarded": discarded,
        }),
        Event::Discarded { seat, ref cards, why } => json!({
            "seat": seat.index(), "cards": words::cards(cards.iter()), "why": why.id(),
        }),
        Event::Tucked { seat, place, ref cards, once } => json!({
            "seat": seat.index(), "place": place.index(), "cards": words::cards(cards.iter()),
            "once": once,
        }),
        Event::Demolished { seat, place, card, tucked } => json!({
            "seat": seat.index(), "place": place.index(), "card": card.id(), "tucked": tucked,
        }),
        Event::Reshuffled { ref deck } => json!({"deck": words::cards(deck.iter())}),
        Event::Waiting(ref flow) => {
            json!({"step": flow.step.id(), "pending": words::seats(flow.pending)})
        }
    }
}
