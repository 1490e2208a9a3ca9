//! Where the log goes. It never holds secrets, bodies, or names of tables.

use std::io::{self, IsTerminal};
use tracing_subscriber::EnvFilter;

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogForm {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// Writes the log of this process to standard error from now on. What is written is said by
/// `level`, or the environment's `RUST_LOG`, or else it is everything worth a line. A second call
/// changes nothing.
pub fn log_to_stderr(form: LogForm, level: Option<&str>) {
    let filter = match level {
        Some(level) => EnvFilter::new(level),
        None => EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info")),
    };
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal());
    let _ = match form {
        LogForm::Text => builder.with_target(false).try_init(),
        LogForm::Json => builder.json().try_init(),
    };
}
