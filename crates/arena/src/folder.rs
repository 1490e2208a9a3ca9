//! A folder whose files are complete or not there.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Held while a file is on its way to the disk.
static WRITING: Mutex<()> = Mutex::new(());

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
        let _writing = Folder::pause();
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

    /// Waits for the file that is being written, and lets no other begin while the guard lives.
    /// Whoever ends the program from another thread leaves no part of a file behind so.
    pub fn pause() -> MutexGuard<'static, ()> {
        // There is nothing behind the lock that a panic could have left half done.
        WRITING.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What to say when there is nothing to write.
    pub(crate) fn failed(&self, name: &str, error: io::Error) -> FolderError {
        FolderError::Io { path: self.path.join(name), error }
    }
}

#[cfg(test)]
mod tests {
    use super::Folder;
    use std::fs;
    use std::time::Duration;

    #[test]
    fn while_writing_is_paused_no_part_of_a_file_appears() {
        let path = std::env::temp_dir().join(format!("sanjuan-paused-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        let folder = Folder::create(&path).expect("a new folder");
        let names = || fs::read_dir(&path).expect("it is there").count();
        let pause = Folder::pause();
        let writer = std::thread::spawn(move || folder.keep("a.jsonl", b"whole"));
        // Long enough for a writer that does not wait.
        std::thread::sleep(Duration::from_millis(100));
        assert_eq!(names(), 0);
        drop(pause);
        writer.join().expect("no panic").expect("it can be written");
        assert_eq!(fs::read(path.join("a.jsonl")).expect("it is there"), b"whole");
        assert_eq!(names(), 1);
        let _ = fs::remove_dir_all(&path);
    }
}
