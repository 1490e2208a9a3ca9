//! Small pieces that several forms write alike.

use super::id::{CardId, EventCardId};
use rules::{Card, EventCard, Place, Seat};

pub(super) fn cards(cards: impl IntoIterator<Item = Card>) -> Vec<CardId> {
    cards.into_iter().map(CardId::from).collect()
}

pub(super) fn events(events: impl IntoIterator<Item = EventCard>) -> Vec<EventCardId> {
    events.into_iter().map(EventCardId::from).collect()
}

pub(super) fn place(place: Place) -> u8 {
    place.index() as u8
}

pub(super) fn places(places: impl IntoIterator<Item = Place>) -> Vec<u8> {
    places.into_iter().map(place).collect()
}

pub(super) fn seat(seat: Seat) -> u8 {
    seat.index() as u8
}

pub(super) fn seats(seats: impl IntoIterator<Item = Seat>) -> Vec<u8> {
    seats.into_iter().map(seat).collect()
}

/// A form as a JSON value. Forms have neither maps with other keys than strings nor numbers that
/// JSON cannot write, so there is nothing that could fail; `null` is refused by every reader.
pub(super) fn json(form: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(form).unwrap_or_default()
}
