//! Quarry. (RULES 7.2)

use testkit::prelude::*;

#[test] // RULES 7.2
fn quarry_makes_every_kind_of_city_building_one_card_cheaper() {
    both_editions(|edition| {
        let p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[IndigoPlant, Quarry])
            .holds(0, &[Tower, Statue, Palace, SugarMill, SugarMill, SugarMill, SugarMill])
            .builder(1);
        assert_eq!(p.price(Tower).total, 2, "a city building");
        assert_eq!(p.price(Statue).total, 2, "a monument");
        assert_eq!(p.price(Palace).total, 5, "a building of cost six");
        assert_eq!(p.price(Cathedral).total, 6, "the cathedral");
    });
}

#[test] // RULES 7.2
fn quarry_does_nothing_for_production_buildings() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .town(0, &[IndigoPlant, Quarry])
            .holds(0, &[TobaccoStorage, SugarMill, SugarMill, SugarMill, Well])
            .builder(1);
        p.build(TobaccoStorage);
        assert_eq!(p.owes(), 3);
    });
}

#[test] // RULES 5.1, the sum
fn quarry_with_library_makes_a_market_hall_cost_one() {
    let mut p = scenario(3)
        .town(0, &[IndigoPlant, Quarry, Library])
        .holds(0, &[MarketHall, SugarMill, Well])
        .builder(0);
    p.build(MarketHall);
    assert_eq!(p.owes(), 1);
}
