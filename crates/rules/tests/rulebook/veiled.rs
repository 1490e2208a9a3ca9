//! Veiled games, question by question: what is put though it has one answer, and what is left
//! out because everybody can see that it has. (R17)

use rules::{Chance, Opening, Options, Players, Seed};
use testkit::prelude::*;

/// The veiled game after an answer of whoever is next.
#[track_caller]
fn after(p: &Play, answer: Answer) -> Game {
    let mut game = p.game().veiled();
    give(&mut game, answer);
    game
}

#[track_caller]
fn after_role(p: &Play, role: Role) -> Game {
    after(p, Answer::Role { role, library: None })
}

#[track_caller]
fn give(game: &mut Game, answer: Answer) {
    let next = game.next_seat().expect("somebody is asked");
    game.apply(next, &answer, &mut ()).expect("the answer is legal");
}

/// Who is asked.
fn pending(game: &Game) -> Vec<usize> {
    game.pending().map(Seat::index).collect()
}

/// Whoever is next is this seat and has only this answer.
#[track_caller]
fn asks_for(game: &Game, number: usize, answer: Answer) {
    assert_eq!(game.next_seat(), Some(seat(number)));
    assert_eq!(game.first_options(seat(number), 2), [answer]);
    assert_eq!(game.count_options(seat(number)), 1);
}

fn cards(cards: &[Card]) -> Answer {
    Answer::Cards(bag(cards))
}

#[test] // RULES 3.3
fn an_opening_hand_of_equal_cards_is_asked_for() {
    let options = Options {
        opening: Opening::Chosen,
        governor: Some(seat(0)),
        ..Options::base(Players::Two)
    };
    let mut deck = rules::Rules::of(options).unshuffled().to_vec();
    deck.sort_by_key(|&card| card != SugarMill);
    let chance = Chance { deck: Some(deck), tiles: None };
    let seed = Seed::from_number(1);
    let open = Game::with_chance(options, seed, &chance).expect("the deck is complete");
    assert_eq!(pending(&open), [1]);
    let mut game = Game::with_chance_veiled(options, seed, &chance).expect("the deck is complete");
    assert_eq!(pending(&game), [0, 1]);
    asks_for(&game, 0, cards(&[SugarMill; 4]));
    give(&mut game, cards(&[SugarMill; 4]));
    assert_eq!(game, open.veiled());
}

#[test] // RULES 4.5
fn who_holds_too_many_equal_cards_is_asked() {
    let p = scenario(2).holds(0, &[SugarMill; 8]).governor(1);
    let p = p.taken(&[(Builder, 1), (Producer, 0)]).start();
    let game = after_role(&p, Trader);
    assert_eq!(game.table().flow().step, Step::HandLimit);
    asks_for(&game, 0, cards(&[SugarMill]));
}

#[test] // RULES 5.1
fn who_holds_cards_is_asked_to_build_and_who_holds_none_is_not() {
    let p = scenario(3).holds(0, &[Palace, Hero]).holds(2, &[Smithy, Hero]).turn_of(0);
    let mut game = after_role(&p, Builder);
    asks_for(&game, 0, Answer::Pass);
    give(&mut game, Answer::Pass);
    assert_eq!(pending(&game), [2], "that an empty hand builds nothing everybody can see");
}

#[test] // RULES 5.1
fn a_single_card_is_asked_about_only_where_something_is_taken_off_the_price() {
    // No card costs nothing, and one card cannot pay for itself.
    let p = scenario(3).holds(0, &[Palace]).holds(1, &[Palace]).holds(2, &[Hero]);
    let p = p.town(1, &[IndigoPlant, Smithy]).turn_of(0);
    let mut game = after_role(&p, Builder);
    asks_for(&game, 0, Answer::Pass);
    give(&mut game, Answer::Pass);
    asks_for(&game, 1, Answer::Pass);
    give(&mut game, Answer::Pass);
    assert_eq!(game.table().flow().step, Step::Turn, "seat 2 could pay for nothing");
}

#[test] // RULES 5.1, 7.3: over a building the price may be nothing
fn with_a_crane_a_single_card_is_asked_about() {
    let p = scenario(2).town(1, &[IndigoPlant, Crane]).holds(1, &[Palace]).turn_of(0);
    asks_for(&after_role(&p, Builder), 1, Answer::Pass);
}

#[test] // RULES 8.16
fn with_an_empty_hand_a_cathedral_that_cannot_be_paid_is_not_asked_about() {
    let p = scenario(2).new_buildings().town(0, &[BlackMarket, IndigoPlant]).goods(0, &[1]);
    let game = after_role(&p.turn_of(0), Builder);
    assert_eq!(game.table().flow().step, Step::Turn, "a good is not enough for a cathedral");
}

#[test] // RULES 5.1
fn equal_cards_are_asked_for_as_a_payment_and_a_whole_hand_is_not() {
    let pay = |cards: &[Card]| Answer::Pay { cards: bag(cards), goods: Places::NONE };
    let build = Answer::Build { card: Well, over: None };
    let p = scenario(2).holds(0, &[Well, SugarMill, SugarMill]).turn_of(0);
    let mut game = after_role(&p, Builder);
    give(&mut game, build);
    assert_eq!(game.table().flow().step, Step::Pay);
    asks_for(&game, 0, pay(&[SugarMill]));
    let p = scenario(2).holds(0, &[Well, SugarMill]).turn_of(0);
    let mut game = after_role(&p, Builder);
    give(&mut game, build);
    assert_eq!(game.table().flow().step, Step::Turn, "the whole hand pays, whatever it is");
}

#[test] // RULES 5.4
fn equal_cards_of_the_councillor_are_asked_about() {
    let deck = [Hero, Statue, Tower, Well, Quarry, Crane, Crane];
    let game = after_role(&scenario(2).deck(&deck).turn_of(0), Councillor);
    assert_eq!(pending(&game), [0, 1]);
    assert_eq!(game.first_options(seat(1), 2), [cards(&[Crane])]);
    let p = scenario(2).town(1, &[IndigoPlant, Prefecture]).deck(&deck).turn_of(0);
    assert_eq!(pending(&after_role(&p, Councillor)), [0], "both are kept, whatever they are");
}

#[test] // RULES 7.12
fn an_archive_asks_for_one_of_equal_cards() {
    let p = scenario(2).town(1, &[IndigoPlant, Archive]).holds(1, &[Crane]);
    let p = p.deck(&[Hero, Statue, Tower, Well, Quarry, Crane, Crane]).turn_of(0);
    let game = after_role(&p, Councillor);
    assert_eq!(pending(&game), [0, 1]);
    assert_eq!(game.first_options(seat(1), 2), [cards(&[Crane])]);
}

#[test] // RULES 9.2: how many cards are tucked is not public
fn an_earthquake_asks_where_equal_buildings_may_differ_in_tucked_cards() {
    let take = Answer::Event(EventCard::Earthquake);
    let town = |covered: Card| {
        let p = scenario(2).town(0, &[]).town(1, &[IndigoPlant, IndigoPlant]);
        let p = p.covers(1, 0, &[covered]).covers(1, 1, &[covered]);
        p.open(&[EventCard::Earthquake])
    };
    let game = after(&town(Chapel).tucked(1, 0, 1).tucked(1, 1, 1).turn_of(0), take);
    asks_for(&game, 1, Answer::Demolish(place(0)));
    let game = after(&town(Chapel).tucked(1, 0, 2).turn_of(0), take);
    assert_eq!(game.count_options(seat(1)), 2);
    let game = after(&town(Tower).turn_of(0), take);
    assert_eq!(game.table().flow().step, Step::Turn, "nothing can be tucked under a tower");
}

#[test] // RULES 9.3
fn a_free_building_is_asked_for_whatever_the_hand() {
    let p = scenario(3).holds(1, &[Palace]).open(&[EventCard::FreeBuilding]).turn_of(0);
    let mut game = after(&p, Answer::Event(EventCard::FreeBuilding));
    asks_for(&game, 1, Answer::Pass);
    give(&mut game, Answer::Pass);
    assert_eq!(game.table().flow().step, Step::Turn, "empty hands build nothing");
}

#[test] // RULES 9.6
fn taxes_are_asked_for_unless_there_is_one_card() {
    let p = scenario(3).holds(1, &[Well, Well]).holds(2, &[Hero]);
    let p = p.open(&[EventCard::Taxes]).turn_of(0);
    let mut game = after(&p, Answer::Event(EventCard::Taxes));
    asks_for(&game, 1, cards(&[Well]));
    give(&mut game, cards(&[Well]));
    assert_eq!(game.table().flow().step, Step::Turn);
    assert_eq!(game.table().player(seat(2)).hand().len(), 0);
}
