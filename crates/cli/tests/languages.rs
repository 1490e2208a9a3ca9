//! The program speaks the language it is asked for; what programs read is the same in all.

use std::process::{Command, Output};

const PROGRAM: &str = env!("CARGO_BIN_EXE_sanjuan");
const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/records/base_two.jsonl");

fn sanjuan(args: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut program = Command::new(PROGRAM);
    program.args(args);
    texts::VARIABLES.iter().for_each(|name| {
        program.env_remove(name);
    });
    program.envs(variables.iter().copied()).output().expect("the program starts")
}

fn first_line(args: &[&str], variables: &[(&str, &str)]) -> String {
    let output = sanjuan(args, variables);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn the_option_is_stronger_than_the_environment() {
    let demo = ["demo", "--seed", "1"];
    let russian = [("LANG", "ru_RU.UTF-8")];
    assert_eq!(first_line(&demo, &[]), "Seed 1.");
    assert_eq!(first_line(&demo, &russian), "Начальное число: 1.");
    assert_eq!(first_line(&["demo", "--seed", "1", "--lang", "de"], &russian), "Startzahl 1.");
    assert_eq!(first_line(&["--lang", "es", "demo", "--seed", "1"], &russian), "Semilla 1.");
    let both = [("LANG", "ru_RU.UTF-8"), ("SANJUAN_LANG", "de")];
    assert_eq!(first_line(&demo, &both), "Startzahl 1.");
}

#[test]
fn stories_and_messages_are_in_the_language() {
    let told = first_line(&["replay", RECORD, "--lang", "de"], &[]);
    assert!(told.starts_with("Am Tisch sitzen: Ann und Ben."), "{told}");
    let verified = first_line(&["verify", RECORD, "--lang", "ru"], &[]);
    assert!(verified.starts_with("Запись верна: "), "{verified}");
    for (args, wanted) in [
        (&["verify", "/no-such-file", "--lang", "de"][..], "diese Datei gibt es nicht"),
        (
            &["demo", "--record", "/no/such/file", "--lang", "de"],
            "den Ordner /no/such gibt es nicht",
        ),
        (&["demo", "--record", "/no/such/file", "--lang", "es"], "no existe la carpeta /no/such;"),
        (&["demo", "--record", "/no/such/file", "--lang", "ru"], "папки /no/such нет"),
        (&["replay", RECORD, "--seat", "3", "--lang", "es"], "no hay asiento 3"),
        (&["demo", "--governor", "3", "--players", "2", "--lang", "ru"], "места губернатора 3"),
    ] {
        let output = sanjuan(args, &[]);
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(message.starts_with("sanjuan: ") && message.contains(wanted), "{message}");
    }
}

#[test]
fn every_way_to_spoil_a_record_is_told_in_every_language() {
    let text = std::fs::read_to_string(RECORD).expect("the record is there");
    let lines: Vec<&str> = text.lines().collect();
    let spoiled = [
        String::new(),
        "{".to_owned(),
        text.replacen("Ann", "Eve", 1),
        text.replacen("\"players\"", "\"planets\"", 1),
        lines[..lines.len() - 1].join("\n") + "\n",
        text.clone() + lines[lines.len() - 1] + "\n",
    ];
    let path = std::env::temp_dir().join(format!("sanjuan-{}-spoiled.jsonl", std::process::id()));
    for spoiled in spoiled {
        std::fs::write(&path, &spoiled).expect("it can be written");
        let file = path.to_str().expect("a plain name");
        let told = ["en", "es", "ru", "de"].map(|lang| {
            let output = sanjuan(&["verify", file, "--lang", lang], &[]);
            assert_eq!(output.status.code(), Some(3), "{spoiled}");
            String::from_utf8(output.stderr).expect("messages are UTF-8")
        });
        for (at, message) in told.iter().enumerate() {
            assert!(!message.contains('⟦'), "{message}");
            assert!(!told[..at].contains(message), "the same in two languages: {message}");
        }
    }
    let _ = std::fs::remove_file(path);
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    for args in [&["cards", "--json"][..], &["verify", "--json", RECORD]] {
        let outputs = ["en", "ru"].map(|lang| sanjuan(args, &[("SANJUAN_LANG", lang)]).stdout);
        assert_eq!(outputs[0], outputs[1], "{args:?}");
    }
}
