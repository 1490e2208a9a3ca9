//! The program as it is run: exit codes, pipes, files.

use serde_json::Value;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_sanjuan");

fn sanjuan(args: &[&str]) -> Output {
    let mut program = Command::new(PROGRAM);
    // Whatever language this machine speaks, these tests read English.
    program.args(args).env("SANJUAN_LANG", "en");
    program.output().expect("the program starts")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is UTF-8")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("messages are UTF-8")
}

/// A file name of its own for every test, in a directory that is emptied by the system.
fn scratch(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("sanjuan-{}-{name}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}

fn start_engine() -> Child {
    let mut engine = Command::new(PROGRAM);
    engine.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped());
    engine.spawn().expect("the program starts")
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_engine_survives_garbage_and_ends_with_its_input() {
    let mut engine = start_engine();
    let mut input = engine.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || {
        let garbage: Vec<u8> =
            (0..200_000_u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        let mut lines = garbage.iter().filter(|&&byte| byte == b'\n').count() + 1;
        input.write_all(&garbage).expect("the engine reads");
        input.write_all(b"\n").expect("the engine reads");
        for line in [
            &vec![b'{'; 5 << 20],
            &b"{\"cmd\":\"new\",\"options\":{\"players\":2}}".to_vec(),
            &b"{\"cmd\":\"score\"}".to_vec(),
        ] {
            input.write_all(line).expect("the engine reads");
            input.write_all(b"\n").expect("the engine reads");
            lines += 1;
        }
        input.write_all(b"{\"cmd\":\"prompts\"}").expect("the engine reads");
        lines + 1
    });
    let mut output = String::new();
    engine.stdout.take().expect("a pipe").read_to_string(&mut output).expect("UTF-8");
    let sent = writer.join().expect("the writer ends");
    assert_eq!(output.lines().count(), sent, "one reply a line");
    let replies: Vec<Value> =
        output.lines().map(|line| serde_json::from_str(line).expect("a reply is JSON")).collect();
    let last = &replies[replies.len() - 4..];
    assert_eq!(last[0]["error"]["code"], "line_too_long");
    assert_eq!(last[1]["ok"], "new");
    assert!(last[2]["scores"].is_array() && last[3]["prompts"].is_array());
    assert!(engine.wait().expect("it ends").success());
}

#[test]
fn each_reply_comes_at_once() {
    let mut engine = start_engine();
    let mut input = engine.stdin.take().expect("a pipe");
    let mut output = std::io::BufReader::new(engine.stdout.take().expect("a pipe"));
    for _ in 0..3 {
        input.write_all(b"{\"cmd\":\"score\"}\n").expect("the engine reads");
        let mut line = String::new();
        std::io::BufRead::read_line(&mut output, &mut line).expect("the engine writes");
        assert!(line.contains("no_game"));
    }
    input.write_all(b"{\"cmd\":\"quit\"}\n").expect("the engine reads");
    assert!(engine.wait().expect("it ends").success(), "although its input is still open");
}

#[test]
fn a_closed_pipe_ends_quietly() {
    for args in [&["demo", "--seed", "1"][..], &["cards"], &["engine"]] {
        let mut program = Command::new(PROGRAM)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(program.stdout.take());
        if let Some(mut input) = program.stdin.take() {
            let _ = input.write_all(b"{\"cmd\":\"score\"}\n");
        }
        let output = program.wait_with_output().expect("it ends");
        assert_eq!((output.status.code(), stderr(&output)), (Some(0), String::new()), "{args:?}");
    }
}

#[test]
fn a_demo_is_recorded_verified_and_replayed() {
    let path = scratch("demo.jsonl");
    let file = path.to_str().expect("a plain name");
    let demo = sanjuan(&[
        "demo",
        "--players",
        "4",
        "--seed",
        "11",
        "--edition",
        "second",
        "--new-buildings",
        "--events",
        "--opening",
        "chosen",
        "--governor",
        "2",
        "--record",
        file,
    ]);
    assert!(demo.status.success(), "{}", stderr(&demo));
    let told = stdout(&demo);
    assert!(told.starts_with("Seed 11.\nAnn, Ben, Cleo and Dan sit at the table."));
    let again = sanjuan(&["demo", "--players", "4", "--seed", "11", "--record", file]);
    assert_eq!(again.status.code(), Some(1), "a record is not overwritten");
    assert!(stderr(&again).contains("choose another name"));

    let verified = sanjuan(&["verify", file]);
    assert_eq!(verified.status.code(), Some(0));
    assert!(stdout(&verified).starts_with("The record holds: "), "{}", stdout(&verified));
    let json: Value =
        serde_json::from_str(&stdout(&sanjuan(&["verify", "--json", file]))).expect("JSON");
    assert_eq!((&json["ok"], &json["finished"]), (&Value::Bool(true), &Value::Bool(true)));

    let replayed = stdout(&sanjuan(&["replay", file]));
    assert_eq!(told.split_once('\n').map(|(_, rest)| rest), Some(&*replayed), "but for the seed");
    let seen = sanjuan(&["replay", file, "--seat", "4"]);
    assert_eq!((seen.status.code(), stdout(&seen)), (Some(2), String::new()));

    let mut text = std::fs::read_to_string(&path).expect("it was written");
    text = text.replacen("Ann", "Eve", 1);
    std::fs::write(&path, text).expect("it can be written");
    let verified = sanjuan(&["verify", file]);
    assert_eq!((verified.status.code(), stdout(&verified)), (Some(3), String::new()));
    assert!(stderr(&verified).contains("line 1: the hash does not fit"), "{}", stderr(&verified));
    let verified = sanjuan(&["verify", "--json", file]);
    assert_eq!(verified.status.code(), Some(3));
    let json: Value = serde_json::from_str(&stdout(&verified)).expect("JSON");
    assert_eq!((&json["ok"], &json["line"]), (&Value::Bool(false), &Value::from(1)));
    assert_eq!(json["code"], "broken_chain");
    assert_eq!(sanjuan(&["replay", file]).status.code(), Some(3));
    let _ = std::fs::remove_file(path);
}

#[cfg(unix)]
#[test]
fn a_record_is_complete_or_not_there() {
    let folder = scratch("records");
    std::fs::create_dir(&folder).expect("it can be made");
    let path = folder.join("game.jsonl");
    let file = path.to_str().expect("a plain name");
    let shell = |script: &str| {
        let script =
            script.replace("DEMO", &format!("{PROGRAM} demo --players 4 --seed 1 --record {file}"));
        Command::new("sh").args(["-c", &script]).output().expect("there is a shell")
    };
    let left = || std::fs::read_dir(&folder).expect("readable").count();
    // A limit on the size of files stands in for a full disk; a record has far more.
    let full = shell("trap '' XFSZ; ulimit -f 1; DEMO");
    assert_eq!((full.status.code(), stdout(&full)), (Some(1), String::new()));
    assert!(stderr(&full).contains(file), "{}", stderr(&full));
    assert_eq!(left(), 0, "nothing half-written");

    let cut = shell("DEMO | head -n 1");
    assert_eq!((stdout(&cut), stderr(&cut)), ("Seed 1.\n".to_owned(), String::new()));
    assert_eq!(left(), 1, "the record and nothing else");
    let verified = stdout(&sanjuan(&["verify", file]));
    assert!(verified.starts_with("The record holds: "), "{verified}");
    std::fs::remove_dir_all(folder).expect("it can be removed");
}

#[test]
fn a_missing_folder_is_told_from_a_missing_file() {
    let folder = scratch("no-folder");
    let path = folder.join("game.jsonl");
    let file = path.to_str().expect("a plain name");
    let run = sanjuan(&["demo", "--record", file]);
    assert_eq!((run.status.code(), stdout(&run)), (Some(1), String::new()));
    let wanted = format!("there is no folder {}; ", folder.display());
    assert!(stderr(&run).contains(&wanted), "{}", stderr(&run));
    assert!(stderr(&run).contains("make the folder first"), "{}", stderr(&run));
    let run = sanjuan(&["verify", "no-such-file.jsonl"]);
    assert!(stderr(&run).contains("there is no such file"), "{}", stderr(&run));
}

#[cfg(target_os = "linux")]
#[test]
fn help_that_cannot_be_printed_is_a_failure() {
    for args in [&["--help"][..], &["--version"], &["demo", "--help"], &["cards"]] {
        let full = std::fs::File::create("/dev/full").expect("it is a device");
        let mut program = Command::new(PROGRAM);
        let run = program.args(args).env("SANJUAN_LANG", "en").stdout(full).output();
        let run = run.expect("the program starts");
        assert_eq!(run.status.code(), Some(1), "{args:?}");
        assert!(stderr(&run).starts_with("sanjuan: reading or writing failed"), "{args:?}");
    }
}

#[test]
fn exit_codes() {
    let code = |args: &[&str]| sanjuan(args).status.code();
    assert_eq!(code(&["--help"]), Some(0));
    assert_eq!(code(&["--version"]), Some(0));
    assert_eq!(code(&[]), Some(2));
    assert_eq!(code(&["castle"]), Some(2));
    assert_eq!(code(&["demo", "--players", "5"]), Some(2));
    assert_eq!(code(&["demo", "--seed", "x"]), Some(2));
    assert_eq!(code(&["cards", "--lang", "la"]), Some(2));
    assert_eq!(code(&["verify"]), Some(2));
    assert_eq!(code(&["verify", "/no/such/file"]), Some(1));
    assert_eq!(code(&["verify", "--json", "/no/such/file"]), Some(1));
    assert_eq!(code(&["replay", "/no/such/file"]), Some(1));
    let empty = scratch("empty.jsonl");
    std::fs::write(&empty, "").expect("it can be written");
    assert_eq!(code(&["verify", empty.to_str().expect("a plain name")]), Some(3));
    let directory = std::env::temp_dir();
    assert_eq!(code(&["verify", directory.to_str().expect("a plain name")]), Some(1));
    let _ = std::fs::remove_file(empty);
}

#[test]
fn the_python_player_plays_a_game() {
    let script = root().join("examples/random_player.py");
    let text = std::fs::read_to_string(&script).expect("the example is there");
    assert!(text.lines().count() <= 40, "the documentation promises forty lines");
    let output = Command::new("python3").arg(script).args([PROGRAM, "7"]).output();
    let output = output.expect("this test needs python3 on the PATH: install Python 3");
    assert!(output.status.success(), "{}", stderr(&output));
    let told = stdout(&output);
    assert_eq!(told.lines().filter(|line| line.ends_with(" points")).count(), 3, "{told}");
    assert!(told.contains("won by seat"), "{told}");
}

#[test]
fn the_commands_of_the_readme_work() {
    let readme = concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md");
    let readme = std::fs::read_to_string(readme).expect("the README is there");
    let mut tried = 0;
    for command in readme.split('`').filter_map(|text| text.strip_prefix("sanjuan ")) {
        let mut arguments: Vec<&str> = command.split_whitespace().collect();
        // What keeps or reads a file is tried with files of its own elsewhere; what takes long
        // is tried with fewer games.
        let games = arguments.iter().position(|&argument| argument == "--games");
        match (arguments[0], games) {
            ("cards", _) | ("play", _) => {}
            ("arena" | "stats", Some(games)) => {
                let bots = arguments.iter().position(|&argument| argument == "--bots");
                let bots = bots.expect("the README names bots");
                arguments[games + 1] = "4";
                if arguments[bots + 1].contains("search") {
                    arguments[bots + 1] = "search:4,steady,steady,steady";
                }
            }
            _ => continue,
        }
        if arguments[0] == "play" {
            arguments.push("--plain");
        }
        let run = sanjuan(&arguments);
        // A game that nobody goes on with ends with its input.
        let expected = if arguments[0] == "play" { 4 } else { 0 };
        assert_eq!(run.status.code(), Some(expected), "{command}: {}", stderr(&run));
        tried += 1;
    }
    assert!(tried >= 4, "the README has fewer commands than it had");
}

#[test]
fn a_governor_who_does_not_sit_at_the_table_is_refused() {
    let run = sanjuan(&["demo", "--players", "2", "--governor", "3"]);
    assert_eq!(run.status.code(), Some(2));
    assert!(stderr(&run).contains("the governor's seat 3 is not at this table"));
}
