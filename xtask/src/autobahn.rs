//! The WebSocket endpoint against the Autobahn suite. `docs/conformance.md` tells more.

use crate::python::{self, cannot};
use crate::served::{Program, Served};
use crate::shell::{Failed, Outcome, failed, program, read, run, works};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What is installed for Python 2.7.
const LIST: &str = "autobahn.txt";

/// What makes the environment for it: the last version that can, run by Python 3.
const MAKER: &str = "virtualenv.txt";

/// Debian 11 was the last with a Python 2.7, which runs on later ones with these two libraries.
const PACKAGES: [&str; 6] = [
    "python2.7-minimal",
    "python2.7",
    "libpython2.7-minimal",
    "libpython2.7-stdlib",
    "libssl1.1",
    "libffi7",
];

/// Where Debian 11 is, and where it will be one day.
const MIRRORS: [&str; 2] = ["http://deb.debian.org/debian", "http://archive.debian.org/debian"];

/// Runs the whole suite but for compression, which the server does not offer.
pub(crate) fn check() -> Outcome {
    let folder = python::folder("autobahn")?;
    let interpreter = python::environment(&folder.join("python"), MAKER)?;
    let old = Old::find(&folder)?;
    let environment = folder.join("python2");
    if !python::is_done(&environment, LIST) {
        python::empty(&environment)?;
        run(old
            .with(program(&interpreter))
            .args(["-m", "virtualenv", "--quiet", "--python"])
            .arg(&old.python)
            .arg(&environment))?;
        python::install(&mut old.with(program(environment.join("bin/pip"))), LIST)?;
        python::done(&environment, LIST)?;
    }
    let mut server = Served::start(&folder, Program::New, &["--echo"])?;
    let outcome = run(old
        .with(program(interpreter))
        .arg(python::file("autobahn.py"))
        .arg(&server.url)
        .arg(environment.join("bin/wstest"))
        .current_dir(&folder));
    server.is_well()?;
    outcome
}

/// A Python 2.7, which the suite is written in.
struct Old {
    python: PathBuf,
    /// Where its libraries are, if they are not where the system looks.
    libraries: Option<OsString>,
}

impl Old {
    /// The machine's own, or else that of Debian 11, unpacked below `target/`: nothing is
    /// installed, and nobody needs to be root.
    fn find(folder: &Path) -> Result<Old, Failed> {
        if works(program("python2.7").args(["-c", "import ssl, ctypes"])) {
            return Ok(Old { python: "python2.7".into(), libraries: None });
        }
        let unpacked = folder.join("debian");
        let old = Old {
            python: unpacked.join("usr/bin/python2.7"),
            libraries: libraries(&unpacked).map(OsString::from),
        };
        if works(old.with(program(&old.python)).args(["-c", "import ssl, ctypes"])) {
            return Ok(old);
        }
        println!("there is no Python 2.7 here; fetching the one of Debian 11");
        fetch(&unpacked).map_err(|cause| {
            failed(format!(
                "the Autobahn suite needs Python 2.7. Install it so that `python2.7` is found \
                 (macOS and others: `pyenv install 2.7.18`, then `pyenv global 3 2.7.18`), and try \
                 again. That of Debian 11 could not be fetched: {}",
                cause.message
            ))
        })?;
        Ok(Old { libraries: libraries(&unpacked).map(OsString::from), ..old })
    }

    /// A program that runs this Python.
    fn with(&self, mut command: Command) -> Command {
        if let Some(libraries) = &self.libraries {
            command.env("LD_LIBRARY_PATH", libraries);
        }
        command
    }
}

/// The folder of the libraries among what was unpacked, which is named after the kind of machine.
fn libraries(unpacked: &Path) -> Option<PathBuf> {
    let folders = fs::read_dir(unpacked.join("usr/lib")).ok()?;
    let mut folders = folders.filter_map(|entry| Some(entry.ok()?.path()));
    folders.find(|folder| folder.join("libssl.so.1.1").exists())
}

/// Fetches the packages and unpacks them. Apt checks their signatures as it always does, only with
/// lists of its own.
fn fetch(unpacked: &Path) -> Outcome {
    python::empty(unpacked)?;
    let apt = unpacked.join("apt");
    for folder in ["lists/partial", "cache/archives/partial", "packages"] {
        let folder = apt.join(folder);
        fs::create_dir_all(&folder).map_err(|error| cannot(&folder, &error))?;
    }
    let sources = apt.join("sources.list");
    let apt_get = || {
        let mut command = program("apt-get");
        let folders =
            [("Etc::SourceList", "sources.list"), ("State::Lists", "lists"), ("Cache", "cache")];
        for (option, path) in folders {
            command.arg("-o").arg(format!("Dir::{option}={}", apt.join(path).display()));
        }
        command.args(["-o", "Dir::Etc::SourceParts=/dev/null", "-o", "APT::Sandbox::User=", "-qq"]);
        command.current_dir(apt.join("packages"));
        command
    };
    let from = |mirror: &str| {
        let keys = "/usr/share/keyrings/debian-archive-keyring.gpg";
        let source = format!("deb [signed-by={keys}] {mirror} bullseye main\n");
        fs::write(&sources, source).map_err(|error| cannot(&sources, &error))?;
        run(apt_get().arg("update"))?;
        run(apt_get().arg("download").args(PACKAGES))
    };
    let [mirror, archive] = MIRRORS;
    from(mirror).or_else(|_| from(archive))?;
    let packages = apt.join("packages");
    let entries = fs::read_dir(&packages).map_err(|error| cannot(&packages, &error))?;
    for package in entries.filter_map(Result::ok) {
        read(program("dpkg").arg("--extract").arg(package.path()).arg(unpacked))?;
    }
    Ok(())
}
