//! The memory of connections that do nothing.

use crate::args::{Args, Idle};
use crate::failure::Failure;
use crate::machine::{self, Memory};
use crate::report::{Bar, Report};
use crate::seated::{self, SEATS, Seated};
use crate::target::{Folder, Target};
use client::{Connection, ConnectionError};
use futures_util::{StreamExt, TryStreamExt, stream};
use protocol::socket::{FromClient, FromServer};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// So many are opened at a time.
const AT_ONCE: usize = 64;
/// Besides the connections, both processes have a few files open.
const MORE_FILES: usize = 200;

/// How far the connections are.
#[derive(Debug, Default)]
struct Held {
    open: AtomicUsize,
    watching: AtomicUsize,
}

/// Opens connections and reads the server's memory before and after.
pub(crate) async fn run(args: &Args, task: &Idle) -> Result<Report, Failure> {
    machine::allow_files((task.connections + MORE_FILES) as u64)?;
    let mut report = Report::new("idle connections");
    report.text("load average before", machine::load_average());
    let folder = Folder::new(args)?;
    let target = Target::start(args, folder.path()).await?;
    let empty = target.memory();
    let per_table = task.per_table.max(1);
    let tables = task.connections.div_ceil(per_table);
    let api = &target.api;
    let seated: Vec<Seated> = stream::iter(0..tables)
        .map(|_| async {
            let seated = seated::make(api).await?;
            seated::begin(api, &seated).await?;
            Ok::<_, Failure>(seated)
        })
        .buffered(AT_ONCE)
        .try_collect()
        .await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let seated_memory = target.memory();

    let held = Arc::new(Held::default());
    let (say, said) = watch::channel(false);
    let since = Instant::now();
    let opening = stream::iter(0..task.connections).map(|number| {
        let seat = ((number % per_table) % usize::from(SEATS)) as u8;
        let (table, held, said) = (&seated[number / per_table], Arc::clone(&held), said.clone());
        let address = target.address();
        async move {
            let open = Connection::open(address, &table.table, Some(&table.token)).await?;
            held.open.fetch_add(1, Ordering::Relaxed);
            tokio::spawn(hold(open, seat, held, said));
            Ok::<_, ConnectionError>(())
        }
    });
    let opened: Result<(), ConnectionError> = opening.buffer_unordered(AT_ONCE).try_collect().await;
    let opening_took = since.elapsed();
    if let Err(error) = opened {
        report.text("a connection failed", error.to_string());
    }
    let hold = Duration::from_secs(task.seconds);
    tokio::time::sleep(hold).await;
    let (silent, silent_held) = (target.memory(), held.open.load(Ordering::Relaxed));

    say.send_replace(true);
    let since = Instant::now();
    while held.watching.load(Ordering::Relaxed) < held.open.load(Ordering::Relaxed)
        && since.elapsed() < Duration::from_secs(60)
    {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let watching_took = since.elapsed();
    tokio::time::sleep(hold).await;
    let (watching, watching_held) = (target.memory(), held.open.load(Ordering::Relaxed));
    let watching_all = held.watching.load(Ordering::Relaxed);

    report.count("tables", tables);
    report.count("connections wanted", task.connections);
    report.number("opening all of them", opening_took.as_secs_f64(), "s");
    report.count("held before a word", silent_held);
    report.number("every one has its snapshot after", watching_took.as_secs_f64(), "s");
    report.count("got a snapshot", watching_all);
    report.count("held at the end", watching_held);
    memories(&mut report, [empty, seated_memory, silent, watching], task.connections, tables);
    if let Some(time) = target.processor_time() {
        report.number("processor time of the server", time.as_secs_f64(), "s");
    }
    let own = machine::processor_time(std::process::id()).unwrap_or_default();
    report.number("processor time of the generator", own.as_secs_f64(), "s");
    let stopping = target.stop().await?;
    report.number("stopping with all connected", stopping.as_secs_f64(), "s");
    Ok(report)
}

/// Holds a connection: says what it is told to, and reads whatever comes.
async fn hold(mut open: Connection, seat: u8, held: Arc<Held>, mut said: watch::Receiver<bool>) {
    let mut watching = false;
    loop {
        let message = tokio::select! {
            message = open.next() => message,
            changed = said.changed(), if !watching => {
                if changed.is_err() {
                    break;
                }
                watching = true;
                let watch = FromClient::Watch {
                    protocol: protocol::VERSION,
                    seat: Some(seat),
                    after: None,
                };
                if open.send(&watch).await.is_err() {
                    break;
                }
                continue;
            }
        };
        match message {
            Ok(FromServer::Snapshot(_)) => {
                held.watching.fetch_add(1, Ordering::Relaxed);
            }
            Ok(_) | Err(ConnectionError::Unreadable { .. }) => {}
            Err(_) => break,
        }
    }
    held.open.fetch_sub(1, Ordering::Relaxed);
}

/// The memory of the server: started, with tables open, with connections, with watchers.
fn memories(report: &mut Report, found: [Option<Memory>; 4], connections: usize, tables: usize) {
    let [Some(empty), Some(seated), Some(silent), Some(watching)] = found else {
        report.text("memory", "not known; name the server's process with --pid".to_owned());
        return;
    };
    let mega = |bytes: u64| bytes as f64 / 1e6;
    let each = |more: u64, less: u64, count: usize| {
        (more as f64 - less as f64) / 1e3 / count.max(1) as f64
    };
    report.number("resident: started", mega(empty.rss), "MB");
    report.number("resident: tables open", mega(seated.rss), "MB");
    report.number("resident: connected, nothing said", mega(silent.rss), "MB");
    report.number("resident: all watching", mega(watching.rss), "MB");
    report.number("Pss: all watching", mega(watching.pss), "MB");
    report.number("for each table", each(seated.rss, empty.rss, tables), "kB");
    report.number("for each silent connection", each(silent.rss, seated.rss, connections), "kB");
    let each_watching = each(watching.rss, seated.rss, connections);
    report.against("for each watching connection", each_watching, "kB", Bar::AtMost(12.0));
    let all_in = each(watching.rss, empty.rss, connections);
    report.number("the same with its share of the table", all_in, "kB");
}
