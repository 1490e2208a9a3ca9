//! A folder whose files are complete or not there.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A folder that files are written to. A file has its name only once it is complete.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
}

/// Why a folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// There is something in it, which could be overwritten or mixed up with the records.
    #[error("{}: the folder is not empty; name a new one for the records", path.display())]
    NotEmpty {
        /// The folder.
        path: PathBuf,
    },
    /// There is a file where the folder, or one that it is in, should be.
    #[error("{}: there is a file in the way, but a folder is needed; name another one", path.display())]
    NotAFolder {
        /// The folder.
        path: PathBuf,
    },
    /// It cannot be created, read or written to.
    #[error(
        "{}: {error}; make sure that there is space and that the folder can be written to, or name \
         another one", path.display()
    )]
    Io {
        /// The folder or file.
        path: PathBuf,
        /// What went wrong.
        error: io::Error,
    },
}

impl Folder {
    /// An empty folder, created if need be.
    pub fn create(path: &Path) -> Result<Folder, FolderError> {
        let folder = Folder::open(path)?;
        let failed = |error| FolderError::Io { path: path.to_owned(), error };
        match fs::read_dir(path).map_err(failed)?.next() {
            None => Ok(folder),
            Some(Ok(_)) => Err(FolderError::NotEmpty { path: path.to_owned() }),
            Some(Err(error)) => Err(failed(error)),
        }
    }

    /// A folder that may have files in it, created if need be.
    pub fn open(path: &Path) -> Result<Folder, FolderError> {
        fs::create_dir_all(path).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => {
                FolderError::NotAFolder { path: path.to_owned() }
            }
            _ => FolderError::Io { path: path.to_owned(), error },
        })?;
        Ok(Folder { path: path.to_owned() })
    }

    /// Writes a file, which appears when all of it is there and not at all if something fails.
    pub fn keep(&self, name: &str, content: &[u8]) -> Result<(), FolderError> {
        let (part, whole) = (self.path.join(format!(".{name}.part")), self.path.join(name));
        let written = File::create(&part)
            .and_then(|mut file| file.write_all(content))
            .and_then(|()| fs::rename(&part, &whole));
        written.map_err(|error| {
            // If even this fails there is nothing left to try; the name says what the file is.
            let _ = fs::remove_file(&part);
            FolderError::Io { path: whole, error }
        })
    }

    /// What to say when there is nothing to write.
    pub(crate) fn failed(&self, name: &str, error: io::Error) -> FolderError {
        FolderError::Io { path: self.path.join(name), error }
    }
}
