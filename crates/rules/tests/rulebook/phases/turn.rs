//! Choosing roles, and the end of a round. [RULES 4.6 to 4.12]

use testkit::prelude::*;

#[test] // RULES 4.6, 4.10
fn three_players_take_three_roles_and_the_governor_moves_on() {
    both_editions(|edition| {
        let mut p = scenario(3).edition(edition).governor(1).start();
        p.role(Prospector);
        assert_eq!(p.pending(), [2]);
        p.role(Trader);
        assert_eq!(p.pending(), [0]);
        p.role(Builder);
        assert_eq!((p.round(), p.governor(), p.pending()), (6, 2, vec![2]));
        assert_eq!(p.options(2).len(), 5, "all roles are back in the middle");
    });
}

#[test] // RULES 4.6
fn four_players_take_four_roles() {
    let mut p = scenario(4).governor(3).start();
    p.role(Prospector).role(Trader).role(Builder);
    assert_eq!((p.round(), p.pending()), (5, vec![2]));
    p.role(Producer).goods(&[]).goods(&[]).goods(&[]).goods(&[]);
    assert_eq!((p.round(), p.governor()), (6, 0));
}

#[test] // RULES 4.7
fn with_two_players_the_governor_has_two_turns() {
    let mut p = scenario(2).governor(1).deck(&[Hero]).start();
    p.role(Prospector);
    assert_eq!(p.pending(), [0]);
    p.role(Trader);
    assert_eq!(p.pending(), [1]);
    p.role(Builder);
    assert_eq!((p.round(), p.governor(), p.pending()), (6, 0, vec![0]));
}

#[test] // RULES 4.6
fn a_role_that_was_taken_stays_away_until_the_round_is_over() {
    let mut p = scenario(2).governor(0).start();
    p.role(Prospector);
    let refused = p.refused(Answer::Role { role: Prospector, library: None });
    assert_eq!(refused, Illegal::RoleTaken { role: Prospector, by: seat(0) });
    assert_eq!(p.options(1).len(), 4);
}

#[test] // RULES 4.8
fn a_role_is_carried_out_to_its_end_before_the_next_is_chosen() {
    let mut p = scenario(2).governor(0).start();
    p.role(Producer);
    p.seat(0).goods(&[0]);
    let early = p.seat(1).refused(Answer::Role { role: Builder, library: None });
    assert_eq!(early, Illegal::WrongShape { wanted: Shape::Goods });
}

#[test] // RULES 4.9
fn a_player_must_choose_but_need_not_use_the_role() {
    let mut p = scenario(2).holds(0, &[Smithy]).governor(0).start();
    assert_eq!(p.refused(Answer::Pass), Illegal::WrongShape { wanted: Shape::Role });
    p.role(Builder).pass();
    assert_eq!(p.pending(), [1]);
}

#[test] // RULES 4.6
fn taking_events_leaves_all_roles_in_the_middle() {
    let mut p = scenario(2)
        .open(&[EventCard::DebtRelief, EventCard::Taxes, EventCard::GeneralAmnesty])
        .deck(&[Hero, Statue, Tower])
        .governor(0)
        .start();
    assert_eq!(p.options(0).len(), 8);
    p.event(EventCard::DebtRelief);
    p.event(EventCard::Taxes);
    let tax = p.hand(0)[0];
    p.seat(0).cards(&[tax]);
    assert_eq!((p.round(), p.pending()), (5, vec![0]));
    assert_eq!(p.options(0).len(), 6, "five roles and one event");
}

#[test] // RULES 4.11
fn an_empty_deck_is_made_anew_from_the_discard_pile() {
    let mut p = scenario(2).rest_discarded().deck(&[Hero]).governor(0).start();
    let discarded = p.discard_len();
    p.role(Prospector);
    assert_eq!((p.deck_len(), p.discard_len()), (0, discarded), "only when a card is needed");
    p.role(Councillor);
    assert!(p.last_events().iter().any(|event| matches!(event, Event::Reshuffled { .. })));
    assert_eq!(p.deck_len(), discarded - 7);
    assert_eq!(p.discard_len(), 0, "what is being looked at is in neither pile");
}

#[test] // RULES 4.12
fn when_both_piles_are_empty_the_rest_of_the_draw_is_lost() {
    let mut p = scenario(3)
        .town(0, &[IndigoPlant, Chapel, Library])
        .rest_tucked(0, 1)
        .deck(&[Hero])
        .turn_of(0);
    p.role(Prospector);
    assert_eq!(p.hand(0), [Hero], "one of two cards");
    assert_eq!((p.deck_len(), p.discard_len()), (0, 0));
}

#[test] // RULES 4.11: a shuffle is not told by the one before
fn two_seeds_shuffle_the_discard_pile_differently() {
    let deck = |seed| {
        let p = scenario(2).rest_discarded().seed(seed).prospector(0);
        p.game().table().deck().iter().collect::<Vec<_>>()
    };
    assert_eq!(deck(1), deck(1));
    assert_ne!(deck(1), deck(2));
}
