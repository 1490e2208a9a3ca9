//! Drawing one of the legal answers, each equally likely, without listing them.
//!
//! Sets are drawn as if all things were different, and one of the many sets that are the same
//! because of equal copies is accepted. Hands have few equal cards, so this seldom takes a second
//! try.

use crate::answer::Answer;
use crate::bag::Cards;
use crate::card::{Card, CardSet};
use crate::event_card::EventSet;
use crate::flow::Step;
use crate::game::Game;
use crate::phases::{builder, councillor, producer, trader, turn};
use crate::place::{Place, PlaceSet, Places};
use crate::prompt::{Ask, Pool, Why};
use crate::role::RoleSet;
use crate::ruleset::MAX_CARDS;
use crate::seat::Seat;
use rand_core::Rng;
use std::ops::ControlFlow;

impl Game {
    /// Draws one of the legal answers of a seat, each equally likely; `None` if it owes none.
    #[inline(always)]
    pub fn random_answer<R: Rng>(&self, seat: Seat, rng: &mut R) -> Option<Answer> {
        if !self.pending().has(seat) {
            return None;
        }
        match self.table.flow.step {
            Step::Turn => self.random_to(seat, turn::ask, rng),
            Step::Build => self.random_to(seat, builder::ask_build, rng),
            Step::Pay => self.random_to(seat, builder::ask_pay, rng),
            Step::Produce => self.random_to(seat, producer::ask, rng),
            Step::Sell => self.random_to(seat, trader::ask, rng),
            Step::Keep => self.random_to(seat, councillor::ask, rng),
            Step::Over => None,
            _ => self.random_to(seat, Game::question, rng),
        }
    }

    /// Draws one of the legal answers to a question. As in [`Game::apply`], there is a function
    /// of it for each of the steps that are frequent.
    #[inline(always)]
    fn random_to<R: Rng>(
        &self,
        seat: Seat,
        ask: impl Fn(&Game, Seat) -> (Why, Ask),
        rng: &mut R,
    ) -> Option<Answer> {
        match ask(self, seat).1 {
            Ask::Role { roles, events, library } => random_role(roles, events, library, rng),
            Ask::Build => self.random_build(seat, rng),
            Ask::Pay { cost, goods, .. } => self.random_payment(seat, cost, goods, rng),
            Ask::Goods { from, at_most, .. } => {
                Some(Answer::Goods(self.random_goods(seat, from, at_most, rng)))
            }
            Ask::Demolish { from } => {
                let lowest = self.table.lowest_of_each(seat, from);
                let pick = below(rng, lowest.len() as u32) as usize;
                Some(Answer::Demolish(lowest.at(pick)?))
            }
            Ask::Cards { from, at_least, at_most, .. } => {
                Some(Answer::Cards(self.random_cards(seat, from, at_least, at_most, rng)))
            }
            Ask::Confirm => Some(Answer::Confirm(rng.next_u64() >> 63 == 0)),
        }
    }

    #[inline(always)]
    fn random_build<R: Rng>(&self, seat: Seat, rng: &mut R) -> Option<Answer> {
        if self.table.flow.step == Step::Event || self.builds_over(seat) {
            return self.random_build_anywhere(seat, rng);
        }
        let cards = self.buildable_on_new_site(seat);
        Some(match cards.at(below(rng, cards.len() as u32 + 1) as usize) {
            Some(card) => Answer::Build { card, over: None },
            None => Answer::Pass,
        })
    }

    #[inline(never)]
    fn random_build_anywhere<R: Rng>(&self, seat: Seat, rng: &mut R) -> Option<Answer> {
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
                Some(card) => return Some(Answer::Build { card, over }),
                None => pick -= cards.len(),
            }
        }
        Some(Answer::Pass)
    }

    #[inline(always)]
    fn random_payment<R: Rng>(
        &self,
        seat: Seat,
        cost: u8,
        goods: u8,
        rng: &mut R,
    ) -> Option<Answer> {
        if goods > 0 {
            return self.random_payment_with_goods(seat, cost, goods, rng);
        }
        let cards = exactly(self.table.player(seat).hand(), cost as usize, rng);
        Some(Answer::Pay { cards, goods: Places::NONE })
    }

    #[inline(never)]
    fn random_payment_with_goods<R: Rng>(
        &self,
        seat: Seat,
        cost: u8,
        goods: u8,
        rng: &mut R,
    ) -> Option<Answer> {
        let player = self.table.player(seat);
        let from = player.town().goods();
        let most = goods.min(cost) as usize;
        // With `n` goods in it a payment has as many ways as the goods and the cards have.
        let mut weights = [0; FEW + 1];
        for (n, weight) in weights.iter_mut().enumerate().take(most + 1) {
            let cards = ways_exactly(player.hand(), cost as usize - n);
            *weight = cards.saturating_mul(binomial(from.len(), n));
        }
        loop {
            let n = weighted(&weights, rng);
            let places = n_of(from, n, rng);
            if self.table.are_lowest(seat, from, places) {
                let cards = exactly(player.hand(), cost as usize - n, rng);
                return Some(Answer::Pay { cards, goods: Places::from(places) });
            }
        }
    }

    /// Draws up to `at_most` of some places, on all of which a good lies or on none. If it is
    /// more than one, all places are drawn from, and what is not the lowest of its kind is drawn
    /// again: so every different set is equally likely.
    #[inline(always)]
    fn random_goods<R: Rng>(&self, seat: Seat, from: PlaceSet, at_most: u8, rng: &mut R) -> Places {
        let mut places = Places::NONE;
        if at_most == 1 {
            let lowest = self.table.lowest_goods(seat, from);
            let pick = below(rng, lowest.len() as u32 + 1) as usize;
            if let Some(place) = lowest.at(pick) {
                places.push(place);
            }
            return places;
        }
        let up_to = &UP_TO[from.len() % UP_TO.len()];
        loop {
            // The set is the `pick`-th, counted from the smallest on.
            let pick = below(rng, up_to[(at_most as usize).min(FEW)]);
            let n = up_to[..FEW].iter().map(|&smaller| usize::from(pick >= smaller)).sum();
            let drawn = n_of(from, n, rng);
            if self.table.are_lowest(seat, from, drawn) {
                return Places::from(drawn);
            }
        }
    }

    #[inline(always)]
    fn random_cards<R: Rng>(
        &self,
        seat: Seat,
        from: Pool,
        at_least: u8,
        at_most: u8,
        rng: &mut R,
    ) -> Cards {
        let (at_least, at_most) = (at_least as usize, at_most as usize);
        let player = self.table.player(seat);
        match from {
            Pool::Hand => between(player.hand(), at_least, at_most, rng),
            Pool::Drawn if at_least == 1 && at_most == 1 => one_of(player.drawn.kinds(), rng),
            Pool::Drawn | Pool::Revealed => between(&self.pool(seat, from), at_least, at_most, rng),
        }
    }
}

#[inline(always)]
fn random_role<R: Rng>(
    roles: RoleSet,
    events: EventSet,
    library: bool,
    rng: &mut R,
) -> Option<Answer> {
    let ways = roles.len() << usize::from(library);
    let pick = below(rng, (ways + events.len()) as u32) as usize;
    if pick >= ways {
        return Some(Answer::Event(events.into_iter().nth(pick - ways)?));
    }
    let role = roles.at(pick >> usize::from(library))?;
    Some(Answer::Role { role, library: library.then_some(pick & 1 == 1) })
}

/// A number below `n`; no number is likelier than another by more than one in four billion.
#[inline(always)]
pub(crate) fn below<R: Rng>(rng: &mut R, n: u32) -> u32 {
    ((u64::from(rng.next_u64() as u32) * u64::from(n)) >> 32) as u32
}

/// The most things ever asked for where neither "exactly so many" nor "any number" is: goods to
/// produce or sell (four), cards to exchange (two).
const FEW: usize = 4;

/// How many sets of at most 0, 1, … things there are of so many different things.
static UP_TO: [[u32; FEW + 1]; 16] = {
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
fn one_of<R: Rng>(kinds: CardSet, rng: &mut R) -> Cards {
    let pick = below(rng, kinds.len() as u32) as usize;
    kinds.at(pick).map_or(Cards::NONE, Cards::one)
}

/// Draws `n` of some cards.
#[inline]
fn exactly<R: Rng>(pool: &Cards, n: usize, rng: &mut R) -> Cards {
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
fn between<R: Rng>(pool: &Cards, at_least: usize, at_most: usize, rng: &mut R) -> Cards {
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
    for i in 0..n {
        rest.remove_at(below(rng, (from.len() - i) as u32));
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

/// How many ways there are to take `k` of `n` different things: at most twelve places, or the
/// eleven copies of the commonest card.
#[inline(always)]
fn binomial(n: usize, k: usize) -> u64 {
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
