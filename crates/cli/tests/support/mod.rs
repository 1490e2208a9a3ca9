//! Running the program, and folders for it.

#![allow(dead_code, reason = "every test file uses some of it")]

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_sanjuan");

/// Runs a command line of words without spaces.
pub(crate) fn sanjuan(line: &str) -> Output {
    let mut program = Command::new(PROGRAM);
    program.args(line.split_whitespace()).env("SANJUAN_LANG", "en");
    program.output().expect("the program starts")
}

pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is UTF-8")
}

pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("messages are UTF-8")
}

/// What a successful run printed, as JSON.
pub(crate) fn json(line: &str) -> Value {
    let output = sanjuan(line);
    assert!(output.status.success(), "{line}: {}", stderr(&output));
    serde_json::from_str(&stdout(&output)).expect("the output is JSON")
}

/// A path of its own for a test; nothing is there.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("sanjuan-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    let _ = std::fs::remove_file(&path);
    path
}

/// The files of a folder, hidden ones too, by name.
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    files.sort();
    files
}

/// Whether `sanjuan verify` accepts a file.
pub(crate) fn holds(file: &Path) -> bool {
    sanjuan(&format!("verify {}", file.display())).status.success()
}
