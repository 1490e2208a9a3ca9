//! Gold mine. (RULES 7.14)

use crate::events_but;
use testkit::prelude::*;

/// Seat 1 chooses the prospector and draws the first card; seat 0 has a gold mine.
fn mine(edition: Edition, cards: &[Card]) -> Play {
    scenario(2)
        .edition(edition)
        .town(0, &[IndigoPlant, GoldMine])
        .deck(&[Smithy])
        .deck(cards)
        .prospector(1)
}

#[test] // RULES 7.14, 13.18
fn in_the_first_edition_the_owner_takes_any_of_four_different_costs() {
    let mut p = mine(First, &[Quarry, Archive, Tower, Library]);
    assert_eq!(p.why(), Why::Building(GoldMine));
    p.confirm(true);
    assert_eq!(p.pending(), [0]);
    assert_eq!(
        p.asked().ask,
        Ask::Cards { from: Pool::Revealed, at_least: 1, at_most: 1, to: Purpose::Keep }
    );
    p.cards(&[Library]);
    assert_eq!(p.hand(0), [Library]);
    assert_eq!(p.discard_len(), 3);
    p.used_up();
}

#[test] // RULES 5.5: the owner must take one
fn in_the_first_edition_the_owner_cannot_take_none() {
    let mut p = mine(First, &[Quarry, Archive, Tower, Library]);
    p.confirm(true);
    let none = p.refused(Answer::Cards(Cards::NONE));
    assert_eq!(none, Illegal::TooFew { named: 0, at_least: 1 });
    let two = p.refused(Answer::Cards(bag(&[Quarry, Tower])));
    assert_eq!(two, Illegal::TooMany { named: 2, at_most: 1 });
    assert_eq!(p.refused(Answer::Cards(bag(&[Hero]))), Illegal::NotOffered { card: Hero });
}

#[test] // RULES 7.14, 13.18
fn in_the_second_edition_the_owner_gets_the_cheapest_without_a_question() {
    let mut p = mine(Second, &[Quarry, Archive, Tower, Library]);
    p.confirm(true);
    assert_eq!(p.hand(0), [Archive]);
    assert_eq!(p.discard_len(), 3);
    assert_eq!(p.step(), Step::Turn);
    p.used_up();
}

#[test] // RULES 7.14, 13.17
fn two_equal_costs_are_a_failure_and_all_four_are_discarded() {
    both_editions(|edition| {
        let mut p = mine(edition, &[Library, Tower, Archive, Chapel]);
        p.confirm(true);
        assert_eq!(p.hand_len(0), 0);
        assert_eq!(p.discard_len(), 4);
        p.used_up();
    });
}

#[test] // RULES 7.14: the cost is that of the edition
fn the_prefecture_counts_with_the_cost_of_its_edition() {
    // Prefecture and quarry: 3 and 4 in the first edition, 4 and 4 in the second.
    let mut p = mine(First, &[Prefecture, Quarry, Archive, Library]);
    p.confirm(true).cards(&[Prefecture]);
    assert_eq!(p.hand(0), [Prefecture]);
    let mut p = mine(Second, &[Prefecture, Quarry, Archive, Library]);
    p.confirm(true);
    assert_eq!(p.hand_len(0), 0);
}

#[test] // RULES 7.14, R3
fn the_owner_may_decline() {
    both_editions(|edition| {
        let mut p = mine(edition, &[]);
        let deck = p.deck_len();
        p.confirm(false);
        assert_eq!(p.deck_len(), deck);
        assert_eq!(p.discard_len(), 0);
        assert_eq!(p.step(), Step::Turn);
    });
}

#[test] // RULES 5.5 a, b
fn the_chooser_draws_before_the_gold_mines() {
    let mut p = scenario(2)
        .edition(Second)
        .town(0, &[IndigoPlant, GoldMine])
        .deck(&[Hero, Quarry, Archive, Tower, Library])
        .prospector(0);
    assert_eq!(p.hand(0), [Hero]);
    p.confirm(true);
    assert_eq!(p.hand(0), [Archive, Hero]);
    p.used_up();
}

#[test] // RULES 5.5 b
fn gold_mines_are_asked_clockwise_from_the_chooser() {
    let mut p = scenario(3)
        .town(0, &[IndigoPlant, GoldMine])
        .town(1, &[IndigoPlant, GoldMine])
        .prospector(1);
    assert_eq!(p.pending(), [1]);
    p.confirm(false);
    assert_eq!(p.pending(), [0]);
    p.confirm(false);
    assert_eq!(p.step(), Step::Turn);
}

#[test] // RULES 5.5 b
fn a_gold_mine_is_not_asked_when_fewer_than_four_cards_are_left() {
    both_editions(|edition| {
        for (cards, asked) in
            [(&[Hero, Statue, Tower][..], false), (&[Hero, Statue, Tower, Well], true)]
        {
            let p = scenario(2)
                .edition(edition)
                .town(0, &[IndigoPlant, GoldMine, Chapel])
                .rest_tucked(0, 2)
                .deck(&[Smithy])
                .discard(cards)
                .prospector(1);
            assert_eq!(p.step() == Step::Prospect, asked, "{} cards", cards.len());
        }
    });
}

#[test] // RULES 7.14, R7
fn a_gold_mine_that_finds_fewer_than_four_cards_takes_nothing() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .town(0, &[IndigoPlant, GoldMine, Chapel])
            .rest_tucked(0, 2)
            .open(&events_but(&[EventCard::Taxes]))
            .deck(&[Smithy, Archive, Taxes, Tower, Library])
            .prospector(1);
        p.confirm(true);
        assert_eq!(p.hand_len(0), 0, "three different costs are not enough");
        assert_eq!(p.discard_len(), 3);
        assert!(p.open_events().contains(&EventCard::Taxes));
    });
}

#[test] // RULES 9.0 b
fn an_event_turned_up_is_laid_open_and_replaced() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .events()
            .town(0, &[IndigoPlant, GoldMine])
            .deck(&[Smithy, Quarry, Earthquake, Archive, Tower, Library])
            .prospector(1);
        p.confirm(true);
        assert_eq!(p.open_events(), [EventCard::Earthquake]);
        if edition == First {
            p.cards(&[Archive]);
        }
        assert_eq!(p.hand(0), [Archive]);
        p.used_up();
    });
}

#[test] // RULES 4.11: revealed cards are in neither pile
fn cards_turned_up_are_not_shuffled_into_the_new_deck() {
    let mut p = scenario(2)
        .edition(Second)
        .town(0, &[IndigoPlant, GoldMine, Chapel])
        .rest_tucked(0, 2)
        .deck(&[Smithy, Archive, Tower])
        .discard(&[Quarry, Library])
        .prospector(1);
    p.confirm(true);
    assert_eq!(p.hand(0), [Archive], "one of each cost came together from both piles");
    assert_eq!(p.deck_len(), 0);
    assert_eq!(p.discard_len(), 3);
}
