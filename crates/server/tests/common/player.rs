//! Somebody who plays over a WebSocket.

use super::choosing::{Chooser, choose};
use super::move_id;
use futures_util::{SinkExt, StreamExt};
use protocol::game::Question;
use protocol::seating::Phase;
use protocol::socket::{Deed, FromClient, FromServer, Move, Reply, Verdict, What};
use protocol::stream::{Item, Snapshot};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::error::Error;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The server has so long to say something that is waited for.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody at a table.
#[derive(Debug)]
pub struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The seat he looks from.
    pub seat: Option<u8>,
    /// What he knows: the last snapshot and all items after it.
    pub snapshot: Option<Snapshot>,
    /// What his seat is asked, as far as he knows.
    pub question: Option<Box<Question>>,
    /// All items since the last snapshot.
    pub items: Vec<Item>,
    /// How he chooses.
    pub chooser: Chooser,
    awaits_snapshot: bool,
}

/// The socket was closed, with this code if one came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closed(pub Option<u16>);

impl Player {
    /// Connects and watches from a seat, from the beginning.
    pub async fn connect(
        address: SocketAddr,
        table: &str,
        token: Option<&str>,
        seat: Option<u8>,
    ) -> Player {
        let mut player = Player::open(address, table, token).await.expect("the socket opens");
        player.watch(seat, None).await;
        while player.snapshot.is_none() {
            player.next().await.expect("a snapshot comes");
        }
        player
    }

    /// Opens a socket and says nothing yet. `Err` is the status of the refusal.
    pub async fn open(
        address: SocketAddr,
        table: &str,
        token: Option<&str>,
    ) -> Result<Player, u16> {
        let url = format!("ws://{address}/api/tables/{table}/socket");
        let mut request = url.into_client_request().expect("this is an address");
        if let Some(token) = token {
            let value = format!("Bearer {token}").parse().expect("a token fits a header");
            request.headers_mut().insert("authorization", value);
        }
        match connect_async(request).await {
            Ok((socket, _)) => Ok(Player {
                socket,
                seat: None,
                snapshot: None,
                question: None,
                items: Vec::new(),
                chooser: Chooser::Any(1),
                awaits_snapshot: false,
            }),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("cannot connect: {error}"),
        }
    }

    /// Asks to watch from a seat, after an item.
    pub async fn watch(&mut self, seat: Option<u8>, after: Option<u64>) {
        self.seat = seat;
        if after.is_none() {
            self.snapshot = None;
        }
        self.awaits_snapshot = after.is_none();
        self.question = None;
        let protocol = protocol::VERSION;
        self.send(&FromClient::Watch { protocol, seat, after }).await;
    }

    /// Says something.
    pub async fn send(&mut self, message: &FromClient) {
        self.send_text(&serde_json::to_string(message).expect("messages are plain data")).await;
    }

    /// Says anything.
    pub async fn send_text(&mut self, text: &str) {
        // That nobody listens any more shows when he reads.
        let _ = self.socket.send(Message::text(text)).await;
    }

    /// Sends any frame.
    pub async fn send_frame(&mut self, message: Message) {
        let _ = self.socket.send(message).await;
    }

    /// The next message, after he has taken in what it tells.
    pub async fn next(&mut self) -> Result<FromServer, Closed> {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.expect("something is said");
            let text = match message {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(frame))) => {
                    return Err(Closed(frame.map(|frame| frame.code.into())));
                }
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => return Err(Closed(None)),
            };
            let message: FromServer =
                serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
            self.take_in(&message);
            return Ok(message);
        }
    }

    fn take_in(&mut self, message: &FromServer) {
        match message {
            // What was under way before the snapshot was for the seat he looked from before.
            FromServer::Item(_) | FromServer::Question { .. } if self.awaits_snapshot => {}
            FromServer::Snapshot(snapshot) => {
                assert_eq!(snapshot.seat, self.seat, "a snapshot of somebody else");
                self.snapshot = Some(Snapshot::clone(snapshot));
                self.awaits_snapshot = false;
                self.items.clear();
                self.question = None;
            }
            FromServer::Item(item) => {
                if let Some(snapshot) = &mut self.snapshot {
                    assert!(snapshot.fold(item), "{} after {}", item.seq, snapshot.seq);
                }
                self.question = None;
                self.items.push(Item::clone(item));
            }
            FromServer::Question { question, .. } => self.question = Some(question.clone()),
            FromServer::Reply(_) | FromServer::Error(_) | FromServer::Pong { .. } => {}
        }
    }

    /// The number of the last item he has.
    pub fn seq(&self) -> u64 {
        self.snapshot.as_ref().map_or(0, |snapshot| snapshot.seq)
    }

    /// How far the table is, as far as he knows.
    pub fn phase(&self) -> Option<Phase> {
        self.snapshot.as_ref().map(|snapshot| snapshot.table.status.phase)
    }

    /// Does something, and says what became of it.
    pub async fn deed(&mut self, deed: What) -> Verdict {
        let seat = self.seat.expect("he has a seat");
        let id = move_id();
        self.send(&FromClient::Do(Deed { seat, id: id.clone(), deed })).await;
        self.reply(&id).await
    }

    /// Waits until what was sent under this id is answered.
    pub async fn reply(&mut self, wanted: &str) -> Verdict {
        loop {
            if let FromServer::Reply(Reply { id, result }) = self.next().await.expect("a reply")
                && id == wanted
            {
                return result;
            }
        }
    }

    /// Waits until his seat is asked something, or the game is over.
    pub async fn wait_for_question(&mut self) {
        while self.question.is_none() && self.phase() != Some(Phase::Over) {
            self.next().await.expect("the game goes on");
        }
    }

    /// Waits for an item of this number.
    pub async fn wait_for(&mut self, seq: u64) {
        while self.seq() < seq {
            self.next().await.expect("the game goes on");
        }
    }

    /// A move that answers what he is asked.
    pub fn answer(&mut self) -> Move {
        let question = self.question.as_ref().expect("he is asked something");
        let answer = choose(question, &mut self.chooser);
        Move {
            seat: self.seat.expect("he has a seat"),
            expected: self.seq(),
            id: move_id(),
            answer: serde_json::to_value(answer).expect("answers are plain data"),
        }
    }

    /// Answers what he is asked, and says what became of it.
    pub async fn give_answer(&mut self) -> Verdict {
        let given = self.answer();
        let id = given.id.clone();
        self.send(&FromClient::Move(given)).await;
        self.reply(&id).await
    }

    /// Answers whatever he is asked until the game is over.
    pub async fn play_to_the_end(&mut self) {
        loop {
            self.wait_for_question().await;
            if self.phase() == Some(Phase::Over) {
                return;
            }
            let verdict = self.give_answer().await;
            match verdict {
                Verdict::Applied { seq } => self.wait_for(seq).await,
                Verdict::Duplicate { .. } | Verdict::Stale { .. } => {}
                Verdict::Refused(refusal) => panic!("refused: {refusal:?}"),
            }
        }
    }
}
