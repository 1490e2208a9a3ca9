//! Setup. (RULES 2, 3)

use rules::{Game, Opening, Options, Players, Rules, Seed};
use testkit::prelude::*;

#[test] // RULES 2.1
fn the_deck_has_the_size_of_its_options() {
    for options in Options::all() {
        let base = match (options.new_buildings, options.edition) {
            (false, _) => 110,
            (true, First) => 141,
            (true, Second) => 143,
        };
        let events = if options.events { 6 } else { 0 };
        let plants = options.players.count() as usize;
        assert_eq!(Rules::of(options).unshuffled().len(), base + events - plants, "{options:?}");
    }
}

#[test] // RULES 3.1
fn everybody_begins_with_an_indigo_plant() {
    both_editions(|edition| {
        for players in [2, 3, 4] {
            let p = scenario(players).edition(edition).dealt(Opening::Dealt);
            for seat in 0..players {
                assert_eq!(p.town_of(seat), [IndigoPlant]);
                assert_eq!(p.hand_len(seat), 4);
            }
            assert_eq!((p.round(), p.discard_len()), (1, 0));
        }
    });
}

#[test] // RULES 3.3
fn hands_are_dealt_whole_beginning_with_the_governor() {
    let p = scenario(3)
        .governor(2)
        .deck(&[Hero, Hero, Hero, Statue])
        .deck(&[Tower, Tower, Tower, Chapel])
        .deck(&[Well, Well, Well, Quarry])
        .dealt(Opening::Dealt);
    assert_eq!(p.hand(2), [Statue, Hero, Hero, Hero]);
    assert_eq!(p.hand(0), [Chapel, Tower, Tower, Tower]);
    assert_eq!(p.hand(1), [Well, Well, Well, Quarry]);
    assert_eq!((p.governor(), p.pending()), (2, vec![2]));
    p.used_up();
}

#[test] // RULES 3.3
fn chosen_hands_are_five_six_seven_and_eight_cards() {
    both_editions(|edition| {
        let p = Play::from_game(Game::new(
            Options {
                opening: Opening::Chosen,
                edition,
                governor: Some(seat(1)),
                ..Options::base(Players::Four)
            },
            Seed::from_number(7),
        ));
        assert_eq!([1, 2, 3, 0].map(|seat| p.hand_len(seat)), [5, 6, 7, 8]);
        assert_eq!(p.pending(), [0, 1, 2, 3], "all are asked at once");
        assert!((0..4).all(|seat| p.cards_asked(seat) == (4, 4)));
    });
}

#[test] // RULES 3.3, 5.7 b
fn of_a_chosen_hand_four_cards_are_kept_and_the_rest_is_discarded() {
    let mut p = scenario(2)
        .deck(&[Hero, Statue, Tower, Well, Quarry])
        .deck(&[Crane, Chapel, Library, Palace, Smithy, Archive])
        .dealt(Opening::Chosen);
    assert_eq!(p.why(), Why::Opening);
    p.seat(1).cards(&[Library, Palace, Crane, Chapel]);
    assert_eq!(p.hand(1), [Crane, Chapel, Library, Palace]);
    assert_eq!(p.step(), Step::Opening);
    p.seat(0).cards(&[Hero, Statue, Tower, Well]);
    assert_eq!(p.discard_len(), 3);
    assert_eq!(p.discarded(Quarry) + p.discarded(Smithy) + p.discarded(Archive), 3);
    assert_eq!(p.step(), Step::Turn);
    p.used_up();
}

#[test] // RULES 3.4
fn an_event_that_is_dealt_is_laid_open_and_replaced() {
    both_editions(|edition| {
        for opening in Opening::ALL {
            let p = scenario(2)
                .edition(edition)
                .events()
                .deck(&[Hero, Taxes, Statue, Tower, Well, Quarry])
                .deck(&[Earthquake, Crane, Chapel, Library, Palace, Smithy, Archive])
                .dealt(opening);
            assert!(p.open_events().contains(&EventCard::Taxes));
            assert!(!p.hand(0).contains(&Taxes));
            let dealt = if opening == Opening::Chosen { (5, 6) } else { (4, 4) };
            assert_eq!((p.hand_len(0), p.hand_len(1)), dealt);
            if opening == Opening::Chosen {
                assert_eq!(p.open_events(), [EventCard::Earthquake, EventCard::Taxes]);
                p.used_up();
            }
        }
    });
}

#[test] // RULES 3.5
fn all_roles_lie_in_the_middle_and_the_cathedral_beside_them() {
    both_editions(|edition| {
        let p = scenario(2).edition(edition).new_buildings().dealt(Opening::Dealt);
        assert_eq!(p.options(0).len(), 5);
        assert!(p.game().table().cathedral_open());
        let p = scenario(2).edition(edition).dealt(Opening::Dealt);
        assert!(!p.game().table().cathedral_open());
    });
}

#[test] // R17 in the opening
fn a_chosen_hand_of_equal_cards_is_not_asked_for() {
    let p = scenario(2)
        .deck(&[SugarMill, SugarMill, SugarMill, SugarMill, SugarMill])
        .deck(&[Crane, Chapel, Library, Palace, Smithy, Archive])
        .dealt(Opening::Chosen);
    assert_eq!(p.pending(), [1]);
    assert_eq!((p.hand_len(0), p.discarded(SugarMill)), (4, 1));
}
