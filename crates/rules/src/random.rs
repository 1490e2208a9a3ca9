//! Drawing one of the legal answers, each equally likely, without listing them.
//!
//! Sets are drawn as if all things were different, which favours those that equal copies make
//! possible in many ways; so such a set is accepted with one over that number. Hands have few
//! equal cards, so this seldom takes a second try.

use crate::answer::Answer;
use crate::bag::Cards;
use crate::card::{Card, CardSet};
use crate::classes::Classes;
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
                let classes = self.table.classes(seat, from);
                let ways = ways_to_take(&classes, at_most as usize);
                let n = weighted(&ways[..=at_most as usize], rng);
                Answer::Goods(Places::from(places(&classes, from, n, rng)))
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
        let classes = self.table.classes(seat, from);
        let most = goods.min(cost) as usize;
        // With `n` goods in it a payment has as many ways as the goods and the cards have.
        let mut weights = ways_to_take(&classes, most);
        for (n, weight) in weights.iter_mut().enumerate().take(most + 1) {
            *weight = weight.saturating_mul(ways_exactly(player.hand(), cost as usize - n));
        }
        let n = weighted(&weights[..=most], rng);
        Answer::Pay {
            cards: exactly(player.hand(), cost as usize - n, rng),
            goods: Places::from(places(&classes, from, n, rng)),
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
    if all <= SMALL {
        exactly_from(pool, n, &mut [Card::IndigoPlant; SMALL], rng)
    } else {
        exactly_from(pool, n, &mut [Card::IndigoPlant; MAX_CARDS + 1], rng)
    }
}

/// The same where no two cards are equal.
#[inline]
fn exactly_different<R: Rng>(pool: &Cards, n: usize, rng: &mut R) -> Cards {
    // Leaving cards out is choosing too, and shorter where most are taken.
    let all = pool.len();
    let leave_out = 2 * n > all;
    let picks = if leave_out { all - n.min(all) } else { n };
    let mut rest = pool.kinds();
    for i in 0..picks {
        let pick = below(rng, (all - i) as u32) as usize;
        rest.at(pick).into_iter().for_each(|card| rest.remove(card));
    }
    let taken = if leave_out { rest } else { pool.kinds().minus(rest) };
    taken.collect()
}

/// Hands are nearly always smaller; the list of their cards is cleared for every draw.
const SMALL: usize = 16;

#[inline]
fn exactly_from<R: Rng>(pool: &Cards, n: usize, list: &mut [Card], rng: &mut R) -> Cards {
    let all = pool.len();
    let mut free = list.iter_mut();
    for card in pool.kinds() {
        for _ in 0..pool.count(card) {
            free.next().into_iter().for_each(|slot| *slot = card);
        }
    }
    let leave_out = 2 * n > all;
    let picks = if leave_out { all - n.min(all) } else { n };
    let mut picked;
    loop {
        picked = Cards::NONE;
        for i in 0..picks {
            let j = i + below(rng, (all - i) as u32) as usize;
            list.swap(i, j);
            picked.add(list[i]);
        }
        if accept(pool, &picked, rng) {
            break;
        }
    }
    if !leave_out {
        return picked;
    }
    let mut rest = *pool;
    rest.remove_all(&picked);
    rest
}

/// Accepts a set with one over the number of ways in which equal copies make it.
fn accept<R: Rng>(pool: &Cards, picked: &Cards, rng: &mut R) -> bool {
    let alike = picked.kinds().fold(1u64, |ways, card| {
        ways.saturating_mul(binomial(pool.count(card), picked.count(card)))
    });
    alike == 1 || below_u64(rng, alike) == 0
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
    let mut ways = [1, 0, 0, 0, 0, 0, 0, 0];
    let n = n.min(7);
    for card in pool.kinds() {
        add_sort(&mut ways[..=n], pool.count(card) as usize);
    }
    ways[n]
}

/// How many ways there are to take 0, 1, … `at_most` places, up to [`FEW`].
fn ways_to_take(classes: &Classes, at_most: usize) -> [u64; FEW + 1] {
    let mut ways = [1, 0, 0, 0, 0];
    for class in classes.iter() {
        add_sort(&mut ways[..=at_most.min(FEW)], class.len());
    }
    ways
}

/// Adds a sort of which there are so many copies to the ways of taking 0, 1, 2, … things.
#[inline]
fn add_sort(ways: &mut [u64], copies: usize) {
    for n in (1..ways.len()).rev() {
        for taken in 1..=copies.min(n) {
            ways[n] = ways[n].saturating_add(ways[n - taken]);
        }
    }
}

/// Draws `n` places, the lowest of each class.
fn places<R: Rng>(classes: &Classes, from: PlaceSet, n: usize, rng: &mut R) -> PlaceSet {
    loop {
        let mut rest = from;
        for _ in 0..n {
            let pick = below(rng, rest.len() as u32) as usize;
            if let Some(place) = rest.at(pick) {
                rest.remove(place);
            }
        }
        let picked = from.minus(rest);
        // As with cards, but here the lowest places stand for all equal ones: of the ways in
        // which a class gives so many, just that one is accepted.
        if classes.iter().all(|class| is_lowest_part(class, picked.and(class))) {
            return picked;
        }
    }
}

/// Whether a part of a class consists of its lowest places.
fn is_lowest_part(class: PlaceSet, part: PlaceSet) -> bool {
    let others = class.minus(part);
    match (part.into_iter().last(), others.first()) {
        (Some(highest), Some(other)) => highest < other,
        _ => true,
    }
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
