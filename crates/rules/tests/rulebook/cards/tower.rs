//! Tower. (RULES 7.17)

use testkit::prelude::*;

const TWELVE: [Card; 12] = [
    SugarMill, SugarMill, SugarMill, SugarMill, SugarMill, Well, Well, Well, Quarry, Quarry, Hero,
    Hero,
];

#[test] // RULES 7.17, 4.5
fn the_owner_of_a_tower_may_hold_twelve_cards() {
    both_editions(|edition| {
        let table = || scenario(2).edition(edition).town(0, &[IndigoPlant, Tower]);
        let p = table().holds(0, &TWELVE).new_round(0);
        assert_eq!(p.step(), Step::Turn);
        let mut p = table().holds(0, &TWELVE).holds(0, &[Statue]).new_round(0);
        assert_eq!(p.cards_asked(0), (1, 1));
        p.cards(&[Well]);
        assert_eq!(p.hand_len(0), 12);
    });
}

#[test] // RULES 4.5
fn a_tower_defies_the_guard_room_of_another() {
    both_editions(|edition| {
        let p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[IndigoPlant, Tower])
            .town(1, &[IndigoPlant, GuardRoom])
            .holds(0, &TWELVE)
            .new_round(0);
        assert_eq!(p.step(), Step::Turn);
    });
}

#[test] // RULES 4.5
fn a_tower_with_a_guard_room_of_its_owner_still_means_twelve() {
    let p = scenario(2)
        .new_buildings()
        .town(0, &[IndigoPlant, Tower, GuardRoom])
        .holds(0, &TWELVE)
        .new_round(0);
    assert_eq!(p.step(), Step::Turn);
}
