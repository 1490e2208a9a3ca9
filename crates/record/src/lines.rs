//! Reading a file line by line without ever holding more than one line may have.

use crate::error::{RecordError, RecordProblem};
use crate::strict::JsonError;
use crate::{MAX_FILE, MAX_LINE};
use std::io::{BufRead, Read};

/// The lines of a record, without their line feeds.
pub(crate) struct Lines<R> {
    input: R,
    line: usize,
    /// How many bytes the file may still have.
    left: usize,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R) -> Lines<R> {
        Lines { input, line: 0, left: MAX_FILE }
    }

    /// The next line with its number, or `None` at the end.
    pub(crate) fn next(&mut self) -> Result<Option<(usize, Vec<u8>)>, RecordError> {
        self.line += 1;
        let line = self.line;
        let refuse = |problem| RecordError { line, problem };
        let mut text = Vec::new();
        let mut input = self.input.by_ref().take(MAX_LINE as u64 + 2);
        let read = input.read_until(b'\n', &mut text);
        let read = read.map_err(|error| refuse(RecordProblem::Io(error)))?;
        if read == 0 {
            return Ok(None);
        }
        if text.last() == Some(&b'\n') {
            text.pop();
        }
        if text.len() > MAX_LINE {
            return Err(refuse(RecordProblem::Json(JsonError::TooLong)));
        }
        self.left = self.left.checked_sub(read).ok_or_else(|| refuse(RecordProblem::TooBig))?;
        Ok(Some((line, text)))
    }
}
