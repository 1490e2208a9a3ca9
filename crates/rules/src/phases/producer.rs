//! Producer: everybody may put goods on empty production buildings. (RULES 5.2)

use super::{clockwise, turn};
use crate::answer::Answer;
use crate::event::{Event, Log};
use crate::flow::Step;
use crate::game::Game;
use crate::powers::at;
use crate::prompt::{Ask, Deal, Why};
use crate::role::Role;
use crate::seat::Seat;

pub(crate) fn begin<L: Log>(game: &mut Game, log: &mut L) {
    game.table.flow.step = Step::Produce;
    game.table.flow.pending = clockwise(game)
        .filter(|&seat| !game.table.town(seat).empty_production().is_empty())
        .collect();
    end_if_done(game, log);
}

#[inline]
pub(crate) fn ask(game: &Game, seat: Seat) -> (Why, Ask) {
    let town = game.table.town(seat);
    let from = town.empty_production();
    let goods = 1
        + game.privileges(seat, town.active())
        + at::MORE_PRODUCED.of(game.table.town(seat).active());
    let ask = Ask::Goods { from, at_most: goods.min(from.len() as u8), to: Deal::Produce };
    (Why::Role(Role::Producer), ask)
}

pub(crate) fn answer<L: Log>(game: &mut Game, log: &mut L, seat: Seat, answer: &Answer) {
    let Answer::Goods(places) = answer else { return };
    let mut goods = 0;
    for place in places.iter() {
        // If the cards run out, the places named first have got them.
        let Some(card) = game.next_unseen(log) else { break };
        game.emit(log, Event::Produced { seat, place, card });
        goods += 1;
    }
    for well in game.table.town(seat).active().and(at::PRODUCED) {
        if let Some(produced) = game.rules.powers(well).produced {
            game.draw(log, seat, produced(goods), Why::Building(well));
        }
    }
    game.table.flow.pending.remove(seat);
    end_if_done(game, log);
}

fn end_if_done<L: Log>(game: &mut Game, log: &mut L) {
    if game.table.flow.pending.is_empty() {
        turn::end(game, log);
    }
}
