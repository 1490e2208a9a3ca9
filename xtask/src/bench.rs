//! How fast the rules and the bots are: in seconds, which depend on the machine and its mood, and in
//! instructions, which do not.

use crate::shell::{Failed, Outcome, cargo, failed, program, read, run, works};
use std::path::{Path, PathBuf};

/// Option sets whose instructions are counted.
const SETS: [&str; 2] = ["base4", "large4"];

/// Games of the two runs. Their difference leaves out what happens once: the start of the
/// program and its first look at the memory.
const GAMES: [u64; 2] = [50, 250];

pub(crate) fn all() -> Outcome {
    run(cargo().args(["bench", "--package", "rules", "--bench", "games"]))?;
    run(cargo().args(["bench", "--package", "bots", "--bench", "bots"]))?;
    if !works(program("valgrind").arg("--version")) {
        println!("\nvalgrind is not installed, so instructions are not counted");
        return Ok(());
    }
    let games = bench_program()?;
    println!();
    for set in SETS {
        let [few, many] = [count(&games, GAMES[0], set)?, count(&games, GAMES[1], set)?];
        let (instructions, decisions) = (many.0 - few.0, many.1 - few.1);
        let each = instructions as f64 / decisions as f64;
        println!("{set}: {each:.1} instructions a decision ({decisions} decisions)");
    }
    Ok(())
}

/// The compiled benchmark. Cargo tells its path in JSON, one message a line.
fn bench_program() -> Result<PathBuf, Failed> {
    let mut build = cargo();
    build.args(["bench", "--package", "rules", "--bench", "games", "--no-run"]);
    let (messages, _) = read(build.arg("--message-format=json"))?;
    let path =
        messages.lines().filter(|line| line.contains(r#""kind":["bench"]"#)).find_map(|line| {
            let (_, rest) = line.split_once(r#""executable":""#)?;
            Some(rest.split_once('"')?.0.replace(r"\\", r"\"))
        });
    path.map(PathBuf::from).ok_or_else(|| failed("cargo does not tell where the benchmark is"))
}

/// Instructions and decisions of so many games.
fn count(games: &Path, number: u64, set: &str) -> Result<(i64, i64), Failed> {
    let mut valgrind = program("valgrind");
    let out = games.with_extension(format!("{set}.{number}.callgrind"));
    valgrind.arg("--tool=callgrind").arg(format!("--callgrind-out-file={}", out.display()));
    valgrind.arg(games).args(["--count", &number.to_string(), set]);
    let (decisions, report) = read(&mut valgrind)?;
    let decisions = decisions.trim().parse().map_err(|_| {
        failed(format!("`games --count {number} {set}` must print a number, not {decisions:?}"))
    })?;
    let instructions = report.lines().find_map(|line| line.split_once("Collected : "));
    let instructions = instructions.and_then(|(_, number)| number.trim().parse().ok());
    let instructions =
        instructions.ok_or_else(|| failed(format!("valgrind did not count:\n{report}")))?;
    Ok((instructions, decisions))
}
