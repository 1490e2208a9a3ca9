//! A server to be checked: the program itself, on a free port, with an empty folder of tables.

use crate::python::{cannot, empty};
use crate::shell::{Failed, Outcome, cargo, failed, program, run};
use crate::tools;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};

/// A server that runs. It ends with this.
#[derive(Debug)]
pub(crate) struct Served {
    /// Where it is, without a slash at the end.
    pub(crate) url: String,
    process: Child,
    log: PathBuf,
}

/// Which program is started.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Program {
    /// One that is built now.
    New,
    /// The one that was built for the tests a moment ago. Built alone it would have other features
    /// of its dependencies, and take minutes.
    OfTheTests,
}

/// The path of the game, which is built if a new one is wanted.
pub(crate) fn sanjuan(which: Program) -> Result<PathBuf, Failed> {
    built("sanjuan", which)
}

/// The path of a program of the package of its name, which is built if a new one is wanted.
pub(crate) fn built(package: &str, which: Program) -> Result<PathBuf, Failed> {
    if which == Program::New {
        tools::compiler()?;
        run(cargo().args(["build", "--package", package]))?;
    }
    let here = std::env::current_exe().map_err(|error| failed(error.to_string()))?;
    Ok(here.with_file_name(format!("{package}{}", std::env::consts::EXE_SUFFIX)))
}

impl Served {
    /// Builds and starts a server without the limits that a single busy visitor would meet.
    pub(crate) fn start(folder: &Path, which: Program, more: &[&str]) -> Result<Served, Failed> {
        let sanjuan = sanjuan(which)?;
        let (data, log) = (folder.join("data"), folder.join("server.log"));
        empty(&data)?;
        let errors = File::create(&log).map_err(|error| cannot(&log, &error))?;
        let mut serve = program(&sanjuan);
        serve.args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--data"]).arg(&data);
        serve.args(more).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(errors);
        let process = serve.spawn().map_err(|error| cannot(&sanjuan, &error))?;
        let mut served = Served { url: String::new(), process, log };
        let Some(output) = served.process.stdout.take() else {
            return Err(failed("the server has no standard output"));
        };
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let url = lines.find_map(|line| {
            let url = line.split_whitespace().find(|word| word.starts_with("http://127.0.0.1:"));
            url.map(|url| url.trim_end_matches('/').to_owned())
        });
        let Some(url) = url else {
            return Err(failed(format!("the server did not start:\n{}", served.log())));
        };
        served.url = url;
        // Whatever else it says is read, so that it never waits for a reader.
        std::thread::spawn(move || lines.for_each(drop));
        println!("a server runs at {}", served.url);
        Ok(served)
    }

    /// Whether it still runs, and nothing in it broke.
    pub(crate) fn is_well(&mut self) -> Outcome {
        if let Ok(Some(status)) = self.process.try_wait() {
            return Err(failed(format!("the server has ended ({status}):\n{}", self.log())));
        }
        if self.log().contains("panicked") {
            return Err(failed(format!("something in the server panicked:\n{}", self.log())));
        }
        Ok(())
    }

    fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
