//! Taking a role or an event, and the end of a turn and of a round. (RULES 4, 5.6, 9)

use super::{begin_role, end, round_start};
use crate::answer::Answer;
use crate::event::{Event, Log};
use crate::event_card::EventCard;
use crate::event_cards;
use crate::flow::Step;
use crate::game::Game;
use crate::options::Players;
use crate::powers::at;
use crate::prompt::{Ask, Why};
use crate::role::Role;
use crate::seat::{Seat, SeatSet};

/// Asks the next player for a role, or ends the round if everybody has had one.
#[inline]
pub(crate) fn begin<L: Log>(game: &mut Game, log: &mut L) {
    let players = game.rules.players();
    let turn = game.table.flow.turn;
    if turn >= players.turns() {
        return end_round(game, log);
    }
    // With two players the third turn is the governor's again.
    let seat = game.table.governor.ahead(turn, players.count());
    let flow = &mut game.table.flow;
    flow.chooser = seat;
    flow.step = Step::Turn;
    flow.pending = SeatSet::of(seat);
}

pub(crate) fn ask(game: &Game, seat: Seat) -> (Why, Ask) {
    let roles = game.table.roles_taken();
    let mut events = game.table.open_events;
    if roles.is_empty() {
        events.remove(EventCard::GovernorVisit);
    }
    let ask = Ask::Role { roles: roles.others(), events, library: asks_library(game, seat) };
    (Why::Turn, ask)
}

#[inline]
pub(crate) fn answer<L: Log>(game: &mut Game, log: &mut L, seat: Seat, answer: &Answer) {
    match *answer {
        Answer::Role { role, library } => take_role(game, log, seat, role, library),
        Answer::Event(event) => take_event(game, log, seat, event),
        _ => {}
    }
}

#[inline]
fn take_role<L: Log>(game: &mut Game, log: &mut L, seat: Seat, role: Role, library: Option<bool>) {
    let library = library.unwrap_or_else(|| library_works(game, seat));
    game.emit(log, Event::RoleTaken { seat, role, library });
    game.table.flow.library = library;
    begin_role(game, log, role);
}

fn take_event<L: Log>(game: &mut Game, log: &mut L, seat: Seat, event: EventCard) {
    game.emit(log, Event::EventTaken { seat, event });
    event_cards::begin(game, log, event);
}

/// Ends a turn: a role or an event has been carried out.
#[inline]
pub(crate) fn end<L: Log>(game: &mut Game, log: &mut L) {
    if let Some(event) = game.table.event_in_play {
        game.emit(log, Event::EventOver { event });
    }
    game.table.flow.turn += 1;
    game.table.flow.library = false;
    game.table.flow.pending = SeatSet::NONE;
    begin(game, log);
}

/// Whether a seat's library works for the role it takes, where that is not asked. With two
/// players it works for one role in a round.
pub(crate) fn library_works(game: &Game, seat: Seat) -> bool {
    has_library(game, seat)
        && (game.rules.players() != Players::Two || !game.table.library_used.has(seat))
}

/// Whether the player must say if his library works: only the governor of two players, at the
/// first of his two turns.
fn asks_library(game: &Game, seat: Seat) -> bool {
    game.rules.players() == Players::Two && game.table.flow.turn == 0 && has_library(game, seat)
}

#[inline]
fn has_library(game: &Game, seat: Seat) -> bool {
    at::PRIVILEGES.of(game.table.town(seat).active()) > 0
}

#[inline(never)]
fn end_round<L: Log>(game: &mut Game, log: &mut L) {
    if end::after_round(game) {
        return end::game(game, log);
    }
    let governor = game.table.governor.next(game.rules.players().count());
    game.emit(log, Event::RoundBegan { round: game.table.round + 1, governor });
    round_start::begin(game, log);
}
