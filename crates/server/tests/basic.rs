//! Whole games over the wire, and what people do around them.

mod common;

use common::{Chooser, Player, TestServer, bot, choose, here, link, move_id, setup};
use protocol::http::{Created, Items, Join, Joined, Tables};
use protocol::limits;
use protocol::refusal::Code;
use protocol::seating::{Absence, Clock, Phase, Player as Plays, Wish};
use protocol::socket::{Deed, FromClient, FromServer, Move, Reply, Verdict, What};
use protocol::stream::Snapshot;
use reqwest::{Method, StatusCode};
use server::Time;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_two_bots_play_a_game() {
    let server = TestServer::start().await;
    let seats = vec![here("Ann"), bot("steady"), link(), bot("novice")];
    let created = server.create(&setup(seats)).await;
    let (seat, token) = server.join(&created, 2, "Ben").await;
    assert_eq!(seat, 2);
    let mut ann = server.player(&created, 0).await;
    let mut ben = Player::connect(server.address(), &created.table, Some(&token), Some(seat)).await;
    let commitment = ben.snapshot.as_ref().expect("he sees it").table.commitment.clone();
    ben.chooser = Chooser::Any(7);
    assert!(is_applied(&ben.deed(What::Add { entropy: "00ff".to_owned() }).await));
    assert!(is_applied(&ben.deed(What::Start).await));
    tokio::join!(ann.play_to_the_end(), ben.play_to_the_end());
    let (ann, ben) = (ann.snapshot.expect("she saw it"), ben.snapshot.expect("he saw it"));
    assert_eq!(ann.table, ben.table);
    assert_eq!(ann.table.status.phase, Phase::Over);

    // The record holds, and was dealt as was promised before.
    let path = format!("/api/tables/{}/record", created.table);
    let record = server.client(&token).request(Method::GET, &path).send().await.expect("a record");
    assert_eq!(record.status(), StatusCode::OK);
    let record = record.text().await.expect("a record");
    let verified = record::verify(record.as_bytes()).expect("it holds");
    assert!(verified.game.is_over());
    verified.check_commitment(&commitment).expect("it was dealt as promised");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_plain_requests() {
    let server = TestServer::start().await;
    let created = server.create(&setup(vec![here("Ann"), bot("novice")])).await;
    let client = server.client(created.token.as_deref().expect("a token"));
    let deeds = format!("/api/tables/{}/deeds", created.table);
    let moves = format!("/api/tables/{}/moves", created.table);
    let deed = Deed { seat: 0, id: move_id(), deed: What::Start };
    let reply: Reply = client.post(&deeds, &deed).await.expect("the game begins");
    assert!(is_applied(&reply.result));
    let mut known = client.see(&created.table, Some(0)).await.expect("it is hers").snapshot;
    let mut chooser = Chooser::Any(3);
    while known.table.status.phase != Phase::Over {
        let seen = client.see(&created.table, Some(0)).await.expect("it is hers");
        assert_eq!(seen.yours, [0]);
        if let Some(question) = seen.question {
            let answer = serde_json::to_value(choose(&question, &mut chooser)).expect("plain data");
            let expected = seen.snapshot.seq;
            let given = Move { seat: 0, expected, id: move_id(), answer };
            let reply: Reply = client.post(&moves, &given).await.expect("it is allowed");
            assert!(is_applied(&reply.result), "{reply:?}");
        }
        let path =
            format!("/api/tables/{}/items?seat=0&after={}&wait=20", created.table, known.seq);
        let items: Items = client.get(&path).await.expect("they are hers");
        assert!(!items.items.is_empty(), "something happens");
        items.items.iter().for_each(|item| assert!(known.fold(item)));
    }
    let seen = client.see(&created.table, Some(0)).await.expect("it is hers");
    assert_eq!(seen.snapshot, known);
    let tables: Tables = client.get("/api/tables").await.expect("hers");
    assert_eq!(tables.tables.len(), 1);
    assert_eq!(tables.tables[0].phase, Phase::Over);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_goes_on_from_any_number() {
    let server = TestServer::start().await;
    let created = server.create(&setup(vec![here("Ann"), bot("random")])).await;
    let mut ann = server.player(&created, 0).await;
    let first = ann.snapshot.clone().expect("she has one");
    ann.deed(What::Start).await;
    ann.play_to_the_end().await;
    let last = ann.snapshot.clone().expect("she has one");
    let mut snapshots: Vec<Snapshot> = vec![first];
    for item in &ann.items {
        let mut next = snapshots.last().expect("there is one").clone();
        assert!(next.fold(item));
        snapshots.push(next);
    }
    assert_eq!(snapshots.last(), Some(&last));
    // All from one socket: a second watch begins anew.
    for mut snapshot in snapshots {
        let behind = last.seq - snapshot.seq;
        ann.watch(Some(0), Some(snapshot.seq)).await;
        ann.send(&FromClient::Ping { n: snapshot.seq }).await;
        ann.snapshot = None;
        loop {
            match ann.next().await.expect("the stream goes on") {
                FromServer::Item(item) => assert!(snapshot.fold(&item)),
                FromServer::Snapshot(all) if behind > limits::TAIL => snapshot = *all,
                FromServer::Pong { .. } => break,
                other => panic!("not asked for: {other:?}"),
            }
        }
        assert_eq!(snapshot, last);
    }
    // Whoever claims to know more than there is gets everything.
    ann.watch(Some(0), Some(last.seq + 1)).await;
    assert!(matches!(ann.next().await, Ok(FromServer::Snapshot(_))));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_far_behind_gets_a_snapshot() {
    let server = TestServer::start().await;
    let created = server.create(&setup(vec![here("Ann"), bot("random")])).await;
    let mut ann = server.player(&created, 0).await;
    let first = ann.snapshot.clone().expect("she has one");
    for n in 0..=limits::TAIL {
        assert!(is_applied(&ann.deed(What::Add { entropy: format!("{n:04x}") }).await));
    }
    ann.wait_for(first.seq + limits::TAIL + 1).await;
    ann.watch(Some(0), Some(first.seq)).await;
    assert!(matches!(ann.next().await, Ok(FromServer::Snapshot(all)) if all.seq == ann.seq()));
    ann.watch(Some(0), Some(first.seq + 1)).await;
    ann.snapshot = None;
    for seq in first.seq + 2..=first.seq + limits::TAIL + 1 {
        assert!(matches!(ann.next().await, Ok(FromServer::Item(item)) if item.seq == seq));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_one_screen_take_turns() {
    let server = TestServer::start().await;
    let created = server.create(&setup(vec![here("Ann"), here("Ben")])).await;
    let mut both = server.player(&created, 0).await;
    both.deed(What::Start).await;
    both.wait_for(2).await;
    for _ in 0..2_000 {
        let status = &both.snapshot.as_ref().expect("they see it").table.status;
        let Some(&seat) = status.waiting.first() else { break };
        if both.seat != Some(seat) {
            both.watch(Some(seat), None).await;
        }
        both.wait_for_question().await;
        let Verdict::Applied { seq } = both.give_answer().await else { panic!("it is allowed") };
        both.wait_for(seq).await;
    }
    assert_eq!(both.phase(), Some(Phase::Over));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again() {
    let server = TestServer::start().await;
    let created = server.create(&setup(vec![here("Ann"), link()])).await;
    let (_, token) = server.join(&created, 1, "Ben").await;
    let mut ann = server.player(&created, 0).await;
    let mut ben = Player::connect(server.address(), &created.table, Some(&token), Some(1)).await;
    let refused = ann.deed(What::Rematch).await;
    assert!(matches!(refused, Verdict::Refused(refusal) if refusal.code == Code::NotNow));
    ann.deed(What::Start).await;
    tokio::join!(ann.play_to_the_end(), ben.play_to_the_end());
    let Verdict::Applied { seq } = ann.deed(What::Rematch).await else { panic!("it is made") };
    ben.wait_for(seq).await;
    let again = ben.snapshot.clone().expect("he sees it").table.rematch.expect("it has a name");
    let refused = ben.deed(What::Rematch).await;
    assert!(matches!(refused, Verdict::Refused(refusal) if refusal.code == Code::NotNow));
    // The seats are theirs already.
    let created = Created { table: again, ..created };
    let mut ann = server.player(&created, 0).await;
    let mut ben = Player::connect(server.address(), &created.table, Some(&token), Some(1)).await;
    ann.deed(What::Start).await;
    tokio::join!(ann.play_to_the_end(), ben.play_to_the_end());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_taken_back_and_a_seat_is_left() {
    let server = TestServer::start().await;
    let mut players = two_people(&server).await;
    players[0].deed(What::Start).await;
    players[0].wait_for(3).await;
    let waiting = &players[0].snapshot.as_ref().expect("she sees it").table.status.waiting;
    let first = &mut players[waiting[0] as usize];
    first.wait_for_question().await;
    let before = first.snapshot.clone().expect("there is one").view;
    let Verdict::Applied { seq } = first.give_answer().await else { panic!("it is allowed") };
    first.wait_for(seq).await;
    // Nothing new was seen, or else the other one is asked.
    let Verdict::Applied { seq } = first.deed(What::Undo).await else { panic!("it is allowed") };
    first.wait_for(seq).await;
    let snapshot = first.snapshot.clone().expect("there is one");
    if snapshot.table.status.proposal.is_none() {
        assert_eq!(snapshot.view, before);
    }

    let seat = first.seat.expect("he has one");
    assert!(is_applied(&first.deed(What::Leave).await));
    let Verdict::Applied { seq } = first.deed(What::Return).await else { panic!("he returns") };
    first.wait_for(seq).await;
    let table = &first.snapshot.as_ref().expect("there is one").table;
    assert_eq!(table.seats[seat as usize].player, Plays::Person {});
    // A bot plays for whoever stays away.
    first.deed(What::Leave).await;
    let other = &mut players[1 - seat as usize];
    other.play_to_the_end().await;
    let table = &other.snapshot.as_ref().expect("there is one").table;
    let because = Absence::Left;
    assert!(
        matches!(&table.seats[seat as usize].player, Plays::StandIn { because: why, .. } if *why == because)
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_comes_twice_is_made_once() {
    let server = TestServer::start().await;
    let created = server.create(&setup(vec![here("Ann"), bot("steady")])).await;
    let mut ann = server.player(&created, 0).await;
    ann.deed(What::Start).await;
    ann.wait_for_question().await;
    let given = ann.answer();
    ann.send(&FromClient::Move(given.clone())).await;
    let Verdict::Applied { seq } = ann.reply(&given.id).await else { panic!("it is allowed") };
    ann.send(&FromClient::Move(given.clone())).await;
    assert_eq!(ann.reply(&given.id).await, Verdict::Duplicate { seq });
    // It is known after a restart, too, and by the other way.
    let server = server.restart(|_| ()).await;
    let client = server.client(created.token.as_deref().expect("a token"));
    let path = format!("/api/tables/{}/moves", created.table);
    let reply: Reply = client.post(&path, &given).await.expect("it was stored");
    assert_eq!(reply.result, Verdict::Duplicate { seq });
    // An answer to what was asked before is stale.
    let mut ann = server.player(&created, 0).await;
    ann.wait_for_question().await;
    let old = Move { expected: 2, ..ann.answer() };
    ann.send(&FromClient::Move(old.clone())).await;
    assert!(matches!(ann.reply(&old.id).await, Verdict::Stale { .. }));
    let (status, _) = client.post::<Reply>(&path, &old).await.expect_err("it is stale");
    assert_eq!(status, StatusCode::CONFLICT);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_goes_on_after_a_restart() {
    let server = TestServer::start().await;
    let mut setup = setup(vec![here("Ann"), bot("steady"), bot("novice")]);
    setup.clock = Clock::Move { seconds: 5 };
    let created = server.create(&setup).await;
    let mut ann = server.player(&created, 0).await;
    ann.deed(What::Start).await;
    ann.wait_for_question().await;
    let known = ann.snapshot.clone().expect("she sees it");
    let server = server.restart(|_| ()).await;
    assert!(ann.next().await.is_err(), "the socket was closed");
    // Nobody looks, and still her time runs out and the game ends without her.
    tokio::time::sleep(Duration::from_secs(7)).await;
    let mut ann = server.player(&created, 0).await;
    assert!(ann.seq() > known.seq, "the bots go on");
    ann.watch(Some(0), Some(known.seq)).await;
    ann.snapshot = Some(known);
    while ann.phase() != Some(Phase::Over) {
        ann.next().await.expect("the game goes on");
    }
    let table = &ann.snapshot.as_ref().expect("she sees it").table;
    assert!(matches!(table.seats[0].player, Plays::StandIn { because: Absence::TimedOut, .. }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_frozen_time_everything_happens_at_the_same_time() {
    let frozen = 1_700_000_000_000;
    let server = TestServer::start_with(|config| config.time = Time::Frozen(frozen)).await;
    let created = server.create(&setup(vec![here("Ann"), bot("random"), bot("steady")])).await;
    let mut ann = server.player(&created, 0).await;
    ann.deed(What::Start).await;
    ann.play_to_the_end().await;
    assert!(ann.items.len() > 20);
    assert!(ann.items.iter().all(|item| item.at == frozen));
    server.stop().await;
}

/// A seat is not lost with an answer that does not arrive.
#[tokio::test(flavor = "multi_thread")]
async fn a_join_can_be_sent_again() {
    let server = TestServer::start().await;
    let created = server.create(&setup(vec![here("Ann"), link()])).await;
    let invitation = created.invitations[1].clone().expect("the seat has an invitation");
    let join = Join { invitation, name: "Ben".to_owned(), token: false };
    let path = format!("/api/tables/{}/join", created.table);
    let ben = server.client(&move_id());
    for _ in 0..2 {
        let joined: Joined = ben.post(&path, &join).await.expect("he is let in");
        assert_eq!(joined, Joined { seat: 1, token: None });
    }
    let refused = server.client(&move_id()).post::<Joined>(&path, &join).await;
    assert_eq!(refused.expect_err("it is his").0, StatusCode::FORBIDDEN);
    // A browser has its session from the page on, which is what makes the same possible there.
    let path = format!("/t/{}", created.table);
    let page = server.stranger().request(Method::GET, &path).send().await.expect("a page");
    let cookie = page.headers()["set-cookie"].to_str().expect("text").to_owned();
    let cookie = cookie.split(';').next().expect("a name and a value");
    assert_eq!(cookie.len(), "__Host-sanjuan=".len() + 32, "{cookie}");
    let again = server.stranger().request(Method::GET, &path).header("cookie", cookie);
    let again = again.send().await.expect("a page");
    assert!(!again.headers().contains_key("set-cookie"), "it has one");
    server.stop().await;
}

/// Two people at a new table, one by link.
async fn two_people(server: &TestServer) -> [Player; 2] {
    let created = server.create(&setup(vec![here("Ann"), link()])).await;
    let (_, token) = server.join(&created, 1, "Ben").await;
    let ann = server.player(&created, 0).await;
    let ben = Player::connect(server.address(), &created.table, Some(&token), Some(1)).await;
    [ann, ben]
}

/// Whether it was stored.
fn is_applied(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::Applied { .. })
}

/// Waits until the table is as the last deed of somebody left it.
async fn all_hear(players: &mut [Player], verdict: Verdict) {
    let Verdict::Applied { seq } = verdict else { panic!("it is allowed: {verdict:?}") };
    for player in players {
        player.wait_for(seq).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_pauses_when_all_agree_and_goes_on_when_somebody_wishes() {
    let server = TestServer::start().await;
    let mut players = two_people(&server).await;
    let began = players[0].deed(What::Start).await;
    all_hear(&mut players, began).await;
    let status = |player: &Player| player.snapshot.as_ref().expect("a table").table.status.clone();
    let first = status(&players[0]).waiting[0] as usize;
    let is_not_now = |verdict: &Verdict| matches!(verdict, Verdict::Refused(refusal) if refusal.code == Code::NotNow);
    assert!(is_not_now(&players[0].deed(What::Resume).await), "nothing pauses yet");
    assert!(is_not_now(&players[1].deed(What::Agree(Wish::Pause)).await), "nobody asked");

    // One wish is no pause: moves are made until the other agrees.
    let asked = players[0].deed(What::Pause).await;
    all_hear(&mut players, asked).await;
    let proposal = status(&players[1]).proposal.expect("Ben is asked");
    assert_eq!((proposal.by, proposal.what, proposal.open), (0, Wish::Pause, vec![1]));
    assert!(!status(&players[1]).paused);
    players[first].wait_for_question().await;
    let held_back = players[first].answer();
    let agreed = players[1].deed(What::Agree(Wish::Pause)).await;
    all_hear(&mut players, agreed).await;
    for player in &players {
        assert!(status(player).paused && status(player).proposal.is_none());
    }
    players[first].send(&FromClient::Move(held_back.clone())).await;
    assert!(is_not_now(&players[first].reply(&held_back.id).await), "the table pauses");
    assert!(is_not_now(&players[0].deed(What::Pause).await), "it pauses already");

    // Anybody may end it, and the game goes on where it was.
    let resumed = players[1].deed(What::Resume).await;
    all_hear(&mut players, resumed).await;
    assert!(!status(&players[0]).paused);
    players[first].wait_for_question().await;
    let [ann, ben] = &mut players;
    tokio::join!(ann.play_to_the_end(), ben.play_to_the_end());
    assert_eq!(status(ann).phase, Phase::Over);
    server.stop().await;
}
