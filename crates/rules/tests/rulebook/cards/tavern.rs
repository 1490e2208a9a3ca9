//! Tavern. (RULES 8.8) It exists in the 2014 set only.

use testkit::prelude::*;

fn table(players: usize) -> Scenario {
    scenario(players).edition(Second).new_buildings()
}

#[test] // RULES 8.8
fn the_tavern_gives_a_card_to_who_has_the_fewest_buildings() {
    let p = table(2)
        .town(0, &[IndigoPlant, Tavern])
        .town(1, &[IndigoPlant, SugarMill, Well])
        .deck(&[Hero])
        .builder(0);
    assert_eq!(p.hand(0), [Hero]);
    p.used_up();
}

#[test] // RULES 8.8, the sum
fn sharing_the_fewest_is_enough_and_both_owners_draw() {
    let p = table(3)
        .town(0, &[IndigoPlant, Tavern])
        .town(1, &[IndigoPlant, Tavern])
        .town(2, &[IndigoPlant, SugarMill, Well])
        .builder(1);
    assert_eq!((p.hand_len(0), p.hand_len(1)), (1, 1));
}

#[test] // RULES 8.8
fn when_all_are_level_nobody_draws() {
    let p = table(3)
        .town(0, &[IndigoPlant, Tavern])
        .town(1, &[IndigoPlant, SugarMill])
        .town(2, &[IndigoPlant, SugarMill])
        .builder(1);
    assert_eq!(p.hand_len(0), 0);
}

#[test] // RULES 8.8
fn with_fewer_buildings_elsewhere_the_tavern_gives_nothing() {
    let p = table(3)
        .town(0, &[IndigoPlant, Tavern])
        .town(1, &[IndigoPlant])
        .town(2, &[IndigoPlant, SugarMill, Well])
        .builder(1);
    assert_eq!(p.hand_len(0), 0);
}

#[test] // RULES 8.8
fn the_towns_are_compared_at_the_end_of_the_phase() {
    let mut p = table(2)
        .town(0, &[IndigoPlant, Tavern])
        .town(1, &[IndigoPlant, SugarMill])
        .holds(1, &[Smithy])
        .builder(1);
    assert_eq!(p.hand_len(0), 0);
    p.build(Smithy);
    assert_eq!(p.drew_for(0, Tavern), 1);
    let mut p = table(2)
        .town(0, &[IndigoPlant, Tavern])
        .town(1, &[IndigoPlant, SugarMill, Well])
        .holds(0, &[Smithy])
        .builder(0);
    p.build(Smithy);
    assert_eq!(p.hand_len(0), 0, "he has caught up");
}

#[test] // RULES 8.8
fn the_tavern_gives_nothing_in_the_phase_in_which_it_was_built() {
    let mut p =
        table(2).town(1, &[IndigoPlant, SugarMill, Well]).holds(0, &[Tavern, Hero]).builder(0);
    p.build(Tavern);
    assert_eq!(p.hand_len(0), 0);
}

#[test] // RULES 8.8, 10.1: covered buildings are not counted
fn stacks_count_as_one_building() {
    let p = table(2)
        .town(0, &[IndigoPlant, Tavern])
        .town(1, &[IndigoPlant, Well])
        .covers(1, 1, &[SugarMill])
        .builder(1);
    assert_eq!(p.hand_len(0), 0);
}
