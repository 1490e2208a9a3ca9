//! A training run on disk, so that it can go on later.
//!
//! One line of JSON says what it is; then come the numbers, four bytes each, the lowest first.

use crate::adam::Adam;
use crate::config::Config;
use crate::learner::Learner;
use bots::net::layout::NUMBERS;
use bots::net::{INPUTS, Network, OUTPUTS};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

const FORMAT: &str = "sanjuan training 3";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    format: String,
    inputs: usize,
    outputs: usize,
    numbers: usize,
    config: Config,
    rounds: u64,
    games: u64,
    steps: u64,
    moves: u64,
    past: usize,
    rivals: usize,
    processor_seconds: f64,
}

/// Why a run cannot go on from a file.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointError {
    /// The file cannot be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// It is no checkpoint of this version.
    #[error("{}: this is no checkpoint that this version can go on from: {why}; begin anew without --resume", path.display())]
    Foreign {
        /// Which.
        path: PathBuf,
        /// Why.
        why: String,
    },
}

/// Writes a run down, first beside the file and then in its place: a run that is broken off while
/// writing leaves the old one.
pub fn save(learner: &Learner, seconds: f64, path: &Path) -> Result<(), CheckpointError> {
    let header = Header {
        format: FORMAT.to_owned(),
        inputs: INPUTS,
        outputs: OUTPUTS,
        numbers: NUMBERS,
        config: learner.config,
        rounds: learner.rounds,
        games: learner.games,
        steps: learner.steps,
        moves: learner.adam.moves,
        past: learner.past.len(),
        rivals: learner.rivals.len(),
        processor_seconds: seconds,
    };
    let mut bytes = serde_json::to_vec(&header).unwrap_or_default();
    bytes.push(b'\n');
    let lists = [&learner.numbers[..], &learner.mean, &learner.adam.means, &learner.adam.swings];
    let others = learner.past.iter().chain(&learner.rivals).map(|network| network.numbers());
    for list in lists.into_iter().chain(others) {
        bytes.extend(list.iter().flat_map(|number| number.to_le_bytes()));
    }
    let beside = path.with_extension("new");
    let write = || {
        let mut file = fs::File::create(&beside)?;
        file.write_all(&bytes)?;
        file.sync_all()?;
        fs::rename(&beside, path)
    };
    write().map_err(|source| {
        // Half a run is of no use to anybody, and a full disk needs the room.
        fs::remove_file(&beside).ok();
        CheckpointError::File { path: path.to_owned(), source }
    })
}

/// Reads a run, and how many seconds of the processor it has taken so far.
pub fn load(path: &Path) -> Result<(Learner, f64), CheckpointError> {
    let read = |source| CheckpointError::File { path: path.to_owned(), source };
    let bytes = fs::read(path).map_err(read)?;
    let foreign =
        |why: &str| CheckpointError::Foreign { path: path.to_owned(), why: why.to_owned() };
    let line = bytes.iter().position(|&byte| byte == b'\n').ok_or_else(|| foreign("no header"))?;
    let header: Header =
        serde_json::from_slice(&bytes[..line]).map_err(|why| foreign(&why.to_string()))?;
    if header.format != FORMAT {
        return Err(foreign("another format"));
    }
    if [header.inputs, header.outputs, header.numbers] != [INPUTS, OUTPUTS, NUMBERS] {
        return Err(foreign("its network has another shape"));
    }
    header.config.check().map_err(|why| foreign(&why.to_string()))?;
    let numbers = bytes[line + 1..].as_chunks::<4>();
    let lists = header.past.saturating_add(header.rivals).saturating_add(4);
    if numbers.0.len() != NUMBERS.saturating_mul(lists) {
        return Err(foreign("it is cut off"));
    }
    let mut lists = numbers
        .0
        .chunks_exact(NUMBERS)
        .map(|list| list.iter().map(|&four| f32::from_le_bytes(four)));
    let mut next = || lists.next().map(Iterator::collect::<Vec<f32>>).unwrap_or_default();
    let (numbers, mean, means, swings) = (next(), next(), next(), next());
    let mut networks = |count: usize| -> Result<Vec<_>, CheckpointError> {
        let read: Option<_> = (0..count).map(|_| Network::new(next()).map(Arc::new)).collect();
        read.ok_or_else(|| foreign("a past self or rival has a number that is none"))
    };
    let (past, rivals) = (networks(header.past)?, networks(header.rivals)?);
    let adam = Adam { moves: header.moves, means, swings };
    let counts = [header.rounds, header.games, header.steps];
    let mut learner = Learner::resume(header.config, [numbers, mean], adam, past, counts);
    learner.rivals = rivals;
    if learner.network().is_none() || !learner.numbers.iter().all(|number| number.is_finite()) {
        return Err(foreign("a number is none"));
    }
    Ok((learner, header.processor_seconds))
}
