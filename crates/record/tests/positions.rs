//! Positions written by hand: defaults, the cards mentioned nowhere, and every reason at once.

mod common;

use common::json;
use record::position::{PositionError, from_json};
use rules::{Card, Impossible, Options, Players, Step};

const PRINTED: &str = r#"{"position":1,
 "options":{"players":2},
 "round":5,"governor":1,
 "players":[
  {"hand":["crane","well"],
   "town":[{"building":"indigo_plant","good":"statue"},
           {"building":"palace","covers":["chapel"],"tucked":["well","tower"]}]},
  {"hand":["library"],"town":[{"building":"indigo_plant"},{"building":"smithy"}]}],
 "roles":{"producer":1},
 "decision":{"step":"turn","turn":1}}"#;

#[test]
fn the_printed_example_is_a_game() {
    let formats = include_str!("../../../docs/formats.md");
    assert!(formats.contains(PRINTED), "docs/formats.md shows another example");
    let game = from_json(&json(PRINTED)).expect("it is possible");
    let position = game.position();
    assert_eq!((position.round, position.decision.turn), (5, 1));
    assert_eq!(position.decision.chooser.index(), 0, "after the governor comes the other");
    assert_eq!(game.pending().len(), 1);
    assert_eq!(position.deck.len(), 110 - 11, "everything else is in the deck");
    let under = &position.players[0].town[1];
    assert_eq!((&under.covers, &under.tucked.len()), (&vec![Card::Chapel], &2));
}

#[test]
fn the_rest_is_shuffled_by_the_seed_and_lies_under_the_deck() {
    let deck = |seed: u64| {
        let text = format!(
            r#"{{"options":{{"players":2}},"players":[{{}},{{}}],"deck":["hero","well"],"seed":{seed}}}"#
        );
        from_json(&json(&text)).expect("it is possible").position().deck
    };
    assert_eq!(deck(1)[..2], [Card::Hero, Card::Well]);
    assert_eq!(deck(1).len(), 110);
    assert_eq!(deck(1), deck(1));
    assert_ne!(deck(1), deck(2));
    // Pinned: a position written by hand must be the same game in every version.
    let first: Vec<&str> = deck(1)[2..8].iter().map(|card| card.id()).collect();
    assert_eq!(first, PINNED);
}

const PINNED: [&str; 6] =
    ["tobacco_storage", "indigo_plant", "trading_post", "palace", "prefecture", "victory_column"];

#[test]
fn the_rest_can_go_to_the_discard_pile() {
    let text = r#"{"options":{"players":3,"edition":"second","new_buildings":true,"events":true},
                   "players":[{},{},{}],"rest":"discard","deck":["hero"]}"#;
    let game = from_json(&json(text)).expect("it is possible");
    assert_eq!(game.table().deck().len(), 1);
    assert_eq!(game.table().discard().len(), 148);
    assert!(game.table().cathedral_open(), "the cathedral goes nowhere");
}

#[test]
fn the_cathedral_may_stand_in_a_town() {
    let text = r#"{"options":{"players":2,"new_buildings":true},
        "players":[{"town":[{"building":"hero","covers":["cathedral"]}]},{}]}"#;
    let game = from_json(&json(text)).expect("it is possible");
    assert!(!game.table().cathedral_open());
}

#[test]
fn every_reason_is_told() {
    let text = r#"{"options":{"players":2},"idle_rounds":30,"tiles":["A","A","C","D","E"],
        "players":[{"hand":["hut","palace","palace","palace","taxes"]},
                   {"town":[{"building":"tower","good":"well"},{"building":"tower"}]}]}"#;
    let Err(PositionError::Impossible(reasons)) = from_json(&json(text)) else {
        panic!("there is no such game");
    };
    let wrong = |card, given, wanted| Impossible::WrongCount { card, given, wanted };
    for reason in [
        wrong(Card::Hut, 1, 0),
        wrong(Card::Palace, 3, 2),
        wrong(Card::Taxes, 1, 0),
        Impossible::MissingTile(rules::Tile::B),
    ] {
        assert!(reasons.contains(&reason), "{reason:?} is not told: {reasons:?}");
    }
    assert!(reasons.len() >= 8, "{reasons:?}");
    let words = PositionError::Impossible(reasons).to_string();
    assert!(words.contains("3 of palace are given, but the game has 2"), "{words}");
    assert!(words.contains("seat 1, place 1: a city building is visible twice"), "{words}");
}

#[test]
fn a_long_list_of_cards_is_refused_and_does_no_harm() {
    let hand = vec!["well"; 149];
    let holding = serde_json::json!({"hand": hand, "drawn": hand});
    let position = serde_json::json!({
        "options": {"players": 4}, "players": [holding, holding, holding, holding],
        "deck": hand, "discard": hand, "revealed": hand,
    });
    assert!(matches!(from_json(&position), Err(PositionError::Impossible(_))));
}

#[test]
fn a_game_that_is_over_has_nobody_pending() {
    let text = r#"{"options":{"players":2},"players":[{},{}],"decision":{"step":"over"}}"#;
    let game = from_json(&json(text)).expect("it is possible");
    assert!(game.is_over() && game.pending().is_empty());
    assert_eq!(game.position().decision.step, Step::Over);
    assert_eq!(game.options_set(), Options::base(Players::Two));
}
