//! `train iterate`: learns from looking ahead, and keeps only what is surely better.
//!
//! Each time a pupil begins with the best network there is, plays on with a teacher beside it, and
//! then has to beat the one it came from in a sequential test. If it does, it is the best one now.

use super::files;
use super::run::{configured, processor_seconds};
use arena::{Bounds, Entry, Match, Sprt, Verdict};
use bots::Bot;
use bots::net::{Learned, Manner, Network, Networks};
use clap::Args;
use rules::{Options, Players, Seed};
use serde_json::json;
use std::error::Error;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use train::{Config, Learner, Teacher, checkpoint};

#[derive(Args)]
pub(crate) struct Iterate {
    /// Where it is kept: `best.ckpt` and `log.jsonl`.
    #[arg(long, default_value = "target/iterations")]
    folder: PathBuf,
    /// The network to begin with: a file of networks or of a run.
    #[arg(long, required_unless_present = "resume")]
    from: Option<PathBuf>,
    /// Goes on with the best one of the folder, if there has been a better one than the first.
    #[arg(long)]
    resume: bool,
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// How many pupils try.
    #[arg(long, default_value_t = 4)]
    times: u64,
    /// How many minutes of the processor each of them learns.
    #[arg(long, default_value_t = 15.0)]
    minutes: f64,
    /// The most games of a test, which ends sooner when it is decided.
    #[arg(long, default_value_t = 60_000)]
    test: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Other settings, as JSON.
    #[arg(long, default_value = "{}")]
    set: String,
}

/// For somebody who can play already: small steps, hardly any unrest. A lesson takes as long as a
/// few hundred steps of the learner, so it counts for many.
fn gentle(players: Players, seed: u64) -> Config {
    Config {
        rate: [2e-4, 2e-5],
        entropy: [0.005, 0.002],
        epochs: 1,
        obvious: 0.25,
        teacher: Some(Teacher { part: 0.02, playouts: 64, horizon: 12, margin: 0.1, weight: 8.0 }),
        ..Config::new(players, seed)
    }
}

impl Iterate {
    pub(crate) fn run(&self) -> Result<(), Box<dyn Error>> {
        fs::create_dir_all(&self.folder)?;
        let log = self.folder.join("log.jsonl");
        // Pupils of an earlier run have had the seeds before.
        let before = fs::read_to_string(&log).map_or(0, |lines| lines.lines().count() as u64);
        let mut log = OpenOptions::new().create(true).append(true).open(log)?;
        let table = files::table(self.players)?;
        let mut best = files::any_network(&self.begin_with()?, table)?;
        for time in before..before + self.times {
            let config = configured(gentle(table, self.seed + time), &self.set)?;
            let (learner, seconds) = self.learn(config, &best)?;
            let pupil = Arc::new(learner.network().ok_or("learning went astray")?);
            let (verdict, told) = self.test(&pupil, &best, table, time)?;
            let line = json!({
                "time": time, "games": learner.games, "seconds": seconds, "test": told,
                "kept": verdict == Verdict::Better,
            });
            writeln!(log, "{line}")?;
            println!("{line}");
            if verdict == Verdict::Better {
                checkpoint::save(&learner, seconds, &self.folder.join("best.ckpt"))?;
                best = pupil;
            }
        }
        Ok(())
    }

    fn begin_with(&self) -> Result<PathBuf, Box<dyn Error>> {
        let best = self.folder.join("best.ckpt");
        match &self.from {
            _ if self.resume && best.exists() => Ok(best),
            Some(from) => Ok(from.clone()),
            None => Err(format!("there is no {} yet; say --from", best.display()).into()),
        }
    }

    fn learn(&self, config: Config, from: &Network) -> Result<(Learner, f64), Box<dyn Error>> {
        let mut learner = Learner::taught(config, from);
        let began = processor_seconds();
        loop {
            let seconds = processor_seconds() - began;
            let progress = seconds / (60.0 * self.minutes);
            if progress.is_nan() || progress >= 1.0 {
                return Ok((learner, seconds));
            }
            learner.round(progress as f32).ok_or("learning went astray")?;
        }
    }

    /// Whether the pupil is better than the one it came from: by ten Elo points, or not at all?
    fn test(
        &self,
        pupil: &Arc<Network>,
        best: &Arc<Network>,
        table: Players,
        time: u64,
    ) -> Result<(Verdict, serde_json::Value), Box<dyn Error>> {
        let entry = |label: &str, network: &Arc<Network>| {
            let mut networks = [None, None, None];
            networks[table as usize] = Some(Arc::clone(network));
            let networks = Arc::new(Networks::new(networks, ""));
            let bot: Arc<dyn Bot> = Arc::new(Learned::new(label, networks, Manner::Best));
            Entry::new(label, bot)
        };
        let mut entries = vec![entry("pupil", pupil)];
        entries.resize_with(table.count().into(), || entry("best", best));
        let bounds = Bounds::elo(0.0, 10.0).ok_or("no bounds")?;
        let report = Match {
            options: Options::all().filter(|options| options.players == table).collect(),
            entries,
            games: self.test,
            seed: Seed::from_number(1_000_000 + time),
            jobs: rayon::current_num_threads(),
            sprt: Some(Sprt { first: "pupil".to_owned(), second: "best".to_owned(), bounds }),
            records: None,
        }
        .run(&Default::default(), &mut |_| ())?
        .report;
        let sprt = report.sprt.ok_or("no test")?;
        Ok((sprt.verdict, serde_json::to_value(&sprt)?))
    }
}
