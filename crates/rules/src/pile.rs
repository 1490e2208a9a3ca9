//! Cards whose order counts: the deck, cards being looked at, cards under buildings.

use crate::bag::Cards;
use crate::card::{Card, CardSet};
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
        // Without cards this looks far behind the last one, and finds none.
        self.cards.get(self.len.wrapping_sub(1) as usize).copied()
    }

    #[inline(always)]
    pub(crate) fn pop(&mut self) {
        debug_assert!(self.len > 0, "a card came from an empty deck");
        self.len = self.len.wrapping_sub(1);
    }

    /// A deck of the cards of a bag, in the order of the card table.
    pub(crate) fn of(bag: &Cards) -> Deck {
        // Of every kind as many are written as there can be, and the next kind overwrites what
        // is too much: how many there are of each cannot be foreseen.
        let mut cards = [Card::IndigoPlant; MAX_CARDS + Cards::MOST];
        let mut len = 0;
        for card in bag.kinds() {
            if let Some(run) = cards[len..].first_chunk_mut() {
                *run = [card; Cards::MOST];
            }
            len = (len + bag.count(card) as usize).min(MAX_CARDS);
        }
        let mut deck = Deck { len: len as u8, ..Deck::EMPTY };
        deck.cards.copy_from_slice(&cards[..MAX_CARDS]);
        deck
    }

    /// A deck with these cards, the top card last.
    pub(crate) fn from_bottom(cards: impl IntoIterator<Item = Card>) -> Deck {
        let mut deck = Deck::EMPTY;
        let mut len = 0;
        for (slot, card) in deck.cards.iter_mut().zip(cards) {
            *slot = card;
            len += 1;
        }
        Deck { len, ..deck }
    }
}

impl FromIterator<Card> for Deck {
    /// A deck of these cards, top first, as far as there is room.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Deck {
        let mut deck = Deck::from_bottom(cards);
        let len = deck.len();
        deck.cards[..len].reverse();
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
    /// Behind the last card there are indigo plants, so that equal lists are equal.
    cards: [Card; N],
    len: u8,
}

impl<const N: usize> Hidden<N> {
    pub(crate) const NONE: Hidden<N> = Hidden { cards: [Card::IndigoPlant; N], len: 0 };

    #[inline(always)]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Card> + use<N> {
        self.cards.into_iter().take(self.len as usize)
    }

    #[inline(always)]
    pub(crate) fn len(&self) -> usize {
        self.len as usize
    }

    #[inline(always)]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, card: Card) {
        let free = self.cards.get_mut(self.len as usize);
        debug_assert!(free.is_some(), "more cards are shown than anybody can be shown");
        if let Some(slot) = free {
            *slot = card;
            self.len += 1;
        }
    }

    /// Takes one card of a kind out; the later ones move up.
    pub(crate) fn remove(&mut self, card: Card) {
        if let Some(at) = self.iter().position(|shown| shown == card) {
            self.cards[at..].rotate_left(1);
            self.cards[N - 1] = Card::IndigoPlant;
            self.len -= 1;
        }
    }

    /// How many of a kind.
    #[inline(always)]
    pub(crate) fn count(&self, card: Card) -> u8 {
        self.iter().map(|shown| u8::from(shown == card)).sum()
    }

    /// Which kinds there are.
    #[inline(always)]
    pub(crate) fn kinds(&self) -> CardSet {
        self.iter().collect()
    }

    /// Whether there are two different cards.
    #[inline(always)]
    pub(crate) fn differ(&self) -> bool {
        self.iter().any(|card| card != self.cards[0])
    }

    #[inline]
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
        Card::of_number(self.0 as u32)
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
