//! A ladder: every bot against every other, and ratings that explain the results.

use crate::contest::{BadMatch, Match};
use crate::deal::in_short;
use crate::entry::Entry;
use crate::ratio::Estimate;
use crate::strength::{Result as Played, strengths};
use rules::{Options, Seed};
use serde::Serialize;
use std::sync::atomic::AtomicBool;

/// Who meets whom how often.
#[derive(Debug)]
pub struct Ladder {
    /// The option sets, which the deals take in turn; all for the same number of players.
    pub options: Vec<Options>,
    /// Who takes part; the first one's rating is what all others are measured from.
    pub entries: Vec<Entry>,
    /// How many games two quick bots play.
    pub games: u64,
    /// How many games are played where a slow one takes part.
    pub slow_games: u64,
    /// Where all deals and all dice come from; every meeting has the same deals.
    pub seed: Seed,
    /// How many threads play.
    pub jobs: usize,
}

/// What a ladder says.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LadderReport {
    /// How many sit at the table.
    pub players: usize,
    /// The seed, as people type it.
    pub seed: String,
    /// A line for each bot, the strongest first.
    pub standings: Vec<Standing>,
    /// Who met whom: one bot against a table of others.
    pub meetings: Vec<Meeting>,
    /// Games that did not come to their end.
    pub failures: u64,
}

/// How a bot stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// The label.
    pub bot: String,
    /// The bot's name and version.
    pub version: String,
    /// Elo points above the first bot of the ladder, with a 95 % interval.
    pub elo: Estimate,
    /// Processor time an answer takes, in milliseconds.
    pub cpu_ms: Option<f64>,
}

/// One bot against as many of another as fill the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Meeting {
    /// The one.
    pub one: String,
    /// The others.
    pub others: String,
    /// How many games.
    pub games: u64,
    /// The share of victories of the one.
    pub share: Estimate,
    /// By how many points it leads on average.
    pub points: f64,
}

impl Ladder {
    /// Plays all of it; `told` hears every meeting as soon as it is over. Whatever has been played
    /// when `stop` is set is reported.
    pub fn run(
        &self,
        stop: &AtomicBool,
        told: &mut dyn FnMut(&Meeting),
    ) -> Result<LadderReport, BadMatch> {
        let players = self.options.first().map_or(2, |options| options.players.count().into());
        let mut meetings = Vec::new();
        let mut results = Vec::new();
        let mut failures = 0;
        let mut times: Vec<Vec<f64>> = vec![Vec::new(); self.entries.len()];
        for (one, others) in self.pairs(players) {
            let (a, b) = (&self.entries[one], &self.entries[others]);
            let mut entries = vec![a.clone()];
            entries.resize_with(players, || b.clone());
            let report = Match {
                options: self.options.clone(),
                entries,
                games: if a.slow || b.slow { self.slow_games } else { self.games },
                seed: self.seed,
                jobs: self.jobs,
                sprt: None,
                records: None,
            }
            .run(stop, &mut |_| ())?
            .report;
            failures += report.failures.count;
            let (line, other) = (&report.bots[0], &report.bots[1]);
            let Some(share) = line.share else { break };
            times[one].extend(line.cpu_ms);
            times[others].extend(other.cpu_ms);
            results.push(Played { one, others, games: report.games as f64, won: line.wins });
            let points = |line: &crate::Line| line.points.map_or(0.0, |points| points.value);
            meetings.push(Meeting {
                one: a.label.clone(),
                others: b.label.clone(),
                games: report.games,
                share,
                points: points(line) - points(other),
            });
            told(&meetings[meetings.len() - 1]);
        }
        let ratings = strengths(self.entries.len(), players, &results);
        let mut standings: Vec<Standing> = self
            .entries
            .iter()
            .zip(ratings)
            .zip(times)
            .map(|((entry, elo), times)| Standing {
                bot: entry.label.clone(),
                version: entry.bot.name(),
                elo,
                cpu_ms: (!times.is_empty()).then(|| times.iter().sum::<f64>() / times.len() as f64),
            })
            .collect();
        standings.sort_by(|a, b| b.elo.value.total_cmp(&a.elo.value));
        Ok(LadderReport { players, seed: in_short(self.seed), standings, meetings, failures })
    }

    /// With two at the table it is the same who is the one; with more it is not.
    fn pairs(&self, players: usize) -> Vec<(usize, usize)> {
        let count = self.entries.len();
        let all = (0..count).flat_map(|one| (0..count).map(move |others| (one, others)));
        all.filter(|&(one, others)| if players == 2 { one > others } else { one != others })
            .collect()
    }
}
