//! An answer of several cards or goods, decided one at a time.

use rules::{Card, Cards, Place, Places};

/// What has been picked so far for an answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Picks {
    pub(crate) cards: Cards,
    pub(crate) places: Places,
}

impl Picks {
    pub(crate) const NONE: Picks = Picks { cards: Cards::NONE, places: Places::NONE };

    #[inline(always)]
    pub(crate) fn len(&self) -> usize {
        self.cards.len() + self.places.len()
    }

    pub(crate) fn with_card(mut self, card: Card) -> Picks {
        self.cards.add(card);
        self
    }

    pub(crate) fn with_place(mut self, place: Place) -> Picks {
        self.places.push(place);
        self
    }
}
