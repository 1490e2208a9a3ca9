//! Seeded shuffles, the same on every machine and in every version.
//!
//! Shuffle number *k* of a game takes its numbers from ChaCha8 with the game's seed as the key
//! and *k* as the stream. So a shuffle can be drawn without those before it, and none tells
//! anything about another. Number 0 sets up the table (governor, then tiles), number 1 shuffles
//! the deck, the later ones the discard pile. The way from the stream to an order is written
//! down here, down to the bits, and pinned by test vectors: it is part of the record format.
//!
//! Numbers are made from two bytes, the lower one first. Bytes are fetched for a whole shuffle at
//! once, or two at a time where a number stands alone; every fetch begins with a new four-byte
//! word of the stream and drops what it leaves of its last one.

use crate::card::Card;
use crate::ruleset::MAX_CARDS;
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::fmt;

/// The source of all chance in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a number, for tests and for people who type one: its bytes, the lowest first,
    /// followed by zeros.
    pub const fn from_number(number: u64) -> Seed {
        let mut seed = [0; 32];
        let bytes = number.to_le_bytes();
        let mut i = 0;
        while i < 8 {
            seed[i] = bytes[i];
            i += 1;
        }
        Seed(seed)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The numbers of one shuffle.
pub(crate) struct Stream {
    rng: ChaCha8Rng,
}

impl Stream {
    pub(crate) fn new(seed: Seed, number: u16) -> Stream {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        rng.set_stream(u64::from(number));
        Stream { rng }
    }

    /// A number below `n`, every one equally likely.
    pub(crate) fn below(&mut self, n: u16) -> u16 {
        let mut bytes = [0; 2];
        loop {
            self.rng.fill_bytes(&mut bytes);
            if let Some(number) = scale(u16::from_le_bytes(bytes), n) {
                return number;
            }
        }
    }

    /// The same for a pair of bytes that was rejected. Apart, so that the loop of the shuffle
    /// keeps what it needs in registers.
    #[cold]
    #[inline(never)]
    fn again(&mut self, n: u16) -> u16 {
        self.below(n)
    }

    /// Shuffles in place: from the last card down, each is exchanged with one not behind it.
    /// One pair of bytes a card is fetched beforehand; only a rejected pair, about one in a
    /// thousand, fetches another.
    pub(crate) fn shuffle(&mut self, cards: &mut [Card]) {
        let mut words = [0; 2 * MAX_CARDS];
        let count = cards.len().saturating_sub(1).min(MAX_CARDS);
        self.rng.fill_bytes(&mut words[..2 * count]);
        let (words, _) = words.as_chunks::<2>();
        for (i, &word) in (1..cards.len()).rev().zip(words) {
            let bound = i as u16 + 1;
            let j = match scale(u16::from_le_bytes(word), bound) {
                Some(j) => j,
                None => self.again(bound),
            };
            cards.swap(i, j as usize);
        }
    }
}

/// Maps 16 random bits to a number below `n`; `None` for the few values that would make some
/// numbers likelier than others.
#[inline]
fn scale(bits: u16, n: u16) -> Option<u16> {
    let product = u32::from(bits) * u32::from(n);
    let low = product as u16;
    let unfair = low < n && low < n.wrapping_neg() % n;
    (!unfair).then_some((product >> 16) as u16)
}
