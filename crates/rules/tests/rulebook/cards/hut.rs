//! Hut. (RULES 8.7) It exists in the 2014 set only.

use testkit::prelude::*;

fn hut() -> Scenario {
    scenario(3).edition(Second).new_buildings().town(0, &[IndigoPlant, Hut])
}

#[test] // RULES 8.7
fn the_hut_gives_a_card_when_nobody_had_a_good_to_sell() {
    let p = hut().deck(&[Hero]).trader(1);
    assert_eq!(p.hand(0), [Hero]);
    assert_eq!(p.tiles(), "BCDEA", "and the tile goes under the stack");
    p.used_up();
}

#[test] // RULES 8.7
fn the_hut_gives_a_card_when_nobody_wanted_to_sell() {
    let mut p = hut().goods(0, &[0]).goods(1, &[0]).trader(1);
    p.goods(&[]).goods(&[]);
    assert_eq!(p.drew_for(0, Hut), 1);
}

#[test] // RULES 8.7
fn the_hut_gives_nothing_when_anybody_sold_a_good() {
    for seller in [0, 2] {
        let mut p = hut().goods(seller, &[0]).trader(1);
        p.seat(seller).goods(&[0]);
        assert_eq!(p.drew_for(0, Hut), 0);
    }
}

#[test] // RULES 8.7
fn the_hut_is_looked_at_when_the_last_player_has_answered() {
    let mut p = hut().goods(1, &[0]).goods(2, &[0]).trader(1);
    p.seat(1).goods(&[]);
    assert_eq!(p.hand_len(0), 0);
    p.seat(2).goods(&[]);
    assert_eq!(p.hand_len(0), 1);
}

#[test] // RULES 1.3, 14
fn the_treasure_chest_has_no_hut_and_no_tavern() {
    let rules = scenario(2).edition(First).new_buildings().start().game().rules();
    assert_eq!((rules.copies(Hut), rules.copies(Tavern), rules.copies(Caritas)), (0, 0, 3));
    let rules = scenario(2).edition(Second).new_buildings().start().game().rules();
    assert_eq!((rules.copies(Hut), rules.copies(Tavern), rules.copies(Caritas)), (3, 3, 0));
}
