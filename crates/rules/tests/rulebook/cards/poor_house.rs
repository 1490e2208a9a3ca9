//! Poor house. (RULES 7.6)

use testkit::prelude::*;

#[test] // RULES 7.6
fn the_poor_house_gives_a_card_to_a_builder_with_no_card_or_one() {
    both_editions(|edition| {
        for (left, drawn) in [(0, 1), (1, 1), (2, 0), (3, 0)] {
            let mut p = scenario(2)
                .edition(edition)
                .town(0, &[IndigoPlant, PoorHouse])
                .holds(0, &[Smithy])
                .holds(0, &[SugarMill; 3][..left])
                .builder(0);
            p.build(Smithy);
            assert_eq!(p.drew_for(0, PoorHouse), drawn, "{left} cards left");
        }
    });
}

#[test] // RULES 7.6
fn the_poor_house_counts_the_card_of_the_carpenter() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, PoorHouse, Carpenter])
        .holds(0, &[Smithy, Well])
        .builder(0);
    p.build(Smithy);
    assert_eq!(p.drew_for(0, Carpenter), 1);
    assert_eq!(p.drew_for(0, PoorHouse), 0, "with the carpenter's card the hand is two");
}

#[test] // RULES 7.6
fn the_poor_house_helps_after_a_production_building_too() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, PoorHouse])
        .holds(0, &[SugarMill, Well])
        .deck(&[Hero])
        .builder(0);
    p.build(SugarMill);
    assert_eq!(p.hand(0), [Hero]);
}

#[test] // RULES 7.6
fn who_does_not_build_gets_nothing_from_the_poor_house() {
    let mut p = scenario(2).town(0, &[IndigoPlant, PoorHouse]).holds(0, &[Smithy]).builder(0);
    p.pass();
    assert_eq!(p.drew(0), []);
    assert_eq!(p.hand(0), [Smithy]);
}

#[test] // RULES 5.1 f
fn the_poor_house_gives_nothing_for_its_own_arrival() {
    let mut p = scenario(2).holds(0, &[PoorHouse, Well]).builder(0);
    p.build(PoorHouse);
    assert_eq!(p.hand_len(0), 0);
}
