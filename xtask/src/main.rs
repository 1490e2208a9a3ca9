//! The chores of this project, so that nobody has to remember them: `cargo xtask` lists them.
//!
//! Standard library only: this must compile in a second, on any machine that has cargo.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "talking to a person is its job")]

mod autobahn;
mod bench;
mod fuzz;
mod learning;
mod python;
mod schema;
mod served;
mod shell;
mod test;
mod tools;
mod web;

use served::Program;
use shell::{Failed, Outcome, cargo, failed, root, run};
use std::path::Path;
use std::process::ExitCode;

const HELP: &str = "\
usage: cargo xtask <task>

  play [-- args]           start the server and say where to open it (args: see -- --help)
  web                      build the page in the browser, if it is not up to date (needs Node)
  dist                     build the program for others to use, with the page in it
  terminal [-- args]       play in this terminal against two bots (args: see -- --help)
  test                     set up what is missing and run every check, as CI does
  types                    write web/src/protocol.ts (the wire) and facts.ts (the cards) anew
  fixtures                 write the playthroughs and node counts in fixtures/ anew
  games                    a million random games and 100,000 of `steady` a number of players
  bench                    games a second, and instructions a decision if valgrind is there
  fuzz [target] [seconds]  fuzz one target or all of them, 300 seconds each if not told
  schema [examples]        hold the HTTP interface against its document, 300 examples if not told
  autobahn                 hold the WebSocket against the Autobahn suite
  train [args]             train the learned player from nothing (args: see train --help)
  onnx                     hold the learned player against another runtime

Everything works from any folder of the project.";

/// The exit code of a task that does not exist, as of any other usage error.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match args.as_slice() {
        [] | ["help" | "-h" | "--help", ..] => {
            println!("{HELP}");
            Ok(())
        }
        ["play", args @ ..] => web::build().and_then(|()| start("serve", args)),
        ["web"] => web::build(),
        ["dist"] => dist(),
        ["terminal", args @ ..] => start("play", args),
        ["types"] => types(),
        ["test"] => test::all(),
        ["fixtures"] => fixtures(),
        ["games"] => games(),
        ["train", args @ ..] => learning::train(args),
        ["onnx"] => learning::onnx(Program::New),
        ["bench"] => bench::all(),
        ["fuzz"] => fuzz::long(None, None),
        ["fuzz", one] if is_number(one) => fuzz::long(None, Some(one)),
        ["fuzz", target] => fuzz::long(Some(target), None),
        ["fuzz", target, seconds] if is_number(seconds) => fuzz::long(Some(target), Some(seconds)),
        ["schema"] => schema::check(None, Program::New),
        ["schema", examples] if is_number(examples) => schema::check(Some(examples), Program::New),
        ["autobahn"] => autobahn::check(),
        other => {
            eprintln!("cargo xtask {}: there is no such task\n\n{HELP}", other.join(" "));
            return ExitCode::from(USAGE);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed { message, code }) => {
            eprintln!("\nxtask: {message}");
            ExitCode::from(code)
        }
    }
}

fn is_number(text: &str) -> bool {
    text.parse::<u32>().is_ok()
}

/// The dev profile: whoever wants to play waits for the compiler first, and that is the shorter
/// wait.
fn start(command: &str, args: &[&str]) -> Outcome {
    let args = args.strip_prefix(&["--"]).unwrap_or(args);
    tools::compiler()?;
    run(cargo().args(["run", "--package", "sanjuan", "--", command]).args(args))
}

/// The program as it is given to others: optimised, and with the page as a part of it.
fn dist() -> Outcome {
    tools::compiler()?;
    web::build()?;
    run(cargo().args(["build", "--release", "--package", "sanjuan"]))?;
    let here = std::env::current_exe().map_err(|error| failed(error.to_string()))?;
    let target = here.ancestors().nth(2).map_or_else(|| root().join("target"), Path::to_owned);
    let name = format!("sanjuan{}", std::env::consts::EXE_SUFFIX);
    println!("{}", target.join("release").join(name).display());
    Ok(())
}

fn types() -> Outcome {
    run(cargo()
        .args(["test", "--package", "protocol"])
        .args(["--test", "typescript"])
        .env("SANJUAN_REFRESH", "types"))
}

/// Of what the tests play a tenth.
fn games() -> Outcome {
    run(cargo()
        .args(["test", "--release", "--package", "arena", "--test", "campaign"])
        .args(["--", "--test-threads", "1"])
        .env("SANJUAN_CAMPAIGN", "full"))
}

fn fixtures() -> Outcome {
    let tests = ["--test", "playthroughs", "--test", "node_counts"];
    run(cargo()
        .args(["test", "--no-fail-fast", "--package", "record"])
        .args(tests)
        .env("SANJUAN_REFRESH", "1"))?;
    println!("\nfixtures/ is written anew; look at the difference before you commit it");
    Ok(())
}
