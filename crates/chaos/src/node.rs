//! One server, as anybody would start it.

use crate::spawner::{mortal, spawn};
use crate::{free_port, program};
use client::{Address, Api};
use rustix::process::{Pid, Signal, kill_process};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// A server must answer in this time, and must stop in this time when it is asked to.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often to look whether it does.
const GLANCE: Duration = Duration::from_millis(3);

/// One `sanjuan serve`, which always comes back to the same port and the same data.
#[derive(Debug)]
pub struct Node {
    address: Address,
    arguments: Vec<String>,
    log: PathBuf,
    api: Api,
    child: Option<Child>,
}

impl Node {
    /// A server that does not run yet. `store` is where its tables are kept, as it is said at the
    /// command line; its log goes into the folder `logs`.
    ///
    /// # Panics
    ///
    /// If there is no free port.
    pub fn new(store: &str, logs: &Path) -> Node {
        let port = free_port();
        let address: Address = format!("127.0.0.1:{port}").parse().expect("this is an address");
        let listen = format!("127.0.0.1:{port}");
        // All players come from one address, and are more eager than people are.
        let arguments = ["serve", "--listen", &listen, "--store", store, "--no-limits"];
        let arguments = arguments.map(str::to_owned).to_vec();
        let log = logs.join(format!("{port}.log"));
        Node { api: Api::new(address.clone()), address, arguments, log, child: None }
    }

    /// Where it listens.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// The requests to it.
    pub fn api(&self) -> &Api {
        &self.api
    }

    /// Starts it, and does not wait until it answers.
    ///
    /// # Panics
    ///
    /// If it runs already or cannot be started.
    pub fn begin(&mut self) {
        assert!(self.child.is_none(), "{} runs already", self.address);
        let log = File::options().create(true).append(true).open(&self.log);
        let log = log.expect("there is room for a log");
        let mut command = mortal(program());
        command
            .args(&self.arguments)
            .env("RUST_LOG", "info")
            .env("NO_COLOR", "1")
            .stdin(Stdio::null());
        command.stdout(Stdio::null()).stderr(log);
        let child = spawn(command);
        self.child = Some(child.expect("setpriv starts the server: apt-get install util-linux"));
    }

    /// Starts it, and waits until it says that it is well. Gives how long that took.
    ///
    /// # Panics
    ///
    /// If it does not start.
    pub async fn start(&mut self) -> Duration {
        let since = Instant::now();
        self.begin();
        self.ready().await;
        since.elapsed()
    }

    /// Waits until it says that it is well.
    ///
    /// # Panics
    ///
    /// If it has ended, or does not say so for too long.
    pub async fn ready(&mut self) {
        let since = Instant::now();
        while !self.api.health().await.is_ok_and(|health| health.ok) {
            let ended = self.child.as_mut().map(|child| child.try_wait());
            assert!(matches!(ended, Some(Ok(None))), "it has ended ({ended:?}): {}", self.says());
            assert!(since.elapsed() < PATIENCE, "it does not answer: {}", self.says());
            sleep(GLANCE).await;
        }
    }

    /// Whether it was started and not ended since, by us.
    pub fn is_running(&self) -> bool {
        self.child.is_some()
    }

    /// Kills it: it gets no chance to do anything about it.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().ok();
            // Until the system is done with it, it has its port and its lock on the data.
            child.wait().ok();
        }
    }

    /// Asks it to stop, as systemd and Docker do, and waits until it has. Gives how it ended.
    ///
    /// # Panics
    ///
    /// If it does not run, or does not stop.
    pub async fn stop(&mut self) -> ExitStatus {
        let mut child = self.child.take().expect("it runs");
        let id = Pid::from_raw(child.id() as i32).expect("a process has an id");
        kill_process(id, Signal::TERM).expect("it is still there");
        let since = Instant::now();
        loop {
            if let Some(status) = child.try_wait().expect("it is our child") {
                return status;
            }
            if since.elapsed() >= PATIENCE {
                child.kill().ok();
                child.wait().ok();
                panic!("it does not stop: {}", self.says());
            }
            sleep(GLANCE).await;
        }
    }

    /// The end of its log.
    pub fn says(&self) -> String {
        let log = fs::read_to_string(&self.log).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        let from = lines.len().saturating_sub(20);
        format!("{} {:?}:\n{}", self.address, self.arguments, lines[from..].join("\n"))
    }

    /// The lines of its log that somebody should look at.
    pub fn complaints(&self) -> Vec<String> {
        let log = fs::read_to_string(&self.log).unwrap_or_default();
        let grave = |line: &&str| {
            ["ERROR", "panicked", "\"level\":\"ERROR\""].iter().any(|word| line.contains(word))
        };
        log.lines().filter(grave).map(str::to_owned).collect()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}
