//! Free building. (RULES 9.3)
//!
//! Every player may build a hand card of cost four or less for nothing. There is still only one
//! of each city building, and no building helps: no crane, no carpenter, no poor house, no
//! tavern and no caritas.

use super::Turn;
use crate::answer::Illegal;
use crate::card::{Card, CardSet};
use crate::event::{Event, Log};
use crate::game::Game;
use crate::phases::{builder, end};
use crate::place::Place;
use crate::seat::Seat;

const COST: u8 = 4;

pub(super) fn play<L: Log>(game: &mut Game, log: &mut L, seat: Seat) -> Turn {
    // In a veiled game somebody with a card in hand is asked, whatever card it is.
    let asked = game.veiled && !game.table.player(seat).hand().is_empty();
    if buildable(game, seat).is_empty() && !asked {
        pass(game, log, seat);
        Turn::Done
    } else {
        Turn::Asked
    }
}

/// What a seat may build.
pub(crate) fn buildable(game: &Game, seat: Seat) -> CardSet {
    let player = game.table.player(seat);
    let standing = player.town().visible().and(CardSet::CITY);
    player.hand().kinds().and(game.rules.cost_at_most(COST)).minus(standing)
}

/// Why a seat may not build this card.
pub(crate) fn check(
    game: &Game,
    seat: Seat,
    card: Card,
    over: Option<Place>,
) -> Result<(), Illegal> {
    if card == Card::Cathedral {
        return Err(Illegal::NotInHand { card });
    }
    game.check_card(seat, card)?;
    let cost = game.rules.cost(card);
    if cost > COST {
        return Err(Illegal::CostsTooMuch { cost, at_most: COST });
    }
    if over.is_some() { Err(Illegal::NothingBuildsOver) } else { Ok(()) }
}

pub(super) fn build<L: Log>(game: &mut Game, log: &mut L, seat: Seat, card: Card) {
    builder::lay(game, log, seat, card, None);
}

pub(super) fn pass<L: Log>(game: &mut Game, log: &mut L, seat: Seat) {
    game.emit(log, Event::BuiltNothing { seat });
}

/// Ends the event; whether the game ends with it.
pub(super) fn end<L: Log>(game: &mut Game, log: &mut L) -> bool {
    game.emit(log, Event::BuildingsWork);
    end::after_building(game)
}
