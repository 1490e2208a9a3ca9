//! Networks of one's own, and files that have none.

mod support;

use std::fs;
use support::{sanjuan, scratch, stderr, stdout};

const OWN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../train/reference/ref15.net");
const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/records/base_two.jsonl");
const MATCH: &str = "arena --bots master,steady --games 40 --seed 3 --json";

#[test]
fn bots_play_by_the_networks_they_are_given_and_say_so() {
    let shipped = stdout(&sanjuan(MATCH));
    let chosen = sanjuan(&format!("{MATCH} --networks {OWN}"));
    assert!(chosen.status.success(), "{}", stderr(&chosen));
    let chosen = stdout(&chosen);
    assert!(shipped.contains("\"version\":\"master 5\""), "{shipped}");
    assert!(!chosen.contains("\"version\":\"master 5\""), "{chosen}");
    assert_ne!(shipped, chosen);
}

#[test]
fn networks_for_other_numbers_of_players_leave_the_game_to_the_next_weaker_bot() {
    // That file has one for two players only.
    let run = sanjuan(&format!(
        "arena --bots master,steady,grandmaster:8 --games 3 --seed 3 --networks {OWN}"
    ));
    assert!(run.status.success(), "{}", stderr(&run));
}

#[test]
fn files_without_networks_are_refused_with_a_reason() {
    let whole = fs::read(OWN).expect("networks");
    let with = |at: usize, byte: u8| {
        let mut changed = whole.clone();
        changed[at] = byte;
        changed
    };
    let file = scratch("some.net");
    let name = file.display();
    for (bytes, words) in [
        (Vec::new(), "no file of networks"),
        (b"hello".to_vec(), "no file of networks"),
        (whole[..whole.len() / 2].to_vec(), "ends too early"),
        (with(8, 0), "version 0"),
        (with(8, 3), "version 3"),
        (with(12, 1), "another shape"),
        (with(whole.len() / 2, 77), "damaged"),
        ([&whole[..], b"x"].concat(), "damaged"),
    ] {
        fs::write(&file, &bytes).expect("it is written");
        for command in [MATCH, &format!("review {RECORD} --budget 2")] {
            let run = sanjuan(&format!("{command} --networks {name}"));
            assert_eq!(run.status.code(), Some(3), "{words}: {}", stderr(&run));
            assert!(stderr(&run).contains(words), "{words}: {}", stderr(&run));
        }
        // Who sits down to play is not sent away.
        let run = sanjuan(&format!("play --plain --lang de --networks {name}"));
        let told = stderr(&run);
        assert_ne!(run.status.code(), Some(3), "{told}");
        assert!(told.contains("Die Bots spielen nach ihren eigenen Netzen"), "{told}");
    }
    let run = sanjuan(&format!("{MATCH} --networks nowhere.net"));
    assert_eq!(run.status.code(), Some(1), "{}", stderr(&run));
    let _ = fs::remove_file(file);
}
