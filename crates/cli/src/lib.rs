//! San Juan at the command line. The program itself is thin: what its commands do is here, where
//! tests and fuzz targets reach it without a process.
#![deny(missing_docs)]

pub mod cards;
pub mod demo;
pub mod engine;
pub mod names;
pub mod replay;
pub mod teller;
pub mod verify;

mod args;
mod effects;
mod failure;
mod words;

pub use failure::Failure;

use args::{Args, Command};
use clap::Parser;
use rules::Options;
use std::ffi::OsString;
use std::io::{BufWriter, Write, stdin, stdout};
use std::process::ExitCode;

/// Runs the program with these arguments, the first of which is its own name. Data goes to
/// standard output, everything else to standard error.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args = match Args::try_parse_from(args) {
        Ok(args) => args,
        Err(error) => {
            // Help and usage errors; nobody is left to be told if they cannot be printed.
            let _ = error.print();
            return ExitCode::from(error.exit_code().clamp(0, 2) as u8);
        }
    };
    let outcome = match args.command {
        // The engine flushes after every line, so it needs no buffer of its own.
        Command::Engine => engine::run(stdin().lock(), stdout().lock()).map_err(Failure::from),
        command => buffered(command),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            let code = failure.exit_code();
            if code != 0 {
                let _ = writeln!(std::io::stderr(), "sanjuan: {failure}");
            }
            ExitCode::from(code)
        }
    }
}

fn buffered(command: Command) -> Result<(), Failure> {
    let mut output = BufWriter::new(stdout().lock());
    let outcome = match command {
        Command::Cards { game, lang, json } => cards::list(&game.into(), lang, json, &mut output),
        Command::Replay { file, seat } => replay::tell(&file, seat, &mut output),
        Command::Verify { file, json } => verify::report(&file, json, &mut output),
        Command::Demo { players, seed, game, opening, governor, record } => {
            let options = Options { governor, ..args::options(players, game, opening) };
            demo::play(options, seed, record.as_deref(), &mut output)
        }
        Command::Engine => Ok(()),
    };
    // What was written before a failure is worth seeing too.
    output.flush()?;
    outcome
}
