//! `sanjuan play` without a terminal: exit codes, files, and what is refused.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_sanjuan");

fn play(args: &[&str], input: &str) -> Output {
    let mut program = Command::new(PROGRAM)
        .arg("play")
        .args(args)
        .env("SANJUAN_LANG", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = program.stdin.take().expect("a pipe");
    // A program that has refused its arguments reads nothing.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    program.wait_with_output().expect("it ends")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is UTF-8")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("messages are UTF-8")
}

fn scratch(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("sanjuan-play-{}-{name}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn a_whole_game_goes_through_a_pipe() {
    let auto = "auto\n".repeat(2000);
    let args = ["--plain", "--seats", "you,random", "--seed", "3", "--hints", "random"];
    let game = play(&args, &auto);
    assert_eq!(game.status.code(), Some(0), "{}", stderr(&game));
    assert_eq!(stderr(&game), "");
    let told = stdout(&game);
    assert!(told.starts_with("San Juan: 2 players"), "{told}");
    assert!(told.contains("The game is over."), "{told}");
    assert!(!told.contains('\x1b'), "nothing moves the cursor or changes colours");
    let again = play(&args, &auto);
    assert_eq!(stdout(&again), told, "the same seed gives the same game");
    let colored = play(&[&args[..], &["--color", "16"]].concat(), &auto);
    assert!(stdout(&colored).contains("\x1b[1;36mWhich role do you take?\x1b[0m"));
}

#[test]
fn without_a_terminal_lines_are_read_and_the_end_of_them_is_told() {
    let game = play(&["--seats", "you,random", "--seed", "3"], "hand\n");
    assert_eq!(game.status.code(), Some(4));
    assert!(stderr(&game).contains("there is no terminal to draw in"), "{}", stderr(&game));
    assert!(stdout(&game).ends_with("The input ended before the game did. Nothing was saved.\n"));
    let left = play(&["--plain", "--seats", "you,random"], "quit\n");
    assert_eq!(left.status.code(), Some(0));
}

#[test]
fn a_kept_game_goes_on_where_it_stopped() {
    let path = scratch("kept.jsonl");
    let file = path.to_str().expect("a plain name");
    let table = ["--plain", "--seats", "Anna,random,Ben", "--seed", "9", "--hints", "random"];
    let whole = play(&table, &"\nauto\n".repeat(3000));
    assert_eq!(whole.status.code(), Some(0), "{}", stderr(&whole));
    let first = play(&[&table[..], &["--save", file]].concat(), &"\nauto\n".repeat(20));
    assert_eq!(first.status.code(), Some(4));
    assert!(stdout(&first).trim_end().ends_with(&format!("It is saved in {file}.")));
    let verified = Command::new(PROGRAM).args(["verify", file]).status();
    assert!(verified.expect("the program starts").success());
    let again = play(&[&table[..], &["--save", file]].concat(), "");
    assert_eq!(again.status.code(), Some(2), "a new game does not replace an old one");
    assert!(stderr(&again).contains("--resume"), "{}", stderr(&again));
    // A resumed game goes on being kept in the same file.
    let resume = ["--plain", "--resume", file, "--hints", "random"];
    let answers = || std::fs::read_to_string(&path).expect("it is kept").lines().count();
    let before = answers();
    let more = play(&resume, &"\nauto\n".repeat(5));
    assert_eq!(more.status.code(), Some(4), "{}", stderr(&more));
    assert!(answers() > before);
    let rest = play(&resume, &"\nauto\n".repeat(3000));
    assert_eq!(rest.status.code(), Some(0), "{}", stderr(&rest));
    let last = |output: &Output| {
        let told = stdout(output);
        told.lines().rev().take(4).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(last(&rest)[0], last(&whole)[0], "the same player wins");
    let over = play(&resume, "");
    assert_eq!(over.status.code(), Some(2), "nobody can go on with it");
    assert!(stderr(&over).contains("sanjuan replay"), "{}", stderr(&over));
    let text = std::fs::read_to_string(&path).expect("it was written");
    std::fs::write(&path, text.replacen("Anna", "Eve", 1)).expect("it can be written");
    let forged = play(&["--plain", "--resume", file], "");
    assert_eq!(forged.status.code(), Some(3));
    let _ = std::fs::remove_file(&path);
    assert_eq!(play(&["--plain", "--resume", file], "").status.code(), Some(1));
}

#[test]
fn a_game_of_bots_alone_cannot_be_resumed() {
    let path = scratch("bots.jsonl");
    let file = path.to_str().expect("a plain name");
    let seats = ["random".to_owned(), "steady".to_owned()].to_vec();
    let options = rules::Options::base(rules::Players::Two);
    let (seed, chance) = (rules::Seed::from_number(3), rules::Chance::default());
    let header = record::Header { options, seed, chance, seats, deal: None };
    let output = std::fs::File::create_new(&path).expect("it is new");
    record::Writer::new(output, &header).expect("it can be written");
    let refused = play(&["--plain", "--resume", file], "");
    assert_eq!(refused.status.code(), Some(2));
    assert!(stderr(&refused).contains("only bots play this game"), "{}", stderr(&refused));
    let _ = std::fs::remove_file(&path);
}

#[test]
fn a_file_that_cannot_be_written_is_told_before_the_game() {
    let path = scratch("nowhere").join("game.jsonl");
    let file = path.to_str().expect("a plain name");
    let refused = play(&["--plain", "--seats", "you,random", "--save", file], "quit\n");
    assert_eq!((refused.status.code(), stdout(&refused)), (Some(1), String::new()));
}

#[test]
fn what_cannot_be_played_is_refused_with_advice() {
    for (args, advice) in [
        (&["--players", "5"][..], "2, 3 or 4 can play"),
        (&["--bots", "stedy"], "there is no bot"),
        (&["--seats", "you,stedy"], "was steady meant?"),
        (&["--seats", "steady,steady"], "give at least one seat to a person"),
        (&["--seats", "you"], ""),
        (&["--players", "2", "--bots", "steady,steady"], "name fewer"),
        (&["--bots", "steady,steady,steady,steady"], "2, 3 or 4 can play"),
        (&["--hot-seat", "Anna,steady"], "is the name of a bot"),
        (&["--hot-seat", "Anna,"], "cannot be the name of a player"),
        (&["--seed", "x"], "give a number"),
        (&["--players", "2", "--governor", "3"], "governor"),
        (&["--resume", "a.jsonl", "--players", "2"], "cannot be used with"),
        (&["--color", "blue"], "16"),
        (&["--hints", "nobody"], "there is no bot"),
    ] {
        let refused = play(&[&["--plain"], args].concat(), "quit\n");
        if advice.is_empty() {
            assert_eq!(refused.status.code(), Some(0), "{args:?}: {}", stderr(&refused));
            continue;
        }
        assert_eq!(refused.status.code(), Some(2), "{args:?}: {}", stderr(&refused));
        assert!(stderr(&refused).contains(advice), "{args:?}: {}", stderr(&refused));
    }
}
