//! The event cards, one file each. (RULES 9)
//!
//! An event is carried out strictly in order, its chooser first. No building changes it.

pub(crate) mod debt_relief;
pub(crate) mod earthquake;
pub(crate) mod free_building;
pub(crate) mod general_amnesty;
pub(crate) mod governor_visit;
pub(crate) mod taxes;

use crate::answer::Answer;
use crate::event::Log;
use crate::event_card::EventCard;
use crate::flow::Step;
use crate::game::Game;
use crate::phases::{after, end, turn};
use crate::prompt::{Ask, Why};
use crate::seat::{Seat, SeatSet};

/// What an event does with a player when his turn of it comes.
pub(crate) enum Turn {
    /// He has to decide.
    Asked,
    /// All that happens to him has happened.
    Done,
}

/// Carries out an event that has been taken.
pub(crate) fn begin<L: Log>(game: &mut Game, log: &mut L, event: EventCard) {
    game.table.flow.step = Step::Event;
    game.table.flow.pending = SeatSet::NONE;
    let chooser = game.table.flow.chooser;
    match event {
        EventCard::GovernorVisit => governor_visit::begin(game, log),
        EventCard::DebtRelief
        | EventCard::Earthquake
        | EventCard::FreeBuilding
        | EventCard::GeneralAmnesty
        | EventCard::Taxes => play_from(game, log, event, Some(chooser)),
    }
}

/// What the event in play asks a seat.
pub(crate) fn ask(game: &Game, seat: Seat) -> (Why, Ask) {
    let event = game.table.event_in_play.expect("an event is being carried out");
    let ask = match event {
        EventCard::Earthquake => earthquake::ask(game, seat),
        EventCard::FreeBuilding => Ask::Build,
        EventCard::GeneralAmnesty => general_amnesty::ask(game, seat),
        EventCard::GovernorVisit => governor_visit::ask(game),
        EventCard::Taxes => taxes::ask(),
        EventCard::DebtRelief => Ask::Confirm,
    };
    (Why::Event(event), ask)
}

/// Lets the event go on with a checked answer.
pub(crate) fn answer<L: Log>(game: &mut Game, log: &mut L, seat: Seat, answer: &Answer) {
    let event = game.table.event_in_play.expect("an event is being carried out");
    match (event, answer) {
        (EventCard::GovernorVisit, Answer::Role { role, .. }) => {
            return governor_visit::visit(game, log, seat, *role);
        }
        (EventCard::Earthquake, Answer::Demolish(place)) => {
            earthquake::demolish(game, log, seat, *place);
        }
        (EventCard::FreeBuilding, Answer::Build { card, .. }) => {
            free_building::build(game, log, seat, *card);
        }
        (EventCard::FreeBuilding, Answer::Pass) => free_building::pass(game, log, seat),
        (EventCard::GeneralAmnesty, Answer::Cards(cards)) => {
            general_amnesty::exchange(game, log, seat, cards);
        }
        (EventCard::Taxes, Answer::Cards(cards)) => taxes::discard(game, log, seat, cards),
        (_, _) => debug_assert!(false, "a checked answer has the shape that was asked for"),
    }
    let next = after(game, seat);
    play_from(game, log, event, next);
}

/// Goes round the table from `seat` on until somebody has to decide.
fn play_from<L: Log>(game: &mut Game, log: &mut L, event: EventCard, mut seat: Option<Seat>) {
    while let Some(player) = seat {
        let turn = match event {
            EventCard::DebtRelief => debt_relief::play(game, log, player),
            EventCard::Earthquake => earthquake::play(game, log, player),
            EventCard::FreeBuilding => free_building::play(game, log, player),
            EventCard::GeneralAmnesty => general_amnesty::play(game, player),
            EventCard::Taxes => taxes::play(game, log, player),
            EventCard::GovernorVisit => Turn::Done,
        };
        if let Turn::Asked = turn {
            game.table.flow.pending = SeatSet::of(player);
            return;
        }
        seat = after(game, player);
    }
    if event == EventCard::FreeBuilding && free_building::end(game, log) {
        return end::game(game, log);
    }
    turn::end(game, log);
}
