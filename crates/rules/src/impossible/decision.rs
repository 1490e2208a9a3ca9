//! Whether somebody can be asked what he is asked.

use super::Impossible;
use crate::card::CardSet;
use crate::event_card::EventCard;
use crate::flow::Step;
use crate::game::Game;
use crate::options::Players;
use crate::phases::round_start;
use crate::place::Place;
use crate::powers::at;
use crate::role::Role;
use crate::seat::Seat;

pub(super) fn check_decision(game: &Game, reasons: &mut Vec<Impossible>) {
    let table = &game.table;
    let flow = &table.flow;
    let players = game.rules.players();
    let role = role_of(flow.step);
    let mut wrong = |bad: bool, problem| {
        if bad {
            reasons.push(Impossible::Decision { problem });
        }
    };
    let over = flow.step == Step::Over;
    wrong(flow.pending.is_empty() != over, "somebody is pending until the game is over");
    wrong(
        !flow.step.is_simultaneous() && flow.pending.len() > 1,
        "only one seat is asked at a time in this step",
    );
    let expected = table.governor.ahead(flow.turn.min(players.turns()), players.count());
    wrong(flow.chooser != expected && !over, "it is another seat's turn");
    wrong(
        flow.step == Step::Turn && !flow.pending.has(flow.chooser),
        "the seat whose turn it is takes a role",
    );
    let visit = table.event_in_play == Some(EventCard::GovernorVisit);
    if let Some(role) = role {
        let taker = table.taker(role);
        wrong(taker.is_none(), "a role that nobody took is carried out");
        wrong(!visit && taker != Some(flow.chooser), "another seat took the role carried out");
        wrong(table.event_in_play.is_some() && !visit, "an event and a role at the same time");
    }
    let event = flow.step == Step::Event;
    wrong(table.event_in_play.is_none() && event, "an event asks that is not in play");
    wrong(
        table.event_in_play.is_some() && role.is_none() && !event,
        "an event is in play that is not carried out",
    );
    wrong(event && visit && table.roles_taken().is_empty(), "there is no role to visit");
    wrong(flow.library && role.is_none() && !over, "a library works without a role");
    wrong(flow.sold && flow.step != Step::Sell, "goods are sold in the trader phase");
    wrong(flow.step == Step::Sell && table.tiles.seen() == 0, "the open tile has been seen");
    wrong(flow.payment.is_some() != (flow.step == Step::Pay), "a payment belongs to this step");
    wrong(
        table.revealed.is_empty() == (flow.step == Step::Take),
        "cards lie open while one of them is being chosen, and only then",
    );
    wrong(
        over && players != Players::Two && flow.turn as usize > players.count() as usize,
        "a round has not so many turns",
    );
    for seat in players.seats() {
        if let Some(problem) = check_seat(game, seat) {
            reasons.push(Impossible::Seat { seat, problem });
        }
    }
}

/// Whether a seat can be asked what it is asked.
fn check_seat(game: &Game, seat: Seat) -> Option<&'static str> {
    let table = &game.table;
    let flow = &table.flow;
    let player = table.player(seat);
    let town = player.town();
    let fresh = town.visible().and(CardSet::CITY).minus(town.active());
    if is_still_to_build(game, seat) {
        if town.len() as usize >= Place::MAX {
            return Some("has a full town and is still to build in this phase");
        }
        if !fresh.is_empty() {
            return Some("has built in this phase and is still to build");
        }
    }
    let free_building =
        flow.step == Step::Event && table.event_in_play == Some(EventCard::FreeBuilding);
    if !fresh.is_empty() && !matches!(flow.step, Step::Build | Step::Pay) && !free_building {
        return Some("fresh buildings belong to a phase in which buildings are built");
    }
    if fresh.len() > 1 {
        return Some("a player builds one building in a phase");
    }
    let asked_by = flow.asked_by[seat.index()];
    let to_discard = flow.to_discard[seat.index()];
    if !flow.pending.has(seat) {
        if asked_by.is_some() || to_discard > 0 {
            return Some("is asked something and not pending");
        }
        return (!player.drawn.is_empty()).then_some("is shown cards and not pending");
    }
    if !player.drawn.is_empty() && flow.step != Step::Keep {
        return Some("is shown cards outside the councillor phase");
    }
    let asks = |moment: CardSet| asked_by.is_some_and(|card| town.active().and(moment).has(card));
    let hand = player.hand().len();
    let whole_hand = !town.active().and(at::WHOLE_HAND).is_empty();
    let possible = match flow.step {
        Step::Opening => hand > 4,
        Step::Swap => asks(at::SWAPS) && hand > 0,
        Step::Tuck => asks(at::TUCKS) && hand > 0,
        Step::HandLimit => hand > round_start::hand_limit(game, seat) as usize,
        Step::Turn | Step::Build => true,
        Step::Pay => flow.payment.is_some_and(|p| p.cost as usize <= hand + p.goods as usize),
        Step::Produce => !town.empty_production().is_empty(),
        Step::Sell => !town.goods().is_empty(),
        Step::Keep if whole_hand => {
            player.drawn.is_empty() && (1..=hand).contains(&(to_discard as usize))
        }
        Step::Keep => !player.drawn.is_empty(),
        Step::Prospect | Step::Take => asks(at::PROSPECTS),
        Step::Event => match table.event_in_play {
            Some(EventCard::Earthquake) => !town.is_empty(),
            Some(EventCard::FreeBuilding) => true,
            Some(EventCard::GeneralAmnesty) => hand > 0,
            Some(EventCard::GovernorVisit) => seat == flow.chooser,
            Some(EventCard::Taxes) => seat != flow.chooser && hand > 0,
            Some(EventCard::DebtRelief) | None => false,
        },
        Step::Over => false,
    };
    if !possible {
        return Some("cannot be asked this now");
    }
    if to_discard > 0 && !(flow.step == Step::Keep && whole_hand) {
        return Some("discards from the whole hand only in the councillor phase, with an archive");
    }
    let building_asks = matches!(flow.step, Step::Swap | Step::Tuck | Step::Prospect | Step::Take);
    (asked_by.is_some() && !building_asks).then_some("no building asks in this step")
}

/// Whether buildings are being built and this seat's turn of it is still to come, or is now.
fn is_still_to_build(game: &Game, seat: Seat) -> bool {
    let flow = &game.table.flow;
    let free_building = game.table.event_in_play == Some(EventCard::FreeBuilding);
    let from_pending = match flow.step {
        Step::Build => 0,
        Step::Pay => 1,
        Step::Event if free_building => 0,
        _ => return false,
    };
    let order: Vec<Seat> = flow.chooser.around(game.rules.players().count()).collect();
    let pending = order.iter().position(|&seat| flow.pending.has(seat));
    order.iter().skip(pending.unwrap_or(0) + from_pending).any(|&later| later == seat)
}

fn role_of(step: Step) -> Option<Role> {
    match step {
        Step::Build | Step::Pay => Some(Role::Builder),
        Step::Produce => Some(Role::Producer),
        Step::Sell => Some(Role::Trader),
        Step::Keep => Some(Role::Councillor),
        Step::Prospect | Step::Take => Some(Role::Prospector),
        Step::Opening
        | Step::Swap
        | Step::Tuck
        | Step::HandLimit
        | Step::Turn
        | Step::Event
        | Step::Over => None,
    }
}
