//! The games in fixtures/records hold, to the byte, in every version of the program.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use record::{Header, Writer};
use rules::{Chance, Edition, Opening, Options, Players, Rules, Seat, Seed, Tile};
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/records")
}

/// The option sets that are kept, each with a name.
fn kept() -> Vec<(&'static str, Header)> {
    let base = Options::base;
    let header = |options: Options, seed| {
        let names = ["Ann", "Ben", "Cleo", "Dan"].iter().take(options.players.count() as usize);
        let seats = names.map(|&name| name.to_owned()).collect();
        Header {
            options,
            seed: Seed::from_number(seed),
            chance: Chance::default(),
            seats,
            deal: None,
        }
    };
    let second = Options {
        edition: Edition::Second,
        new_buildings: true,
        governor: Seat::new(2),
        ..base(Players::Three)
    };
    let everything = Options {
        new_buildings: true,
        events: true,
        opening: Opening::Chosen,
        ..base(Players::Four)
    };
    let mut given = header(Options { events: true, ..base(Players::Two) }, 4);
    given.chance.deck = Some(Rules::of(given.options).unshuffled().iter().rev().copied().collect());
    given.chance.tiles = Some([Tile::E, Tile::A, Tile::D, Tile::B, Tile::C]);
    vec![
        ("base_two", header(base(Players::Two), 1)),
        ("base_four", header(base(Players::Four), 2)),
        ("second_new_three", header(second, 3)),
        ("given_deck_events_two", given),
        ("first_new_events_chosen_four", header(everything, 5)),
    ]
}

#[test]
fn the_kept_games_hold() {
    if std::env::var("SANJUAN_REFRESH").is_ok_and(|what| what == "records") {
        write_the_kept_games();
    }
    for (name, header) in kept() {
        let path = folder().join(format!("{name}.jsonl"));
        let text =
            std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let verified = record::verify(&text[..]).unwrap_or_else(|error| {
            panic!(
                "{}: {error}\nIf the rules were corrected, say so in the changelog and write the \
                 records anew: SANJUAN_REFRESH=records cargo test -p sanjuan --test golden",
                path.display()
            )
        });
        assert!(verified.game.is_over(), "{name}");
        assert_eq!(verified.record.header.options, header.options, "{name}");
    }
    let files = std::fs::read_dir(folder()).expect("the folder is there").count();
    assert_eq!(files, kept().len(), "every file in fixtures/records is named here");
}

/// Writes the records anew, after a correction of the rules.
fn write_the_kept_games() {
    for (name, header) in kept() {
        let mut writer = Writer::new(Vec::new(), &header).expect("memory does not fail");
        let mut game = header.game().expect("the header is right");
        let mut chance = Xoshiro256PlusPlus::from_seed(header.seed.0);
        while let Some(seat) = game.next_seat() {
            let answer = game.random_answer(seat, &mut chance).expect("it is asked");
            game.apply(seat, &answer, &mut ()).expect("the answer is legal");
            writer.answer(seat, &answer).expect("memory does not fail");
        }
        let text = writer.finish(&game).expect("memory does not fail");
        std::fs::write(folder().join(format!("{name}.jsonl")), text).expect("it can be written");
    }
}
