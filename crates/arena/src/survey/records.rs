//! A survey of records.

use crate::in_order::in_order;
use crate::survey::Survey;
use crate::survey::watch::Watch;
use record::{RecordError, RecordProblem};
use rules::Log;
use serde::Serialize;
use std::fs::File;
use std::io::BufReader;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

/// A record that does not hold, or that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refused {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub reason: String,
    /// Whether it could not even be read.
    pub unreadable: bool,
}

/// Records that do not hold, or that cannot be read.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Refusals {
    /// How many there are.
    pub count: u64,
    /// How many of them could not even be read.
    pub unreadable: u64,
    /// The first of them.
    pub first: Vec<Refused>,
}

/// How many refused records are listed; memory must not grow with the number of files.
const LISTED: usize = 100;

impl Refusals {
    fn add(&mut self, refused: Refused) {
        self.count += 1;
        self.unreadable += u64::from(refused.unreadable);
        if self.first.len() < LISTED {
            self.first.push(refused);
        }
    }

    pub(crate) fn merge(&mut self, other: Refusals) {
        self.count += other.count;
        self.unreadable += other.unreadable;
        let room = LISTED - self.first.len().min(LISTED);
        self.first.extend(other.first.into_iter().take(room));
    }
}

impl Survey {
    /// Verifies records and looks at their games. `stop` ends it soon, with what is known so
    /// far; `progress` is told the number of records.
    pub fn read(
        paths: impl Iterator<Item = PathBuf> + Send,
        jobs: usize,
        stop: &AtomicBool,
        progress: &mut (dyn FnMut(u64) + Send),
    ) -> Survey {
        let mut survey = Survey::default();
        in_order(
            jobs,
            paths,
            stop,
            |path, halt| (!halt.is_set()).then(|| read(&path)),
            |one| {
                survey.merge(one);
                progress(survey.records() + survey.refused.count);
                ControlFlow::Continue(())
            },
        );
        survey
    }
}

/// The survey of one record.
fn read(path: &Path) -> Survey {
    let mut survey = Survey::default();
    if let Err(error) = look_at(path, &mut survey) {
        let unreadable = matches!(error.problem, RecordProblem::Io(_));
        let reason = error.to_string();
        survey.refused.add(Refused { path: path.to_owned(), reason, unreadable });
    }
    survey
}

fn look_at(path: &Path, survey: &mut Survey) -> Result<(), RecordError> {
    let unreadable = |error| RecordError { line: 1, problem: RecordProblem::Io(error) };
    let file = File::open(path).map_err(unreadable)?;
    let record = record::file::read(BufReader::new(file))?;
    let mut watch = Watch::default();
    let game = record::replay(&record, |_, _, _, events| {
        events.iter().for_each(|event| watch.push(event));
    })?;
    match game.is_over() {
        true => survey.add(&game, &watch),
        false => survey.unfinished += 1,
    }
    Ok(())
}
