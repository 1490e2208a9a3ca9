//! Councillor. (RULES 5.4)

use testkit::prelude::*;

#[test] // RULES 5.4 b, c
fn the_chooser_sees_five_cards_and_the_others_two_and_each_keeps_one() {
    both_editions(|edition| {
        let mut p = scenario(3)
            .edition(edition)
            .deck(&[Hero, Statue, Tower, Well, Quarry])
            .deck(&[Crane, Smithy])
            .deck(&[Chapel, Archive])
            .councillor(1);
        assert_eq!(p.shown(1), [Hero, Statue, Tower, Well, Quarry]);
        assert_eq!(p.shown(2), [Crane, Smithy]);
        assert_eq!(p.shown(0), [Chapel, Archive]);
        assert_eq!(p.pending(), [0, 1, 2]);
        p.used_up();
        p.seat(1).cards(&[Hero]).seat(0).cards(&[Archive]).seat(2).cards(&[Crane]);
        assert_eq!((p.hand(0), p.hand(1), p.hand(2)), (vec![Archive], vec![Hero], vec![Crane]));
        assert_eq!(p.discard_len(), 6);
    });
}

#[test] // RULES 5.4 c
fn only_cards_that_were_dealt_can_be_kept() {
    let mut p =
        scenario(2).holds(0, &[Palace]).deck(&[Hero, Statue, Tower, Well, Quarry]).councillor(0);
    assert_eq!(p.refused(Answer::Cards(bag(&[Palace]))), Illegal::NotOffered { card: Palace });
    let none = p.refused(Answer::Cards(Cards::NONE));
    assert_eq!(none, Illegal::TooFew { named: 0, at_least: 1 });
    let two = p.refused(Answer::Cards(bag(&[Hero, Statue])));
    assert_eq!(two, Illegal::TooMany { named: 2, at_most: 1 });
}

#[test] // RULES 5.4 a, R18
fn customs_offices_are_filled_first_clockwise_from_the_chooser() {
    both_editions(|edition| {
        let p = scenario(3)
            .edition(edition)
            .new_buildings()
            .town(0, &[CustomsOffice])
            .town(1, &[IndigoPlant])
            .town(2, &[CustomsOffice])
            .deck(&[Hero, Statue])
            .councillor(1);
        assert_eq!((p.face(2, 0), p.face(0, 0)), (Some(Hero), Some(Statue)));
    });
}

#[test] // RULES 5.4 d
fn when_cards_run_out_a_player_keeps_at_most_what_he_got() {
    let mut p = scenario(3)
        .town(0, &[IndigoPlant, Chapel])
        .rest_tucked(0, 1)
        .deck(&[Hero, Statue, Tower, Well, Quarry, Crane])
        .councillor(1);
    assert_eq!(p.shown(1).len(), 5);
    assert_eq!(p.hand(2), [Crane], "the one card there was");
    assert_eq!(p.hand_len(0), 0);
    assert_eq!(p.pending(), [1]);
    p.cards(&[Hero]);
    assert_eq!(p.discard_len(), 4);
}

#[test] // RULES 4.11: cards being looked at are in neither pile
fn cards_being_looked_at_are_not_shuffled_in() {
    let p = scenario(2)
        .town(0, &[IndigoPlant, Chapel])
        .rest_tucked(0, 1)
        .deck(&[Hero, Statue, Tower])
        .discard(&[Well, Quarry, Crane, Smithy])
        .councillor(0);
    assert_eq!(p.shown(0)[..3], [Hero, Statue, Tower]);
    assert_eq!((p.shown(0).len(), p.shown(1).len()), (5, 2));
    assert_eq!((p.deck_len(), p.discard_len()), (0, 0));
}

#[test] // R17
fn two_equal_cards_are_not_asked_about() {
    let p = scenario(2).deck(&[Hero, Statue, Tower, Well, Quarry, Crane, Crane]).councillor(0);
    assert_eq!(p.pending(), [0]);
    assert_eq!((p.hand(1), p.discarded(Crane)), (vec![Crane], 1));
}

#[test] // RULES 5.4 b: nothing discarded is dealt again in the same phase
fn the_dealing_is_complete_before_anybody_discards() {
    let p = scenario(2)
        .town(0, &[IndigoPlant, Chapel])
        .rest_tucked(0, 1)
        .deck(&[SugarMill, SugarMill, SugarMill, SugarMill, SugarMill])
        .councillor(0);
    assert_eq!(p.hand(0), [SugarMill]);
    assert_eq!(p.hand_len(1), 0, "the four others were discarded too late for him");
    assert_eq!(p.discarded(SugarMill), 4);
}
