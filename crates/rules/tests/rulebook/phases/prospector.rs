//! Prospector. (RULES 5.5)

use testkit::prelude::*;

#[test] // RULES 5.5 a
fn the_chooser_draws_a_card_and_nobody_else_does() {
    both_editions(|edition| {
        let p = scenario(3).edition(edition).deck(&[Hero]).prospector(1);
        assert_eq!(p.hand(1), [Hero]);
        assert_eq!((p.hand_len(0), p.hand_len(2)), (0, 0));
        assert_eq!(p.step(), Step::Turn);
        p.used_up();
    });
}

#[test] // RULES 5.5 b, c, R8
fn all_gold_mines_come_before_the_goldsmiths() {
    both_editions(|edition| {
        let mut p = scenario(3)
            .edition(edition)
            .new_buildings()
            .town(0, &[Goldsmith, GoldMine])
            .town(1, &[Goldsmith])
            .town(2, &[GoldMine])
            .prospector(1);
        let mut asked = Vec::new();
        while p.step() == Step::Prospect {
            asked.push((p.pending()[0], p.why()));
            p.confirm(false);
        }
        let mine = Why::Building(GoldMine);
        let smith = Why::Building(Goldsmith);
        assert_eq!(asked, [(2, mine), (0, mine), (1, smith), (0, smith)]);
    });
}

#[test] // RULES 5.5 b
fn each_gold_mine_is_counted_for_when_its_turn_comes() {
    // Five cards in both piles after the draw; two mines turn up four each, and what the first
    // discards is there for the second.
    let mut p = scenario(2)
        .edition(Second)
        .town(0, &[GoldMine, Chapel])
        .town(1, &[GoldMine])
        .rest_tucked(0, 1)
        .deck(&[Smithy, Hero, Hero, Statue, Tower])
        .prospector(0);
    p.confirm(true);
    assert_eq!(p.discard_len(), 4, "hero and hero, statue and tower cost the same");
    assert_eq!(p.pending(), [1]);
    p.confirm(true);
    assert_eq!(p.hand_len(1), 0);
}

#[test] // RULES 5.5 b
fn a_gold_mine_that_took_a_card_may_leave_too_few_for_the_next() {
    let mut p = scenario(2)
        .edition(Second)
        .town(0, &[GoldMine, Chapel])
        .town(1, &[GoldMine])
        .rest_tucked(0, 1)
        .deck(&[Smithy, Archive, Well, Tower, Quarry])
        .prospector(0);
    p.confirm(true);
    assert_eq!(p.hand(0), [Smithy, Archive]);
    assert_eq!(p.step(), Step::Turn, "three cards are left, so seat 1 is not asked");
}
