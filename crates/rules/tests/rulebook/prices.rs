//! A price is a sum of named parts. [RULES 5.1 c]

use testkit::prelude::*;

fn parts(price: rules::Price) -> Vec<(Reason, u8)> {
    price.off.into_iter().map(|Part { reason, cards }| (reason, cards)).collect()
}

#[test] // RULES 5.1 c
fn every_part_is_named_and_the_sum_never_goes_below_nothing() {
    both_editions(|edition| {
        let p = scenario(3)
            .edition(edition)
            .new_buildings()
            .town(0, &[IndigoPlant, Crane, Park, Library, Quarry, Smithy])
            .holds(0, &[Palace, SilverSmelter, Well])
            .builder(0);
        let over = p.price_over(Cathedral, 2);
        assert_eq!((over.printed, over.total), (7, 0));
        assert_eq!(over.over, Some(place(2)));
        assert_eq!(
            parts(over),
            [
                (Reason::Privilege, 1),
                (Reason::Building(Library), 1),
                (Reason::Building(Quarry), 1),
                (Reason::Over(Park), 6),
            ]
        );
        let new = p.price(SilverSmelter);
        assert_eq!((new.printed, new.total, new.over), (5, 2, None));
        assert_eq!(
            parts(new),
            [(Reason::Privilege, 1), (Reason::Building(Library), 1), (Reason::Building(Smithy), 1),]
        );
    });
}

#[test] // R2
fn a_covered_helper_is_no_part_of_the_price() {
    let p = scenario(3).town(0, &[Crane, Library, Quarry]).holds(0, &[Palace, Well]).builder(0);
    let over = p.price_over(Palace, 1);
    let off = [(Reason::Privilege, 1), (Reason::Building(Quarry), 1), (Reason::Over(Library), 5)];
    assert_eq!(parts(over), off);
}

#[test] // RULES 5.6
fn a_library_that_does_not_work_for_this_role_is_no_part_of_the_price() {
    let mut p = scenario(2).town(0, &[Library]).holds(0, &[Hero, Well, Well, Tower]).turn_of(0);
    p.role_without_library(Builder);
    assert_eq!(parts(p.price(Hero)), [(Reason::Privilege, 1)]);
}

#[test]
fn a_price_tells_why_it_cannot_be_paid() {
    let p = scenario(2).town(0, &[IndigoPlant, Crane]).holds(0, &[Palace, Smithy, Well]).builder(0);
    assert_eq!(p.price(Palace).refused, Some(Illegal::TooDear { price: 5, means: 2 }));
    let crane = Illegal::MayNotCover { card: Smithy, covered: Crane };
    assert_eq!(p.price_over(Smithy, 1).refused, Some(crane));
    assert_eq!(p.price(Smithy).refused, None);
}

#[test]
fn all_prices_of_a_hand_are_listed_site_by_site() {
    let p = scenario(2)
        .new_buildings()
        .town(0, &[IndigoPlant, Crane])
        .holds(0, &[Palace, Smithy, Smithy])
        .builder(0);
    let listed: Vec<_> =
        p.game().prices(seat(0)).iter().map(|price| (price.card, price.over)).collect();
    let sites = [None, Some(place(0)), Some(place(1))];
    let all = [Smithy, Palace, Cathedral].into_iter().flat_map(|c| sites.map(|site| (c, site)));
    assert_eq!(listed, all.collect::<Vec<_>>());
}

#[test]
fn outside_the_builder_phase_a_price_has_no_privilege() {
    let p = scenario(2).town(0, &[Quarry]).holds(0, &[Tower]).turn_of(0);
    let price = p.price(Tower);
    assert_eq!(parts(price), [(Reason::Building(Quarry), 1)]);
}
