//! An answer of several cards or goods, decided one at a time.

use rules::{Answer, Ask, Card, Cards, Place, Places};

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

    /// The answer of just these picks.
    #[inline(always)]
    pub(crate) fn answer(&self, ask: Ask) -> Answer {
        let Picks { cards, places } = *self;
        match ask {
            Ask::Pay { .. } => Answer::Pay { cards, goods: places },
            Ask::Goods { .. } => Answer::Goods(places),
            _ => Answer::Cards(cards),
        }
    }

    /// How many things an answer has at the most.
    #[inline(always)]
    pub(crate) fn most(ask: Ask) -> usize {
        match ask {
            Ask::Pay { cost, .. } => cost as usize,
            Ask::Goods { from, at_most, .. } => (at_most as usize).min(from.len()),
            Ask::Cards { at_most, .. } => at_most as usize,
            Ask::Role { .. } | Ask::Build | Ask::Demolish { .. } | Ask::Confirm => 1,
        }
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
