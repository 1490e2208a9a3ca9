//! Random games, played by drawing legal answers.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Answer, Game, Options, Seat, Seed};

/// A generator whose numbers are documented never to change.
pub fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Plays a game to its end in the canonical order and shows every table with the answer about
/// to be given.
pub fn every_answer(
    mut game: Game,
    rng: &mut Xoshiro256PlusPlus,
    mut look: impl FnMut(&Game, Seat, &Answer),
) -> Game {
    while let Some(seat) = game.next_seat() {
        let answer = game.random_answer(seat, rng).expect("a pending seat is asked");
        look(&game, seat, &answer);
        game.apply(seat, &answer, &mut ()).expect("a drawn answer is legal");
    }
    game
}

/// Plays a game to its end with random answers.
pub fn play_on(game: Game, rng: &mut Xoshiro256PlusPlus) -> Game {
    every_answer(game, rng, |_, _, _| {})
}

/// The end of a random game; deck and answers come from the seed.
pub fn random_game(options: Options, seed: u64) -> Game {
    play_on(Game::new(options, Seed::from_number(seed)), &mut rng(seed))
}
