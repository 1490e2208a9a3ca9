//! Files that nobody else on the machine can look into: tables hold what players must not know.

use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};

use crate::StoreError;

/// Makes a new, empty file for its owner alone. Fails if there is one.
pub(crate) fn create_new(path: &Path) -> Result<File, StoreError> {
    let made = options().create_new(true).open(path);
    made.map_err(|error| StoreError::file("create", path, error))
}

/// Sees to it that a database of SQLite and its lock belong to their owner alone if they are new.
/// SQLite gives the files that it makes beside a database the same rights; those of a database
/// that is there already are its owner's business.
pub(crate) fn prepare(database: &Path) -> Result<(), StoreError> {
    let mut lock = database.as_os_str().to_owned();
    lock.push(".lock");
    for path in [&PathBuf::from(lock), database] {
        let made = options().create(true).truncate(false).open(path);
        made.map_err(|error| StoreError::file("open", path, error))?;
    }
    Ok(())
}

fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
