//! Those who let themselves be told everything and never listen.

use super::child::Child;
use super::site::Site;
use super::wire::{Came, Wire};
use crate::common::{Player, here, link, setup};
use client::Api;
use protocol::socket::{FromServer, Verdict, What};
use std::time::{Duration, Instant};
use store::Synchronous;

/// So many never read.
const READERS: usize = 1_000;
/// The server may need so much more memory for them, in KiB.
const MOST: u64 = 150 << 10;
/// So many of them read at last.
const LATE: usize = 50;

/// Reads until the table is as far as `seq`. `None` if the socket was closed before; else whether
/// a snapshot stood for what was missed.
async fn catch_up(wire: &mut Wire, seq: u64) -> Option<bool> {
    let mut snapshots = 0;
    loop {
        let Came::Said(said) = wire.next().await else { return None };
        let now = match *said {
            FromServer::Snapshot(snapshot) => {
                snapshots += 1;
                snapshot.seq
            }
            FromServer::Item(item) => item.seq,
            _ => continue,
        };
        if now >= seq {
            // The first one is the greeting.
            return Some(snapshots > 1);
        }
    }
}

// ASVS 15.1.3, 15.2.2.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[expect(clippy::print_stderr, reason = "whoever looks at the test wants the figures")]
async fn a_thousand_who_never_read_do_not_disturb_a_game() {
    let server = Child::start("warn");
    let api = Api::new(server.address.to_string().parse().expect("an address"));
    let mut setup = setup(vec![here("Ann"), link()]);
    setup.watching = true;
    let created = api.create(&setup).await.expect("the table is made");
    let (table, token) = (&created.table, created.token.as_deref());
    let invitation = created.invitations[1].as_deref().expect("it is free");
    let joined = api.join(table, invitation, "Ben").await.expect("he is let in");
    let mut ann = Player::connect(server.address, table, token, Some(0)).await;
    let mut ben = Player::connect(server.address, table, joined.token.as_deref(), Some(1)).await;
    let before = server.memory();
    let mut slow = Vec::with_capacity(READERS);
    for _ in 0..READERS {
        let mut wire = Wire::narrow(server.address, table).await.expect("it opens");
        wire.watch(None).await;
        slow.push(wire);
    }
    let connected = server.memory();
    let since = Instant::now();
    assert!(matches!(ann.deed(What::Start).await, Verdict::Applied { .. }));
    tokio::join!(ann.play_to_the_end(), ben.play_to_the_end());
    let (seq, took, after) = (ann.seq(), since.elapsed(), server.memory());
    eprintln!(
        "{READERS} never read: {before} KiB before, {connected} KiB with them, {after} KiB after \
         {seq} items in {took:.1?}"
    );
    assert!(after < before + MOST, "{before} KiB before, {after} KiB after");
    let mut ends = [0; 3];
    for wire in &mut slow[..LATE] {
        match catch_up(wire, seq).await {
            None => ends[0] += 1,
            Some(false) => ends[1] += 1,
            Some(true) => ends[2] += 1,
        }
    }
    eprintln!("of {LATE} who read at last {ends:?} were closed, got items, got a snapshot");
    drop(slow);
    let seen = api.seen(table, token, Some(0)).await.expect("it is shown");
    assert_eq!(Some(seen.snapshot), ann.snapshot);
    server.stop();
}

/// Ann does something that everybody is told of, so often that no buffer of the system holds it.
async fn chatter(ann: &mut Player, times: usize) -> u64 {
    let mut last = 0;
    for number in 0..times {
        let entropy = format!("{number:064x}");
        let Verdict::Applied { seq } = ann.deed(What::Add { entropy }).await else {
            panic!("an honest deed is not taken");
        };
        last = seq;
    }
    last
}

async fn gathering(site: &Site) -> (String, Player) {
    let mut setup = setup(vec![here("Ann"), link(), link(), link()]);
    setup.watching = true;
    let created = site.server.create(&setup).await;
    let ann = site.server.player(&created, 0).await;
    (created.table, ann)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_reads_again_gets_a_snapshot_of_what_he_missed() {
    let site = Site::start_with(|config| {
        config.settings.synchronous = Synchronous::Off;
        config.limits.queue = 8;
    })
    .await;
    let (table, mut ann) = gathering(&site).await;
    let mut slow = Wire::narrow(site.address(), &table).await.expect("it opens");
    slow.watch(None).await;
    let seq = chatter(&mut ann, 1_000).await;
    assert_eq!(catch_up(&mut slow, seq).await, Some(true));
    assert!(slow.lives().await, "and he goes on from there");
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_read_at_all_is_let_go() {
    let site = Site::start_with(|config| {
        config.settings.synchronous = Synchronous::Off;
        config.limits.slow = Duration::from_millis(300);
        config.limits.queue = 8;
    })
    .await;
    let (table, mut ann) = gathering(&site).await;
    let mut slow = Wire::narrow(site.address(), &table).await.expect("it opens");
    slow.watch(None).await;
    chatter(&mut ann, 1_000).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    let seq = chatter(&mut ann, 1).await;
    assert_eq!(catch_up(&mut slow, seq).await, None);
    site.goes_on().await;
    site.stop().await;
}
