//! Learns to play San Juan from nothing.
//!
//! A [`Learner`] has a network. It lets the network play against itself and against frozen past
//! selves ([`selfplay`]), works out afterwards how much better or worse than expected each step
//! turned out ([`returns`]), and moves the network a little towards the better ones
//! ([`gradient`], [`adam`]): policy gradients with clipped steps (PPO). Now and then somebody may
//! look ahead for it and tell it what to want ([`lesson`]): expert iteration. Or it tries in the game
//! itself what would have come of other steps ([`otherwise`]).
//!
//! The same seed gives the same network to the bit, on any number of threads: games are numbered
//! and collected in order, and sums are made in pieces whose number is fixed.
#![deny(missing_docs)]

pub mod adam;
pub mod checkpoint;
pub mod config;
pub mod gradient;
pub mod learner;
pub mod lesson;
pub mod mean;
pub mod onnx;
pub mod otherwise;
pub mod returns;
pub mod sample;
pub mod seats;
pub mod selfplay;

pub use config::{Config, Otherwise, Teacher};
pub use learner::{Learner, Progress};
pub use mean::mean;
