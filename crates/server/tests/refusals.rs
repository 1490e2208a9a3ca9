//! What is not allowed, and how it is said.

mod common;

use common::{Closed, Player, TestServer, bot, here, link, setup};
use protocol::http::{Create, Created, Health};
use protocol::refusal::{Code, Refusal};
use protocol::socket::{FromClient, FromServer, Verdict, What};
use reqwest::{Method, StatusCode};
use server::Limits;
use tokio_tungstenite::tungstenite::Message;

fn refusal(text: &str) -> Refusal {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_others_are_not_there() {
    let server = TestServer::start().await;
    let created = server.create(&setup(vec![here("Ann"), link()])).await;
    let stranger = server.client("00112233445566778899aabbccddeeff");
    let hidden = stranger.see(&created.table, None).await.expect_err("it is not his");
    let missing = stranger.see("aaaaaaaaaaaaaaaa", None).await.expect_err("there is none");
    let absurd = stranger.see("x", None).await.expect_err("there is none");
    assert_eq!(hidden, missing);
    assert_eq!(hidden, absurd);
    assert_eq!(hidden.0, StatusCode::NOT_FOUND);
    let table = |table: &'static str| Player::open(server.address(), table, None);
    assert_eq!(table("aaaaaaaaaaaaaaaa").await.err(), Some(404));
    let own = Player::open(server.address(), &created.table, None).await;
    assert_eq!(own.err(), Some(404));
    // Somebody who sits elsewhere at the table does not see this seat.
    let (_, token) = server.join(&created, 1, "Ben").await;
    let ben = server.client(&token);
    let (status, _) = ben.see(&created.table, Some(0)).await.expect_err("it is Ann's");
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert!(ben.see(&created.table, None).await.is_ok());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_error_is_a_refusal() {
    let server = TestServer::start().await;
    let client = server.stranger();
    let cases = [
        (Method::GET, "/nowhere", None, StatusCode::NOT_FOUND),
        (Method::GET, "/metrics", None, StatusCode::NOT_FOUND),
        (Method::DELETE, "/api/tables", None, StatusCode::METHOD_NOT_ALLOWED),
        (Method::POST, "/api/tables", Some("{}"), StatusCode::BAD_REQUEST),
        (Method::POST, "/api/tables", Some("{\"a\":1,\"a\":1}"), StatusCode::BAD_REQUEST),
        (Method::POST, "/api/tables", None, StatusCode::UNSUPPORTED_MEDIA_TYPE),
        (Method::GET, "/api/tables/aaaaaaaaaaaaaaaa?seat=x", None, StatusCode::BAD_REQUEST),
        (Method::GET, "/api/tables/aaaaaaaaaaaaaaaa/socket", None, StatusCode::BAD_REQUEST),
    ];
    for (method, path, body, status) in cases {
        let mut request = client.request(method, path);
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body);
        }
        let response = request.send().await.expect("an answer");
        assert_eq!(response.status(), status, "{path}");
        assert_eq!(response.headers()["x-content-type-options"], "nosniff");
        assert!(response.headers().contains_key("content-security-policy"));
        refusal(&response.text().await.expect("a text"));
    }
    let long = client.request(Method::POST, "/api/tables");
    let long = long.header("content-type", "application/json").body(" ".repeat(20_000));
    let response = long.send().await.expect("an answer");
    assert_eq!(response.status(), StatusCode::PAYLOAD_TOO_LARGE);
    refusal(&response.text().await.expect("a text"));
    let health: Health = client.get("/api/health").await.expect("it is well");
    assert!(health.ok);
    let document: serde_json::Value = client.get("/api/openapi.json").await.expect("a document");
    for path in ["/api/tables", "/api/tables/{id}/moves", "/api/tables/{id}/deeds"] {
        let responses = &document["paths"][path]["post"]["responses"];
        for status in ["408", "413", "415"] {
            assert!(responses[status].is_object(), "{path} says nothing of {status}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_are_refused() {
    let server =
        TestServer::start_with(|config| config.origins = vec!["https://friend.example".to_owned()])
            .await;
    let create = Create { setup: setup(vec![here("Ann"), bot("steady")]), token: false };
    let own = format!("http://{}", server.address());
    for (origin, status) in [
        ("https://evil.example", StatusCode::FORBIDDEN),
        ("null", StatusCode::FORBIDDEN),
        ("https://friend.example", StatusCode::CREATED),
        (own.as_str(), StatusCode::CREATED),
    ] {
        let request = server.stranger().request(Method::POST, "/api/tables").json(&create);
        let response = request.header("origin", origin).send().await.expect("an answer");
        assert_eq!(response.status(), status, "{origin}");
        if status == StatusCode::CREATED {
            let cookie = response.headers()["set-cookie"].to_str().expect("plain text").to_owned();
            assert!(cookie.starts_with("__Host-sanjuan="), "{cookie}");
            for part in ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"] {
                assert!(cookie.contains(part), "{cookie}");
            }
            let created: Created = response.json().await.expect("a table");
            assert_eq!(created.token, None);
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_bears_nonsense_for_a_while() {
    let server = TestServer::start().await;
    let created = server.create(&setup(vec![here("Ann"), bot("steady")])).await;
    let token = created.token.as_deref();
    let open = || async { Player::open(server.address(), &created.table, token).await.unwrap() };
    let mut ann = open().await;
    for _ in 0..20 {
        ann.send_text("{\"type\":\"dance\"}").await;
        let message = ann.next().await.expect("a refusal");
        assert!(matches!(message, FromServer::Error(why) if why.code == Code::BadRequest));
    }
    assert_eq!(ann.next().await, Err(Closed(Some(1008))));

    let mut ann = open().await;
    ann.seat = Some(0);
    let verdict = ann.deed(What::Start).await;
    assert!(matches!(verdict, Verdict::Refused(why) if why.code == Code::NotNow));
    ann.send(&FromClient::Watch { protocol: 999, seat: Some(0), after: None }).await;
    assert!(
        matches!(ann.next().await, Ok(FromServer::Error(why)) if why.code == Code::OtherVersion)
    );
    assert_eq!(ann.next().await, Err(Closed(Some(1008))));

    let mut ann = open().await;
    ann.send_frame(Message::binary(vec![1, 2, 3])).await;
    assert!(matches!(ann.next().await, Ok(FromServer::Error(_))));
    assert_eq!(ann.next().await, Err(Closed(Some(1003))));

    let mut ann = open().await;
    ann.send_text(&" ".repeat(5_000)).await;
    assert_eq!(ann.next().await, Err(Closed(Some(1009))));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_too_fast_is_told_to_wait() {
    let server = TestServer::start_with(|config| config.limits = Limits::default()).await;
    let created = server.create(&setup(vec![here("Ann"), bot("steady")])).await;
    let mut ann = server.player(&created, 0).await;
    for n in 0..150 {
        ann.send(&FromClient::Ping { n }).await;
    }
    let mut limited = 0;
    for _ in 0..150 {
        match ann.next().await.expect("an answer") {
            FromServer::Pong { .. } => {}
            FromServer::Error(why) if why.code == Code::Limited => {
                assert!(why.retry_after.is_some());
                limited += 1;
            }
            other => panic!("not asked for: {other:?}"),
        }
    }
    assert!((40..=53).contains(&limited), "{limited}");
    // No more than five sockets of one person at one table.
    let mut open = vec![ann];
    loop {
        match Player::open(server.address(), &created.table, created.token.as_deref()).await {
            Ok(player) => open.push(player),
            Err(status) => break assert_eq!(status, 429),
        }
    }
    assert_eq!(open.len(), 5);
    server.stop().await;
}
