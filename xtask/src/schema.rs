//! The HTTP interface against its own document: schemathesis makes up requests from
//! `/api/openapi.json` and holds every answer against it. `docs/conformance.md` tells more.

use crate::python;
use crate::served::{Program, Served};
use crate::shell::{Outcome, program, run};

/// How many requests are made up an operation and phase, if nobody says otherwise.
const EXAMPLES: &str = "300";

/// Makes up requests, so many an operation and phase.
pub(crate) fn check(examples: Option<&str>, sanjuan: Program) -> Outcome {
    let folder = python::folder("schema")?;
    let interpreter = python::environment(&folder.join("python"), "schema.txt")?;
    let mut server = Served::start(&folder, sanjuan, &[])?;
    let outcome = run(program(interpreter)
        .arg(python::file("schema.py"))
        .args([&server.url, "--examples", examples.unwrap_or(EXAMPLES)])
        .env("PYTHONDONTWRITEBYTECODE", "1")
        // What it remembers between runs goes there as well: each run is to be like the first.
        .current_dir(&folder));
    server.is_well()?;
    outcome
}
