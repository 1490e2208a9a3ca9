//! The course of a game, in files named as those of the source.

mod builder;
mod councillor;
mod end;
mod opening;
mod producer;
mod prospector;
mod round_start;
mod trader;
mod turn;
