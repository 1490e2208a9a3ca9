//! Councillor: everybody is shown cards and keeps some of them. (RULES 5.4)

use super::{anybody, clockwise, only_choice, turn};
use crate::answer::Answer;
use crate::bag::Cards;
use crate::event::{Event, Log};
use crate::flow::Step;
use crate::game::Game;
use crate::powers::at;
use crate::prompt::{Ask, Pool, Purpose, Why};
use crate::role::Role;
use crate::seat::Seat;

/// What everybody is shown.
const SHOWN: u8 = 2;
/// What the privilege shows the chooser besides.
const PRIVILEGE: u8 = 3;

const WHY: Why = Why::Role(Role::Councillor);

pub(crate) fn begin<L: Log>(game: &mut Game, log: &mut L) {
    game.table.flow.step = Step::Keep;
    fill_stores(game, log);
    // Everybody's cards are dealt before anybody answers.
    let mut dealt = [0; Seat::MAX];
    for seat in clockwise(game) {
        dealt[seat.index()] = deal(game, log, seat);
    }
    for seat in clockwise(game) {
        let shown = dealt[seat.index()];
        if chooses_from_hand(game, seat) {
            let away = shown.saturating_sub(keeps(game, seat));
            match only_choice(game, game.table.player(seat).hand(), away as usize) {
                Some(cards) => discard(game, log, seat, &cards),
                None => {
                    game.table.flow.to_discard[seat.index()] = away;
                    game.table.flow.pending.insert(seat);
                }
            }
        } else {
            let drawn = &game.table.player(seat).drawn;
            if shown > keeps(game, seat) && (drawn.differ() || game.veiled) {
                game.table.flow.pending.insert(seat);
            } else if let Some(cards) = only_choice(game, &drawn.bag(), keeps(game, seat) as usize)
            {
                take(game, log, seat, &cards);
            }
        }
    }
    end_if_done(game, log);
}

#[inline]
pub(crate) fn ask(game: &Game, seat: Seat) -> (Why, Ask) {
    let ask = if chooses_from_hand(game, seat) {
        let away = game.table.flow.to_discard[seat.index()];
        Ask::Cards { from: Pool::Hand, at_least: away, at_most: away, to: Purpose::Discard }
    } else {
        let kept = keeps(game, seat).min(game.table.player(seat).drawn.len() as u8);
        Ask::Cards { from: Pool::Drawn, at_least: kept, at_most: kept, to: Purpose::Keep }
    };
    (WHY, ask)
}

pub(crate) fn answer<L: Log>(game: &mut Game, log: &mut L, seat: Seat, answer: &Answer) {
    let Answer::Cards(cards) = answer else { return };
    if chooses_from_hand(game, seat) {
        discard(game, log, seat, cards);
        game.table.flow.to_discard[seat.index()] = 0;
    } else {
        take(game, log, seat, cards);
    }
    game.table.flow.pending.remove(seat);
    end_if_done(game, log);
}

/// Before anything else, buildings that store a good get one if they have none.
fn fill_stores<L: Log>(game: &mut Game, log: &mut L) {
    if !anybody(game, at::STORES) {
        return;
    }
    for seat in clockwise(game) {
        for store in game.table.town(seat).active().and(at::STORES) {
            let town = game.table.town(seat);
            let Some(place) = town.place_of(store).filter(|&place| !town.goods().has(place)) else {
                continue;
            };
            if let Some(card) = game.next_unseen(log) {
                game.emit(log, Event::Stored { seat, place, card });
            }
        }
    }
}

/// Shows a seat its cards, as many as there are; whoever chooses from the whole hand takes them
/// into it at once.
fn deal<L: Log>(game: &mut Game, log: &mut L, seat: Seat) -> u8 {
    let privileges = game.privileges(seat, game.table.town(seat).active());
    let cards = SHOWN + PRIVILEGE * privileges;
    let into_hand = chooses_from_hand(game, seat);
    for dealt in 0..cards {
        let Some(card) = game.next_in_sight(log) else { return dealt };
        if into_hand {
            game.emit(log, Event::Drew { seat, card, why: WHY });
        } else {
            game.emit(log, Event::Shown { seat, card });
        }
    }
    cards
}

#[inline]
fn take<L: Log>(game: &mut Game, log: &mut L, seat: Seat, cards: &Cards) {
    let shown = game.table.player(seat).drawn.len();
    if shown > 0 {
        let discarded = (shown - cards.len()) as u8;
        game.emit(log, Event::Kept { seat, cards: *cards, discarded });
    }
}

fn discard<L: Log>(game: &mut Game, log: &mut L, seat: Seat, cards: &Cards) {
    if !cards.is_empty() {
        game.emit(log, Event::Discarded { seat, cards: *cards, why: WHY });
    }
}

#[inline(always)]
fn chooses_from_hand(game: &Game, seat: Seat) -> bool {
    !game.table.town(seat).active().and(at::WHOLE_HAND).is_empty()
}

#[inline(always)]
fn keeps(game: &Game, seat: Seat) -> u8 {
    1 + at::MORE_KEPT.of(game.table.town(seat).active())
}

fn end_if_done<L: Log>(game: &mut Game, log: &mut L) {
    if game.table.flow.pending.is_empty() {
        turn::end(game, log);
    }
}
