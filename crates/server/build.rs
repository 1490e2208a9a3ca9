//! The page is part of the program in a release build. It is not built here: that needs Node, which
//! nobody needs who only works on the rules. `cargo xtask web` does it.

use std::fs;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A folder that is not there when the server is compiled would never be looked at again. If it
    // cannot be made the program has no page, and says so to those who ask for it.
    let _ = fs::create_dir_all("../../web/dist");
    // In other builds than release the page is read from its folder when it is asked for, so that
    // a new one needs no compiler.
    if std::env::var_os("CARGO_CFG_DEBUG_ASSERTIONS").is_none() {
        // The names of the files change with what is in them, so the folder tells what is new.
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
