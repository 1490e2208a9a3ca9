//! Builder. (RULES 5.1)

use testkit::prelude::*;

#[test] // RULES 5.1, the table of section 5
fn the_chooser_pays_one_card_less() {
    both_editions(|edition| {
        let hand = [Tower, Well, Well, Hero];
        let p = scenario(2).edition(edition).holds(0, &hand).builder(0);
        assert_eq!(p.price(Tower).total, 2);
        let p = scenario(2).edition(edition).holds(0, &hand).builder(1);
        assert_eq!(p.price(Tower).total, 3);
    });
}

#[test] // RULES 5.1
fn players_build_one_after_another_the_chooser_first() {
    let mut p = scenario(3)
        .holds(0, &[Smithy, Well])
        .holds(1, &[Archive, Well])
        .holds(2, &[GoldMine, Well])
        .builder(1);
    assert_eq!(p.pending(), [1]);
    p.build(Archive);
    assert_eq!(p.pending(), [2]);
    p.pass();
    assert_eq!(p.pending(), [0]);
    p.build(Smithy);
    assert_eq!(p.step(), Step::Turn);
    assert_eq!(p.town_of(0), [IndigoPlant, Smithy]);
    assert_eq!(p.town_of(1), [IndigoPlant, Archive]);
    assert_eq!(p.town_of(2), [IndigoPlant]);
}

#[test] // RULES 5.1: one building
fn a_player_builds_one_building_only() {
    let mut p = scenario(2).holds(0, &[Smithy, Archive, Well, Well]).builder(0);
    p.build(Smithy);
    assert_eq!(p.step(), Step::Turn);
    assert_eq!(p.hand_len(0), 3);
}

#[test] // RULES 5.1 b
fn of_a_city_building_only_one_may_be_visible() {
    let mut p =
        scenario(2).town(0, &[IndigoPlant, Smithy]).holds(0, &[Smithy, IndigoPlant]).builder(0);
    let refused = p.refused(Answer::Build { card: Smithy, over: None });
    assert_eq!(refused, Illegal::AlreadyStands { card: Smithy });
    p.build(IndigoPlant);
    assert_eq!(p.town_of(0), [IndigoPlant, Smithy, IndigoPlant]);
}

#[test] // RULES 5.1 d
fn any_hand_cards_pay_and_go_to_the_discard_pile() {
    let mut p = scenario(2).holds(0, &[Tower, Palace, Smithy, Hero]).builder(0);
    p.build(Tower);
    assert_eq!(p.owes(), 2);
    p.pay(&[Palace, Hero], &[]);
    assert_eq!(p.hand(0), [Smithy]);
    assert_eq!((p.discarded(Palace), p.discarded(Hero)), (1, 1));
}

#[test] // RULES 5.1 d
fn the_card_being_built_does_not_pay_for_itself() {
    let mut p = scenario(2).holds(0, &[Tower, Well, Smithy]).builder(1);
    let refused = p.refused(Answer::Build { card: Tower, over: None });
    assert_eq!(refused, Illegal::TooDear { price: 3, means: 2 });
    let mut p = scenario(2).holds(0, &[Tower, Tower, Well, Smithy]).builder(1);
    p.build(Tower);
    assert_eq!(p.hand_len(0), 0, "a second tower does, as a card like any other");
}

#[test] // RULES 5.1 d
fn the_payment_is_exact() {
    let mut p = scenario(2).holds(0, &[Tower, Well, Well, Smithy]).builder(0);
    p.build(Tower);
    let pay = |cards: &[Card]| Answer::Pay { cards: bag(cards), goods: Places::NONE };
    assert_eq!(p.refused(pay(&[Well])), Illegal::WrongPayment { paid: 1, cost: 2 });
    let more = p.refused(pay(&[Well, Well, Smithy]));
    assert_eq!(more, Illegal::WrongPayment { paid: 3, cost: 2 });
    assert_eq!(p.refused(pay(&[Hero, Well])), Illegal::NotInHand { card: Hero });
    assert_eq!(p.options(0).len(), 2, "two wells, or a well and the smithy");
}

#[test] // RULES 5.1 f
fn a_building_works_from_the_next_phase_on() {
    // The aqueduct built by the first player works in the same round's producer phase.
    let mut p =
        scenario(2).town(0, &[IndigoPlant, SugarMill]).holds(0, &[Aqueduct, Well, Well]).builder(0);
    p.build(Aqueduct).role(Producer);
    assert_eq!(p.goods_asked(0), 2);
}

#[test] // RULES 5.1 e
fn carpenter_and_poor_house_come_before_the_next_player() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, Carpenter, PoorHouse])
        .holds(0, &[Smithy])
        .holds(1, &[Archive, Hero])
        .deck(&[Statue, Tower])
        .builder(0);
    p.build(Smithy);
    assert_eq!(p.hand(0), [Tower, Statue]);
    assert_eq!((p.step(), p.pending()), (Step::Build, vec![1]));
    p.used_up();
}

#[test] // RULES 5.1 g, R18
fn tavern_cards_come_clockwise_from_the_chooser_after_the_last_player() {
    let p = scenario(3)
        .edition(Second)
        .new_buildings()
        .town(0, &[Tavern])
        .town(1, &[IndigoPlant, Smithy])
        .town(2, &[Tavern])
        .deck(&[Hero, Statue])
        .builder(1);
    assert_eq!((p.hand(2), p.hand(0)), (vec![Hero], vec![Statue]));
    p.used_up();
}

#[test] // R17
fn who_can_build_nothing_is_not_asked() {
    let p = scenario(3).holds(0, &[Palace, Hero]).holds(2, &[Smithy, Hero]).builder(0);
    assert_eq!(p.pending(), [2]);
    let nothing = |event: &&Event| matches!(event, Event::BuiltNothing { .. });
    assert_eq!(p.last_events().iter().filter(nothing).count(), 2);
}

#[test] // RULES 5.1 a
fn a_new_building_stands_at_the_end_of_the_town() {
    let mut p = scenario(2).town(0, &[IndigoPlant, Well]).holds(0, &[Smithy]).builder(0);
    p.build(Smithy);
    assert_eq!(p.town_of(0), [IndigoPlant, Well, Smithy]);
}
