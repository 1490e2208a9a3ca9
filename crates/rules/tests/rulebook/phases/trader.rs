//! Trader. (RULES 5.3)

use testkit::prelude::*;

const TOWN: [Card; 5] = [IndigoPlant, SugarMill, TobaccoStorage, CoffeeRoaster, SilverSmelter];

#[test] // RULES 5.3 b, the table of section 5
fn the_chooser_sells_two_goods_and_the_others_one() {
    both_editions(|edition| {
        let p = scenario(3)
            .edition(edition)
            .town(0, &TOWN)
            .town(1, &TOWN)
            .goods(0, &[0, 1, 2])
            .goods(1, &[0, 1, 2])
            .trader(0);
        assert_eq!((p.goods_asked(0), p.goods_asked(1)), (2, 1));
        assert_eq!(p.pending(), [0, 1], "seat 2 has nothing to sell");
    });
}

#[test] // RULES 5.3 a
fn the_tile_turned_up_is_valid_for_everybody() {
    let mut p = scenario(2)
        .town(0, &TOWN)
        .town(1, &TOWN)
        .goods(0, &[3])
        .goods(1, &[3])
        .tiles("EABCD")
        .trader(0);
    assert!(p.last_events().contains(&Event::TileTurned { tile: Tile::E }));
    p.goods(&[3]).goods(&[3]);
    assert_eq!((p.hand_len(0), p.hand_len(1)), (3, 3));
}

#[test] // RULES 5.3 c
fn the_cards_sold_are_discarded_before_the_price_is_drawn() {
    let mut p = scenario(2)
        .town(0, &[CoffeeRoaster, Chapel])
        .rest_tucked(0, 1)
        .good_on(0, 0, Hero)
        .tiles("ABCDE")
        .trader(0);
    p.goods(&[0]);
    assert_eq!(p.hand(0), [Hero], "the good itself was the only card left to draw");
}

#[test] // RULES 5.3 d
fn the_tile_goes_under_the_stack_even_if_nothing_was_sold() {
    let p = scenario(2).tiles("CABDE").trader(0);
    assert_eq!(p.tiles(), "ABDEC");
    let mut p = scenario(2).goods(0, &[0]).tiles("CABDE").trader(0);
    assert_eq!(p.tiles(), "CABDE", "open while trading goes on");
    p.goods(&[]);
    assert_eq!(p.tiles(), "ABDEC");
}

#[test] // RULES 5.3 b
fn only_goods_that_are_there_are_sold() {
    let mut p = scenario(2).town(0, &TOWN).goods(0, &[0, 2]).trader(0);
    let refused = p.refused(Answer::Goods(places(&[1])));
    assert_eq!(refused, Illegal::NoGood { place: place(1) });
    let refused = p.refused(Answer::Goods(places(&[2, 2])));
    assert_eq!(refused, Illegal::PlaceTwice { place: place(2) });
    p.goods(&[]);
    assert_eq!(p.goods_of(0), [0, 2], "selling none is allowed");
}

#[test] // RULES 5.3 c, 4.12
fn when_cards_run_out_less_is_drawn_and_nothing_is_owed() {
    let mut p = scenario(2)
        .town(0, &[SilverSmelter, Chapel, MarketHall])
        .rest_tucked(0, 1)
        .good_on(0, 0, Hero)
        .deck(&[Statue])
        .tiles("EABCD")
        .trader(0);
    p.goods(&[0]);
    assert_eq!(p.hand(0), [Statue, Hero], "three and the market's card were due");
}

#[test] // RULES 5.7 b
fn players_may_sell_in_any_order() {
    let mut p = scenario(2).goods(0, &[0]).goods(1, &[0]).deck(&[Hero, Statue]).trader(0);
    p.seat(1).goods(&[0]);
    assert_eq!(p.hand(1), [Hero]);
    p.seat(0).goods(&[0]);
    assert_eq!(p.hand(0), [Statue]);
}
