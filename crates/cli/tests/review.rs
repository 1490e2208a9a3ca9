//! `sanjuan review` as it is run.

mod support;

use support::{json, sanjuan, scratch, stderr, stdout};

const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/records/base_two.jsonl");

#[test]
fn every_answer_has_its_chances_and_the_sums_are_right() {
    let found = json(&format!("review {RECORD} --json --budget 12"));
    assert_eq!(found, json(&format!("review {RECORD} --json --budget 12 --jobs 3")));
    let answers = found["answers"].as_array().expect("a list");
    assert!(answers.len() > 40, "only {}", answers.len());
    for one in answers {
        let number = |key: &str| one[key].as_f64().expect(key);
        assert!(number("before") >= number("after"), "{one}");
        assert_eq!(one["better"].is_null(), number("before") == number("after"), "{one}");
    }
    for seat in found["seats"].as_array().expect("a list") {
        let number = |key: &str| seat[key].as_f64().expect(key);
        let sum = number("chance") - number("lost") + number("luck");
        assert!((sum - number("won")).abs() < 1e-3, "{seat}");
    }
}

#[test]
fn it_is_told_in_words_of_every_language() {
    for (lang, word) in [("en", "Round 2"), ("es", "Ronda 2"), ("ru", "Раунд 2"), ("de", "Runde 2")]
    {
        let run = sanjuan(&format!("--lang {lang} review {RECORD} --budget 4"));
        assert!(run.status.success(), "{}", stderr(&run));
        let text = stdout(&run);
        assert!(text.contains(word) && text.contains(" %"), "{text}");
    }
}

#[test]
fn what_cannot_be_looked_at_is_refused() {
    let broken = scratch("review-broken.jsonl");
    let text = std::fs::read_to_string(RECORD).expect("a record is text");
    std::fs::write(&broken, text.replacen("\"seat\":0", "\"seat\":1", 1)).expect("it is written");
    for (line, code, words) in [
        (format!("review {}", broken.display()), 3, "line"),
        ("review nowhere.jsonl".to_owned(), 1, "nowhere.jsonl"),
        (format!("review {RECORD} --budget 0"), 2, "no budget"),
        (format!("review {RECORD} --budget 0ms"), 2, "no budget"),
    ] {
        let run = sanjuan(&line);
        assert_eq!(run.status.code(), Some(code), "{line}: {}", stderr(&run));
        assert!(stderr(&run).contains(words), "{line}: {}", stderr(&run));
    }
    let _ = std::fs::remove_file(broken);
}
