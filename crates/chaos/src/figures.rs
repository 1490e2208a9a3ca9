//! The figures of a run.

use client::Tally;
use std::fmt;
use std::time::Duration;

/// The figures of a run.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    /// Tables made.
    pub tables: u64,
    /// Games played to the end.
    pub games: u64,
    /// Moves and deeds that were acknowledged.
    pub acknowledged: u64,
    /// Of these, those that had been stored before a kill swallowed the reply.
    pub duplicates: u64,
    /// Moves and deeds sent again.
    pub resent: u64,
    /// Those whose question had gone by when they came.
    pub stale: u64,
    /// Connections opened again.
    pub reconnects: u64,
    /// Rows compared with what was promised.
    pub rows: u64,
    /// Times that the store was compared with what was promised.
    pub audits: u64,
    /// Snapshots compared with those of the server.
    pub compared: u64,
    /// Servers killed or stopped.
    pub kills: u64,
    /// How long players were without a server.
    pub absences: Vec<Duration>,
    /// How long servers took to start.
    pub starts: Vec<Duration>,
    /// How long it took from a move to its acknowledgement.
    pub waits: Vec<Duration>,
}

impl Figures {
    /// Adds what a player has counted.
    pub fn add(&mut self, tally: &Tally) {
        self.acknowledged += tally.acks.len() as u64;
        self.duplicates += tally.duplicates;
        self.resent += tally.resent;
        self.stale += tally.stale;
        self.reconnects += tally.reconnects();
        self.waits.extend(tally.acks.iter().map(|ack| ack.took));
    }

    /// Tells whoever looks at the test.
    #[expect(clippy::print_stderr, reason = "whoever looks at the test wants the figures")]
    pub fn show(&self, name: &str, seed: u64, took: Duration) {
        eprintln!("{name} (SANJUAN_SEED={seed}), {:.1} s: {self}", took.as_secs_f64());
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} kills; {} tables, {} games played to the end, {} moves and deeds acknowledged, \
             {} resent, {} duplicates resolved, {} stale; {} reconnects; {} audits over {} rows, \
             {} snapshots compared; away {}; start {}; move {}",
            self.kills,
            self.tables,
            self.games,
            self.acknowledged,
            self.resent,
            self.duplicates,
            self.stale,
            self.reconnects,
            self.audits,
            self.rows,
            self.compared,
            Spread(&self.absences),
            Spread(&self.starts),
            Spread(&self.waits),
        )
    }
}

/// Times, as their middle, the one that only one in a hundred exceeds, and the longest.
struct Spread<'a>(&'a [Duration]);

impl fmt::Display for Spread<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sorted = self.0.to_vec();
        sorted.sort_unstable();
        let at = |share: usize| {
            let place = (sorted.len() * share / 100).min(sorted.len().saturating_sub(1));
            sorted.get(place).map_or(0, Duration::as_millis)
        };
        write!(f, "p50 {} ms, p99 {} ms, longest {} ms", at(50), at(99), at(100))
    }
}
