//! `train mean`: makes one network of several that came from the same one.

use super::files;
use bots::net::Networks;
use clap::Args;
use rules::Players;
use std::error::Error;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

#[derive(Args)]
pub(crate) struct Mean {
    /// The file to write.
    to: PathBuf,
    /// Checkpoints of runs and files of networks, or `master`. For each number of players the mean
    /// is of those that have a network for it; one that is named twice counts twice.
    #[arg(required = true)]
    of: Vec<PathBuf>,
}

impl Mean {
    pub(crate) fn write(&self) -> Result<(), Box<dyn Error>> {
        let found: Vec<Networks> =
            self.of.iter().map(|file| files::networks(file)).collect::<Result<_, _>>()?;
        let networks = Players::ALL.map(|table| {
            let there: Vec<_> = found.iter().filter_map(|file| file.of(table).cloned()).collect();
            train::mean(&there).map(Arc::new)
        });
        let made: Vec<&str> = found.iter().map(Networks::made).collect();
        let made = format!("The mean of {} networks:\n{}", found.len(), made.join("\n"));
        fs::write(&self.to, Networks::new(networks, &made).to_bytes())?;
        Ok(())
    }
}
