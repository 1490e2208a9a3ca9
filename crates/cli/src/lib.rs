//! San Juan at the command line. The program itself is thin: what its commands do is here, where
//! tests and fuzz targets reach it without a process.
#![deny(missing_docs)]

pub mod cards;
pub mod demo;
pub mod engine;
pub mod replay;
mod review;
pub mod verify;

mod arena;
mod args;
mod columns;
mod failure;
mod fairness;
#[cfg(feature = "serve")]
mod keep_tables;
mod long_run;
mod manual;
mod networks;
mod play;
mod problem;
#[cfg(feature = "serve")]
mod serve;
mod stats;
#[cfg(feature = "serve")]
mod store_args;
mod story;
mod whole_file;

pub use failure::Failure;
pub use long_run::Trouble;
#[cfg(feature = "serve")]
pub use serve::ServeError;

use args::{Args, Command};
use clap::Parser;
use rules::Options;
use std::ffi::OsString;
use std::io::{BufWriter, Write, stdin, stdout};
use std::process::ExitCode;
use texts::{Lang, Texts};

/// Runs the program with these arguments, the first of which is its own name. Data goes to
/// standard output, everything else to standard error.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args = match Args::try_parse_from(args) {
        Ok(args) => args,
        Err(error) => {
            let printed = error.print().and_then(|()| stdout().flush());
            return match printed {
                // Help is what was asked for, so it matters whether it arrives.
                Err(failed) if error.exit_code() == 0 => {
                    end(Err(failed.into()), Texts::of(Lang::from_env()))
                }
                // Nobody is left to be told if a usage error cannot be printed.
                _ => ExitCode::from(error.exit_code().clamp(0, 2) as u8),
            };
        }
    };
    let texts = Texts::of(args.lang.map_or_else(Lang::from_env, Lang::from));
    if let Some(file) = &args.networks
        && let Err(failure) = networks::take(file)
    {
        if !args.command.is_awaited() {
            return end(Err(failure), texts);
        }
        let why = failure.told(texts).unwrap_or_default();
        let words = texts.text("networks-instead", &[("why", why.into())]);
        let _ = writeln!(std::io::stderr(), "sanjuan: {words}");
    }
    let outcome = match args.command {
        // The engine flushes after every line, so it needs no buffer of its own.
        Command::Engine => engine::run(stdin().lock(), stdout().lock())
            .map(|()| ExitCode::SUCCESS)
            .map_err(Failure::from),
        Command::Play(args) => play::run(&args, texts),
        #[cfg(feature = "serve")]
        Command::Serve(args) => serve::run(*args, texts),
        #[cfg(feature = "serve")]
        Command::Backup(args) => keep_tables::backup(&args, texts),
        #[cfg(feature = "serve")]
        Command::MigrateStore(args) => keep_tables::migrate(&args, texts),
        command => buffered(command, texts).map(|()| ExitCode::SUCCESS),
    };
    end(outcome, texts)
}

/// The exit code; a failure is told on standard error.
fn end(outcome: Result<ExitCode, Failure>, texts: Texts) -> ExitCode {
    match outcome {
        Ok(code) => code,
        Err(failure) => {
            let code = failure.exit_code();
            if code != 0
                && let Some(words) = failure.told(texts)
            {
                let _ = writeln!(std::io::stderr(), "sanjuan: {words}");
            }
            ExitCode::from(code)
        }
    }
}

fn buffered(command: Command, texts: Texts) -> Result<(), Failure> {
    let mut output = BufWriter::new(stdout().lock());
    let outcome = match command {
        Command::Cards { game, json } => cards::list(&game.into(), texts, json, &mut output),
        Command::Replay { file, seat } => replay::tell(&file, seat, texts, &mut output),
        Command::Review(args) => review::run(&args, texts, &mut output),
        Command::Verify { file, commitment, json } => {
            verify::report(&file, commitment.as_deref(), json, texts, &mut output)
        }
        Command::Demo { players, seed, game, opening, governor, record } => {
            let options = Options { governor, ..args::options(players, game, opening) };
            demo::play(options, seed, record.as_deref(), texts, &mut output)
        }
        Command::Arena(args) => arena::run(*args, &mut output),
        Command::Stats(args) => stats::run(*args, &mut output),
        Command::Completions { shell } => manual::completions(shell, &mut output),
        Command::Man { out } => manual::pages(out.as_deref(), &mut output),
        Command::Engine | Command::Play(_) => Ok(()),
        #[cfg(feature = "serve")]
        Command::Serve(_) | Command::Backup(_) | Command::MigrateStore(_) => Ok(()),
    };
    // What was written before a failure is worth seeing too.
    output.flush()?;
    outcome
}
