//! Prospector: the chooser draws; then buildings that prospect. (RULES 5.5)
//!
//! All buildings of one kind come before those of the next, in the order of the card table:
//! first the gold mines, then the goldsmiths. (R8)

use super::{after, anybody, turn};
use crate::answer::Answer;
use crate::card::{Card, CardSet};
use crate::event::{Event, Log};
use crate::flow::Step;
use crate::game::Game;
use crate::powers::{Find, Take, at};
use crate::prompt::{Ask, Pool, Purpose, Why};
use crate::role::Role;
use crate::seat::{Seat, SeatSet};

pub(crate) fn begin<L: Log>(game: &mut Game, log: &mut L) {
    game.table.flow.step = Step::Prospect;
    let chooser = game.table.flow.chooser;
    let cards = game.privileges(chooser, game.table.town(chooser).active());
    game.draw(log, chooser, cards, Why::Role(Role::Prospector));
    match at::PROSPECTS.first() {
        Some(building) if anybody(game, at::PROSPECTS) => {
            ask_from(game, log, building, Some(chooser));
        }
        _ => turn::end(game, log),
    }
}

/// Asks the first owner of `building` from `seat` on, and if there is none those of the next
/// kind of building that prospects.
fn ask_from<L: Log>(game: &mut Game, log: &mut L, building: Card, seat: Option<Seat>) {
    let mut kind = Some(building);
    let mut seat = seat;
    while let Some(building) = kind {
        let prospect = game.rules.powers(building).prospects;
        let enough = prospect.is_some_and(|p| game.table.drawable() >= p.turn_up as usize);
        while let Some(owner) = seat {
            if enough && game.table.town(owner).active().has(building) {
                let flow = &mut game.table.flow;
                flow.step = Step::Prospect;
                flow.pending = SeatSet::of(owner);
                flow.asked_by[owner.index()] = Some(building);
                return;
            }
            seat = after(game, owner);
        }
        let later = CardSet(u64::MAX << building as u8).minus(CardSet::of(building));
        kind = at::PROSPECTS.and(later).first();
        seat = Some(game.table.flow.chooser);
    }
    turn::end(game, log);
}

pub(crate) fn ask_prospect(game: &Game, seat: Seat) -> (Why, Ask) {
    (Why::Building(asking(game, seat)), Ask::Confirm)
}

pub(crate) fn answer_prospect<L: Log>(game: &mut Game, log: &mut L, seat: Seat, answer: &Answer) {
    if *answer == Answer::Confirm(false) {
        return next(game, log, seat);
    }
    let building = asking(game, seat);
    let Some(prospect) = game.rules.powers(building).prospects else {
        return next(game, log, seat);
    };
    for _ in 0..prospect.turn_up {
        let Some(card) = game.next_in_sight(log) else { break };
        game.emit(log, Event::Revealed { seat, card });
    }
    match (prospect.find)(&find(game, &mut [Card::IndigoPlant; 4], &mut [0; 4])) {
        Take::Nothing => discard_rest(game, log, seat),
        Take::This(card) => {
            game.emit(log, Event::Took { seat, card });
            discard_rest(game, log, seat);
        }
        Take::Any => game.table.flow.step = Step::Take,
    }
}

pub(crate) fn ask_take(game: &Game, seat: Seat) -> (Why, Ask) {
    let ask = Ask::Cards { from: Pool::Revealed, at_least: 1, at_most: 1, to: Purpose::Keep };
    (Why::Building(asking(game, seat)), ask)
}

pub(crate) fn answer_take<L: Log>(game: &mut Game, log: &mut L, seat: Seat, answer: &Answer) {
    if let Answer::Cards(cards) = answer
        && let Some(card) = cards.kinds().first()
    {
        game.emit(log, Event::Took { seat, card });
    }
    discard_rest(game, log, seat);
}

/// What lies open, in the caller's buffers.
fn find<'a>(game: &Game, cards: &'a mut [Card; 4], costs: &'a mut [u8; 4]) -> Find<'a> {
    let mut len = 0;
    for (i, card) in game.table.revealed.iter().enumerate() {
        cards[i] = card;
        costs[i] = game.rules.cost(card);
        len = i + 1;
    }
    let visible = game.table.players.iter().fold(CardSet::NONE, |set, p| set.or(p.town.visible));
    Find { cards: &cards[..len], costs: &costs[..len], visible }
}

fn discard_rest<L: Log>(game: &mut Game, log: &mut L, seat: Seat) {
    if !game.table.revealed.is_empty() {
        game.emit(log, Event::RevealedDiscarded);
    }
    next(game, log, seat);
}

fn next<L: Log>(game: &mut Game, log: &mut L, seat: Seat) {
    let building = asking(game, seat);
    game.table.flow.asked_by[seat.index()] = None;
    let next = after(game, seat);
    ask_from(game, log, building, next);
}

/// The building whose power asks this seat.
fn asking(game: &Game, seat: Seat) -> Card {
    game.table.flow.asked_by[seat.index()].expect("a building asks in this step")
}
