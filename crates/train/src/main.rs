//! `train`: from nothing to a player, and matches between what came of it.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for a terminal")]

mod commands;

use clap::{Parser, Subcommand};
use commands::{between::Between, export::Onnx, freeze::Freeze, iterate::Iterate};
use commands::{ladder::Rungs, mean::Mean, run::Run};
use std::process::ExitCode;

#[derive(Parser)]
#[command(about = "Learns to play San Juan from nothing, by playing against itself")]
struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Learns.
    Run(Run),
    /// Learns from looking ahead, and keeps what a sequential test says is better.
    Iterate(Iterate),
    /// Lets two players play: names of bots, or files of training runs.
    Match(Between),
    /// Lets every player play against every other, and rates them.
    Ladder(Rungs),
    /// Makes one network of several that came from the same one.
    Mean(Mean),
    /// Makes a file of networks of the last states of training runs.
    Freeze(Freeze),
    /// Writes networks in the format that other programs read, with situations to compare by.
    Onnx(Onnx),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().what {
        What::Run(run) => run.start(),
        What::Iterate(iterate) => iterate.run(),
        What::Match(between) => between.play(),
        What::Ladder(rungs) => rungs.play(),
        What::Mean(mean) => mean.write(),
        What::Freeze(freeze) => freeze.write(),
        What::Onnx(onnx) => onnx.write(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("train: {error}");
            ExitCode::FAILURE
        }
    }
}
