//! What can stand in a text in place of a variable.

use fluent_bundle::FluentValue;
use std::borrow::Cow;

/// A variable of a text with its value.
pub type Arg<'a> = (&'a str, Value<'a>);

/// The value of a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// A number, by which a text chooses its plural form.
    Number(i64),
    /// Words; also what a text chooses its wording by.
    Text(Cow<'a, str>),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

numbers!(u8, u16, u32, u64, usize, i32, i64);

impl<'a> From<&'a Value<'_>> for FluentValue<'a> {
    fn from(value: &'a Value<'_>) -> FluentValue<'a> {
        match value {
            Value::Number(number) => FluentValue::from(*number),
            Value::Text(text) => FluentValue::from(&**text),
        }
    }
}
