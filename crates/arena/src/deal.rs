//! Deals and seatings: what is the same for every bot, and how they take turns with it.

use bots::Dice;
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rules::{Options, Seat, Seed};

/// A deal: what chance decides before anybody has answered, and the dice of the bots.
///
/// Deal *d* takes its bytes from stream 2⁶³ + *d* of ChaCha8 under the seed of the match: 32 for
/// the seed of the game, then 32 for the dice of each entry. So no deal tells anything about
/// another, and the dice say nothing about the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Its number in the match, from 0.
    pub number: u64,
    /// The options it is played with.
    pub options: Options,
    /// The seed of the game: deck, tiles, later shuffles, and who governs first.
    pub seed: Seed,
    dice: [[u8; 32]; Seat::MAX],
}

/// The streams of matches; the shuffles of a game use those from 0 up, so no number is used for
/// both even where somebody takes the same seed for a game and for a match.
const MATCH_STREAMS: u64 = 1 << 63;

impl Deal {
    /// Deal number `number` of a match.
    pub fn new(of_match: Seed, number: u64, options: Options) -> Deal {
        let mut stream = ChaCha8Rng::from_seed(of_match.0);
        stream.set_stream(MATCH_STREAMS | number);
        let mut bytes = [[0; 32]; 1 + Seat::MAX];
        stream.fill_bytes(bytes.as_flattened_mut());
        let [seed, dice @ ..] = bytes;
        Deal { number, options, seed: Seed(seed), dice }
    }

    /// The dice of an entry, the same in every seating.
    pub fn dice(&self, entry: usize) -> Dice {
        Dice::from_seed(self.dice[entry % Seat::MAX])
    }
}

/// A seed as people type it: the number it was made from, or its 64 hexadecimal digits.
pub fn in_short(seed: Seed) -> String {
    let mut low = [0; 8];
    low.copy_from_slice(&seed.0[..8]);
    let number = u64::from_le_bytes(low);
    if seed == Seed::from_number(number) { number.to_string() } else { seed.to_string() }
}

/// Which entry sits where: one of the rotations around the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating {
    rotation: usize,
    players: usize,
}

impl Seating {
    /// All rotations at a table of `players`. Entries are different bots even where their names
    /// are the same, so all rotations are different seatings.
    pub fn all(players: usize) -> impl Iterator<Item = Seating> {
        (0..players).map(move |rotation| Seating { rotation, players })
    }

    /// By how many seats the entries have moved on.
    pub fn rotation(self) -> usize {
        self.rotation
    }

    /// The entry at a seat.
    #[inline]
    pub fn entry_at(self, seat: Seat) -> usize {
        let entry = seat.index() + self.rotation;
        if entry >= self.players { entry - self.players } else { entry }
    }
}
