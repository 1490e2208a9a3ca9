//! Answers.

use super::id::{CardId, EventCardId, RoleId};
use super::words;
use record::FormError;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// An answer to a question: an object whose key tells the kind.
///
/// It is read with the strict reader of `record` and with nothing else, so that there is one
/// opinion on what has the form of an answer. Whether it fits the question, the rules say.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Answer {
    /// Take a role.
    Role {
        /// Which.
        role: RoleId,
        /// Whether the library works for it; given where the question asks it, and only there.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        library: Option<bool>,
    },
    /// Take an open event.
    Event {
        /// Which.
        event: EventCardId,
    },
    /// Build a card.
    Build {
        /// Which.
        build: CardId,
        /// The place built over; left out for a new site.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        over: Option<u8>,
    },
    /// Build nothing.
    Pass {
        /// Always `true`.
        #[cfg_attr(feature = "typescript", ts(type = "true"))]
        pass: bool,
    },
    /// Pay for what was built.
    Pay {
        /// With what.
        pay: Payment,
    },
    /// Produce or sell.
    Goods {
        /// At these places. The order counts for a producer for whom the cards run out.
        goods: Vec<u8>,
    },
    /// Keep, discard, tuck or exchange cards.
    Cards {
        /// These.
        cards: Vec<CardId>,
    },
    /// Use a power, or do not.
    Confirm {
        /// Whether.
        confirm: bool,
    },
    /// Give up a building.
    Demolish {
        /// Its place.
        demolish: u8,
    },
}

/// What a building is paid with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Payment {
    /// Hand cards.
    pub cards: Vec<CardId>,
    /// Places whose goods are part of it.
    pub goods: Vec<u8>,
}

impl Answer {
    /// The answer as the rules know it, if it has the form of one: a place may be none of a town,
    /// and there may be more cards than a game has.
    pub fn to_rules(&self) -> Result<rules::Answer, FormError> {
        record::answer::from_json(&words::json(self))
    }
}

impl From<&rules::Answer> for Answer {
    fn from(answer: &rules::Answer) -> Answer {
        match answer {
            rules::Answer::Role { role, library } => {
                Answer::Role { role: RoleId::from(*role), library: *library }
            }
            rules::Answer::Event(event) => Answer::Event { event: EventCardId::from(*event) },
            rules::Answer::Build { card, over } => {
                Answer::Build { build: CardId::from(*card), over: over.map(words::place) }
            }
            rules::Answer::Pass => Answer::Pass { pass: true },
            rules::Answer::Pay { cards, goods } => Answer::Pay {
                pay: Payment {
                    cards: words::cards(cards.iter()),
                    goods: words::places(goods.iter()),
                },
            },
            rules::Answer::Goods(places) => Answer::Goods { goods: words::places(places.iter()) },
            rules::Answer::Cards(cards) => Answer::Cards { cards: words::cards(cards.iter()) },
            rules::Answer::Confirm(yes) => Answer::Confirm { confirm: *yes },
            rules::Answer::Demolish(place) => Answer::Demolish { demolish: words::place(*place) },
        }
    }
}

impl<'de> Deserialize<'de> for Answer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Answer, D::Error> {
        let value = Value::deserialize(deserializer)?;
        let answer = record::answer::from_json(&value).map_err(D::Error::custom)?;
        Ok(Answer::from(&answer))
    }
}
