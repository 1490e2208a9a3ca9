//! Taxes. (RULES 9.6)

use testkit::prelude::*;

#[test] // RULES 9.6
fn everybody_but_the_chooser_discards_a_card() {
    both_editions(|edition| {
        let mut p = scenario(3)
            .edition(edition)
            .holds(0, &[Well, Quarry])
            .holds(1, &[Tower, Hero])
            .holds(2, &[Statue, Chapel])
            .event(1, EventCard::Taxes);
        assert_eq!(p.pending(), [2], "in order, and the chooser is spared");
        assert_eq!(p.cards_asked(2), (1, 1));
        p.cards(&[Chapel]);
        assert_eq!(p.pending(), [0]);
        p.cards(&[Well]);
        assert_eq!((p.hand_len(0), p.hand_len(1), p.hand_len(2)), (1, 2, 1));
        assert_eq!(p.discarded(Taxes), 1);
    });
}

#[test] // RULES 9.6
fn who_has_no_card_pays_nothing() {
    let p = scenario(2).holds(0, &[Well]).event(0, EventCard::Taxes);
    assert_eq!(p.hand_len(1), 0);
    assert_eq!(p.hand(0), [Well]);
    assert_eq!(p.step(), Step::Turn);
}

#[test] // RULES 9.6, R17
fn with_equal_cards_there_is_no_question() {
    let p = scenario(2).holds(1, &[Well, Well]).event(0, EventCard::Taxes);
    assert_eq!(p.hand(1), [Well]);
    assert_eq!(p.discarded(Well), 1);
}
