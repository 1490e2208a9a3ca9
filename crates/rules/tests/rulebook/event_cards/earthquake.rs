//! Earthquake. (RULES 9.2)

use testkit::prelude::*;

#[test] // RULES 9.2
fn every_player_gives_up_a_building_of_his_choice_the_chooser_first() {
    both_editions(|edition| {
        let mut p = scenario(3)
            .edition(edition)
            .town(0, &[IndigoPlant, Tower])
            .town(1, &[IndigoPlant, Well, Quarry])
            .town(2, &[IndigoPlant, Statue])
            .event(1, EventCard::Earthquake);
        assert_eq!(p.pending(), [1], "strictly in order");
        p.demolish(1);
        assert_eq!(p.pending(), [2]);
        p.demolish(0);
        assert_eq!(p.pending(), [0]);
        p.demolish(1);
        assert_eq!(p.town_of(1), [IndigoPlant, Quarry], "the later buildings move up");
        assert_eq!(p.town_of(2), [Statue]);
        assert_eq!(p.town_of(0), [IndigoPlant]);
        assert_eq!(p.discarded(Earthquake), 1);
    });
}

#[test] // RULES 9.2
fn the_whole_stack_its_good_and_the_cards_under_it_are_discarded() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[IndigoPlant, CoffeeRoaster])
            .covers(0, 1, &[Chapel, Harbor])
            .good_on(0, 1, Statue)
            .tucked_cards(0, 1, &[Hero, Tower])
            .stored_cards(0, 1, &[Palace])
            .town(1, &[])
            .event(0, EventCard::Earthquake);
        p.demolish(1);
        for card in [CoffeeRoaster, Chapel, Harbor, Statue, Hero, Tower, Palace] {
            assert_eq!(p.discarded(card), 1, "{card}");
        }
        assert_eq!(p.total(0), 1);
        assert_eq!(p.town_of(0), [IndigoPlant]);
    });
}

#[test] // RULES 9.2
fn a_cathedral_goes_back_beside_the_roles_covered_or_not() {
    both_editions(|edition| {
        for covered in [false, true] {
            let table = scenario(2).edition(edition).new_buildings().town(1, &[]);
            let table = if covered {
                table.town(0, &[IndigoPlant, Tower]).covers(0, 1, &[Chapel, Cathedral])
            } else {
                table.town(0, &[IndigoPlant, Cathedral])
            };
            let mut p = table.event(0, EventCard::Earthquake);
            assert!(!p.game().table().cathedral_open());
            p.demolish(1);
            assert!(p.game().table().cathedral_open());
            assert_eq!(p.discarded(Cathedral), 0);
            assert_eq!(p.discarded(Tower), u8::from(covered));
        }
    });
}

#[test] // RULES 9.2, R19
fn goods_and_tucked_cards_move_up_with_their_buildings() {
    let mut p = scenario(2)
        .town(0, &[Smithy, SugarMill, Chapel, IndigoPlant])
        .good_on(0, 1, Hero)
        .good_on(0, 3, Statue)
        .tucked_cards(0, 2, &[Tower, Well])
        .town(1, &[])
        .event(0, EventCard::Earthquake);
    p.demolish(0);
    assert_eq!(p.town_of(0), [SugarMill, Chapel, IndigoPlant]);
    assert_eq!((p.face(0, 0), p.face(0, 2)), (Some(Hero), Some(Statue)));
    assert_eq!(p.tucked(0, 1), [Well, Tower]);
}

#[test] // RULES 9.2: a visible building that is there
fn only_a_building_that_stands_can_be_given_up() {
    let mut p = scenario(2).town(0, &[IndigoPlant, Tower]).event(0, EventCard::Earthquake);
    let refused = p.refused(Answer::Demolish(place(2)));
    assert_eq!(refused, Illegal::NoSuchPlace { place: place(2) });
}

#[test] // RULES 9.2: its function goes with it
fn a_building_that_is_gone_works_no_more_and_may_be_built_again() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, Smithy])
        .town(1, &[])
        .holds(0, &[Smithy, TobaccoStorage, Well, Well])
        .event(0, EventCard::Earthquake);
    p.demolish(1).role(Builder);
    assert_eq!(p.price(TobaccoStorage).total, 3);
    p.build(Smithy);
    assert_eq!(p.town_of(0), [IndigoPlant, Smithy]);
}

#[test] // RULES 9.2, 9.0 c
fn an_event_that_was_a_good_is_discarded_unseen() {
    let p = scenario(2)
        .town(0, &[IndigoPlant])
        .good_on(0, 0, Taxes)
        .town(1, &[])
        .event(0, EventCard::Earthquake);
    assert_eq!(p.town_of(0), []);
    assert_eq!(p.discarded(Taxes), 1);
    assert_eq!(p.open_events(), []);
}

#[test] // R4, 9.2
fn a_used_bank_stays_used_after_an_earthquake() {
    let mut p = scenario(2)
        .new_buildings()
        .town(0, &[IndigoPlant, Bank])
        .tucked(0, 1, 3)
        .bank_used(0)
        .town(1, &[])
        .event(0, EventCard::Earthquake);
    p.demolish(1);
    assert!(p.game().table().bank_used().has(seat(0)));
    assert_eq!(p.line(0, Item::Tucked), None);
}
