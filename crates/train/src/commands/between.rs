//! `train match`: lets two players play.

use super::files::{entry, table};
use arena::{Match, Sprt};
use clap::Args;
use rules::{Options, Seed};
use std::error::Error;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct Between {
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

impl Between {
    pub(crate) fn play(&self) -> Result<(), Box<dyn Error>> {
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
