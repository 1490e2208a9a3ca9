//! A game told in sentences: complete, merged, and blind where the listener is.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rules::{Event, Game, Options, Players, Seat, Seed, Why};
use sanjuan::teller::{Eyes, Teller};

const NAMES: [&str; 4] = ["Ann", "Ben", "Cleo", "Dan"];

fn names() -> Vec<String> {
    NAMES.iter().map(|&name| name.to_owned()).collect()
}

fn told(options: Options, seed: u64, eyes: Eyes) -> Vec<String> {
    let mut game = Game::new(options, Seed::from_number(seed));
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut teller = Teller::new(names(), eyes, &game);
    let mut lines = teller.opening(&game);
    while let Some(seat) = game.next_seat() {
        let answer = game.random_answer(seat, &mut chance).expect("it is asked");
        let mut events = Vec::new();
        game.apply(seat, &answer, &mut events).expect("the answer is legal");
        lines.extend(teller.tell(&events));
    }
    lines.extend(teller.outcome(&game));
    lines
}

#[test]
fn draws_in_a_row_are_one_sentence() {
    let game = Game::new(Options::base(Players::Two), Seed::from_number(1));
    let mut teller = Teller::new(names(), Eyes::Everybody, &game);
    let drew = |card, seat| {
        let why = Why::Role(rules::Role::Trader);
        Event::Drew { seat: Seat::new(seat).expect("a seat"), card, why }
    };
    use rules::Card::{Library, Well};
    let events = [drew(Well, 0), drew(Library, 0), drew(Well, 0), drew(Library, 1)];
    let lines = teller.tell(&events);
    let wanted = [
        "Ann draws 3 cards for the trader: 2 wells and library.",
        "Ben draws 1 card for the trader: library.",
    ];
    assert_eq!(lines, wanted);
    let mut blind = Teller::new(names(), Eyes::Seat(Seat::FIRST), &game);
    assert_eq!(blind.tell(&events)[1], "Ben draws 1 card for the trader.");
}

#[test]
fn every_game_can_be_told_by_everybody() {
    for (seed, options) in (0..).zip(Options::all()) {
        for eyes in [Eyes::Everybody, Eyes::Seat(Seat::FIRST)] {
            let lines = told(options, seed, eyes);
            assert!(
                lines.last().is_some_and(|line| line.contains("win") || line.contains("share"))
            );
            assert!(lines.iter().any(|line| line == "\nThe game is over."));
            assert!(lines.iter().all(|line| line.trim_end().ends_with('.')), "{lines:?}");
        }
    }
}

/// What others draw, look at, keep, pay and tuck is told to a seat as a number only.
#[test]
fn a_seat_is_told_no_card_of_another_hand() {
    let hidden = ["draws", "looks at", "keeps", "discards", "tucks", "pays", "begins with"];
    for (seed, options) in (0..).zip(Options::all()) {
        for line in told(options, seed, Eyes::Seat(Seat::FIRST)) {
            let Some((who, what)) = line.split_once(' ') else { continue };
            if !NAMES[1..].contains(&who) {
                continue;
            }
            if let Some(verb) = hidden.iter().find(|verb| what.starts_with(*verb)) {
                let said = what[verb.len()..].trim_start();
                let number = said.starts_with(|c: char| c.is_ascii_digit());
                let goods = *verb == "pays" && said.starts_with("the goods");
                assert!(
                    (number && said.contains("card") && !said.contains(':')) || goods,
                    "{line}"
                );
            }
        }
    }
}
