//! Reading JSON values piece by piece: objects with known keys, lists with a length, numbers
//! with a range. Whoever sends JSON of its own, as the engine does, reads it with these too.

use crate::error::{FormError, Problem, excerpt};
use rules::{Card, EventCard, MAX_CARDS, Place, Places, Seat, Tile};
use serde_json::{Map, Value};

/// What reading a value gives.
pub type Read<T> = Result<T, FormError>;

/// An object whose keys are all known.
#[derive(Clone, Copy, Debug)]
pub struct Fields<'a> {
    map: &'a Map<String, Value>,
}

impl<'a> Fields<'a> {
    /// The object, if the value is one and has no other keys.
    pub fn new(value: &'a Value, known: &'static [&'static str]) -> Read<Fields<'a>> {
        let map = object(value)?;
        match map.keys().find(|key| !known.contains(&key.as_str())) {
            Some(key) => Err(FormError::new(Problem::UnknownKey { key: excerpt(key), known })),
            None => Ok(Fields { map }),
        }
    }

    /// Whether the key is given.
    pub fn has(&self, key: &str) -> bool {
        self.map.contains_key(key)
    }

    /// The value of a key that must be given.
    pub fn required<T>(
        &self,
        key: &'static str,
        read: impl FnOnce(&'a Value) -> Read<T>,
    ) -> Read<T> {
        match self.map.get(key) {
            Some(value) => read(value).map_err(|error| error.under(key)),
            None => Err(FormError::new(Problem::MissingKey { key })),
        }
    }

    /// The value of a key that may be left out.
    pub fn optional<T>(
        &self,
        key: &'static str,
        read: impl FnOnce(&'a Value) -> Read<T>,
    ) -> Read<Option<T>> {
        self.map.get(key).map(|value| read(value).map_err(|error| error.under(key))).transpose()
    }

    /// A list of cards, empty if the key is left out.
    pub fn cards(&self, key: &'static str) -> Read<Vec<Card>> {
        Ok(self.optional(key, cards)?.unwrap_or_default())
    }

    /// `false` if the key is left out.
    pub fn flag(&self, key: &'static str) -> Read<bool> {
        Ok(self.optional(key, flag)?.unwrap_or(false))
    }
}

/// An object with any keys.
pub fn object(value: &Value) -> Read<&Map<String, Value>> {
    value.as_object().ok_or_else(|| wrong_type("an object", value))
}

/// `true` or `false`.
pub fn flag(value: &Value) -> Read<bool> {
    value.as_bool().ok_or_else(|| wrong_type("true or false", value))
}

/// A string.
pub fn text(value: &Value) -> Read<&str> {
    value.as_str().ok_or_else(|| wrong_type("a string", value))
}

/// A whole number between `least` and `most`.
pub fn number(value: &Value, least: u64, most: u64) -> Read<u64> {
    match value {
        Value::Number(given) => match given.as_u64() {
            Some(number) if (least..=most).contains(&number) => Ok(number),
            _ => {
                let found = excerpt(&given.to_string());
                Err(FormError::new(Problem::OutOfRange { least, most, found }))
            }
        },
        _ => Err(wrong_type("a whole number", value)),
    }
}

/// A whole number of at most `most` that fits a byte.
pub fn small(value: &Value, least: u8, most: u8) -> Read<u8> {
    number(value, least.into(), most.into()).map(|number| number as u8)
}

/// A list of `least` to `most` entries.
pub fn list<'a, T>(
    value: &'a Value,
    least: usize,
    most: usize,
    read: impl Fn(&'a Value) -> Read<T>,
) -> Read<Vec<T>> {
    let entries = value.as_array().ok_or_else(|| wrong_type("a list", value))?;
    let found = entries.len();
    if !(least..=most).contains(&found) {
        return Err(FormError::new(Problem::WrongLength { least, most, found }));
    }
    let read = |(i, entry)| read(entry).map_err(|error: FormError| error.at(i));
    entries.iter().enumerate().map(read).collect()
}

/// `null` is the absence of a value in the forms that write every key.
pub fn nullable<T>(value: &Value, read: impl FnOnce(&Value) -> Read<T>) -> Read<Option<T>> {
    if value.is_null() { Ok(None) } else { read(value).map(Some) }
}

/// Something that has a name.
pub fn named<T>(
    value: &Value,
    wanted: &'static str,
    from_id: impl FnOnce(&str) -> Option<T>,
) -> Read<T> {
    let id = text(value)?;
    let refused = || FormError::new(Problem::NoSuchName { wanted, found: excerpt(id) });
    from_id(id).ok_or_else(refused)
}

/// A card, by its id.
pub fn card(value: &Value) -> Read<Card> {
    named(value, "a card", Card::from_id)
}

/// A list of cards, no longer than a deck.
pub fn cards(value: &Value) -> Read<Vec<Card>> {
    list(value, 0, MAX_CARDS, card)
}

/// An event, by its id.
pub fn event_card(value: &Value) -> Read<EventCard> {
    named(value, "an event", EventCard::from_id)
}

/// The stack of five tiles; whether each is there once is the rules' business.
pub fn tiles(value: &Value) -> Read<[Tile; 5]> {
    let tiles = list(value, 5, 5, |tile| named(tile, "a tile (A to E)", Tile::from_id))?;
    let mut stack = Tile::ALL;
    stack.copy_from_slice(&tiles);
    Ok(stack)
}

/// A seat some table has.
pub fn seat(value: &Value) -> Read<Seat> {
    let number = number(value, 0, Seat::MAX as u64 - 1)?;
    Seat::new(number as usize).ok_or_else(|| wrong_type("a seat", value))
}

/// Seats, each of them once.
pub fn seats(value: &Value) -> Read<rules::SeatSet> {
    let seats = list(value, 0, Seat::MAX, seat)?;
    let mut set = rules::SeatSet::NONE;
    for seat in seats {
        if set.has(seat) {
            return Err(FormError::new(Problem::ListedTwice { found: seat.to_string() }));
        }
        set.insert(seat);
    }
    Ok(set)
}

/// A place some town has.
pub fn place(value: &Value) -> Read<Place> {
    let number = number(value, 0, Place::MAX as u64 - 1)?;
    Place::new(number as usize).ok_or_else(|| wrong_type("a place", value))
}

/// Places in the order in which they are named. Naming one twice is the rules' business.
pub fn places(value: &Value) -> Read<Places> {
    let mut places = Places::NONE;
    for place in list(value, 0, Place::MAX, place)? {
        places.push(place);
    }
    Ok(places)
}

/// The refusal of a value of the wrong kind.
pub fn wrong_type(wanted: &'static str, value: &Value) -> FormError {
    let found = match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    };
    FormError::new(Problem::WrongType { wanted, found })
}
