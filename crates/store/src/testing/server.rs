//! A throwaway server of PostgreSQL. It speaks only through a socket in its own folder, and the
//! system ends it when the process that started it ends, however that happens.

use std::{
    fs::{self, File},
    os::unix::fs::{MetadataExt, PermissionsExt},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        Mutex,
        atomic::{AtomicU32, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

/// A running server with the user `test`, who may do everything.
#[derive(Debug)]
pub struct Server {
    tools: PathBuf,
    folder: PathBuf,
    child: Mutex<Option<Child>>,
}

/// As root, PostgreSQL refuses to run, so it runs as the user its package has created.
const USER: &str = "postgres";

impl Server {
    /// Starts a server in a fresh folder.
    ///
    /// # Panics
    ///
    /// If PostgreSQL is not installed or does not start.
    pub fn start() -> Server {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let (tools, home) = (tools(), home());
        sweep(&home);
        let template = template(&tools, &home);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = home.join(format!("{}-{number}", std::process::id()));
        fs::remove_dir_all(&folder).ok();
        run(Command::new("cp").arg("-a").arg(&template).arg(&folder));
        let server = Server { tools, folder, child: Mutex::new(None) };
        server.restart();
        server
    }

    /// The address of one of its databases; `postgres` is always there.
    pub fn url(&self, database: &str) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://test@localhost/{database}?host={folder}")
    }

    /// Stops it at once, as a crash would: nothing is tidied up.
    pub fn crash(&self) {
        let mut child = self.child.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(mut child) = child.take() {
            run(Command::new("kill").arg("-QUIT").arg(child.id().to_string()));
            child.wait().ok();
        }
    }

    /// Starts it again after a crash, with the data it has, and waits until it answers.
    ///
    /// # Panics
    ///
    /// If it does not answer within a minute.
    pub fn restart(&self) {
        self.crash();
        let mut command = self.command();
        let (sender, receiver) = mpsc::channel();
        // The system watches the thread that started a process, not the whole program. So this
        // thread does nothing more, but does it until the program ends.
        thread::spawn(move || {
            sender.send(command.spawn()).ok();
            loop {
                thread::park();
            }
        });
        let child = receiver.recv().expect("the thread answers");
        let child = child.expect("setpriv starts the server: apt-get install -y util-linux");
        *self.child.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some(child);
        self.wait();
    }

    /// Stops all its processes in their tracks, as if its machine had vanished, or lets them go on.
    ///
    /// # Panics
    ///
    /// If they do not stop within a minute.
    pub fn freeze(&self, frozen: bool) {
        let child = self.child.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let Some(process) = child.as_ref().map(|child| child.id().to_string()) else { return };
        let children = || {
            let path = format!("/proc/{process}/task/{process}/children");
            let listed = fs::read_to_string(path).unwrap_or_default();
            listed.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
        };
        let first = std::slice::from_ref(&process);
        if frozen {
            // The one that starts the others first: one that it starts later would run.
            signal("-STOP", first);
            stand_still(first);
            signal("-STOP", &children());
            stand_still(&children());
        } else {
            signal("-CONT", &children());
            signal("-CONT", first);
        }
    }

    fn command(&self) -> Command {
        let mut command = Command::new("setpriv");
        if is_root() {
            command.args([&format!("--reuid={USER}"), &format!("--regid={USER}")]);
            command.arg("--init-groups");
        }
        // Should this process die before the system is told to watch it, the shell notices that
        // it has got another parent, and starts nothing.
        command.args(["--pdeathsig=QUIT", "sh", "-c", "test $PPID = $0 && exec \"$@\""]);
        command.arg(std::process::id().to_string()).arg(self.tools.join("postgres"));
        command.arg("-D").arg(self.folder.join("data"));
        let sockets = format!("unix_socket_directories={}", self.folder.display());
        // Nothing here has to survive a power cut, only crashes of the server.
        for setting in ["listen_addresses=", &sockets, "fsync=off", "max_connections=200"] {
            command.args(["-c", setting]);
        }
        let log = File::create(self.folder.join("log")).expect("the server has a log");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        command
    }

    fn wait(&self) {
        let start = Instant::now();
        loop {
            let mut ready = Command::new(self.tools.join("pg_isready"));
            ready.args(["-q", "-U", "test", "-d", "postgres", "-h"]).arg(&self.folder);
            if ready.status().is_ok_and(|status| status.success()) {
                return;
            }
            let log = || fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            assert!(start.elapsed() < Duration::from_secs(60), "no server: {}", log());
            thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.crash();
        fs::remove_dir_all(&self.folder).ok();
    }
}

/// Sends a signal to processes; those that are gone meanwhile need none.
fn signal(name: &str, processes: &[String]) {
    if !processes.is_empty() {
        Command::new("kill").arg(name).args(processes).stderr(Stdio::null()).status().ok();
    }
}

/// Waits until processes that were stopped stand still.
fn stand_still(processes: &[String]) {
    let runs = |process: &String| {
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        // The state comes after the name, which is in brackets.
        stat.rsplit_once(") ").is_some_and(|(_, rest)| !rest.starts_with(['T', 'Z', 'X']))
    };
    let start = Instant::now();
    while processes.iter().any(runs) {
        assert!(start.elapsed() < Duration::from_secs(60), "{processes:?} do not stop");
        thread::sleep(Duration::from_millis(1));
    }
}

/// Debian keeps the programs of the server away from the path.
fn tools() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<_> = std::env::split_paths(&path).collect();
    for entry in fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten() {
        folders.push(entry.path().join("bin"));
    }
    let found = folders.into_iter().find(|folder| {
        ["initdb", "postgres", "pg_isready"].iter().all(|tool| folder.join(tool).is_file())
    });
    found.expect("PostgreSQL is needed for this test: apt-get install -y postgresql")
}

/// All servers of a user live in one folder, so that left-overs are found.
fn home() -> PathBuf {
    let home = std::env::temp_dir().join(format!("sanjuan-postgres-{}", user()));
    fs::create_dir_all(&home).expect("a folder for test servers can be created");
    let passable = fs::Permissions::from_mode(0o711);
    fs::set_permissions(&home, passable).expect("the folder for test servers is ours");
    home
}

/// Removes what servers of killed processes have left behind.
fn sweep(home: &Path) {
    for entry in fs::read_dir(home).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let process = name.split_once('-').and_then(|(front, _)| front.parse::<u32>().ok());
        if process.is_some_and(|id| !Path::new(&format!("/proc/{id}")).exists()) {
            fs::remove_dir_all(entry.path()).ok();
        }
    }
}

/// An initialised server that was never started. Making one takes most of the time a start
/// would take, so it is made once for each version and then copied.
fn template(tools: &Path, home: &Path) -> PathBuf {
    let lock = File::create(home.join("lock")).expect("the folder for test servers is ours");
    lock.lock().expect("files can be locked");
    let version = Command::new(tools.join("postgres")).arg("--version").output();
    let version = version.expect("postgres tells its version").stdout;
    let version: String =
        version.iter().map(|&byte| char::from(byte)).filter(char::is_ascii_digit).collect();
    let template = home.join(format!("template-{version}"));
    if template.join("complete").exists() {
        return template;
    }
    fs::remove_dir_all(&template).ok();
    fs::create_dir(&template).expect("a template can be created");
    let mut command = Command::new(tools.join("initdb"));
    if is_root() {
        run(Command::new("chown").arg(USER).arg(&template));
        run(Command::new("chmod").arg("711").arg(&template));
        command = Command::new("runuser");
        command.args(["-u", USER, "--"]).arg(tools.join("initdb"));
    }
    command.arg("-D").arg(template.join("data")).args(["-U", "test", "-A", "trust", "-N"]);
    // A small first piece of log makes the template smaller by a third.
    run(command.args(["--no-locale", "-E", "UTF8", "--wal-segsize=1"]));
    fs::write(template.join("complete"), "").expect("a template can be completed");
    template
}

fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} failed: {complaint}");
}

fn is_root() -> bool {
    user() == 0
}

fn user() -> u32 {
    fs::metadata("/proc/self").map_or(0, |metadata| metadata.uid())
}
