//! Several servers on one PostgreSQL, with the players of a table on different ones, lose nothing
//! when they are killed, and go on for each other.
//!
//! `SANJUAN_NODE_KILLS` makes a run longer, `SANJUAN_SEED` repeats the chances of another one.

mod common;

use chaos::{Chance, Crowd, Ledger, Node, crowded, make_table, number_from, setup};
use client::Api;
use common::{House, end};
use protocol::socket::What;
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::sync::broadcast::error::TryRecvError;
use tokio::time::sleep;

/// So many kills are enough for every change; more are for the night.
const KILLS: u64 = 15;
/// So many where servers are not told of each other's rows.
const KILLS_BY_POLLING: u64 = 5;
/// A server keeps a table for so long; only then another one may take it over.
const LEASE: Duration = Duration::from_secs(10);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_by_killing_one_of_several_servers() {
    let house = House::on_postgres().await;
    kill_some("nodes", house, number_from("SANJUAN_NODE_KILLS", KILLS)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_are_not_woken_find_out_by_looking() {
    let house = House::on_postgres().await;
    house.mute().await;
    let (ears, mut heard) = house.listen().await;
    let kills = number_from("SANJUAN_NODE_KILLS", KILLS_BY_POLLING);
    kill_some("nodes without wake-ups", house, kills).await;
    assert_eq!(heard.try_recv(), Err(TryRecvError::Empty), "the database was not silent");
    ears.close().await;
}

/// Three servers, one of which is killed every other second.
async fn kill_some(name: &str, mut house: House, kills: u64) {
    let (since, mut chance) = (Instant::now(), Chance::of_this_run());
    let mut nodes = [house.node(), house.node(), house.node()];
    for node in &mut nodes {
        node.start().await;
    }
    let servers: Vec<Api> = nodes.iter().map(|node| node.api().clone()).collect();
    let crowd = Crowd::gather(servers, crowded(), &mut chance);
    let ledger = crowd.ledger().clone();
    for kill in 1..=kills {
        sleep(chance.between(400, 1_500)).await;
        let down = chance.below(nodes.len() as u64) as usize;
        kill_for_a_while(&mut nodes, down, &mut chance, &ledger).await;
        if kill % 5 == 0 {
            house.audit.look(&ledger).await;
            assert_eq!(ledger.complaints(), [""; 0], "seed {}: {}", chance.seed(), house.keep());
        }
    }
    let ledger = crowd.rest().await;
    house.audit.look_at_everything(&ledger).await;
    end(name, house, &nodes, &ledger, &chance, since);
    let figures = ledger.figures();
    assert!(figures.acknowledged >= kills * 20, "this is no load: {figures}");
    assert!(figures.reconnects > 0, "no kill has hit a player: {figures}");
}

/// Kills a server, now and then a second one with it, and starts them again after a while.
async fn kill_for_a_while(nodes: &mut [Node], down: usize, chance: &mut Chance, ledger: &Ledger) {
    let mut gone = vec![down];
    if chance.once_in(4) {
        gone.push((down + 1) % nodes.len());
    }
    for &node in &gone {
        nodes[node].kill();
        ledger.figures().kills += 1;
    }
    sleep(chance.between(200, 1_200)).await;
    for &node in &gone {
        let took = nodes[node].start().await;
        ledger.figures().starts.push(took);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_are_renewed_one_by_one_lose_nothing() {
    let (since, mut chance) = (Instant::now(), Chance::of_this_run());
    let mut house = House::on_postgres().await;
    let mut nodes = [house.node(), house.node(), house.node()];
    for node in &mut nodes {
        node.start().await;
    }
    let servers: Vec<Api> = nodes.iter().map(|node| node.api().clone()).collect();
    let crowd = Crowd::gather(servers, crowded(), &mut chance);
    let ledger = crowd.ledger().clone();
    let witness = common::witnessed(&nodes[0], &ledger, &mut chance).await;
    for turn in 0..6 {
        let node = &mut nodes[turn % 3];
        common::stop(node, &witness, &ledger, &mut chance).await;
        let took = node.start().await;
        ledger.figures().starts.push(took);
    }
    let ledger = crowd.rest().await;
    house.audit.look_at_everything(&ledger).await;
    end("renewed one by one", house, &nodes, &ledger, &chance, since);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_and_clocks_go_on_when_their_server_is_killed() {
    let (since, mut chance) = (Instant::now(), Chance::of_this_run());
    let house = House::on_postgres().await;
    let mut nodes = [house.node(), house.node()];
    // As long as there is only one, it is the one that keeps the tables.
    nodes[0].start().await;
    let ledger = Ledger::default();
    let bots = setup("hsn", json!({}), json!({"pace": 400}));
    let bots = make_table(&[nodes[0].api().clone()], &bots, &ledger, &mut chance).await;
    let bots = bots.expect("a table can be made");
    common::deed(&nodes[0], &bots, What::Start).await;
    common::deed(&nodes[0], &bots, What::Leave).await;
    let (table, begun) = (&bots.table.id, house.audit.rows(&bots.table.id).await.len());
    rows_after(&house, table, begun + 2, Duration::from_secs(20)).await;
    nodes[1].start().await;
    let clocked = common::clocked_table(&nodes[0], &ledger, &mut chance).await;
    // It has to take notice of the table before it is killed.
    sleep(Duration::from_millis(300)).await;
    nodes[0].kill();
    ledger.figures().kills += 1;
    let killed = Instant::now();
    let before = house.audit.rows(table).await.len();
    let most = LEASE + Duration::from_secs(4);
    rows_after(&house, table, before + 3, most).await;
    let bots_back = killed.elapsed();
    common::wait_for_time_out(&house.audit, &clocked.table.id, 0).await;
    let clock_back = killed.elapsed();
    assert!(clock_back < most + common::CLOCK, "the clock stood still for {clock_back:?}");
    ledger.figures().absences.extend([bots_back, clock_back]);
    end("kept by another", house, &nodes, &ledger, &chance, since);
}

/// Waits until a table has more rows than so many.
async fn rows_after(house: &House, table: &str, count: usize, most: Duration) {
    let since = Instant::now();
    while house.audit.rows(table).await.len() <= count {
        assert!(since.elapsed() < most, "nothing has happened for {:?}", since.elapsed());
        sleep(Duration::from_millis(50)).await;
    }
}
