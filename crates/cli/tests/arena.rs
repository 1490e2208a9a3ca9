//! `sanjuan arena` as it is run.

mod support;

use serde_json::Value;
use std::process::{Command, Stdio};
use support::{PROGRAM, files, holds, json, sanjuan, scratch, stderr, stdout};

#[test]
fn the_table_names_every_bot_and_rounds_games_up() {
    let run = sanjuan("arena --players 4 --bots steady,random,random,novice --games 5 --seed 7");
    assert!(run.status.success(), "{}", stderr(&run));
    let table = stdout(&run);
    assert!(table.contains("8 games, which are 2 deals in 4 seatings each; seed 7"), "{table}");
    assert_eq!(table.lines().filter(|line| line.starts_with("random ")).count(), 3, "{table}");
    assert!(table.contains("No game failed."), "{table}");
    assert_eq!(stderr(&run), "", "no progress bar where nobody looks");
}

#[test]
fn json_is_the_same_for_any_number_of_jobs() {
    let of = |jobs: u32| {
        let line = format!(
            "arena --bots steady,random,random --games 60 --seed 3 --edition second --new-buildings \
             --events --opening chosen --json --jobs {jobs}"
        );
        let mut report = json(&line);
        report["cpu"] = Value::Null;
        for lines in ["bots", "levels"] {
            let lines = report[lines].as_array_mut().expect("a list");
            lines.iter_mut().for_each(|line| line["cpu_ms"] = Value::Null);
        }
        report
    };
    let report = of(1);
    assert_eq!(report, of(3));
    assert_eq!((&report["games"], &report["deals"]), (&60.into(), &20.into()));
    assert_eq!(report["options"][0]["edition"], "second");
    assert_eq!(report["options"][0]["opening"], "chosen");
    let shares = report["bots"].as_array().expect("a list").iter();
    let shares: f64 = shares.filter_map(|line| line["share"]["value"].as_f64()).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{report}");
}

#[test]
fn csv_has_a_line_for_every_bot_and_every_name() {
    let text = stdout(&sanjuan("arena --bots steady,random,random --games 30 --seed 3 --csv"));
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 1 + 3 + 2, "{text}");
    assert!(rows.iter().all(|row| row.len() == rows[0].len()), "{text}");
    let column = |name: &str| rows[0].iter().position(|head| *head == name).expect("a column");
    let wins = rows[1..4].iter().map(|row| row[column("wins")].parse::<f64>().expect("a number"));
    assert!((wins.sum::<f64>() - 30.0).abs() < 1e-9, "{text}");
    assert_eq!(rows[4..].iter().map(|row| row[0]).collect::<Vec<_>>(), ["level", "level"]);
    assert_eq!(rows[1][column("rank4")], "", "three players have no fourth place");
}

#[test]
fn a_test_ends_the_match_early() {
    let report = json(
        "arena --bots steady,random --games 100000 --seed 1 --json --sprt steady,random,50%,60%",
    );
    assert_eq!((&report["end"], &report["sprt"]["verdict"]), (&"decided".into(), &"better".into()));
    assert!(report["games"].as_u64() < Some(100_000));
}

#[test]
fn all_options_and_records_go_together() {
    let folder = scratch("all-options");
    let line = "arena --bots random,random --games 32 --seed 1 --all-options --json";
    let report = json(&format!("{line} --records {}", folder.display()));
    assert_eq!(report["options"].as_array().map(Vec::len), Some(16));
    let records = files(&folder);
    assert_eq!(records.len(), 32);
    assert!(records.iter().step_by(7).all(|file| holds(file)));
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn bad_input_is_refused_with_what_to_do() {
    for (line, advice) in [
        ("arena --bots genius,random", "name random, novice, steady, apprentice"),
        ("arena --bots search:0ms,random", "at least 1"),
        ("arena --players 4 --bots steady,novice", "steady,novice,steady,novice"),
        ("arena --players 2 --bots steady,novice,random", "2 players need 2 bots, not 3"),
        ("arena --bots steady", "2, 3 or 4 can play"),
        ("arena --bots random,random --games 0", "from 1 on"),
        ("arena --bots random,random --jobs 0", "from 1 to 1024"),
        ("arena --bots random,random --seed x", "hexadecimal"),
        ("arena --bots random,random --sprt random", "FIRST,SECOND"),
        ("arena --bots random,random --sprt random,steady", "two different bots"),
        ("arena --bots steady,random --sprt steady,random,5,0", "above the first"),
        ("arena --bots steady,random --sprt steady,random,5,60%", "FIRST,SECOND"),
        ("arena --bots random,random --json --csv", "cannot be used with"),
        ("arena --bots random,random --all-options --events", "cannot be used with"),
        ("arena", "--bots"),
    ] {
        let run = sanjuan(line);
        assert_eq!(run.status.code(), Some(2), "{line}");
        assert!(stderr(&run).contains(advice), "{line}: {}", stderr(&run));
        assert_eq!(stdout(&run), "", "{line}");
    }
}

#[test]
fn a_folder_that_cannot_be_used_is_refused() {
    let file = scratch("in-the-way");
    std::fs::write(&file, "").expect("it can be written");
    let line = "arena --bots random,random --games 2 --records";
    for folder in [file.clone(), file.join("deeper")] {
        let run = sanjuan(&format!("{line} {}", folder.display()));
        assert_eq!((run.status.code(), stdout(&run)), (Some(1), String::new()));
        assert!(stderr(&run).contains("a file in the way"), "{}", stderr(&run));
        assert!(stderr(&run).contains("name another one"), "{}", stderr(&run));
    }
    let _ = std::fs::remove_file(file);
}

#[cfg(unix)]
#[test]
fn a_full_disk_ends_the_match_and_leaves_nothing_half_written() {
    let folder = scratch("full");
    // A limit on the size of files stands in for a full disk; a record has far more.
    let script = format!(
        "trap '' XFSZ; ulimit -f 8; exec {PROGRAM} arena --bots random,random --games 20 --seed 1 \
         --json --records {}",
        folder.display()
    );
    let run = Command::new("sh").args(["-c", &script]).output().expect("there is a shell");
    assert_eq!(run.status.code(), Some(1), "{}", stderr(&run));
    assert!(stderr(&run).contains("make sure that there is space"), "{}", stderr(&run));
    let report: Value = serde_json::from_str(&stdout(&run)).expect("the report so far is JSON");
    assert_eq!((&report["end"], &report["games"]), (&"not_written".into(), &0.into()));
    assert_eq!(files(&folder), [""; 0].map(std::path::PathBuf::from));
    let _ = std::fs::remove_dir_all(folder);
}

#[cfg(unix)]
#[test]
fn an_interrupted_match_reports_what_is_known() {
    let folder = scratch("interrupted");
    let mut program = Command::new(PROGRAM);
    program.args(["arena", "--bots", "random,random", "--games", "1000000000", "--jobs", "2"]);
    program.args(["--json", "--records"]).arg(&folder).env("SANJUAN_LANG", "en");
    program.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = program.spawn().expect("the program starts");
    while files(&folder).len() < 5 {
        assert!(program.try_wait().expect("it can be asked").is_none(), "it ended by itself");
        std::thread::yield_now();
    }
    let kill = Command::new("kill").args(["-INT", &program.id().to_string()]).status();
    assert!(kill.expect("there is a kill").success());
    let run = program.wait_with_output().expect("it ends");
    assert_eq!(run.status.code(), Some(130), "{}", stderr(&run));
    assert!(stderr(&run).contains("interrupted"), "{}", stderr(&run));
    let report: Value = serde_json::from_str(&stdout(&run)).expect("a complete report");
    assert_eq!(report["end"], "interrupted");
    let records = files(&folder);
    assert_eq!(report["games"].as_u64(), Some(records.len() as u64));
    let last = &records[records.len() - 2..];
    assert!(last.iter().all(|file| holds(file)), "{last:?}");
    let _ = std::fs::remove_dir_all(folder);
}
