//! Debt relief. (RULES 9.1)
//!
//! Every player draws three cards.

use super::Turn;
use crate::event::Log;
use crate::event_card::EventCard;
use crate::game::Game;
use crate::prompt::Why;
use crate::seat::Seat;

const CARDS: u8 = 3;

pub(super) fn play<L: Log>(game: &mut Game, log: &mut L, seat: Seat) -> Turn {
    game.draw(log, seat, CARDS, Why::Event(EventCard::DebtRelief));
    Turn::Done
}
