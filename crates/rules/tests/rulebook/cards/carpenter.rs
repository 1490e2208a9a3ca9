//! Carpenter. (RULES 7.5)

use testkit::prelude::*;

#[test] // RULES 7.5
fn the_carpenter_gives_a_card_after_a_city_building() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .town(0, &[IndigoPlant, Carpenter])
            .holds(0, &[Tower, SugarMill, SugarMill])
            .deck(&[Hero])
            .builder(0);
        p.build(Tower);
        assert_eq!(p.drew(0), [(Hero, Why::Building(Carpenter))]);
        p.used_up();
    });
}

#[test] // RULES 7.5
fn monuments_sixes_and_the_cathedral_are_city_buildings_to_the_carpenter() {
    both_editions(|edition| {
        for card in [Statue, Palace, Cathedral] {
            let mut p = scenario(2)
                .edition(edition)
                .new_buildings()
                .town(0, &[IndigoPlant, Carpenter])
                .holds(0, &[Statue, Palace])
                .holds(0, &[SugarMill; 6])
                .builder(0);
            let cost = p.build(card).owes() as usize;
            p.pay(&[SugarMill; 6][..cost], &[]);
            assert_eq!(p.drew_for(0, Carpenter), 1, "{card}");
        }
    });
}

#[test] // RULES 7.5
fn the_carpenter_gives_nothing_for_a_production_building() {
    let mut p =
        scenario(2).town(0, &[IndigoPlant, Carpenter]).holds(0, &[SugarMill, Well]).builder(0);
    p.build(SugarMill);
    assert_eq!(p.drew(0), []);
}

#[test] // RULES 7.5, 5.1 f
fn the_carpenter_gives_nothing_for_its_own_arrival() {
    let mut p = scenario(2).holds(0, &[Carpenter, Well, Well]).builder(0);
    p.build(Carpenter);
    assert_eq!(p.drew(0), []);
}

#[test] // RULES 7.5
fn the_card_of_the_carpenter_comes_after_paying() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, Carpenter])
        .holds(0, &[Tower, SugarMill, Well, Quarry])
        .deck(&[Hero])
        .builder(0);
    p.build(Tower);
    assert_eq!(p.hand(0), [SugarMill, Well, Quarry], "nothing is drawn before paying");
    p.pay(&[SugarMill, Well], &[]);
    assert_eq!(p.hand(0), [Quarry, Hero]);
}

#[test] // RULES 7.5, 9.0 b
fn an_event_drawn_by_the_carpenter_is_laid_open_and_replaced() {
    let mut p = scenario(2)
        .events()
        .town(0, &[IndigoPlant, Carpenter])
        .holds(0, &[Smithy])
        .deck(&[Taxes, Hero])
        .builder(0);
    p.build(Smithy);
    assert_eq!(p.hand(0), [Hero]);
    assert_eq!(p.open_events(), [EventCard::Taxes]);
    p.used_up();
}
