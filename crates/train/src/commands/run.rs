//! `train run`: learns.

use super::files::{self, table};
use clap::Args;
use rustix::time::{ClockId, clock_gettime};
use serde_json::json;
use std::error::Error;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use train::{Config, Learner, checkpoint};

#[derive(Args)]
pub(crate) struct Run {
    /// Where the run is kept: `run.ckpt` and `log.jsonl`.
    #[arg(long, default_value = "target/training")]
    folder: PathBuf,
    /// Goes on where the run in the folder stopped, with its settings.
    #[arg(long, conflicts_with_all = ["players", "seed", "base", "set", "from", "against"])]
    resume: bool,
    /// Begins with the network of this file instead of knowing nothing; one for any number of
    /// players will do, the one for as many players first.
    #[arg(long)]
    from: Option<PathBuf>,
    /// Makes that network less sure of itself at first, by this temperature, so that it tries again
    /// what it had ruled out.
    #[arg(long, requires = "from")]
    warm: Option<f32>,
    /// Plays against the networks of these files, which never learn: only against them, as a best
    /// responder, or in the part of the games that is said by the setting "rivals".
    #[arg(long)]
    against: Vec<PathBuf>,
    /// How many play.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// How many minutes of the processor, all threads together, from the beginning of the run.
    #[arg(long, default_value_t = 15.0)]
    minutes: f64,
    /// Stops after so many games instead: the same network every time.
    #[arg(long)]
    games: Option<u64>,
    /// What everything that is left to chance is drawn from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Which part of the games is the base game.
    #[arg(long)]
    base: Option<f32>,
    /// Other settings, as JSON, as in {"batch":4096}.
    #[arg(long, default_value = "{}")]
    set: String,
}

impl Run {
    fn config(&self) -> Result<Config, Box<dyn Error>> {
        let mut config = Config::new(table(self.players)?, self.seed);
        if let Some(base) = self.base {
            config.base = base;
        }
        configured(config, &self.set)
    }

    fn begin(&self) -> Result<Learner, Box<dyn Error>> {
        let mut config = self.config()?;
        if self.against.is_empty() && config.rivals > 0.0 {
            return Err("there are no rivals; name their files with --against".into());
        }
        if !self.against.is_empty() && config.rivals == 0.0 {
            config = Config { rivals: 1.0, past: 0.0, freeze_every: 0, scripts: 0.0, ..config };
        }
        let mut learner = match &self.from {
            Some(file) => Learner::taught(config, &*files::any_network(file, config.table())?),
            None => Learner::new(config),
        };
        if let Some(temperature) = self.warm {
            if !(temperature.is_finite() && temperature > 0.0) {
                return Err(
                    "a temperature is a number above 0; 5 makes it try everything again".into()
                );
            }
            learner.warm(temperature);
        }
        for file in &self.against {
            learner.rivals.push(files::network(file, config.table())?);
        }
        Ok(learner)
    }

    pub(crate) fn start(&self) -> Result<(), Box<dyn Error>> {
        fs::create_dir_all(&self.folder)?;
        let file = self.folder.join("run.ckpt");
        let (mut learner, before) =
            if self.resume { checkpoint::load(&file)? } else { (self.begin()?, 0.0) };
        let log = self.folder.join("log.jsonl");
        let mut log = OpenOptions::new().create(true).append(true).open(log)?;
        let began = processor_seconds();
        let seconds = || before + processor_seconds() - began;
        let mut saved = seconds();
        loop {
            let progress = match self.games {
                Some(games) => learner.games as f64 / games.max(1) as f64,
                None => seconds() / (60.0 * self.minutes),
            };
            // Not a number is what is left of no minutes at all.
            if progress.is_nan() || progress >= 1.0 {
                break;
            }
            let round = learner.round(progress as f32).ok_or("learning went astray")?;
            if learner.rounds.is_power_of_two() || learner.rounds.is_multiple_of(50) {
                let stats = round.stats;
                let line = json!({
                    "round": learner.rounds, "games": learner.games, "steps": learner.steps,
                    "seconds": seconds(), "progress": progress,
                    "steps_a_game": round.steps, "rounds_a_game": round.rounds,
                    "entropy": stats.entropy, "value": stats.value, "lead": stats.lead,
                    "moved": stats.moved, "clipped": stats.clipped,
                    "lessons": stats.lessons, "untaught": stats.untaught, "against_past": round.past,
                    "against_rivals": round.rivals,
                });
                if let Err(error) = writeln!(log, "{line}") {
                    eprintln!("not in the log: {error}");
                }
                println!("{line}");
            }
            if seconds() - saved > 120.0 {
                saved = seconds();
                // A disk that is full now may have room again before the run is over.
                if let Err(error) = checkpoint::save(&learner, saved, &file) {
                    eprintln!("not saved, the one before is kept: {error}");
                }
            }
        }
        checkpoint::save(&learner, seconds(), &file)?;
        println!(
            "{} games, {} steps, {:.1} s of the processor",
            learner.games,
            learner.steps,
            seconds()
        );
        Ok(())
    }
}

/// These settings, with others given as JSON.
pub(crate) fn configured(config: Config, set: &str) -> Result<Config, Box<dyn Error>> {
    let mut value = serde_json::to_value(config)?;
    let set: serde_json::Map<String, serde_json::Value> = serde_json::from_str(set)?;
    for (key, given) in set {
        value[&key] = given;
    }
    let config: Config = serde_json::from_value(value)?;
    table(config.players)?;
    config.check()?;
    Ok(config)
}

/// How long the processor has worked for this program, all threads together.
pub(crate) fn processor_seconds() -> f64 {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}
