//! Harbor. (RULES 8.13)

use testkit::prelude::*;

fn harbor(edition: Edition) -> Scenario {
    scenario(2)
        .edition(edition)
        .new_buildings()
        .town(0, &[IndigoPlant, Harbor, SilverSmelter])
        .good_on(0, 0, Hero)
        .good_on(0, 2, Statue)
}

#[test] // RULES 8.13
fn the_card_of_the_first_building_that_sold_is_tucked_unseen() {
    both_editions(|edition| {
        let mut p = harbor(edition).tiles("ABCDE").trader(0);
        p.goods(&[2, 0]);
        assert_eq!(p.stored(0, 1), [Hero], "the place decides, not the order of naming");
        assert_eq!(p.discarded(Statue), 1);
        assert_eq!(p.hand_len(0), 1 + 2, "the good is paid for all the same");
        assert_eq!(p.line(0, Item::Tucked), Some(1));
    });
}

#[test] // RULES 8.13
fn one_card_a_trader_phase_is_tucked() {
    both_editions(|edition| {
        let mut p = harbor(edition).stored(0, 1, 2).trader(0);
        p.goods(&[0, 2]);
        assert_eq!(p.stored(0, 1).len(), 3);
        assert_eq!(p.line(0, Item::Tucked), Some(3));
    });
}

#[test] // RULES 8.13
fn without_a_sale_nothing_is_tucked() {
    both_editions(|edition| {
        let mut p = harbor(edition).trader(0);
        p.goods(&[]);
        assert_eq!(p.stored(0, 1), []);
        assert_eq!(p.goods_of(0), [0, 2]);
    });
}

#[test] // RULES 9.0 c
fn an_event_under_a_harbor_scores_its_point_unseen() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .new_buildings()
            .events()
            .town(0, &[IndigoPlant, Harbor])
            .good_on(0, 0, GovernorVisit)
            .trader(0);
        p.goods(&[0]);
        assert_eq!(p.stored(0, 1), [GovernorVisit]);
        assert_eq!(p.total(0), 1 + 2 + 1);
        assert_eq!(p.open_events(), []);
    });
}

#[test] // RULES 7.3, 10.5
fn cards_under_a_covered_harbor_still_score() {
    let p = scenario(2)
        .new_buildings()
        .town(0, &[IndigoPlant, Statue])
        .covers(0, 1, &[Harbor])
        .stored(0, 1, 3)
        .start();
    assert_eq!(p.total(0), 1 + 3 + 3);
}
