//! Seeds: 64 hexadecimal digits, or a number for people who type one.

use crate::error::{FormError, Problem, excerpt};
use crate::fields::wrong_type;
use crate::hex;
use rules::Seed;
use serde_json::Value;

/// The seed as 64 hexadecimal digits.
pub fn to_json(seed: Seed) -> Value {
    seed.to_string().into()
}

/// Reads a seed: 64 hexadecimal digits, or a whole number.
pub fn from_json(value: &Value) -> Result<Seed, FormError> {
    match value {
        Value::String(text) => from_hex(text).ok_or_else(|| {
            let wanted = "a seed (64 hexadecimal digits)";
            FormError::new(Problem::NoSuchName { wanted, found: excerpt(text) })
        }),
        Value::Number(number) => number.as_u64().map(Seed::from_number).ok_or_else(|| {
            let found = excerpt(&number.to_string());
            FormError::new(Problem::OutOfRange { least: 0, most: u64::MAX, found })
        }),
        _ => Err(wrong_type("64 hexadecimal digits in a string or a whole number", value)),
    }
}

/// The seed written as people type it: a number, or 64 hexadecimal digits.
pub fn from_text(text: &str) -> Option<Seed> {
    from_hex(text).or_else(|| text.parse().ok().map(Seed::from_number))
}

fn from_hex(text: &str) -> Option<Seed> {
    hex::read_32(text).map(Seed)
}
