//! The opening hand where it is chosen: everybody keeps four cards. (RULES 3.3)

use super::{clockwise, only_choice, turn};
use crate::answer::Answer;
use crate::bag::Cards;
use crate::event::{Event, Log};
use crate::flow::Step;
use crate::game::Game;
use crate::prompt::{Ask, Pool, Purpose, Why};
use crate::seat::Seat;

/// How many cards everybody begins with.
pub(crate) const HAND: u8 = 4;

pub(crate) fn begin<L: Log>(game: &mut Game, log: &mut L) {
    game.table.flow.step = Step::Opening;
    for seat in clockwise(game) {
        match only_choice(game, game.table.player(seat).hand(), HAND as usize) {
            Some(cards) => discard_rest(game, log, seat, &cards),
            None => game.table.flow.pending.insert(seat),
        }
    }
    end_if_done(game, log);
}

pub(crate) fn ask(_: &Game, _: Seat) -> (Why, Ask) {
    let ask = Ask::Cards { from: Pool::Hand, at_least: HAND, at_most: HAND, to: Purpose::Keep };
    (Why::Opening, ask)
}

pub(crate) fn answer<L: Log>(game: &mut Game, log: &mut L, seat: Seat, answer: &Answer) {
    let Answer::Cards(cards) = answer else { return };
    discard_rest(game, log, seat, cards);
    game.table.flow.pending.remove(seat);
    end_if_done(game, log);
}

fn discard_rest<L: Log>(game: &mut Game, log: &mut L, seat: Seat, kept: &Cards) {
    let mut cards = *game.table.player(seat).hand();
    cards.remove_all(kept);
    game.emit(log, Event::Discarded { seat, cards, why: Why::Opening });
}

fn end_if_done<L: Log>(game: &mut Game, log: &mut L) {
    if game.table.flow.pending.is_empty() {
        turn::begin(game, log);
    }
}
