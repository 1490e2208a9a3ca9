//! A deal that was committed to: what follows from it, and that nothing of it can be changed.

mod common;

use common::{header, lines, record, resealed};
use record::{Deal, Header, Writer, verify};
use rules::{Options, Players, Seed, Tile};

/// The deal of docs/fairness.md.
fn deal() -> Deal {
    let mut secret = [0; 32];
    (0..).zip(&mut secret).for_each(|(number, byte)| *byte = number);
    let entropy = vec![Some(vec![0x00, 0xff, 0x10]), None, Some(Vec::new())];
    Deal { table: "blue-harbor-7".to_owned(), secret, entropy }
}

fn dealt(deal: Deal) -> Header {
    let header = header(Options::base(Players::Three), 0);
    Header { seed: deal.seed(), deal: Some(deal), ..header }
}

fn code(text: &str) -> &'static str {
    verify(text.as_bytes()).map_or_else(|error| error.problem.code(), |_| "accepted")
}

/// The codes after an edit of the header: as it is, and with all hashes made to fit again.
fn edited(from: &str, to: &str) -> [&'static str; 2] {
    let mut lines = lines(&record(&dealt(deal()), 4));
    assert!(lines[0].contains(from), "{}", lines[0]);
    lines[0] = lines[0].replacen(from, to, 1);
    [code(&(lines.join("\n") + "\n")), code(&resealed(&lines))]
}

#[test]
fn commitment_and_seed_are_what_the_documentation_says() {
    let deal = deal();
    // These values were computed with Python's hashlib, and stand in docs/fairness.md.
    let commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
    let text = "sanjuan deal 1\n\
        000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n\
        blue-harbor-7\n0 00ff10\n1 -\n2 =\n";
    let seed = "2ffc07722be0a23e634ecd18d7e45286907589c071ce1f1eae10da8f133dc149";
    assert_eq!(deal.commitment(), commitment);
    assert_eq!(record::deal::commitment(&deal.secret), commitment);
    assert_eq!(deal.text(), text);
    assert_eq!(deal.seed().to_string(), seed);
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fairness.md");
    let docs = std::fs::read_to_string(docs).expect("the documentation is there");
    assert!([commitment, text, seed].iter().all(|part| docs.contains(part)));
}

#[test]
fn a_deal_is_kept_and_holds() {
    let text = record(&dealt(deal()), 4);
    let written = "\"seats\":[\"Ann\",\"Ben\",\"Łucja \\\"L\\\"\"],\"deal\":{\"table\":\"blue-harbor-7\",\
        \"secret\":\"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\",\
        \"commitment\":\"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd\",\
        \"entropy\":[\"00ff10\",null,\"\"]},\"hash\":";
    assert!(text.lines().next().is_some_and(|line| line.contains(written)), "{text}");
    let verified = verify(text.as_bytes()).expect("it was just written");
    assert_eq!(verified.record.header.deal, Some(deal()));
    assert!(verified.check_commitment(&deal().commitment()).is_ok());
    assert!(verified.check_commitment(&deal().commitment().to_uppercase()).is_ok());
    let other = verified.check_commitment(&"0".repeat(64)).expect_err("it is another");
    assert_eq!((other.line, other.problem.code()), (1, "other_commitment"));
    let plain = record(&header(Options::base(Players::Two), 1), 1);
    let plain = verify(plain.as_bytes()).expect("it was just written");
    let none = plain.check_commitment(&deal().commitment()).expect_err("there is none");
    assert_eq!(none.problem.code(), "no_deal");
}

#[test]
fn every_character_of_a_deal_matters_even_behind_a_forged_chain() {
    let mut lines = lines(&record(&dealt(deal()), 4));
    let line = lines[0].clone();
    let start = line.find("\"deal\":").expect("there is a deal");
    let end = line.rfind(",\"hash\":").expect("there is a hash");
    // Later lines cannot heal the first one, and one line is read faster.
    lines.truncate(1);
    assert_eq!(code(&resealed(&lines)), "accepted");
    for at in start..end {
        for other in ["0", "1", "a", "f", "A", "F", "-", "z", "\"", ",", "}", "]", " ", "", "00"] {
            let changed = format!("{}{other}{}", &line[..at], &line[at + 1..]);
            if changed != line {
                let forged = resealed(std::slice::from_ref(&changed));
                assert_ne!(code(&forged), "accepted", "{changed}");
                assert_ne!(code(&changed), "accepted", "{changed}");
            }
        }
    }
}

#[test]
fn a_change_is_called_by_its_name() {
    assert_eq!(edited("\"secret\":\"00", "\"secret\":\"01"), ["wrong_commitment"; 2]);
    assert_eq!(edited("\"commitment\":\"63", "\"commitment\":\"64"), ["wrong_commitment"; 2]);
    assert_eq!(edited("\"seed\":\"2f", "\"seed\":\"3f"), ["broken_chain", "wrong_seed"]);
    assert_eq!(edited("harbor-7", "harbor-8"), ["broken_chain", "wrong_seed"]);
    assert_eq!(edited("\"00ff10\"", "\"00ff11\""), ["broken_chain", "wrong_seed"]);
    assert_eq!(edited("[\"00ff10\",null", "[null,\"00ff10\""), ["broken_chain", "wrong_seed"]);
    assert_eq!(edited("null,\"\"]", "null,null]"), ["broken_chain", "wrong_seed"]);
    assert_eq!(edited("\"00ff10\"", "\"00FF10\""), ["not_canonical"; 2]);
    for (from, to) in [
        ("\"00ff10\"", "\"00ff1\""),
        ("\"00ff10\"", "\"00ff1g\""),
        ("\"00ff10\"", "16"),
        ("\"00ff10\"", "\"00ff10\",null"),
        ("blue-harbor-7", ""),
        ("blue-harbor-7", "Blue"),
        ("blue-harbor-7", "a\\nb"),
        ("\"table\":\"blue-harbor-7\",", ""),
        ("\"table\"", "\"tables\""),
        ("\"secret\":\"00", "\"secret\":\""),
        ("\"deal\":{", "\"deal\":null,\"x\":{"),
    ] {
        assert_eq!(edited(from, to), ["bad_form"; 2], "{from} {to}");
    }
    let long = format!("\"{}\"", "ab".repeat(33));
    assert_eq!(edited("\"00ff10\"", &long), ["bad_form"; 2]);
    let long = "b".repeat(41);
    assert_eq!(edited("blue-harbor-7", &long), ["bad_form"; 2]);
}

#[test]
fn given_cards_are_no_deal() {
    // Otherwise the seed would be fair, and the cards anything.
    let tiles = "]},\"tiles\":[\"A\",\"B\",\"C\",\"D\",\"E\"],\"hash\"";
    assert_eq!(edited("]},\"hash\"", tiles)[1], "bad_form");
    let mut header = dealt(deal());
    header.chance.tiles = Some(Tile::ALL);
    assert!(Writer::new(Vec::new(), &header).is_err());
    header.chance.tiles = None;
    header.chance.deck = Some(rules::Rules::of(header.options).unshuffled().to_vec());
    assert!(Writer::new(Vec::new(), &header).is_err());
}

#[test]
fn a_deal_that_could_not_be_read_again_is_not_written() {
    let refused = |change: fn(&mut Deal)| {
        let mut deal = deal();
        change(&mut deal);
        Writer::new(Vec::new(), &dealt(deal)).is_err()
    };
    assert!(!refused(|_| ()));
    assert!(!refused(|deal| deal.entropy[1] = Some(vec![7; 32])));
    assert!(!refused(|deal| deal.table = "x".repeat(40)));
    assert!(refused(|deal| deal.entropy[1] = Some(vec![7; 33])));
    assert!(refused(|deal| deal.entropy.truncate(2)));
    assert!(refused(|deal| deal.entropy.push(None)));
    assert!(refused(|deal| deal.table = String::new()));
    assert!(refused(|deal| deal.table = "x".repeat(41)));
    assert!(refused(|deal| deal.table = "a\nb".to_owned()));
    let wrong = Header { seed: Seed::from_number(1), ..dealt(deal()) };
    assert!(Writer::new(Vec::new(), &wrong).is_err());
}

#[test]
fn different_deals_have_different_seeds() {
    let none_or_some = [None, Some(vec![]), Some(vec![0]), Some(vec![0, 0]), Some(vec![0x1f])];
    let mut seeds = Vec::new();
    for first in &none_or_some {
        for second in &none_or_some {
            for table in ["a", "a-1", "0"] {
                let entropy = vec![first.clone(), second.clone()];
                let deal = Deal { table: table.to_owned(), secret: [9; 32], entropy };
                seeds.push(deal.seed().to_string());
            }
        }
    }
    let count = seeds.len();
    seeds.sort();
    seeds.dedup();
    assert_eq!(seeds.len(), count);
}

#[test]
fn a_log_does_not_tell_the_secret() {
    let told = format!("{:?}", deal());
    assert!(told.contains(&deal().commitment()), "{told}");
    assert!(!told.contains("30, 31") && !told.contains("1e1f"), "{told}");
}
