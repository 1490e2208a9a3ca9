//! `sanjuan demo`: a random game, told while it is played.

use crate::Failure;
use crate::teller::{Eyes, Teller};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use record::{Header, Writer};
use rules::{Chance, Game, Options, Seed};
use std::fs::File;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufWriter, Write};
use std::path::Path;

const NAMES: [&str; 4] = ["Ann", "Ben", "Cleo", "Dan"];

/// Plays a random game and tells it; the same seed gives the same game.
pub fn play(
    options: Options,
    seed: Option<Seed>,
    path: Option<&Path>,
    output: &mut impl Write,
) -> Result<(), Failure> {
    // A number is easy to type again; a hasher of the library gets one from the system.
    let seed =
        seed.unwrap_or_else(|| Seed::from_number(u64::from(RandomState::new().hash_one(0) as u32)));
    let players = options.players.count() as usize;
    let seats: Vec<String> = NAMES.iter().take(players).map(|&name| name.to_owned()).collect();
    let header = Header { options, seed, chance: Chance::default(), seats: seats.clone() };
    let mut game = Game::with_chance(options, seed, &header.chance)
        .map_err(|error| Failure::Usage(error.to_string()))?;
    let failed = |error: io::Error| match path {
        Some(path) => Failure::File { path: path.to_owned(), error },
        None => Failure::Output(error),
    };
    let mut writer = match path {
        Some(path) => {
            let file = File::create_new(path).map_err(failed)?;
            Some(Writer::new(BufWriter::new(file), &header).map_err(failed)?)
        }
        None => None,
    };
    writeln!(output, "Seed {}.", in_short(seed))?;
    let mut teller = Teller::new(seats, Eyes::Everybody, &game);
    for line in teller.opening(&game) {
        writeln!(output, "{line}")?;
    }
    let mut chance = Xoshiro256PlusPlus::from_seed(seed.0);
    let mut events = Vec::new();
    while let Some(seat) = game.next_seat()
        && let Some(answer) = game.random_answer(seat, &mut chance)
    {
        events.clear();
        game.apply(seat, &answer, &mut events)
            .expect("answers drawn from the legal ones are legal");
        if let Some(writer) = &mut writer {
            writer.answer(seat, &answer).map_err(failed)?;
        }
        for line in teller.tell(&events) {
            writeln!(output, "{line}")?;
        }
    }
    for line in teller.outcome(&game) {
        writeln!(output, "{line}")?;
    }
    if let Some(writer) = writer {
        writer.finish(&game).map_err(failed)?;
    }
    Ok(())
}

/// The number a seed was made from, or the seed itself.
fn in_short(seed: Seed) -> String {
    let mut low = [0; 8];
    low.copy_from_slice(&seed.0[..8]);
    let number = u64::from_le_bytes(low);
    if seed == Seed::from_number(number) { number.to_string() } else { seed.to_string() }
}
