//! Games that were played, looked at again.

mod common;

use common::{Client, TestServer, bot, here, setup};
use protocol::refusal::{Code, Refusal};
use protocol::replay::{Lesson, Replay};
use protocol::review::Review;
use protocol::socket::What;
use reqwest::{Method, Response, StatusCode};
use std::path::Path;

fn kept(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(name);
    std::fs::read_to_string(path).expect("it is kept")
}

fn replayed(text: &str) -> Replay {
    let record = record::file::read(text.as_bytes()).expect("a record");
    Replay::of(&record).expect("it holds")
}

async fn send(client: &Client, kind: &str, text: impl Into<reqwest::Body>) -> Response {
    let request = client.request(Method::POST, "/api/replay").header("content-type", kind);
    request.body(text).send().await.expect("the server answers")
}

/// What is said against a text that is no record.
async fn refused(server: &TestServer, text: impl Into<reqwest::Body>) -> String {
    let answer = send(&server.stranger(), "text/plain", text).await;
    assert_eq!(answer.status(), StatusCode::BAD_REQUEST);
    let refusal: Refusal = answer.json().await.expect("a refusal");
    assert_eq!(refusal.code, Code::BadRequest);
    refusal.message
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_can_be_looked_at_by_those_who_may_see_its_record() {
    let server = TestServer::start().await;
    let created = server.create(&setup(vec![here("Ann"), bot("random")])).await;
    let mut ann = server.player(&created, 0).await;
    ann.deed(What::Start).await;
    let path = format!("/api/tables/{}/replay", created.table);
    let holder = server.client(created.token.as_deref().expect("a token"));
    let early = holder.get::<Replay>(&path).await.expect_err("the game goes on");
    assert_eq!(early.0, StatusCode::CONFLICT, "{}", early.1);
    ann.play_to_the_end().await;
    let stranger = server.stranger().get::<Replay>(&path).await.expect_err("it is not his");
    assert_eq!(stranger.0, StatusCode::NOT_FOUND, "{}", stranger.1);
    let replay: Replay = holder.get(&path).await.expect("it is over");
    let record = holder.request(Method::GET, &path.replace("replay", "record"));
    let record = record.send().await.expect("the server answers").text().await.expect("a record");
    assert_eq!(replay, replayed(&record));
    assert_eq!(replay.names, ["Ann", "random"]);
    server.stop().await;
}

#[tokio::test]
async fn a_record_can_be_looked_at_wherever_it_was_played() {
    let server = TestServer::start().await;
    let names = ["base_two", "base_four", "given_deck_events_two", "second_new_three"];
    for name in names {
        let text = kept(&format!("records/{name}.jsonl"));
        let answer = send(&server.stranger(), "text/plain;charset=UTF-8", text.clone()).await;
        assert_eq!(answer.status(), StatusCode::OK, "{name}");
        assert!(!answer.headers().contains_key("set-cookie"), "nothing is kept of it");
        assert_eq!(answer.json::<Replay>().await.expect("a replay"), replayed(&text), "{name}");
        let half: Vec<&str> = text.split_inclusive('\n').take(20).collect();
        let half = half.concat();
        let answer = send(&server.stranger(), "text/plain", half.clone()).await;
        let replay: Replay = answer.json().await.expect("a game may break off");
        assert_eq!((replay.steps.len(), &replay.result), (19, &None), "{name}");
        assert_eq!(replay, replayed(&half), "{name}");
    }
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_record_is_refused_with_the_line_that_is_wrong() {
    let server = TestServer::start().await;
    let good = kept("records/base_two.jsonl");
    let lines: Vec<&str> = good.split_inclusive('\n').collect();
    let without = |line: usize| [&lines[..line - 1], &lines[line..]].concat().concat();
    let last = lines.len();
    let wrong = [
        ("", "line 1"),
        ("\n", "line 1"),
        ("a game of cards", "line 1"),
        ("{}", "line 1"),
        (&"[".repeat(10_000), "line 1"),
        (&lines[0].replacen("\"1.0\"", "\"9.9\"", 1), "line 1"),
        (&without(1), "line 1"),
        (&without(7), "line 7"),
        (&good.replacen("prospector", "councillor", 1), "line "),
        (&format!("{good}{}", lines[3]), &*format!("line {}", last + 1)),
        (&without(last), &*format!("line {last}")),
        (&good.replacen('\n', "\r\n", 1), "line 1"),
    ];
    for (text, place) in wrong {
        let message = refused(&server, text.to_owned()).await;
        assert!(message.contains(place), "{message}, not {place}");
        assert!(message.len() < 400, "{message}");
    }
    for bytes in [&b"\xff\xfe\x00"[..], b"\0\0\0\0", b"{\"record\":1e999}"] {
        refused(&server, bytes.to_vec()).await;
    }
    let stranger = server.stranger();
    let long = send(&stranger, "text/plain", "x".repeat((512 << 10) + 1)).await;
    assert_eq!(long.status(), StatusCode::PAYLOAD_TOO_LARGE);
    let most = send(&stranger, "text/plain", "x".repeat(512 << 10)).await;
    assert_eq!(most.status(), StatusCode::BAD_REQUEST, "as long as it may be");
    let other = send(&stranger, "application/json", good).await;
    assert_eq!(other.status(), StatusCode::UNSUPPORTED_MEDIA_TYPE);
    server.stop().await;
}

#[tokio::test]
async fn the_lesson_is_a_game_of_two_with_what_the_first_of_them_was_asked() {
    let server = TestServer::start().await;
    let lesson: Lesson = server.stranger().get("/api/lesson").await.expect("there is one");
    assert_eq!(lesson.replay, replayed(&kept("lesson.jsonl")));
    assert_eq!(lesson.replay.names.len(), 2);
    assert!(lesson.replay.result.is_some(), "it is played to its end");
    assert_eq!(lesson.questions.len(), lesson.replay.steps.len());
    let again: Lesson = server.stranger().get("/api/lesson").await.expect("there is one");
    assert_eq!(again, lesson);
    server.stop().await;
}

// Secrets beside what others chose must not be compressed together: the length would tell of them.
#[tokio::test]
async fn only_replays_are_compressed() {
    let server = TestServer::start().await;
    let created = server.create(&setup(vec![here("Ann"), bot("random")])).await;
    let holder = server.client(created.token.as_deref().expect("a token"));
    let get = |path: String| {
        let request = holder.request(Method::GET, &path).header("accept-encoding", "gzip, br");
        async { request.send().await.expect("the server answers") }
    };
    let plain = holder.request(Method::GET, "/api/lesson").send().await.expect("an answer");
    assert!(!plain.headers().contains_key("content-encoding"), "nobody asked for it");
    let plain = plain.bytes().await.expect("it arrives").len();
    let lesson = get("/api/lesson".to_owned()).await;
    assert_eq!(lesson.headers()["content-encoding"], "gzip");
    assert_eq!(lesson.headers()["cache-control"], "no-store");
    let short = lesson.bytes().await.expect("it arrives").len();
    assert!(short * 5 < plain, "{short} of {plain} bytes");
    let table = format!("/api/tables/{}", created.table);
    let paths = [&*table, &format!("{table}/items"), "/api/tables", "/api/openapi.json"];
    for path in paths {
        let answer = get(path.to_owned()).await;
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        assert!(!answer.headers().contains_key("content-encoding"), "{path}");
    }
    let refused = get(format!("{table}/replay")).await;
    assert_eq!(refused.status(), StatusCode::CONFLICT);
    assert!(!refused.headers().contains_key("content-encoding"), "it is short");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_can_be_judged_by_those_who_may_see_its_record() {
    let server = TestServer::start().await;
    let created = server.create(&setup(vec![here("Ann"), bot("random")])).await;
    let mut ann = server.player(&created, 0).await;
    ann.deed(What::Start).await;
    let path = format!("/api/tables/{}/review", created.table);
    let holder = server.client(created.token.as_deref().expect("a token"));
    let early = holder.get::<Review>(&path).await.expect_err("the game goes on");
    assert_eq!(early.0, StatusCode::CONFLICT, "{}", early.1);
    ann.play_to_the_end().await;
    let stranger = server.stranger().get::<Review>(&path).await.expect_err("it is not his");
    assert_eq!(stranger.0, StatusCode::NOT_FOUND, "{}", stranger.1);
    let review: Review = holder.get(&path).await.expect("it is over");
    assert!(review.answers.len() > 20, "only {}", review.answers.len());
    assert_eq!(review.seats.iter().map(|seat| &seat.name).collect::<Vec<_>>(), ["Ann", "random"]);
    for seat in &review.seats {
        let sum = seat.chance - seat.lost + seat.luck;
        assert!((sum - seat.won.expect("it is over")).abs() < 1e-3, "{seat:?}");
    }
    server.stop().await;
}
