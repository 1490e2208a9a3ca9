//! `sanjuan demo`: a random game, told step by step.

use crate::Failure;
use crate::story::write_lines;
use crate::whole_file::keep_new;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use record::{Header, Writer};
use rules::{Chance, Game, Options, Seed};
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Write};
use std::path::Path;
use texts::{Eyes, Teller, Texts};

/// Plays a random game, keeps its record and tells it; the same seed gives the same game.
///
/// The record is kept before the first word is told, so that a reader who has heard enough does
/// not cut it short.
pub fn play(
    options: Options,
    seed: Option<Seed>,
    path: Option<&Path>,
    texts: Texts,
    output: &mut impl Write,
) -> Result<(), Failure> {
    // A number is easy to type again; a hasher of the library gets one from the system.
    let seed =
        seed.unwrap_or_else(|| Seed::from_number(u64::from(RandomState::new().hash_one(0) as u32)));
    let players = options.players.count() as usize;
    let seats: Vec<String> = names(texts).into_iter().take(players).collect();
    let header =
        Header { options, seed, chance: Chance::default(), seats: seats.clone(), deal: None };
    let mut game = Game::with_chance(options, seed, &header.chance)
        .map_err(|error| Failure::Usage(texts.setup_refusal(&error)))?;
    let mut record = Writer::new(Vec::new(), &header)?;
    let mut teller = Teller::new(texts, seats, Eyes::Everybody, &game);
    let mut story = teller.opening(&game);
    let mut chance = Xoshiro256PlusPlus::from_seed(seed.0);
    let mut events = Vec::new();
    while let Some(seat) = game.next_seat()
        && let Some(answer) = game.random_answer(seat, &mut chance)
    {
        events.clear();
        game.apply(seat, &answer, &mut events)
            .expect("answers drawn from the legal ones are legal");
        record.answer(seat, &answer)?;
        story.extend(teller.tell(&events));
    }
    if let Some(outcome) = game.outcome() {
        story.extend(teller.outcome(&outcome));
    }
    if let Some(path) = path {
        let failed = |error: io::Error| Failure::File { path: path.to_owned(), error };
        keep_new(path, &record.finish(&game)?).map_err(failed)?;
    }
    writeln!(output, "{}", texts.text("demo-seed", &[("seed", in_short(seed).into())]))?;
    write_lines(&story, output)?;
    Ok(())
}

fn names(texts: Texts) -> [String; 4] {
    [
        texts.text("demo-player-1", &[]),
        texts.text("demo-player-2", &[]),
        texts.text("demo-player-3", &[]),
        texts.text("demo-player-4", &[]),
    ]
}

/// The number a seed was made from, or the seed itself.
fn in_short(seed: Seed) -> String {
    let mut low = [0; 8];
    low.copy_from_slice(&seed.0[..8]);
    let number = u64::from_le_bytes(low);
    if seed == Seed::from_number(number) { number.to_string() } else { seed.to_string() }
}
