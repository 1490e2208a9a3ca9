//! The networks that the bots of this run play by.

use crate::Failure;
use bots::net::{Networks, NetworksError, choose};
use std::fs::File;
use std::io::Read;
use std::path::Path;
use texts::Texts;

/// No file of networks is longer; what is longer is not read into memory.
const LONGEST: u64 = 1 << 26;

/// Lets the bots play by the networks of a file.
pub(crate) fn take(path: &Path) -> Result<(), Failure> {
    let file = |error| Failure::File { path: path.to_owned(), error };
    let mut bytes = Vec::new();
    File::open(path).map_err(file)?.take(LONGEST).read_to_end(&mut bytes).map_err(file)?;
    let refuse = |error| Failure::Networks { path: path.to_owned(), error };
    choose(Networks::read(&bytes).map_err(refuse)?);
    Ok(())
}

/// What is wrong with networks, and what to do.
pub(crate) fn told(error: &NetworksError, texts: Texts) -> String {
    match error {
        NetworksError::Foreign => texts.text("networks-foreign", &[]),
        NetworksError::Version { found } => {
            texts.text("networks-version", &[("found", found.to_string().into())])
        }
        NetworksError::Shape => texts.text("networks-shape", &[]),
        NetworksError::CutOff => texts.text("networks-cut-off", &[]),
        NetworksError::Damaged => texts.text("networks-damaged", &[]),
    }
}
