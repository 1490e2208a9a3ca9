//! Governor's visit. (RULES 9.5)
//!
//! The chooser carries out a role that was already used in this round, as if he had just chosen
//! it: everybody takes part, he has the privilege, and his library works under the usual limit.
//! (R13) A builder phase that comes about like this can end the game. (R16)

use crate::event::{Event, Log};
use crate::event_card::EventSet;
use crate::game::Game;
use crate::phases::{begin_role, turn};
use crate::prompt::Ask;
use crate::role::Role;
use crate::seat::{Seat, SeatSet};

pub(super) fn begin<L: Log>(game: &mut Game, log: &mut L) {
    let chooser = game.table.flow.chooser;
    let mut used = game.table.roles_taken();
    if used.len() == 1
        && let Some(role) = used.next()
    {
        visit(game, log, chooser, role);
    } else {
        game.table.flow.pending = SeatSet::of(chooser);
    }
}

pub(super) fn ask(game: &Game) -> Ask {
    Ask::Role { roles: game.table.roles_taken(), events: EventSet::NONE, library: false }
}

pub(super) fn visit<L: Log>(game: &mut Game, log: &mut L, seat: Seat, role: Role) {
    let library = turn::library_works(game, seat);
    game.emit(log, Event::RoleVisited { seat, role, library });
    game.table.flow.library = library;
    begin_role(game, log, role);
}
