//! Earthquake. (RULES 9.2)
//!
//! Every player discards one of his visible buildings with all it covers, its good and the cards
//! tucked under it, even if it is his last. A cathedral, covered or not, goes back beside the
//! roles. (R15)

use super::Turn;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::place::Place;
use crate::prompt::Ask;
use crate::seat::Seat;

pub(super) fn play<L: Log>(game: &mut Game, log: &mut L, seat: Seat) -> Turn {
    let places = game.table.town(seat).places();
    if places.is_empty() {
        return Turn::Done;
    }
    match game.only_places(seat, places, 1).and_then(|mut only| only.next()) {
        Some(place) => {
            demolish(game, log, seat, place);
            Turn::Done
        }
        None => Turn::Asked,
    }
}

pub(super) fn ask(game: &Game, seat: Seat) -> Ask {
    Ask::Demolish { from: game.table.town(seat).places() }
}

pub(super) fn demolish<L: Log>(game: &mut Game, log: &mut L, seat: Seat, place: Place) {
    let card = game.table.town(seat).building(place);
    let tucked = game.table.tucked(seat, place);
    game.emit(log, Event::Demolished { seat, place, card, tucked });
}
