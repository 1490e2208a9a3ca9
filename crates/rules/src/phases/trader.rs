//! Trader: a tile is turned up, and everybody may sell goods at its prices. (RULES 5.3)

use super::{anybody, clockwise, turn};
use crate::answer::Answer;
use crate::card::Card;
use crate::event::{Event, Log};
use crate::flow::Step;
use crate::game::Game;
use crate::powers::at;
use crate::prompt::{Ask, Deal, Why};
use crate::role::Role;
use crate::seat::Seat;

pub(crate) fn begin<L: Log>(game: &mut Game, log: &mut L) {
    game.table.flow.step = Step::Sell;
    game.table.flow.sold = false;
    game.emit(log, Event::TileTurned { tile: game.table.tiles.on_top() });
    game.table.flow.pending =
        clockwise(game).filter(|&seat| !game.table.town(seat).goods().is_empty()).collect();
    end_if_done(game, log);
}

#[inline]
pub(crate) fn ask(game: &Game, seat: Seat) -> (Why, Ask) {
    let town = game.table.town(seat);
    let from = town.goods();
    let goods =
        1 + game.privileges(seat, town.active()) + at::MORE_SOLD.of(game.table.town(seat).active());
    let ask = Ask::Goods { from, at_most: goods.min(from.len() as u8), to: Deal::Sell };
    (Why::Role(Role::Trader), ask)
}

pub(crate) fn answer<L: Log>(game: &mut Game, log: &mut L, seat: Seat, answer: &Answer) {
    let Answer::Goods(places) = answer else { return };
    let places = places.set();
    if !places.is_empty() {
        let town = game.table.town(seat);
        let income = places.map(|place| price(game, town.building(place))).sum();
        let harbor = town.active().and(at::TUCKS_SOLD).first();
        let tucked = harbor.and_then(|harbor| town.place_of(harbor));
        game.emit(log, Event::Sold { seat, places, income, tucked });
        game.table.flow.sold = true;
        game.draw(log, seat, income, Why::Role(Role::Trader));
        for market in game.table.town(seat).active().and(at::SOLD) {
            if let Some(sold) = game.rules.powers(market).sold {
                game.draw(log, seat, sold(places.len()), Why::Building(market));
            }
        }
    }
    game.table.flow.pending.remove(seat);
    end_if_done(game, log);
}

/// What the good on a building sells for.
fn price(game: &Game, building: Card) -> u8 {
    match game.rules.powers(building).stores {
        Some(price) => price,
        None => game.table.tiles.on_top().price(building),
    }
}

fn end_if_done<L: Log>(game: &mut Game, log: &mut L) {
    if !game.table.flow.pending.is_empty() {
        return;
    }
    if !game.table.flow.sold && anybody(game, at::NOBODY_SOLD) {
        for seat in clockwise(game) {
            for hut in game.table.town(seat).active().and(at::NOBODY_SOLD) {
                let cards = game.rules.powers(hut).nobody_sold;
                game.draw(log, seat, cards, Why::Building(hut));
            }
        }
    }
    game.table.flow.sold = false;
    game.emit(log, Event::TileReturned);
    turn::end(game, log);
}
