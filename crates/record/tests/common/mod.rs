//! Random games for the tests of this crate.
#![allow(dead_code, reason = "every test takes what it needs")]

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use record::{Header, Writer};
use rules::{Answer, Chance, Game, Options, Seat, Seed};
use serde_json::Value;
use sha2::{Digest, Sha256};

pub(crate) fn chance(number: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(number)
}

pub(crate) fn header(options: Options, seed: u64) -> Header {
    let names = ["Ann", "Ben", "Łucja \"L\"", "Дан"];
    let seats = names.iter().take(options.players.count() as usize);
    Header {
        options,
        seed: Seed::from_number(seed),
        chance: Chance::default(),
        seats: seats.map(|&name| name.to_owned()).collect(),
        deal: None,
    }
}

/// Plays a game to its end; pending seats answer in any order.
pub(crate) fn play(header: &Header, seed: u64, mut each: impl FnMut(&Game, Seat, &Answer)) -> Game {
    let mut chance = chance(seed);
    let mut game = header.game().expect("the header is right");
    while !game.is_over() {
        let pending: Vec<Seat> = game.pending().collect();
        let seat = pending[chance.next_u64() as usize % pending.len()];
        let answer = game.random_answer(seat, &mut chance).expect("it is asked");
        each(&game, seat, &answer);
        game.apply(seat, &answer, &mut ()).expect("the answer is legal");
    }
    game
}

/// The record of a random game.
pub(crate) fn record(header: &Header, seed: u64) -> String {
    let mut writer = Writer::new(Vec::new(), header).expect("writing to memory");
    let game = play(header, seed, |_, seat, answer| {
        writer.answer(seat, answer).expect("writing to memory");
    });
    String::from_utf8(writer.finish(&game).expect("writing to memory")).expect("JSON is UTF-8")
}

/// Gives every line the hash it should have: what a forger would do. It follows the words of
/// docs/formats.md and shares nothing with the crate.
pub(crate) fn resealed(lines: &[String]) -> String {
    let mut last = String::new();
    let mut text = String::new();
    for line in lines {
        let body = match line.rfind(",\"hash\":") {
            Some(end) => format!("{}}}", &line[..end]),
            None => line.clone(),
        };
        let hash = Sha256::digest(format!("{last}\n{body}"));
        last = hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        text += &format!("{},\"hash\":\"{last}\"}}\n", &body[..body.len() - 1]);
    }
    text
}

pub(crate) fn lines(record: &str) -> Vec<String> {
    record.lines().map(str::to_owned).collect()
}

pub(crate) fn json(text: &str) -> Value {
    record::strict::read(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error}"))
}
