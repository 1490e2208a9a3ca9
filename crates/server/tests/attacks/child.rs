//! A server in a process of its own, so that its memory and its log are its alone. It is this
//! very program, told to run nothing but [`serve`].

use server::{Config, Limits, LogForm, Place, Server, log_to_stderr};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const FOLDER: &str = "SANJUAN_CHILD_FOLDER";
const LEVEL: &str = "SANJUAN_CHILD_LEVEL";

/// A server in a process of its own. It ends when this is dropped.
#[derive(Debug)]
pub(crate) struct Child {
    process: std::process::Child,
    pub(crate) address: SocketAddr,
    folder: PathBuf,
}

impl Child {
    /// Starts one without limits on what one visitor may do, which writes its log at this level.
    pub(crate) fn start(level: &str) -> Child {
        let folder = std::env::temp_dir().join(format!("sanjuan-{}", crate::common::move_id()));
        std::fs::create_dir_all(&folder).expect("there is a place for temporary files");
        let (_, module) = module_path!().split_once("::").expect("it is a module");
        let log = std::fs::File::create(log_of(&folder)).expect("there is a place for the log");
        let process = Command::new(std::env::current_exe().expect("we are a program"))
            .args(["--ignored", "--exact", &format!("{module}::serve"), "--quiet", "--nocapture"])
            .env(FOLDER, &folder)
            .env(LEVEL, level)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("it starts");
        let address = address(&folder);
        Child { process, address, folder }
    }

    /// The memory it really uses, in KiB.
    #[allow(dead_code, reason = "the test of the log does not look at it")]
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()));
        let status = status.expect("it runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.trim().split(' ').next());
        number.and_then(|number| number.parse().ok()).expect("it has memory")
    }

    /// Stops it as somebody would who runs it, and gives all it has logged.
    pub(crate) fn stop(mut self) -> String {
        drop(self.process.stdin.take());
        let status = self.process.wait().expect("it ends");
        let log = std::fs::read_to_string(log_of(&self.folder)).expect("it has a log");
        assert!(status.success(), "the server ended with {status}: {log}");
        log
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn log_of(folder: &Path) -> PathBuf {
    folder.join("log")
}

/// Where it listens, as soon as it does.
fn address(folder: &Path) -> SocketAddr {
    let until = Instant::now() + Duration::from_secs(30);
    loop {
        let text = std::fs::read_to_string(folder.join("address")).unwrap_or_default();
        match text.parse() {
            Ok(address) => return address,
            Err(_) if Instant::now() < until => std::thread::sleep(Duration::from_millis(10)),
            Err(_) => {
                let log = std::fs::read_to_string(log_of(folder)).unwrap_or_default();
                panic!("the server does not start: {log}");
            }
        }
    }
}

/// What the other process does: it serves until its standard input ends.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "this is the part of another process"]
async fn serve() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    let level = std::env::var(LEVEL).unwrap_or_default();
    log_to_stderr(LogForm::Json, Some(&level));
    let place = Place::Sqlite(folder.join("tables.sqlite"));
    let mut config = Config::new(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)), place);
    config.limits = Limits::unlimited();
    config.metrics = true;
    config.public_url = Some("https://sanjuan.test".to_owned());
    let running = Server::start(config).await.expect("the server starts");
    let draft = folder.join("address.draft");
    std::fs::write(&draft, running.address().to_string()).expect("it can be written");
    std::fs::rename(&draft, folder.join("address")).expect("it can be named");
    let (ended, end) = tokio::sync::oneshot::channel();
    std::thread::spawn(move || {
        let _ = std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
        let _ = ended.send(());
    });
    let _ = end.await;
    running.stop().await;
}
