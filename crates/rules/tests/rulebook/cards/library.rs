//! Library. (RULES 7.15, 5.6)

use testkit::prelude::*;

#[test] // RULES 5, the table
fn with_three_or_four_players_the_library_doubles_every_privilege() {
    both_editions(|edition| {
        for players in [3, 4] {
            let table = || {
                scenario(players)
                    .edition(edition)
                    .town(0, &[IndigoPlant, SugarMill, TobaccoStorage, CoffeeRoaster, Library])
            };
            let p = table().holds(0, &[Tower, Well, Well, Hero]).builder(0);
            assert_eq!(p.price(Tower).total, 1);
            let p = table().producer(0);
            assert_eq!(p.goods_asked(0), 3);
            let p = table().goods(0, &[0, 1, 2, 3]).trader(0);
            assert_eq!(p.goods_asked(0), 3);
            let p = table().councillor(0);
            assert_eq!(p.shown(0).len(), 8);
            let p = table().prospector(0);
            assert_eq!(p.hand_len(0), 2);
        }
    });
}

#[test] // RULES 7.15
fn the_library_does_nothing_for_a_role_somebody_else_chose() {
    both_editions(|edition| {
        let table =
            || scenario(3).edition(edition).town(0, &[IndigoPlant, SugarMill, Statue, Library]);
        let p = table().holds(0, &[Tower, Well, Well, Well]).builder(1);
        assert_eq!(p.price(Tower).total, 3);
        assert_eq!(table().producer(1).goods_asked(0), 1);
        assert_eq!(table().goods(0, &[0, 1]).trader(1).goods_asked(0), 1);
        assert_eq!(table().prospector(1).hand_len(0), 0);
        let p = table()
            .deck(&[Hero, Tower, Well, Quarry, Crane, Hero, Tower, Well, Crane])
            .councillor(1);
        assert_eq!(p.shown(0).len(), 2);
    });
}

/// Two players; seat 0 is governor and owns a library.
fn governor_with_library() -> Scenario {
    scenario(2).town(0, &[IndigoPlant, Library]).governor(0)
}

#[test] // RULES 5.6 a
fn the_governor_of_two_is_asked_at_the_first_of_his_turns() {
    let mut p = governor_with_library().start();
    assert!(matches!(p.asked().ask, Ask::Role { library: true, .. }));
    let unsaid = p.refused(Answer::Role { role: Prospector, library: None });
    assert_eq!(unsaid, Illegal::LibraryAsked);
    assert_eq!(p.options(0).len(), 10, "five roles, each with and without the library");
    p.role(Prospector);
    assert_eq!(p.hand_len(0), 2);
}

#[test] // RULES 5.6 b
fn after_yes_at_the_first_turn_it_does_not_work_at_the_third() {
    let mut p = governor_with_library().start();
    p.role(Prospector).role(Producer).goods(&[]).goods(&[]);
    assert_eq!(p.pending(), [0]);
    assert!(matches!(p.asked().ask, Ask::Role { library: false, .. }), "there is no question");
    p.role(Councillor);
    assert_eq!(
        p.log()
            .iter()
            .filter(|event| matches!(event, Event::Shown { seat: s, .. } if *s == seat(0)))
            .count(),
        5
    );
}

#[test] // RULES 5.6 b
fn after_no_at_the_first_turn_it_works_at_the_third() {
    let mut p = governor_with_library()
        .deck(&[Hero, Tower, Well, Quarry, Crane, Hero, Tower, Well, Quarry])
        .start();
    p.role_without_library(Prospector);
    assert_eq!(p.hand_len(0), 1);
    p.role(Producer).goods(&[]).goods(&[]);
    let said = p.refused(Answer::Role { role: Councillor, library: Some(true) });
    assert_eq!(said, Illegal::LibraryNotAsked);
    p.role(Councillor);
    assert_eq!(p.shown(0).len(), 8);
}

#[test] // RULES 5.6 b
fn the_library_of_the_other_player_works_without_a_question() {
    let mut p = scenario(2).town(1, &[IndigoPlant, Library]).governor(0).start();
    assert!(matches!(p.asked().ask, Ask::Role { library: false, .. }));
    p.role(Producer).goods(&[]).goods(&[]);
    assert_eq!(p.pending(), [1]);
    assert!(matches!(p.asked().ask, Ask::Role { library: false, .. }));
    p.role(Prospector);
    assert_eq!(p.hand_len(1), 2);
}

#[test] // RULES 5.6 b: the first turn went to an event
fn after_an_event_at_the_first_turn_it_works_at_the_third_without_a_question() {
    let mut p = governor_with_library().open(&[EventCard::DebtRelief]).start();
    p.event(EventCard::DebtRelief).role(Producer).goods(&[]).goods(&[]);
    assert!(matches!(p.asked().ask, Ask::Role { library: false, .. }));
    p.role(Prospector);
    assert_eq!(p.hand_len(0), 3 + 2);
}

#[test] // RULES 5.6 b: the library was only built in the first turn
fn a_library_built_at_the_first_turn_works_at_the_third() {
    let mut p = scenario(2)
        .governor(0)
        .holds(0, &[Library, SugarMill, SugarMill, SugarMill, SugarMill])
        .start();
    p.role(Builder).build(Library).role(Producer).goods(&[]).goods(&[]);
    p.role(Prospector);
    assert_eq!(p.hand_len(0), 2);
}

#[test] // RULES 5.6, 4.10
fn the_library_is_fresh_again_in_the_next_round() {
    let mut p = governor_with_library().start();
    p.role(Prospector).role(Producer).goods(&[]).goods(&[]).role(Trader);
    assert_eq!(p.governor(), 1);
    p.role(Producer).goods(&[]).goods(&[]);
    let hand = p.hand_len(0);
    p.role(Prospector);
    assert_eq!(p.hand_len(0), hand + 2, "as the other player he is not asked");
}

#[test] // RULES 7.15: not the work of any other building
fn the_library_doubles_nothing_but_the_privilege() {
    let p = scenario(3)
        .town(
            0,
            &[
                IndigoPlant,
                SugarMill,
                TobaccoStorage,
                CoffeeRoaster,
                SilverSmelter,
                Aqueduct,
                Library,
            ],
        )
        .producer(0);
    assert_eq!(p.goods_asked(0), 4, "1 + 1 + 1 for the privilege twice, 1 for the aqueduct");
}
