//! How long the server takes to start.

use crate::args::{Args, Start};
use crate::failure::Failure;
use crate::fill;
use crate::machine;
use crate::report::{Bar, Report, quantile};
use crate::target::{Folder, Target};
use std::path::Path;
use std::time::{Duration, Instant};

/// Starts the server with nothing stored, and with very many tables.
pub(crate) async fn run(args: &Args, task: &Start) -> Result<Report, Failure> {
    if args.url.is_some() {
        return Err(Failure::OwnServerOnly);
    }
    let mut report = Report::new("starting");
    report.text("load average before", machine::load_average());
    // A file first: it is filled much faster, and copied if another database is asked for.
    let empty = Folder::new(args)?;
    if args.store.is_none() {
        let new = measure(args, empty.path(), 1).await?;
        spread(&mut report, "the very first start", new, None);
        let again = measure(args, empty.path(), task.repeat).await?;
        spread(&mut report, "with nothing stored", again, Some(200.0));
    }
    let full = Folder::new(args)?;
    let since = Instant::now();
    let filled = fill::fill(args, full.path(), task).await?;
    report.number("filling the store", since.elapsed().as_secs_f64(), "s");
    report.count("tables stored", filled.tables);
    report.count("rows stored", filled.rows);
    report.count("tables that have something due", filled.due);
    if let Some(bytes) = filled.bytes {
        report.number("size of the database", bytes as f64 / 1e6, "MB");
    }
    let times = measure(args, full.path(), task.repeat).await?;
    spread(&mut report, "with all of them", times, Some(2_000.0));
    Ok(report)
}

/// How long it took from starting the process until it said that it is well, each time.
async fn measure(args: &Args, folder: &Path, times: usize) -> Result<Vec<Once>, Failure> {
    let mut all = Vec::new();
    for _ in 0..times.max(1) {
        let target = Target::start(args, folder).await?;
        let took = target.took;
        let memory = target.memory().map_or(0, |memory| memory.rss);
        let work = target.processor_time().unwrap_or_default();
        target.stop().await?;
        all.push(Once { took, memory, work });
    }
    Ok(all)
}

/// One start.
#[derive(Debug)]
struct Once {
    took: Duration,
    memory: u64,
    work: Duration,
}

fn spread(report: &mut Report, name: &str, mut starts: Vec<Once>, bar: Option<f64>) {
    starts.sort_by_key(|start| start.took);
    let times: Vec<Duration> = starts.iter().map(|start| start.took).collect();
    let millis = |share| quantile(&times, share).unwrap_or_default().as_secs_f64() * 1e3;
    report.number(&format!("{name}: fastest"), millis(0.0), "ms");
    match bar {
        Some(bar) => {
            report.against(&format!("{name}: median"), millis(0.5), "ms", Bar::AtMost(bar));
        }
        None => report.number(&format!("{name}: median"), millis(0.5), "ms"),
    }
    report.number(&format!("{name}: slowest"), millis(1.0), "ms");
    if let Some(first) = starts.first() {
        report.number(&format!("{name}: resident then"), first.memory as f64 / 1e6, "MB");
        report.number(&format!("{name}: processor time"), first.work.as_secs_f64() * 1e3, "ms");
    }
}
