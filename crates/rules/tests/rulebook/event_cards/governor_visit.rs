//! Governor's visit. (RULES 9.5)

use testkit::prelude::*;

const VISIT: EventCard = EventCard::GovernorVisit;

#[test] // RULES 9.5
fn the_chooser_carries_out_a_used_role_with_its_privilege() {
    both_editions(|edition| {
        let mut p = scenario(3)
            .edition(edition)
            .taken(&[(Prospector, 0), (Producer, 1)])
            .open(&[VISIT])
            .turn_of(2);
        p.event(VISIT);
        assert_eq!(p.pending(), [2], "two questions: the event, then the role");
        p.role(Prospector);
        assert_eq!(p.hand_len(2), 1);
        assert_eq!(p.discarded(GovernorVisit), 1);
        assert_eq!(p.round(), 6, "it was the last turn of the round");
    });
}

#[test] // RULES 9.5
fn everybody_takes_part_in_a_visited_role() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .town(0, &[IndigoPlant, SugarMill])
            .town(1, &[IndigoPlant, SugarMill])
            .taken(&[(Producer, 0)])
            .open(&[VISIT])
            .turn_of(1);
        p.event(VISIT);
        assert_eq!(p.step(), Step::Produce, "the only used role is not asked for");
        assert_eq!((p.goods_asked(0), p.goods_asked(1)), (1, 2));
        p.goods(&[0, 1]).goods(&[0]);
        assert_eq!(p.taker(Producer), Some(0), "the role stays with who took it");
    });
}

#[test] // RULES 9.5
fn it_cannot_be_taken_while_no_role_was_used() {
    let mut p = scenario(2).open(&[VISIT]).turn_of(0);
    assert_eq!(p.refused(Answer::Event(VISIT)), Illegal::NothingToVisit);
    assert!(!p.options(0).contains(&Answer::Event(VISIT)));
}

#[test] // RULES 9.5
fn a_role_that_was_not_used_cannot_be_visited() {
    let mut p = scenario(3).taken(&[(Prospector, 0), (Producer, 1)]).open(&[VISIT]).turn_of(2);
    p.event(VISIT);
    let refused = p.refused(Answer::Role { role: Trader, library: None });
    assert_eq!(refused, Illegal::RoleNotUsed { role: Trader });
    assert_eq!(p.options(2).len(), 2);
}

#[test] // RULES 9.5: the trader visited turns up the next tile
fn a_visited_trader_turns_up_the_next_tile() {
    let mut p = scenario(2)
        .taken(&[(Trader, 0)])
        .tiles("BCDEA")
        .tiles_seen(1)
        .goods(0, &[0])
        .open(&[VISIT])
        .turn_of(1);
    p.event(VISIT);
    assert!(p.last_events().contains(&Event::TileTurned { tile: Tile::B }));
    p.goods(&[0]);
    assert_eq!(p.tiles(), "CDEAB");
}

#[test] // RULES 9.5
fn the_visited_role_may_be_visited_by_nobody_else_since_the_event_is_gone() {
    let mut p = scenario(3).taken(&[(Prospector, 0)]).open(&[VISIT]).turn_of(1);
    p.event(VISIT);
    assert_eq!(p.refused(Answer::Event(VISIT)), Illegal::EventNotOpen { event: VISIT });
}
