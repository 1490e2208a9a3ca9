//! Drawing one of the legal answers, each equally likely, without listing them.
//!
//! Sets are drawn as if all things were different, and one of the many sets that are the same
//! because of equal copies is accepted. Hands have few equal cards, so this seldom takes a second
//! try.

use crate::answer::Answer;
use crate::bag::Cards;
use crate::bits::select_16;
use crate::card::{Card, CardSet};
use crate::flow::Step;
use crate::game::Game;
use crate::pile::Hidden;
use crate::place::{Place, PlaceSet, Places};
use crate::prompt::{Ask, Pool};
use crate::role::RoleSet;
use crate::ruleset::MAX_CARDS;
use crate::seat::Seat;
use rand_core::Rng;
use std::ops::ControlFlow;

impl Game {
    /// Draws one of the legal answers of a seat, each equally likely; `None` if it owes none.
    #[inline]
    pub fn random_answer<R: Rng>(&self, seat: Seat, rng: &mut R) -> Option<Answer> {
        let prompt = self.prompt(seat)?;
        Some(match prompt.ask {
            Ask::Role { roles, events, library } => {
                let ways = roles.len() << usize::from(library);
                let pick = below(rng, (ways + events.len()) as u32) as usize;
                if pick < ways {
                    pick_role(roles, library, pick)?
                } else {
                    Answer::Event(events.into_iter().nth(pick - ways)?)
                }
            }
            Ask::Build => self.random_build(seat, rng),
            Ask::Pay { cost, goods: 0, .. } => {
                let hand = self.table.player(seat).hand();
                Answer::Pay { cards: exactly(hand, cost as usize, rng), goods: Places::NONE }
            }
            Ask::Pay { cost, goods, .. } => self.random_payment(seat, cost, goods, rng),
            Ask::Goods { from, at_most: 1, .. } => {
                let lowest = self.table.lowest_goods(seat, from);
                let pick = below(rng, lowest.len() as u32 + 1) as usize;
                let mut places = Places::NONE;
                if let Some(place) = lowest.at(pick) {
                    places.push(place);
                }
                Answer::Goods(places)
            }
            Ask::Goods { from, at_most, .. } => {
                Answer::Goods(Places::from(self.random_places(seat, from, at_most, rng)))
            }
            Ask::Demolish { from } => {
                let lowest = self.table.lowest_of_each(seat, from);
                let pick = below(rng, lowest.len() as u32) as usize;
                Answer::Demolish(lowest.at(pick)?)
            }
            Ask::Cards { from: Pool::Hand, at_least, at_most, .. } => {
                let hand = self.table.player(seat).hand();
                Answer::Cards(between(hand, at_least as usize, at_most as usize, rng))
            }
            Ask::Cards { from: Pool::Drawn, at_least: 1, at_most: 1, .. } => {
                Answer::Cards(Cards::one(one_shown(&self.table.player(seat).drawn, rng)?))
            }
            Ask::Cards { from, at_least, at_most, .. } => {
                let pool = self.pool(seat, from);
                Answer::Cards(between(&pool, at_least as usize, at_most as usize, rng))
            }
            Ask::Confirm => Answer::Confirm(rng.next_u64() >> 63 == 0),
        })
    }

    #[inline]
    fn random_build<R: Rng>(&self, seat: Seat, rng: &mut R) -> Answer {
        if self.table.flow.step == Step::Build && !self.builds_over(seat) {
            let cards = self.buildable_on_new_site(seat);
            return match cards.at(below(rng, cards.len() as u32 + 1) as usize) {
                Some(card) => Answer::Build { card, over: None },
                None => Answer::Pass,
            };
        }
        let mut sites = [(None, CardSet::NONE); Place::MAX + 1];
        let (mut len, mut count) = (0, 0);
        let _ = self.visit_asked_builds(seat, |over, cards| {
            sites[len] = (over, cards);
            len += 1;
            count += cards.len();
            ControlFlow::Continue(())
        });
        let mut pick = below(rng, count as u32 + 1) as usize;
        for (over, cards) in sites.into_iter().take(len) {
            match cards.at(pick) {
                Some(card) => return Answer::Build { card, over },
                None => pick -= cards.len(),
            }
        }
        Answer::Pass
    }

    fn random_payment<R: Rng>(&self, seat: Seat, cost: u8, goods: u8, rng: &mut R) -> Answer {
        let player = self.table.player(seat);
        let from = player.town().goods();
        let most = goods.min(cost) as usize;
        // With `n` goods in it a payment has as many ways as the goods and the cards have.
        let mut weights = [0; FEW + 1];
        for (n, weight) in weights.iter_mut().enumerate().take(most + 1) {
            let cards = ways_exactly(player.hand(), cost as usize - n);
            *weight = cards.saturating_mul(binomial(from.len() as u8, n as u8));
        }
        loop {
            let n = weighted(&weights, rng);
            let places = n_of(from, n, rng);
            if self.table.are_lowest(seat, from, places) {
                let cards = exactly(player.hand(), cost as usize - n, rng);
                return Answer::Pay { cards, goods: Places::from(places) };
            }
        }
    }

    /// Draws up to `at_most` of some places, on all of which a good lies or on none. All places
    /// are drawn from, and what is not the lowest of its kind is drawn again: so every different
    /// set is equally likely.
    fn random_places<R: Rng>(
        &self,
        seat: Seat,
        from: PlaceSet,
        at_most: u8,
        rng: &mut R,
    ) -> PlaceSet {
        let mut weights = [0; FEW + 1];
        for (n, weight) in weights.iter_mut().enumerate().take(at_most as usize + 1) {
            *weight = binomial(from.len() as u8, n as u8);
        }
        loop {
            let n = weighted(&weights, rng);
            let places = n_of(from, n, rng);
            if self.table.are_lowest(seat, from, places) {
                return places;
            }
        }
    }
}

/// A number below `n`; no number is likelier than another by more than one in four billion.
#[inline(always)]
pub(crate) fn below<R: Rng>(rng: &mut R, n: u32) -> u32 {
    ((u64::from(rng.next_u64() as u32) * u64::from(n)) >> 32) as u32
}

/// The most things ever asked for where neither "exactly so many" nor "any number" is: goods to
/// produce or sell (four), cards to exchange (two).
const FEW: usize = 4;

/// Hands are nearly always as small as this; a set of their cards is a few bits then.
const SMALL: usize = 16;

/// Draws one of the kinds among a few cards: one of the cards, drawn again if an equal one lies
/// before it.
#[inline]
fn one_shown<R: Rng, const N: usize>(shown: &Hidden<N>, rng: &mut R) -> Option<Card> {
    loop {
        let pick = below(rng, shown.len() as u32) as usize;
        let card = shown.get(pick)?;
        if !shown.iter().take(pick).any(|before| before == card) {
            return Some(card);
        }
    }
}

/// Draws `n` of some cards.
#[inline]
fn exactly<R: Rng>(pool: &Cards, n: usize, rng: &mut R) -> Cards {
    if n == 1 {
        let pick = below(rng, pool.kinds().len() as u32) as usize;
        return pool.kinds().at(pick).map_or(Cards::NONE, Cards::one);
    }
    let all = pool.len();
    if pool.kinds().len() == all {
        return exactly_different(pool, n, rng);
    }
    if all <= SMALL { exactly_of_equal(pool, n, rng) } else { exactly_of_many(pool, n, rng) }
}

/// The same where no two cards are equal.
#[inline]
fn exactly_different<R: Rng>(pool: &Cards, n: usize, rng: &mut R) -> Cards {
    let all = pool.len();
    let (picks, leave_out) = fewer_picks(n, all);
    let mut rest = pool.kinds();
    for i in 0..picks {
        let pick = below(rng, (all - i) as u32) as usize;
        rest.at(pick).into_iter().for_each(|card| rest.remove(card));
    }
    let taken = if leave_out { rest } else { pool.kinds().minus(rest) };
    taken.collect()
}

/// The same where some cards are equal. Copies of a kind lie side by side, and a set is taken
/// only if it has the first copies of every kind it has: so every different set is equally
/// likely.
fn exactly_of_equal<R: Rng>(pool: &Cards, n: usize, rng: &mut R) -> Cards {
    let mut list = [Card::IndigoPlant; SMALL];
    let mut all = 0;
    let mut later_copies = 0u16;
    for card in pool.kinds() {
        let copies = pool.count(card) as usize;
        list[all..all + copies].fill(card);
        later_copies |= (((1u32 << copies) - 2) << all) as u16;
        all += copies;
    }
    let everything = u16::MAX >> (SMALL - all);
    let (picks, leave_out) = fewer_picks(n, all);
    let taken = loop {
        let mut rest = everything;
        for i in 0..picks {
            let pick = below(rng, (all - i) as u32);
            rest &= !(1 << select_16(rest, pick));
        }
        let taken = if leave_out { rest } else { everything & !rest };
        if taken & later_copies & !(taken << 1) == 0 {
            break taken;
        }
    };
    (0..all).filter(|i| taken >> i & 1 == 1).map(|i| list[i]).collect()
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
            ways.saturating_mul(binomial(pool.count(card), picked.count(card)))
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
fn between<R: Rng>(pool: &Cards, at_least: usize, at_most: usize, rng: &mut R) -> Cards {
    if at_least >= at_most {
        return exactly(pool, at_most, rng);
    }
    let mut cards = Cards::NONE;
    if at_least == 0 && at_most == 1 {
        let pick = below(rng, pool.kinds().len() as u32 + 1) as usize;
        pool.kinds().at(pick).into_iter().for_each(|card| cards.add(card));
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
fn ways_exactly(pool: &Cards, n: usize) -> u64 {
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
fn n_of<R: Rng>(from: PlaceSet, n: usize, rng: &mut R) -> PlaceSet {
    let mut rest = from;
    for _ in 0..n {
        let pick = below(rng, rest.len() as u32) as usize;
        rest.at(pick).into_iter().for_each(|place| rest.remove(place));
    }
    from.minus(rest)
}

/// Draws an index with a probability proportional to its weight.
#[inline]
fn weighted<R: Rng>(weights: &[u64], rng: &mut R) -> usize {
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

/// How many ways there are to take `k` of `n` different things; `n` is at most 11, the copies
/// of the commonest card.
fn binomial(n: u8, k: u8) -> u64 {
    (0..u64::from(k)).fold(1, |ways, i| ways * (u64::from(n) - i) / (i + 1))
}

#[inline]
fn pick_role(roles: RoleSet, library: bool, pick: usize) -> Option<Answer> {
    let role = roles.at(pick >> usize::from(library))?;
    Some(Answer::Role { role, library: library.then_some(pick & 1 == 1) })
}
