//! How much a bot that looks ahead may think about an answer.

use std::fmt;
use std::num::{NonZeroU32, NonZeroU64};
use std::str::FromStr;

/// How much thinking an answer may take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// When to stop.
    pub limit: Limit,
    /// How many threads may think at once. The number makes no difference to an answer with a
    /// budget of playouts.
    pub threads: NonZeroU32,
}

/// When to stop thinking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    /// After so many games played out: the same answer every time.
    Playouts(NonZeroU64),
    /// After so many milliseconds: what a player waits for.
    Milliseconds(NonZeroU64),
}

impl Budget {
    /// The longest an answer may take, in milliseconds: ten minutes.
    pub const MOST_MILLISECONDS: u64 = 600_000;
    /// The most playouts for an answer, which take about as long.
    pub const MOST_PLAYOUTS: u64 = 20_000_000;
    /// The most threads; more than any machine this runs on has to spare.
    pub const MOST_THREADS: u32 = 256;

    /// The default for people to play against.
    pub const DEFAULT: Budget = Budget::of(Limit::Milliseconds(NonZeroU64::new(200).unwrap()));

    /// A budget for one thread.
    pub const fn of(limit: Limit) -> Budget {
        Budget { limit, threads: NonZeroU32::MIN }
    }

    /// One of `parts` equal parts of it, but never nothing.
    pub(crate) fn part(self, parts: usize) -> Budget {
        let part = |all: NonZeroU64| {
            NonZeroU64::new(all.get() / parts.max(1) as u64).unwrap_or(NonZeroU64::MIN)
        };
        let limit = match self.limit {
            Limit::Playouts(all) => Limit::Playouts(part(all)),
            Limit::Milliseconds(all) => Limit::Milliseconds(part(all)),
        };
        Budget { limit, ..self }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit {
            Limit::Playouts(playouts) => write!(f, "{playouts}"),
            Limit::Milliseconds(milliseconds) => write!(f, "{milliseconds}ms"),
        }?;
        if self.threads.get() > 1 { write!(f, "x{}", self.threads) } else { Ok(()) }
    }
}

impl FromStr for Budget {
    type Err = ();

    /// Reads `200ms`, `1000` (playouts), or either with threads as in `200msx2`. A budget that
    /// would never be spent is refused like one that is none.
    fn from_str(text: &str) -> Result<Budget, ()> {
        let (limit, threads) = match text.split_once('x') {
            Some((limit, threads)) => (limit, threads.parse().map_err(drop)?),
            None => (text, NonZeroU32::MIN),
        };
        let at_most = |most: u64, number: &str| {
            number.parse().ok().filter(|number: &NonZeroU64| number.get() <= most).ok_or(())
        };
        let limit = match limit.strip_suffix("ms") {
            Some(number) => Limit::Milliseconds(at_most(Budget::MOST_MILLISECONDS, number)?),
            None => Limit::Playouts(at_most(Budget::MOST_PLAYOUTS, limit)?),
        };
        let few = threads.get() <= Budget::MOST_THREADS;
        few.then_some(Budget { limit, threads }).ok_or(())
    }
}
