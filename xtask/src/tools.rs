//! What the checks need that cargo does not fetch: installed if it may be, asked for if not.

use crate::shell::{Failed, Outcome, cargo, failed, program, read, run, works};
use crate::web;
use std::path::{Path, PathBuf};

/// Everything the tests need.
pub(crate) fn for_tests() -> Outcome {
    for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if works(cargo().args([tool, "--version"])) {
            continue;
        }
        println!("cargo {tool} is missing; adding it");
        if run(program("rustup").args(["component", "add", component])).is_err() {
            let how = format!("install it with `rustup component add {component}`");
            return Err(failed(format!("cargo {tool} is missing: {how}")));
        }
    }
    python()?;
    postgres()?;
    web::node()?;
    chromium()?;
    compiler()
}

/// Tests let Python programs talk to the engine and to the server.
pub(crate) fn python() -> Outcome {
    if let Ok((version, _)) = read(program("python3").arg("--version")) {
        println!("{}", version.trim());
        return Ok(());
    }
    install(&["python3", "python3-venv"]).map_err(|()| {
        failed(
            "python3 is missing: tests run the programs in examples/ with it. Install Python 3 \
             (Debian, Ubuntu: `sudo apt-get install python3 python3-venv`; macOS: `brew install \
             python3`; Windows: python.org, with `python3` on the PATH) and try again",
        )
    })
}

/// The store and the server are tested on PostgreSQL as well as on SQLite. The tests start servers
/// of their own in temporary folders.
fn postgres() -> Outcome {
    if let Some(initdb) = find_initdb()
        && let Ok((version, _)) = read(program(initdb).arg("--version"))
    {
        println!("{}", version.trim());
        return Ok(());
    }
    // Debian's package would start a server of its own, which nobody needs here.
    install(&["postgresql", "util-linux"]).map_err(|()| {
        failed(
            "PostgreSQL is missing: the store is tested on it. Install it (Debian, Ubuntu: `sudo \
             apt-get install postgresql`; macOS: `brew install postgresql@15`) and try again",
        )
    })
}

fn find_initdb() -> Option<PathBuf> {
    if works(program("initdb").arg("--version")) {
        return Some("initdb".into());
    }
    let versions = Path::new("/usr/lib/postgresql").read_dir().ok()?;
    let found = versions.filter_map(Result::ok).map(|version| version.path().join("bin/initdb"));
    found.filter(|path| path.exists()).max()
}

/// The page is tested in a browser: the one that `CHROMIUM` names, or else the system's.
pub(crate) fn chromium() -> Result<PathBuf, Failed> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let find = || named.clone().or_else(|| CHROMIUM.iter().find_map(|name| on_path(name)));
    let how = "Install it (Debian: `sudo apt-get install chromium-headless-shell`; macOS: `brew install \
               chromium`; or any Chrome or Chromium, its path in the variable CHROMIUM) and try \
               again";
    let missing = || failed(format!("Chromium is missing: the page is tested in it. {how}"));
    let path = match find() {
        Some(path) => path,
        None => {
            let smaller = install(&["chromium-headless-shell"]);
            smaller.or_else(|()| install(&["chromium"])).map_err(|()| missing())?;
            find().ok_or_else(missing)?
        }
    };
    let Ok((version, _)) = read(program(&path).arg("--version")) else {
        return Err(failed(format!("{} does not run. {how}", path.display())));
    };
    println!("{}", version.trim());
    Ok(path)
}

/// The names it has on different systems. The one without windows needs half of the time.
const CHROMIUM: [&str; 5] =
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"];

fn on_path(name: &str) -> Option<PathBuf> {
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(&name)).find(|path| path.is_file())
}

/// SQLite is compiled from C, and so is the shim of the power-cut test.
pub(crate) fn compiler() -> Outcome {
    if works(program("cc").arg("--version")) {
        return Ok(());
    }
    install(&["gcc", "libc6-dev"]).map_err(|()| {
        failed(
            "a C compiler is missing: SQLite is compiled with it. Install one (Debian, Ubuntu: \
             `sudo apt-get install gcc libc6-dev`; macOS: `xcode-select --install`) and try again",
        )
    })
}

/// Installs packages of Debian, if this is one and we may.
pub(crate) fn install(packages: &[&str]) -> Result<(), ()> {
    let root = read(program("id").arg("-u")).is_ok_and(|(id, _)| id.trim() == "0");
    if !root || !works(program("apt-get").arg("--version")) {
        return Err(());
    }
    println!("{} missing; installing", packages.join(", "));
    let install = || {
        run(program("apt-get")
            .args(["install", "-y", "--no-install-recommends"])
            .args(packages)
            .env("DEBIAN_FRONTEND", "noninteractive"))
    };
    // A new machine has no package lists yet.
    let again = |_| run(program("apt-get").arg("update")).and_then(|()| install());
    install().or_else(again).map_err(|_| ())
}
