//! Prefecture. (RULES 7.13)

use testkit::prelude::*;

#[test] // RULES 7.13
fn a_prefecture_keeps_two_cards() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .town(0, &[IndigoPlant, Prefecture])
            .deck(&[Hero, Statue, Tower, Well, Quarry])
            .councillor(0);
        assert_eq!(p.cards_asked(0), (2, 2));
        p.seat(0).cards(&[Hero, Tower]);
        assert_eq!(p.hand(0), [Tower, Hero]);
        assert_eq!(p.discarded(Statue) + p.discarded(Well) + p.discarded(Quarry), 3);
    });
}

#[test] // RULES 7.13
fn another_player_with_a_prefecture_keeps_both_cards() {
    let p = scenario(2)
        .town(1, &[IndigoPlant, Prefecture])
        .deck(&[Hero, Statue, Tower, Well, Quarry, Crane, Chapel])
        .councillor(0);
    assert_eq!(p.pending(), [0], "there is nothing to decide");
    assert_eq!(p.hand(1), [Crane, Chapel]);
    p.used_up();
}

#[test] // RULES 7.13, R12
fn a_prefecture_costs_three_in_the_first_edition_and_four_in_the_second() {
    for (edition, cost) in [(First, 3), (Second, 4)] {
        let p = scenario(2)
            .edition(edition)
            .holds(0, &[Prefecture, Well, Well, Well, SugarMill])
            .builder(1);
        assert_eq!(p.price(Prefecture).total, cost);
    }
}

#[test] // RULES 5.4 d
fn nobody_keeps_more_than_he_was_dealt() {
    let p = scenario(2)
        .town(0, &[IndigoPlant, Prefecture, Chapel])
        .rest_tucked(0, 2)
        .deck(&[Hero])
        .councillor(0);
    assert_eq!(p.hand(0), [Hero]);
    assert_eq!(p.hand_len(1), 0);
    assert_eq!(p.step(), Step::Turn);
}
