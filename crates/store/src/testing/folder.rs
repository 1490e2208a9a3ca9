//! A folder for one test.

use std::{
    fs,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU32, Ordering},
};

use crate::Place;

/// An empty folder. It is gone, with all that is in it, when this is dropped.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
}

/// A fresh folder.
///
/// # Panics
///
/// If the system has no room for it.
pub fn folder() -> Folder {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("sanjuan-test-{}-{number}", process::id());
    let path = std::env::temp_dir().join(name);
    // A process of the same number may have been killed here once.
    fs::remove_dir_all(&path).ok();
    fs::create_dir_all(&path).expect("a folder for a test can be created");
    Folder { path }
}

impl Folder {
    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Leaves the folder where it is, for somebody to look into.
    pub fn keep(mut self) -> PathBuf {
        std::mem::take(&mut self.path)
    }

    /// A file of SQLite in it, as a place to open a store at.
    pub fn place(&self, name: &str) -> Place {
        Place::Sqlite(self.path.join(name))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !self.path.as_os_str().is_empty() {
            fs::remove_dir_all(&self.path).ok();
        }
    }
}
