//! Laying out a table as a position says.

use crate::bag::Cards;
use crate::card::Card;
use crate::flow::{Flow, Payment};
use crate::game::Game;
use crate::impossible::seats;
use crate::pile::{Deck, How, Under};
use crate::place::Place;
use crate::position::{Position, Standing};
use crate::role::Role;
use crate::ruleset::Rules;
use crate::seat::Seat;
use crate::setup::empty_table;
use crate::table::Table;
use crate::tile::Tiles;

/// The table of a position, which must have its cards in possible places.
pub(crate) fn lay_out(rules: &'static Rules, position: &Position) -> Table {
    let mut table = empty_table(rules, position.seed, position.governor);
    let decision = &position.decision;
    table.deck = Deck::from_bottom(position.deck.iter().rev().copied());
    table.discard = position.discard.iter().copied().collect();
    table.tiles = Tiles::new(position.tiles, position.tiles_seen);
    table.takers = position.takers;
    table.taken = Role::ALL.into_iter().filter(|&role| position.taker(role).is_some()).collect();
    table.round = position.round;
    table.idle_rounds = position.idle_rounds;
    table.built_this_round = position.built_this_round;
    table.open_events = position.open_events.iter().copied().collect();
    table.event_in_play = position.event_in_play;
    position.revealed.iter().for_each(|&card| table.revealed.push(card));
    table.shuffles = position.shuffles;
    for (seat, holding) in seats(position) {
        if holding.bank_used {
            table.bank_used.insert(seat);
        }
        if holding.library_used {
            table.library_used.insert(seat);
        }
        let player = &mut table.players[seat.index()];
        player.hand = holding.hand.iter().copied().collect::<Cards>();
        holding.drawn.iter().for_each(|&card| player.drawn.push(card));
        player.town.len = holding.town.len() as u8;
        for (place, standing) in (0..Place::MAX).filter_map(Place::new).zip(&holding.town) {
            lay_out_stack(&mut table, seat, place, standing);
        }
    }
    table.flow = Flow {
        step: decision.step,
        pending: decision.pending,
        chooser: decision.chooser,
        turn: decision.turn,
        library: decision.library,
        sold: decision.sold,
        asked_by: decision.asked_by,
        to_discard: decision.to_discard,
        payment: None,
    };
    if let Some(place) = decision.paying
        && let Some(seat) = decision.pending.into_iter().next()
        && table.town(seat).places().has(place)
    {
        table.flow.payment = Some(payment(&Game { rules, table, veiled: false }, seat, place));
    }
    table
}

fn lay_out_stack(table: &mut Table, seat: Seat, place: Place, standing: &Standing) {
    let player = &mut table.players[seat.index()];
    player.town.set(place, standing.building);
    if standing.building.is_city() && !standing.fresh {
        player.town.active.insert(standing.building);
    }
    if let Some(face) = standing.good {
        player.put_good(place, face);
    }
    let Standing { covers, tucked, stored, .. } = standing;
    for (cards, how) in [(covers, How::Covered), (tucked, How::Tucked), (stored, How::Stored)] {
        cards.iter().for_each(|&card| table.put_below(seat, place, Under::new(card, how)));
    }
    if standing.cards().any(|card| card == Card::Cathedral) {
        table.cathedral_open = false;
    }
}

/// What is still to be paid for a building that stands already: a new one, or one over the
/// topmost building it covers. What that one gave is gone.
fn payment(game: &Game, seat: Seat, place: Place) -> Payment {
    let card = game.table.town(seat).building(place);
    let below = game.table.below(seat, place).filter(|under| under.how() == How::Covered).last();
    let mut site = game.site(seat, None);
    site.value = below.map_or(0, |under| game.salvage(under.card()));
    let cost = game.cost_at(seat, card, &site);
    Payment { place, cost, goods: site.goods.min(cost) }
}
