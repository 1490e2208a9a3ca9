//! A multiset of cards: a hand, a payment, the discard pile.

use crate::card::{Card, CardSet};
use std::fmt;

/// Cards without an order. Two bags with the same cards are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cards {
    kinds: CardSet,
    /// How many of each kind; the place behind the last kind holds the sum, so that comparing
    /// and adding whole bags are three vector operations and keep the sum right by themselves.
    counts: [u8; Card::COUNT + 1],
}

const SUM: usize = Card::COUNT;

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards { kinds: CardSet::NONE, counts: [0; Card::COUNT + 1] };

    /// The bag of one card.
    pub fn one(card: Card) -> Cards {
        let mut cards = Cards::NONE;
        cards.add(card);
        cards
    }

    /// How many cards.
    #[inline(always)]
    pub const fn len(&self) -> usize {
        self.counts[SUM] as usize
    }

    /// Whether there are none.
    #[inline(always)]
    pub const fn is_empty(&self) -> bool {
        self.counts[SUM] == 0
    }

    /// How many of a kind.
    #[inline(always)]
    pub const fn count(&self, card: Card) -> u8 {
        self.counts[card.index()]
    }

    /// Which kinds there are.
    #[inline(always)]
    pub const fn kinds(&self) -> CardSet {
        self.kinds
    }

    /// Whether every card of `part` is here too.
    #[inline]
    pub fn contains(&self, part: &Cards) -> bool {
        let pairs = part.counts.iter().zip(&self.counts);
        pairs.fold(0, |more, (part, all)| more | part.saturating_sub(*all)) == 0
    }

    /// Adds a card.
    #[inline(always)]
    pub fn add(&mut self, card: Card) {
        self.kinds.insert(card);
        self.counts[card.index()] += 1;
        self.counts[SUM] += 1;
    }

    /// Adds `n` cards of a kind.
    #[inline(always)]
    pub fn add_n(&mut self, card: Card, n: u8) {
        if n > 0 {
            self.kinds.insert(card);
            self.counts[card.index()] += n;
            self.counts[SUM] += n;
        }
    }

    /// Takes a card out; it must be there.
    #[inline(always)]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.count(card) > 0, "no {card} to remove");
        let left = self.counts[card.index()].saturating_sub(1);
        self.counts[card.index()] = left;
        self.counts[SUM] = self.counts[SUM].saturating_sub(1);
        self.kinds.0 &= !(u64::from(left == 0) << card as u8);
    }

    /// Adds all of another bag.
    #[inline(always)]
    pub fn add_all(&mut self, other: &Cards) {
        self.kinds = self.kinds.or(other.kinds);
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count = count.wrapping_add(*more);
        }
    }

    /// Takes all of another bag out; it must be contained.
    #[inline(always)]
    pub fn remove_all(&mut self, other: &Cards) {
        debug_assert!(self.contains(other), "{other:?} is not in {self:?}");
        for (count, less) in self.counts.iter_mut().zip(&other.counts) {
            *count = count.wrapping_sub(*less);
        }
        for card in other.kinds {
            self.kinds.0 &= !(u64::from(self.counts[card.index()] == 0) << card as u8);
        }
    }

    /// Every card, a kind as often as it occurs, in the order of the card table.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.kinds.flat_map(|card| (0..self.count(card)).map(move |_| card))
    }
}

impl Default for Cards {
    fn default() -> Cards {
        Cards::NONE
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut bag = Cards::NONE;
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

impl From<&[Card]> for Cards {
    fn from(cards: &[Card]) -> Cards {
        cards.iter().copied().collect()
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
