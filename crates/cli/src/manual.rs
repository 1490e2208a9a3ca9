//! `sanjuan completions` and `sanjuan man`: what shells and readers of manuals need, made from the
//! arguments themselves.

use crate::Failure;
use crate::args::Args;
use crate::long_run::Trouble;
use arena::Folder;
use clap::{Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;
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
    let mut program = with_examples(Args::command());
    let Some(folder) = folder else { return Ok(Man::new(program).render(output)?) };
    let folder = Folder::open(folder).map_err(Trouble::from)?;
    // There is no page about the command `help`. Once built, the commands know their full names.
    program = program.disable_help_subcommand(true);
    program.build();
    let commands: Vec<Command> = program.get_subcommands().cloned().collect();
    for command in [program].into_iter().chain(commands) {
        let page = Man::new(command);
        // The maker of the pages would leave half a page behind where a disk is full.
        let mut text = Vec::new();
        page.render(&mut text)?;
        folder.keep(&page.get_filename(), &text).map_err(Trouble::from)?;
    }
    Ok(())
}

/// The examples lead the help, where the maker of the pages does not look for them.
fn with_examples(command: Command) -> Command {
    let examples = command.get_before_help().cloned().unwrap_or_default();
    command.after_help(examples).mut_subcommands(with_examples)
}
