//! Texts that are kept in `fixtures/` and must come out the same again.
#![allow(dead_code, reason = "every test takes what it needs")]

use std::fs;
use std::path::{Path, PathBuf};

/// Set, by `cargo xtask fixtures`, to write what is found instead of comparing it.
const REFRESH: &str = "SANJUAN_REFRESH";

pub(crate) fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures")
}

/// Compares a text with the one that is kept under this name, or keeps it.
#[track_caller]
pub(crate) fn compare(name: &str, now: &str) {
    let path = fixtures().join(name);
    if std::env::var_os(REFRESH).is_some_and(|value| value == "1") {
        fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("a folder");
        fs::write(&path, now).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let kept = fs::read_to_string(&path);
    let kept = kept.unwrap_or_else(|error| panic!("fixtures/{name}: {error}\n{HOW}"));
    // Git may have turned the ends of lines into those of Windows.
    let kept = kept.replace("\r\n", "\n");
    if kept == now {
        return;
    }
    let (mut old, mut new) = (kept.lines(), now.lines());
    let mut line = 0;
    loop {
        line += 1;
        match (old.next(), new.next()) {
            (Some(old), Some(new)) if old == new => {}
            (old, new) => {
                let [old, new] = [old, new].map(|line| line.unwrap_or("(the end)"));
                panic!("fixtures/{name} differs in line {line}\n kept: {old}\n  now: {new}\n{HOW}");
            }
        }
    }
}

const HOW: &str = "If the change is meant, `cargo xtask fixtures` writes the fixtures anew; look at \
                   the difference before you commit it.";
