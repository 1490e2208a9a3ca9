//! Words for score sheets and prices.

use crate::Texts;
use rules::{Item, Reason};

impl Texts {
    /// What a line of the score sheet is for.
    pub fn score_item(self, item: Item) -> String {
        match item {
            Item::Buildings => self.text("score-buildings", &[]),
            Item::Tucked => self.text("score-tucked", &[]),
            Item::Building(card) => self.card(card),
        }
    }

    /// What lowers a price.
    pub fn reason(self, reason: Reason) -> String {
        match reason {
            Reason::Privilege => self.text("price-privilege", &[]),
            Reason::Building(card) => self.card(card),
            Reason::Over(card) => self.text("price-over", &[("card", self.card(card).into())]),
        }
    }
}
