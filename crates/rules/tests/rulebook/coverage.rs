//! Nothing is left out: every card has its tests and its rule, and the card table is the one
//! that was settled.

use rules::cards::{FACTS, Group};
use rules::{Card, EventCard};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn modules(directory: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(here(directory)).expect("the directory of the tests");
    entries
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .filter(|stem| stem != "mod")
        .collect()
}

/// Every module has a test, and is named in its `mod.rs`.
#[track_caller]
fn has_tests(directory: &str, module: &str) {
    let read = |file: String| std::fs::read_to_string(here(&file)).expect("a file of tests");
    let text = read(format!("{directory}/{module}.rs"));
    assert!(text.contains("#[test]"), "{directory}/{module}.rs has no test");
    let list = read(format!("{directory}/mod.rs"));
    assert!(list.contains(&format!("mod {module};")), "{module} is not compiled");
}

#[test]
fn every_building_has_a_test_module() {
    let modules = modules("tests/rulebook/cards");
    let wanted: BTreeSet<String> = FACTS
        .iter()
        .filter_map(|facts| match facts.group {
            Group::Production => Some("production"),
            Group::Monument => Some("monuments"),
            Group::Event => None,
            Group::City | Group::Six | Group::Cathedral => Some(facts.card.id()),
        })
        .map(str::to_owned)
        .collect();
    assert_eq!(modules, wanted);
    modules.iter().for_each(|module| has_tests("tests/rulebook/cards", module));
}

#[test]
fn every_event_has_a_test_module() {
    let modules = modules("tests/rulebook/event_cards");
    let wanted: BTreeSet<String> = EventCard::ALL.map(|event| event.id().to_owned()).into();
    assert_eq!(modules, wanted);
    modules.iter().for_each(|module| has_tests("tests/rulebook/event_cards", module));
}

#[test]
fn every_phase_of_the_source_has_a_test_module() {
    assert_eq!(modules("tests/rulebook/phases"), modules("src/phases"));
    modules("src/phases").iter().for_each(|module| has_tests("tests/rulebook/phases", module));
}

#[test]
fn every_building_with_a_function_has_its_file_in_the_source() {
    let mut with_tests = modules("tests/rulebook/cards");
    with_tests.remove("production");
    with_tests.remove("monuments");
    let mut sources = modules("src/cards");
    sources.remove("facts");
    assert_eq!(with_tests, sources);
}

#[test]
fn every_ruling_has_a_test() {
    let directory = "tests/rulebook/rulings";
    let read = |file| std::fs::read_to_string(here(&format!("{directory}/{file}.rs")));
    let text: String =
        modules(directory).into_iter().map(|file| read(file).expect("rulings")).collect();
    for ruling in 1..=22 {
        assert!(text.contains(&format!("fn r{ruling}_")), "R{ruling} has no test");
    }
}

#[test]
fn the_rules_name_every_card() {
    let rules = std::fs::read_to_string(here("../../RULES.md")).expect("RULES.md");
    for card in Card::ALL {
        assert!(rules.contains(&format!("`{}`", card.id())), "RULES.md does not name {card}");
    }
}

#[test] // RULES 2.2
fn the_card_table_is_the_one_of_the_fixture() {
    let csv = std::fs::read_to_string(here("../../fixtures/cards.csv")).expect("cards.csv");
    let mut rows = csv.lines();
    let head = "id,group,cost_first,cost_second,vp,copies_base,copies_treasure_chest,copies_2014";
    assert!(rows.next().is_some_and(|row| row.starts_with(head)));
    let rows: Vec<Vec<&str>> = rows.map(|row| row.split(',').collect()).collect();
    assert_eq!(rows.len(), FACTS.len());
    for (row, facts) in rows.iter().zip(&FACTS) {
        assert_eq!((row[0], row[1]), (facts.card.id(), facts.group.id()));
        // An empty cell means that the card has none.
        let number = |cell: &str| if cell.is_empty() { 0 } else { cell.parse::<u8>().unwrap() };
        let figures: Vec<u8> = row[2..8].iter().map(|cell| number(cell)).collect();
        let printed = [
            facts.cost_first,
            facts.cost_second,
            facts.points,
            facts.base,
            facts.treasure_chest,
            facts.second_set,
        ];
        assert_eq!(figures, printed, "{}", facts.card);
    }
}

#[test] // RULES 2.2: the table of RULES.md says the same
fn the_card_table_is_the_one_of_the_rules() {
    let rules = std::fs::read_to_string(here("../../RULES.md")).expect("RULES.md");
    for facts in FACTS {
        let start = format!("| `{}` |", facts.card.id());
        let row = rules.lines().find(|line| line.starts_with(&start));
        let cells: Vec<&str> =
            row.expect("a row of the table").trim_matches('|').split('|').map(str::trim).collect();
        assert_eq!(cells[2], facts.group.id());
        if facts.group != Group::Event {
            assert_eq!(cells[3], format!("{} / {}", facts.cost_first, facts.cost_second));
            assert_eq!(cells[4], facts.points.to_string());
        }
        let copies = [facts.base, facts.treasure_chest, facts.second_set];
        assert_eq!(cells[5..8], copies.map(|number| number.to_string()), "{}", facts.card);
    }
}
