//! What the store promises, on both databases with the same words.

mod append;
mod copying;
mod failing;
mod leases;
mod opening;
mod support;
mod wakes;
