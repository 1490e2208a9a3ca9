//! Chance that can be repeated.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::time::Duration;

/// Chance that can be repeated. Which move a kill hits still depends on the machine; when the
/// kills come, which node they hit and what the players choose does not.
#[derive(Clone, Debug)]
pub struct Chance {
    seed: u64,
    dice: Xoshiro256PlusPlus,
}

impl Chance {
    /// The chances of one run: of `SANJUAN_SEED`, or new ones.
    ///
    /// # Panics
    ///
    /// If `SANJUAN_SEED` is not a number.
    pub fn of_this_run() -> Chance {
        let fresh = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let fresh = fresh.map_or(1, |since| since.as_micros() as u64);
        Chance::new(number_from("SANJUAN_SEED", fresh))
    }

    /// The chances of a seed.
    pub fn new(seed: u64) -> Chance {
        Chance { seed, dice: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// The seed, to be told to whoever wants to see the same again.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Other chances, that depend on these.
    pub fn split(&mut self) -> Chance {
        Chance::new(self.dice.next_u64())
    }

    /// A number below `count`.
    pub fn below(&mut self, count: u64) -> u64 {
        self.dice.next_u64() % count.max(1)
    }

    /// True once in so many times.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// A time between two, in milliseconds.
    pub fn between(&mut self, least: u64, most: u64) -> Duration {
        Duration::from_millis(least + self.below(most.saturating_sub(least) + 1))
    }
}

/// The number in a variable of the environment, or another one if it is not set.
///
/// # Panics
///
/// If it is set to something that is not a number: a run that was meant to be longer must not be
/// taken for one that was.
pub fn number_from(variable: &str, otherwise: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => {
            text.parse().unwrap_or_else(|_| panic!("{variable} is {text:?}, which is no number"))
        }
        Err(_) => otherwise,
    }
}
