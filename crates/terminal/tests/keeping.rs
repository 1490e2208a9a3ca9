//! What is told about saving: the truth, whatever happens to the file.

mod common;

use common::{session, session_in, settings};
use rules::{Options, Players};
use std::path::{Path, PathBuf};
use terminal::plain::{Style, play};
use terminal::{Session, Settings, resume, save};
use texts::{Lang, Texts};

/// An empty folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("sanjuan-keep-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("the folder can be made");
    path
}

fn table() -> Session {
    session(Options::base(Players::Two), 21, &["You", "random"])
}

fn kept_in(file: &Path) -> Settings {
    Settings { file: Some(file.to_owned()), autosave: true, ..settings() }
}

fn told(session: &mut Session, settings: &Settings, input: &str) -> String {
    let mut output = Vec::new();
    play(session, settings, Style::default(), input.as_bytes(), &mut output)
        .expect("memory does not fail");
    String::from_utf8(output).expect("texts are UTF-8")
}

#[test]
fn who_leaves_is_told_what_is_saved() {
    let folder = folder("leave");
    let file = folder.join("game.jsonl");
    let name = file.display();
    let all = format!("You left the table. The game is saved in {name}.\n");
    let earlier = format!(
        "You left the table. The game is saved in {name}, without the answers since then.\n"
    );
    let nothing = "You left the table. Nothing was saved.\n".to_owned();
    for (input, farewell) in [
        ("auto\nquit\n".to_owned(), &nothing),
        (format!("auto\nsave {name}\nquit\n"), &all),
        (format!("auto\nsave {name}\nhand\nquit\n"), &all),
        (format!("save {name}\nauto\nquit\n"), &earlier),
        (format!("auto\nsave {name}\nundo\nquit\n"), &earlier),
        (format!("save {name}\nauto\nsave\nquit\n"), &all),
    ] {
        let told = told(&mut table(), &settings(), &input);
        assert!(told.ends_with(farewell.as_str()), "{input}: {told}");
    }
    let ended = told(&mut table(), &settings(), &format!("save {name}\nauto\n"));
    assert!(ended.contains("The input ended before the game did. It is saved in"), "{ended}");
    assert!(ended.ends_with("without the answers since then.\n"), "{ended}");
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn a_file_that_fails_does_not_end_the_game_and_another_takes_its_place() {
    let gone = folder("gone");
    let other = folder("other").join("game.jsonl");
    let mut session = table();
    let settings = kept_in(&gone.join("game.jsonl"));
    std::fs::remove_dir_all(&gone).expect("it is there");
    let input = format!("auto\nsave {}\nauto\nauto\nquit\n", other.display());
    let told = told(&mut session, &settings, &input);
    assert!(told.contains("The game is not saved: "), "{told}");
    assert!(told.contains("From now on it is saved there after every answer."), "{told}");
    let (before, after) = told.split_once("From now on").expect("it is told");
    assert_eq!(before.matches("The game is not saved: ").count(), 2, "at every question: {told}");
    assert!(!after.contains("The game is not saved"), "{told}");
    let resumed = resume(Texts::of(Lang::En), &other).expect("it holds");
    assert_eq!(resumed.answers(), session.answers());
    let _ = std::fs::remove_dir_all(other.parent().expect("it lies in a folder"));
}

#[test]
fn a_resumed_game_is_on_file_before_anything_is_answered() {
    let folder = folder("resumed");
    let file = folder.join("game.jsonl");
    save(&table(), &file).expect("it can be written");
    let mut session = resume(Texts::of(Lang::En), &file).expect("it holds");
    let settings = Settings { resumed: Some(file.clone()), ..kept_in(&file) };
    let told = told(&mut session, &settings, "quit\n");
    let farewell = format!("The game is saved in {}.\n", file.display());
    assert!(told.ends_with(&farewell), "{told}");
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn another_game_is_refused_in_every_language() {
    let folder = folder("refused");
    let file = folder.join("game.jsonl");
    save(&session(Options::base(Players::Two), 1, &["You", "random"]), &file).expect("it is new");
    for (lang, part) in [
        (Lang::En, "another game"),
        (Lang::De, "ein anderes Spiel"),
        (Lang::Es, "otra partida"),
        (Lang::Ru, "другой игры"),
    ] {
        let mut session = session_in(lang, Options::base(Players::Two), 21, &["You", "random"]);
        let told = told(&mut session, &settings(), &format!("save {}\nquit\n", file.display()));
        assert!(told.contains(part), "{told}");
    }
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn the_seed_is_told_at_the_start_and_by_options() {
    let told = told(&mut table(), &settings(), "options\nquit\n");
    assert_eq!(told.matches("Seed: 21\n").count(), 2, "{told}");
    assert_eq!(told.lines().nth(1), Some("Seed: 21"));
}
