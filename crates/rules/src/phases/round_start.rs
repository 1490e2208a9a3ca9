//! The start of a round: exchange, tuck, hand limit; each for all players at once. (RULES 4)
//!
//! The steps are in the rulebook's order. Which buildings take part is in their powers; where a
//! player owns two that tuck, the order of the card table holds: chapel, then bank.

use super::{anybody, clockwise, only_choice, turn};
use crate::answer::Answer;
use crate::card::{Card, CardSet};
use crate::event::{Event, Log};
use crate::flow::Step;
use crate::game::Game;
use crate::powers::{Tuck, at};
use crate::prompt::{Ask, Pool, Purpose, Why};
use crate::ruleset::Rules;
use crate::seat::Seat;
use crate::view::View;

const HAND_LIMIT: u8 = 7;

/// Begins a round, the second or a later one, with the new governor as the first in order.
pub(crate) fn begin<L: Log>(game: &mut Game, log: &mut L) {
    game.table.flow.chooser = game.table.governor;
    game.table.flow.turn = 0;
    begin_swap(game, log);
}

fn begin_swap<L: Log>(game: &mut Game, log: &mut L) {
    if !anybody(game, at::SWAPS) {
        return begin_tuck(game, log);
    }
    game.table.flow.step = Step::Swap;
    for seat in clockwise(game) {
        let player = game.table.player(seat);
        let office = player.town().active().and(at::SWAPS).first();
        if office.is_some() && !player.hand().is_empty() {
            game.table.flow.asked_by[seat.index()] = office;
            game.table.flow.pending.insert(seat);
        }
    }
    if game.table.flow.pending.is_empty() {
        begin_tuck(game, log);
    }
}

pub(crate) fn ask_swap(game: &Game, seat: Seat) -> (Why, Ask) {
    let office = asking(game, seat);
    let most = game.rules.powers(office).swaps.min(game.table.player(seat).hand().len() as u8);
    (Why::Building(office), from_hand(0, most, Purpose::Swap))
}

pub(crate) fn swap<L: Log>(game: &mut Game, log: &mut L, seat: Seat, answer: &Answer) {
    let Answer::Cards(cards) = answer else { return };
    let why = Why::Building(asking(game, seat));
    if !cards.is_empty() {
        game.emit(log, Event::Discarded { seat, cards: *cards, why });
        game.draw(log, seat, cards.len() as u8, why);
    }
    if answered(game, seat) {
        begin_tuck(game, log);
    }
}

fn begin_tuck<L: Log>(game: &mut Game, log: &mut L) {
    if !anybody(game, at::TUCKS) {
        return begin_hand_limit(game, log);
    }
    game.table.flow.step = Step::Tuck;
    for seat in clockwise(game) {
        ask_next_tuck(game, seat, CardSet::NONE);
    }
    if game.table.flow.pending.is_empty() {
        begin_hand_limit(game, log);
    }
}

/// Asks a seat for the first of its buildings that tucks and was not asked for yet.
fn ask_next_tuck(game: &mut Game, seat: Seat, asked: CardSet) -> bool {
    let player = game.table.player(seat);
    if player.hand().is_empty() {
        return false;
    }
    let used_up = |card: &Card| {
        game.rules.powers(*card).tucks == Some(Tuck::AnyOnce) && game.table.bank_used.has(seat)
    };
    let next = player.town().active().and(at::TUCKS).minus(asked).find(|card| !used_up(card));
    let Some(building) = next else { return false };
    game.table.flow.asked_by[seat.index()] = Some(building);
    game.table.flow.pending.insert(seat);
    true
}

pub(crate) fn ask_tuck(game: &Game, seat: Seat) -> (Why, Ask) {
    let building = asking(game, seat);
    let hand = game.table.player(seat).hand().len() as u8;
    let most = match game.rules.powers(building).tucks {
        Some(Tuck::AnyOnce) => hand,
        Some(Tuck::One) | None => 1.min(hand),
    };
    (Why::Building(building), from_hand(0, most, Purpose::Tuck))
}

pub(crate) fn tuck<L: Log>(game: &mut Game, log: &mut L, seat: Seat, answer: &Answer) {
    let Answer::Cards(cards) = answer else { return };
    let building = asking(game, seat);
    if let Some(place) = game.table.town(seat).place_of(building)
        && !cards.is_empty()
    {
        let once = game.rules.powers(building).tucks == Some(Tuck::AnyOnce);
        game.emit(log, Event::Tucked { seat, place, cards: *cards, once });
    }
    let up_to_this = CardSet(u64::MAX >> (63 - building as u8));
    let done = answered(game, seat);
    if !ask_next_tuck(game, seat, up_to_this) && done {
        begin_hand_limit(game, log);
    }
}

fn begin_hand_limit<L: Log>(game: &mut Game, log: &mut L) {
    game.table.flow.step = Step::HandLimit;
    for seat in clockwise(game) {
        let hand = game.table.player(seat).hand();
        let too_many = hand.len().saturating_sub(hand_limit(game, seat) as usize);
        if too_many == 0 {
            continue;
        }
        match only_choice(game, hand, too_many) {
            Some(cards) => {
                game.emit(log, Event::Discarded { seat, cards, why: Why::HandLimit });
            }
            None => game.table.flow.pending.insert(seat),
        }
    }
    if game.table.flow.pending.is_empty() {
        turn::begin(game, log);
    }
}

pub(crate) fn ask_hand_limit(game: &Game, seat: Seat) -> (Why, Ask) {
    let hand = game.table.player(seat).hand().len();
    let too_many = hand.saturating_sub(hand_limit(game, seat) as usize) as u8;
    (Why::HandLimit, from_hand(too_many, too_many, Purpose::Discard))
}

pub(crate) fn discard<L: Log>(game: &mut Game, log: &mut L, seat: Seat, answer: &Answer) {
    let Answer::Cards(cards) = answer else { return };
    game.emit(log, Event::Discarded { seat, cards: *cards, why: Why::HandLimit });
    if answered(game, seat) {
        turn::begin(game, log);
    }
}

/// How many cards a seat may hold at the start of a round.
pub(crate) fn hand_limit(game: &Game, seat: Seat) -> u8 {
    let active = |seat| game.table.town(seat).active();
    limit(game.rules, active(seat), clockwise(game).map(active))
}

impl View {
    /// How many cards a seat could keep if a round began now (4.5): for those who want to warn
    /// somebody in time.
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        let everybody = self.rules.players().seats().map(|other| self.active(other));
        limit(self.rules, self.active(seat), everybody)
    }
}

/// By the city buildings that work: the own ones, and everybody's.
fn limit(rules: &Rules, own: CardSet, everybody: impl Iterator<Item = CardSet>) -> u8 {
    if let Some(tower) = own.and(at::HAND_LIMIT).first() {
        return rules.powers(tower).hand_limit.unwrap_or(HAND_LIMIT);
    }
    if !own.and(at::OTHERS_HAND_LIMIT).is_empty() {
        return HAND_LIMIT;
    }
    let mut guards = everybody.filter_map(|active| active.and(at::OTHERS_HAND_LIMIT).first());
    let limited = guards.next().and_then(|guard_room| rules.powers(guard_room).others_hand_limit);
    limited.unwrap_or(HAND_LIMIT)
}

/// The building whose power asks this seat.
fn asking(game: &Game, seat: Seat) -> Card {
    game.table.flow.asked_by[seat.index()].expect("a building asks in this step")
}

fn from_hand(at_least: u8, at_most: u8, to: Purpose) -> Ask {
    Ask::Cards { from: Pool::Hand, at_least, at_most, to }
}

/// Notes that a seat has answered; whether everybody has.
fn answered(game: &mut Game, seat: Seat) -> bool {
    game.table.flow.asked_by[seat.index()] = None;
    game.table.flow.pending.remove(seat);
    game.table.flow.pending.is_empty()
}
