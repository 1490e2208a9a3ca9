//! Guard room. (RULES 8.5)

use testkit::prelude::*;

const SEVEN: [Card; 7] = [SugarMill, SugarMill, SugarMill, Well, Well, Quarry, Hero];

#[test] // RULES 8.5, 4.5
fn a_guard_room_lowers_the_limit_of_the_others_to_six() {
    both_editions(|edition| {
        let mut p = scenario(3)
            .edition(edition)
            .new_buildings()
            .town(0, &[IndigoPlant, GuardRoom])
            .holds(0, &SEVEN)
            .holds(1, &[SugarMill, SugarMill, SugarMill, Well, Hero, Statue, Statue])
            .new_round(0);
        assert_eq!(p.pending(), [1], "the owner may hold seven");
        assert_eq!(p.cards_asked(1), (1, 1));
        p.cards(&[Well]);
        assert_eq!(p.hand_len(1), 6);
    });
}

#[test] // RULES 4.5
fn a_guard_room_of_ones_own_protects_from_another() {
    both_editions(|edition| {
        let p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[IndigoPlant, GuardRoom])
            .town(1, &[IndigoPlant, GuardRoom])
            .holds(0, &SEVEN)
            .new_round(0);
        assert_eq!(p.step(), Step::Turn);
    });
}

#[test] // RULES 4.5
fn the_owner_of_a_guard_room_has_a_limit_of_seven() {
    let p = scenario(2)
        .new_buildings()
        .town(0, &[IndigoPlant, GuardRoom])
        .holds(0, &SEVEN)
        .holds(0, &[Statue])
        .new_round(0);
    assert_eq!(p.cards_asked(0), (1, 1));
}

#[test] // RULES 8.5, 7.3
fn a_covered_guard_room_guards_nothing() {
    let p = scenario(2)
        .new_buildings()
        .town(0, &[IndigoPlant, Statue])
        .covers(0, 1, &[GuardRoom])
        .holds(1, &SEVEN)
        .new_round(0);
    assert_eq!(p.step(), Step::Turn);
}
