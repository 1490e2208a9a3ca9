//! The end of the game. (RULES 10)

use testkit::prelude::*;

#[test] // RULES 10.1
fn the_game_ends_after_the_builder_phase_with_a_twelfth_building() {
    both_editions(|edition| {
        let mut p = scenario(3)
            .edition(edition)
            .town(0, &ELEVEN)
            .holds(0, &[Archive])
            .holds(1, &[GoldMine, Well])
            .builder(0);
        p.build(Archive);
        assert!(!p.is_over(), "all players still get their turn");
        assert_eq!(p.pending(), [1]);
        p.build(GoldMine);
        assert!(p.is_over());
        assert_eq!(p.pending(), Vec::<usize>::new());
        assert_eq!(p.round(), 5, "the remaining roles are not played");
    });
}

#[test] // RULES 10.1, 5.1 g
fn tavern_and_caritas_cards_are_still_drawn() {
    for (edition, building) in [(First, Caritas), (Second, Tavern)] {
        let mut p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &ELEVEN)
            .town(1, &[building])
            .holds(0, &[Archive])
            .builder(0);
        p.build(Archive);
        assert!(p.is_over());
        assert_eq!(p.hand_len(1), 1);
    }
}

#[test] // RULES 10.3
fn the_game_ends_after_twenty_rounds_without_a_building() {
    let mut p = scenario(2).idle(19).governor(0).start();
    p.role(Prospector).role(Trader);
    assert!(!p.is_over());
    p.role(Builder).pass();
    assert!(p.is_over());
    assert_eq!(p.round(), 20);
}

#[test] // RULES 10.3
fn nineteen_rounds_without_a_building_are_not_enough() {
    let mut p = scenario(2).idle(18).governor(0).start();
    p.role(Prospector).role(Trader).role(Producer).goods(&[]).goods(&[]);
    assert!(!p.is_over());
    assert_eq!(p.game().table().idle_rounds(), 19);
}

#[test] // RULES 10.3
fn a_building_in_the_last_moment_starts_the_count_anew() {
    let mut p = scenario(2).idle(19).holds(0, &[Smithy]).governor(0).start();
    p.role(Builder).build(Smithy).role(Trader).role(Prospector);
    assert!(!p.is_over());
    assert_eq!(p.game().table().idle_rounds(), 0);
}

#[test] // RULES 10.3
fn no_game_goes_beyond_round_two_hundred() {
    let mut p = scenario(2).round(200).holds(0, &[Smithy]).governor(0).start();
    p.role(Builder).build(Smithy).role(Trader).role(Prospector);
    assert!(p.is_over());
    let mut p = scenario(2).round(199).governor(0).start();
    p.role(Builder).role(Trader).role(Prospector);
    assert!(!p.is_over());
    assert_eq!(p.round(), 200);
}

#[test] // RULES 10.4
fn there_is_no_hand_limit_after_the_end() {
    let mut p =
        scenario(2).round(200).holds(0, &[SugarMill; 8]).holds(0, &[Hero]).governor(0).start();
    p.role(Trader).role(Prospector).role(Producer).goods(&[]).goods(&[]);
    assert!(p.is_over());
    assert_eq!(p.hand_len(0), 9);
}

#[test] // RULES 10.5
fn the_score_is_printed_points_tucked_cards_game_end_buildings_and_the_palace_last() {
    both_editions(|edition| {
        let p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[IndigoPlant, Chapel, Harbor, CityHall, Palace, Statue])
            .covers(0, 5, &[Bank])
            .tucked(0, 1, 2)
            .stored(0, 2, 1)
            .tucked(0, 5, 4)
            .over();
        assert_eq!(p.line(0, Item::Buildings), Some(1 + 2 + 2 + 3));
        assert_eq!(p.line(0, Item::Tucked), Some(7));
        assert_eq!(p.scores(0, CityHall), Some(5));
        assert_eq!(p.scores(0, Palace), Some(5));
        assert_eq!(p.total(0), 25);
        let sheet = p.game().sheet(seat(0));
        assert_eq!(sheet.lines.last().map(|line| line.item), Some(Item::Building(Palace)));
    });
}

#[test] // RULES 10.6
fn the_highest_total_wins() {
    let p = scenario(3).town(1, &[Hero]).town(2, &[Statue]).holds(2, &[SugarMill; 5]).over();
    assert_eq!(p.winners(), [1]);
}

#[test] // RULES 10.6
fn a_tie_goes_to_the_player_with_more_hand_cards_and_goods() {
    let p = scenario(3)
        .town(0, &[CoffeeRoaster])
        .town(1, &[Tower])
        .town(2, &[TobaccoStorage])
        .holds(0, &[Well])
        .goods(0, &[0])
        .holds(1, &[Well])
        .over();
    assert_eq!([0, 1, 2].map(|seat| p.total(seat)), [2, 2, 2]);
    assert_eq!(p.winners(), [0]);
    assert_eq!(p.game().sheet(seat(0)).tie_break, 2);
}

#[test] // RULES 10.6
fn a_tie_in_everything_is_shared() {
    let p = scenario(3)
        .town(0, &[CoffeeRoaster])
        .town(1, &[Tower])
        .town(2, &[TobaccoStorage])
        .holds(0, &[Well])
        .goods(2, &[0])
        .over();
    assert_eq!(p.winners(), [0, 2]);
}

#[test] // RULES 10.6: tucked cards are points, not cards
fn tucked_cards_do_not_count_in_a_tie() {
    let p =
        scenario(2).town(0, &[Chapel]).tucked(0, 0, 1).town(1, &[Statue]).holds(1, &[Well]).over();
    assert_eq!((p.total(0), p.total(1)), (3, 3));
    assert_eq!(p.winners(), [1]);
}

#[test] // Illegal::GameOver
fn after_the_end_nothing_can_be_answered() {
    let mut p = scenario(2).over();
    assert_eq!(p.refused(Answer::Pass), Illegal::GameOver);
    assert_eq!(p.game().next_seat(), None);
    assert!(p.options(0).is_empty());
}
