//! Whatever a server sends, a client goes on, and notes what was wrong.

use crate::world::{Faults, TABLE, World};
use client::{Address, Chooser, Fault, Follower, Habits, Heard, Player};
use futures_util::{SinkExt, StreamExt};
use protocol::stream::{Item, Snapshot};
use rules::Seat;
use std::time::Duration;
use table::Table;
use tokio::net::TcpListener;
use tokio_tungstenite::accept_async;
use tokio_tungstenite::tungstenite::Message;

/// A snapshot of seat 0 before the first answer, and an item that follows it.
fn beginning() -> (Snapshot, Item) {
    let world = World::new(2, Faults::default(), 5);
    let snapshot = world.snapshot(Some(0));
    let table = Table::of(TABLE, &world.rows()).expect("the rows are good").expect("a table");
    let game = table.game().expect("the game has begun");
    let seat = game.next_seat().expect("somebody is asked");
    let answer = game.first_options(seat, 1)[0];
    let command = table::Command::Move {
        seat: seat.index() as u8,
        holder: "holder".to_owned(),
        expected: table.seq(),
        id: client::move_id(),
        answer,
    };
    let table::Decision::Store(row) = table.decide(&command, 0) else { panic!("it is legal") };
    let change = table.clone().fold(&row).expect("the row is good");
    (snapshot, change.item(Seat::new(0)))
}

fn following() -> (Follower, Snapshot, Item) {
    let (snapshot, item) = beginning();
    let mut follower = Follower::new(TABLE, Some(0));
    let to = snapshot.seq;
    assert_eq!(follower.take_snapshot(snapshot.clone()), Heard::CaughtUp { from: 0, to });
    (follower, snapshot, item)
}

#[test]
fn items_are_folded_once_and_in_order() {
    let (mut follower, snapshot, item) = following();
    let ahead = Item { seq: item.seq + 1, ..item.clone() };
    assert_eq!(follower.take_item(&ahead), Heard::Gap);
    assert_eq!(follower.seq(), Some(snapshot.seq));
    assert_eq!(follower.take_item(&item), Heard::Item { seq: item.seq });
    assert_eq!(follower.take_item(&item), Heard::Repeated);
    assert_eq!(follower.take_snapshot(snapshot), Heard::Repeated);
    assert_eq!(follower.seq(), Some(item.seq));
    assert_eq!(follower.faults(), []);
}

#[test]
fn what_cannot_be_is_noted() {
    type Spoil = fn(&mut Item);
    let spoilt: [(Spoil, &str); 5] = [
        (|item| item.status.waiting = vec![7], "tells of a seat that is not there"),
        (|item| item.seats = Some(Vec::new()), "changes how many seats there are"),
        (|item| item.patch.as_mut().expect("a patch").set.seat = Some(None), "whose view it is"),
        (
            |item| {
                let players = &mut item.patch.as_mut().expect("a patch").players;
                let (_, seen) = players.clone().pop_first().unwrap_or_else(|| panic!("a player"));
                players.insert("9".to_owned(), seen);
            },
            "changes a player who is not there",
        ),
        (|item| item.at = i64::MIN, ""),
    ];
    for (spoil, wanted) in spoilt {
        let (mut follower, _, item) = following();
        let mut item = with_players(item);
        spoil(&mut item);
        follower.take_item(&item);
        let faults = follower.faults();
        let found = faults.iter().any(
            |fault| matches!(fault, Fault::Unfoldable { problem, .. } if problem.contains(wanted)),
        );
        assert_eq!(found, !wanted.is_empty(), "{wanted}: {faults:?}");
    }
}

/// The item with a player in its patch, whether or not one has changed.
fn with_players(mut item: Item) -> Item {
    let (snapshot, _) = beginning();
    let view = snapshot.view.expect("the game has begun");
    let patch = item.patch.get_or_insert_with(|| protocol::game::ViewPatch {
        set: protocol::game::ViewChanges::default(),
        players: Default::default(),
    });
    patch.players.insert("0".to_owned(), view.players[0].clone());
    item
}

#[test]
fn numbers_without_an_end_and_strangers_views_are_not_taken() {
    let (snapshot, item) = beginning();
    let mut follower = Follower::new(TABLE, Some(0));
    assert_eq!(follower.take_item(&item), Heard::Gap);
    let endless = Snapshot { seq: u64::MAX, ..snapshot.clone() };
    assert_eq!(follower.take_snapshot(endless), Heard::Nonsense);
    let strange = Snapshot { seat: Some(1), ..snapshot.clone() };
    assert_eq!(follower.take_snapshot(strange), Heard::Nonsense);
    let mut strange = snapshot;
    strange.view.as_mut().expect("the game has begun").seat = Some(1);
    assert_eq!(follower.take_snapshot(strange), Heard::Nonsense);
    assert_eq!(follower.seq(), None);
    assert_eq!(follower.faults().len(), 3);
}

#[test]
fn a_move_acknowledged_under_somebody_elses_number_is_noted() {
    for before in [true, false] {
        let (mut follower, _, mut item) = following();
        item.what = protocol::stream::What::Answered { seat: 1 };
        if before {
            follower.claim(item.seq, "id");
        }
        follower.take_item(&item);
        if !before {
            follower.claim(item.seq, "id");
        }
        let wanted = Fault::NotOurs { id: "id".to_owned(), seq: item.seq };
        assert_eq!(follower.faults(), [wanted], "claimed before: {before}");
    }
}

/// A server that sends these texts to everybody, and then falls silent.
async fn babbler(texts: Vec<String>) -> Address {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
    let address = listener.local_addr().expect("it has an address");
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let texts = texts.clone();
            tokio::spawn(async move {
                let Ok(mut socket) = accept_async(stream).await else { return };
                for text in texts {
                    socket.send(Message::text(text)).await.ok();
                }
                while let Some(Ok(_)) = socket.next().await {}
            });
        }
    });
    address.to_string().parse().expect("this is an address")
}

#[tokio::test]
async fn nothing_a_server_says_ends_in_a_panic() {
    let (snapshot, item) = beginning();
    let json = |message: &protocol::socket::FromServer| {
        serde_json::to_string(message).expect("messages are plain data")
    };
    use protocol::socket::FromServer::{Item as Told, Pong, Snapshot as Shown};
    let good = json(&Shown(Box::new(snapshot.clone())));
    let mut texts = vec![String::new(), "[".repeat(10_000), "null".to_owned(), good.clone()];
    texts.push(json(&Told(Box::new(Item { seq: u64::MAX, ..item.clone() }))));
    texts.push(json(&Shown(Box::new(Snapshot { seq: u64::MAX, ..snapshot }))));
    texts.push(json(&Pong { n: u64::MAX }));
    let reply = r#"{"type":"reply","id":"x","result":{"applied":{"seq":18446744073709551615}}}"#;
    texts.push(reply.to_owned());
    texts.push(reply.replace("18446744073709551615", "-1"));
    // Every place of a good message once with something else in it.
    for index in (0..good.len()).step_by(7).filter(|&index| good.is_char_boundary(index)) {
        let mut text = good.clone();
        text.replace_range(index..=index, "9");
        texts.push(text);
    }
    let habits = Habits {
        patience: Duration::from_millis(50),
        nudge: Duration::from_millis(10),
        least_wait: Duration::from_millis(5),
        most_wait: Duration::from_millis(10),
        ..Habits::default()
    };
    let address = babbler(texts).await;
    let mut player = Player::with_habits(vec![address], TABLE, "token", Some(0), habits);
    let mut chooser = Chooser::random(1);
    let played = player.play(&mut chooser);
    assert!(tokio::time::timeout(Duration::from_millis(400), played).await.is_err());
    let tally = player.close().await;
    assert!(tally.fault_count > 100, "{}", tally.fault_count);
    assert!(tally.connections > 0);
}
