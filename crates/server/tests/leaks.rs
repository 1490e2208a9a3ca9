//! What a viewer gets over the network does not depend on what he may not know: pairs of games
//! that differ only in that, on two servers, compared byte by byte.
//!
//! Every frame of the socket, every answer to a request, every refusal and every replay is kept,
//! for a player, for somebody who watches, and for a stranger. Only the header `date` is left out.
//! When answers come is not looked at here: `crates/table/tests/leaks.rs` does that.

use futures_util::{SinkExt, StreamExt};
use protocol::game::Options as Form;
use protocol::seating::{Clock, Forced, SeatPlan, Setup};
use reqwest::Method;
use rules::{Options, Seat};
use serde_json::{Value, json};
use server::{Config, Place, Running, Server, Settings, Time};
use sha2::{Digest, Sha256};
use std::time::Duration;
use store::testing::Folder;
use table::Made;
use testkit::Twins;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

const NOW: i64 = 1_700_000_000_000;
const SECRET: [u8; 32] = [9; 32];
const PATIENCE: Duration = Duration::from_secs(30);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Eyes {
    Player(Seat),
    Watcher,
    Stranger,
}

/// A pair, the table it is played at, and who looks.
struct Pair {
    table: String,
    twins: Twins,
    eyes: Eyes,
}

impl Pair {
    fn new(number: u64, options: Options, eyes: Eyes) -> Option<Pair> {
        let letter = |digit: u64| char::from(b'a' + digit as u8);
        let table = format!("pairoftwinsaaa{}{}", letter(number / 26), letter(number % 26));
        let entropy = vec![None; options.players.count() as usize];
        let deal = record::deal::Deal { table: table.clone(), secret: SECRET, entropy };
        let viewer = match eyes {
            Eyes::Player(seat) => Some(seat),
            Eyes::Watcher | Eyes::Stranger => None,
        };
        let twins = Twins::new(options, viewer, deal.seed(), number)?;
        Some(Pair { table, twins, eyes })
    }

    fn setup(&self) -> Setup {
        Setup {
            options: Form::from(&self.twins.options),
            seats: vec![SeatPlan::Link {}; self.twins.options.players.count() as usize],
            clock: Clock::Move { seconds: 600 },
            watching: self.eyes != Eyes::Stranger,
            pace: 0,
            forced: Forced::Ask,
            memory: true,
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_sent_does_not_depend_on_what_is_hidden() {
    // Half of the option sets here, all of them on demand.
    let every = if std::env::var_os("SANJUAN_PAIRS").is_some() { 1 } else { 2 };
    let mut pairs = Vec::new();
    for (number, options) in (0..).zip(Options::all().step_by(every)) {
        let players = options.players.count() as usize;
        let eyes = match number % 4 {
            0 | 1 => Eyes::Player(Seat::new(number as usize % players).expect("a seat")),
            2 => Eyes::Watcher,
            _ => Eyes::Stranger,
        };
        pairs.extend(Pair::new(number, options, eyes));
    }
    let first = Side::open(&pairs, 0).await;
    let second = Side::open(&pairs, 1).await;
    let (mut frames, mut answers, mut over) = (0, 0, 0);
    for pair in &pairs {
        let heard = first.play(pair).await;
        let other = second.play(pair).await;
        for (a, b) in heard.iter().zip(&other) {
            // A game that is over has no secrets, and its record tells them.
            if a.starts_with("answer to /record: 200") && b.starts_with("answer to /record: 200") {
                over += 1;
                continue;
            }
            assert_eq!(a, b, "{:?} of {:?}", pair.eyes, pair.twins.options);
        }
        assert_eq!(heard.len(), other.len());
        frames += heard.iter().filter(|line| line.starts_with("frame")).count();
        answers += heard.iter().filter(|line| line.starts_with("answer")).count();
    }
    assert!(pairs.len() > 20 && frames > 1_000 && answers > 1_000, "{frames} {answers}");
    assert!(over < pairs.len(), "most games are not over");
    first.running.stop().await;
    second.running.stop().await;
}

/// One of the two servers.
struct Side {
    running: Running,
    http: reqwest::Client,
    which: usize,
    _folder: Folder,
}

/// Everything one pair of eyes was sent.
#[derive(Default)]
struct Heard {
    frames: Vec<String>,
    replies: Vec<String>,
    answers: Vec<String>,
}

impl Side {
    async fn open(pairs: &[Pair], which: usize) -> Side {
        let folder = store::testing::folder();
        let place = Place::Sqlite(folder.path().join("tables.sqlite"));
        let kept = store::Store::open(&place, Settings::default()).await.expect("a new store");
        for pair in pairs {
            let deck = pair.twins.decks[which].iter().map(|card| card.id().to_owned()).collect();
            let seats = pair.twins.options.players.count();
            let made = Made {
                table: pair.table.clone(),
                secret: SECRET,
                invitations: (0..seats).map(|seat| hash(&invitation(seat))).collect(),
                holder: hash(&token(0)),
            };
            let row =
                table::make_with_deck(&pair.setup(), &made, NOW, Some(deck)).expect("a table");
            let entry = store::Append {
                table: pair.table.clone(),
                seq: row.seq,
                at: row.at,
                body: row.body,
                hash: row.hash,
                move_id: None,
                phase: store::Phase::Gathering,
                due_at: None,
                holders: Vec::new(),
            };
            kept.append(entry).await.expect("it is stored");
        }
        kept.close().await;
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), place);
        config.time = Time::Frozen(NOW);
        config.limits = server::Limits::unlimited();
        let running = Server::start(config).await.expect("it starts");
        Side { running, http: reqwest::Client::new(), which, _folder: folder }
    }

    /// Plays a pair's game on this side and gives all that its eyes were sent.
    async fn play(&self, pair: &Pair) -> Vec<String> {
        let mut heard = Heard::default();
        let seats = pair.twins.options.players.count();
        for seat in 0..seats {
            let body = json!({"invitation": invitation(seat), "name": format!("Player {seat}")});
            self.post(pair, "join", Some(token(seat)), &body).await;
        }
        self.probe(pair, &mut heard).await;
        let mut socket = self.watch(pair, None).await;
        let mut seq = 1 + u64::from(seats);
        self.hear(&mut socket, seq, &mut heard).await;
        self.deed(pair, 0, &json!("start")).await;
        seq += 1;
        self.hear(&mut socket, seq, &mut heard).await;
        for (number, step) in pair.twins.steps.iter().enumerate() {
            let answer = record::answer::to_json(&step.answers[self.which]);
            let seat = step.seat.index() as u8;
            let id = format!("{number:032x}");
            let body = json!({"seat": seat, "expected": seq, "id": id, "answer": answer});
            match (&mut socket, pair.eyes) {
                (Some(socket), Eyes::Player(own)) if own == step.seat => {
                    let mut message = body;
                    message["type"] = "move".into();
                    let text = Message::text(message.to_string());
                    socket.send(text).await.expect("it is sent");
                }
                _ => {
                    let (status, _) = self.post(pair, "moves", Some(token(seat)), &body).await;
                    assert_eq!(status, 200, "step {number}: {body}");
                }
            }
            seq += 1;
            self.hear(&mut socket, seq, &mut heard).await;
            if number % 16 == 0 {
                self.probe(pair, &mut heard).await;
            }
        }
        self.probe(pair, &mut heard).await;
        // The whole game again, from the first item and from the middle of it.
        for after in [0, seq / 2] {
            let mut again = self.watch(pair, Some(after)).await;
            self.hear(&mut again, seq, &mut heard).await;
        }
        heard.lines()
    }

    /// Everything these eyes can ask for, sensible or not.
    async fn probe(&self, pair: &Pair, heard: &mut Heard) {
        let (own, seat) = match pair.eyes {
            Eyes::Player(seat) => (Some(token(seat.index() as u8)), Some(seat.index() as u8)),
            Eyes::Watcher | Eyes::Stranger => (None, None),
        };
        let other = seat.map_or(1, |seat| (seat + 1) % pair.twins.options.players.count());
        let query = seat.map_or(String::new(), |seat| format!("seat={seat}&"));
        let paths = [
            format!("?{query}"),
            format!("?seat={other}"),
            "?seat=9".to_owned(),
            format!("/items?{query}after=0"),
            format!("/items?{query}after=7"),
            format!("/items?seat={other}&after=0"),
            "/record".to_owned(),
            "/socket".to_owned(),
        ];
        for path in paths {
            self.ask(pair, Method::GET, &path, own.clone(), None, heard).await;
        }
        let id = "f".repeat(32);
        let moves = [
            json!({"seat": seat.unwrap_or(0), "expected": 1, "id": id, "answer": {"pass": true}}),
            json!({"seat": other, "expected": 1, "id": id, "answer": {"pass": true}}),
            json!({"seat": seat.unwrap_or(0), "expected": 999_999, "id": id, "answer": {"pass": true}}),
            json!({"seat": seat.unwrap_or(0), "expected": 1, "id": "x", "answer": {"cards": ["well"]}}),
        ];
        for body in moves {
            self.ask(pair, Method::POST, "/moves", own.clone(), Some(body), heard).await;
        }
        let deed = json!({"seat": other, "id": id, "deed": "undo"});
        self.ask(pair, Method::POST, "/deeds", own.clone(), Some(deed), heard).await;
        let join = json!({"invitation": invitation(other), "name": "Mallory"});
        self.ask(pair, Method::POST, "/join", own, Some(join), heard).await;
    }

    async fn ask(
        &self,
        pair: &Pair,
        method: Method,
        path: &str,
        token: Option<String>,
        body: Option<Value>,
        heard: &mut Heard,
    ) {
        let url = format!("{}api/tables/{}{path}", self.base(), pair.table);
        let mut request = self.http.request(method, url);
        if let Some(token) = token {
            request = request.bearer_auth(token);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        let answer = request.send().await.expect("an answer");
        let status = answer.status();
        let mut headers: Vec<String> = answer
            .headers()
            .iter()
            .filter(|(name, _)| *name != "date" && *name != "set-cookie")
            .map(|(name, value)| format!("{name}: {value:?}"))
            .collect();
        headers.sort();
        let body = answer.text().await.expect("text");
        heard.answers.push(format!("answer to {path}: {status} {headers:?} {body}"));
    }

    async fn post(
        &self,
        pair: &Pair,
        what: &str,
        token: Option<String>,
        body: &Value,
    ) -> (u16, String) {
        let url = format!("{}api/tables/{}/{what}", self.base(), pair.table);
        let request = self.http.post(url).json(body).bearer_auth(token.unwrap_or_default());
        let answer = request.send().await.expect("an answer");
        (answer.status().as_u16(), answer.text().await.expect("text"))
    }

    async fn deed(&self, pair: &Pair, seat: u8, deed: &Value) {
        let id = format!("{:032x}", u128::MAX - 1);
        let body = json!({"seat": seat, "id": id, "deed": deed});
        let (status, text) = self.post(pair, "deeds", Some(token(seat)), &body).await;
        assert_eq!(status, 200, "{text}");
    }

    /// A socket that looks through these eyes; a stranger gets none.
    async fn watch(&self, pair: &Pair, after: Option<u64>) -> Option<Socket> {
        let url = format!("{}api/tables/{}/socket", self.base(), pair.table);
        let mut request = url.replacen("http", "ws", 1).into_client_request().expect("a request");
        let seat = match pair.eyes {
            Eyes::Player(seat) => {
                let own = format!("Bearer {}", token(seat.index() as u8));
                request.headers_mut().insert("authorization", own.parse().expect("a header"));
                Some(seat.index())
            }
            Eyes::Watcher => None,
            Eyes::Stranger => {
                assert!(tokio_tungstenite::connect_async(request).await.is_err());
                return None;
            }
        };
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await.expect("a socket");
        let watch = json!({"type": "watch", "protocol": 1, "seat": seat, "after": after});
        socket.send(Message::text(watch.to_string())).await.expect("it is sent");
        Some(socket)
    }

    /// Listens up to the item of this number, and to the question that may come with it.
    async fn hear(&self, socket: &mut Option<Socket>, seq: u64, heard: &mut Heard) {
        let Some(socket) = socket else { return };
        loop {
            let message = timeout(PATIENCE, socket.next()).await.expect("in time");
            let Message::Text(text) = message.expect("open").expect("a frame") else { continue };
            let value: Value = serde_json::from_str(&text).expect("JSON");
            if value["type"] == "reply" {
                heard.replies.push(text.to_string());
                continue;
            }
            heard.frames.push(text.to_string());
            let told = value["type"] == "item" || value["type"] == "snapshot";
            if told && value["seq"].as_u64() >= Some(seq) {
                return;
            }
        }
    }

    fn base(&self) -> String {
        self.running.url().to_owned()
    }
}

impl Heard {
    fn lines(self) -> Vec<String> {
        let frames = self.frames.into_iter().map(|frame| format!("frame {frame}"));
        let replies = self.replies.into_iter().map(|reply| format!("reply {reply}"));
        frames.chain(replies).chain(self.answers).collect()
    }
}

fn token(seat: u8) -> String {
    format!("{:032x}", 0xabc0 + u128::from(seat))
}

fn invitation(seat: u8) -> String {
    format!("{:032x}", 0xdef0 + u128::from(seat))
}

fn hash(secret: &str) -> String {
    data_encoding::HEXLOWER.encode(&Sha256::digest(secret))
}
