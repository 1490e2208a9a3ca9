//! What is written can be read, and is what it was.

mod common;

use common::{header, json, play, record};
use rules::{Game, Options, Seat};

/// Every option set, with a governor by chance and one that was named.
fn option_sets() -> impl Iterator<Item = Options> {
    Options::all()
        .flat_map(|options| [None, Seat::new(1)].map(|governor| Options { governor, ..options }))
}

#[test]
fn options_come_back() {
    for options in option_sets() {
        let text = record::options::to_json(&options).to_string();
        assert_eq!(record::options::from_json(&json(&text)), Ok(options), "{text}");
    }
}

#[test]
fn positions_and_answers_of_random_games_come_back() {
    for (number, options) in (0..).zip(Options::all()) {
        let check = |game: &Game| {
            let text = record::position::to_json(&game.position()).to_string();
            let again = record::position::from_json(&json(&text));
            assert!(again.as_ref() == Ok(game), "{text}\n{again:?}");
            let again = again.map(|game| record::position::to_json(&game.position()).to_string());
            assert_eq!(again.as_ref(), Ok(&text));
        };
        let last = play(&header(options, number), number, |game, seat, answer| {
            check(game);
            let text = record::answer::to_json(answer).to_string();
            assert_eq!(record::answer::from_json(&json(&text)).as_ref(), Ok(answer), "{text}");
            assert!(game.check(seat, answer).is_ok());
        });
        check(&last);
    }
}

#[test]
fn records_of_random_games_hold() {
    for (number, options) in (100..).zip(option_sets()) {
        let text = record(&header(options, number), number);
        let verified = record::verify(text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert!(verified.game.is_over() && verified.record.summary.is_some());
        assert_eq!(verified.record.answers.len() + 2, text.lines().count());
        assert_eq!(verified.record.header.options, options);
    }
}

#[test]
fn an_unfinished_record_holds_as_far_as_it_goes() {
    let options = Options::all().next().expect("there are options");
    let text = record(&header(options, 1), 1);
    let cut: String = text.lines().take(30).flat_map(|line| [line, "\n"]).collect();
    let verified = record::verify(cut.as_bytes()).expect("its lines are unchanged");
    assert!(!verified.game.is_over() && verified.record.summary.is_none());
}

#[test]
fn a_given_deck_and_given_tiles_are_kept() {
    for options in Options::all() {
        let mut header = header(options, 5);
        let mut deck = rules::Rules::of(options).unshuffled().to_vec();
        deck.reverse();
        header.chance.deck = Some(deck);
        let text = record(&header, 5);
        assert!(record::verify(text.as_bytes()).is_ok());
        header.chance.tiles = Some([4, 3, 2, 1, 0].map(|i| rules::Tile::ALL[i]));
        let text = record(&header, 5);
        let verified = record::verify(text.as_bytes()).expect("it was just written");
        assert_eq!(verified.record.header.chance.deck, header.chance.deck);
        assert_eq!(verified.record.header.chance.tiles, header.chance.tiles);
    }
}

#[test]
fn everything_that_is_only_written_is_json() {
    for (number, options) in (0..).zip(Options::all()) {
        let mut moment = 0;
        play(&header(options, number), number, |game, seat, answer| {
            moment += 1;
            if moment % 5 > 0 {
                return;
            }
            let mut events = Vec::new();
            let mut after = *game;
            after.apply(seat, answer, &mut events).expect("the answer is legal");
            for event in &events {
                let event_json = record::event::to_json(event);
                assert_eq!(event_json["event"], event.id());
            }
            for viewer in game.rules().players().seats() {
                let view = record::view::to_json(&game.view(viewer));
                assert_eq!(view["seat"], viewer.index());
                let hand = view["hand"].as_array().map(Vec::len);
                assert_eq!(
                    view["players"][viewer.index()]["hand"].as_u64(),
                    hand.map(|n| n as u64)
                );
                game.prices(viewer).iter().for_each(|price| {
                    assert_eq!(record::price::to_json(price)["total"], price.total);
                });
                let sheet = record::score::to_json(&game.sheet(viewer));
                assert!(sheet["lines"].as_array().is_some_and(|lines| !lines.is_empty()));
            }
            let prompt = record::prompt::to_json(&game.prompt(seat).expect("it is asked"));
            assert_eq!(prompt["ask"].as_object().map(serde_json::Map::len), Some(1));
            assert!(record::view::to_json(&game.public_view())["seat"].is_null());
        });
    }
}

#[test]
fn seeds_are_numbers_or_digits() {
    let seed = rules::Seed::from_number(258);
    let digits = format!("0201{}", "0".repeat(60));
    assert_eq!(record::seed::to_json(seed), digits.as_str());
    assert_eq!(record::seed::from_json(&json("258")), Ok(seed));
    assert_eq!(record::seed::from_json(&json(&format!("{digits:?}"))), Ok(seed));
    assert_eq!(record::seed::from_text("258"), Some(seed));
    let most = record::seed::from_json(&json(&u64::MAX.to_string()));
    assert_eq!(most, Ok(rules::Seed::from_number(u64::MAX)));
    for bad in ["-1", "1.0", "1e3", "18446744073709551616", "\"7\"", "null", "[]", "\"é\""] {
        assert!(record::seed::from_json(&json(bad)).is_err(), "{bad}");
    }
}
