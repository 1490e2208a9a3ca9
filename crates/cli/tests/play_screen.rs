//! `sanjuan play` in a terminal: a real one, whose other side is read as a screen.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

const PROGRAM: &str = env!("CARGO_BIN_EXE_sanjuan");

/// After so long nothing will come any more; only a test that fails waits for it.
const NEVER: Duration = Duration::from_secs(60);

struct Screen {
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    parser: Arc<Mutex<vt100::Parser>>,
}

impl Screen {
    fn start(args: &[&str], columns: u16, rows: u16) -> Screen {
        let size = PtySize { rows, cols: columns, ..PtySize::default() };
        let pair = native_pty_system().openpty(size).expect("the system has terminals");
        let mut command = CommandBuilder::new(PROGRAM);
        command.arg("play");
        command.args(args);
        command.env("TERM", "xterm-256color");
        command.env("SANJUAN_LANG", "en");
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let mut reader = pair.master.try_clone_reader().expect("it can be read");
        let keys = pair.master.take_writer().expect("it can be written to");
        let parser =
            Arc::new(Mutex::new(vt100::Parser::new(at_least_one(rows), at_least_one(columns), 0)));
        let shared = Arc::clone(&parser);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read @ 1..) = reader.read(&mut bytes) {
                shared.lock().expect("nobody panicked").process(&bytes[..read]);
            }
        });
        Screen { master: pair.master, keys, child, parser }
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("the program reads");
        self.keys.flush().expect("the program reads");
    }

    fn text(&self) -> String {
        self.parser.lock().expect("nobody panicked").screen().contents()
    }

    fn on_other_screen(&self) -> bool {
        self.parser.lock().expect("nobody panicked").screen().alternate_screen()
    }

    #[track_caller]
    fn wait(&self, what: &str, is_there: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            let text = self.text();
            if is_there(&text) {
                return text;
            }
            assert!(begun.elapsed() < NEVER, "waited in vain for {what}; the screen is\n{text}");
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    #[track_caller]
    fn wait_for(&self, part: &str) -> String {
        self.wait(part, |text| text.contains(part))
    }

    fn resize(&mut self, columns: u16, rows: u16) {
        let size = PtySize { rows, cols: columns, ..PtySize::default() };
        // The parser first: what the program draws next is meant for the new size.
        let mut parser = self.parser.lock().expect("nobody panicked");
        parser.screen_mut().set_size(at_least_one(rows), at_least_one(columns));
        drop(parser);
        self.master.resize(size).expect("the size can be changed");
    }

    /// The exit code, and that the terminal is as it was.
    #[track_caller]
    fn ended(&mut self) -> u32 {
        let status = self.child.wait().expect("it ends");
        self.wait_until_given_back();
        status.exit_code()
    }

    #[track_caller]
    fn wait_until_given_back(&self) {
        let begun = Instant::now();
        while self.on_other_screen() {
            assert!(begun.elapsed() < NEVER, "the terminal was not given back");
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

fn at_least_one(cells: u16) -> NonZero<u16> {
    NonZero::new(cells).unwrap_or(NonZero::<u16>::MIN)
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

const AGAINST_RANDOM: [&str; 6] = ["--seats", "you,random", "--seed", "3", "--hints", "random"];

/// Whether somebody is asked, or the game is over.
fn ready(text: &str) -> bool {
    (text.contains('›') || text.contains("Final score")) && !text.contains("is thinking")
}

/// What to press at the screen shown: always the first that is offered.
fn keys_for(text: &str) -> String {
    if let Some((_, rest)) = text.split_once("picked 0 of ") {
        let number: String = rest.chars().take_while(char::is_ascii_digit).collect();
        let number: usize = number.parse().expect("a number of cards");
        return format!("{}\r", " \x1b[B".repeat(number));
    }
    if text.contains("picked 0, at most") { " \r".to_owned() } else { "\r".to_owned() }
}

#[test]
fn a_game_is_played_to_its_end_with_keys_alone() {
    let mut screen = Screen::start(&AGAINST_RANDOM, 80, 24);
    let mut answered = 0;
    loop {
        let text = screen.wait("a question", ready);
        if text.contains("Final score") {
            break;
        }
        screen.press(&keys_for(&text));
        screen.wait("an effect of the answer", |now| now != text);
        answered += 1;
    }
    assert!(answered > 20, "a game has more answers than {answered}");
    screen.press("x");
    screen.wait_for("The game is over.");
    screen.press("h");
    screen.wait_for("! The game is over");
    screen.press("q");
    assert_eq!(screen.ended(), 0);
}

#[test]
fn keys_windows_and_commands() {
    let mut screen = Screen::start(&AGAINST_RANDOM, 80, 24);
    screen.wait("a question", ready);
    screen.wait_for("Seed: 3");
    assert!(screen.on_other_screen());
    // The list of keys can be searched.
    screen.press("?");
    screen.wait_for("Keys and commands");
    screen.press("undo");
    screen.wait("what was searched for", |text| {
        text.contains("take your last answer back") && !text.contains("leave the table")
    });
    screen.press("\x1b");
    screen.wait("the table", |text| !text.contains("Keys and commands"));
    // A key that does nothing says why.
    screen.press("y");
    screen.wait_for("! This is no question of yes or no");
    screen.press("u");
    screen.wait_for("! There is no answer of yours to take back.");
    screen.press("x");
    let text = screen.wait_for("! x does nothing here; ? shows the keys.");
    assert!(!text.contains("no answer of yours"), "older messages go");
    screen.press("\x1b[15~");
    screen.wait_for("! F5 does nothing here");
    screen.press("\x7f");
    screen.wait_for("! Backspace does nothing here");
    // The command line speaks the grammar of the plain face.
    screen.press(":rules chapel\r");
    screen.wait_for("Chapel (cost 3, points 2)");
    screen.press("\r");
    screen.press("/biuld\r");
    screen.wait_for("Did you mean");
    screen.press("/councillor\r");
    screen.wait_for("You take the councillor.");
    screen.press("u");
    screen.wait_for("The last answer was taken back.");
    screen.press("h");
    screen.wait_for("Best: ");
    screen.press("\r");
    // The rules of what the cursor is on, in a town too.
    screen.press("\t\t");
    screen.press("r");
    screen.wait_for("Indigo plant (cost 1, points 1)");
    screen.press("\r\x1b");
    // Leaving is asked once.
    screen.press("q");
    screen.wait_for("Leave the table?");
    screen.press("n");
    screen.wait("the table", |text| !text.contains("Leave the table?"));
    screen.press("q");
    screen.wait_for("Leave the table?");
    screen.press("y");
    assert_eq!(screen.ended(), 0);
}

#[test]
fn the_size_may_change_while_the_game_goes_on() {
    let mut screen = Screen::start(&AGAINST_RANDOM, 80, 24);
    screen.wait("a question", ready);
    screen.resize(20, 5);
    screen.wait("a polite message", |text| text.contains("Please make") && !text.contains('›'));
    screen.press("\x1b[B");
    screen.resize(120, 40);
    screen.wait("boxes for the towns", |text| text.contains('┌') && ready(text));
    screen.resize(80, 24);
    let text = screen.wait("the small table", |text| !text.contains('┌') && ready(text));
    screen.press(&keys_for(&text));
    screen.wait("an effect of the answer", |now| now != text);
    screen.press("\x03");
    assert_eq!(screen.ended(), 130, "Ctrl-C leaves at once");
}

#[test]
fn signals_give_the_terminal_back() {
    for signal in ["-TERM", "-INT"] {
        let mut screen = Screen::start(&AGAINST_RANDOM, 80, 24);
        screen.wait("a question", ready);
        let process = screen.child.process_id().expect("it runs").to_string();
        let sent = std::process::Command::new("kill").args([signal, &process]).status();
        assert!(sent.expect("kill is a program of every Unix").success());
        assert_eq!(screen.ended(), 130, "{signal}");
    }
}

#[test]
fn a_terminal_that_is_closed_ends_the_game() {
    let pair = native_pty_system().openpty(PtySize::default()).expect("the system has terminals");
    let mut command = CommandBuilder::new(PROGRAM);
    command.args(["play", "--seed", "3"]);
    let mut child = pair.slave.spawn_command(command).expect("the program starts");
    drop(pair.slave);
    let mut reader = pair.master.try_clone_reader().expect("it can be read");
    let mut first = [0; 64];
    assert!(reader.read(&mut first).expect("it shows something") > 0);
    drop((reader, pair.master));
    let begun = Instant::now();
    let ended = loop {
        match child.try_wait().expect("it can be waited for") {
            Some(status) => break status.exit_code(),
            None if begun.elapsed() > NEVER => {
                let _ = child.kill();
                panic!("the program goes on without a terminal");
            }
            None => std::thread::sleep(Duration::from_millis(10)),
        }
    };
    assert_eq!(ended, 130);
}

#[test]
fn a_curtain_hides_one_player_from_the_next() {
    let args = ["--hot-seat", "Anna,Ben", "--seed", "5", "--governor", "0"];
    let mut screen = Screen::start(&args, 80, 24);
    let text = screen.wait_for("Pass the screen to Anna");
    assert!(!text.contains("Your hand"), "{text}");
    screen.press("\r");
    screen.wait_for("Your hand");
    screen.press("/prospector\r");
    let text = screen.wait_for("Pass the screen to Ben");
    assert!(!text.contains("Your hand") && !text.contains("draw"), "{text}");
    screen.press("1q");
    screen.wait_for("Leave the table?");
    screen.press("y");
    assert_eq!(screen.ended(), 0);
}

#[test]
fn a_game_is_saved_and_resumed() {
    let path = std::env::temp_dir().join(format!("sanjuan-screen-{}.jsonl", std::process::id()));
    let _ = std::fs::remove_file(&path);
    let file = path.to_str().expect("a plain name");
    let mut screen = Screen::start(&AGAINST_RANDOM, 120, 40);
    let text = screen.wait("a question", ready);
    screen.press(&keys_for(&text));
    screen.wait("an effect of the answer", |now| now != text);
    screen.wait("a question", ready);
    screen.press("s");
    screen.wait_for(": save");
    screen.press(&format!("{file}\r"));
    screen.wait_for("The game was saved in");
    screen.press("q");
    screen.wait_for("The game is saved in");
    screen.press("n");
    screen.press("\x03");
    screen.ended();
    let mut screen = Screen::start(&["--resume", file], 120, 40);
    let text = screen.wait("a question", ready);
    screen.press(&keys_for(&text));
    screen.wait("an effect of the answer", |now| now != text);
    screen.press("\x03");
    assert_eq!(screen.ended(), 130);
    let verified = std::process::Command::new(PROGRAM).args(["verify", file]).status();
    assert!(verified.expect("the program starts").success());
    let _ = std::fs::remove_file(path);
}
