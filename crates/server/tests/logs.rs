//! The log is one JSON object a line, and neither it nor the figures hold anything secret: no
//! tokens, no invitations, no names of tables by which one could get at them, no cards.
//!
//! A server runs in a process of its own and writes down everything that our crates and the
//! libraries under them have to say. Games are played, requests go wrong, and then the log is
//! searched for all that it must not hold.

#[path = "attacks/child.rs"]
mod child;
mod common;

use child::Child;
use client::Api;
use common::{Player, bot, here, link, move_id, setup};
use protocol::game::CardId;
use protocol::http::Tables;
use protocol::refusal::Code;
use protocol::socket::{FromClient, Move, Verdict, What};
use record::deal::Deal;
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// All of ours down to the last, and of the others what an owner who looks for a fault would see.
const LEVEL: &str = "debug,server=trace,store=trace,table=trace,protocol=trace,record=trace,\
    rules=trace,bots=trace";

const NAME: &str = "Zaphrodelia";

/// What must not be found, with a word for what it is.
#[derive(Default, Debug)]
struct Secrets(Vec<(&'static str, String)>);

impl Secrets {
    fn add(&mut self, what: &'static str, secret: &str) {
        self.0.push((what, secret.to_owned()));
    }

    /// A secret by which one gets in, whose hash is what the server keeps of it.
    fn add_key(&mut self, what: &'static str, secret: &str) {
        self.add(what, secret);
        let hash = Sha256::digest(secret);
        // Should somebody shorten hashes to show them, it must not be these.
        self.add("a holder", &data_encoding::HEXLOWER.encode(&hash)[..12]);
    }

    /// What of all this stands in a text.
    fn found_in(&self, text: &str) -> Vec<&'static str> {
        let text = text.to_lowercase();
        let in_it = |secret: &str| text.contains(&secret.to_lowercase());
        let mut found: Vec<&str> =
            self.0.iter().filter(|(_, secret)| in_it(secret)).map(|(what, _)| *what).collect();
        let letter = |letter: char| letter.is_alphanumeric() || letter == '_';
        let words: std::collections::HashSet<&str> = text.split(|sign| !letter(sign)).collect();
        found.extend(CardId::all().map(CardId::as_str).filter(|card| words.contains(card)));
        found
    }
}

#[test]
fn what_must_not_be_found_would_be_found() {
    let mut secrets = Secrets::default();
    secrets.add_key("a token", "0123456789abcdef0123456789abcdef");
    assert_eq!(secrets.found_in("0123456789ABCDEF0123456789ABCDEF"), ["a token"]);
    let hash = data_encoding::HEXLOWER.encode(&Sha256::digest("0123456789abcdef0123456789abcdef"));
    assert_eq!(secrets.found_in(&format!("holder={hash}")), ["a holder"]);
    let card = CardId::all().next().expect("there are cards").as_str();
    assert_eq!(secrets.found_in(&format!(r#"{{"hand":["{card}"]}}"#)), [card]);
    assert_eq!(secrets.found_in(r#"{"level":"INFO","message":"the server runs"}"#), [""; 0]);
}

/// Plays a whole game, and everything that may go wrong around it.
async fn live(server: &Child, secrets: &mut Secrets) {
    let api = Api::new(server.address.to_string().parse().expect("an address"));
    let mut setup = setup(vec![here(NAME), link(), bot("steady")]);
    setup.watching = true;
    let created = api.create(&setup).await.expect("the table is made");
    let table = created.table.clone();
    let token = created.token.expect("it was asked for");
    let invitation = created.invitations[1].clone().expect("the seat is free");
    let joined = api.join(&table, &invitation, NAME).await.expect("he is let in");
    let other = joined.token.expect("it was asked for");
    secrets.add("a name", NAME);
    secrets.add("a table", &table);
    secrets.add_key("a token", &token);
    secrets.add_key("a token", &other);
    secrets.add_key("an invitation", &invitation);
    refused(server, &table, &token, secrets).await;
    cookies(server, secrets).await;
    let mut ann = Player::connect(server.address, &table, Some(&token), Some(0)).await;
    let mut ben = Player::connect(server.address, &table, Some(&other), Some(1)).await;
    let entropy = move_id();
    secrets.add("entropy", &entropy);
    assert!(matches!(
        ann.deed(What::Add { entropy: entropy.clone() }).await,
        Verdict::Applied { .. }
    ));
    assert!(matches!(ann.deed(What::Start).await, Verdict::Applied { .. }));
    let cards = json!({ "cards": CardId::all().collect::<Vec<_>>() });
    for answer in [cards, json!({ "build": "prefecture" }), json!("nonsense")] {
        let id = move_id();
        let made = Move { seat: 0, expected: ann.seq(), id: id.clone(), answer };
        ann.send(&FromClient::Move(made)).await;
        assert!(!matches!(ann.reply(&id).await, Verdict::Applied { .. }));
    }
    ann.send_text(&format!("{{\"type\":\"{token}\"}}")).await;
    ann.send_text("\u{1b}[31m\r\n{\"level\":\"ERROR\"}").await;
    tokio::join!(ann.play_to_the_end(), ben.play_to_the_end());
    let shown = ann.snapshot.as_ref().expect("she saw it").table.clone();
    let secret = shown.secret.expect("it is told in the end");
    secrets.add("the secret of the table", &secret);
    let bytes = data_encoding::HEXLOWER.decode(secret.as_bytes()).expect("hexadecimal");
    let added = data_encoding::HEXLOWER.decode(entropy.as_bytes()).expect("hexadecimal");
    let deal = Deal {
        table: table.clone(),
        secret: bytes.try_into().expect("32 bytes"),
        entropy: vec![Some(added), None, None],
    };
    secrets.add("the seed", &data_encoding::HEXLOWER.encode(&deal.seed().0));
    api.record(&table, Some(&token)).await.expect("the game is over");
    let Verdict::Applied { .. } = ben.deed(What::Rematch).await else { panic!("no rematch") };
    while ben.snapshot.as_ref().is_some_and(|known| known.table.rematch.is_none()) {
        ben.next().await.expect("he is told");
    }
    let rematch = ben.snapshot.and_then(|known| known.table.rematch).expect("there is one");
    secrets.add("a table", &rematch);
}

/// Requests that are refused, with something secret in each.
async fn refused(server: &Child, table: &str, token: &str, secrets: &mut Secrets) {
    let base = format!("http://{}", server.address);
    let http = Client::new();
    let wrong = move_id();
    secrets.add_key("a guess", &wrong);
    let join = |name: &str| {
        let body = json!({ "invitation": wrong, "name": name, "token": true });
        http.post(format!("{base}/api/tables/{table}/join")).json(&body).send()
    };
    assert_eq!(join(NAME).await.expect("an answer").status(), StatusCode::FORBIDDEN);
    let paths = [
        format!("/api/tables/{table}/nothing/{token}"),
        format!("/t/{table}%0a%7B%22level%22:%22ERROR%22%7D?{token}"),
        format!("/api/tables/{token}%0d%0a{{}}"),
        "/api/tables/%0A%1b[31m".to_owned(),
        "/api/tables/%ff".to_owned(),
        format!("/api/tables/{table}?seat={token}"),
    ];
    for path in paths {
        let answer = http.get(format!("{base}{path}")).bearer_auth(token).send().await;
        assert_ne!(answer.expect("an answer").status(), StatusCode::INTERNAL_SERVER_ERROR);
    }
    let body = format!("{{\"{token}\":\n{{");
    let request =
        http.post(format!("{base}/api/tables")).header("content-type", "application/json");
    let answer = request.body(body).send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::BAD_REQUEST);
}

/// A browser with a cookie.
async fn cookies(server: &Child, secrets: &mut Secrets) {
    let url = format!("http://{}/api/tables", server.address);
    let http = Client::new();
    let body = json!({ "setup": setup(vec![here(NAME), bot("random")]), "token": false });
    let made = http.post(&url).json(&body).send().await.expect("an answer");
    let cookie = made.headers()["set-cookie"].to_str().expect("it is text").to_owned();
    let cookie = cookie.split(';').next().expect("it has a value").to_owned();
    let (_, value) = cookie.split_once('=').expect("it has a value");
    secrets.add_key("a cookie", value);
    let listed = http.get(&url).header("cookie", &cookie).send().await.expect("an answer");
    let listed: Tables = listed.json().await.expect("they are listed");
    secrets.add("a table", &listed.tables[0].table);
}

// ASVS 16.2.5 (no secrets in the log), 16.4.1 (nobody writes lines of his own into it).
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logs_and_figures_hold_no_secrets_and_no_cards() {
    let server = Child::start(LEVEL);
    let mut secrets = Secrets::default();
    live(&server, &mut secrets).await;
    assert!(secrets.0.len() > 15, "{secrets:?}");
    let metrics = Client::new().request(Method::GET, format!("http://{}/metrics", server.address));
    let metrics = metrics.send().await.expect("an answer").text().await.expect("it is text");
    assert!(metrics.contains("sanjuan_rows_appended_total"), "{metrics}");
    assert_eq!(secrets.found_in(&metrics), [""; 0], "{metrics}");
    let log = server.stop();
    for line in log.lines().filter(|line| !is_of_the_test(line)) {
        let entry: Value = serde_json::from_str(line)
            .unwrap_or_else(|error| panic!("{error}: this is no line of a log: {line}"));
        for field in ["timestamp", "level", "target", "fields"] {
            assert!(entry.get(field).is_some(), "no {field}: {line}");
        }
        assert_eq!(secrets.found_in(line), [""; 0], "{line}");
        assert!(!line.contains('\u{1b}'), "a terminal would obey: {line}");
    }
    assert!(log.contains("a table was made"), "the log was not written: {log}");
    assert!(log.contains("\"level\":\"DEBUG\""), "not everything was written: {log}");
}

/// What the harness of tests says itself in the other process.
fn is_of_the_test(line: &str) -> bool {
    line.is_empty() || line.starts_with("running ") || line.starts_with("test ")
}

// ASVS 16.4.1: what people see of each other cannot forge lines either.
#[tokio::test]
async fn names_with_line_feeds_are_refused() {
    let server = common::TestServer::start().await;
    for name in ["Ann\nBen", "An\rn", "\u{1b}[31mAnn", "Ann\0", "\u{85}Ann\u{85}x", "", "  "] {
        let body = json!({ "setup": setup(vec![here(name), link()]), "token": true });
        let made: Result<Value, _> = server.stranger().post("/api/tables", &body).await;
        let (status, text) = made.expect_err("such a name is refused");
        let refusal: protocol::refusal::Refusal = serde_json::from_str(&text).expect("a refusal");
        assert_eq!((status, refusal.code), (StatusCode::BAD_REQUEST, Code::BadRequest), "{name:?}");
    }
    server.stop().await;
}
