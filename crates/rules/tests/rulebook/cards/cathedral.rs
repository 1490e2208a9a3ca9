//! Cathedral. (RULES 8.16)

use testkit::prelude::*;

fn table(edition: Edition) -> Scenario {
    scenario(2).edition(edition).new_buildings()
}

#[test] // RULES 8.16, 2.4
fn any_player_may_build_the_cathedral_without_a_hand_card() {
    both_editions(|edition| {
        let mut p = table(edition).holds(1, &[SugarMill; 7]).builder(0);
        assert_eq!(p.pending(), [1]);
        p.build(Cathedral);
        assert_eq!(p.cost(), 7);
        assert_eq!(p.hand_len(1), 0);
        assert_eq!(p.town_of(1), [IndigoPlant, Cathedral]);
        assert!(!p.game().table().cathedral_open());
    });
}

#[test] // RULES 8.16
fn there_is_only_one_cathedral() {
    both_editions(|edition| {
        let mut p = table(edition).town(0, &[Cathedral]).holds(1, &[SugarMill; 7]).builder(0);
        let refused = p.refused(Answer::Build { card: Cathedral, over: None });
        assert_eq!(refused, Illegal::CathedralNotOpen);
    });
}

#[test] // RULES 2.4
fn without_new_buildings_there_is_no_cathedral() {
    let mut p = scenario(2).holds(0, &[SugarMill; 8]).builder(0);
    let refused = p.refused(Answer::Build { card: Cathedral, over: None });
    assert_eq!(refused, Illegal::CathedralNotOpen);
}

#[test] // RULES 8.16: all rules of building apply
fn privilege_library_quarry_and_black_market_help_with_the_cathedral() {
    both_editions(|edition| {
        let mut p = scenario(3)
            .edition(edition)
            .new_buildings()
            .town(0, &[IndigoPlant, SugarMill, Library, Quarry, BlackMarket])
            .goods(0, &[0, 1])
            .holds(0, &[Well, Well, Hero, Statue])
            .builder(0);
        p.build(Cathedral);
        assert_eq!(p.owes(), 7 - 2 - 1);
        p.pay(&[Well, Well], &[0, 1]);
        assert_eq!(p.hand(0), [Statue, Hero]);
    });
}

#[test] // RULES 8.16
fn carpenter_and_poor_house_work_for_the_cathedral() {
    both_editions(|edition| {
        let mut p = table(edition)
            .town(0, &[IndigoPlant, Carpenter, PoorHouse])
            .holds(0, &[SugarMill; 6])
            .builder(0);
        p.build(Cathedral);
        assert_eq!((p.drew_for(0, Carpenter), p.drew_for(0, PoorHouse)), (1, 1));
    });
}

#[test] // RULES 8.16, 13.8 to 13.10
fn the_cathedral_may_be_built_over_a_building() {
    both_editions(|edition| {
        let mut p =
            table(edition).town(0, &[IndigoPlant, Crane, Park]).holds(0, &[Well]).builder(1);
        p.build_over(Cathedral, 2);
        assert_eq!(p.cost(), 1);
        assert_eq!(p.town_of(0), [IndigoPlant, Crane, Cathedral]);
    });
}

#[test] // RULES 7.3, 8.16
fn a_covered_cathedral_scores_nothing_and_does_not_come_back() {
    both_editions(|edition| {
        let mut p = table(edition)
            .town(0, &[IndigoPlant, Crane, Cathedral])
            .town(1, &[IndigoPlant, Palace])
            .holds(0, &[Tower, Hero, Hero, Hero, Well, Well, Well, SugarMill])
            .builder(0);
        assert_eq!(p.scores(0, Cathedral), Some(4));
        p.build_over(Tower, 2);
        assert_eq!(p.scores(0, Cathedral), None);
        assert!(!p.game().table().cathedral_open());
    });
}

#[test] // RULES 8.16, 13.28
fn the_cathedral_scores_by_the_sixes_of_all_opponents_together() {
    both_editions(|edition| {
        let sixes = [Palace, CityHall, GuildHall, TriumphalArch, Residence];
        for (number, points) in [(0, 0), (1, 4), (2, 7), (3, 9), (4, 10), (5, 10)] {
            let (one, two) = sixes[..number].split_at(number / 2);
            let p = scenario(3)
                .edition(edition)
                .new_buildings()
                .town(0, &[Cathedral, Palace])
                .town(1, one)
                .town(2, two)
                .start();
            assert_eq!(p.scores(0, Cathedral), Some(points), "{number} sixes of opponents");
        }
    });
}

#[test] // RULES 8.16: visible
fn a_covered_six_does_not_count_for_the_cathedral() {
    let p = table(First)
        .town(0, &[Cathedral])
        .town(1, &[Statue, Palace])
        .covers(1, 0, &[CityHall])
        .start();
    assert_eq!(p.scores(0, Cathedral), Some(4));
}

#[test] // RULES 9.2
fn after_an_earthquake_the_cathedral_can_be_built_again() {
    both_editions(|edition| {
        let mut p = table(edition)
            .town(0, &[IndigoPlant, Cathedral])
            .town(1, &[])
            .holds(1, &[SugarMill; 7])
            .event(0, EventCard::Earthquake);
        p.demolish(1);
        assert!(p.game().table().cathedral_open());
        p.role(Builder).build(Cathedral);
        assert_eq!(p.town_of(1), [Cathedral]);
    });
}
