//! Taxes. (RULES 9.6)
//!
//! Every player but the chooser discards a card, if he has one.

use super::Turn;
use crate::bag::Cards;
use crate::event::{Event, Log};
use crate::event_card::EventCard;
use crate::game::Game;
use crate::phases::only_choice;
use crate::prompt::{Ask, Pool, Purpose, Why};
use crate::seat::Seat;

const CARDS: u8 = 1;

pub(super) fn play<L: Log>(game: &mut Game, log: &mut L, seat: Seat) -> Turn {
    let hand = game.table.player(seat).hand();
    if seat == game.table.flow.chooser || hand.is_empty() {
        return Turn::Done;
    }
    match only_choice(game, hand, CARDS as usize) {
        Some(cards) => {
            discard(game, log, seat, &cards);
            Turn::Done
        }
        None => Turn::Asked,
    }
}

pub(super) fn ask() -> Ask {
    Ask::Cards { from: Pool::Hand, at_least: CARDS, at_most: CARDS, to: Purpose::Discard }
}

pub(super) fn discard<L: Log>(game: &mut Game, log: &mut L, seat: Seat, cards: &Cards) {
    let why = Why::Event(EventCard::Taxes);
    game.emit(log, Event::Discarded { seat, cards: *cards, why });
}
