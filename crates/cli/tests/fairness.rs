//! `sanjuan verify` and the Python example on records with a deal.

mod support;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use record::{Deal, Header, Writer};
use rules::{Chance, Options, Players};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use support::{json, sanjuan, scratch, stderr, stdout};

const PLAIN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/records/base_two.jsonl");

fn deal(entropy: [Option<&[u8]>; 2]) -> Deal {
    let entropy = entropy.map(|bytes| bytes.map(<[u8]>::to_vec)).to_vec();
    Deal { table: "quiet-mill-3".to_owned(), secret: [0xa5; 32], entropy }
}

/// Keeps a random game of that deal in a file.
fn kept(name: &str, deal: Deal) -> PathBuf {
    let options = Options::base(Players::Two);
    let seats = vec!["Ann".to_owned(), "Ben".to_owned()];
    let (seed, chance) = (deal.seed(), Chance::default());
    let header = Header { options, seed, chance, seats, deal: Some(deal) };
    let mut writer = Writer::new(Vec::new(), &header).expect("the header is right");
    let mut game = header.game().expect("the header is right");
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    while let Some(seat) = game.next_seat() {
        let answer = game.random_answer(seat, &mut random).expect("it is asked");
        game.apply(seat, &answer, &mut ()).expect("the answer is legal");
        writer.answer(seat, &answer).expect("writing to memory");
    }
    let path = scratch(name);
    std::fs::write(&path, writer.finish(&game).expect("writing to memory")).expect("writable");
    path
}

fn python(file: &Path, commitment: &str) -> Output {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/verify_deal.py");
    let mut python = Command::new("python3");
    // Names are written as they are, whatever the machine prefers.
    python.args([script]).arg(file).args(commitment.split_whitespace()).env("PYTHONUTF8", "1");
    python.output().expect("this test needs python3 on the PATH: install Python 3")
}

#[test]
fn a_fair_deal_is_told_with_what_there_is_to_compare() {
    let deal = deal([Some(&[1, 2, 255]), None]);
    let commitment = deal.commitment();
    let path = kept("fair.jsonl", deal);
    let file = path.display();
    let told = stdout(&sanjuan(&format!("verify {file}")));
    assert_eq!(told.lines().count(), 4, "{told}");
    assert!(told.starts_with("The record holds: ") && told.contains(&commitment), "{told}");
    assert!(told.contains("Compare it") && told.contains("added: Ann 0102ff."), "{told}");
    let found = json(&format!("verify {file} --json"));
    assert_eq!((&found["deal"], &found["commitment"]), (&"fair".into(), &commitment.into()));
    assert_eq!(found["entropy"], serde_json::json!(["0102ff", null]));
    let _ = std::fs::remove_file(path);
}

#[test]
fn the_commitment_a_player_was_shown_is_compared() {
    let deal = deal([Some(&[7]), Some(&[])]);
    let commitment = deal.commitment();
    let path = kept("shown.jsonl", deal);
    let file = path.display();
    for shown in [commitment.clone(), commitment.to_uppercase()] {
        let run = sanjuan(&format!("verify {file} --commitment {shown}"));
        assert!(run.status.success(), "{}", stderr(&run));
        assert!(stdout(&run).contains("It is the one you gave."), "{}", stdout(&run));
    }
    let other = "0".repeat(64);
    let run = sanjuan(&format!("verify {file} --commitment {other}"));
    assert_eq!((run.status.code(), stdout(&run)), (Some(3), String::new()));
    assert!(stderr(&run).contains(&format!("the commitment is {commitment}, not {other}")));
    let code = |line: &str| {
        let run = sanjuan(line);
        assert_eq!(run.status.code(), Some(3), "{line}");
        let found: Value = serde_json::from_str(&stdout(&run)).expect("JSON");
        assert_eq!(found["ok"], false);
        found["code"].as_str().expect("a code").to_owned()
    };
    assert_eq!(code(&format!("verify {file} --json --commitment {other}")), "other_commitment");
    assert_eq!(code(&format!("verify {PLAIN} --json --commitment {other}")), "no_deal");
    let run = sanjuan(&format!("verify {file} --commitment abc"));
    assert_eq!(run.status.code(), Some(2), "it is no commitment");
    let _ = std::fs::remove_file(path);
}

#[test]
fn what_is_missing_is_told_too() {
    let told = stdout(&sanjuan(&format!("verify {PLAIN}")));
    assert!(told.contains("Nobody committed to the deal"), "{told}");
    let found = json(&format!("verify {PLAIN} --json"));
    assert!(["deal", "commitment", "entropy"].iter().all(|&key| found[key].is_null()));
    assert_eq!(found.as_object().map(|map| map.contains_key("deal")), Some(true));
    // The server alone could have tried secrets until it liked the cards.
    let path = kept("alone.jsonl", deal([Some(&[]), None]));
    let told = stdout(&sanjuan(&format!("verify {}", path.display())));
    assert!(told.contains("no player added anything"), "{told}");
    assert_eq!(json(&format!("verify {} --json", path.display()))["deal"], "committed");
    let _ = std::fs::remove_file(path);
}

#[test]
fn everything_about_a_deal_is_told_in_every_language() {
    let fair = deal([Some(&[1]), None]);
    let commitment = fair.commitment();
    let alone = kept("languages-alone.jsonl", deal([None, None]));
    let path = kept("languages.jsonl", fair);
    let broken = scratch("languages-broken.jsonl");
    let text = std::fs::read_to_string(&path).expect("it was written");
    std::fs::write(&broken, text.replacen("a5a5", "a5a6", 1)).expect("it can be written");
    let (file, other) = (path.display(), "0".repeat(64));
    for line in [
        format!("verify {PLAIN}"),
        format!("verify {file}"),
        format!("verify {file} --commitment {commitment}"),
        format!("verify {}", alone.display()),
        format!("verify {}", broken.display()),
        format!("verify {file} --commitment {other}"),
        format!("verify {PLAIN} --commitment {other}"),
    ] {
        let told = ["en", "es", "ru", "de"].map(|lang| {
            let run = sanjuan(&format!("{line} --lang {lang}"));
            stdout(&run) + &stderr(&run)
        });
        for (at, words) in told.iter().enumerate() {
            assert!(!words.is_empty() && !words.contains('⟦'), "{line}: {words}");
            for before in &told[..at] {
                let same = words.lines().zip(before.lines()).any(|(a, b)| a == b);
                assert!(!same, "the same in two languages: {words}");
            }
        }
    }
    [alone, path, broken].iter().for_each(|path| {
        let _ = std::fs::remove_file(path);
    });
}

#[test]
fn the_python_example_finds_the_same() {
    let deal = deal([Some(&[1, 2, 255]), None]);
    let commitment = deal.commitment();
    let path = kept("python.jsonl", deal);
    for shown in ["", commitment.as_str()] {
        let run = python(&path, shown);
        assert!(run.status.success(), "{}", stderr(&run));
        let told = stdout(&run);
        assert!(told.contains(&commitment) && told.contains("Ann added 0102ff"), "{told}");
        assert!(told.ends_with("the seed follows\n"), "{told}");
    }
    assert!(!python(&path, &"0".repeat(64)).status.success());
    assert!(!python(Path::new(PLAIN), "").status.success());
    let text = std::fs::read_to_string(&path).expect("it was written");
    for (from, to, wanted) in [
        ("\"secret\":\"a5", "\"secret\":\"a6", "the commitment is not that of the secret"),
        ("0102ff", "0102fe", "the seed does not follow"),
        ("mill-3", "mill-4", "the seed does not follow"),
        ("\"0102ff\",null", "\"0102ff\",\"\"", "the seed does not follow"),
        ("\"0102ff\",null", "\"0102ff\"", "not one entropy a seat"),
        ("\"seed\":", "\"seed\":\"\",\"seed\":", "a key is given twice"),
        ("\"deal\":", "\"deck\":[],\"deal\":", "cards were given"),
    ] {
        std::fs::write(&path, text.replacen(from, to, 1)).expect("it can be written");
        let run = python(&path, "");
        assert!(stderr(&run).contains(wanted), "{from} {to}: {}", stderr(&run));
        assert_eq!(run.status.code(), Some(1));
    }
    let _ = std::fs::remove_file(path);
}
