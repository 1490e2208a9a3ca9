//! Fuzzing, which needs a nightly compiler and cargo-fuzz.

use crate::shell::{Failed, Outcome, cargo, failed, nightly_cargo, root, run, works};
use std::fs;
use std::path::Path;

/// The version of cargo-fuzz that is installed where there is none.
const VERSION: &str = "0.13.2";

/// How long a target is fuzzed by hand.
const SECONDS: &str = "300";

/// Fuzzes for as long as somebody wants to wait.
pub(crate) fn long(target: Option<&str>, seconds: Option<&str>) -> Outcome {
    let all = targets()?;
    let chosen = match target {
        None => all,
        Some(target) if all.iter().any(|name| name == target) => vec![target.to_owned()],
        Some(target) => {
            let names = all.join(", ");
            let message = format!("there is no fuzz target {target:?}; there are {names}");
            return Err(Failed { message, code: crate::USAGE });
        }
    };
    set_up()?;
    chosen.iter().try_for_each(|target| search(target, seconds.unwrap_or(SECONDS)))
}

/// The names of the targets: one file each.
pub(crate) fn targets() -> Result<Vec<String>, Failed> {
    let folder = root().join("fuzz/fuzz_targets");
    let entries = fs::read_dir(&folder);
    let entries = entries.map_err(|error| failed(format!("{}: {error}", folder.display())))?;
    let files = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let names = files.filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
    let mut names: Vec<String> =
        names.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect();
    names.sort();
    Ok(names)
}

/// Makes sure that fuzzing works here, or says why it does not.
pub(crate) fn set_up() -> Outcome {
    if !works(nightly_cargo().arg("--version")) {
        let how = "`rustup toolchain install nightly --profile minimal`";
        return Err(failed(format!("fuzzing needs a nightly toolchain: {how}")));
    }
    if works(nightly_cargo().args(["fuzz", "--version"])) {
        return Ok(());
    }
    println!("\ncargo-fuzz is not installed; installing it, which takes a minute or two");
    let install = ["install", "--locked", "cargo-fuzz", "--version", VERSION];
    run(cargo().args(install)).map_err(|cause| {
        failed(format!("cargo-fuzz is missing and could not be installed: {}", cause.message))
    })
}

/// Runs one target for as long as told, from a random seed and on what earlier runs found.
fn search(target: &str, seconds: &str) -> Outcome {
    let grown = root().join("fuzz/grown").join(target);
    run_one(target, &grown, &[format!("-max_total_time={seconds}")])
}

/// Runs one target the same way every time: from the committed corpus alone, with one seed and
/// for a number of inputs, or fewer where the time runs out. A check that tries something else
/// each time would blame a change for what stood there before it.
pub(crate) fn check(target: &str, inputs: u32, seconds: u32) -> Outcome {
    let grown = root().join("fuzz/grown").join(format!("{target}.check"));
    if grown.exists() {
        fs::remove_dir_all(&grown)
            .map_err(|error| failed(format!("{}: {error}", grown.display())))?;
    }
    let time = format!("-max_total_time={seconds}");
    run_one(target, &grown, &["-seed=1".to_owned(), format!("-runs={inputs}"), time])
}

/// Runs one target. What it finds on its way goes to a folder that is not committed, which is
/// the first one named; the committed corpus is read only.
fn run_one(target: &str, grown: &Path, limits: &[String]) -> Outcome {
    fs::create_dir_all(grown).map_err(|error| failed(format!("{}: {error}", grown.display())))?;
    let mut fuzz = nightly_cargo();
    // Without an address sanitizer: the project has no unsafe code, and it halves the speed.
    fuzz.args(["fuzz", "run", "--sanitizer", "none", target]).arg(grown);
    fuzz.arg(root().join("fuzz/corpus").join(target));
    fuzz.args(["--", "-dict=fuzz/json.dict", "-max_len=16384", "-timeout=20", "-verbosity=0"]);
    fuzz.arg("-print_final_stats=1").args(limits);
    run(&mut fuzz)
}
