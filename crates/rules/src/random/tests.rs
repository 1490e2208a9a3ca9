//! Every different legal answer is drawn equally often.

use crate::bag::Cards;
use crate::card::{Card, CardSet};
use crate::flow::{Payment, Step};
use crate::game::Game;
use crate::options::{Edition, Options, Players};
use crate::place::Place;
use crate::seat::{Seat, SeatSet};
use crate::shuffle::Seed;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::HashMap;

const SEAT: Seat = Seat::FIRST;

/// Draws `each` answers for each option and compares how often each came with what chance
/// allows, five standard deviations: of some thousand fair draws one in a thousand runs would
/// go further. Nothing but the options may come.
fn assert_uniform(game: &Game, seat: Seat, each: u32, rng: &mut Xoshiro256PlusPlus) {
    let mut counts = HashMap::new();
    game.options(seat, |answer| {
        assert!(counts.insert(answer, 0u32).is_none(), "{answer:?} is listed twice");
        std::ops::ControlFlow::Continue(())
    });
    for _ in 0..each * counts.len() as u32 {
        let answer = game.random_answer(seat, rng).expect("the seat is asked");
        *counts.get_mut(&answer).expect("only options are drawn") += 1;
    }
    let off = |count: &u32| (f64::from(*count) - f64::from(each)).powi(2) / f64::from(each);
    let chi_square: f64 = counts.values().map(off).sum();
    // Wilson and Hilferty: the cube root of chi-square is nearly normal, its tails too.
    let freedom = (counts.len() as f64 - 1.0).max(1.0);
    let variance = 2.0 / (9.0 * freedom);
    let deviations = ((chi_square / freedom).cbrt() - (1.0 - variance)) / variance.sqrt();
    assert!(deviations < 5.0, "{chi_square}: {:?}, {counts:?}", game.prompt(seat));
}

fn asked(step: Step, hand: &[(Card, u8)], town: &[Card], goods: &[usize]) -> Game {
    let mut game = Game::new(Options::base(Players::Four), Seed::from_number(1));
    let table = &mut game.table;
    table.flow.step = step;
    table.flow.pending = SeatSet::of(SEAT);
    table.flow.chooser = SEAT;
    let player = &mut table.players[SEAT.index()];
    player.hand = Cards::NONE;
    hand.iter().for_each(|&(card, n)| player.hand.add_n(card, n));
    let place = |i| Place::new(i).expect("a town has so many places");
    for (i, &card) in town.iter().enumerate() {
        player.town.set(place(i + 1), card);
        player.town.len += 1;
    }
    player.town.active = player.town.visible.and(CardSet::CITY);
    goods.iter().for_each(|&i| player.put_good(place(i), Card::Well));
    game
}

fn paying(hand: &[(Card, u8)], goods: &[usize], cost: u8, with_goods: u8) -> Game {
    let town = [Card::IndigoPlant, Card::IndigoPlant, Card::SugarMill, Card::BlackMarket];
    let mut game = asked(Step::Pay, hand, &town, goods);
    let place = Place::new(4).expect("a town has a fifth place");
    game.table.flow.payment = Some(Payment { place, cost, goods: with_goods });
    game
}

#[test]
fn payments_are_equally_likely() {
    use Card::{Aqueduct, Chapel, Crane, IndigoPlant, Quarry, SugarMill, Tower, Well};
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(1);
    let different = [(Well, 1), (Crane, 1), (Chapel, 1), (Tower, 1), (Quarry, 1), (Aqueduct, 1)];
    let equal = [(IndigoPlant, 4), (Well, 2), (Crane, 3), (Chapel, 1)];
    let many = [(IndigoPlant, 6), (SugarMill, 5), (Well, 2), (Tower, 1)];
    for hand in [&different[..], &equal, &many] {
        for cost in 1..=5 {
            assert_uniform(&paying(hand, &[], cost, 0), SEAT, 400, rng);
            assert_uniform(&paying(hand, &[0, 1, 2, 3], cost, 2.min(cost)), SEAT, 200, rng);
        }
    }
}

#[test]
fn goods_are_equally_likely() {
    use Card::{Aqueduct, CoffeeRoaster, IndigoPlant, Library, SugarMill, TradingPost};
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(2);
    let equal = [IndigoPlant, IndigoPlant, SugarMill, SugarMill, CoffeeRoaster];
    for helpers in [&[][..], &[Aqueduct, TradingPost], &[Aqueduct, TradingPost, Library]] {
        let town = [&equal[..], helpers].concat();
        let goods = [0, 1, 2, 3, 4, 5];
        for library in [false, true] {
            for (step, goods) in [(Step::Produce, &goods[..0]), (Step::Sell, &goods)] {
                let mut game = asked(step, &[], &town, goods);
                game.table.flow.library = library;
                assert_uniform(&game, SEAT, 400, rng);
                game.table.flow.chooser = SEAT.next(4);
                assert_uniform(&game, SEAT, 400, rng);
            }
        }
    }
}

#[test]
fn shown_cards_are_equally_likely() {
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(3);
    for town in [&[][..], &[Card::Prefecture]] {
        let mut game = asked(Step::Keep, &[], town, &[]);
        for card in [Card::Well, Card::IndigoPlant, Card::Well, Card::Tower, Card::Well] {
            game.table.players[SEAT.index()].drawn.push(card);
        }
        assert_uniform(&game, SEAT, 2000, rng);
    }
}

#[test]
fn all_answers_of_whole_games_are_equally_likely() {
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(4);
    for edition in [Edition::First, Edition::Second] {
        let more =
            Options { edition, new_buildings: true, events: true, ..Options::base(Players::Four) };
        for options in [Options::base(Players::Two), Options::base(Players::Three), more] {
            let mut game = Game::new(options, Seed::from_number(5));
            while let Some(seat) = game.next_seat() {
                if game.count_options(seat) <= 60 {
                    assert_uniform(&game, seat, 40, rng);
                }
                let answer = game.random_answer(seat, rng).expect("the seat is asked");
                game.apply(seat, &answer, &mut ()).expect("a drawn answer is legal");
            }
        }
    }
}
