//! A server on SQLite that is killed again and again while people play loses nothing.
//!
//! `SANJUAN_KILLS` makes a run longer, `SANJUAN_SEED` repeats the chances of another one.

mod common;

use chaos::{Chance, Crowd, Node, crowded, number_from};
use common::{House, end};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// So many kills are enough for every change; more are for the night.
const KILLS: u64 = 100;
/// What is stored is compared with what was promised after so many kills, and in the end.
const AUDIT_EVERY: u64 = 10;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_by_killing_the_server() {
    let (since, mut chance) = (Instant::now(), Chance::of_this_run());
    let mut house = House::on_sqlite();
    let mut node = house.node();
    let first = node.start().await;
    let crowd = Crowd::gather(vec![node.api().clone()], crowded(), &mut chance);
    let ledger = crowd.ledger().clone();
    ledger.figures().starts.push(first);
    for kill in 1..=number_from("SANJUAN_KILLS", KILLS) {
        sleep(chance.between(30, 250)).await;
        kill_and_start(&mut node, &mut chance, &ledger).await;
        if kill % AUDIT_EVERY == 0 {
            house.audit.look(&ledger).await;
            assert_eq!(ledger.complaints(), [""; 0], "seed {}: {}", chance.seed(), house.keep());
        }
    }
    let ledger = crowd.rest().await;
    house.audit.look_at_everything(&ledger).await;
    end("killed", house, &[node], &ledger, &chance, since);
    let figures = ledger.figures();
    let enough = figures.kills * 5;
    assert!(figures.acknowledged >= enough, "fewer than {enough} moves are no load: {figures}");
    assert!(figures.resent > 0, "no kill has hit a move: {figures}");
}

/// Kills the server and starts it again. Now and then it is killed once more while it starts:
/// then it is about to repair its files, and must be able to do so another time.
async fn kill_and_start(node: &mut Node, chance: &mut Chance, ledger: &chaos::Ledger) {
    node.kill();
    ledger.figures().kills += 1;
    while chance.once_in(8) {
        node.begin();
        sleep(chance.between(0, 40)).await;
        node.kill();
        ledger.figures().kills += 1;
    }
    let took = node.start().await;
    ledger.figures().starts.push(took);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_asked_to_stop_loses_nothing_either() {
    let (since, mut chance) = (Instant::now(), Chance::of_this_run());
    let mut house = House::on_sqlite();
    let mut node = house.node();
    node.start().await;
    let crowd = Crowd::gather(vec![node.api().clone()], crowded(), &mut chance);
    let ledger = crowd.ledger().clone();
    let witness = common::witnessed(&node, &ledger, &mut chance).await;
    for _ in 0..number_from("SANJUAN_STOPS", 10) {
        common::stop(&mut node, &witness, &ledger, &mut chance).await;
        let took = node.start().await;
        ledger.figures().starts.push(took);
    }
    sleep(Duration::from_millis(500)).await;
    let ledger = crowd.rest().await;
    house.audit.look_at_everything(&ledger).await;
    end("stopped", house, &[node], &ledger, &chance, since);
}

/// The same look at the same kind of run finds what somebody else takes away.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_row_that_is_taken_away_is_missed() {
    let mut chance = Chance::of_this_run();
    let mut house = House::on_sqlite();
    let mut node = house.node();
    node.start().await;
    let crowd = Crowd::gather(vec![node.api().clone()], crowded(), &mut chance);
    sleep(Duration::from_secs(2)).await;
    node.kill();
    let ledger = crowd.ledger();
    house.audit.look(ledger).await;
    assert_eq!(ledger.complaints(), [""; 0]);
    let last = |table: &std::sync::Arc<chaos::TableLedger>| {
        table
            .promises()
            .acked
            .iter()
            .map(|acked| acked.seq)
            .max()
            .map(|seq| (table.id.clone(), seq))
    };
    let (table, seq) = ledger.tables().iter().find_map(last).expect("a move was acknowledged");
    house.take_away(&table, seq).await;
    house.audit.look_at_everything(ledger).await;
    let complaints = ledger.complaints();
    let lost = |complaint: &String| complaint.contains(&table) && complaint.contains("Lost");
    assert!(complaints.iter().any(lost), "{complaints:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_that_runs_out_while_the_server_is_down_has_run_out() {
    let (since, mut chance) = (Instant::now(), Chance::of_this_run());
    let house = House::on_sqlite();
    let mut node = house.node();
    node.start().await;
    let ledger = chaos::Ledger::default();
    let seating = common::clocked_table(&node, &ledger, &mut chance).await;
    let before = house.audit.rows(&seating.table.id).await.len();
    node.kill();
    sleep(common::CLOCK + Duration::from_millis(500)).await;
    let started = node.start().await;
    let left = common::wait_for_time_out(&house.audit, &seating.table.id, before).await;
    assert_eq!(left, before, "the first row after the restart is that time is up");
    ledger.figures().starts.push(started);
    end("clock", house, &[node], &ledger, &chance, since);
}
