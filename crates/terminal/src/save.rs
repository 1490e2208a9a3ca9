//! Saving a game as a record, and taking it up again.

use crate::session::{Session, SessionError};
use record::{Header, RecordError, Writer};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
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
    /// There is another game in the file, or what is left of one.
    #[error("{}: there is another game in this file; choose another name", path.display())]
    OtherGame {
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

impl SaveError {
    /// What to tell a player.
    pub(crate) fn told(&self, texts: Texts) -> String {
        let say =
            |key, path: &Path| texts.text(key, &[("file", path.display().to_string().into())]);
        match self {
            SaveError::NotARecord { path } => say("terminal-save-not-a-record", path),
            SaveError::OtherGame { path } => say("terminal-save-other-game", path),
            // What the system says about files comes in its own words.
            error => error.to_string(),
        }
    }
}

/// Writes the game to a file. The file is complete or not there: it is written beside its place
/// and then moved there. A record of the same game is replaced, anything else is left alone.
pub fn save(session: &Session, path: &Path) -> Result<(), SaveError> {
    let failed = |error| SaveError::File { path: path.to_owned(), error };
    match found(path, session.header()).map_err(failed)? {
        Found::Nothing | Found::ThisGame => {}
        Found::OtherGame => return Err(SaveError::OtherGame { path: path.to_owned() }),
        Found::Else => return Err(SaveError::NotARecord { path: path.to_owned() }),
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

/// What is in the place of a save.
enum Found {
    /// Nothing, or an empty file.
    Nothing,
    /// A record of this game: the same deal, options and players.
    ThisGame,
    /// A record of another game.
    OtherGame,
    /// Something else.
    Else,
}

fn found(path: &Path, header: &Header) -> io::Result<Found> {
    const BEGINNING: &[u8] = br#"{"record":"#;
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Found::Nothing),
        Err(error) => return Err(error),
    };
    // A header is written in one way only, so the first line tells whose game it is.
    let mut own = Vec::new();
    Writer::new(&mut own, header)?;
    let mut first = Vec::new();
    BufReader::new(file).take(own.len() as u64).read_until(b'\n', &mut first)?;
    Ok(if first.is_empty() {
        Found::Nothing
    } else if first == own {
        Found::ThisGame
    } else if first.starts_with(BEGINNING) {
        Found::OtherGame
    } else {
        Found::Else
    })
}
