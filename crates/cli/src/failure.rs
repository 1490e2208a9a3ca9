//! Why a command failed, and with which exit code.

use crate::long_run::Trouble;
#[cfg(feature = "serve")]
use crate::serve::ServeError;
use crate::{networks, problem};
use bots::net::NetworksError;
use record::{RecordError, RecordProblem};
use std::io;
use std::path::{Path, PathBuf};
use texts::Texts;

/// Why a command failed. What a person is told is [`Failure::told`].
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// It was asked for something that is not there; told in the language of the program.
    #[error("{0}")]
    Usage(String),
    /// A file could not be read or written.
    #[error("{}: {error}", path.display())]
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
    /// A file has no networks that bots could play by.
    #[error("{}: {error}", path.display())]
    Networks {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: NetworksError,
    },
    /// A record does not hold, already reported on standard output.
    #[error("the record does not hold")]
    Reported,
    /// A match or a survey ended badly.
    #[error(transparent)]
    LongRun(#[from] Trouble),
    /// A server could not be run.
    #[cfg(feature = "serve")]
    #[error(transparent)]
    Serve(#[from] ServeError),
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

    /// 1 for files and output, 2 for usage, 3 for a record that does not hold or networks that cannot be used. A reader who has
    /// seen enough and closed the pipe is no failure.
    pub fn exit_code(&self) -> u8 {
        match self {
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Failure::Output(_) | Failure::File { .. } => 1,
            #[cfg(feature = "serve")]
            Failure::Serve(_) => 1,
            Failure::Usage(_) => 2,
            Failure::LongRun(trouble) => trouble.exit_code(),
            Failure::Record { .. } | Failure::Networks { .. } | Failure::Reported => 3,
        }
    }

    /// What to tell a person, and what he can do; nothing if it was reported already.
    pub fn told(&self, texts: Texts) -> Option<String> {
        Some(match self {
            Failure::Usage(words) => words.clone(),
            Failure::LongRun(trouble) => trouble.to_string(),
            #[cfg(feature = "serve")]
            Failure::Serve(error) => error.told(texts),
            Failure::File { path, error } => {
                format!("{}: {}", path.display(), what_to_do(path, error, texts))
            }
            Failure::Record { path, error } => {
                format!("{}: {}", path.display(), problem::told(error, texts))
            }
            Failure::Networks { path, error } => {
                format!("{}: {}", path.display(), networks::told(error, texts))
            }
            Failure::Reported => return None,
            Failure::Output(error) => {
                texts.text("failure-output", &[("detail", error.to_string().into())])
            }
        })
    }
}

fn what_to_do(path: &Path, error: &io::Error, texts: Texts) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => match missing_folder(path) {
            Some(folder) => {
                texts.text("failure-no-folder", &[("folder", folder.display().to_string().into())])
            }
            None => texts.text("failure-no-file", &[]),
        },
        io::ErrorKind::IsADirectory => texts.text("failure-folder", &[]),
        io::ErrorKind::AlreadyExists => texts.text("failure-exists", &[]),
        _ => error.to_string(),
    }
}

/// The folder of a file, if it is not there.
fn missing_folder(path: &Path) -> Option<&Path> {
    // A bare name has the empty path for its folder, which is the one we are in.
    path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.exists())
}
