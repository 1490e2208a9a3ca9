//! `train ladder`: every player against every other.

use super::files::{entry, largest, table};
use arena::{Ladder, LadderReport, Meeting};
use clap::Args;
use rules::{Options, Seed};
use std::error::Error;
use std::fs;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct Rungs {
    /// Who takes part: names of bots, or files of networks and runs; the first one's rating is 0.
    #[arg(required = true, num_args = 2..)]
    bots: Vec<String>,
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// How many games two quick ones play.
    #[arg(long, default_value_t = 4000)]
    games: u64,
    /// How many games are played where somebody who looks ahead takes part.
    #[arg(long, default_value_t = 200)]
    slow_games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// With everything there is, not the base game.
    #[arg(long)]
    largest: bool,
    #[arg(long, default_value_t = 2)]
    jobs: usize,
    /// Writes the whole report into this file.
    #[arg(long)]
    json: Option<PathBuf>,
}

impl Rungs {
    pub(crate) fn play(&self) -> Result<(), Box<dyn Error>> {
        let table = table(self.players)?;
        let entries = self.bots.iter().map(|name| entry(name)).collect::<Result<_, _>>()?;
        let ladder = Ladder {
            options: vec![if self.largest { largest(table) } else { Options::base(table) }],
            entries,
            games: self.games,
            slow_games: self.slow_games,
            seed: Seed::from_number(self.seed),
            jobs: self.jobs,
        };
        let told = &mut |meeting: &Meeting| eprintln!("{}", in_words(meeting));
        let labels: Vec<String> = ladder.entries.iter().map(|entry| entry.label.clone()).collect();
        let report = ladder.run(&Default::default(), told)?;
        if let Some(file) = &self.json {
            fs::write(file, serde_json::to_vec_pretty(&report)?)?;
        }
        print(&report, &labels);
        match report.failures {
            0 => Ok(()),
            count => Err(format!("{count} games did not come to their end").into()),
        }
    }
}

fn in_words(meeting: &Meeting) -> String {
    let Meeting { one, others, games, share, points } = meeting;
    let [low, high] = [share.low, share.high].map(|end| 100.0 * end.unwrap_or(share.value));
    format!(
        "{one} against {others}: {:.1} % ({low:.1} to {high:.1}), {points:+.1} points, {games} games",
        100.0 * share.value
    )
}

/// A table as documents have it: a line for each, the strongest first, a column for each other.
fn print(report: &LadderReport, labels: &[String]) {
    println!("| | Elo | µs an answer | against {} |", labels.join(" | "));
    println!("|---|---|---|{}", "---|".repeat(labels.len()));
    for standing in &report.standings {
        let elo = standing.elo;
        let reach = elo.high.map_or(0.0, |high| high - elo.value);
        let time = standing.cpu_ms.map_or_else(|| "–".to_owned(), |ms| microseconds(1e3 * ms));
        let mut line = format!("| {} | {:.0} ± {reach:.0} | {time} |", standing.bot, elo.value);
        for other in labels {
            line += &format!(" {} |", cell(report, &standing.bot, other));
        }
        println!("{line}");
    }
}

/// As many digits as say something: 0.05, 1.4, 3608.
fn microseconds(time: f64) -> String {
    let digits = if time < 0.5 { 2 } else { usize::from(time < 100.0) };
    format!("{time:.digits$}")
}

/// How one did against others, in per cent; with two at the table also seen from the other side.
fn cell(report: &LadderReport, one: &str, others: &str) -> String {
    let met = |a: &str, b: &str| {
        report.meetings.iter().find(|meeting| meeting.one == a && meeting.others == b)
    };
    let per_cent = |share: f64| format!("{:.1}", 100.0 * share);
    match (met(one, others), met(others, one)) {
        (Some(meeting), _) => per_cent(meeting.share.value),
        (None, Some(turned)) if report.players == 2 => per_cent(1.0 - turned.share.value),
        _ => String::new(),
    }
}
