//! `sanjuan serve` as a host and a program meet it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use store::testing::{Folder, folder};

const PROGRAM: &str = env!("CARGO_BIN_EXE_sanjuan");

/// A server that runs, and what it said where it is.
struct Served {
    process: Child,
    line: String,
    folder: Folder,
}

impl Served {
    fn start() -> Served {
        Served::start_with(|command, folder| {
            command.arg("--data").arg(folder.join("data"));
        })
    }

    /// Starts one with a command line that something was added to, and a folder for it.
    fn start_with(add: impl FnOnce(&mut Command, &Path)) -> Served {
        let folder = folder();
        let mut command = Command::new(PROGRAM);
        command.args(["serve", "--listen", "127.0.0.1:0", "--lang", "en"]);
        add(&mut command, folder.path());
        let mut process =
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        let mut line = String::new();
        let output = process.stdout.as_mut().expect("an output");
        BufReader::new(output).read_line(&mut line).expect("it says where it is");
        Served { process, line, folder }
    }

    fn url(&self) -> &str {
        let url = self.line.trim_end().strip_prefix("San Juan is at ").expect("the address");
        assert!(url.starts_with("http://127.0.0.1:") && url.ends_with('/'), "{url}");
        url.trim_end_matches('/')
    }

    /// The status line of the answer to a plain request.
    fn get(&self, path: &str) -> String {
        let address = self.url().strip_prefix("http://").expect("the address");
        let mut stream = TcpStream::connect(address).expect("it listens");
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("it is sent");
        let mut line = String::new();
        BufReader::new(stream).read_line(&mut line).expect("it answers");
        line.trim_end().to_owned()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_python_program_plays_games_to_the_end_whatever_happens_to_its_connection() {
    let served = Served::start();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/online_player.py");
    for more in [["--players", "2"], ["--players", "4"]] {
        let output = Command::new("python3")
            .arg(script)
            .args([served.url(), "--games", "1", "--level", "novice", "--cut", "20"])
            .args(more)
            .output()
            .expect("python3 is there: `apt-get install -y python3`");
        let words = String::from_utf8_lossy(&output.stdout);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{words}{errors}");
    }
    let lines = std::fs::read_to_string(script).expect("it is there").lines().count();
    assert!(lines < 200, "short enough to be read: {lines} lines");
}

#[cfg(unix)]
#[test]
fn it_stops_cleanly_when_asked_and_says_nothing_but_where_it_is() {
    for signal in ["-TERM", "-INT"] {
        let mut served = Served::start();
        served.url();
        let id = served.process.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().expect("kill").success());
        let status = served.process.wait().expect("it ends");
        assert_eq!(status.code(), Some(0), "{signal}");
        let mut rest = String::new();
        let output = served.process.stdout.as_mut().expect("an output");
        output.read_to_string(&mut rest).expect("text");
        assert_eq!(rest, "");
    }
}

#[test]
fn a_second_server_on_the_same_tables_is_told_so() {
    let served = Served::start();
    let data = served.folder.path().join("data");
    let second = Command::new(PROGRAM)
        .args(["serve", "--listen", "127.0.0.1:0", "--lang", "en", "--data"])
        .arg(data)
        .output()
        .expect("it runs");
    let words = String::from_utf8_lossy(&second.stderr);
    assert_eq!(second.status.code(), Some(1), "{words}");
    assert!(words.contains("in use by another server"), "{words}");
}

#[test]
fn without_options_it_keeps_its_tables_in_the_folder_for_data_and_shows_no_metrics() {
    let served = Served::start_with(|command, folder| {
        command.env("XDG_DATA_HOME", folder).env_remove("SANJUAN_STORE");
    });
    assert_eq!(served.get("/api/health"), "HTTP/1.1 200 OK");
    assert_eq!(served.get("/metrics"), "HTTP/1.1 404 Not Found");
    let folder = served.folder.path().join("sanjuan");
    assert!(folder.join("tables.sqlite").is_file(), "its tables are elsewhere");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let rights = |path: &Path| path.metadata().expect("it is there").permissions().mode();
        assert_eq!(rights(&folder) & 0o777, 0o700);
        assert_eq!(rights(&folder.join("tables.sqlite")) & 0o777, 0o600);
    }
}

#[test]
fn by_default_it_listens_at_this_machine_only() {
    let help = Command::new(PROGRAM).args(["serve", "--help"]).output().expect("it runs");
    let words = String::from_utf8_lossy(&help.stdout);
    assert!(words.contains("127.0.0.1:7423"), "{words}");
}

#[test]
fn with_metrics_it_shows_them() {
    let served = Served::start_with(|command, folder| {
        command.args(["--metrics", "--data"]).arg(folder.join("data"));
    });
    assert_eq!(served.get("/metrics"), "HTTP/1.1 200 OK");
}
