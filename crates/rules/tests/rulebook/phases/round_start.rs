//! The start of a round. [RULES 4.1 to 4.5]

use testkit::prelude::*;

const EIGHT: [Card; 8] = [SugarMill, SugarMill, SugarMill, SugarMill, Well, Well, Quarry, Hero];

#[test] // RULES 4.1, 4.5
fn round_one_has_no_start_steps() {
    let p = scenario(2).round(1).holds(0, &EIGHT).start();
    assert_eq!(p.step(), Step::Turn);
}

#[test] // RULES 4.2
fn the_steps_come_in_order_and_each_is_finished_for_everybody() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[IndigoPlant, OfficeBuilding, Chapel, Bank])
            .town(1, &[IndigoPlant, OfficeBuilding, Chapel])
            .holds(0, &EIGHT)
            .holds(0, &[Statue, Tower])
            .holds(1, &[TobaccoStorage, TobaccoStorage, TobaccoStorage, TobaccoStorage])
            .holds(1, &[Hero, Statue, Crane, Crane, Archive])
            .new_round(1);
        assert_eq!((p.step(), p.pending()), (Step::Swap, vec![0, 1]));
        p.seat(1).cards(&[]).seat(0).cards(&[]);
        assert_eq!((p.step(), p.pending()), (Step::Tuck, vec![0, 1]));
        p.seat(0).cards(&[]);
        assert_eq!(p.prompt(0).map(|prompt| prompt.why), Some(Why::Building(Bank)));
        p.seat(1).cards(&[Hero]);
        assert_eq!((p.step(), p.pending()), (Step::Tuck, vec![0]), "the bank is still owed");
        p.seat(0).cards(&[Tower]);
        assert_eq!((p.step(), p.pending()), (Step::HandLimit, vec![0, 1]));
        assert_eq!((p.cards_asked(0), p.cards_asked(1)), ((2, 2), (1, 1)));
        p.seat(1).cards(&[Crane]).seat(0).cards(&[Well, Quarry]);
        assert_eq!((p.step(), p.pending()), (Step::Turn, vec![1]), "the new governor begins");
    });
}

#[test] // RULES 5.7 c
fn the_canonical_order_is_clockwise_from_the_new_governor() {
    let p = scenario(3)
        .town(0, &[Chapel])
        .town(1, &[Chapel])
        .town(2, &[Chapel])
        .holds(0, &[Well])
        .holds(1, &[Well])
        .holds(2, &[Well])
        .new_round(2);
    assert_eq!(p.game().next_seat(), Some(seat(2)));
    assert_eq!(p.pending(), [0, 1, 2]);
}

#[test] // RULES 4.5
fn the_hand_limit_is_seven_and_the_player_picks_what_goes() {
    both_editions(|edition| {
        let mut p = scenario(2).edition(edition).holds(0, &EIGHT).new_round(0);
        assert_eq!(p.why(), Why::HandLimit);
        assert_eq!(p.cards_asked(0), (1, 1));
        p.cards(&[Hero]);
        assert_eq!(p.hand(0), EIGHT[..7]);
        assert_eq!(p.discarded(Hero), 1);
        let p = scenario(2).edition(edition).holds(0, &EIGHT[..7]).new_round(0);
        assert_eq!(p.step(), Step::Turn);
    });
}

#[test] // RULES 4.5, the whole table
fn the_hand_limit_depends_on_towers_and_guard_rooms() {
    both_editions(|edition| {
        let own = [&[][..], &[Tower], &[GuardRoom], &[Tower, GuardRoom]];
        for (own, with_guard, without) in
            [(own[0], 6, 7), (own[1], 12, 12), (own[2], 7, 7), (own[3], 12, 12)]
        {
            for (other, limit) in [(&[GuardRoom][..], with_guard), (&[Statue], without)] {
                let p = scenario(2)
                    .edition(edition)
                    .new_buildings()
                    .town(0, own)
                    .town(1, other)
                    .holds(0, &EIGHT)
                    .holds(0, &[Hero, Hero, Statue, Crane, Archive])
                    .new_round(0);
                assert_eq!(p.cards_asked(0).0, 13 - limit, "{own:?} against {other:?}");
            }
        }
    });
}

#[test] // R17
fn equal_cards_are_discarded_without_a_question() {
    let p = scenario(2).holds(0, &[SugarMill; 8]).new_round(0);
    assert_eq!(p.hand_len(0), 7);
    assert_eq!(p.step(), Step::Turn);
}

#[test] // RULES 4.5: the only moment at which the limit matters
fn in_the_course_of_a_round_a_hand_may_be_of_any_size() {
    let mut p = scenario(2).holds(0, &EIGHT[..7]).turn_of(0);
    p.role(Prospector);
    assert_eq!(p.hand_len(0), 8);
    assert_eq!(p.step(), Step::Turn);
}

#[test] // RULES 4.2
fn the_answers_of_a_step_may_come_in_any_order() {
    let start = || {
        scenario(2)
            .town(0, &[Chapel])
            .town(1, &[Chapel])
            .holds(0, &[Well, Hero])
            .holds(1, &[Quarry, Statue])
            .new_round(0)
    };
    let (mut one, mut two) = (start(), start());
    one.seat(0).cards(&[Hero]).seat(1).cards(&[Quarry]);
    two.seat(1).cards(&[Quarry]).seat(0).cards(&[Hero]);
    assert_eq!(one.game(), two.game());
}
