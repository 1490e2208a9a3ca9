//! Builder: each player in turn may build one building and pays for it. (RULES 5.1)

use super::{after, clockwise, end, only_choice, turn};
use crate::answer::Answer;
use crate::bag::Cards;
use crate::card::Card;
use crate::event::{Event, Log};
use crate::flow::{Payment, Step};
use crate::game::Game;
use crate::place::{Place, PlaceSet};
use crate::powers::{Standing, at};
use crate::prompt::{Ask, Why};
use crate::role::Role;
use crate::seat::{Seat, SeatSet};

pub(crate) fn begin<L: Log>(game: &mut Game, log: &mut L) {
    game.table.flow.step = Step::Build;
    let chooser = game.table.flow.chooser;
    ask_from(game, log, Some(chooser));
}

/// Asks the first player from `seat` on who can build anything; in a veiled game, who could with
/// another hand of that size. The others build nothing.
#[inline]
fn ask_from<L: Log>(game: &mut Game, log: &mut L, mut seat: Option<Seat>) {
    game.table.flow.step = Step::Build;
    while let Some(builder) = seat {
        if game.can_build(builder) || (game.veiled && game.might_build(builder)) {
            game.table.flow.pending = SeatSet::of(builder);
            return;
        }
        game.emit(log, Event::BuiltNothing { seat: builder });
        seat = after(game, builder);
    }
    end_phase(game, log);
}

pub(crate) fn ask_build(_: &Game, _: Seat) -> (Why, Ask) {
    (Why::Role(Role::Builder), Ask::Build)
}

#[inline]
pub(crate) fn answer_build<L: Log>(game: &mut Game, log: &mut L, seat: Seat, answer: &Answer) {
    match *answer {
        Answer::Build { card, over } => build(game, log, seat, card, over),
        Answer::Pass => pass(game, log, seat),
        _ => {}
    }
}

fn pass<L: Log>(game: &mut Game, log: &mut L, seat: Seat) {
    game.emit(log, Event::BuiltNothing { seat });
    let next = after(game, seat);
    ask_from(game, log, next);
}

fn build<L: Log>(game: &mut Game, log: &mut L, seat: Seat, card: Card, over: Option<Place>) {
    let site = game.site(seat, over);
    let cost = game.cost_at(seat, card, &site);
    let place = lay(game, log, seat, card, over);
    let goods = site.goods.min(cost);
    game.table.flow.payment = Some(Payment { place, cost, goods });
    match only_payment(game, seat, cost, goods) {
        Some((cards, goods)) => pay(game, log, seat, &cards, goods),
        None => game.table.flow.step = Step::Pay,
    }
}

/// Lays a card in front of its builder, and tells where it stands.
pub(crate) fn lay<L: Log>(
    game: &mut Game,
    log: &mut L,
    seat: Seat,
    card: Card,
    over: Option<Place>,
) -> Place {
    let town = game.table.town(seat);
    match over {
        Some(place) => {
            let covered = town.building(place);
            game.emit(log, Event::BuiltOver { seat, card, place, covered });
            place
        }
        None => {
            let place = Place::new(town.len() as usize)
                .expect("a game ends with the phase in which a town is full");
            game.emit(log, Event::Built { seat, card, place });
            place
        }
    }
}

/// The only way to pay, if there is only one. Goods are exchangeable only within their kind.
#[inline]
fn only_payment(game: &Game, seat: Seat, cost: u8, goods: u8) -> Option<(Cards, PlaceSet)> {
    let player = game.table.player(seat);
    let hand = player.hand();
    let fewest = cost.saturating_sub(hand.len() as u8);
    if fewest < goods {
        return None;
    }
    // So many goods and no fewer must pay: `fewest`, which is 0 if none may.
    let cards = only_choice(game, hand, (cost - fewest) as usize)?;
    let places = game.only_places(seat, player.town().goods(), fewest as usize)?;
    Some((cards, places))
}

pub(crate) fn ask_pay(game: &Game, seat: Seat) -> (Why, Ask) {
    let payment = game.table.flow.payment.expect("a building waits to be paid for");
    let card = game.table.town(seat).building(payment.place);
    let ask = Ask::Pay { card, cost: payment.cost, goods: payment.goods };
    (Why::Role(Role::Builder), ask)
}

pub(crate) fn answer_pay<L: Log>(game: &mut Game, log: &mut L, seat: Seat, answer: &Answer) {
    if let Answer::Pay { cards, goods } = answer {
        pay(game, log, seat, cards, goods.set());
    }
}

#[inline]
fn pay<L: Log>(game: &mut Game, log: &mut L, seat: Seat, cards: &Cards, goods: PlaceSet) {
    let payment = game.table.flow.payment.take().expect("a building waits to be paid for");
    let built = game.table.town(seat).building(payment.place);
    if payment.cost > 0 {
        game.emit(log, Event::Paid { seat, cards: *cards, goods });
    }
    let active = game.table.town(seat).active();
    for carpenter in active.and(at::PAID) {
        if let Some(paid) = game.rules.powers(carpenter).paid {
            game.draw(log, seat, paid(built), Why::Building(carpenter));
        }
    }
    for poor_house in active.and(at::FINISHED) {
        if let Some(finished) = game.rules.powers(poor_house).finished {
            let cards = finished(game.table.player(seat).hand().len());
            game.draw(log, seat, cards, Why::Building(poor_house));
        }
    }
    let next = after(game, seat);
    ask_from(game, log, next);
}

fn end_phase<L: Log>(game: &mut Game, log: &mut L) {
    if game.rules.options().new_buildings {
        reward_the_last(game, log);
    }
    game.emit(log, Event::BuildingsWork);
    if end::after_building(game) {
        end::game(game, log);
    } else {
        turn::end(game, log);
    }
}

/// The buildings that look at how the towns compare once everybody has built.
fn reward_the_last<L: Log>(game: &mut Game, log: &mut L) {
    for seat in clockwise(game) {
        let town = game.table.town(seat);
        let working = town.active().or(town.visible().and(at::WORKS_AT_ONCE));
        for building in working.and(at::BUILDERS_DONE) {
            if let Some(reward) = game.rules.powers(building).builders_done {
                let standing = standing(game, seat);
                game.draw(log, seat, reward(standing), Why::Building(building));
            }
        }
    }
}

fn standing(game: &Game, seat: Seat) -> Standing {
    let towns = || game.rules.players().seats().map(|seat| game.table.town(seat).len());
    Standing {
        own: game.table.town(seat).len(),
        fewest: towns().min().unwrap_or(0),
        most: towns().max().unwrap_or(0),
    }
}
