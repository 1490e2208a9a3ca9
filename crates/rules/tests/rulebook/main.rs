//! The rulebook, sentence by sentence. Every test lays out a table with the scenario builder and
//! plays on it; the number of the rule in RULES.md stands beside it.

mod cards;
mod coverage;
mod event_cards;
mod examples;
mod full_towns;
mod illegal;
mod phases;
mod prices;
mod rulings;
mod veiled;
mod views;

use testkit::prelude::*;

/// All six events but these, to lie open where a test must know where every event is.
fn events_but(but: &[EventCard]) -> Vec<EventCard> {
    EventCard::ALL.into_iter().filter(|event| !but.contains(event)).collect()
}
