//! Finding the program that is to be killed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::SystemTime;

/// The program `sanjuan`, as it is built from the sources of today.
///
/// Cargo tells only the tests of its own package where a program is. It is beside the tests, if
/// the whole workspace was built; else, or if a source has changed since, it is built here, in
/// the same profile as the tests. `SANJUAN_PROGRAM` names another one.
///
/// # Panics
///
/// If it cannot be built.
pub fn program() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| match std::env::var_os("SANJUAN_PROGRAM") {
        Some(path) => PathBuf::from(path),
        None => built(),
    })
}

fn built() -> PathBuf {
    let test = std::env::current_exe().expect("a test knows where it is");
    // <target>/<profile>/deps/<test>
    let profile = test.ancestors().nth(2).expect("a test is in a target folder");
    let path = profile.join(format!("sanjuan{}", std::env::consts::EXE_SUFFIX));
    if !is_fresh(&path) {
        build(profile);
    }
    assert!(path.exists(), "{} was not built", path.display());
    path
}

/// Whether a program is there and no older than any source in the workspace. Cargo writes down what
/// a program is made of only when it builds it for its own sake, and not for the sake of tests.
fn is_fresh(path: &Path) -> bool {
    let Some(made) = changed(path) else { return false };
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let sources = fs::read_dir(&crates).into_iter().flatten().flatten();
    let sources = sources.map(|one| one.path().join("src")).chain([crates.join("../locales")]);
    sources.into_iter().all(|folder| is_older(&folder, made))
}

/// Whether nothing in a folder was changed after a time.
fn is_older(folder: &Path, time: SystemTime) -> bool {
    let Ok(entries) = fs::read_dir(folder) else { return true };
    entries.flatten().map(|entry| entry.path()).all(|path| match path.is_dir() {
        true => is_older(&path, time),
        false => changed(&path).is_none_or(|changed| changed <= time),
    })
}

fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|metadata| metadata.modified()).ok()
}

fn build(profile: &Path) {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["build", "--quiet", "--package", "sanjuan", "--bin", "sanjuan"]);
    // Both profiles without optimisations, that of tests and that of development, are kept in
    // `debug`; Cargo builds programs for tests in that of tests.
    if profile.ends_with("release") {
        command.arg("--release");
    } else {
        command.args(["--profile", "test"]);
    }
    if let Some(target) = profile.parent() {
        command.arg("--target-dir").arg(target);
    }
    let status = command.current_dir(env!("CARGO_MANIFEST_DIR")).status();
    let status = status.unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(status.success(), "{command:?} failed");
}
