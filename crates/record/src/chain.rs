//! The chain of hashes that runs through a record.

use serde_json::Value;
use sha2::{Digest, Sha256};

/// The hash of the line before; empty before the first line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Chain {
    last: String,
}

impl Chain {
    /// Writes a line, its hash as the last key, and goes on from it.
    pub(crate) fn seal(&mut self, mut line: Value) -> String {
        let text = format!("{}\n{line}", self.last);
        let hash: String =
            Sha256::digest(text).iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        line["hash"] = hash.as_str().into();
        self.last = hash;
        line.to_string()
    }
}
