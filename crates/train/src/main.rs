//! `train`: from nothing to a player, and matches between what came of it.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for a terminal")]

use arena::{Entry, Match, Sprt};
use bots::Level;
use bots::net::{Ahead, Learned, Manner, Networks};
use clap::{Args, Parser, Subcommand};
use rules::{Options, Players, Seed};
use rustix::time::{ClockId, clock_gettime};
use serde_json::json;
use std::error::Error;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use train::{Config, Learner, checkpoint, onnx};

#[derive(Parser)]
#[command(about = "Learns to play San Juan from nothing, by playing against itself")]
struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Learns.
    Run(Run),
    /// Lets two players play: names of bots, or files of training runs.
    Match(Between),
    /// Makes a file of networks of the last states of training runs.
    Freeze(Freeze),
    /// Writes networks in the format that other programs read, with situations to compare by.
    Onnx(Onnx),
}

#[derive(Args)]
struct Run {
    /// Where the run is kept: `run.ckpt` and `log.jsonl`.
    #[arg(long, default_value = "target/training")]
    folder: PathBuf,
    /// Goes on where the run in the folder stopped, with its settings.
    #[arg(long, conflicts_with_all = ["players", "seed", "base", "set"])]
    resume: bool,
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

#[derive(Args)]
struct Between {
    /// The first player.
    a: String,
    /// The second player; where more than two play, all others are like this one.
    b: String,
    #[arg(long, default_value_t = 2)]
    players: u8,
    #[arg(long, default_value_t = 4000)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// All option sets in turn, not the base game only.
    #[arg(long)]
    all: bool,
    #[arg(long, default_value_t = 2)]
    jobs: usize,
    /// A new folder in which every game is kept as a record.
    #[arg(long)]
    records: Option<PathBuf>,
}

#[derive(Args)]
struct Freeze {
    /// The file to write.
    to: PathBuf,
    /// Checkpoints of runs, each for another number of players.
    runs: Vec<PathBuf>,
    /// How they were made: the commands and the commit.
    #[arg(long, default_value = "")]
    made: String,
}

#[derive(Args)]
struct Onnx {
    /// A file of networks.
    networks: PathBuf,
    /// The folder to write into.
    folder: PathBuf,
    /// How many situations.
    #[arg(long, default_value_t = 500)]
    situations: usize,
}

fn main() -> ExitCode {
    let done = match Arguments::parse().what {
        What::Run(run) => run.start(),
        What::Match(between) => between.play(),
        What::Freeze(freeze) => freeze.write(),
        What::Onnx(onnx) => onnx.write(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("train: {error}");
            ExitCode::FAILURE
        }
    }
}

fn processor_seconds() -> f64 {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

impl Run {
    fn config(&self) -> Result<Config, Box<dyn Error>> {
        let mut config = Config::new(table(self.players)?, self.seed);
        if let Some(base) = self.base {
            config.base = base;
        }
        let mut value = serde_json::to_value(config)?;
        let set: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&self.set)?;
        for (key, given) in set {
            value[&key] = given;
        }
        let config: Config = serde_json::from_value(value)?;
        table(config.players)?;
        if config.games == 0 || config.batch == 0 || config.epochs == 0 {
            return Err(
                "nobody learns from no games, batches or epochs; give at least 1 of each".into()
            );
        }
        Ok(config)
    }

    fn start(&self) -> Result<(), Box<dyn Error>> {
        fs::create_dir_all(&self.folder)?;
        let file = self.folder.join("run.ckpt");
        let (mut learner, before) = if self.resume {
            checkpoint::load(&file)?
        } else {
            (Learner::new(self.config()?), 0.0)
        };
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
                    "moved": stats.moved, "clipped": stats.clipped, "against_past": round.past,
                });
                writeln!(log, "{line}")?;
                println!("{line}");
            }
            if seconds() - saved > 120.0 {
                saved = seconds();
                checkpoint::save(&learner, saved, &file)?;
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

fn table(players: u8) -> Result<Players, String> {
    let found = Players::ALL.into_iter().find(|table| table.count() == players);
    found.ok_or_else(|| format!("{players} cannot play; 2, 3 or 4 can"))
}

impl Between {
    fn play(&self) -> Result<(), Box<dyn Error>> {
        let table = table(self.players)?;
        let base = Options::base(table);
        let options = if self.all {
            Options::all().filter(|o| o.players == table).collect()
        } else {
            vec![base]
        };
        let mut entries = vec![entry(&self.a)?];
        for _ in 1..self.players {
            entries.push(entry(&self.b)?);
        }
        let played = Match {
            options,
            entries,
            games: self.games,
            seed: Seed::from_number(self.seed),
            jobs: self.jobs,
            sprt: None::<Sprt>,
            records: self.records.clone(),
        };
        let report = played.run(&Default::default(), &mut |_| ())?.report;
        println!("{}", serde_json::to_string_pretty(&report)?);
        Ok(())
    }
}

impl Freeze {
    fn write(&self) -> Result<(), Box<dyn Error>> {
        let mut networks = [None, None, None];
        let mut made = vec![self.made.clone()];
        for run in &self.runs {
            let (learner, seconds) = checkpoint::load(run)?;
            let table = learner.config.table();
            made.push(format!(
                "{} players: {} games, {} steps, {:.0} minutes of the processor; {}",
                table.count(),
                learner.games,
                learner.steps,
                seconds / 60.0,
                serde_json::to_string(&learner.config)?
            ));
            networks[table as usize] = learner.network().map(Arc::new);
        }
        fs::write(&self.to, Networks::new(networks, &made.join("\n")).to_bytes())?;
        Ok(())
    }
}

impl Onnx {
    fn write(&self) -> Result<(), Box<dyn Error>> {
        let networks = Networks::read(&fs::read(&self.networks)?)?;
        fs::create_dir_all(&self.folder)?;
        for table in Players::ALL {
            let Some(network) = networks.of(table) else { continue };
            let name = |kind: &str| self.folder.join(format!("{}.{kind}", table.count()));
            fs::write(name("onnx"), onnx::export(network, networks.made()))?;
            let situations = onnx::situations(network, table, self.situations);
            fs::write(name("json"), serde_json::to_vec(&situations)?)?;
        }
        Ok(())
    }
}

/// A bot by name, or the network of a run.
fn entry(name: &str) -> Result<Entry, Box<dyn Error>> {
    if let Ok(level) = name.parse::<Level>() {
        return Ok(Entry::of(level));
    }
    // As in `run.ckpt` or, looking ahead, `run.ckpt@50ms` or `run.ckpt@50ms/30`.
    let (file, ahead) = name.split_once('@').map_or((name, None), |(file, how)| (file, Some(how)));
    let networks = Arc::new(networks(Path::new(file))?);
    let Some(how) = ahead else {
        let bot = Learned::new(name, networks, Manner::Best);
        return Ok(Entry { label: name.to_owned(), bot: Box::new(bot), slow: false });
    };
    let (budget, horizon) = how.split_once('/').unwrap_or((how, "30"));
    let budget = budget.parse().map_err(|()| format!("{budget:?} is no budget"))?;
    let bot = Ahead::new(name, networks, budget).with_horizon(horizon.parse()?);
    Ok(Entry { label: name.to_owned(), bot: Box::new(bot), slow: true })
}

/// The networks of a file, or the one of a run.
fn networks(file: &Path) -> Result<Networks, Box<dyn Error>> {
    if let Ok(networks) = Networks::read(&fs::read(file)?) {
        return Ok(networks);
    }
    let learner = checkpoint::load(file)?.0;
    let mut networks = [None, None, None];
    networks[learner.config.table() as usize] = learner.network().map(Arc::new);
    Ok(Networks::new(networks, ""))
}
