//! What must hold whatever bytes come in. Every function here takes any bytes at all and panics
//! if the project breaks a promise; it returns quietly on input that is rightly refused.
//!
//! They are plain functions so that the tests of this crate can replay the committed corpora on
//! any machine; `fuzz/` hands them to a fuzzer, which needs a nightly compiler.
#![deny(missing_docs)]

mod answers;
mod bytes;
mod engine;
mod position;
mod promises;
mod record_file;

pub use answers::answers;
pub use engine::engine;
pub use position::position;
pub use record_file::record;

/// The body of a fuzz target.
pub type Target = fn(&[u8]);

/// Every target with its name, which is also that of its corpus.
pub const TARGETS: [(&str, Target); 4] =
    [("answers", answers), ("engine", engine), ("position", position), ("record", record)];
