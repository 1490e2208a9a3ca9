//! A JSON reader that lets nothing pass: a key given twice is an error instead of a silent
//! choice between two values, and neither depth nor size of the input can hurt the reader.

use crate::MAX_LINE;
use serde::de::{DeserializeSeed, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};
use std::cell::{Cell, RefCell};
use std::fmt;

/// How deep arrays and objects may lie in each other.
pub const MAX_DEPTH: usize = 32;

/// How many values one text may have. The largest legal one, a position, has under a thousand;
/// each costs far more memory than the two bytes it takes to write.
pub const MAX_VALUES: usize = 10_000;

/// Why a text is not accepted as JSON.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum JsonError {
    /// It is too long to be looked at.
    #[error("the line has more than {MAX_LINE} bytes; send less in one line")]
    TooLong,
    /// It is no JSON.
    #[error("this is not JSON: {0}")]
    Syntax(String),
    /// A key of an object is there twice.
    #[error("the key {key:?} is given twice (column {column}); give it once")]
    DuplicateKey {
        /// The key, shortened if it is long.
        key: String,
        /// Where the second one ends, counted in bytes from 1.
        column: usize,
    },
    /// Arrays and objects lie too deep in each other.
    #[error(
        "arrays and objects lie more than {MAX_DEPTH} deep (column {column}); no form needs it"
    )]
    TooDeep {
        /// Where, counted in bytes from 1.
        column: usize,
    },
    /// There are too many values.
    #[error("there are more than {MAX_VALUES} values (column {column}); no form needs so many")]
    TooManyValues {
        /// Where, counted in bytes from 1.
        column: usize,
    },
}

impl JsonError {
    /// The name of the reason, used in messages between programs.
    pub const fn code(&self) -> &'static str {
        match self {
            JsonError::TooLong => "line_too_long",
            JsonError::Syntax(_) => "bad_json",
            JsonError::DuplicateKey { .. } => "duplicate_key",
            JsonError::TooDeep { .. } => "too_deep",
            JsonError::TooManyValues { .. } => "too_many_values",
        }
    }
}

/// Reads one JSON value that fills the whole text.
pub fn read(text: &[u8]) -> Result<Value, JsonError> {
    if text.len() > MAX_LINE {
        return Err(JsonError::TooLong);
    }
    let limits = Limits { values: Cell::new(0), broken: RefCell::new(None) };
    let mut reader = serde_json::Deserializer::from_slice(text);
    let value = Node { limits: &limits, depth: 0 }.deserialize(&mut reader);
    let value = value.and_then(|value| reader.end().map(|()| value));
    value.map_err(|error| {
        let column = error.column();
        match limits.broken.take() {
            Some(Broken::DuplicateKey(key)) => JsonError::DuplicateKey { key, column },
            Some(Broken::TooDeep) => JsonError::TooDeep { column },
            Some(Broken::TooManyValues) => JsonError::TooManyValues { column },
            None => JsonError::Syntax(error.to_string()),
        }
    })
}

/// What the visitors share. Their errors pass through the JSON reader, which keeps only the
/// words, so the kind of a refusal is noted here.
struct Limits {
    values: Cell<usize>,
    broken: RefCell<Option<Broken>>,
}

enum Broken {
    DuplicateKey(String),
    TooDeep,
    TooManyValues,
}

impl Limits {
    fn refuse<E: serde::de::Error>(&self, broken: Broken) -> E {
        self.broken.replace(Some(broken));
        E::custom("refused")
    }
}

#[derive(Clone, Copy)]
struct Node<'a> {
    limits: &'a Limits,
    /// How many arrays and objects this value lies in.
    depth: usize,
}

impl Node<'_> {
    fn inner<E: serde::de::Error>(self) -> Result<Self, E> {
        if self.depth == MAX_DEPTH {
            return Err(self.limits.refuse(Broken::TooDeep));
        }
        Ok(Node { depth: self.depth + 1, ..self })
    }
}

impl<'de> DeserializeSeed<'de> for Node<'_> {
    type Value = Value;

    fn deserialize<D: serde::Deserializer<'de>>(self, reader: D) -> Result<Value, D::Error> {
        let count = self.limits.values.get() + 1;
        if count > MAX_VALUES {
            return Err(self.limits.refuse(Broken::TooManyValues));
        }
        self.limits.values.set(count);
        reader.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Node<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_f64<E: serde::de::Error>(self, value: f64) -> Result<Value, E> {
        Number::from_f64(value).map(Value::Number).ok_or_else(|| E::custom("not a number"))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(Value::String(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let inner = self.inner()?;
        let mut values = Vec::new();
        while let Some(value) = list.next_element_seed(inner)? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let inner = self.inner::<A::Error>()?;
        let mut map = Map::new();
        while let Some(key) = object.next_key::<String>()? {
            if map.contains_key(&key) {
                let key = crate::error::excerpt(&key);
                return Err(self.limits.refuse::<A::Error>(Broken::DuplicateKey(key)));
            }
            let value = object.next_value_seed(inner)?;
            map.insert(key, value);
        }
        Ok(Value::Object(map))
    }
}
