//! Too much of everything, with the limits that every server has by default.

use super::raw;
use super::site::{Site, bearer, create_body};
use super::wire::{Came, Wire};
use protocol::refusal::{Code, Refusal};
use protocol::socket::{FromClient, FromServer};
use server::{Config, Limits};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

fn default_limits(config: &mut Config) {
    config.limits = Limits::default();
}

/// Sends pings until the socket is closed: how many were answered, how many refused, and how it
/// was closed.
async fn flood(wire: &mut Wire, most: usize) -> (usize, usize, Came) {
    for n in 0..most {
        wire.text(&format!(r#"{{"type":"ping","n":{n}}}"#)).await;
    }
    let (mut answered, mut refused) = (0, 0);
    loop {
        let came = wire.answer().await;
        let Came::Said(said) = &came else { return (answered, refused, came) };
        match &**said {
            FromServer::Pong { .. } => answered += 1,
            FromServer::Error(refusal) => {
                assert_eq!(refusal.code, Code::Limited);
                assert!(refusal.retry_after.is_some(), "nobody is told when to try again");
                refused += 1;
            }
            other => panic!("{other:?}"),
        }
    }
}

// ASVS 2.4.1 (nobody is faster than a person can be).
#[tokio::test]
async fn floods_of_messages_are_refused_then_ended() {
    let site = Site::start_with(default_limits).await;
    let who = bearer(&site.ann);
    let headers = [("Authorization", who.as_str())];
    let mut wire = Wire::open(site.address(), &site.table, &headers).await.expect("it opens");
    wire.watch(Some(0)).await;
    assert!(wire.lives().await);
    let (answered, refused, came) = flood(&mut wire, 400).await;
    assert_eq!(came, Came::Closed(Some(1008)), "{answered} answered, {refused} refused");
    assert!((95..=110).contains(&answered), "{answered} answered");
    assert!((95..=110).contains(&refused), "{refused} refused");
    site.goes_on().await;
    site.stop().await;
}

// ASVS 2.4.1.
#[tokio::test]
async fn floods_of_tables_are_refused() {
    let site = Site::start_with(default_limits).await;
    let mut made = 0;
    let refused = loop {
        let answer = site.post("/api/tables", &[], &create_body(true)).await;
        match answer.status {
            201 => made += 1,
            _ => break answer,
        }
    };
    assert_eq!(refused.refused(), (429, Code::Limited));
    assert_eq!(made, 9, "ten a minute, the honest people's own included");
    let wait: u64 = refused.header("retry-after").expect("it says when").parse().expect("seconds");
    assert!((1..=7).contains(&wait), "{wait} s");
    site.goes_on().await;
    site.stop().await;
}

// ASVS 2.4.1, 15.2.2.
#[tokio::test]
async fn floods_of_requests_are_refused() {
    let site = Site::start_with(default_limits).await;
    let path = format!("/api/tables/{}", site.table);
    let mut refused = 0;
    for _ in 0..100 {
        let answer = site.get(&path, &[]).await;
        if answer.status == 429 {
            assert_eq!(answer.refused(), (429, Code::Limited));
            assert!(answer.header("retry-after").is_some());
            refused += 1;
        }
    }
    assert!(refused > 10, "only {refused} of 100 at once were refused");
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(site.get(&path, &[]).await.status, 404, "after a while it is answered again");
    site.stop().await;
}

#[tokio::test]
async fn nobody_has_more_tables_than_he_can_play() {
    let site = Site::start_with(|config| config.limits.open_tables = 5).await;
    let who = bearer(&site.ann);
    let headers = [("Authorization", who.as_str())];
    for _ in 0..4 {
        assert_eq!(site.post("/api/tables", &headers, &create_body(true)).await.status, 201);
    }
    let answer = site.post("/api/tables", &headers, &create_body(true)).await;
    assert_eq!(answer.refused(), (429, Code::Limited));
    site.stop().await;
}

#[tokio::test]
async fn one_session_has_five_sockets_at_a_table() {
    let site = Site::start_with(default_limits).await;
    let who = bearer(&site.ann);
    let headers = [("Authorization", who.as_str())];
    let mut open = Vec::new();
    for _ in 0..5 {
        open.push(Wire::open(site.address(), &site.table, &headers).await.expect("it opens"));
    }
    let sixth = Wire::open(site.address(), &site.table, &headers).await;
    assert_eq!(sixth.expect_err("it is one too many"), 429);
    drop(open);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(Wire::open(site.address(), &site.table, &headers).await.is_ok(), "there is room again");
    site.stop().await;
}

// ASVS 15.3.4: people behind a proxy are counted by their own address, which it alone tells.
#[tokio::test]
async fn one_address_has_twenty_sockets_and_others_are_not_hurt() {
    let site = Site::start_with(|config| {
        default_limits(config);
        config.limits.requests = None;
        config.trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    })
    .await;
    let mut seats = vec![crate::common::here("Ann")];
    seats.push(crate::common::link());
    let mut setup = crate::common::setup(seats);
    setup.watching = true;
    let open = site.server.create(&setup).await;
    let flood = [("X-Forwarded-For", "1.2.3.4, 203.0.113.7")];
    let mut sockets = Vec::new();
    for _ in 0..20 {
        sockets.push(Wire::open(site.address(), &open.table, &flood).await.expect("it opens"));
    }
    for lie in ["1.2.3.4, 203.0.113.7", "9.9.9.9, 203.0.113.7", "127.0.0.1, 203.0.113.7"] {
        let more = Wire::open(site.address(), &open.table, &[("X-Forwarded-For", lie)]).await;
        assert_eq!(more.expect_err("it is one too many"), 429, "{lie}");
    }
    let other = [("X-Forwarded-For", "203.0.113.8")];
    assert!(Wire::open(site.address(), &open.table, &other).await.is_ok(), "somebody else");
    site.goes_on().await;
    site.stop().await;
}

/// Connections that say nothing.
async fn silent(site: &Site, count: usize) -> Vec<TcpStream> {
    let mut streams = Vec::new();
    for _ in 0..count {
        streams.push(TcpStream::connect(site.address()).await.expect("it listens"));
    }
    // They are counted when they are taken, which is not at once.
    tokio::time::sleep(Duration::from_millis(200)).await;
    streams
}

async fn refusal_of_one_more(site: &Site) -> (u16, Refusal) {
    let text = raw::request("GET", "/api/health", &[], "");
    let answer = raw::send(site.address(), text.as_bytes()).await.expect("it is told why");
    assert!(answer.header("retry-after").is_some(), "{answer:?}");
    (answer.status, answer.refusal())
}

// ASVS 15.1.3.
#[tokio::test]
async fn one_address_has_so_many_connections() {
    let site = Site::start_with(|config| config.limits.connections_from_here = 25).await;
    let streams = silent(&site, 30).await;
    let (status, refusal) = refusal_of_one_more(&site).await;
    assert_eq!((status, refusal.code), (429, Code::Limited));
    drop(streams);
    tokio::time::sleep(Duration::from_millis(300)).await;
    site.goes_on().await;
    site.stop().await;
}

// ASVS 15.1.3.
#[tokio::test]
async fn the_house_has_so_many_connections() {
    let site = Site::start_with(|config| config.limits.connections = 25).await;
    let mut ann = site.ann().await;
    let streams = silent(&site, 30).await;
    let (status, refusal) = refusal_of_one_more(&site).await;
    assert_eq!((status, refusal.code), (503, Code::Unavailable));
    ann.send(&FromClient::Ping { n: 5 }).await;
    while ann.next().await.expect("those inside stay") != (FromServer::Pong { n: 5 }) {}
    drop(streams);
    tokio::time::sleep(Duration::from_millis(300)).await;
    site.goes_on().await;
    site.stop().await;
}

/// Connections that were told something, and those that were not.
async fn told_and_not(streams: Vec<TcpStream>) -> (usize, usize) {
    let (mut told, mut not) = (0, 0);
    for mut stream in streams {
        let mut first = [0; 1];
        match stream.read(&mut first).await {
            Ok(1) => told += 1,
            _ => not += 1,
        }
    }
    (told, not)
}

// ASVS 15.1.3, 15.2.2: to turn somebody away costs something, too.
#[tokio::test]
async fn a_crowd_that_is_turned_away_is_not_told_why_one_by_one() {
    let site = Site::start_with(|config| config.limits.connections = 5).await;
    let mut ann = site.ann().await;
    let inside = silent(&site, 10).await;
    let crowd = silent(&site, 200).await;
    let (told, not) = told_and_not(crowd).await;
    assert!(told > 0 && not > 50, "{told} were told, {not} were hung up on");
    ann.send(&FromClient::Ping { n: 5 }).await;
    while ann.next().await.expect("those inside stay") != (FromServer::Pong { n: 5 }) {}
    drop((inside, ann));
    tokio::time::sleep(Duration::from_millis(300)).await;
    site.goes_on().await;
    site.stop().await;
}

#[tokio::test]
async fn half_a_handshake_costs_nothing_that_matters() {
    let site = Site::start_with(|config| {
        config.limits.header_wait = Duration::from_millis(500);
        config.limits.connections = 400;
    })
    .await;
    let mut streams = silent(&site, 300).await;
    for stream in &mut streams {
        let begun = format!("GET /api/tables/{}/socket HTTP/1.1\r\nUpgrade: web", site.table);
        stream.write_all(begun.as_bytes()).await.expect("it is sent");
    }
    site.goes_on().await;
    tokio::time::sleep(Duration::from_millis(900)).await;
    let more = silent(&site, 300).await;
    site.goes_on().await;
    drop((streams, more));
    site.stop().await;
}
