//! The server that is measured.

use crate::args::Args;
use crate::failure::Failure;
use crate::machine::{self, Memory};
use client::{Address, Api};
use rustix::process::{Pid, Signal, kill_process};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// A server must say where it is in this time.
const PATIENCE: Duration = Duration::from_secs(60);

/// The server that is measured: one of our own, or one that is running.
#[derive(Debug)]
pub(crate) struct Target {
    pub(crate) api: Api,
    pub(crate) pid: Option<u32>,
    child: Option<Child>,
    /// From starting it until it answered that it is well.
    pub(crate) took: Duration,
}

/// An empty folder that is gone when this is dropped.
#[derive(Debug)]
pub(crate) struct Folder(PathBuf);

impl Target {
    /// Starts a server with its tables in a folder, or takes the one that is running.
    pub(crate) async fn start(args: &Args, folder: &Path) -> Result<Target, Failure> {
        if let Some(address) = &args.url {
            let api = Api::new(address.clone());
            api.health().await?;
            return Ok(Target { api, pid: args.pid, child: None, took: Duration::ZERO });
        }
        let path = program(args)?;
        let mut command = Command::new(path);
        command.args(["serve", "--listen", "127.0.0.1:0", "--no-limits"]);
        match &args.store {
            Some(store) => command.arg("--store").arg(store),
            None => command.arg("--data").arg(folder),
        };
        command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true);
        command.env("RUST_LOG", "warn");
        let since = Instant::now();
        let mut child = command.spawn()?;
        let address = timeout(PATIENCE, address(&mut child)).await;
        let address = address.map_err(|_| not_started("it does not say where it is"))??;
        let api = Api::new(address);
        while !api.health().await.is_ok_and(|health| health.ok) {
            if since.elapsed() > PATIENCE {
                return Err(not_started("it is not well"));
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        Ok(Target { api, pid: child.id(), child: Some(child), took: since.elapsed() })
    }

    /// Whether it was started for this measurement.
    pub(crate) fn is_ours(&self) -> bool {
        self.child.is_some()
    }

    pub(crate) fn address(&self) -> &Address {
        self.api.address()
    }

    pub(crate) fn memory(&self) -> Option<Memory> {
        machine::memory(self.pid?)
    }

    pub(crate) fn processor_time(&self) -> Option<Duration> {
        machine::processor_time(self.pid?)
    }

    /// Asks it to stop, if it is ours, and says how long that took.
    pub(crate) async fn stop(mut self) -> Result<Duration, Failure> {
        let Some(child) = &mut self.child else { return Ok(Duration::ZERO) };
        let since = Instant::now();
        let pid = child.id().and_then(|id| Pid::from_raw(id.cast_signed()));
        if let Some(pid) = pid {
            kill_process(pid, Signal::TERM).map_err(std::io::Error::from)?;
        }
        if timeout(PATIENCE, child.wait()).await.is_err() {
            child.kill().await?;
            return Err(Failure::Wrong { problem: "the server did not stop".to_owned() });
        }
        Ok(since.elapsed())
    }
}

impl Folder {
    /// A new one, where the arguments say.
    pub(crate) fn new(args: &Args) -> std::io::Result<Folder> {
        static NEXT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let number = NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let parent = args.folder.clone().unwrap_or_else(std::env::temp_dir);
        let path = parent.join(format!("sanjuan-load-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path)?;
        Ok(Folder(path))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

/// The program to start.
fn program(args: &Args) -> Result<PathBuf, Failure> {
    let path = match &args.server {
        Some(path) => path.clone(),
        None => std::env::current_exe()?.with_file_name("sanjuan"),
    };
    if path.is_file() { Ok(path) } else { Err(Failure::NoServer { path }) }
}

/// Reads where the server listens from its first line: "San Juan is at http://127.0.0.1:4711/".
async fn address(child: &mut Child) -> Result<Address, Failure> {
    let stdout = child.stdout.take().ok_or_else(|| not_started("it has no output"))?;
    let mut lines = BufReader::new(stdout);
    let mut line = String::new();
    while lines.read_line(&mut line).await? > 0 {
        let found = line.split_whitespace().find(|word| word.starts_with("http://"));
        if let Some(address) = found.and_then(|word| word.parse().ok()) {
            // What it may write later has to go somewhere, or it would wait for us.
            tokio::spawn(async move {
                let mut rest = [0; 1_024];
                while lines.read(&mut rest).await.is_ok_and(|read| read > 0) {}
            });
            return Ok(address);
        }
        line.clear();
    }
    Err(not_started("it ended without saying where it is"))
}

fn not_started(problem: &str) -> Failure {
    Failure::NotStarted { problem: problem.to_owned() }
}
