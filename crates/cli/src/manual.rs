//! `sanjuan completions` and `sanjuan man`: what shells and readers of manuals need, made from the
//! arguments themselves.

use crate::Failure;
use crate::args::Args;
use clap::{Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;
use std::fs;
use std::io::Write;
use std::path::Path;

/// Writes what a shell needs to complete commands and options.
pub(crate) fn completions(shell: Shell, output: &mut impl Write) -> Result<(), Failure> {
    // The maker of the script does not report errors of writing, so it writes into memory.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "sanjuan", &mut script);
    output.write_all(&script)?;
    Ok(())
}

/// Writes the main page of the manual, or all pages into a folder.
pub(crate) fn pages(folder: Option<&Path>, output: &mut impl Write) -> Result<(), Failure> {
    let program = with_examples(Args::command());
    let Some(folder) = folder else { return Ok(Man::new(program).render(output)?) };
    let failed = |error| Failure::File { path: folder.to_owned(), error };
    fs::create_dir_all(folder).map_err(failed)?;
    clap_mangen::generate_to(program, folder).map_err(failed)
}

/// The examples lead the help, where the maker of the pages does not look for them.
fn with_examples(command: Command) -> Command {
    let examples = command.get_before_help().cloned().unwrap_or_default();
    command.after_help(examples).mut_subcommands(with_examples)
}
