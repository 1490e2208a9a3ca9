//! Customs office. (RULES 8.11)

use testkit::prelude::*;

fn office(edition: Edition) -> Scenario {
    scenario(2).edition(edition).new_buildings().town(0, &[IndigoPlant, CustomsOffice])
}

#[test] // RULES 8.11, 5.4 a
fn an_empty_customs_office_gets_a_good_before_the_councillor_deals() {
    both_editions(|edition| {
        let p = office(edition)
            .deck(&[Hero, Statue, Tower, Well, Quarry, Crane, Smithy, Archive])
            .councillor(1);
        assert_eq!(p.face(0, 1), Some(Hero));
        assert_eq!(p.shown(1), [Statue, Tower, Well, Quarry, Crane]);
        assert_eq!(p.shown(0), [Smithy, Archive]);
        p.used_up();
    });
}

#[test] // RULES 8.11
fn a_customs_office_with_a_good_gets_no_other() {
    both_editions(|edition| {
        let p = office(edition)
            .good_on(0, 1, Hero)
            .deck(&[Statue, Tower, Well, Quarry, Crane])
            .councillor(0);
        assert_eq!(p.face(0, 1), Some(Hero));
        assert_eq!(p.shown(0), [Statue, Tower, Well, Quarry, Crane]);
    });
}

#[test] // RULES 8.11
fn its_good_sells_for_two_whatever_the_tile_says() {
    both_editions(|edition| {
        for tiles in ["ABCDE", "EABCD"] {
            let mut p = office(edition).goods(0, &[1]).tiles(tiles).trader(1);
            p.goods(&[1]);
            assert_eq!(p.hand_len(0), 2);
        }
    });
}

#[test] // RULES 8.11
fn its_good_takes_up_one_of_the_sales_allowed() {
    both_editions(|edition| {
        let mut p = office(edition).goods(0, &[0, 1]).trader(1);
        assert_eq!(p.goods_asked(0), 1);
        let both = p.refused(Answer::Goods(places(&[0, 1])));
        assert_eq!(both, Illegal::TooMany { named: 2, at_most: 1 });
    });
}

#[test] // RULES 8.11
fn its_good_counts_for_market_stand_and_market_hall() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[IndigoPlant, CustomsOffice, MarketStand, MarketHall])
            .goods(0, &[0, 1])
            .trader(0);
        p.goods(&[0, 1]);
        assert_eq!((p.drew_for(0, MarketStand), p.drew_for(0, MarketHall)), (1, 1));
        assert_eq!(p.hand_len(0), 1 + 2 + 1 + 1);
    });
}

#[test] // RULES 8.11, 8.13
fn its_good_can_be_the_card_for_the_harbor() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[CustomsOffice, IndigoPlant, Harbor])
            .good_on(0, 0, Hero)
            .good_on(0, 1, Statue)
            .trader(0);
        p.goods(&[0, 1]);
        assert_eq!(p.stored(0, 2), [Hero]);
        assert_eq!(p.discarded(Statue), 1);
    });
}

#[test] // RULES 8.11, 10.6
fn its_good_counts_in_a_tie() {
    both_editions(|edition| {
        let p = office(edition).goods(0, &[1]).town(1, &[IndigoPlant, Park]).over();
        assert_eq!((p.total(0), p.total(1)), (3, 3));
        assert_eq!(p.winners(), [0]);
    });
}

#[test] // RULES 8.11, 9.0 c
fn an_event_may_lie_unseen_in_a_customs_office() {
    both_editions(|edition| {
        let p = office(edition)
            .events()
            .deck(&[Taxes, Hero, Statue, Tower, Well, Quarry])
            .councillor(0);
        assert_eq!(p.face(0, 1), Some(Taxes));
        assert_eq!(p.open_events(), []);
    });
}

#[test] // RULES 5.1 f
fn a_customs_office_just_built_is_filled_in_the_next_councillor_phase() {
    let mut p = scenario(2).new_buildings().holds(0, &[CustomsOffice, Well, Quarry]).builder(0);
    p.build(CustomsOffice);
    assert_eq!(p.goods_of(0), Vec::<usize>::new());
    p.role(Councillor);
    assert_eq!(p.goods_of(0), [1]);
}

#[test] // RULES 4.12
fn without_a_card_left_a_customs_office_stays_empty() {
    let p = scenario(2)
        .new_buildings()
        .town(0, &[CustomsOffice, Chapel])
        .rest_tucked(0, 1)
        .councillor(0);
    assert_eq!(p.goods_of(0), Vec::<usize>::new());
    assert_eq!(p.step(), Step::Turn);
}

#[test] // RULES 5.4 a, R18
fn the_last_card_is_stored_by_the_chooser() {
    let p = scenario(2)
        .new_buildings()
        .town(0, &[CustomsOffice, Chapel])
        .town(1, &[CustomsOffice])
        .rest_tucked(0, 1)
        .deck(&[Hero])
        .councillor(1);
    assert_eq!((p.goods_of(0), p.goods_of(1)), (vec![], vec![0]));
}
