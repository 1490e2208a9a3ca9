//! Smithy. (RULES 7.1)

use testkit::prelude::*;

#[test] // RULES 7.1
fn smithy_makes_a_production_building_one_card_cheaper() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .town(0, &[IndigoPlant, Smithy])
            .holds(0, &[CoffeeRoaster, SugarMill, SugarMill, SugarMill, Well])
            .builder(1);
        p.build(CoffeeRoaster);
        assert_eq!(p.owes(), 3);
    });
}

#[test] // RULES 7.1
fn smithy_does_nothing_for_city_buildings() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .town(0, &[IndigoPlant, Smithy])
            .holds(0, &[Quarry, SugarMill, SugarMill, SugarMill, SugarMill, Well])
            .builder(1);
        p.build(Quarry);
        assert_eq!(p.owes(), 4);
    });
}

#[test] // RULES 5.1 c, 7.1
fn smithy_and_privilege_add_up_and_never_go_below_nothing() {
    let mut p = scenario(2).town(0, &[Smithy]).holds(0, &[IndigoPlant, SugarMill]).builder(0);
    assert_eq!(p.price(SugarMill).total, 0);
    p.build(IndigoPlant);
    assert_eq!(p.cost(), 0);
    assert_eq!(p.hand(0), [SugarMill], "no card comes back");
}

#[test] // RULES 7.1, 10.5
fn smithy_has_no_function_while_it_is_covered() {
    let p = scenario(2)
        .town(0, &[IndigoPlant, Statue])
        .covers(0, 1, &[Smithy])
        .holds(0, &[SugarMill, Well, Well])
        .builder(1);
    assert_eq!(p.price(SugarMill).total, 2);
}
