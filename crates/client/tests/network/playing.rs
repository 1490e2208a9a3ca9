//! Players at a server whose messages are repeated, swapped, lost and cut off: every game comes
//! to its end, every acknowledged move is stored once, and everybody knows what he should.

use crate::world::{Faults, TABLE, World};
use client::{Address, Chooser, Fault, Habits, Player, PlayerError, Tally};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// Quick enough for a test that loses many messages.
fn habits() -> Habits {
    Habits {
        least_wait: Duration::from_millis(2),
        most_wait: Duration::from_millis(20),
        give_up: Duration::from_secs(5),
        patience: Duration::from_millis(60),
        nudge: Duration::from_millis(15),
        quiet: Duration::from_millis(200),
        vain: 50,
    }
}

/// In no hurry, so that a busy machine is not taken for a bad network.
fn calm() -> Habits {
    let long = Duration::from_secs(60);
    Habits { give_up: long, patience: long, nudge: long, quiet: long, ..habits() }
}

fn player(addresses: Vec<Address>, seat: Option<u8>) -> Player {
    Player::with_habits(addresses, TABLE, "token", seat, habits())
}

/// Plays a whole game, checks what everybody knows at its end, and gives what was counted.
async fn game(faults: Faults, seed: u64) -> (Arc<World>, Vec<Tally>) {
    game_with(habits(), faults, seed).await
}

async fn game_with(habits: Habits, faults: Faults, seed: u64) -> (Arc<World>, Vec<Tally>) {
    let world = World::new(3, faults, seed);
    // Two nodes that share the table.
    let addresses = vec![world.listen().await, world.listen().await];
    let mut tasks = Vec::new();
    for seat in [Some(0), Some(1), Some(2), None] {
        let mut player =
            Player::with_habits(addresses.clone(), TABLE, "token", seat, habits.clone());
        tasks.push(tokio::spawn(async move {
            let mut chooser = Chooser::random(seed ^ u64::from(seat.unwrap_or(9)));
            let played = tokio::time::timeout(Duration::from_secs(60), player.play(&mut chooser));
            played.await.expect("a game comes to its end").expect("nobody gives up");
            player
        }));
    }
    let mut tallies = Vec::new();
    for task in tasks {
        let mut player = task.await.expect("no player panics");
        let snapshot = world.snapshot(player.seat());
        assert_eq!(player.follower().seq(), Some(snapshot.seq), "somebody is behind");
        player.agrees_with(&snapshot);
        tallies.push(player.close().await);
    }
    (world, tallies)
}

/// Whether every acknowledged move is stored under its number, and every move once.
fn stored(world: &World, tallies: &[Tally]) -> Result<usize, String> {
    let mut ids: HashMap<String, u64> = HashMap::new();
    for row in world.rows() {
        if let Some(id) = row.move_id
            && let Some(first) = ids.insert(id.clone(), row.seq)
        {
            return Err(format!("{id} is stored as {first} and {}", row.seq));
        }
    }
    let acks = tallies.iter().flat_map(|tally| &tally.acks);
    for ack in acks.clone() {
        if ids.get(&ack.id) != Some(&ack.seq) {
            return Err(format!("{ack:?} is not stored so"));
        }
    }
    // All but the start of the game, which nobody here has made.
    let count = acks.count();
    if count + 1 == ids.len() { Ok(count) } else { Err("moves were not acknowledged".to_owned()) }
}

#[tokio::test]
async fn a_game_on_a_good_network_is_played_without_ado() {
    let (world, tallies) = game_with(calm(), Faults::default(), 1).await;
    let count = stored(&world, &tallies).expect("all is stored");
    assert!(count > 50, "{count} moves are no game");
    for tally in tallies {
        assert_eq!(tally.faults, []);
        let ado = [tally.resent, tally.stale, tally.illegal, tally.refused, tally.gaps];
        assert_eq!((ado, tally.reconnects()), ([0; 5], 0));
    }
}

#[tokio::test]
async fn a_bad_network_changes_nothing() {
    let faults = Faults {
        repeated: 40,
        swapped: 40,
        lost: 20,
        lost_coming: 10,
        cut: 15,
        ..Faults::default()
    };
    let mut all = Tally::default();
    for seed in 1..=2 {
        let (world, tallies) = game(faults, seed).await;
        stored(&world, &tallies).expect("all is stored");
        for tally in tallies {
            assert_eq!(tally.faults, []);
            all.duplicates += tally.duplicates;
            all.repeated += tally.repeated;
            all.gaps += tally.gaps;
            all.resent += tally.resent;
            all.breaks += tally.breaks;
        }
    }
    // Otherwise the network was not bad.
    let met = [all.duplicates, all.repeated, all.gaps, all.resent, all.breaks];
    assert!(met.iter().all(|count| *count > 0), "{met:?}");
}

#[tokio::test]
async fn a_server_that_stores_a_move_twice_is_found_out() {
    let faults = Faults { forgetful: true, cut: 60, ..Faults::default() };
    let world = World::new(2, faults, 3);
    let address = world.listen().await;
    let mut tallies = Vec::new();
    let mut players = [player(vec![address.clone()], Some(0)), player(vec![address], Some(1))];
    let (mut one, mut other) = (Chooser::random(1), Chooser::random(2));
    let [first, second] = &mut players;
    let both = async { tokio::join!(first.play(&mut one), second.play(&mut other)) };
    // It need not come to an end: whatever is answered twice is answered wrongly.
    tokio::time::timeout(Duration::from_secs(3), both).await.ok();
    for player in players {
        tallies.push(player.close().await);
    }
    assert!(stored(&world, &tallies).is_err());
}

#[tokio::test]
async fn a_snapshot_that_is_not_the_sum_of_the_items_is_found_out() {
    let differs = |fault: &Fault| matches!(fault, Fault::SnapshotDiffers { part: "the view", .. });
    let world = World::new(2, Faults { lying: true, ..Faults::default() }, 4);
    let mut player = player(vec![world.listen().await], Some(0));
    while player.follower().seq().is_none() {
        player.hear().await.expect("somebody is there");
    }
    assert!(!player.agrees_with(&world.snapshot(Some(0))));
    assert!(player.tally().faults.iter().any(differs));
}

#[tokio::test]
async fn nobody_waits_for_ever_for_a_server_that_is_not_there() {
    let habits = Habits { give_up: Duration::from_millis(100), ..habits() };
    let nowhere: Address = "127.0.0.1:1".parse().expect("this is an address");
    let mut player = Player::with_habits(vec![nowhere], TABLE, "token", Some(0), habits);
    let given_up = player.play(&mut Chooser::first()).await;
    assert!(matches!(given_up, Err(PlayerError::Unreachable { .. })), "{given_up:?}");
    let mut lost = Player::new(Vec::new(), TABLE, "token", Some(0));
    let given_up = lost.play(&mut Chooser::first()).await;
    assert!(matches!(given_up, Err(PlayerError::NoAddress)), "{given_up:?}");
}
