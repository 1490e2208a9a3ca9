//! Rulings 13 to 22.

use testkit::prelude::*;

#[test]
fn r13_the_library_works_for_a_visited_role() {
    let visit = EventCard::GovernorVisit;
    let mut p = scenario(3)
        .town(1, &[IndigoPlant, Library])
        .taken(&[(Prospector, 0)])
        .open(&[visit])
        .turn_of(1);
    p.event(visit);
    assert_eq!(p.hand_len(1), 2);
}

#[test]
fn r13_with_two_players_the_visit_keeps_the_usual_limit() {
    let visit = EventCard::GovernorVisit;
    let table = || {
        scenario(2).town(0, &[IndigoPlant, Library]).town(1, &[IndigoPlant, Library]).open(&[visit])
    };
    // The other player's one turn: it works.
    let mut p = table().taken(&[(Prospector, 0)]).turn_of(1);
    p.event(visit);
    assert_eq!(p.hand_len(1), 2);
    assert!(p.game().table().library_used().has(seat(1)));
    // The governor's second turn: only if it has not worked at the first.
    for (used, cards) in [(true, 1), (false, 2)] {
        let table = table().taken(&[(Prospector, 0), (Trader, 1)]);
        let table = if used { table.library_used(0) } else { table };
        let mut p = table.turn_of(0);
        p.event(visit).role(Prospector);
        assert_eq!(p.hand_len(0), cards);
    }
}

#[test]
fn r13_a_visited_builder_phase_is_two_cheaper_with_a_library() {
    let visit = EventCard::GovernorVisit;
    let mut p = scenario(2)
        .town(1, &[IndigoPlant, Library])
        .holds(1, &[Hero, Well, Well, Well])
        .taken(&[(Builder, 0)])
        .open(&[visit])
        .turn_of(1);
    p.event(visit);
    assert_eq!(p.price(Hero).total, 3);
}

#[test]
fn r14_no_goods_are_thrown_in_at_a_price_of_nothing() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, SugarMill, BlackMarket])
        .goods(0, &[0, 1])
        .holds(0, &[Smithy, Well])
        .builder(0);
    p.build(Smithy);
    assert_eq!(p.cost(), 0);
    assert_eq!(p.goods_of(0), [0, 1]);
    assert_ne!(p.step(), Step::Pay);
}

#[test]
fn r15_the_last_building_goes_and_without_buildings_one_is_skipped() {
    both_editions(|edition| {
        let p = scenario(2)
            .edition(edition)
            .town(0, &[])
            .town(1, &[Tower])
            .event(0, EventCard::Earthquake);
        assert_eq!(p.town_of(1), []);
        assert_eq!(p.discarded(Tower), 1);
        assert_eq!((p.step(), p.pending()), (Step::Turn, vec![1]));
    });
}

#[test]
fn r16_a_visited_builder_phase_can_end_the_game() {
    let mut p = scenario(2)
        .town(1, &ELEVEN)
        .holds(1, &[Archive])
        .holds(0, &[GoldMine, Hero])
        .taken(&[(Builder, 0)])
        .open(&[EventCard::GovernorVisit])
        .turn_of(1);
    p.event(EventCard::GovernorVisit).build(Archive);
    assert!(!p.is_over());
    p.build(GoldMine);
    assert!(p.is_over());
}

#[test]
fn r17_a_question_with_one_answer_is_not_asked() {
    // Building with exactly the price in hand, and paying with equal cards.
    let mut p = scenario(2).holds(0, &[Tower, Well, Quarry]).builder(0);
    p.build(Tower);
    assert_eq!(p.hand_len(0), 0);
    let mut p = scenario(2).holds(0, &[Tower, SugarMill, SugarMill, SugarMill]).builder(0);
    p.build(Tower);
    assert_eq!(p.hand(0), [SugarMill]);
}

#[test]
fn r17_the_log_does_not_tell_passing_from_not_being_asked() {
    let told = |hand: &[Card]| {
        let mut p = scenario(2).holds(0, hand).turn_of(0);
        p.role(Builder);
        if p.step() == Step::Build {
            p.pass();
        }
        let seen = p.log().iter().filter(|event| !matches!(event, Event::Waiting(_)));
        seen.map(|event| event.seen_by(Some(seat(1)))).collect::<Vec<_>>()
    };
    assert_eq!(told(&[Palace]), told(&[Smithy]), "one could not build, one would not");
}

#[test]
fn r17_exchanging_interchangeable_buildings_is_no_choice() {
    let p = scenario(2)
        .town(0, &[SugarMill, SugarMill, SugarMill])
        .town(1, &[])
        .event(0, EventCard::Earthquake);
    assert_eq!(p.town_of(0), [SugarMill, SugarMill]);
    let mut p = scenario(2)
        .town(0, &[BlackMarket, SugarMill, SugarMill])
        .goods(0, &[1, 2])
        .holds(0, &[Well])
        .builder(0);
    p.build(Well);
    assert_eq!(p.goods_of(0), [2], "either sugar would have paid; the lower place did");
}

#[test]
fn r18_huts_draw_clockwise_from_the_chooser() {
    let p = scenario(3)
        .edition(Second)
        .new_buildings()
        .town(0, &[Hut])
        .town(1, &[IndigoPlant])
        .town(2, &[Hut])
        .deck(&[Hero, Statue])
        .trader(1);
    assert_eq!((p.hand(2), p.hand(0)), (vec![Hero], vec![Statue]));
    let p = scenario(3)
        .edition(First)
        .new_buildings()
        .town(0, &[Caritas])
        .town(1, &[IndigoPlant, Well])
        .town(2, &[Caritas])
        .deck(&[Hero, Statue])
        .builder(1);
    assert_eq!((p.hand(2), p.hand(0)), (vec![Hero], vec![Statue]));
}

#[test]
fn r19_lists_of_options_name_the_lowest_places() {
    let p = scenario(2)
        .town(0, &[SugarMill, IndigoPlant, SugarMill, IndigoPlant])
        .goods(0, &[3])
        .producer(1);
    let goods = |named: &[usize]| Answer::Goods(places(named));
    let options = p.options(0);
    assert!([goods(&[]), goods(&[0]), goods(&[1])].iter().all(|a| options.contains(a)));
    assert_eq!(options.len(), 3, "place 2 is as good as place 0");
    let p = scenario(2).town(0, &[SugarMill, Crane, SugarMill]).holds(0, &[Tower, Well]).builder(0);
    let over = |number| Answer::Build { card: Tower, over: Some(place(number)) };
    assert!(p.options(0).contains(&over(0)));
    assert!(!p.options(0).contains(&over(2)));
}

#[test]
fn r19_any_of_the_interchangeable_places_may_be_named_and_is_the_one() {
    let mut p = scenario(2).town(0, &[SugarMill, SugarMill, SugarMill]).producer(0);
    p.goods(&[2, 1]);
    assert_eq!(p.goods_of(0), [1, 2]);
    let mut p =
        scenario(2).town(0, &[SugarMill, Crane, SugarMill]).holds(0, &[Tower, Well]).builder(1);
    p.build_over(Tower, 2);
    assert_eq!(p.town_of(0), [SugarMill, Crane, Tower]);
}

#[test]
fn r19_what_buildings_cover_and_what_is_tucked_tells_them_apart() {
    let stacks = || {
        scenario(2)
            .town(0, &[SugarMill, SugarMill, SugarMill])
            .covers(0, 0, &[Chapel])
            .covers(0, 1, &[Chapel])
            .town(1, &[])
    };
    let p = stacks().event(0, EventCard::Earthquake);
    let demolish = |number| Answer::Demolish(place(number));
    assert_eq!(p.options(0), [demolish(0), demolish(2)], "two cover a chapel, one does not");
    let p = stacks().tucked(0, 1, 1).event(0, EventCard::Earthquake);
    assert_eq!(p.options(0), [demolish(0), demolish(1), demolish(2)], "and one has a card tucked");
}

#[test]
fn r19_payments_and_sales_list_interchangeable_goods_once() {
    let town = [BlackMarket, SugarMill, SugarMill, IndigoPlant];
    let mut p =
        scenario(2).town(0, &town).goods(0, &[1, 2, 3]).holds(0, &[Tower, Well, Well]).builder(0);
    p.build(Tower);
    assert_eq!(p.owes(), 2);
    // Two wells; a well and a sugar or the indigo; both sugars, or a sugar and the indigo.
    assert_eq!(p.options(0).len(), 1 + 2 + 2);
    p.pay(&[Well], &[2]);
    assert_eq!(p.goods_of(0), [1, 3], "the named place is the one");
    let p = scenario(2).town(0, &town).goods(0, &[1, 2, 3]).trader(0);
    assert_eq!(p.options(0).len(), 1 + 2 + 2);
}

#[test]
fn r20_the_order_matters_only_to_a_producer_short_of_cards() {
    let chapel = [SugarMill, IndigoPlant, Chapel];
    for (order, place) in [([0, 1], 0), ([1, 0], 1)] {
        let mut p = scenario(2).town(0, &chapel).rest_tucked(0, 2).deck(&[Hero]).producer(0);
        p.goods(&order);
        assert_eq!(p.goods_of(0), [place]);
    }
    for order in [[0, 1], [1, 0]] {
        let mut p = scenario(2)
            .new_buildings()
            .town(0, &[SugarMill, IndigoPlant, Harbor])
            .good_on(0, 0, Hero)
            .good_on(0, 1, Statue)
            .trader(0);
        p.goods(&order);
        assert_eq!(p.stored(0, 2), [Hero], "for the harbor the place in the town decides");
    }
}

#[test]
fn r21_a_library_set_to_work_without_building_counts_as_used() {
    let mut p = scenario(2).town(0, &[IndigoPlant, Library]).holds(0, &[Smithy]).builder(0);
    p.pass().role(Trader).role(Prospector);
    assert_eq!(p.hand_len(0), 2, "the smithy and one card, not two");
}

#[test]
fn r22_every_way_of_building_ends_the_idle_rounds() {
    let built = |p: Play| {
        assert!(p.game().table().built_this_round());
    };
    let mut p = scenario(2).new_buildings().holds(0, &[SugarMill; 6]).builder(0);
    p.build(Cathedral);
    built(p);
    let mut p = scenario(2).town(0, &[Crane, Tower]).holds(0, &[Statue]).builder(0);
    p.build_over(Statue, 1);
    built(p);
    let mut p = scenario(2).holds(0, &[Tower]).event(0, EventCard::FreeBuilding);
    p.build(Tower);
    built(p);
    let mut p = scenario(2).holds(0, &[Tower]).event(0, EventCard::FreeBuilding);
    p.pass();
    assert!(!p.game().table().built_this_round());
}
