//! The program `sanjuan`; what it does is in the library of the same name.

use std::process::ExitCode;

fn main() -> ExitCode {
    sanjuan::run(std::env::args_os())
}
