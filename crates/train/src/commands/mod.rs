//! What the program can be told to do.

pub(crate) mod between;
pub(crate) mod export;
mod files;
pub(crate) mod freeze;
pub(crate) mod iterate;
pub(crate) mod ladder;
pub(crate) mod mean;
pub(crate) mod run;
