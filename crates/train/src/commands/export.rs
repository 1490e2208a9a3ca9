//! `train onnx`: writes networks in the format that other programs read.

use bots::net::Networks;
use clap::Args;
use rules::Players;
use std::error::Error;
use std::fs;
use std::path::PathBuf;
use train::onnx;

#[derive(Args)]
pub(crate) struct Onnx {
    /// A file of networks.
    networks: PathBuf,
    /// The folder to write into.
    folder: PathBuf,
    /// How many situations.
    #[arg(long, default_value_t = 500)]
    situations: usize,
}

impl Onnx {
    pub(crate) fn write(&self) -> Result<(), Box<dyn Error>> {
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
