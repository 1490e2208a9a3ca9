//! Chapel. (RULES 7.16)

use testkit::prelude::*;

#[test] // RULES 7.16, 4.4
fn a_chapel_tucks_one_card_at_the_start_of_a_round() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .town(0, &[IndigoPlant, Chapel])
            .holds(0, &[Hero, Well])
            .new_round(0);
        assert_eq!(p.why(), Why::Building(Chapel));
        assert_eq!(p.cards_asked(0), (0, 1));
        p.cards(&[Hero]);
        assert_eq!(p.tucked(0, 1), [Hero]);
        assert_eq!(p.hand(0), [Well]);
        assert_eq!(p.total(0), 1 + 2 + 1, "whatever is printed on it");
    });
}

#[test] // RULES 7.16
fn a_chapel_need_not_be_used() {
    let mut p = scenario(2).town(0, &[IndigoPlant, Chapel]).holds(0, &[Hero]).new_round(0);
    p.cards(&[]);
    assert_eq!(p.hand(0), [Hero]);
    assert_eq!(p.step(), Step::Turn);
}

#[test] // R17
fn a_chapel_with_an_empty_hand_is_not_asked() {
    let p = scenario(2).town(0, &[IndigoPlant, Chapel]).new_round(0);
    assert_eq!(p.step(), Step::Turn);
}

#[test] // RULES 4.4, 4.5
fn tucking_comes_before_the_hand_limit() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, Chapel])
        .holds(0, &[SugarMill, SugarMill, SugarMill, SugarMill, Well, Well, Quarry, Hero])
        .new_round(0);
    p.cards(&[Hero]);
    assert_eq!(p.step(), Step::Turn, "seven cards are within the limit");
}

#[test] // RULES 7.16, 13.20
fn every_tucked_card_is_a_point() {
    let p = scenario(2).town(0, &[Chapel]).tucked(0, 0, 7).start();
    assert_eq!(p.line(0, Item::Tucked), Some(7));
    assert_eq!(p.total(0), 9);
}

#[test] // RULES 4.1
fn the_first_round_has_no_chapel_step() {
    let p = scenario(2).town(0, &[IndigoPlant, Chapel]).holds(0, &[Hero]).round(1).start();
    assert_eq!(p.step(), Step::Turn);
}
