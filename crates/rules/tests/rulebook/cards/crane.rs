//! Crane. (RULES 7.3)

use testkit::prelude::*;

#[test] // RULES 7.3, 13.5
fn crane_pays_the_difference_and_keeps_the_cards_under_a_chapel() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .town(0, &[IndigoPlant, Crane, Chapel])
            .tucked(0, 2, 4)
            .holds(0, &[Palace, SugarMill, SugarMill, SugarMill, Well])
            .builder(1);
        p.build_over(Palace, 2);
        assert_eq!(p.owes(), 3);
        p.pay(&[SugarMill, SugarMill, SugarMill], &[]);
        assert_eq!(p.town_of(0), [IndigoPlant, Crane, Palace]);
        assert_eq!(p.covered(0, 2), [Chapel]);
        assert_eq!(p.tucked(0, 2).len(), 4);
        assert_eq!(p.line(0, Item::Tucked), Some(4));
    });
}

#[test] // RULES 7.3
fn without_a_crane_nothing_is_built_over() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, Chapel])
        .holds(0, &[Palace, Crane, SugarMill, SugarMill, SugarMill])
        .builder(0);
    let over = Some(place(1));
    assert_eq!(p.refused(Answer::Build { card: Palace, over }), Illegal::NothingBuildsOver);
    let itself = p.refused(Answer::Build { card: Crane, over });
    assert_eq!(itself, Illegal::NothingBuildsOver, "a crane does not lift itself");
}

#[test] // RULES 7.3
fn a_crane_may_not_be_covered() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, Crane])
        .holds(0, &[Palace, SugarMill, SugarMill, SugarMill, SugarMill, SugarMill])
        .builder(0);
    let refused = p.refused(Answer::Build { card: Palace, over: Some(place(1)) });
    assert_eq!(refused, Illegal::MayNotCover { card: Palace, covered: Crane });
}

#[test] // RULES 7.3
fn a_building_may_not_cover_its_own_kind() {
    let mut p = scenario(2)
        .town(0, &[SugarMill, Crane, Chapel])
        .holds(0, &[SugarMill, Chapel, Well])
        .builder(0);
    let refused = p.refused(Answer::Build { card: SugarMill, over: Some(place(0)) });
    assert_eq!(refused, Illegal::MayNotCover { card: SugarMill, covered: SugarMill });
    let refused = p.refused(Answer::Build { card: Chapel, over: Some(place(2)) });
    assert_eq!(refused, Illegal::AlreadyStands { card: Chapel });
}

#[test] // RULES 7.3
fn a_covered_building_has_no_points_and_counts_nowhere() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, Crane, CoffeeRoaster, CityHall])
        .holds(0, &[GuildHall, Well, Well])
        .builder(1);
    assert_eq!(p.line(0, Item::Buildings), Some(1 + 1 + 2));
    p.build_over(GuildHall, 2);
    assert_eq!(p.cost(), 2);
    assert_eq!(p.game().table().town(seat(0)).len(), 4);
    assert_eq!(p.line(0, Item::Buildings), Some(1 + 1), "the coffee roaster is gone");
    assert_eq!(p.scores(0, GuildHall), Some(2), "one production building is left");
    assert_eq!(p.scores(0, CityHall), Some(3));
}

#[test] // RULES 7.3
fn a_covered_tower_no_longer_raises_the_hand_limit() {
    let p = scenario(2)
        .town(0, &[IndigoPlant, Statue])
        .covers(0, 1, &[Tower])
        .holds(0, &[SugarMill, SugarMill, SugarMill, SugarMill, Well, Well, Quarry, Hero])
        .new_round(0);
    assert_eq!(p.cards_asked(0), (1, 1));
}

#[test] // RULES 7.3
fn the_kind_of_a_covered_building_may_be_built_again() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, Crane, Statue])
        .covers(0, 2, &[Chapel])
        .holds(0, &[Chapel, SugarMill, SugarMill, Well])
        .builder(0);
    p.build(Chapel).pay(&[SugarMill, SugarMill], &[]);
    assert_eq!(p.town_of(0), [IndigoPlant, Crane, Statue, Chapel]);
}

#[test] // RULES 7.3
fn a_building_may_cover_a_stack_with_its_own_kind_deeper_down() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, Crane, Statue])
        .covers(0, 2, &[Chapel])
        .holds(0, &[Chapel])
        .builder(1);
    p.build_over(Chapel, 2);
    assert_eq!(p.covered(0, 2), [Chapel, Statue]);
}

#[test] // RULES 7.3
fn a_good_on_a_covered_building_is_discarded() {
    let mut p = scenario(2)
        .town(0, &[CoffeeRoaster, Crane])
        .good_on(0, 0, Hero)
        .holds(0, &[Chapel])
        .builder(1);
    p.build_over(Chapel, 0);
    assert_eq!(p.goods_of(0), Vec::<usize>::new());
    assert_eq!(p.discarded(Hero), 1);
    assert_eq!(p.face(0, 0), None);
}

#[test] // RULES 7.3
fn a_stack_can_be_covered_again_and_only_its_topmost_building_counts() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, Crane, Smithy])
        .covers(0, 2, &[SilverSmelter])
        .holds(0, &[Palace, SugarMill, SugarMill, SugarMill, SugarMill, SugarMill, Well])
        .builder(1);
    p.build_over(Palace, 2);
    assert_eq!(p.owes(), 5, "six less the smithy's one");
    p.pay(&[SugarMill; 5], &[]);
    assert_eq!(p.covered(0, 2), [SilverSmelter, Smithy]);
}

#[test] // RULES 7.3
fn no_card_comes_back_when_the_covered_building_was_dearer() {
    let mut p =
        scenario(2).town(0, &[IndigoPlant, Crane, Palace]).holds(0, &[Smithy, Well]).builder(1);
    p.build_over(Smithy, 2);
    assert_eq!(p.cost(), 0);
    assert_eq!(p.hand(0), [Well]);
}

#[test] // RULES 7.3, 5.1
fn crane_privilege_and_smithy_add_up() {
    let p = scenario(2)
        .town(0, &[IndigoPlant, Crane, Smithy])
        .holds(0, &[SilverSmelter, Well, Well])
        .builder(0);
    assert_eq!(p.price_over(SilverSmelter, 0).total, 5 - 1 - 1 - 1);
}

#[test] // RULES 7.3, 10.1
fn building_over_does_not_bring_the_twelfth_building() {
    let mut p = scenario(2).town(0, &ELEVEN).holds(0, &[Library, Hero]).builder(1);
    p.build_over(Library, 10);
    assert!(!p.is_over());
    assert_eq!(p.game().table().town(seat(0)).len(), 11);
}
