//! Producer. (RULES 5.2)

use testkit::prelude::*;

const TOWN: [Card; 5] = [IndigoPlant, SugarMill, TobaccoStorage, CoffeeRoaster, SilverSmelter];

#[test] // RULES 5.2 a, the table of section 5
fn the_chooser_makes_two_goods_and_the_others_one() {
    both_editions(|edition| {
        let p = scenario(3).edition(edition).town(0, &TOWN).town(1, &TOWN).producer(0);
        assert_eq!((p.goods_asked(0), p.goods_asked(1)), (2, 1));
    });
}

#[test] // RULES 5.2 a
fn fewer_goods_or_none_may_be_made() {
    let mut p = scenario(2).town(0, &TOWN).producer(0);
    p.goods(&[4]);
    assert_eq!(p.goods_of(0), [4]);
    p.goods(&[]);
    assert_eq!(p.goods_of(1), Vec::<usize>::new());
    assert_eq!(p.step(), Step::Turn);
}

#[test] // RULES 5.2 b, R20
fn the_top_cards_go_on_the_buildings_in_the_order_named() {
    let mut p = scenario(2).town(0, &TOWN).deck(&[Hero, Statue]).producer(0);
    p.goods(&[3, 1]);
    assert_eq!((p.face(0, 3), p.face(0, 1)), (Some(Hero), Some(Statue)));
    p.used_up();
}

#[test] // RULES 5.2 d, R20
fn when_cards_run_out_the_buildings_named_first_get_them() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, SugarMill, TobaccoStorage, Chapel])
        .rest_tucked(0, 3)
        .deck(&[Hero])
        .producer(0);
    p.goods(&[2, 0]);
    assert_eq!(p.goods_of(0), [2]);
}

#[test] // RULES 5.2, 4.11
fn goods_come_from_the_shuffled_discard_pile_when_the_deck_is_empty() {
    let mut p = scenario(2).town(0, &TOWN).rest_discarded().deck(&[Hero]).producer(0);
    p.goods(&[0, 1]);
    assert_eq!(p.goods_of(0), [0, 1]);
    assert_eq!(p.face(0, 0), Some(Hero));
    assert!(p.last_events().iter().any(|event| matches!(event, Event::Reshuffled { .. })));
}

#[test] // RULES 5.7 b
fn everybody_is_asked_at_once_and_answers_in_any_order() {
    let mut p = scenario(3).deck(&[Hero, Statue, Tower]).producer(1);
    assert_eq!(p.pending(), [0, 1, 2]);
    p.seat(0).goods(&[0]);
    assert_eq!(p.face(0, 0), Some(Hero), "an answer takes effect when it is given");
    p.seat(2).goods(&[0]).seat(1).goods(&[0]);
    assert_eq!((p.face(2, 0), p.face(1, 0)), (Some(Statue), Some(Tower)));
}

#[test] // R17
fn who_has_no_empty_production_building_is_not_asked() {
    let p = scenario(3).town(0, &[Smithy]).goods(1, &[0]).producer(0);
    assert_eq!(p.pending(), [2]);
}

#[test] // RULES 5.2 a
fn a_city_building_makes_no_good() {
    let mut p = scenario(2).town(0, &[IndigoPlant, Smithy]).producer(0);
    let refused = p.refused(Answer::Goods(places(&[1])));
    assert_eq!(refused, Illegal::CannotProduce { place: place(1) });
    let refused = p.refused(Answer::Goods(places(&[5])));
    assert_eq!(refused, Illegal::CannotProduce { place: place(5) });
}
