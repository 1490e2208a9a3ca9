//! Bank. (RULES 8.12)

use testkit::prelude::*;

fn bank(edition: Edition) -> Scenario {
    scenario(2)
        .edition(edition)
        .new_buildings()
        .town(0, &[IndigoPlant, Bank])
        .holds(0, &[Well, Quarry, Hero])
}

#[test] // RULES 8.12
fn a_bank_tucks_any_number_of_cards() {
    both_editions(|edition| {
        let mut p = bank(edition).new_round(0);
        assert_eq!(p.why(), Why::Building(Bank));
        assert_eq!(p.cards_asked(0), (0, 3));
        p.cards(&[Well, Quarry, Hero]);
        assert_eq!(p.tucked(0, 1).len(), 3);
        assert_eq!(p.total(0), 1 + 2 + 3);
        assert!(p.game().table().bank_used().has(seat(0)));
    });
}

#[test] // RULES 8.12
fn a_bank_is_used_once_in_the_game() {
    both_editions(|edition| {
        let p = bank(edition).bank_used(0).new_round(0);
        assert_eq!(p.step(), Step::Turn);
    });
}

#[test] // RULES 4.4
fn with_chapel_and_bank_the_chapel_comes_first() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[Bank, Chapel])
            .holds(0, &[Well, Quarry, Hero])
            .new_round(0);
        assert_eq!(p.why(), Why::Building(Chapel));
        p.cards(&[Hero]);
        assert_eq!(p.why(), Why::Building(Bank));
        assert_eq!(p.cards_asked(0), (0, 2));
        p.cards(&[Quarry]);
        assert_eq!((p.tucked(0, 0), p.tucked(0, 1)), (vec![Quarry], vec![Hero]));
        assert_eq!(p.step(), Step::Turn);
    });
}

#[test] // RULES 4.4: the bank is asked even if the chapel was not used
fn declining_the_chapel_leaves_the_bank() {
    let mut p = scenario(2).new_buildings().town(0, &[Chapel, Bank]).holds(0, &[Well]).new_round(0);
    p.cards(&[]);
    assert_eq!(p.why(), Why::Building(Bank));
    p.cards(&[]);
    assert_eq!(p.step(), Step::Turn);
}

#[test] // R17
fn a_bank_with_no_card_left_after_the_chapel_is_not_asked() {
    let mut p = scenario(2).new_buildings().town(0, &[Chapel, Bank]).holds(0, &[Well]).new_round(0);
    p.cards(&[Well]);
    assert_eq!(p.step(), Step::Turn);
    assert!(!p.game().table().bank_used().has(seat(0)));
}

#[test] // RULES 4.2, 8.12
fn cards_in_the_bank_do_not_count_for_the_hand_limit() {
    let mut p = bank(First).holds(0, &[SugarMill; 6]).new_round(0);
    p.cards(&[SugarMill, SugarMill]);
    assert_eq!(p.hand_len(0), 7);
    assert_eq!(p.step(), Step::Turn);
}

#[test] // RULES 8.12, R12
fn a_bank_costs_four_in_the_first_edition_and_three_in_the_second() {
    for (edition, cost) in [(First, 4), (Second, 3)] {
        let p = scenario(2)
            .edition(edition)
            .new_buildings()
            .holds(0, &[Bank, Well, Well, Hero, Hero])
            .builder(1);
        assert_eq!(p.price(Bank).total, cost);
    }
}
