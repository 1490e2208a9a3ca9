//! Who may know what. (RULES 11)

use rules::{Known, Sighting, View};
use testkit::prelude::*;

fn sightings(p: &Play, viewer: usize) -> Vec<Sighting> {
    p.last_events().iter().map(|event| event.seen_by(Some(seat(viewer)))).collect()
}

/// What seat 1 sees does not change when what it may not know is exchanged.
#[track_caller]
fn same_to_the_other(one: &Play, two: &Play) {
    assert_ne!(one.game(), two.game());
    assert_eq!(one.view(1), two.view(1));
    assert_eq!(one.game().public_view(), two.game().public_view());
}

#[test] // RULES 11.1
fn towns_covered_buildings_and_places_of_goods_are_public() {
    let p = scenario(2)
        .town(0, &[IndigoPlant, Statue])
        .covers(0, 1, &[Chapel, Tower])
        .goods(0, &[0])
        .start();
    for view in [p.view(1), p.game().public_view()] {
        let town = &view.players[0].town;
        assert_eq!((town[0].building, town[1].building), (IndigoPlant, Statue));
        assert_eq!(town[1].covers, [Chapel, Tower]);
        assert!(town[0].good && !town[1].good);
    }
}

#[test] // RULES 11.1
fn sizes_of_hands_deck_and_discard_pile_are_public() {
    let p = scenario(2).holds(0, &[Well, Hero]).discard(&[Tower]).start();
    let view = p.view(1);
    assert_eq!(view.players[0].hand, 2);
    assert_eq!((view.deck as usize, view.discard as usize), (p.deck_len(), 1));
}

#[test] // RULES 11.1
fn roles_open_events_and_used_banks_are_public() {
    let p = scenario(2)
        .new_buildings()
        .bank_used(0)
        .taken(&[(Trader, 0)])
        .open(&[EventCard::Taxes])
        .turn_of(1);
    let view = p.view(1);
    assert_eq!(view.takers[Trader as usize], Some(seat(0)));
    assert!(view.open_events.has(EventCard::Taxes));
    assert!(view.bank_used.has(seat(0)) && !view.bank_used.has(seat(1)));
    assert!(view.cathedral_open);
}

#[test] // RULES 11.1
fn the_open_tile_and_the_tiles_seen_are_public_and_the_others_are_not() {
    let mut p = scenario(2).tiles("CABDE").goods(0, &[0]).turn_of(0);
    assert_eq!(p.view(1).tiles, [None; 5]);
    p.role(Trader);
    assert_eq!(p.view(1).tiles, [Some(Tile::C), None, None, None, None]);
    p.goods(&[]);
    assert_eq!(p.view(1).tiles, [None, None, None, None, Some(Tile::C)]);
    let p = scenario(2).tiles("CABDE").tiles_seen(5).start();
    assert_eq!(p.view(1).tiles, [Tile::C, Tile::A, Tile::B, Tile::D, Tile::E].map(Some));
}

#[test] // RULES 11.1
fn what_a_gold_mine_or_goldsmith_reveals_is_public() {
    let mut p = scenario(2)
        .town(0, &[GoldMine])
        .deck(&[Smithy, Quarry, Archive, Tower, Library])
        .prospector(1);
    p.confirm(true);
    assert_eq!(p.view(1).revealed, [Quarry, Archive, Tower, Library]);
    p.cards(&[Tower]);
    assert!(sightings(&p, 1).contains(&Sighting::Took { seat: seat(0), card: Tower }));
}

#[test] // RULES 11.1
fn the_kind_of_a_card_that_is_built_is_public_and_what_paid_for_it_is_not() {
    let mut p = scenario(2).holds(0, &[Tower, Well, Hero, Statue]).builder(0);
    p.build(Tower);
    let built = Sighting::Built { seat: seat(0), card: Tower, place: place(1) };
    assert!(sightings(&p, 1).contains(&built));
    p.pay(&[Well, Hero], &[]);
    let paid = |cards| Sighting::Paid { seat: seat(0), cards, goods: Default::default() };
    assert!(sightings(&p, 1).contains(&paid(Known::Count(2))));
    assert!(sightings(&p, 0).contains(&paid(Known::Cards(bag(&[Well, Hero])))));
}

#[test] // RULES 11.1, 11.3
fn the_number_of_cards_under_a_harbor_is_public_and_their_faces_are_not() {
    let harbor = |card| {
        scenario(2).new_buildings().town(0, &[Harbor]).stored_cards(0, 0, &[card, Well]).start()
    };
    let (one, two) = (harbor(Hero), harbor(Statue));
    assert_eq!(one.view(1).players[0].town[0].stored, 2);
    same_to_the_other(&one, &two);
    assert_eq!(one.view(0), two.view(0), "not even their owner knows");
}

#[test] // RULES 11.2
fn a_hand_is_private_to_its_owner() {
    let (one, two) =
        (scenario(2).holds(0, &[Hero]).start(), scenario(2).holds(0, &[Statue]).start());
    same_to_the_other(&one, &two);
    assert_eq!(one.view(0).hand, bag(&[Hero]));
    assert_eq!(one.view(1).hand, Cards::NONE);
    let p = scenario(2).deck(&[Hero]).prospector(0);
    let drew = |card| Sighting::Drew { seat: seat(0), card, why: Why::Role(Prospector) };
    assert!(sightings(&p, 0).contains(&drew(Some(Hero))));
    assert!(sightings(&p, 1).contains(&drew(None)));
}

#[test] // RULES 11.2
fn what_the_councillor_shows_is_private() {
    let deal =
        |card| scenario(2).deck(&[Hero, Tower, Well, Quarry, card, Crane, Smithy]).councillor(0);
    let (one, two) = (deal(Statue), deal(Archive));
    same_to_the_other(&one, &two);
    assert_eq!(one.view(0).drawn, [Hero, Tower, Well, Quarry, Statue]);
    assert_eq!(one.view(1).drawn, [Crane, Smithy]);
    assert_eq!(one.view(1).players[0].drawn, 5);
    assert_eq!(one.game().public_view().drawn, []);
}

#[test] // RULES 11.2
fn what_a_player_keeps_and_discards_is_private() {
    let mut p = scenario(2).deck(&[Hero, Tower, Well, Quarry, Statue]).councillor(0);
    p.seat(0).cards(&[Hero]);
    let kept = |cards| Sighting::Kept { seat: seat(0), cards, discarded: 4 };
    assert!(sightings(&p, 1).contains(&kept(Known::Count(1))));
    assert!(sightings(&p, 0).contains(&kept(Known::Cards(bag(&[Hero])))));
    let mut p = scenario(2).holds(1, &[Well, Hero]).event(0, EventCard::Taxes);
    p.cards(&[Well]);
    let why = Why::Event(EventCard::Taxes);
    let discarded = |cards| Sighting::Discarded { seat: seat(1), cards, why };
    assert!(sightings(&p, 0).contains(&discarded(Known::Count(1))));
    assert!(sightings(&p, 1).contains(&discarded(Known::Cards(bag(&[Well])))));
}

#[test] // RULES 11.2, 11.4
fn which_cards_and_how_many_lie_under_a_chapel_is_private() {
    let chapel = |tucked: &[Card]| {
        // The same hand sizes and piles, so that only what is tucked differs.
        let spare = &[Hero, Statue][tucked.len()..];
        scenario(2)
            .town(0, &[Chapel, Statue])
            .covers(0, 1, &[Chapel])
            .tucked_cards(0, 0, tucked)
            .tucked_cards(0, 1, spare)
            .start()
    };
    let (one, two) = (chapel(&[Hero]), chapel(&[Hero, Statue]));
    same_to_the_other(&one, &two);
    assert_eq!(one.view(1).players[0].town[0].tucked, None);
    assert_eq!(one.view(1).players[0].town[0].tucked_cards, None);
    assert_eq!(one.view(0).players[0].town[0].tucked, Some(1));
    assert_eq!(two.view(0).players[0].town[0].tucked_cards, Some(bag(&[Hero, Statue])));
}

#[test] // RULES 11.4
fn an_opponent_sees_the_hand_shrink_and_nothing_more() {
    let mut p =
        scenario(2).new_buildings().town(0, &[Bank]).holds(0, &[Well, Hero, Statue]).new_round(0);
    p.cards(&[Well, Hero]);
    let view = p.view(1);
    assert_eq!(view.players[0].hand, 1);
    assert_eq!(view.players[0].town[0].tucked, None);
    assert!(view.bank_used.has(seat(0)));
}

#[test] // RULES 11.4, R17
fn declining_a_chapel_leaves_no_trace() {
    let mut p = scenario(2).town(0, &[Chapel]).holds(0, &[Well, Hero]).new_round(0);
    p.cards(&[]);
    let told = sightings(&p, 1);
    assert!(told.iter().all(|seen| matches!(seen, Sighting::Waiting(_))), "{told:?}");
}

#[test] // RULES 11.4
fn after_the_end_the_number_of_tucked_cards_is_public_but_not_their_faces() {
    let mut p = scenario(2).round(200).town(0, &[Chapel]).tucked(0, 0, 3).governor(0).start();
    assert_eq!(p.view(1).players[0].town[0].tucked, None);
    p.role(Prospector).role(Trader).role(Builder);
    while !p.is_over() {
        p.pass();
    }
    let seen = &p.view(1).players[0].town[0];
    assert_eq!((seen.tucked, seen.tucked_cards), (Some(3), None));
}

#[test] // RULES 11.3
fn nobody_knows_the_face_of_a_good_not_even_its_owner() {
    let good = |face| scenario(2).good_on(0, 0, face).start();
    let (one, two) = (good(Hero), good(Statue));
    same_to_the_other(&one, &two);
    assert_eq!(one.view(0), two.view(0));
    let mut p = scenario(2).deck(&[Hero]).producer(0);
    p.seat(0).goods(&[0]);
    let produced = Sighting::Produced { seat: seat(0), place: place(0) };
    assert!(sightings(&p, 0).contains(&produced));
}

#[test] // RULES 11.3
fn nobody_knows_the_order_of_the_deck_or_the_cards_of_the_discard_pile() {
    let (one, two) = (
        scenario(2).deck(&[Hero, Statue]).discard(&[Well]).start(),
        scenario(2).deck(&[Statue, Hero]).discard(&[Tower]).start(),
    );
    same_to_the_other(&one, &two);
    assert_eq!(one.view(0), two.view(0));
    let p = scenario(2).rest_discarded().seed(1).prospector(0);
    let cards = (p.deck_len() + 1) as u8;
    assert!(sightings(&p, 0).contains(&Sighting::Reshuffled { cards }));
}

#[test] // RULES 11
fn a_view_has_a_seat_or_nobodys_eyes() {
    let p = scenario(3).holds(0, &[Hero]).start();
    let view: View = p.game().public_view();
    assert_eq!(view.seat, None);
    assert!(view.hand.is_empty());
    assert_eq!(p.view(2).seat, Some(seat(2)));
}

#[test] // RULES 4.5, 11.1
fn everybody_sees_how_many_cards_could_be_kept() {
    let limits = |p: &Play| [0, 1, 2].map(|of| p.view(1).hand_limit(seat(of)));
    assert_eq!(limits(&scenario(3).town(0, &[IndigoPlant, Tower]).start()), [12, 7, 7]);
    let guarded = scenario(3)
        .new_buildings()
        .town(0, &[IndigoPlant, Tower])
        .town(1, &[IndigoPlant, GuardRoom])
        .start();
    assert_eq!(limits(&guarded), [12, 7, 6]);
}
