//! The disk is full, or the database does not answer: nothing is acknowledged that is not
//! stored, reading goes on, and so does everything else once there is room again.

use super::site::{PUBLIC, Site, bearer, create_body};
use crate::common::{Player, TestServer};
use protocol::refusal::Code;
use protocol::socket::{Move, Reply, Verdict};
use server::{Place, Settings};
use sqlx::{ConnectOptions, Connection, Executor};
use std::time::Duration;
use store::Store;

/// A move of whoever is asked, and his token.
async fn honest_move(site: &Site) -> (Move, String) {
    let mut ann = site.ann().await;
    let status = &ann.snapshot.as_ref().expect("she sees the table").table.status;
    let (mut player, token): (Player, &str) = if status.waiting.contains(&0) {
        (ann, &site.ann)
    } else {
        ann = site.ben().await;
        (ann, &site.ben)
    };
    player.wait_for_question().await;
    (player.answer(), token.to_owned())
}

async fn post(site: &Site, given: &Move, token: &str) -> (u16, Option<String>, Verdict) {
    let path = format!("/api/tables/{}/moves", site.table);
    let who = bearer(token);
    let body = serde_json::to_value(given).expect("moves are plain data");
    let answer = site.post(&path, &[("Authorization", &who)], &body).await;
    let reply: Reply = answer.json();
    assert_eq!(reply.id, given.id);
    (answer.status, answer.header("retry-after").map(str::to_owned), reply.result)
}

async fn can_be_read(site: &Site) {
    let who = bearer(&site.ann);
    let headers = [("Authorization", who.as_str())];
    for rest in ["?seat=0", "/items?seat=0"] {
        let answer = site.get(&format!("/api/tables/{}{rest}", site.table), &headers).await;
        assert_eq!(answer.status, 200, "{rest}");
    }
    assert_eq!(site.get("/", &[]).await.status, 200);
}

/// How often a move is stored.
async fn stored(server: &TestServer, table: &str, id: &str) -> usize {
    let store = Store::open_reading(&server.place, Settings::default()).await.expect("it opens");
    let rows = store.rows(table, 0).await.expect("it can be read");
    store.close().await;
    rows.iter().filter(|row| row.move_id.as_deref() == Some(id)).count()
}

// ASVS 2.3.3 (all or nothing), 16.5.2 (goes on when a part fails).
#[tokio::test]
async fn a_full_disk_takes_no_moves_and_shows_everything() {
    let site = Site::start_with(|config| config.settings.max_pages = Some(60)).await;
    let full = loop {
        let made = site.post("/api/tables", &[], &create_body(true)).await;
        if made.status != 201 {
            break made;
        }
    };
    assert_eq!(full.refused(), (503, Code::Unavailable));
    let (refused, token) = loop {
        let (given, token) = honest_move(&site).await;
        match post(&site, &given, &token).await {
            (200, _, Verdict::Applied { .. }) => {}
            (status, retry, Verdict::Refused(refusal)) => {
                assert_eq!((status, refusal.code), (503, Code::Unavailable));
                assert!(retry.is_some(), "it says when to try again");
                break (given, token);
            }
            other => panic!("{other:?}"),
        }
    };
    can_be_read(&site).await;
    assert_eq!(site.get("/api/health", &[]).await.status, 503, "its host should know");
    assert_eq!(stored(&site.server, &site.table, &refused.id).await, 0);
    let Site { server, created, table, ann, ben } = site;
    let server = server.restart(|config| config.public_url = Some(PUBLIC.to_owned())).await;
    let site = Site { server, created, table, ann, ben };
    let (status, _, verdict) = post(&site, &refused, &token).await;
    assert_eq!(status, 200, "there is room again: {verdict:?}");
    assert!(matches!(verdict, Verdict::Applied { .. }));
    let (_, _, again) = post(&site, &refused, &token).await;
    assert!(matches!(again, Verdict::Duplicate { .. }));
    assert_eq!(stored(&site.server, &site.table, &refused.id).await, 1);
    site.goes_on().await;
    site.stop().await;
}

// ASVS 2.3.3, 16.5.2.
#[tokio::test]
async fn a_store_that_is_away_for_a_while_is_waited_for() {
    let patience = Duration::from_millis(200);
    let site = Site::start_with(|config| config.settings.patience = patience).await;
    let (given, token) = honest_move(&site).await;
    let Place::Sqlite(path) = &site.server.place else { panic!("it is a file") };
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    let mut other = options.connect().await.expect("it opens");
    other.execute("BEGIN IMMEDIATE").await.expect("nobody else writes now");
    let (status, retry, verdict) = post(&site, &given, &token).await;
    let Verdict::Refused(refusal) = verdict else { panic!("{verdict:?}") };
    assert_eq!((status, refusal.code), (503, Code::Unavailable));
    assert!(retry.is_some(), "it says when to try again");
    can_be_read(&site).await;
    other.execute("ROLLBACK").await.expect("others may write again");
    other.close().await.expect("it closes");
    let (status, _, verdict) = post(&site, &given, &token).await;
    assert!(status == 200 && matches!(verdict, Verdict::Applied { .. }), "{verdict:?}");
    assert_eq!(stored(&site.server, &site.table, &given.id).await, 1);
    site.goes_on().await;
    site.stop().await;
}
