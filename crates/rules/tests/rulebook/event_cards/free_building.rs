//! Free building. (RULES 9.3)

use testkit::prelude::*;

#[test] // RULES 9.3
fn every_player_may_build_a_card_of_cost_four_or_less_for_nothing() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .holds(0, &[Quarry, Library])
            .holds(1, &[Tower, Well])
            .event(1, EventCard::FreeBuilding);
        assert_eq!(p.pending(), [1]);
        p.build(Tower);
        assert_eq!(p.pending(), [0]);
        let dear = p.refused(Answer::Build { card: Library, over: None });
        assert_eq!(dear, Illegal::CostsTooMuch { cost: 5, at_most: 4 });
        p.build(Quarry);
        assert_eq!(p.town_of(0), [IndigoPlant, Quarry]);
        assert_eq!(p.hand(0), [Library]);
        assert_eq!(p.hand(1), [Well]);
    });
}

#[test] // RULES 9.3
fn nobody_has_to_build() {
    let mut p = scenario(2).holds(0, &[Quarry]).event(0, EventCard::FreeBuilding);
    p.pass();
    assert_eq!(p.hand(0), [Quarry]);
    assert_eq!(p.pending(), [1], "the turn is over");
    assert_eq!(p.step(), Step::Turn);
}

#[test] // RULES 9.3
fn one_of_each_city_kind_still_holds() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, Quarry])
        .holds(0, &[Quarry, IndigoPlant])
        .event(0, EventCard::FreeBuilding);
    let refused = p.refused(Answer::Build { card: Quarry, over: None });
    assert_eq!(refused, Illegal::AlreadyStands { card: Quarry });
    p.build(IndigoPlant);
    assert_eq!(p.town_of(0), [IndigoPlant, Quarry, IndigoPlant]);
}

#[test] // RULES 9.3
fn no_crane_is_used() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, Crane])
        .holds(0, &[Quarry])
        .event(0, EventCard::FreeBuilding);
    let refused = p.refused(Answer::Build { card: Quarry, over: Some(place(0)) });
    assert_eq!(refused, Illegal::NothingBuildsOver);
}

#[test] // RULES 9.3
fn no_card_is_given_for_carpenter_poor_house_or_caritas() {
    let mut p = scenario(2)
        .edition(First)
        .new_buildings()
        .town(0, &[Carpenter, PoorHouse, Caritas])
        .town(1, &[IndigoPlant, SugarMill, SugarMill, SugarMill, SugarMill, SugarMill])
        .holds(0, &[Quarry])
        .event(0, EventCard::FreeBuilding);
    p.build(Quarry);
    assert_eq!(p.hand_len(0), 0);
}

#[test] // RULES 9.3
fn no_card_is_given_for_a_tavern() {
    let mut p = scenario(2)
        .edition(Second)
        .new_buildings()
        .town(0, &[Tavern])
        .town(1, &[IndigoPlant, SugarMill, SugarMill, SugarMill])
        .holds(0, &[Quarry])
        .event(0, EventCard::FreeBuilding);
    p.build(Quarry);
    assert_eq!(p.hand_len(0), 0);
}

#[test] // RULES 9.3: a hand card
fn the_cathedral_is_no_hand_card() {
    let mut p = scenario(2).new_buildings().holds(0, &[Quarry]).event(0, EventCard::FreeBuilding);
    let refused = p.refused(Answer::Build { card: Cathedral, over: None });
    assert_eq!(refused, Illegal::NotInHand { card: Cathedral });
}

#[test] // RULES 9.3, R12: the cost of the edition; no building changes an event
fn the_printed_cost_counts_without_any_discount() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, Quarry, Library, Smithy])
        .holds(0, &[Hero, SilverSmelter, VictoryColumn])
        .event(0, EventCard::FreeBuilding);
    for card in [Hero, SilverSmelter] {
        let refused = p.refused(Answer::Build { card, over: None });
        assert_eq!(refused, Illegal::CostsTooMuch { cost: 5, at_most: 4 });
    }
    p.build(VictoryColumn);
}

#[test] // RULES 5.1 f
fn a_free_building_works_from_the_next_phase_on() {
    let mut p = scenario(2)
        .holds(0, &[Tower])
        .holds(1, &[Smithy, TobaccoStorage, Well, Well])
        .event(0, EventCard::FreeBuilding);
    p.build(Tower).build(Smithy).role(Builder);
    assert_eq!(p.price(TobaccoStorage).total, 1, "3 - privilege - smithy");
}

#[test] // RULES 10.2
fn twelve_buildings_end_the_game_when_all_have_had_their_turn() {
    both_editions(|edition| {
        let mut p = scenario(3)
            .edition(edition)
            .town(0, &ELEVEN)
            .holds(0, &[Statue])
            .holds(1, &[Hero])
            .holds(2, &[Chapel])
            .event(0, EventCard::FreeBuilding);
        p.build(Statue);
        assert!(!p.is_over());
        assert_eq!(p.pending(), [2], "a hero costs five, so seat 1 is not asked");
        p.build(Chapel);
        assert!(p.is_over());
        assert_eq!(p.discarded(FreeBuilding), 1, "the event has been carried out");
    });
}
