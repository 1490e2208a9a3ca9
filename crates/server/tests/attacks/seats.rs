//! Nobody gets a seat that was not given to him.

use super::raw::Answer;
use super::site::{NO_TABLE, Site, UPGRADE, bearer};
use crate::common::{Closed, Player, here, link, move_id, setup};
use protocol::http::{Invitation, Joined, Tables};
use protocol::refusal::Code;
use protocol::seating::Phase;
use protocol::socket::{FromServer, Verdict, What};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::collections::HashSet;

fn hash(secret: &str) -> String {
    data_encoding::HEXLOWER.encode(&Sha256::digest(secret))
}

async fn join(site: &Site, table: &str, invitation: &str, name: &str) -> Answer {
    let body = json!({ "invitation": invitation, "name": name, "token": true });
    site.post(&format!("/api/tables/{table}/join"), &[], &body).await
}

// ASVS 8.2.2 (object level), 2.2.2 (checked by the server).
#[tokio::test]
async fn nobody_sits_down_by_a_name_a_guess_or_an_old_invitation() {
    let site = Site::start().await;
    let created = site.server.create(&setup(vec![here("Ann"), link(), link()])).await;
    let good = created.invitations[1].clone().expect("the seat is free");
    let other = site.server.create(&setup(vec![here("Eve"), link()])).await;
    let eves = other.invitations[1].clone().expect("the seat is free");
    let used = site.created.invitations[1].clone().expect("Ben had it");
    let wrong = [
        String::new(),
        "0".repeat(32),
        move_id(),
        good.to_uppercase(),
        format!("{good} "),
        good[..31].to_owned(),
        hash(&good),
        created.table.clone(),
        created.token.clone().expect("it was asked for"),
        eves,
        used.clone(),
        "' OR 1=1 --".to_owned(),
    ];
    let refused = join(&site, &created.table, &wrong[0], "Ann").await;
    assert_eq!(refused.refused(), (403, Code::BadInvitation));
    for invitation in &wrong {
        assert_eq!(join(&site, &created.table, invitation, "Ann").await, refused, "{invitation:?}");
    }
    assert_eq!(join(&site, &site.table, &used, "Ben").await, refused, "the seat is Ben's");
    assert_eq!(join(&site, NO_TABLE, &good, "Ann").await, refused, "there is no such table");
    let joined: Joined = join(&site, &created.table, &good, "Ann").await.json();
    assert_eq!(joined.seat, 1, "whose name it is makes no difference");
    assert_eq!(join(&site, &created.table, &good, "Ann").await, refused, "it is used up");
    site.goes_on().await;
    site.stop().await;
}

/// Everything that can be asked of a table, for seat 0.
async fn everything(site: &Site, table: &str, who: Option<&str>) -> Vec<Answer> {
    let who = who.map(str::to_owned);
    let headers: Vec<(&str, &str)> =
        who.as_deref().map(|who| ("Authorization", who)).into_iter().collect();
    let path = |rest: &str| format!("/api/tables/{table}{rest}");
    let id = "0".repeat(32);
    let made = json!({ "seat": 0, "expected": 99, "id": id, "answer": { "role": "builder" } });
    let deed = json!({ "seat": 0, "id": id, "deed": "leave" });
    vec![
        site.get(&path("?seat=0"), &headers).await,
        site.get(&path("/items?seat=0"), &headers).await,
        site.post(&path("/moves"), &headers, &made).await,
        site.post(&path("/deeds"), &headers, &deed).await,
        site.post(&path("/seats/0/invitation"), &headers, &json!({})).await,
        site.get(&path(""), &headers).await,
        site.get(&path("/items"), &headers).await,
        site.get(&path("/record"), &headers).await,
    ]
}

/// The answer to somebody who knocks in vain for a socket.
async fn no_socket(site: &Site, table: &str, who: Option<&str>) -> Answer {
    let who = who.map(|who| ("Authorization", who));
    let headers: Vec<(&str, &str)> = who.into_iter().chain(UPGRADE).collect();
    site.get(&format!("/api/tables/{table}/socket"), &headers).await
}

// ASVS 8.2.2 (object level), 8.3.1 (decided by the server), 16.5.1 (errors tell nothing).
#[tokio::test]
async fn a_table_of_others_looks_like_one_that_is_not_there() {
    let site = Site::start().await;
    let eve = site.server.create(&setup(vec![here("Eve"), link()])).await;
    let eve = eve.token.expect("she asked for a token");
    let invitation = site.created.invitations[1].clone().expect("Ben had it");
    let tricks = [
        None,
        Some(bearer(&eve)),
        Some(bearer(&hash(&site.ann))),
        Some(bearer(&hash(&site.ann)[..32])),
        Some(bearer(&site.ann.to_uppercase())),
        Some(bearer(&format!("{}0", site.ann))),
        Some(bearer(&site.table)),
        Some(bearer(&invitation)),
        Some(bearer("")),
        Some("Bearer".to_owned()),
        Some(format!("Basic {}", site.ann)),
        Some(site.ann.clone()),
        Some(bearer("\t,;=\"")),
    ];
    for trick in &tricks {
        let trick = trick.as_deref();
        let mut there = everything(&site, &site.table, trick).await;
        let mut nowhere = everything(&site, NO_TABLE, trick).await;
        there.push(no_socket(&site, &site.table, trick).await);
        nowhere.push(no_socket(&site, NO_TABLE, trick).await);
        assert_eq!(there, nowhere, "{trick:?}");
        assert!(there.iter().all(|answer| answer.status == 404), "{trick:?}: {there:?}");
    }
    // The opposite: with the right one everything but the record is there.
    let hers = everything(&site, &site.table, Some(&bearer(&site.ann))).await;
    let hers: Vec<u16> = hers.iter().map(|answer| answer.status).collect();
    assert!(!hers.contains(&404), "{hers:?}");
    site.stop().await;
}

// ASVS 8.2.3 (field level): another seat at one's own table is not one's own.
#[tokio::test]
async fn nobody_looks_or_acts_from_his_neighbours_seat() {
    let site = Site::start().await;
    let bens = bearer(&site.ben);
    let answers = everything(&site, &site.table, Some(&bens)).await;
    for answer in &answers[..2] {
        assert_eq!(answer.refused(), (403, Code::NotYourSeat));
    }
    for answer in &answers[2..4] {
        let reply: protocol::socket::Reply = answer.json();
        assert_eq!(answer.status, 403);
        let Verdict::Refused(refusal) = reply.result else { panic!("{reply:?}") };
        assert_eq!(refusal.code, Code::NotYourSeat);
    }
    assert_eq!(answers[4].refused(), (403, Code::NotYourSeat));
    let mut ben = site.ben().await;
    ben.watch(Some(0), None).await;
    loop {
        match ben.next().await.expect("he is answered") {
            FromServer::Error(refusal) => break assert_eq!(refusal.code, Code::NotYourSeat),
            FromServer::Snapshot(_) => panic!("he sees what Ann sees"),
            _ => {}
        }
    }
    site.goes_on().await;
    site.stop().await;
}

// ASVS 7.4.1 (a session that has ended is of no use), 7.2.4 (a new secret for whoever takes over).
#[tokio::test]
async fn a_seat_that_moved_to_another_browser_is_only_there() {
    let site = Site::start().await;
    let anns = bearer(&site.ann);
    let mut old = site.ann().await;
    let path = format!("/api/tables/{}/seats/0/invitation", site.table);
    let headers = [("Authorization", anns.as_str())];
    let first: Invitation = site.post(&path, &headers, &json!({})).await.json();
    let second: Invitation = site.post(&path, &headers, &json!({})).await.json();
    let refused = join(&site, &site.table, &first.invitation, "Eve").await;
    assert_eq!(refused.refused(), (403, Code::BadInvitation), "it was replaced");
    let moved: Joined = join(&site, &site.table, &second.invitation, "Eve").await.json();
    assert_eq!(moved.seat, 0);
    let phone = moved.token.expect("it was asked for");
    assert_ne!(phone, site.ann);
    let again = join(&site, &site.table, &second.invitation, "Eve").await;
    assert_eq!(again.refused(), (403, Code::BadInvitation), "it is used up");
    let answers = everything(&site, &site.table, Some(&anns)).await;
    assert!(answers.iter().all(|answer| answer.status == 404), "the old browser: {answers:?}");
    let closed = loop {
        if let Err(closed) = old.next().await {
            break closed;
        }
    };
    assert_eq!(closed, Closed(Some(1008)), "the old socket");
    let new = Player::connect(site.address(), &site.table, Some(&phone), Some(0)).await;
    let snapshot = new.snapshot.expect("the new browser sees the table");
    assert_eq!(snapshot.table.status.phase, Phase::Playing);
    assert_eq!(snapshot.table.seats[0].name.as_deref(), Some("Ann"), "the seat keeps its name");
    site.stop().await;
}

// ASVS 2.3.4 (no seat is given twice), 15.4.2 (no gap between looking and acting).
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitation_is_good_for_one_however_many_come_at_once() {
    let site = Site::start().await;
    for _ in 0..5 {
        let created = site.server.create(&setup(vec![here("Ann"), link()])).await;
        let invitation = created.invitations[1].clone().expect("the seat is free");
        let join = || join(&site, &created.table, &invitation, "Ben");
        let answers = futures_util::future::join_all((0..20).map(|_| join())).await;
        let (won, lost): (Vec<_>, Vec<_>) = answers.iter().partition(|it| it.status == 200);
        assert_eq!((won.len(), lost.len()), (1, 19));
        assert!(lost.iter().all(|answer| answer.refused() == (403, Code::BadInvitation)));
    }
    site.stop().await;
}

// ASVS 7.2.3 and 11.5.1 (128 bits of the system's chance).
#[tokio::test]
async fn secrets_are_long_and_never_the_same() {
    let site = Site::start().await;
    let mut seen = HashSet::new();
    let mut ones = 0;
    for _ in 0..50 {
        let created = site.server.create(&setup(vec![here("Ann"), link(), link()])).await;
        let mut secrets: Vec<String> = created.invitations.into_iter().flatten().collect();
        secrets.extend(created.token);
        assert_eq!(secrets.len(), 3);
        for secret in secrets {
            let bytes = data_encoding::HEXLOWER.decode(secret.as_bytes()).expect("hexadecimal");
            assert_eq!(bytes.len(), 16);
            ones += bytes.iter().map(|byte| byte.count_ones()).sum::<u32>();
            assert!(seen.insert(secret), "a secret came twice");
        }
    }
    // Of 19,200 bits half are ones, give or take; seven standard deviations are 485.
    assert!((9_115..=10_085).contains(&ones), "{ones} of 19,200 bits are ones");
    site.stop().await;
}

// ASVS 3.3.3: only the cookie of the one safe name is believed.
#[tokio::test]
async fn a_cookie_of_another_name_is_nobodys() {
    let site = Site::start().await;
    let held = async |cookie: String| {
        let answer = site.get("/api/tables", &[("Cookie", &cookie)]).await;
        assert_eq!(answer.status, 200, "{cookie}");
        answer.json::<Tables>().tables.len()
    };
    assert_eq!(held(format!("__Host-sanjuan={}", site.ann)).await, 1, "the right one");
    let names = ["sanjuan", "__host-sanjuan", "__Secure-sanjuan", "__Host-sanjuan2", "session"];
    for name in names {
        assert_eq!(held(format!("{name}={}", site.ann)).await, 0, "{name}");
    }
    for value in ["", "x", &site.ann.to_uppercase(), &hash(&site.ann), "\"", "%00"] {
        assert_eq!(held(format!("__Host-sanjuan={value}")).await, 0, "{value:?}");
    }
    site.stop().await;
}

// ASVS 2.3.1 (in the order of the game), 8.3.1: leaving for another is not possible either.
#[tokio::test]
async fn nobody_starts_or_leaves_for_others() {
    let site = Site::start().await;
    let mut ben = site.ben().await;
    let id = move_id();
    let deed = protocol::socket::Deed { seat: 0, id: id.clone(), deed: What::Leave };
    ben.send(&protocol::socket::FromClient::Do(deed)).await;
    let Verdict::Refused(refusal) = ben.reply(&id).await else { panic!("it was done") };
    assert_eq!(refusal.code, Code::NotYourSeat);
    let Verdict::Refused(refusal) = ben.deed(What::Start).await else { panic!("it was done") };
    assert_eq!(refusal.code, Code::NotNow);
    site.goes_on().await;
    site.stop().await;
}
