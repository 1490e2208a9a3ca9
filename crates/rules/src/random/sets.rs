//! Drawing sets of things of which some are equal.
//!
//! Sets are drawn as if all things were different, and one of the many sets that are the same
//! because of equal copies is accepted. Hands have few equal cards, so this seldom takes a second
//! try.

use crate::bag::Cards;
use crate::card::{Card, CardSet};
use crate::place::{Place, PlaceSet};
use crate::ruleset::MAX_CARDS;
use rand_core::Rng;

/// A number below `n`; no number is likelier than another by more than one in four billion.
#[inline(always)]
pub(crate) fn below<R: Rng>(rng: &mut R, n: u32) -> u32 {
    ((u64::from(rng.next_u64() as u32) * u64::from(n)) >> 32) as u32
}

/// The most things ever asked for where neither "exactly so many" nor "any number" is: goods to
/// produce or sell (four), cards to exchange (two).
pub(super) const FEW: usize = 4;

/// How many sets of at most 0, 1, … things there are of so many different things.
pub(super) static UP_TO: [[u32; FEW + 1]; 16] = {
    let mut up_to = [[0; FEW + 1]; 16];
    let mut n = 0;
    while n <= Place::MAX {
        let (mut k, mut sum) = (0, 0);
        while k <= FEW {
            sum += BINOMIALS[n][k] as u32;
            up_to[n][k] = sum;
            k += 1;
        }
        n += 1;
    }
    up_to
};

/// Draws a card of one of these kinds.
#[inline(always)]
pub(super) fn one_of<R: Rng>(kinds: CardSet, rng: &mut R) -> Cards {
    let pick = below(rng, kinds.len() as u32) as usize;
    kinds.at(pick).map_or(Cards::NONE, Cards::one)
}

/// Draws `n` of some cards.
#[inline]
pub(super) fn exactly<R: Rng>(pool: &Cards, n: usize, rng: &mut R) -> Cards {
    let kinds = pool.kinds();
    if n == 1 {
        return one_of(kinds, rng);
    }
    if kinds.len() == pool.len() {
        return Cards::one_each(n_kinds(kinds, n, rng));
    }
    match pool.levels() {
        Some(levels) => exactly_of_equal(levels, pool.len(), n, rng),
        None => exactly_of_many(pool, n, rng),
    }
}

/// Draws `n` of some kinds.
#[inline(always)]
fn n_kinds<R: Rng>(kinds: CardSet, n: usize, rng: &mut R) -> CardSet {
    let (picks, leave_out) = fewer_picks(n, kinds.len());
    let mut rest = kinds;
    for i in 0..picks {
        rest.remove_at(below(rng, (kinds.len() - i) as u32));
    }
    if leave_out { rest } else { kinds.minus(rest) }
}

/// Draws `n` of `all` cards of which some are equal. The second copies of the kinds that have
/// one are counted behind all first copies, and so on; a set is taken only if it has the first
/// copies of every kind it has: so every different set is equally likely.
#[inline(never)]
fn exactly_of_equal<R: Rng>(levels: [CardSet; 4], all: usize, n: usize, rng: &mut R) -> Cards {
    let (picks, leave_out) = fewer_picks(n, all);
    loop {
        let mut rest = levels;
        for i in 0..picks {
            let pick = below(rng, (all - i) as u32);
            let (mut level, mut before, mut up_to) = (0, 0, 0);
            for copies in &rest[..3] {
                up_to += copies.len() as u32;
                let beyond = pick >= up_to;
                level += usize::from(beyond);
                before = if beyond { up_to } else { before };
            }
            rest[level % 4].remove_at(pick - before);
        }
        let taken: [CardSet; 4] = std::array::from_fn(|level| {
            if leave_out { rest[level] } else { levels[level].minus(rest[level]) }
        });
        let [one, two, three, four] = taken;
        if two.minus(one).or(three.minus(two)).or(four.minus(three)).is_empty() {
            return Cards::from_levels(taken);
        }
    }
}

/// Leaving things out is choosing too, and shorter where most are taken.
#[inline(always)]
fn fewer_picks(n: usize, all: usize) -> (usize, bool) {
    let leave_out = 2 * n > all;
    (if leave_out { all - n.min(all) } else { n }, leave_out)
}

/// Any number of cards, some of them equal. Cards are drawn as if all were different; a set that
/// equal copies make possible in many ways is taken with one over that number.
#[cold]
fn exactly_of_many<R: Rng>(pool: &Cards, n: usize, rng: &mut R) -> Cards {
    let mut list = [Card::IndigoPlant; MAX_CARDS];
    list.iter_mut().zip(pool.iter()).for_each(|(slot, card)| *slot = card);
    let list = &mut list[..pool.len()];
    let (picks, leave_out) = fewer_picks(n, list.len());
    let picked = loop {
        for i in 0..picks {
            let j = i + below(rng, (list.len() - i) as u32) as usize;
            list.swap(i, j);
        }
        let picked = Cards::from(&list[..picks]);
        let alike = picked.kinds().fold(1u64, |ways, card| {
            ways.saturating_mul(binomial(pool.count(card).into(), picked.count(card).into()))
        });
        if below_u64(rng, alike) == 0 {
            break picked;
        }
    };
    if !leave_out {
        return picked;
    }
    let mut rest = *pool;
    rest.remove_all(&picked);
    rest
}

/// Draws between `at_least` and `at_most` of some cards.
#[inline]
pub(super) fn between<R: Rng>(pool: &Cards, at_least: usize, at_most: usize, rng: &mut R) -> Cards {
    if at_least >= at_most {
        return exactly(pool, at_most, rng);
    }
    let mut cards = Cards::NONE;
    if at_least == 0 && at_most == 1 {
        let pick = below(rng, pool.kinds().len() as u32 + 1) as usize;
        cards = pool.kinds().at(pick).map_or(Cards::NONE, Cards::one);
    } else if at_least == 0 && at_most >= pool.len() {
        // Any number: every kind by itself.
        for card in pool.kinds() {
            cards.add_n(card, below(rng, u32::from(pool.count(card)) + 1) as u8);
        }
    } else {
        let mut ways = [0; FEW + 1];
        for (n, ways) in ways.iter_mut().enumerate().take(at_most + 1).skip(at_least) {
            *ways = ways_exactly(pool, n);
        }
        cards = exactly(pool, weighted(&ways, rng), rng);
    }
    cards
}

/// How many different sets of `n` cards there are.
pub(super) fn ways_exactly(pool: &Cards, n: usize) -> u64 {
    // A price is at most seven, and nothing else that is weighed is larger.
    let mut ways = [1u64, 0, 0, 0, 0, 0, 0, 0];
    let n = n.min(7);
    for card in pool.kinds() {
        let copies = pool.count(card) as usize;
        for n in (1..=n).rev() {
            for taken in 1..=copies.min(n) {
                ways[n] = ways[n].saturating_add(ways[n - taken]);
            }
        }
    }
    ways[n]
}

/// Draws `n` of some places.
#[inline]
pub(super) fn n_of<R: Rng>(from: PlaceSet, n: usize, rng: &mut R) -> PlaceSet {
    let mut rest = from;
    for i in 0..n {
        rest.remove_at(below(rng, (from.len() - i) as u32));
    }
    from.minus(rest)
}

/// Draws an index with a probability proportional to its weight.
#[inline]
pub(super) fn weighted<R: Rng>(weights: &[u64], rng: &mut R) -> usize {
    let sum = weights.iter().fold(0, |sum: u64, &weight| sum.saturating_add(weight));
    let mut pick = below_u64(rng, sum.max(1));
    for (i, &weight) in weights.iter().enumerate() {
        if pick < weight {
            return i;
        }
        pick -= weight;
    }
    0
}

#[inline]
fn below_u64<R: Rng>(rng: &mut R, n: u64) -> u64 {
    ((u128::from(rng.next_u64()) * u128::from(n)) >> 64) as u64
}

/// How many ways there are to take `k` of `n` different things: at most twelve places, or the
/// eleven copies of the commonest card.
#[inline(always)]
pub(super) fn binomial(n: usize, k: usize) -> u64 {
    u64::from(BINOMIALS[n % 16][k % 16])
}

static BINOMIALS: [[u16; 16]; 16] = {
    let mut ways = [[0; 16]; 16];
    let mut n = 0;
    while n < 16 {
        ways[n][0] = 1;
        let mut k = 1;
        while k <= n {
            ways[n][k] = ways[n - 1][k - 1] + ways[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    ways
};
