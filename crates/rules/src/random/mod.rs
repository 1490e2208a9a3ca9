//! Drawing one of the legal answers, each equally likely, without listing them.

mod sets;
#[cfg(test)]
mod tests;

use crate::answer::Answer;
use crate::bag::Cards;
use crate::card::CardSet;
use crate::event_card::EventSet;
use crate::flow::Step;
use crate::game::Game;
use crate::phases::{builder, councillor, producer, trader, turn};
use crate::place::{Place, PlaceSet, Places};
use crate::prompt::{Ask, Pool, Why};
use crate::role::RoleSet;
use crate::seat::Seat;
use rand_core::Rng;
pub(crate) use sets::below;
use sets::{FEW, UP_TO, between, binomial, exactly, n_of, one_of, ways_exactly, weighted};
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
    #[inline(never)]
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
