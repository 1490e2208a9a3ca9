//! A multiset of cards: a hand, a payment, the discard pile.

use crate::card::{Card, CardSet};
use std::fmt;

/// Cards without an order. Two bags with the same cards are equal.
///
/// The counts are kept in binary, one bit of all of them side by side: so adding, taking away
/// and comparing whole bags is a few operations on words, whatever is in them. Counts in bytes
/// took a loop over the kinds, whose length nothing can foresee: a simulated wrong guess in every
/// fourth decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cards {
    /// Set `i` has the kinds whose count has bit `i`.
    bits: [CardSet; 4],
    len: u32,
}

impl Cards {
    /// The most of a kind a bag can hold; what is added beyond that is lost. No game has more
    /// than eleven of a kind, so only a bag that nobody can have gets there.
    pub(crate) const MOST: usize = 15;

    /// No cards.
    pub const NONE: Cards = Cards { bits: [CardSet::NONE; 4], len: 0 };

    /// The bag of one card.
    #[inline(always)]
    pub fn one(card: Card) -> Cards {
        Cards::one_each(CardSet::of(card))
    }

    /// The bag of one card of each of these kinds.
    #[inline(always)]
    pub(crate) const fn one_each(kinds: CardSet) -> Cards {
        let none = CardSet::NONE;
        Cards { bits: [kinds, none, none, none], len: kinds.len() as u32 }
    }

    /// How many cards.
    #[inline(always)]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    #[inline(always)]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many of a kind.
    #[inline(always)]
    pub const fn count(&self, card: Card) -> u8 {
        let [ones, twos, fours, eights] = self.bits;
        ones.has(card) as u8
            | (twos.has(card) as u8) << 1
            | (fours.has(card) as u8) << 2
            | (eights.has(card) as u8) << 3
    }

    /// Which kinds there are.
    #[inline(always)]
    pub const fn kinds(&self) -> CardSet {
        let [ones, twos, fours, eights] = self.bits;
        ones.or(twos).or(fours.or(eights))
    }

    /// The kinds of which there are at least one, two and three.
    #[inline(always)]
    pub const fn at_least(&self) -> [CardSet; 3] {
        let [ones, twos, fours, eights] = self.bits;
        let many = fours.or(eights);
        [ones.or(twos).or(many), twos.or(many), ones.and(twos).or(many)]
    }

    /// The kinds of which there is at least one, two, three and four; `None` if there are more
    /// than four of any.
    #[inline(always)]
    pub(crate) fn levels(&self) -> Option<[CardSet; 4]> {
        let [ones, twos, fours, eights] = self.bits;
        let more = eights.or(fours.and(ones.or(twos)));
        let levels = [ones.or(twos).or(fours), twos.or(fours), ones.and(twos).or(fours), fours];
        more.is_empty().then_some(levels)
    }

    /// The bag that has these levels, each of which has nothing but what the one before it has.
    #[inline(always)]
    pub(crate) fn from_levels([one, two, three, four]: [CardSet; 4]) -> Cards {
        let len = (one.len() + two.len() + three.len() + four.len()) as u32;
        let ones = one.minus(two).or(three.minus(four));
        Cards { bits: [ones, two.minus(four), four, CardSet::NONE], len }
    }

    /// Whether every card of `part` is here too.
    #[inline(always)]
    pub fn contains(&self, part: &Cards) -> bool {
        let mut missing = CardSet::NONE;
        for (all, part) in self.bits.into_iter().zip(part.bits) {
            missing = part.minus(all).or(missing.minus(all.minus(part)));
        }
        missing.is_empty()
    }

    /// The cards that are of these kinds.
    #[inline(always)]
    pub const fn only(&self, kinds: CardSet) -> Cards {
        let [ones, twos, fours, eights] = self.bits;
        let bits = [ones.and(kinds), twos.and(kinds), fours.and(kinds), eights.and(kinds)];
        let [ones, twos, fours, eights] = bits;
        let len = ones.len() + 2 * twos.len() + 4 * fours.len() + 8 * eights.len();
        Cards { bits, len: len as u32 }
    }

    /// Adds a card.
    #[inline(always)]
    pub fn add(&mut self, card: Card) {
        let mut carry = CardSet::of(card);
        for bits in &mut self.bits {
            let both = bits.and(carry);
            *bits = bits.xor(carry);
            carry = both;
        }
        self.len += 1;
        self.lose(carry);
    }

    /// Adds `n` cards of a kind.
    #[inline(always)]
    pub fn add_n(&mut self, card: Card, n: u8) {
        let n = u64::from(n).min(Cards::MOST as u64);
        let bit = |i: u32| CardSet((n >> i & 1) << card as u8);
        self.add_all(&Cards { bits: [bit(0), bit(1), bit(2), bit(3)], len: n as u32 });
    }

    /// Takes a card out; it must be there.
    #[inline(always)]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.count(card) > 0, "no {card} to remove");
        let mut borrow = CardSet::of(card);
        for bits in &mut self.bits {
            *bits = bits.xor(borrow);
            borrow = borrow.and(*bits);
        }
        self.len = self.len.wrapping_sub(1);
    }

    /// Adds all of another bag.
    #[inline(always)]
    pub fn add_all(&mut self, other: &Cards) {
        let mut carry = CardSet::NONE;
        for (bits, more) in self.bits.iter_mut().zip(other.bits) {
            let either = bits.xor(more);
            let both = bits.and(more);
            *bits = either.xor(carry);
            carry = both.or(either.and(carry));
        }
        self.len += other.len;
        self.lose(carry);
    }

    /// Takes all of another bag out; it must be contained.
    #[inline(always)]
    pub fn remove_all(&mut self, other: &Cards) {
        debug_assert!(self.contains(other), "{other:?} is not in {self:?}");
        let mut borrow = CardSet::NONE;
        for (bits, less) in self.bits.iter_mut().zip(other.bits) {
            let either = bits.xor(less);
            let below = less.minus(*bits);
            *bits = either.xor(borrow);
            borrow = below.or(borrow.minus(either));
        }
        self.len = self.len.wrapping_sub(other.len);
    }

    /// Keeps the most there can be of the kinds whose count has run over.
    #[inline(always)]
    fn lose(&mut self, run_over: CardSet) {
        if !run_over.is_empty() {
            self.fill_up(run_over);
        }
    }

    #[cold]
    #[inline(never)]
    fn fill_up(&mut self, run_over: CardSet) {
        for card in run_over {
            self.len -= u32::from(self.count(card)) + 1;
        }
        self.bits = self.bits.map(|bits| bits.or(run_over));
    }

    /// Every card, a kind as often as it occurs, in the order of the card table.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.kinds().flat_map(|card| (0..self.count(card)).map(move |_| card))
    }
}

impl Default for Cards {
    fn default() -> Cards {
        Cards::NONE
    }
}

impl FromIterator<Card> for Cards {
    #[inline]
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

#[cfg(test)]
mod tests {
    use super::Cards;
    use crate::card::{Card, CardSet};
    use rand_core::{Rng, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    #[test]
    fn bags_count_as_plain_counters_do() {
        const MOST: u8 = Cards::MOST as u8;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut random = move |n: u64| (rng.next_u64() >> 32) % n;
        for _ in 0..2000 {
            let mut bags = [Cards::NONE; 2];
            let mut counts = [[0u8; 6]; 2];
            for _ in 0..random(60) {
                let (bag, kind) = (random(2) as usize, random(6) as usize);
                let card = Card::ALL[kind * 9];
                let n = random(4) as u8;
                match random(3) {
                    0 if counts[bag][kind] > 0 => {
                        bags[bag].remove(card);
                        counts[bag][kind] -= 1;
                    }
                    1 => {
                        bags[bag].add_n(card, n);
                        counts[bag][kind] = (counts[bag][kind] + n).min(MOST);
                    }
                    _ => {
                        bags[bag].add(card);
                        counts[bag][kind] = (counts[bag][kind] + 1).min(MOST);
                    }
                }
            }
            let [mut a, b] = bags;
            let within = (0..6).all(|kind| counts[1][kind] <= counts[0][kind]);
            assert_eq!(a.contains(&b), within);
            if within {
                a.remove_all(&b);
                a.add_all(&b);
                assert_eq!(a, bags[0]);
            }
            a.add_all(&b);
            for (kind, (of_a, of_b)) in counts[0].into_iter().zip(counts[1]).enumerate() {
                assert_eq!(bags[0].count(Card::ALL[kind * 9]), of_a);
                assert_eq!(a.count(Card::ALL[kind * 9]), (of_a + of_b).min(MOST));
                assert_eq!(a.kinds().has(Card::ALL[kind * 9]), of_a + of_b > 0);
            }
            for bag in [a, b] {
                let kinds: CardSet = bag.kinds().filter(|card| card.index() % 2 == 0).collect();
                let some: Cards = bag.iter().filter(|&card| kinds.has(card)).collect();
                assert_eq!(bag.only(kinds), some);
                assert_eq!(bag.len(), bag.iter().count());
                assert_eq!(bag.iter().collect::<Cards>(), bag);
                assert!(bag.levels().is_none_or(|levels| Cards::from_levels(levels) == bag));
            }
        }
    }
}
