//! The page in the browser: what it needs, building it, checking it. Node is needed for this and
//! for nothing else; what is up to date is not done again.

use crate::python::cannot;
use crate::served::{Program, sanjuan};
use crate::shell::{Failed, Outcome, failed, program, read, root, run};
use crate::tools;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest Node that the tools of the page run on.
const NODE: (u32, u32) = (20, 19);

/// Which state of `package.json` and its lock the packages are of.
const PACKAGES_STAMP: &str = "node_modules/.sanjuan-stamp";

/// Which state of the sources the built page is of. The server does not serve it.
const PAGE_STAMP: &str = "dist/.stamp";

/// What lies in `web/` and is made, not written, or is no part of the page.
const APART: [&str; 5] = ["node_modules", "dist", "test-results", "shots", "e2e"];

/// Builds the page into `web/dist`, if its sources or texts are others than those it was built of.
pub(crate) fn build() -> Outcome {
    let sources = hash(&[folder(), root().join("locales")])?;
    let stamp = folder().join(PAGE_STAMP);
    if is(&stamp, &sources) && folder().join("dist/index.html").exists() {
        return Ok(());
    }
    install()?;
    println!("building the page");
    run(npm().args(["run", "--silent", "build"]))?;
    fs::write(&stamp, sources).map_err(|error| cannot(&stamp, &error))
}

/// Fetches the packages the page is built and checked with, if other ones are asked for than those
/// that are there.
pub(crate) fn install() -> Outcome {
    node()?;
    let files = ["package.json", "package-lock.json"].map(|file| folder().join(file));
    let asked_for = hash(&files)?;
    let stamp = folder().join(PACKAGES_STAMP);
    if is(&stamp, &asked_for) {
        return Ok(());
    }
    println!("fetching the packages that web/package-lock.json names");
    run(npm().args(["ci", "--no-audit", "--no-fund"])).map_err(|cause| {
        let how = "it needs the network for this; to try it by hand: cd web && npm ci";
        failed(format!("{}\n{how}", cause.message))
    })?;
    fs::write(&stamp, asked_for).map_err(|error| cannot(&stamp, &error))
}

/// Types, lints and the form of the sources.
pub(crate) fn lint() -> Outcome {
    let checks = ["check", "lint", "format:check"];
    checks.iter().try_for_each(|check| run(npm().args(["run", "--silent", check])))
}

/// The tests that need no browser.
pub(crate) fn unit_tests() -> Outcome {
    run(npm().args(["run", "--silent", "test"]))
}

/// The tests in a browser, against the program that was built for the tests.
pub(crate) fn browser_tests() -> Outcome {
    let chromium = tools::chromium()?;
    run(npm()
        .args(["run", "--silent", "e2e"])
        .env("SANJUAN_BIN", sanjuan(Program::OfTheTests)?)
        .env("SANJUAN_SHARE", "1")
        .env("CHROMIUM", chromium))
}

/// Whether there is a Node that is new enough.
pub(crate) fn node() -> Outcome {
    let wanted = format!("Node.js {}.{} or newer, with npm", NODE.0, NODE.1);
    let how = format!(
        "Install {wanted} (https://nodejs.org, or your system's packages), or play without a \
         browser: cargo xtask terminal"
    );
    let Ok((version, _)) = read(program("node").arg("--version")) else {
        return Err(failed(format!(
            "Node.js is needed to build the page in the browser, and was not found. {how}"
        )));
    };
    let version = version.trim();
    if !is_new_enough(version) {
        return Err(failed(format!(
            "Node.js {version} is too old to build the page in the browser. {how}"
        )));
    }
    if read(npm().arg("--version")).is_err() {
        return Err(failed(format!("Node.js is there but npm is not. {how}")));
    }
    Ok(())
}

/// Node tells its version as `v20.19.0`.
fn is_new_enough(version: &str) -> bool {
    let mut parts = version.trim_start_matches('v').split('.').map(str::parse::<u32>);
    match (parts.next(), parts.next()) {
        (Some(Ok(major)), Some(Ok(minor))) => (major, minor) >= NODE,
        _ => false,
    }
}

/// Its name ends differently on Windows, where it is a script.
fn npm() -> Command {
    let mut npm = program(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.current_dir(folder());
    npm
}

fn folder() -> PathBuf {
    root().join("web")
}

fn is(stamp: &Path, wanted: &str) -> bool {
    fs::read_to_string(stamp).is_ok_and(|there| there == wanted)
}

/// A number for all that stands in these files and folders, names included.
fn hash(paths: &[PathBuf]) -> Result<String, Failed> {
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files)?;
    }
    files.sort();
    let mut hasher = DefaultHasher::new();
    for file in files {
        let text = fs::read(&file).map_err(|error| cannot(&file, &error))?;
        let name = file.strip_prefix(root()).unwrap_or(&file).to_string_lossy().into_owned();
        for part in [name.as_bytes(), &text] {
            hasher.write_usize(part.len());
            hasher.write(part);
        }
    }
    Ok(format!("{:016x}\n", hasher.finish()))
}

/// The files at a path or below it that the page is made of.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Outcome {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    for entry in path.read_dir().map_err(|error| cannot(path, &error))? {
        let path = entry.map_err(|error| cannot(path, &error))?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if !APART.contains(&name) && !name.ends_with(".test.ts") {
            collect(&path, files)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node_are_compared_as_numbers() {
        for enough in ["v20.19.0", "v20.20.2", "v22.0.0", "v100.1.0"] {
            assert!(is_new_enough(enough), "{enough}");
        }
        for old in ["v20.18.3", "v20.9.0", "v18.19.0", "v4.20.0", "", "v", "20", "new"] {
            assert!(!is_new_enough(old), "{old}");
        }
    }
}
