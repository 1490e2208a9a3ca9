//! General amnesty. (RULES 9.4)
//!
//! Every player may discard any number of cards and then draws as many.

use super::Turn;
use crate::bag::Cards;
use crate::event::{Event, Log};
use crate::event_card::EventCard;
use crate::game::Game;
use crate::prompt::{Ask, Pool, Purpose, Why};
use crate::seat::Seat;

const WHY: Why = Why::Event(EventCard::GeneralAmnesty);

pub(super) fn play(game: &Game, seat: Seat) -> Turn {
    if game.table.player(seat).hand().is_empty() { Turn::Done } else { Turn::Asked }
}

pub(super) fn ask(game: &Game, seat: Seat) -> Ask {
    let hand = game.table.player(seat).hand().len() as u8;
    Ask::Cards { from: Pool::Hand, at_least: 0, at_most: hand, to: Purpose::Swap }
}

pub(super) fn exchange<L: Log>(game: &mut Game, log: &mut L, seat: Seat, cards: &Cards) {
    if !cards.is_empty() {
        game.emit(log, Event::Discarded { seat, cards: *cards, why: WHY });
        game.draw(log, seat, cards.len() as u8, WHY);
    }
}
