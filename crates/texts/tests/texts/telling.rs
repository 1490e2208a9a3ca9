//! A game told in sentences: complete, merged, and blind where the listener is.

use crate::{assert_whole, games};
use rules::{Card, Event, Game, Known, Options, Players, Seat, Seed, Sighting, Why};
use testkit::rng;
use texts::{Eyes, Lang, Teller, Texts, Told};

const NAMES: [&str; 4] = ["Ann", "Ben", "Cleo", "Dan"];
const ENGLISH: Texts = Texts::of(Lang::En);

fn names() -> Vec<String> {
    NAMES.iter().map(|&name| name.to_owned()).collect()
}

/// Plays a game to its end and tells it.
fn told(game: &Game, seed: u64, mut teller: Teller) -> Vec<Told> {
    let mut game = *game;
    let mut chance = rng(seed);
    let mut lines = teller.opening(&game);
    while let Some(seat) = game.next_seat() {
        let answer = game.random_answer(seat, &mut chance).expect("it is asked");
        let mut events = Vec::new();
        game.apply(seat, &answer, &mut events).expect("the answer is legal");
        lines.extend(teller.tell(&events));
    }
    lines.extend(teller.outcome(&game.outcome().expect("the game is over")));
    lines
}

fn in_words(lines: &[Told]) -> Vec<&str> {
    lines.iter().map(|line| &*line.text).collect()
}

#[test]
fn draws_in_a_row_are_one_sentence() {
    let game = Game::new(Options::base(Players::Two), Seed::from_number(1));
    let drew = |card, seat| {
        let why = Why::Role(rules::Role::Trader);
        Event::Drew { seat: Seat::new(seat).expect("a seat"), card, why }
    };
    use Card::{Library, Well};
    let events = [drew(Well, 0), drew(Library, 0), drew(Well, 0), drew(Library, 1)];
    let tell = |lang, eyes| {
        let lines = Teller::new(Texts::of(lang), names(), eyes, &game).tell(&events);
        lines.into_iter().map(|line| line.text).collect::<Vec<_>>()
    };
    let wanted = [
        "Ann draws 3 cards for the trader: 2 wells and library.",
        "Ben draws 1 card for the trader: library.",
    ];
    assert_eq!(tell(Lang::En, Eyes::Everybody), wanted);
    let blind = tell(Lang::En, Eyes::Seat(Seat::FIRST));
    assert_eq!(blind[1], "Ben draws 1 card for the trader.");
    let first = |lang| tell(lang, Eyes::Everybody).swap_remove(0);
    assert_eq!(first(Lang::De), "Ann zieht 3 Karten für den Händler: 2 Brunnen und Bibliothek.");
    assert_eq!(first(Lang::Es), "Ann roba 3 cartas por el mercader: 2 pozos y biblioteca.");
    assert_eq!(first(Lang::Ru), "Ann берёт 3 карты (роль «Торговец»): 2 колодца и библиотека.");
}

#[test]
fn the_listener_is_called_you() {
    let game = Game::new(Options::base(Players::Two), Seed::from_number(1));
    let built = |seat| Event::Built {
        seat,
        card: Card::Smithy,
        place: rules::Place::new(1).expect("a place"),
    };
    let other = Seat::new(1).expect("a seat");
    let tell = |lang| {
        let eyes = Eyes::Everybody;
        let teller = Teller::new(Texts::of(lang), names(), eyes, &game).to(Seat::FIRST);
        [Seat::FIRST, other].map(|seat| {
            let mut lines = teller.clone().tell(&[built(seat)]);
            lines.remove(0).text
        })
    };
    assert_eq!(tell(Lang::En), ["You build a smithy.", "Ben builds a smithy."]);
    assert_eq!(tell(Lang::Es), ["Construyes una herrería.", "Ben construye una herrería."]);
    assert_eq!(tell(Lang::Ru), ["Ты строишь кузницу.", "Ben строит кузницу."]);
    assert_eq!(tell(Lang::De), ["Du baust eine Schmiede.", "Ben baut eine Schmiede."]);
}

#[test]
fn every_game_can_be_told_in_every_language() {
    for (game, seed) in games(2) {
        let eyes = [Eyes::Everybody, Eyes::Seat(Seat::FIRST)];
        for (texts, eyes) in Lang::ALL.map(Texts::of).into_iter().zip(eyes.into_iter().cycle()) {
            let mut teller = Teller::new(texts, names(), eyes, &game);
            // Half of the games are told to a player.
            if seed % 2 == 1 {
                teller = teller.to(Seat::FIRST);
            }
            let lines = told(&game, seed, teller);
            for line in in_words(&lines) {
                assert_whole(line);
                assert!(line.ends_with('.'), "{line}");
            }
            let headings = lines.iter().filter(|line| line.heading).count();
            assert!(headings > 5, "rounds and the end are headings");
            assert!(lines.iter().any(|line| line.text == texts.text("story-over", &[])));
        }
    }
}

/// What others draw, look at, keep, pay and tuck is told to a seat as a number only.
#[test]
fn a_seat_is_told_no_card_of_another_hand() {
    let hidden = ["draws", "looks at", "keeps", "discards", "tucks", "pays", "begins with"];
    let mut found = 0;
    for (game, seed) in games(1) {
        let teller = Teller::new(ENGLISH, names(), Eyes::Seat(Seat::FIRST), &game);
        for line in in_words(&told(&game, seed, teller)) {
            let Some((who, what)) = line.split_once(' ') else { continue };
            if !NAMES[1..].contains(&who) {
                continue;
            }
            if let Some(verb) = hidden.iter().find(|verb| what.starts_with(*verb)) {
                let said = what[verb.len()..].trim_start();
                let said = said.split(", and with goods: ").next().unwrap_or(said);
                let number = said.starts_with(|c: char| c.is_ascii_digit());
                let goods = *verb == "pays" && said.starts_with("with goods: ");
                // Of what is tucked not even the number is told.
                let tucked = *verb == "tucks" && said.starts_with("cards under the ");
                let counted = *verb != "tucks" && number && said.contains("card");
                assert!(((counted || tucked) && !said.contains(':')) || goods, "{line}");
                found += 1;
            }
        }
    }
    assert!(found > 1000, "only {found} such lines");
}

#[test]
fn a_view_and_its_sightings_tell_the_same_as_the_game() {
    for (start, seed) in games(1) {
        let seat = Seat::new(1).expect("a seat");
        let mut by_game = Teller::new(ENGLISH, names(), Eyes::Seat(seat), &start).to(seat);
        let mut by_view = Teller::of_view(ENGLISH, names(), start.view(seat)).to(seat);
        assert_eq!(by_game.opening(&start), by_view.opening_seen());
        let mut game = start;
        let mut chance = rng(seed);
        while let Some(next) = game.next_seat() {
            let answer = game.random_answer(next, &mut chance).expect("it is asked");
            let mut events = Vec::new();
            game.apply(next, &answer, &mut events).expect("the answer is legal");
            let seen: Vec<Sighting> =
                events.iter().map(|event| event.seen_by(Some(seat))).collect();
            assert_eq!(by_game.tell(&events), by_view.tell_seen(&seen));
        }
    }
}

#[test]
fn goods_in_a_payment_are_told_with_the_cards() {
    let game = Game::new(Options::base(Players::Two), Seed::from_number(1));
    let place = rules::Place::new(0).expect("a place");
    let tell = |cards: u8, goods: bool| {
        let goods = goods.then_some(place).into_iter().collect();
        let paid = Sighting::Paid { seat: Seat::FIRST, cards: Known::Count(cards), goods };
        let view = game.public_view();
        // The view counts the cards of a hand, and a good that is not there may be taken.
        let mut lines = Teller::of_view(ENGLISH, names(), view).tell_seen(&[paid]);
        lines.remove(0).text
    };
    assert_eq!(tell(0, false), "Ann pays nothing.");
    assert_eq!(tell(1, false), "Ann pays 1 card.");
    assert_eq!(tell(2, true), "Ann pays 2 cards, and with goods: indigo.");
    assert_eq!(tell(0, true), "Ann pays with goods: indigo.");
}
