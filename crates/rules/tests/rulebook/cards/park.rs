//! Park. (RULES 8.10)

use testkit::prelude::*;

fn park(edition: Edition) -> Scenario {
    scenario(2)
        .edition(edition)
        .new_buildings()
        .town(0, &[IndigoPlant, Crane, Park])
        .holds(0, &[Library, Palace, Well, Well])
}

#[test] // RULES 8.10, 13.7
fn a_covered_park_takes_six_off_the_price() {
    both_editions(|edition| {
        let p = park(edition).builder(1);
        assert_eq!(p.price_over(Library, 2).total, 0);
        assert_eq!(p.price_over(Palace, 2).total, 0);
        assert_eq!(p.price_over(Cathedral, 2).total, 1);
        assert_eq!(p.price_over(Palace, 0).total, 5, "an indigo plant takes one off");
    });
}

#[test] // RULES 8.10
fn a_park_costs_three() {
    both_editions(|edition| {
        let p = scenario(2)
            .edition(edition)
            .new_buildings()
            .holds(0, &[Park, Well, Well, Hero])
            .builder(1);
        assert_eq!(p.price(Park).total, 3);
        assert_eq!(p.game().rules().points(Park), 2);
    });
}

#[test] // RULES 8.10: it is a cost-3 building in every other way
fn a_park_counts_as_cost_three_for_the_residence() {
    let p = scenario(2).new_buildings().town(0, &[Park, Tower, Chapel, Residence]).start();
    assert_eq!(p.scores(0, Residence), Some(4));
}
