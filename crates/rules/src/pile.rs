//! Cards whose order counts: the deck, cards being looked at, cards under buildings.

use crate::bag::Cards;
use crate::card::Card;
use crate::ruleset::MAX_CARDS;

/// The face-down deck.
#[derive(Clone, Copy)]
pub struct Deck {
    /// The top card is the last one.
    pub(crate) cards: [Card; MAX_CARDS],
    pub(crate) len: u8,
}

impl Deck {
    pub(crate) const EMPTY: Deck = Deck { cards: [Card::IndigoPlant; MAX_CARDS], len: 0 };

    /// How many cards.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, top first.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards[..self.len()].iter().rev().copied()
    }

    #[inline(always)]
    pub(crate) fn top(&self) -> Option<Card> {
        let below = (self.len as usize).checked_sub(1)?;
        self.cards.get(below).copied()
    }

    #[inline(always)]
    pub(crate) fn pop(&mut self) {
        debug_assert!(self.len > 0, "a card came from an empty deck");
        self.len = self.len.saturating_sub(1);
    }

    /// A deck with these cards, the top card last.
    pub(crate) fn from_bottom(cards: impl IntoIterator<Item = Card>) -> Deck {
        let mut deck = Deck::EMPTY;
        for (slot, card) in deck.cards.iter_mut().zip(cards) {
            *slot = card;
            deck.len += 1;
        }
        deck
    }
}

impl PartialEq for Deck {
    fn eq(&self, other: &Deck) -> bool {
        self.cards[..self.len()] == other.cards[..other.len()]
    }
}

impl Eq for Deck {}

impl std::fmt::Debug for Deck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A few cards in the order in which they came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hidden<const N: usize> {
    cards: [Option<Card>; N],
}

impl<const N: usize> Hidden<N> {
    pub(crate) const NONE: Hidden<N> = Hidden { cards: [None; N] };

    pub(crate) fn iter(&self) -> impl Iterator<Item = Card> + use<N> {
        self.cards.into_iter().flatten()
    }

    #[inline(always)]
    pub(crate) fn len(&self) -> usize {
        self.cards.iter().filter(|card| card.is_some()).count()
    }

    #[inline(always)]
    pub(crate) fn is_empty(&self) -> bool {
        self.cards[0].is_none()
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, card: Card) {
        let free = self.cards.iter_mut().find(|slot| slot.is_none());
        debug_assert!(free.is_some(), "more cards are shown than anybody can be shown");
        if let Some(slot) = free {
            *slot = Some(card);
        }
    }

    /// Takes one card of a kind out; the later ones move up.
    pub(crate) fn remove(&mut self, card: Card) {
        if let Some(at) = self.cards.iter().position(|&c| c == Some(card)) {
            self.cards[at..].rotate_left(1);
            self.cards[N - 1] = None;
        }
    }

    pub(crate) fn bag(&self) -> Cards {
        self.iter().collect()
    }
}

/// All cards that lie under buildings: seat by seat, place by place, the lowest first. How
/// many belong to a place is noted in its town.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Below {
    pub(crate) entries: [Under; MAX_CARDS],
    pub(crate) len: u8,
}

impl Below {
    pub(crate) const EMPTY: Below = Below { entries: [Under::EMPTY; MAX_CARDS], len: 0 };
}

impl std::fmt::Debug for Below {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(&self.entries[..self.len as usize]).finish()
    }
}

/// How a card came to lie under a building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum How {
    /// It was a building and has been built over. Everybody knows it.
    Covered,
    /// Its owner tucked it there. Only he knows it.
    Tucked,
    /// It was a good that was sold. Nobody knows it.
    Stored,
}

/// A card under a building.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Under(u8);

impl Under {
    pub(crate) const EMPTY: Under = Under(0);

    /// A card that came to lie there in a certain way.
    pub const fn new(card: Card, how: How) -> Under {
        Under(card as u8 | (how as u8) << 6)
    }

    /// Whether it lies before `other`, which comes later, in the order kept under a building.
    pub(crate) fn sorts_before(self, other: Under) -> bool {
        match other.how() {
            How::Covered => self.how() == How::Covered,
            How::Tucked | How::Stored => self.0 <= other.0 || self.how() == How::Covered,
        }
    }

    /// The card.
    pub const fn card(self) -> Card {
        Card::ALL[(self.0 & 63) as usize]
    }

    /// How it came there.
    pub const fn how(self) -> How {
        match self.0 >> 6 {
            0 => How::Covered,
            1 => How::Tucked,
            _ => How::Stored,
        }
    }
}

impl std::fmt::Debug for Under {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} {}", self.how(), self.card())
    }
}

