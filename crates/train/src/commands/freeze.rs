//! `train freeze`: makes a file of networks of training runs and of other files.

use super::files;
use bots::net::Networks;
use clap::Args;
use rules::Players;
use std::error::Error;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

#[derive(Args)]
pub(crate) struct Freeze {
    /// The file to write.
    to: PathBuf,
    /// Checkpoints of runs and files of networks; for each number of players the first that has a
    /// network counts.
    from: Vec<PathBuf>,
    /// How they were made: the commands and the commit.
    #[arg(long, default_value = "")]
    made: String,
}

impl Freeze {
    pub(crate) fn write(&self) -> Result<(), Box<dyn Error>> {
        let mut networks = [None, None, None];
        let mut made = vec![self.made.clone()];
        for file in &self.from {
            let found = files::networks(file)?;
            let mut used = Vec::new();
            for table in Players::ALL {
                let place = &mut networks[table as usize];
                if let (None, Some(network)) = (&place, found.of(table)) {
                    *place = Some(Arc::clone(network));
                    used.push(table.count().to_string());
                }
            }
            if !used.is_empty() {
                made.push(format!("{} players: {}", used.join(", "), found.made()));
            }
        }
        fs::write(&self.to, Networks::new(networks, &made.join("\n")).to_bytes())?;
        Ok(())
    }
}
