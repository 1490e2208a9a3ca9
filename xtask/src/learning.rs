//! The learned player: training it, and holding it against another runtime.

use crate::python;
use crate::served::{self, Program};
use crate::shell::{Outcome, cargo, program, root, run};

/// The networks that are part of the program.
const SHIPPED: &str = "crates/bots/networks/master.net";

/// From nothing to a player; without a folder into `target/training`.
pub(crate) fn train(args: &[&str]) -> Outcome {
    let trainer = ["run", "--release", "--quiet", "-p", "train", "--", "run"];
    run(cargo().args(trainer).args(args).current_dir(root()))
}

/// Writes the networks as ONNX and lets another runtime work them out.
pub(crate) fn onnx(trainer: Program) -> Outcome {
    let folder = python::folder("onnx")?;
    let interpreter = python::environment(&folder.join("python"), "onnx.txt")?;
    let models = folder.join("models");
    python::empty(&models)?;
    let trainer = served::built("train", trainer)?;
    run(program(trainer).arg("onnx").arg(root().join(SHIPPED)).arg(&models))?;
    run(program(interpreter).arg(python::file("onnx.py")).arg(&models))
}
