//! `sanjuan stats` as it is run.

mod support;

use support::{files, json, sanjuan, scratch, stderr, stdout};

#[test]
fn fresh_games_are_the_same_for_any_number_of_jobs() {
    let of = |jobs: u32| {
        json(&format!(
            "stats --players 3 --bots random --games 300 --seed 5 --all-options --json --jobs {jobs}"
        ))
    };
    let report = of(1);
    assert_eq!(report, of(3));
    assert_eq!((&report["games"], &report["interrupted"]), (&300.into(), &false.into()));
    let table = &report["tables"][0];
    assert_eq!(table["positions"].as_array().map(Vec::len), Some(3));
    assert_eq!(table["editions"].as_array().map(Vec::len), Some(2));
}

#[test]
fn the_tables_have_everything() {
    let run = sanjuan("stats --players 2 --bots random --games 200 --seed 5");
    assert!(run.status.success(), "{}", stderr(&run));
    let text = stdout(&run);
    for word in [
        "first governor",
        "prospector",
        "guild hall",
        "built first",
        "points of the best",
        "seed 5",
    ] {
        assert!(text.contains(word), "{word} is missing: {text}");
    }
    assert!(!text.contains("cathedral"), "it is not in the base game: {text}");
}

#[test]
fn records_give_the_same_as_the_match_that_wrote_them() {
    let folder = scratch("stats-records");
    let of_match = json(&format!(
        "arena --bots random,random,random --games 30 --seed 2 --json --records {}",
        folder.display()
    ));
    let report = json(&format!("stats --json --records {}", folder.display()));
    assert_eq!((&report["games"], &report["unfinished"]), (&30.into(), &0.into()));
    let rounds = report["tables"][0]["rounds"]["mean"].as_f64().expect("30 games");
    assert!((rounds - of_match["rounds"].as_f64().expect("30 games")).abs() < 1e-9);
    let points = report["tables"][0]["scores"]["mean"].as_f64().expect("30 games");
    let together = of_match["levels"][0]["points"]["value"].as_f64().expect("30 games");
    assert!((points - together).abs() < 1e-9);

    let records = files(&folder);
    let two = format!("{} {}", records[0].display(), records[1].display());
    assert_eq!(json(&format!("stats --json {two}"))["games"], 2);

    let text = std::fs::read_to_string(&records[3]).expect("a record is text");
    std::fs::write(&records[3], text.replace("random 1", "random 2")).expect("it can be written");
    let run = sanjuan(&format!("stats --records {}", folder.display()));
    assert_eq!(run.status.code(), Some(3), "{}", stderr(&run));
    let named = records[3].file_name().and_then(|name| name.to_str()).expect("a plain name");
    assert!(stdout(&run).contains(named) && stdout(&run).contains("29 games"), "{}", stdout(&run));
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn plots_are_drawn_for_every_table() {
    let folder = scratch("plots");
    let line =
        format!("stats --players 4 --bots random --games 50 --seed 5 --svg {}", folder.display());
    // Twice: a plot may be drawn anew.
    assert!(sanjuan(&line).status.success() && sanjuan(&line).status.success());
    let plots = files(&folder);
    let names: Vec<_> = plots.iter().filter_map(|plot| plot.file_name()?.to_str()).collect();
    let wanted = ["buildings", "openings", "roles", "rounds", "scores", "seats"];
    assert_eq!(names, wanted.map(|what| format!("{what}-4.svg")));
    for plot in &plots {
        let text = std::fs::read_to_string(plot).expect("SVG is text");
        assert!(text.starts_with("<svg") && text.ends_with("</svg>\n"), "{text}");
        assert!(text.contains("<title>") && !text.contains("NaN") && !text.contains("inf"));
    }
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn bad_input_is_refused_with_what_to_do() {
    let empty = scratch("stats-empty");
    std::fs::create_dir(&empty).expect("it can be made");
    let missing = empty.join("missing");
    let file = scratch("stats-file");
    std::fs::write(&file, "").expect("it can be written");
    for (line, code, advice) in [
        (format!("stats --records {}", missing.display()), 1, "there is no such folder"),
        (format!("stats --records {}", file.display()), 1, "name it without --records"),
        (format!("stats {}", file.display()), 3, "1 record does not hold"),
        (format!("stats {} {}", file.display(), missing.display()), 3, "2 records do not hold"),
        (format!("stats --records {}", empty.display()), 1, "there are no records"),
        (format!("stats {}", missing.display()), 1, "1 record cannot be read"),
        ("stats --bots genius".to_owned(), 2, "name random, novice, steady, apprentice"),
        ("stats --games 0".to_owned(), 2, "from 1 on"),
        ("stats --players 5".to_owned(), 2, "2, 3 or 4"),
        ("stats --records a --games 5".to_owned(), 2, "cannot be used with"),
        ("stats --records a --events".to_owned(), 2, "cannot be used with"),
        ("stats a.jsonl --records a".to_owned(), 2, "cannot be used with"),
    ] {
        let run = sanjuan(&line);
        assert_eq!(run.status.code(), Some(code), "{line}: {}", stderr(&run));
        assert!(stderr(&run).contains(advice), "{line}: {}", stderr(&run));
    }
    let _ = std::fs::remove_dir_all(empty);
    let _ = std::fs::remove_file(file);
}
