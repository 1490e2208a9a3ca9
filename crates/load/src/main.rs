//! How much a San Juan server bears, measured from outside.

mod args;
mod board;
mod failure;
mod fill;
mod idle;
mod machine;
mod moves;
mod report;
mod seated;
mod start;
mod target;

use args::{Args, Task};
use clap::Parser;
use failure::Failure;
use report::Report;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args = Args::parse();
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return failed(&Failure::from(error)),
    };
    match runtime.block_on(run(&args)) {
        Ok(report) => {
            report.print(args.json);
            // A bar that is missed is for whoever reads the figures: this machine may be busy.
            ExitCode::SUCCESS
        }
        Err(failure) => failed(&failure),
    }
}

async fn run(args: &Args) -> Result<Report, Failure> {
    let mut report = match &args.task {
        Task::Idle(task) => idle::run(args, task).await,
        Task::Moves(task) => moves::run(args, task).await,
        Task::Start(task) => start::run(args, task).await,
    }?;
    report.text("load average at the end", machine::load_average());
    Ok(report)
}

#[expect(clippy::print_stderr, reason = "this is where a program says why it failed")]
fn failed(failure: &Failure) -> ExitCode {
    let mut text = failure.to_string();
    let mut source = std::error::Error::source(failure);
    while let Some(cause) = source {
        text = format!("{text}: {cause}");
        source = cause.source();
    }
    eprintln!("load: {text}");
    ExitCode::FAILURE
}
