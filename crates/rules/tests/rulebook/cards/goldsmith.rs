//! Goldsmith. (RULES 8.14)

use crate::events_but;
use testkit::prelude::*;

/// Seat 1 chooses the prospector and draws a smithy; seat 0 has a goldsmith.
fn goldsmith(edition: Edition, cards: &[Card]) -> Play {
    scenario(2)
        .edition(edition)
        .new_buildings()
        .town(0, &[IndigoPlant, Goldsmith])
        .town(1, &[IndigoPlant, Tower])
        .deck(&[Smithy])
        .deck(cards)
        .prospector(1)
}

#[test] // RULES 8.14
fn a_building_that_nobody_has_is_kept() {
    both_editions(|edition| {
        let mut p = goldsmith(edition, &[Hero]);
        assert_eq!(p.why(), Why::Building(Goldsmith));
        p.confirm(true);
        assert_eq!(p.hand(0), [Hero]);
        assert_eq!(p.step(), Step::Turn, "without a further question");
        p.used_up();
    });
}

#[test] // RULES 8.14
fn a_building_that_anybody_has_is_discarded() {
    both_editions(|edition| {
        for card in [Tower, Goldsmith, IndigoPlant] {
            let mut p = goldsmith(edition, &[card]);
            p.confirm(true);
            assert_eq!(p.hand_len(0), 0);
            assert_eq!(p.discarded(card), 1);
        }
    });
}

#[test] // RULES 8.14: visible
fn a_covered_building_does_not_spoil_the_find() {
    let mut p = scenario(2)
        .new_buildings()
        .town(0, &[IndigoPlant, Goldsmith])
        .town(1, &[IndigoPlant, Statue])
        .covers(1, 1, &[Tower])
        .deck(&[Smithy, Tower])
        .prospector(1);
    p.confirm(true);
    assert_eq!(p.hand(0), [Tower]);
}

#[test] // RULES 8.14
fn the_owner_may_decline() {
    both_editions(|edition| {
        let mut p = goldsmith(edition, &[Hero]);
        p.confirm(false);
        assert_eq!((p.hand_len(0), p.discard_len()), (0, 0));
    });
}

#[test] // RULES 5.5 c
fn a_goldsmith_is_not_asked_when_no_card_is_left() {
    both_editions(|edition| {
        for (discard, asked) in [(&[][..], false), (&[Hero], true)] {
            let p = scenario(2)
                .edition(edition)
                .new_buildings()
                .town(0, &[IndigoPlant, Goldsmith, Chapel])
                .rest_tucked(0, 2)
                .deck(&[Smithy])
                .discard(discard)
                .prospector(1);
            assert_eq!(p.step() == Step::Prospect, asked);
        }
    });
}

#[test] // RULES 9.0 b, 4.12
fn an_event_turned_up_is_replaced_if_a_card_is_left() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .new_buildings()
            .events()
            .town(0, &[IndigoPlant, Goldsmith])
            .deck(&[Smithy, DebtRelief, Hero])
            .prospector(1);
        p.confirm(true);
        assert_eq!(p.hand(0), [Hero]);
        assert_eq!(p.open_events(), [EventCard::DebtRelief]);
        let mut p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[IndigoPlant, Goldsmith, Chapel])
            .rest_tucked(0, 2)
            .open(&events_but(&[EventCard::DebtRelief]))
            .deck(&[Smithy, DebtRelief])
            .prospector(1);
        p.confirm(true);
        assert_eq!(p.hand_len(0), 0);
        assert_eq!(p.open_events().len(), 6);
    });
}

#[test] // RULES 5.5 c
fn goldsmiths_are_asked_clockwise_from_the_chooser() {
    let mut p = scenario(3)
        .new_buildings()
        .town(0, &[IndigoPlant, Goldsmith])
        .town(2, &[IndigoPlant, Goldsmith])
        .prospector(1);
    assert_eq!(p.pending(), [2]);
    p.confirm(false);
    assert_eq!(p.pending(), [0]);
}
