//! The course of a round, in files named as the rulebook's headings.
//!
//! A phase has a `begin`, which asks whoever has something to decide, an `ask…` for each of its
//! questions, and a function for each answer. A question with only one possible answer is
//! answered by the phase itself; in a veiled game, if everybody can see that it has. (R17)

pub(crate) mod builder;
pub(crate) mod councillor;
pub(crate) mod end;
pub(crate) mod opening;
pub(crate) mod producer;
pub(crate) mod prospector;
pub(crate) mod round_start;
pub(crate) mod trader;
pub(crate) mod turn;

use crate::bag::Cards;
use crate::card::CardSet;
use crate::event::Log;
use crate::game::Game;
use crate::role::Role;
use crate::seat::{Seat, SeatSet};

/// Carries out a role that `chooser` took or visits.
#[inline]
pub(crate) fn begin_role<L: Log>(game: &mut Game, log: &mut L, role: Role) {
    game.table.flow.pending = SeatSet::NONE;
    match role {
        Role::Builder => builder::begin(game, log),
        Role::Producer => producer::begin(game, log),
        Role::Trader => trader::begin(game, log),
        Role::Councillor => councillor::begin(game, log),
        Role::Prospector => prospector::begin(game, log),
    }
}

/// Every seat of the table, clockwise from the chooser.
#[inline(always)]
pub(crate) fn clockwise(game: &Game) -> impl Iterator<Item = Seat> + use<> {
    game.table.flow.chooser.around(game.rules.players().count())
}

/// Whether a working building of anybody speaks up at a moment.
#[inline(always)]
pub(crate) fn anybody(game: &Game, speak_up: CardSet) -> bool {
    let working = game.table.players.iter().fold(CardSet::NONE, |set, p| set.or(p.town.active));
    !working.and(speak_up).is_empty()
}

/// The seat after this one, or `None` if that is where the chooser sits.
#[inline(always)]
pub(crate) fn after(game: &Game, seat: Seat) -> Option<Seat> {
    let next = seat.next(game.rules.players().count());
    (next != game.table.flow.chooser).then_some(next)
}

/// The only way to choose `n` cards of a pool, if there is only one. That so many are there and
/// no more is public; that they are all equal is not, so in a veiled game it does not count.
#[inline]
pub(crate) fn only_choice(game: &Game, pool: &Cards, n: usize) -> Option<Cards> {
    if n == 0 {
        return Some(Cards::NONE);
    }
    if n >= pool.len() {
        return Some(*pool);
    }
    if pool.kinds().len() > 1 || game.veiled {
        return None;
    }
    let mut cards = Cards::NONE;
    if let Some(card) = pool.kinds().first() {
        cards.add_n(card, n as u8);
    }
    Some(cards)
}
