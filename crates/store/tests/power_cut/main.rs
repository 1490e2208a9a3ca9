//! Power cuts and full disks, on SQLite, without a machine that loses power.
//!
//! A child process writes to a store while a small library between it and the system writes
//! down everything it does to the disk, and every promise it makes. From that trace the disk is
//! built as it could look after a cut at any moment: what was synced is there, and of what was
//! not synced anything may be there or missing or torn. Then the store is opened on that disk,
//! and has to hold whatever was promised before the cut.
//!
//! The same is done with syncing switched off, and has to find losses: otherwise the test would
//! prove nothing.
//!
//! `SANJUAN_CUTS` sets the number of cuts, `SANJUAN_SEED` the seed that chooses them.

mod check;
mod child;
mod disk;
mod disk_full;
mod shim;
mod trace;

use std::{fmt::Write as _, path::Path};

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use store::testing;

use check::{Finding, examine};
use disk::Disk;
use shim::Shim;
use trace::{Operation, read};

/// Chosen once; any other finds the same, and `SANJUAN_SEED` can prove it.
const SEED: u64 = 20_260_101;

#[test]
fn nothing_promised_is_lost_when_power_is_cut() {
    let folder = testing::folder();
    let found = cut("full", folder.path());
    if found.bad > 0 {
        let kept = folder.keep();
        let (cuts, seed) = (found.cuts, found.seed);
        let (kept, report) = (kept.display(), found.report);
        panic!("of {cuts} cuts with seed {seed}, the trace of which is in {kept}:\n{report}");
    }
}

#[test]
fn without_syncing_the_same_cuts_do_lose_promises() {
    let folder = testing::folder();
    let found = cut("off", folder.path());
    assert!(found.bad > 0, "{} cuts found nothing to complain about", found.cuts);
}

struct Found {
    cuts: usize,
    seed: u64,
    bad: usize,
    report: String,
}

fn cut(synchronous: &str, folder: &Path) -> Found {
    let shim = Shim::new(folder);
    let child = shim.child(synchronous).status().expect("a child starts");
    assert!(child.success(), "the child failed");
    let operations = read(&shim.trace, &shim.folder);
    check_trace(&shim, &operations, synchronous);

    let (cuts, seed) = (number("SANJUAN_CUTS", 300) as usize, number("SANJUAN_SEED", SEED));
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let last = operations.len() as u64 + 1;
    let mut points: Vec<_> = (0..cuts).map(|_| disk::below(&mut random, last) as usize).collect();
    points.sort_unstable();

    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("a runtime starts");
    let mut found = Found { cuts, seed, bad: 0, report: String::new() };
    let (mut disk, mut done, mut kinds) = (Disk::default(), 0, [0; 4]);
    let place = folder.join("after");
    for point in points {
        for operation in &operations[done..point] {
            disk.apply(operation);
        }
        done = point;
        disk.cut(&mut random).write(&place);
        let finding = runtime.block_on(examine(&place, &disk.acks));
        kinds[finding.kind()] += 1;
        if !matches!(finding, Finding::Sound) {
            found.bad += 1;
            writeln!(found.report, "cut after operation {point}: {finding:?}").ok();
        }
    }
    let [sound, unopened, damaged, lost] = kinds;
    #[expect(clippy::print_stderr, reason = "whoever looks at the test wants the figures")]
    {
        eprintln!(
            "synchronous={synchronous}: seed {seed}, {} operations, {} promises, {cuts} cuts: \
             {sound} sound, {unopened} did not open, {damaged} damaged, {lost} with losses",
            operations.len(),
            child::TABLES * child::ENTRIES,
        );
    }
    found
}

/// That the trace is complete, and that it holds what makes cuts interesting.
fn check_trace(shim: &Shim, operations: &[Operation], synchronous: &str) {
    let mut disk = Disk::default();
    operations.iter().for_each(|operation| disk.apply(operation));
    let whole = disk.whole();
    for name in ["tables.db", "tables.db-wal"] {
        let real = std::fs::read(shim.folder.join(name)).expect("the child left its files");
        assert!(whole.file(name) == Some(&real), "the trace misses something about {name}");
    }
    assert_eq!(disk.acks.lines().count() as u64, child::TABLES * child::ENTRIES);
    // The log was moved into the database more than once, and was begun anew after it.
    let begun = operations.iter().filter(|operation| {
        matches!(operation, Operation::Write { name, offset: 0, .. } if name == "tables.db-wal")
    });
    let begun = begun.count();
    assert!(begun >= 3, "the write-ahead log was begun only {begun} times");
    // Switched off, it is so only after the file was opened, which takes a few syncs itself.
    let synced = operations.iter().filter(|one| matches!(one, Operation::Sync { .. })).count();
    assert!(if synchronous == "full" { synced > 200 } else { synced < 10 }, "{synced} syncs");
}

fn number(variable: &str, default: u64) -> u64 {
    let value = std::env::var(variable).ok();
    value.map_or(default, |text| {
        text.parse().unwrap_or_else(|_| panic!("{variable} has to be a number, not \"{text}\""))
    })
}
