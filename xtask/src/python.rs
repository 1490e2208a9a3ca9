//! Python programs that check us, each with what it needs in a folder of its own below `target/`.

use crate::shell::{Failed, Outcome, failed, program, root, run, words};
use crate::tools;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The programs and the lists of what they need.
const FOLDER: &str = "xtask/python";

/// Where everything goes that a check needs or leaves behind: never into the source tree. This
/// program lies two folders below `target/`, wherever that is.
pub(crate) fn folder(check: &str) -> Result<PathBuf, Failed> {
    let here = std::env::current_exe().map_err(|error| failed(error.to_string()))?;
    let target = here.ancestors().nth(2).map_or_else(|| root().join("target"), Path::to_owned);
    let folder = target.join("conformance").join(check);
    fs::create_dir_all(&folder).map_err(|error| cannot(&folder, &error))?;
    Ok(folder)
}

/// A folder that is there and empty.
pub(crate) fn empty(folder: &Path) -> Outcome {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| cannot(folder, &error))?;
    }
    fs::create_dir_all(folder).map_err(|error| cannot(folder, &error))
}

/// A file next to the programs.
pub(crate) fn file(name: &str) -> PathBuf {
    root().join(FOLDER).join(name)
}

/// A Python of our own with exactly what a list names, made if it is not there yet.
pub(crate) fn environment(folder: &Path, list: &str) -> Result<PathBuf, Failed> {
    tools::python()?;
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python3" });
    if is_done(folder, list) {
        return Ok(python);
    }
    empty(folder)?;
    // Debian keeps what makes one in a package of its own.
    let make = || run(program("python3").args(["-m", "venv"]).arg(folder));
    make().or_else(|cause| {
        tools::install(&["python3-venv"]).map_err(|()| {
            let how = "Debian, Ubuntu: `sudo apt-get install python3-venv`";
            failed(format!("{}; {how}", cause.message))
        })?;
        make()
    })?;
    install(program(&python).args(["-m", "pip"]), list)?;
    done(folder, list)?;
    Ok(python)
}

/// Installs what a list names, and says how to do it by hand if that fails.
pub(crate) fn install(pip: &mut Command, list: &str) -> Outcome {
    // Exactly the list and nothing that is only needed by it: it names everything.
    pip.args(["install", "--quiet", "--no-deps", "--requirement"]).arg(file(list));
    println!("installing what {FOLDER}/{list} names");
    run(pip).map_err(|cause| {
        let path = Path::new(pip.get_program()).display();
        let words = words(pip);
        let by_hand = words.split_once(' ').map_or("", |(_, arguments)| arguments);
        failed(format!(
            "{}\nThe check needs the network for this, once. To try it by hand:\n  {path} {by_hand}",
            cause.message
        ))
    })
}

/// Whether a folder holds what a list names now.
pub(crate) fn is_done(folder: &Path, list: &str) -> bool {
    let wanted = fs::read(file(list));
    matches!((wanted, fs::read(folder.join(list))), (Ok(wanted), Ok(has)) if wanted == has)
}

/// Remembers which list a folder was filled by.
pub(crate) fn done(folder: &Path, list: &str) -> Outcome {
    let copied = fs::copy(file(list), folder.join(list));
    copied.map(drop).map_err(|error| cannot(folder, &error))
}

pub(crate) fn cannot(path: &Path, error: &std::io::Error) -> Failed {
    failed(format!("{}: {error}", path.display()))
}
