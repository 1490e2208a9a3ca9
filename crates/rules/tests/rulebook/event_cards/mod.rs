//! The six events, one file each, and what they have in common.

mod debt_relief;
mod earthquake;
mod free_building;
mod general_amnesty;
mod governor_visit;
mod taxes;

use crate::events_but;
use testkit::prelude::*;

#[test] // RULES 9.0 b: drawn into a hand
fn an_event_drawn_into_a_hand_is_laid_open_and_replaced() {
    both_editions(|edition| {
        let p = scenario(2).edition(edition).events().deck(&[Taxes, Hero]).prospector(0);
        assert_eq!(p.hand(0), [Hero]);
        assert_eq!(p.open_events(), [EventCard::Taxes]);
        p.used_up();
    });
}

#[test] // RULES 9.0 b
fn several_events_in_a_row_are_all_replaced() {
    let p = scenario(2).events().deck(&[Taxes, Earthquake, DebtRelief, Hero]).prospector(0);
    assert_eq!(p.hand(0), [Hero]);
    assert_eq!(p.open_events().len(), 3);
}

#[test] // RULES 9.0 b: looked at in the councillor phase
fn an_event_among_the_cards_of_the_councillor_is_laid_open_and_replaced() {
    both_editions(|edition| {
        let p = scenario(2)
            .edition(edition)
            .events()
            .deck(&[Hero, Taxes, Statue, Tower, Well, Quarry, Crane, FreeBuilding, Smithy])
            .councillor(0);
        assert_eq!(p.shown(0), [Hero, Statue, Tower, Well, Quarry]);
        assert_eq!(p.shown(1), [Crane, Smithy]);
        assert_eq!(p.open_events(), [EventCard::FreeBuilding, EventCard::Taxes]);
        p.used_up();
    });
}

#[test] // RULES 9.0 b, 4.12
fn an_event_that_cannot_be_replaced_leaves_the_draw_short() {
    let p = scenario(2)
        .town(0, &[IndigoPlant, Chapel])
        .rest_tucked(0, 1)
        .open(&events_but(&[EventCard::Taxes]))
        .deck(&[Taxes])
        .prospector(0);
    assert_eq!(p.hand_len(0), 0);
    assert_eq!(p.open_events().len(), 6);
}

#[test] // RULES 9.0 d, 4.6
fn an_event_is_taken_in_place_of_a_role_and_then_discarded() {
    both_editions(|edition| {
        let p = scenario(2).edition(edition).event(0, EventCard::DebtRelief);
        assert_eq!(p.open_events(), []);
        assert_eq!(p.discarded(DebtRelief), 1);
        assert_eq!(p.pending(), [1], "it uses up the turn");
        assert!(Role::ALL.into_iter().all(|role| p.taker(role).is_none()), "no role is gone");
    });
}

#[test] // RULES 9.0 e
fn an_event_stays_open_until_it_is_taken() {
    let mut p = scenario(2).open(&[EventCard::DebtRelief]).turn_of(0);
    p.role(Producer).goods(&[]).goods(&[]).role(Trader).role(Prospector);
    assert_eq!(p.round(), 6);
    assert_eq!(p.open_events(), [EventCard::DebtRelief]);
    p.event(EventCard::DebtRelief);
    assert_eq!(p.hand_len(1), 3);
}

#[test] // RULES 9.0 d: from the discard pile it can come back
fn a_discarded_event_is_shuffled_into_the_new_deck() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, Chapel])
        .rest_tucked(0, 1)
        .open(&events_but(&[EventCard::Taxes]))
        .discard(&[Taxes])
        .turn_of(0);
    assert!(!p.open_events().contains(&EventCard::Taxes));
    p.role(Prospector);
    assert!(p.open_events().contains(&EventCard::Taxes), "the only card of the new deck");
    assert_eq!(p.hand_len(0), 0);
}

#[test] // RULES 1.4
fn without_events_none_is_in_the_game() {
    let mut p = scenario(2).start();
    assert!(
        Card::ALL.into_iter().filter(|card| card.is_event()).all(|card| p
            .game()
            .rules()
            .copies(card)
            == 0)
    );
    let refused = p.refused(Answer::Event(EventCard::Taxes));
    assert_eq!(refused, Illegal::EventNotOpen { event: EventCard::Taxes });
}

#[test] // RULES 9.0 c, 7.4
fn an_event_that_lies_unseen_as_a_good_pays_on_the_black_market() {
    let mut p = scenario(2)
        .events()
        .town(0, &[IndigoPlant, BlackMarket])
        .good_on(0, 0, DebtRelief)
        .holds(0, &[Well])
        .builder(0);
    p.build(Well);
    assert_eq!(p.discarded(DebtRelief), 1);
    assert_eq!(p.open_events(), []);
}

#[test] // RULES 9.0 f
fn no_building_changes_an_event() {
    let p = scenario(3)
        .town(0, &[IndigoPlant, Library, Prefecture, Archive, Carpenter, PoorHouse])
        .event(0, EventCard::DebtRelief);
    assert_eq!([0, 1, 2].map(|seat| p.hand_len(seat)), [3, 3, 3]);
}

#[test] // RULES 9.0 b, 7.12
fn an_event_dealt_to_the_owner_of_an_archive_is_replaced_too() {
    let p = scenario(2)
        .events()
        .town(0, &[IndigoPlant, Archive])
        .deck(&[Hero, Taxes, Statue, Tower, Well, Quarry])
        .councillor(0);
    assert_eq!(p.hand(0), [Well, Tower, Quarry, Statue, Hero]);
    assert_eq!(p.open_events(), [EventCard::Taxes]);
}

#[test] // RULES 4.11, 9.0 b
fn a_draw_goes_on_through_events_and_a_new_deck() {
    let p = scenario(2)
        .town(0, &[IndigoPlant, Chapel])
        .rest_tucked(0, 1)
        .open(&events_but(&[EventCard::Taxes, EventCard::Earthquake]))
        .deck(&[Taxes])
        .discard(&[Earthquake, Hero])
        .prospector(0);
    assert_eq!(p.hand(0), [Hero], "whether the earthquake lay above it or not");
}
