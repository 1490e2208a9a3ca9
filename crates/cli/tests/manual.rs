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
        assert!(help.contains(&format!("\n  sanjuan {command} ")), "no example of {command}");
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
        let named = main.replace("\\-", "-").contains(&command);
        assert!(named, "the main page does not name {command}");
        let page = page(&folder, &format!("sanjuan-{command}"));
        assert!(page.contains(".SH SYNOPSIS") && page.contains("Example"), "{page}");
    }
    std::fs::remove_dir_all(folder).expect("it can be removed");
}

#[cfg(unix)]
#[test]
fn a_page_is_complete_or_not_there() {
    let folder = scratch("man-full");
    // A limit on the size of files stands in for a full disk; the larger pages have more.
    let script = format!("trap '' XFSZ; ulimit -f 1; {PROGRAM} man --out {}", folder.display());
    let run = Command::new("sh").args(["-c", &script]).output().expect("there is a shell");
    let message = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(1), "{message}");
    assert!(message.contains("/sanjuan.1: "), "the page is named: {message}");
    assert_eq!(std::fs::read_dir(&folder).expect("it was made").count(), 0);
    std::fs::remove_dir(&folder).expect("it is empty");

    std::fs::write(&folder, "").expect("it can be written");
    let run = Command::new(PROGRAM).args(["man", "--out"]).arg(&folder).output();
    let run = run.expect("the program starts");
    let message = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(1), "{message}");
    assert!(message.contains("a file in the way"), "{message}");
    std::fs::remove_file(&folder).expect("it can be removed");
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
