//! Help, manual pages and completions: every command is in all of them.

use std::path::{Path, PathBuf};
use std::process::Command;

const PROGRAM: &str = env!("CARGO_BIN_EXE_sanjuan");

fn stdout(args: &[&str]) -> String {
    let output = Command::new(PROGRAM).args(args).output().expect("the program starts");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("output is UTF-8")
}

/// The commands as the help lists them.
fn commands() -> Vec<String> {
    let help = stdout(&["--help"]);
    let (_, list) = help.split_once("Commands:\n").expect("the help lists the commands");
    let lines = list.lines().take_while(|line| line.starts_with("  "));
    let names = lines.filter_map(|line| line.split_whitespace().next());
    let names: Vec<String> = names.filter(|name| *name != "help").map(str::to_owned).collect();
    assert!(names.len() >= 7, "{names:?}");
    names
}

#[test]
fn help_leads_with_examples() {
    let help = stdout(&["--help"]);
    assert!(help.starts_with("Examples:\n  sanjuan "), "{help}");
    for command in commands() {
        let help = stdout(&[&command, "--help"]);
        let example = format!("sanjuan {command}");
        assert!(help.starts_with("Example") && help.contains(&example), "{help}");
    }
}

#[test]
fn every_shell_completes_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = stdout(&["completions", shell]);
        for command in commands() {
            assert!(script.contains(&command), "{shell} does not know {command}");
        }
        assert!(script.contains("lang"), "{shell} does not know --lang");
    }
}

#[test]
fn every_command_has_a_page_in_the_manual() {
    let main = stdout(&["man"]);
    assert!(main.contains(".TH sanjuan"), "{main}");
    let folder = scratch("man");
    stdout(&["man", "--out", folder.to_str().expect("a plain name")]);
    assert!(!page(&folder, "sanjuan").is_empty());
    for command in commands() {
        assert!(main.contains(&command), "the main page does not name {command}");
        let page = page(&folder, &format!("sanjuan-{command}"));
        assert!(page.contains(".SH SYNOPSIS") && page.contains("Example"), "{page}");
    }
    std::fs::remove_dir_all(folder).expect("it can be removed");
}

/// What the reference says about commands is the program's own list.
#[test]
fn every_command_is_in_the_reference() {
    let reference = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/cli.md");
    let reference = std::fs::read_to_string(reference).expect("the reference is there");
    for command in commands() {
        assert!(reference.contains(&format!("\nsanjuan {command}")), "no example of {command}");
    }
}

fn page(folder: &Path, name: &str) -> String {
    let path = folder.join(format!("{name}.1"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn scratch(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("sanjuan-{}-{name}", std::process::id()))
}
