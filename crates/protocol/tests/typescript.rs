//! The types in the tree are those of the program.

use std::path::Path;

#[test]
fn the_typescript_types_are_not_stale() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol.ts");
    let made = protocol::typescript::file();
    if std::env::var_os("SANJUAN_REFRESH").is_some_and(|what| what == "types") {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
        std::fs::write(&path, &made).expect("it can be written");
    }
    let there = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(there == made, "web/src/protocol.ts is stale: run `cargo xtask types`");
}
