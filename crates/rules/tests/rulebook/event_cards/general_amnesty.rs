//! General amnesty. (RULES 9.4)

use testkit::prelude::*;

#[test] // RULES 9.4
fn every_player_may_exchange_any_number_of_cards_in_order() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .holds(0, &[Well, Well, Quarry])
            .holds(1, &[Tower])
            .deck(&[Hero, Statue, Chapel])
            .event(0, EventCard::GeneralAmnesty);
        assert_eq!(p.cards_asked(0), (0, 3));
        p.cards(&[Well, Well]);
        assert_eq!(p.hand(0), [Quarry, Statue, Hero]);
        assert_eq!(p.pending(), [1]);
        p.cards(&[Tower]);
        assert_eq!(p.hand(1), [Chapel]);
        p.used_up();
    });
}

#[test] // RULES 9.4
fn none_may_be_exchanged() {
    let mut p = scenario(2).holds(0, &[Well]).event(0, EventCard::GeneralAmnesty);
    p.cards(&[]);
    assert_eq!(p.hand(0), [Well]);
    assert_eq!(p.step(), Step::Turn, "seat 1 has no cards and is not asked");
}

#[test] // RULES 9.4, 9.0 b
fn an_event_drawn_in_exchange_is_replaced_too() {
    let mut p =
        scenario(2).holds(0, &[Well]).deck(&[Taxes, Hero]).event(0, EventCard::GeneralAmnesty);
    p.cards(&[Well]);
    assert_eq!(p.hand(0), [Hero]);
    assert_eq!(p.open_events(), [EventCard::Taxes]);
}

#[test] // RULES 9.4: discarded first, then drawn
fn what_was_discarded_may_be_drawn_again_when_the_deck_is_empty() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, Chapel])
        .rest_tucked(0, 1)
        .open(&EventCard::ALL)
        .holds(0, &[Well, Hero])
        .event(0, EventCard::GeneralAmnesty);
    p.cards(&[Well, Hero]);
    assert_eq!(p.hand(0), [Well, Hero]);
}
