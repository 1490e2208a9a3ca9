//! Moves: how many are stored in a second, and how long until every viewer has them.

mod checks;
mod playing;

use crate::args::{Args, Moves};
use crate::board::Times;
use crate::failure::Failure;
use crate::machine;
use crate::report::{Bar, Report};
use crate::seated::SEATS;
use crate::target::{Folder, Target};
use playing::{Floor, Played};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::sleep_until;

/// After the last move, so long is waited for replies and items that are under way.
const DRAIN: Duration = Duration::from_secs(2);

/// The processor time of the server and of this program.
#[derive(Clone, Copy, Debug)]
struct Work {
    server: Option<Duration>,
    own: Option<Duration>,
}

/// Plays at many tables, and times every move.
pub(crate) async fn run(args: &Args, task: &Moves) -> Result<Report, Failure> {
    let viewers = usize::from(SEATS) + task.watchers;
    machine::allow_files((task.tables * viewers + 500) as u64)?;
    let mut report = Report::new(if task.max { "moves, as many as go" } else { "moves at a rate" });
    report.text("load average before", machine::load_average());
    let folder = Folder::new(args)?;
    if args.url.is_none() && args.store.is_none() {
        let mut times = machine::sync_times(folder.path())?;
        report.times("the disk alone, 4 KiB durable", &mut times, None);
    }
    let target = Target::start(args, folder.path()).await?;
    let (floor, asked) = Floor::new(target.api.clone(), task);
    let floor = Arc::new(floor);
    let mut tables = JoinSet::new();
    for number in 0..task.tables {
        tables.spawn(Arc::clone(&floor).play_on(number));
    }
    floor.all_have_begun(&mut tables).await?;

    // From here on the loop is open: seats answer when it is their turn by the clock, or at once.
    let begin = Instant::now();
    let from = begin + Duration::from_secs(task.warm_up);
    let to = from + Duration::from_secs(task.seconds);
    let ticking = (!task.max).then(|| tokio::spawn(playing::tick(asked, task.rate, begin, to)));
    floor.open();
    sleep_until(from.into()).await;
    let before = work(&target);
    sleep_until(to.into()).await;
    let after = work(&target);
    floor.close();
    tokio::time::sleep(DRAIN).await;
    let starved = match ticking {
        Some(ticking) => ticking.await.unwrap_or(0),
        None => 0,
    };
    floor.send_home();
    let mut played = Vec::new();
    while let Some(table) = tables.join_next().await {
        played.extend(table.map_err(std::io::Error::other)??);
    }

    let mut times = Times::default();
    played.iter().for_each(|played| played.board.times(from, to, &mut times));
    let seconds = task.seconds as f64;
    report.count("tables", task.tables);
    report.count("viewers of each", viewers);
    report.number("measured for", seconds, "s");
    let each_second = times.stored as f64 / seconds;
    if task.max {
        report.against("moves stored", each_second, "/s", Bar::AtLeast(1_000.0));
    } else {
        report.number("moves to be sent", f64::from(task.rate), "/s");
        report.number("moves stored", each_second, "/s");
        report.count("times nobody was asked anything", starved);
    }
    let mut lag = floor.lag(from, to);
    if !task.max {
        report.times("generator late by", &mut lag, None);
    }
    report.times("to the reply", &mut times.replies, None);
    let bar = (!task.max).then_some(Bar::AtMost(50.0));
    report.times("to all viewers", &mut times.spread, bar);
    report.count("moves not seen by all", times.unseen);
    works(&mut report, before, after, times.stored);
    tallies(&mut report, &played);
    if let Some(memory) = target.memory() {
        report.number("resident at the end", memory.rss as f64 / 1e6, "MB");
    }
    let ours = target.is_ours();
    target.stop().await?;
    if ours {
        let checked = checks::all_stored(args, folder.path(), &played).await?;
        report.count("acknowledged and found in the store", checked);
    }
    Ok(report)
}

fn work(target: &Target) -> Work {
    let own = machine::processor_time(std::process::id());
    Work { server: target.processor_time(), own }
}

/// What the processor did in the time that was measured.
fn works(report: &mut Report, before: Work, after: Work, moves: usize) {
    let spent = |before: Option<Duration>, after: Option<Duration>| {
        Some(after?.saturating_sub(before?).as_secs_f64())
    };
    if let Some(spent) = spent(before.server, after.server) {
        report.number("processor time of the server", spent, "s");
        report.number("the same for each move", spent * 1e3 / moves.max(1) as f64, "ms");
    }
    if let Some(spent) = spent(before.own, after.own) {
        report.number("processor time of the generator", spent, "s");
    }
}

/// What the players met.
fn tallies(report: &mut Report, played: &[Played]) {
    let all = || played.iter().flat_map(|played| &played.tallies);
    let sum = |of: fn(&client::Tally) -> u64| all().map(of).sum::<u64>() as usize;
    report.count("games played to the end", played.iter().filter(|played| played.over).count());
    report.count("stale, illegal or refused", sum(|it| it.stale + it.illegal + it.refused));
    report.count("put off by the server", sum(|it| it.put_off));
    report.count("connections lost", sum(|it| it.breaks));
    report.count("snapshots in place of items", sum(|it| it.snapshots.saturating_sub(1)));
    report.count("faults of the server", sum(|it| it.fault_count));
    if let Some(fault) = all().flat_map(|tally| &tally.faults).next() {
        report.text("the first of them", fault.to_string());
    }
}
