//! New files that are complete or not there.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// Writes a new file. It has its name only once it is complete, and never takes the place of
/// another one.
pub(crate) fn keep_new(path: &Path, content: &[u8]) -> io::Result<()> {
    if path.symlink_metadata().is_ok() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    if path.file_name().is_none() {
        return Err(ErrorKind::NotFound.into());
    }
    // The name says whose it is, and is short even where that of the file is as long as can be.
    let part = path.with_file_name(format!(".sanjuan-{}.part", std::process::id()));
    let kept = File::create_new(&part).and_then(|file| {
        let kept = fill(file, content).and_then(|()| put(&part, path));
        // It has its other name by now, or is of no use to anybody.
        let _ = fs::remove_file(&part);
        kept
    });
    kept.map_err(|error| match error.kind() {
        // Somebody else's unfinished file must not be taken for the one that was asked for.
        ErrorKind::AlreadyExists if path.symlink_metadata().is_err() => {
            io::Error::other(format!("{} is in the way; remove it", part.display()))
        }
        _ => error,
    })
}

fn fill(mut file: File, content: &[u8]) -> io::Result<()> {
    file.write_all(content)?;
    // Some disks notice only now that they are full.
    file.sync_all()
}

/// Gives a file its name, unless the name is taken. Renaming would not notice that.
fn put(part: &Path, path: &Path) -> io::Result<()> {
    match fs::hard_link(part, path) {
        // Not every disk can give a file two names.
        Err(_) if path.symlink_metadata().is_err() => fs::rename(part, path),
        linked => linked,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_complete_or_not_there() {
        let folder = std::env::temp_dir().join(format!("sanjuan-{}-whole", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let path = folder.join("x".repeat(255));
        let kind = |kept: io::Result<()>| kept.map_err(|error| error.kind());
        assert_eq!(kind(keep_new(&path, b"one")), Err(ErrorKind::NotFound), "no folder yet");
        fs::create_dir(&folder).expect("it can be made");
        assert_eq!(kind(keep_new(&path, b"one")), Ok(()));
        assert_eq!(kind(keep_new(&path, b"two")), Err(ErrorKind::AlreadyExists));
        assert_eq!(fs::read(&path).expect("it is there"), b"one");
        assert_eq!(kind(keep_new(Path::new(""), b"one")), Err(ErrorKind::NotFound));
        assert_eq!(kind(keep_new(Path::new("/"), b"one")), Err(ErrorKind::AlreadyExists));
        let part = folder.join("new");
        fs::write(&part, "part").expect("it can be written");
        assert_eq!(kind(put(&part, &path)), Err(ErrorKind::AlreadyExists), "it came meanwhile");
        assert_eq!(fs::read(&path).expect("it is there"), b"one");
        assert_eq!(fs::read_dir(&folder).expect("readable").count(), 2, "nothing is left behind");
        fs::remove_dir_all(&folder).expect("it can be removed");
    }
}
