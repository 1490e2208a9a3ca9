//! Running other programs.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Why a task did not come to its end.
#[derive(Debug)]
pub(crate) struct Failed {
    pub(crate) message: String,
    pub(crate) code: u8,
}

pub(crate) type Outcome = Result<(), Failed>;

/// A failure with the words for it.
pub(crate) fn failed(message: impl Into<String>) -> Failed {
    Failed { message: message.into(), code: 1 }
}

/// The folder of the project. Cargo tells it when it runs this program; what it told when it
/// compiled it is wrong for a clone that shares a target folder.
pub(crate) fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let here = here.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).to_owned());
    here.parent().map_or(here.clone(), Path::to_owned)
}

/// A program, to be run in the folder of the project. What cargo told this program about itself
/// is nobody else's business.
pub(crate) fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root()).env_remove("CARGO_MANIFEST_DIR").env_remove("CARGO_MANIFEST_PATH");
    command
}

/// The cargo that runs this program, and so the toolchain the project asks for.
pub(crate) fn cargo() -> Command {
    program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// The cargo of the nightly toolchain. Through `rustup run` and not `cargo +nightly`: the cargo
/// found in here may be one that knows nothing of rustup.
pub(crate) fn nightly_cargo() -> Command {
    let mut command = program("rustup");
    command.args(["run", "nightly", "cargo"]).env_remove("CARGO").env_remove("RUSTUP_TOOLCHAIN");
    command
}

/// Runs a program and lets it talk.
pub(crate) fn run(command: &mut Command) -> Outcome {
    let words = words(command);
    let status = command.status().map_err(|error| failed(format!("`{words}`: {error}")))?;
    if status.success() {
        return Ok(());
    }
    // The code of the program is passed on, so that `xtask play` ends as what it started does.
    let code = status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1);
    Err(Failed { message: format!("`{words}` failed ({status})"), code: code.max(1) })
}

/// What a program prints to standard output and to standard error, if it succeeds.
pub(crate) fn read(command: &mut Command) -> Result<(String, String), Failed> {
    let words = words(command);
    let output = command.stdin(Stdio::null()).output();
    let output = output.map_err(|error| failed(format!("`{words}`: {error}")))?;
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    if !output.status.success() {
        return Err(failed(format!("`{words}` failed ({})\n{}", output.status, told.trim_end())));
    }
    Ok((String::from_utf8_lossy(&output.stdout).into_owned(), told))
}

/// Whether a program can be run and succeeds; it is not heard.
pub(crate) fn works(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// The command as one would type it.
pub(crate) fn words(command: &Command) -> String {
    let name = Path::new(command.get_program());
    let name = name.file_name().unwrap_or(command.get_program());
    let all = std::iter::once(name).chain(command.get_args());
    all.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}
