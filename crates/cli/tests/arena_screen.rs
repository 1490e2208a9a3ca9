//! `sanjuan arena` in a terminal: what somebody who waits is told.

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// After so long nothing will come any more; only a test that fails waits for it.
const NEVER: Duration = Duration::from_secs(60);

#[test]
fn the_clock_goes_on_and_a_second_interruption_does_not_wait() {
    let size = PtySize { rows: 24, cols: 160, ..PtySize::default() };
    let pair = native_pty_system().openpty(size).expect("the system has terminals");
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_sanjuan"));
    // Its first answer takes longer than this test.
    command.args(["arena", "--bots", "search:600000ms,random", "--games", "2", "--jobs", "1"]);
    command.env("TERM", "xterm-256color");
    let mut child = pair.slave.spawn_command(command).expect("the program starts");
    let mut reader = pair.master.try_clone_reader().expect("it can be read");
    let mut keys = pair.master.take_writer().expect("it can be written to");
    let seen = Arc::new(Mutex::new(String::new()));
    let shared = Arc::clone(&seen);
    std::thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(read @ 1..) = reader.read(&mut bytes) {
            let text = String::from_utf8_lossy(&bytes[..read]);
            shared.lock().expect("nobody panicked").push_str(&text);
        }
    });
    let wait_for = |part: &str| {
        let begun = Instant::now();
        while !seen.lock().expect("nobody panicked").contains(part) {
            assert!(begun.elapsed() < NEVER, "waited in vain for {part}: {seen:?}");
            std::thread::sleep(Duration::from_millis(2));
        }
    };
    wait_for("0 of 2 games, 1s gone, ? to go");
    keys.write_all(b"\x03").expect("the program reads");
    wait_for("press Ctrl-C again to leave at once");
    assert!(child.try_wait().expect("it can be asked").is_none(), "the first one waits");
    keys.write_all(b"\x03").expect("the program reads");
    assert_eq!(child.wait().expect("it ends").exit_code(), 130);
}
