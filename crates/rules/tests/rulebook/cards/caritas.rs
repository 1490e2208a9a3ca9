//! Caritas. (RULES 8.9) It exists in the Treasure Chest only.

use testkit::prelude::*;

fn table(players: usize) -> Scenario {
    scenario(players).edition(First).new_buildings()
}

#[test] // RULES 8.9
fn caritas_gives_a_card_to_who_has_the_fewest_buildings() {
    let p = table(2)
        .town(0, &[IndigoPlant, Caritas])
        .town(1, &[IndigoPlant, SugarMill, Well])
        .deck(&[Hero])
        .builder(0);
    assert_eq!(p.hand(0), [Hero]);
    p.used_up();
}

#[test] // RULES 8.9, 5.1 f
fn caritas_works_in_the_phase_in_which_it_was_built() {
    let mut p =
        table(2).town(1, &[IndigoPlant, SugarMill, Well]).holds(0, &[Caritas, Hero]).builder(0);
    p.build(Caritas);
    assert_eq!(p.drew_for(0, Caritas), 1, "where a tavern would give nothing");
}

#[test] // RULES 8.9
fn caritas_gives_nothing_when_all_are_level() {
    let mut p = table(2).town(1, &[IndigoPlant, SugarMill]).holds(0, &[Caritas, Hero]).builder(0);
    p.build(Caritas);
    assert_eq!(p.hand_len(0), 0);
}

#[test] // RULES 8.9, R2
fn a_caritas_covered_in_this_phase_gives_nothing() {
    let mut p = table(2)
        .town(0, &[IndigoPlant, Crane, Caritas])
        .town(1, &[IndigoPlant, SugarMill, Well, Tower])
        .holds(0, &[Well])
        .builder(0);
    p.build_over(Well, 2);
    assert_eq!(p.hand_len(0), 0);
}
