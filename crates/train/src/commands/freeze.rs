//! `train freeze`: makes a file of networks of training runs.

use bots::net::Networks;
use clap::Args;
use std::error::Error;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use train::checkpoint;

#[derive(Args)]
pub(crate) struct Freeze {
    /// The file to write.
    to: PathBuf,
    /// Checkpoints of runs, each for another number of players.
    runs: Vec<PathBuf>,
    /// How they were made: the commands and the commit.
    #[arg(long, default_value = "")]
    made: String,
}

impl Freeze {
    pub(crate) fn write(&self) -> Result<(), Box<dyn Error>> {
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
