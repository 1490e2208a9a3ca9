//! What is made for the page in the tree is what the program makes.

use std::path::Path;

#[test]
fn the_typescript_types_are_not_stale() {
    is_current("protocol.ts", &protocol::typescript::file());
}

#[test]
fn the_facts_of_the_cards_are_not_stale() {
    is_current("facts.ts", &protocol::typescript::facts::file());
}

fn is_current(file: &str, made: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src").join(file);
    if std::env::var_os("SANJUAN_REFRESH").is_some_and(|what| what == "types") {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
        std::fs::write(&path, made).expect("it can be written");
    }
    let there = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(there == made, "web/src/{file} is stale: run `cargo xtask types`");
}
