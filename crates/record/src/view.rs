//! Views: a game as one seat may see it.

use crate::{decision, options, words};
use rules::{EventCard, Seat, Seen, SeenBuilding, View};
use serde_json::{Value, json};

/// What the seat of the view may know, or anybody if it has no seat.
pub fn to_json(view: &View) -> Value {
    let players = view.players.iter().zip(view.rules.players().seats());
    let players = players.map(|(seen, seat)| player(seen, view, seat));
    json!({
        "seat": view.seat.map(|seat| seat.index()),
        "options": options::without_governor(&view.rules.options()),
        "round": view.round,
        "governor": view.governor.index(),
        "idle_rounds": view.idle_rounds,
        "built_this_round": view.built_this_round,
        "hand": words::cards(view.hand.iter()),
        "drawn": words::cards(view.drawn.iter().copied()),
        "players": players.collect::<Value>(),
        "deck": view.deck,
        "discard": view.discard,
        "tiles": view.tiles.iter().map(|tile| tile.map(|tile| tile.id())).collect::<Value>(),
        "tiles_seen": view.tiles_seen,
        "roles": words::takers(&view.takers),
        "open_events": words::events(view.open_events),
        "event_in_play": view.event_in_play.map(EventCard::id),
        "cathedral_open": view.cathedral_open,
        "revealed": words::cards(view.revealed.iter().copied()),
        "decision": decision::to_json(&decision::of_flow(&view.flow)),
    })
}

fn player(seen: &Seen, view: &View, seat: Seat) -> Value {
    json!({
        "hand": seen.hand,
        "drawn": seen.drawn,
        "town": seen.town.iter().map(building).collect::<Value>(),
        "bank_used": view.bank_used.has(seat),
        "library_used": view.library_used.has(seat),
        "hand_limit": view.hand_limit(seat),
    })
}

fn building(seen: &SeenBuilding) -> Value {
    json!({
        "building": seen.building.id(),
        "good": seen.good,
        "covers": words::cards(seen.covers.iter().copied()),
        "tucked": seen.tucked,
        "tucked_cards": seen.tucked_cards.as_ref().map(|cards| words::cards(cards.iter())),
        "stored": seen.stored,
        "works": seen.works,
    })
}
