//! What a match says.

use crate::play::Failed;
use crate::ratio::Estimate;
use crate::sprt::SprtReport;
use serde::Serialize;
use serde_json::Value;

/// What a match says, so far or in the end.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Why it ended.
    pub end: End,
    /// The version of the rules.
    pub rules: String,
    /// The seed of the match, as people type it.
    pub seed: String,
    /// The option sets, which the deals take in turn.
    pub options: Vec<Value>,
    /// How many sat at the table, which is how many seatings every deal was played in.
    pub players: usize,
    /// Deals played in every seating.
    pub deals: u64,
    /// Games of these deals.
    pub games: u64,
    /// Mean rounds of a game.
    pub rounds: Option<f64>,
    /// Mean decisions of a game, of all players together.
    pub decisions: Option<f64>,
    /// A line for each entry.
    pub bots: Vec<Line>,
    /// A line for each label: entries of the same bot counted together.
    pub levels: Vec<Line>,
    /// The sequential test, if one was asked for.
    pub sprt: Option<SprtReport>,
    /// Games that did not come to their end.
    pub failures: Failures,
    /// Processor time, the one part that is not the same every time.
    pub cpu: Option<Cpu>,
}

/// Why a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// All games were played.
    Complete,
    /// The sequential test was decided.
    Decided,
    /// Somebody asked for it.
    Interrupted,
    /// A record could not be written.
    NotWritten,
}

/// What a match says about one entry, or about all with the same label.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Line {
    /// The label.
    pub bot: String,
    /// The bot's name and version.
    pub version: String,
    /// How many entries are counted.
    pub entries: usize,
    /// Games.
    pub games: u64,
    /// Games won; who ties shares the win.
    pub wins: f64,
    /// The share of the win in a game, a mean over entries.
    pub share: Option<Estimate>,
    /// Mean points.
    pub points: Option<Estimate>,
    /// Standard deviation of points.
    pub points_deviation: Option<f64>,
    /// How often it came first, second, …; who ties has the better rank.
    pub ranks: Vec<u64>,
    /// Weng-Lin rating; only of entries.
    pub rating: Option<Rating>,
    /// Processor time an answer takes, in milliseconds; a sample of the answers of quick bots.
    pub cpu_ms: Option<f64>,
}

/// A Weng-Lin rating: everybody begins with 25 ± 25/3.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The rating.
    pub value: f64,
    /// Its standard deviation.
    pub uncertainty: f64,
}

/// Games that did not come to their end.
#[derive(Clone, PartialEq, Default, Debug, Serialize)]
pub struct Failures {
    /// How many; there should be none.
    pub count: u64,
    /// The first few, with what is needed to play them again.
    pub first: Vec<Failed>,
}

/// Processor time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Cpu {
    /// Seconds, all threads together.
    pub seconds: f64,
    /// Games a second.
    pub games_a_second: f64,
}

/// How many failed games are kept with their seeds.
const KEPT: usize = 10;

impl Failures {
    /// Notes a game that did not come to its end.
    pub(crate) fn add(&mut self, failed: Failed) {
        self.count += 1;
        if self.first.len() < KEPT {
            self.first.push(failed);
        }
    }

    /// Adds those of another one.
    pub(crate) fn merge(&mut self, other: Failures) {
        self.count += other.count;
        let room = KEPT - self.first.len().min(KEPT);
        self.first.extend(other.first.into_iter().take(room));
    }
}

impl Report {
    /// The report without what differs from one run to the next.
    pub fn without_times(mut self) -> Report {
        self.cpu = None;
        self.bots.iter_mut().chain(&mut self.levels).for_each(|line| line.cpu_ms = None);
        self
    }
}
