//! What can happen to a message on its way, and how often it did.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Which way a message goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    ToServer,
    ToClient,
}

/// What happens to a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    /// It arrives.
    Pass,
    /// It is lost, and nothing else is.
    Lose,
    /// It arrives later, and everything behind it too.
    Delay(Duration),
    /// It arrives twice.
    Repeat,
    /// It arrives after the one behind it.
    Overtake,
    /// The connection breaks before it.
    CutBefore,
    /// The connection breaks after it: whoever sent it cannot know that it arrived.
    CutAfter,
    /// From now on nothing arrives any more, and nobody says so; later the connection breaks.
    Silence(Duration),
}

/// All kinds of fates but the good one, in the order in which they are counted.
const KINDS: [&str; 7] =
    ["lost", "delayed", "repeated", "overtaken", "cut before", "cut after", "silent"];

/// How likely each is, in thousandths of all messages.
const THOUSANDTHS: [u32; 7] = [8, 20, 20, 10, 15, 25, 2];

/// What happened so far, on all connections.
#[derive(Debug)]
pub(crate) struct Trouble {
    seed: u64,
    connections: AtomicU64,
    counts: [[AtomicU64; 7]; 2],
    /// The ids of moves and deeds that were sent on twice: of those the server may rightly say
    /// that it has seen them before, although their sender sent them once.
    repeated: Mutex<HashSet<String>>,
}

impl Trouble {
    pub(crate) fn new(seed: u64) -> Trouble {
        Trouble {
            seed,
            connections: AtomicU64::new(0),
            counts: Default::default(),
            repeated: Mutex::default(),
        }
    }

    /// Chances for both ways of a new connection.
    pub(crate) fn dice(&self) -> [Xoshiro256PlusPlus; 2] {
        let number = self.connections.fetch_add(1, Ordering::Relaxed);
        [0, 1].map(|way| {
            Xoshiro256PlusPlus::seed_from_u64(self.seed ^ (number * 2 + way).wrapping_mul(0x9e37))
        })
    }

    /// Decides on a message, and counts it.
    pub(crate) fn fate(&self, way: Way, dice: &mut impl Rng) -> Fate {
        let mut roll = dice.next_u32() % 1_000;
        let milliseconds = |most: u32| Duration::from_millis(u64::from(roll * 7 % most) + 1);
        let (short, long) = (milliseconds(20), milliseconds(250));
        for (kind, share) in THOUSANDTHS.into_iter().enumerate() {
            if roll < share {
                self.counts[way as usize][kind].fetch_add(1, Ordering::Relaxed);
                return match kind {
                    0 => Fate::Lose,
                    1 => Fate::Delay(short),
                    2 => Fate::Repeat,
                    3 => Fate::Overtake,
                    4 => Fate::CutBefore,
                    5 => Fate::CutAfter,
                    _ => Fate::Silence(long),
                };
            }
            roll -= share;
        }
        Fate::Pass
    }

    /// How many connections were broken.
    pub(crate) fn cuts(&self) -> u64 {
        let broken = |counts: &[AtomicU64; 7]| -> u64 {
            counts[4..].iter().map(|count| count.load(Ordering::Relaxed)).sum()
        };
        self.counts.iter().map(broken).sum()
    }

    /// Whether some kind of trouble has not happened yet, one way or the other.
    pub(crate) fn is_missing(&self) -> bool {
        self.counted().into_iter().any(|(_, _, count)| count == 0)
    }

    /// How often each kind happened, by the way the message went.
    pub(crate) fn counted(&self) -> Vec<(Way, &'static str, u64)> {
        let ways = [Way::ToServer, Way::ToClient].into_iter().zip(&self.counts);
        let kinds = |(way, counts): (Way, &[AtomicU64; 7])| {
            let counts = counts.iter().map(|count| count.load(Ordering::Relaxed));
            KINDS.into_iter().zip(counts).map(|(kind, count)| (way, kind, count)).collect()
        };
        ways.flat_map::<Vec<_>, _>(kinds).collect()
    }

    /// Notes that a message from a client was sent on twice.
    pub(crate) fn note_repeated(&self, text: &str) {
        let message: Option<serde_json::Value> = serde_json::from_str(text).ok();
        if let Some(id) = message.as_ref().and_then(|message| message["id"].as_str()) {
            self.repeated().insert(id.to_owned());
        }
    }

    /// Whether a move or a deed was sent on twice.
    pub(crate) fn has_repeated(&self, id: &str) -> bool {
        self.repeated().contains(id)
    }

    fn repeated(&self) -> std::sync::MutexGuard<'_, HashSet<String>> {
        self.repeated.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
