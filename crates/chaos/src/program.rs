//! Finding the program that is to be killed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

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

/// Whether a program is there and no older than what it is made of, which Cargo has written down
/// beside it.
fn is_fresh(path: &Path) -> bool {
    let changed = |path: &Path| fs::metadata(path).and_then(|metadata| metadata.modified()).ok();
    let Some(made) = changed(path) else { return false };
    let Ok(list) = fs::read_to_string(path.with_extension("d")) else { return false };
    let Some((_, sources)) = list.split_once(": ") else { return false };
    let mut sources = sources.split_whitespace().map(Path::new);
    sources.all(|source| changed(source).is_some_and(|changed| changed <= made))
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
