//! Saving a game as a record, and taking it up again.

use crate::session::{Session, SessionError};
use record::{RecordError, Writer};
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use texts::Texts;

/// Why a game could not be saved or resumed.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The file could not be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        error: io::Error,
    },
    /// There is something else in the file.
    #[error("{}: there is something in this file that is no record of a game; choose another name", path.display())]
    NotARecord {
        /// The file.
        path: PathBuf,
    },
    /// The record does not hold.
    #[error("{}: {error}; so the game cannot be resumed", path.display())]
    Record {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: RecordError,
    },
    /// The record holds, but cannot be played here.
    #[error("{}: {error}", path.display())]
    Session {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: SessionError,
    },
}

/// Writes the game to a file. The file is complete or not there: it is written beside its place
/// and then moved there. A record that is there is replaced, anything else is left alone.
pub fn save(session: &Session, path: &Path) -> Result<(), SaveError> {
    let failed = |error| SaveError::File { path: path.to_owned(), error };
    if !may_replace(path).map_err(failed)? {
        return Err(SaveError::NotARecord { path: path.to_owned() });
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let beside = path.with_file_name(name);
    let written = write(session, &beside).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // What is left of it is of no use to anybody.
        let _ = fs::remove_file(&beside);
    }
    written.map_err(failed)
}

/// Reads a saved game, plays it again, and goes on where it stopped.
pub fn resume(texts: Texts, path: &Path) -> Result<Session, SaveError> {
    let failed = |error| SaveError::File { path: path.to_owned(), error };
    let file = File::open(path).map_err(failed)?;
    let verified = record::verify(BufReader::new(file))
        .map_err(|error| SaveError::Record { path: path.to_owned(), error })?;
    Session::resume(texts, verified.record)
        .map_err(|error| SaveError::Session { path: path.to_owned(), error })
}

fn write(session: &Session, path: &Path) -> io::Result<()> {
    let file = File::create(path)?;
    let mut writer = Writer::new(BufWriter::new(file), session.header())?;
    for (seat, answer) in session.answers() {
        writer.answer(*seat, answer)?;
    }
    let mut output = writer.finish(session.game())?;
    output.flush()?;
    output.get_ref().sync_all()
}

/// Whether there is nothing at this place, or a record.
fn may_replace(path: &Path) -> io::Result<bool> {
    const BEGINNING: &[u8] = br#"{"record":"#;
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(true),
        Err(error) => return Err(error),
    };
    let mut beginning = Vec::new();
    file.take(BEGINNING.len() as u64).read_to_end(&mut beginning)?;
    Ok(beginning.is_empty() || beginning == BEGINNING)
}
