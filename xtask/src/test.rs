//! Every check there is, in the order in which a mistake is found soonest.

use crate::fuzz;
use crate::learning;
use crate::schema;
use crate::served::Program;
use crate::shell::{Failed, Outcome, cargo, run, works};
use crate::tools;
use crate::web;
use std::time::{Duration, Instant};

/// How many inputs each fuzz target is given here, and for how long: enough to see that it works
/// and to stumble over what lies near the corpus. `cargo xtask fuzz` is for more.
const FUZZ_INPUTS: u32 = 5_000;
const FUZZ_SECONDS: u32 = 10;

/// How many requests are made up for each operation. `cargo xtask schema` is for more.
const SCHEMA_EXAMPLES: &str = "30";

pub(crate) fn all() -> Outcome {
    let mut checks = Checks::default();
    checks.step("tools", tools::for_tests)?;
    checks.step("formatting", || {
        run(cargo().args(["fmt", "--all", "--check"]))?;
        run(cargo().args(["fmt", "--check", "--manifest-path", "fuzz/Cargo.toml"]))
    })?;
    checks.step("clippy", || {
        let strict = ["--", "-D", "warnings"];
        run(cargo().args(["clippy", "--workspace", "--all-targets"]).args(strict))
    })?;
    checks.step("web: install and build", || web::install().and_then(|()| web::build()))?;
    checks.step("web: types and lint", web::lint)?;
    checks.step("web: unit tests", web::unit_tests)?;
    checks.step("tests", tests)?;
    checks.step("doc tests", || run(cargo().args(["test", "--workspace", "--doc"])))?;
    checks.step("documentation", || {
        let strict = ("RUSTDOCFLAGS", "-D warnings");
        run(cargo().args(["doc", "--workspace", "--no-deps"]).env(strict.0, strict.1))
    })?;
    checks.step("HTTP interface", || schema::check(Some(SCHEMA_EXAMPLES), Program::OfTheTests))?;
    checks.step("learned player elsewhere", || learning::onnx(Program::OfTheTests))?;
    checks.step("web: browser", web::browser_tests)?;
    match fuzz::set_up() {
        Ok(()) => {
            for target in fuzz::targets()? {
                let fuzz = || fuzz::check(&target, FUZZ_INPUTS, FUZZ_SECONDS);
                checks.step(&format!("fuzz {target}, at most {FUZZ_SECONDS} s"), fuzz)?;
            }
        }
        Err(Failed { message, .. }) => checks.left_out(&format!(
            "fuzz targets: {message} (their corpora were replayed by the tests)"
        )),
    }
    checks.report();
    Ok(())
}

fn tests() -> Outcome {
    if works(cargo().args(["nextest", "--version"])) {
        return run(cargo().args(["nextest", "run", "--workspace"]));
    }
    println!("cargo-nextest is not installed: cargo test does the same, only slower");
    run(cargo().args(["test", "--workspace"]))
}

/// What was run and what was not.
#[derive(Default)]
struct Checks {
    done: Vec<(String, Duration)>,
    left_out: Vec<String>,
}

impl Checks {
    fn step(&mut self, name: &str, check: impl FnOnce() -> Outcome) -> Outcome {
        println!("\n==> {name}");
        let begin = Instant::now();
        let outcome = check();
        let took = begin.elapsed();
        match &outcome {
            Ok(()) => println!("==> {name}: passed in {}", seconds(took)),
            Err(_) => println!("==> {name}: FAILED after {}", seconds(took)),
        }
        self.done.push((name.to_owned(), took));
        outcome.map_err(|cause| Failed {
            message: format!("the check \"{name}\" failed: {}", cause.message),
            code: 1,
        })
    }

    fn left_out(&mut self, what: &str) {
        println!("\n==> not run: {what}");
        self.left_out.push(what.to_owned());
    }

    fn report(&self) {
        println!();
        for (name, took) in &self.done {
            println!("{:>9}  {name}", seconds(*took));
        }
        for what in &self.left_out {
            println!("  not run  {what}");
        }
        let total: Duration = self.done.iter().map(|(_, took)| *took).sum();
        println!("\n{} checks passed, 0 failed, in {}", self.done.len(), seconds(total));
    }
}

fn seconds(took: Duration) -> String {
    format!("{:.1} s", took.as_secs_f64())
}
