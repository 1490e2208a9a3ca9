//! A copy of SQLite's file, made while the server goes on.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
};

use sqlx::SqlitePool;

use crate::{StoreError, private};

/// The copy appears under its name only when it is complete and on the disk.
pub(crate) async fn backup(pool: &SqlitePool, to: &Path) -> Result<(), StoreError> {
    if to.symlink_metadata().is_ok() {
        return Err(StoreError::BackupExists { path: to.to_owned() });
    }
    let mut part = to.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let Some(name) = part.to_str() else {
        return Err(StoreError::Unfit { reason: "the name of a backup has to be valid text" });
    };
    // What an earlier, broken-off backup has left behind is of no use to anybody.
    if part.exists() {
        fs::remove_file(&part).map_err(|error| StoreError::file("remove", &part, error))?;
    }
    // SQLite fills a file that is empty. One of its own making could be read by others.
    private::create_new(&part)?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(pool).await;
    if let Err(error) = copied {
        fs::remove_file(&part).ok();
        return Err(error.into());
    }
    // Waiting for the disk may take seconds, which no other task should have to spend with it.
    let to = to.to_owned();
    let settled = tokio::task::spawn_blocking(move || settle(&part, &to)).await;
    settled.unwrap_or(Err(StoreError::Closed))
}

fn settle(part: &Path, to: &Path) -> Result<(), StoreError> {
    sync(part)?;
    // Linking fails if the name was taken meanwhile, where renaming would overwrite.
    fs::hard_link(part, to).map_err(|error| StoreError::file("create", to, error))?;
    fs::remove_file(part).map_err(|error| StoreError::file("remove", part, error))?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    sync(folder.unwrap_or(Path::new(".")))
}

fn sync(path: &Path) -> Result<(), StoreError> {
    let synced = File::open(path).and_then(|file| file.sync_all());
    synced.map_err(|error| StoreError::file("sync", path, error))
}
