//! Small pieces that several forms write alike.

use rules::{Card, EventCard, Place, Role, Seat};
use serde_json::{Map, Value};

pub(crate) fn cards(cards: impl IntoIterator<Item = Card>) -> Value {
    cards.into_iter().map(|card| card.id()).collect()
}

pub(crate) fn events(events: impl IntoIterator<Item = EventCard>) -> Value {
    events.into_iter().map(|event| event.id()).collect()
}

pub(crate) fn places(places: impl IntoIterator<Item = Place>) -> Value {
    places.into_iter().map(|place| place.index()).collect()
}

pub(crate) fn seats(seats: impl IntoIterator<Item = Seat>) -> Value {
    seats.into_iter().map(|seat| seat.index()).collect()
}

/// Who took each role, the free ones left out.
pub(crate) fn takers(takers: &[Option<Seat>; 5]) -> Value {
    let taken = Role::ALL.into_iter().zip(takers);
    let taken = taken.filter_map(|(role, seat)| Some((role.id().to_owned(), seat.as_ref()?)));
    Value::Object(taken.map(|(role, seat)| (role, seat.index().into())).collect())
}

/// An object from seat to value, with the seats that have one.
pub(crate) fn by_seat(values: impl IntoIterator<Item = Option<Value>>) -> Value {
    let seats = values.into_iter().enumerate();
    let given = seats.filter_map(|(seat, value)| Some((seat.to_string(), value?)));
    Value::Object(given.collect::<Map<_, _>>())
}
