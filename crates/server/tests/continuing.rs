//! Games that are played on from a step of their record.

mod common;

use common::{Player, TestServer, bot, here, link};
use protocol::http::{Continue, ContinueSetup, Created, Join, Joined};
use protocol::refusal::{Code, Refusal};
use protocol::seating::{Clock, Forced, Phase, SeatPlan};
use protocol::socket::{Verdict, What};
use reqwest::{Method, StatusCode};
use server::Rate;
use std::path::Path;
use std::time::Duration;

fn kept(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/records").join(name);
    std::fs::read_to_string(path).expect("it is kept")
}

fn wish(record: &str, step: u32, seats: Vec<SeatPlan>) -> Continue {
    let setup = ContinueSetup {
        seats,
        clock: Clock::None,
        watching: false,
        pace: 0,
        forced: Forced::Ask,
        memory: true,
    };
    Continue { record: record.to_owned(), step, setup, token: true }
}

async fn go_on(server: &TestServer, wish: &Continue) -> Created {
    server.stranger().post("/api/continue", wish).await.expect("the table is made")
}

async fn refused(server: &TestServer, wish: &Continue) -> Refusal {
    let answer = server.stranger().post::<Created>("/api/continue", wish).await;
    let (_, text) = answer.expect_err("it is refused");
    serde_json::from_str(&text).expect("a refusal")
}

async fn record_of(server: &TestServer, created: &Created) -> String {
    let holder = server.client(created.token.as_deref().expect("a token"));
    let path = format!("/api/tables/{}/record", created.table);
    let answer = holder.request(Method::GET, &path).send().await.expect("the server answers");
    assert_eq!(answer.status(), StatusCode::OK);
    answer.text().await.expect("it arrives")
}

/// Whether the new record begins as the old one did, and holds.
fn check(old: &str, step: usize, new: &str) {
    let old = record::file::read(old.as_bytes()).expect("a record");
    let new = record::verify(new.as_bytes()).expect("the record holds").record;
    assert_eq!(new.answers[..step], old.answers[..step]);
    assert_eq!(new.header.seed, old.header.seed);
    assert!(new.header.deal.is_none(), "the deal was known");
    assert!(new.summary.is_some(), "it was played to its end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_on_at_once_and_to_its_end_whatever_happens_to_the_server() {
    let server = TestServer::start().await;
    for (name, players, step) in [("base_two.jsonl", 2, 17), ("second_new_three.jsonl", 3, 60)] {
        let old = kept(name);
        let mut seats = vec![here("Ann")];
        seats.resize(players, bot("random"));
        let created = go_on(&server, &wish(&old, step, seats)).await;
        assert!(created.invitations.iter().all(Option::is_none));
        let mut ann = server.player(&created, 0).await;
        let table = &ann.snapshot.as_ref().expect("a snapshot").table;
        assert_eq!((table.status.phase, table.past), (Phase::Playing, Some(step)));
        ann.play_to_the_end().await;
        check(&old, step as usize, &record_of(&server, &created).await);
    }
    let old = kept("base_two.jsonl");
    let created = go_on(&server, &wish(&old, 5, vec![here("Ann"), bot("random")])).await;
    let mut ann = server.player(&created, 0).await;
    for _ in 0..3 {
        ann.wait_for_question().await;
        let Verdict::Applied { seq } = ann.give_answer().await else { panic!("it is taken") };
        ann.wait_for(seq).await;
    }
    let seen = ann.snapshot.clone().expect("a snapshot");
    drop(ann);
    let server = server.restart(|_| ()).await;
    let mut ann = server.player(&created, 0).await;
    let again = ann.snapshot.clone().expect("a snapshot");
    assert!(again.seq >= seen.seq && again.table.past == Some(5));
    ann.play_to_the_end().await;
    check(&old, 5, &record_of(&server, &created).await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_invited_to_it_is_waited_for() {
    let server = TestServer::start().await;
    let old = kept("base_two.jsonl");
    let created = go_on(&server, &wish(&old, 30, vec![link(), here("Ann")])).await;
    let mut ann = server.player(&created, 1).await;
    let phase = ann.snapshot.as_ref().expect("a snapshot").table.status.phase;
    assert_eq!(phase, Phase::Gathering);
    assert!(matches!(ann.deed(What::Start).await, Verdict::Refused(_)), "a seat is free");
    let invitation = created.invitations[0].clone().expect("he is invited");
    let join = Join { invitation, name: "Ben".to_owned(), token: true };
    let path = format!("/api/tables/{}/join", created.table);
    let ben: Joined = server.stranger().post(&path, &join).await.expect("he is let in");
    assert!(matches!(ann.deed(What::Start).await, Verdict::Applied { .. }));
    let table = &created.table;
    let mut ben =
        Player::connect(server.address(), table, ben.token.as_deref(), Some(ben.seat)).await;
    let (ann, ben) = (ann.play_to_the_end(), ben.play_to_the_end());
    tokio::join!(ann, ben);
    check(&old, 30, &record_of(&server, &created).await);
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_played_on_is_refused_in_words() {
    let server = TestServer::start().await;
    let good = kept("base_two.jsonl");
    let all = record::file::read(good.as_bytes()).expect("a record").answers.len() as u32;
    let seats = || vec![here("Ann"), bot("random")];
    let lines: Vec<&str> = good.split_inclusive('\n').collect();
    let damaged = [&lines[..8], &lines[9..]].concat().concat();
    let cases = [
        (wish(&good, all, seats()), "over at that step".to_owned()),
        (wish(&good, all + 1, seats()), format!("0 to {all}")),
        (wish(&good, u32::MAX, seats()), format!("0 to {all}")),
        (wish(&damaged, 3, seats()), "line 9".to_owned()),
        (wish("", 0, seats()), "line 1".to_owned()),
        (wish("no record", 0, seats()), "line 1".to_owned()),
        (wish(&good, 3, vec![here("Ann")]), "one seat a player".to_owned()),
        (wish(&good, 3, vec![bot("random"), bot("random")]), "a person".to_owned()),
        (wish(&good, 3, vec![here(""), bot("random")]), "a name".to_owned()),
    ];
    for (wish, words) in cases {
        let refusal = refused(&server, &wish).await;
        assert_eq!(refusal.code, Code::BadRequest);
        assert!(refusal.message.contains(&words), "{}, not {words}", refusal.message);
    }
    let long = wish(&"x".repeat(512 << 10), 0, seats());
    let answer = server.stranger().post::<Created>("/api/continue", &long).await;
    assert_eq!(answer.expect_err("it is too long").0, StatusCode::PAYLOAD_TOO_LARGE);
    let more = serde_json::json!({ "record": good, "step": 3, "setup": {
        "seats": [{ "here": { "name": "Ann" } }, { "link": {} }], "options": { "players": 2 } } });
    let answer = server.stranger().post::<Created>("/api/continue", &more).await;
    assert_eq!(answer.expect_err("the record has options").0, StatusCode::BAD_REQUEST);
    server.stop().await;
}

#[tokio::test]
async fn going_on_counts_as_making_a_table() {
    let rate = Rate { count: 2, per: Duration::from_secs(600) };
    let server = TestServer::start_with(|config| config.limits.creations = Some(rate)).await;
    let wish = wish(&kept("base_two.jsonl"), 3, vec![here("Ann"), link()]);
    go_on(&server, &wish).await;
    go_on(&server, &wish).await;
    assert_eq!(refused(&server, &wish).await.code, Code::Limited);
    server.stop().await;
    let server = TestServer::start_with(|config| config.limits.open_tables = 1).await;
    let created = go_on(&server, &wish).await;
    let ann = server.client(created.token.as_deref().expect("a token"));
    let second = ann.post::<Created>("/api/continue", &wish).await;
    assert_eq!(second.expect_err("one is enough").0, StatusCode::TOO_MANY_REQUESTS);
    server.stop().await;
}
