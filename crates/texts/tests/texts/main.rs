//! The texts are complete, the same in four languages, and say what happens.

mod files;
mod lists;
mod names;
mod questions;
mod reader;
mod refusals;
mod telling;
mod words;

use rules::{Game, Options, Seed};

/// Games of every option set, a few of each.
fn games(each: u64) -> impl Iterator<Item = (Game, u64)> {
    (0..each).flat_map(|round| {
        (round * 1000..).zip(Options::all()).map(|(seed, options)| {
            let game = Game::new(options, Seed::from_number(seed));
            (game, seed)
        })
    })
}

/// Fails if a text was not found, or if a value was missing in it.
#[track_caller]
fn assert_whole(text: &str) {
    assert!(!text.is_empty());
    assert!(!text.contains(['⟦', '{', '}', '\u{2068}']), "{text}");
    assert_eq!(text, text.trim(), "{text:?}");
    assert!(!text.contains("  "), "{text:?}");
}
