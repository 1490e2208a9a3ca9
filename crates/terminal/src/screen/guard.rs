//! The terminal while it is ours, and giving it back: at the end, after a panic, on a signal.

use ratatui::DefaultTerminal;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::flag;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The exit code of a program that a signal stopped.
const STOPPED: i32 = 130;

/// Holds the terminal; whoever drops it gives the terminal back.
#[derive(Debug)]
pub(crate) struct Guard {
    pub(crate) terminal: DefaultTerminal,
    asked_to_stop: Arc<AtomicBool>,
}

impl Guard {
    /// Takes the terminal: another screen, no echo. A panic gives it back before it is reported,
    /// so that the report can be read.
    pub(crate) fn new() -> io::Result<Guard> {
        let asked_to_stop = Arc::new(AtomicBool::new(false));
        for signal in [SIGINT, SIGTERM] {
            // Whoever asks twice does not want to wait.
            flag::register_conditional_shutdown(signal, STOPPED, Arc::clone(&asked_to_stop))?;
            flag::register(signal, Arc::clone(&asked_to_stop))?;
        }
        // The terminal is gone: there is nothing to give back, and nobody to wait for.
        flag::register_conditional_shutdown(SIGHUP, STOPPED, Arc::new(AtomicBool::new(true)))?;
        let terminal = ratatui::try_init()?;
        Ok(Guard { terminal, asked_to_stop })
    }

    /// Waits until a key is pressed, a signal comes or the time is up.
    pub(crate) fn wait_for_key(&self, patience: Duration) -> io::Result<()> {
        self.watch(patience).map(drop)
    }

    /// Whether the terminal was closed under the program, which then counts as asked to stop: who
    /// reads on from it reads nothing for ever.
    pub(crate) fn hung_up(&self) -> io::Result<bool> {
        let gone = PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL;
        let hung_up = self.watch(Duration::ZERO)?.intersects(gone);
        if hung_up {
            self.asked_to_stop.store(true, Ordering::Relaxed);
        }
        Ok(hung_up)
    }

    fn watch(&self, patience: Duration) -> io::Result<PollFlags> {
        let stdin = io::stdin();
        let mut watched = [PollFd::new(&stdin, PollFlags::IN)];
        let patience = Timespec::try_from(patience).ok();
        match poll(&mut watched, patience.as_ref()) {
            Ok(_) => Ok(watched[0].revents()),
            // A signal, perhaps a change of size: the caller looks at both.
            Err(Errno::INTR) => Ok(PollFlags::empty()),
            Err(error) => Err(error.into()),
        }
    }

    /// Whether a signal has asked the program to stop.
    pub(crate) fn asked_to_stop(&self) -> bool {
        self.asked_to_stop.load(Ordering::Relaxed)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        // If it cannot be given back there is nobody to be told.
        let _ = ratatui::try_restore();
    }
}

#[cfg(test)]
mod tests {
    use super::Guard;
    use portable_pty::{CommandBuilder, PtySize, native_pty_system};
    use std::io::Read;

    /// Takes the terminal and panics; run by the test below in a terminal of its own.
    #[test]
    #[ignore = "takes the terminal it is run in"]
    fn a_table_that_panics() {
        let _guard = Guard::new().expect("there is a terminal");
        panic!("somebody upset the table");
    }

    #[test]
    fn a_panic_gives_the_terminal_back_before_it_is_reported() {
        let size = PtySize { rows: 24, cols: 80, ..PtySize::default() };
        let pair = native_pty_system().openpty(size).expect("the system has terminals");
        let this = std::env::current_exe().expect("this test is a program");
        let mut command = CommandBuilder::new(this);
        command.args(["--ignored", "--exact", "--nocapture"]);
        command.arg("screen::guard::tests::a_table_that_panics");
        command.env("RUST_BACKTRACE", "0");
        let mut child = pair.slave.spawn_command(command).expect("it starts");
        drop(pair.slave);
        let mut output = String::new();
        let mut reader = pair.master.try_clone_reader().expect("it can be read");
        // Linux reports the end of such a terminal as an error.
        let mut bytes = Vec::new();
        let _ = reader.read_to_end(&mut bytes);
        output.push_str(&String::from_utf8_lossy(&bytes));
        assert!(!child.wait().expect("it ends").success());
        let taken = output.find("\x1b[?1049h").expect("another screen was taken");
        let (_, after) = output[taken..].split_once("\x1b[?1049l").expect("it was given back");
        let (_, report) =
            after.split_once("somebody upset the table").expect("then it is reported");
        assert!(report.starts_with("\r\n"), "the terminal ends lines again: {report:?}");
    }
}
