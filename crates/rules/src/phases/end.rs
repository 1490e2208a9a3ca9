//! The end of the game. (RULES 10)

use crate::event::{Event, Log};
use crate::flow::Step;
use crate::game::Game;
use crate::place::Place;
use crate::seat::{Seat, SeatSet};

/// Rounds in a row without a building after which a game ends.
const IDLE_ROUNDS: u8 = 20;
/// The last round in any case.
const LAST_ROUND: u8 = 200;

/// Whether somebody has built his last building. Asked after a builder phase and after a free
/// building, when all have had their turn of it.
#[inline]
pub(crate) fn after_building(game: &Game) -> bool {
    let full = |seat| game.table.town(seat).len() as usize >= Place::MAX;
    game.rules.players().seats().any(full)
}

/// Whether the game ends with this round though nobody has finished his town.
pub(crate) fn after_round(game: &Game) -> bool {
    let table = &game.table;
    table.round >= LAST_ROUND || (!table.built_this_round && table.idle_rounds + 1 >= IDLE_ROUNDS)
}

/// Ends the game. An event that was carried out to its end with it is discarded as ever.
pub(crate) fn game<L: Log>(game: &mut Game, log: &mut L) {
    if let Some(event) = game.table.event_in_play {
        game.emit(log, Event::EventOver { event });
    }
    let mut tucked = [[0; Place::MAX]; Seat::MAX];
    for seat in game.rules.players().seats() {
        for place in game.table.town(seat).places() {
            tucked[seat.index()][place.index()] = game.table.tucked(seat, place);
        }
    }
    game.emit(log, Event::GameEnded { tucked });
    game.table.flow.step = Step::Over;
    game.table.flow.pending = SeatSet::NONE;
}
