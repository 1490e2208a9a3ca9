//! A story on paper: a line a sentence, and a blank line before every heading.

use std::io::{self, Write};
use texts::Told;

/// Writes lines of a story.
pub(crate) fn write_lines(lines: &[Told], output: &mut impl Write) -> io::Result<()> {
    for line in lines {
        if line.heading {
            writeln!(output)?;
        }
        writeln!(output, "{line}")?;
    }
    Ok(())
}
