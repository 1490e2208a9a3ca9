//! Prices, as a sum of named parts.

use super::id::{CardId, ReasonId};
use super::illegal::Illegal;
use super::words;
use crate::forms;
use rules::Reason;

forms! {
    /// What building a card at a site costs a player.
    pub struct Price {
        /// The card.
        pub card: CardId,
        /// The place built over; `null` is a new site.
        #[schema(required)]
        pub over: Option<u8>,
        /// The printed cost.
        pub printed: u8,
        /// What is taken off it, part by part.
        pub off: Vec<Part>,
        /// What is to be paid: the printed cost less all parts, but never below 0.
        pub total: u8,
        /// How many goods may be part of the payment.
        pub goods: u8,
        /// Why the player may not build it there now; `null` if he may.
        #[schema(required)]
        pub refused: Option<Illegal>,
    }

    /// Something that lowers a price.
    pub struct Part {
        /// What it is.
        pub reason: ReasonId,
        /// The building that is built over, if that is the reason.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        pub card: Option<CardId>,
        /// By how much it lowers the price.
        pub cards: u8,
    }
}

impl From<&rules::Price> for Price {
    fn from(price: &rules::Price) -> Price {
        Price {
            card: CardId::from(price.card),
            over: price.over.map(words::place),
            printed: price.printed,
            off: price.off.iter().map(Part::from).collect(),
            total: price.total,
            goods: price.goods,
            refused: price.refused.as_ref().map(Illegal::from),
        }
    }
}

impl From<&rules::Part> for Part {
    fn from(part: &rules::Part) -> Part {
        let card = match part.reason {
            Reason::Over(card) => Some(CardId::from(card)),
            Reason::Privilege | Reason::Building(_) => None,
        };
        Part { reason: ReasonId::from(part.reason), card, cards: part.cards }
    }
}
