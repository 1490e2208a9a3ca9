//! Why a command failed, and with which exit code.

use record::{RecordError, RecordProblem};
use std::io;
use std::path::PathBuf;

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// It was asked for something that is not there.
    #[error("{0}")]
    Usage(String),
    /// A file could not be read or written.
    #[error("{}: {}", path.display(), what_to_do(error))]
    File {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        error: io::Error,
    },
    /// A record does not hold.
    #[error("{}: {error}", path.display())]
    Record {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: RecordError,
    },
    /// The same, already reported on standard output.
    #[error("the record does not hold")]
    Reported,
    /// Standard input or output failed.
    #[error("reading or writing failed: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// What is wrong with the record in a file.
    pub(crate) fn record(path: PathBuf, error: RecordError) -> Failure {
        match error.problem {
            RecordProblem::Io(error) => Failure::File { path, error },
            problem => Failure::Record { path, error: RecordError { problem, ..error } },
        }
    }

    /// 1 for files and output, 2 for usage, 3 for a record that does not hold. A reader who has
    /// seen enough and closed the pipe is no failure.
    pub fn exit_code(&self) -> u8 {
        match self {
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Failure::Output(_) | Failure::File { .. } => 1,
            Failure::Usage(_) => 2,
            Failure::Record { .. } | Failure::Reported => 3,
        }
    }
}

fn what_to_do(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file; check the name".to_owned(),
        io::ErrorKind::IsADirectory => "this is a folder; name a file".to_owned(),
        io::ErrorKind::AlreadyExists => "the file exists already; choose another name".to_owned(),
        _ => error.to_string(),
    }
}
