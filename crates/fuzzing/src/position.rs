//! Bytes as a position file.

use crate::promises;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rules::{Game, Seat};

/// How many answers a position that is accepted must stand.
const ANSWERS: usize = 200;

/// Reads a position. One that is accepted is a game like any other: it can be written, looked
/// at and played on.
pub fn position(data: &[u8]) {
    let Ok(value) = record::strict::read(data) else { return };
    let mut game = match record::position::from_json(&value) {
        Ok(game) => game,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    promises::stands(&game);
    promises::can_be_kept(&game);
    promises::can_be_looked_at(&game);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(data.len() as u64);
    for _ in 0..ANSWERS {
        let Some(seat) = any_pending(&game, &mut rng) else { break };
        let answer = game.random_answer(seat, &mut rng).expect("a pending seat is asked");
        assert!(promises::apply(&mut game, seat, &answer), "a drawn answer is refused");
    }
    promises::can_be_kept(&game);
    promises::can_be_looked_at(&game);
}

fn any_pending(game: &Game, rng: &mut impl Rng) -> Option<Seat> {
    let mut pending = game.pending();
    let count = pending.len().max(1);
    pending.nth(rng.next_u64() as usize % count)
}
