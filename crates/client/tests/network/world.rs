//! A server of one table in this process, as faulty as is asked for. The game in it is a real
//! one; only the messages suffer.

use futures_util::{SinkExt, StreamExt};
use protocol::game::Question;
use protocol::refusal::Refusal;
use protocol::seating::{Clock, Forced, SeatPlan, Setup};
use protocol::socket::{FromClient, FromServer, Move, Reply, Verdict, What};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::Seat;
use std::sync::{Arc, Mutex, MutexGuard};
use table::{Change, Command, Decision, Made, Row, Table};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, accept_async};

/// The table's id.
pub(crate) const TABLE: &str = "aaaaaaaaaaaaaaaa";
const HOLDER: &str = "holder";

/// What goes wrong, each in so many of a thousand messages.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Faults {
    pub(crate) repeated: u32,
    pub(crate) swapped: u32,
    pub(crate) lost: u32,
    /// What a client sends is lost.
    pub(crate) lost_coming: u32,
    /// The connection is cut instead of sending something.
    pub(crate) cut: u32,
    /// Moves are stored again when they are sent again.
    pub(crate) forgetful: bool,
    /// Snapshots say that it is another round than it is.
    pub(crate) lying: bool,
}

/// A server of one table.
#[derive(Debug)]
pub(crate) struct World {
    state: Mutex<State>,
    faults: Faults,
    news: watch::Sender<u64>,
}

#[derive(Debug)]
struct State {
    table: Table,
    rows: Vec<Row>,
    changes: Vec<Change>,
    dice: Xoshiro256PlusPlus,
}

impl World {
    /// A table with so many players, all persons, at which the game has begun.
    pub(crate) fn new(players: u8, faults: Faults, seed: u64) -> Arc<World> {
        let options = serde_json::json!({ "players": players });
        let setup = Setup {
            options: serde_json::from_value(options).expect("these are options"),
            seats: (0..players).map(|seat| SeatPlan::Here { name: format!("p{seat}") }).collect(),
            clock: Clock::None,
            watching: true,
            pace: 0,
            forced: Forced::Ask,
            memory: true,
        };
        let made = Made {
            table: TABLE.to_owned(),
            secret: [seed as u8; 32],
            invitations: vec![String::new(); players.into()],
            holder: HOLDER.to_owned(),
        };
        let first = table::make(&setup, &made, 0).expect("the setup is good");
        let (table, change) = Table::first(TABLE, &first).expect("the row is good");
        let dice = Xoshiro256PlusPlus::seed_from_u64(seed);
        let state = State { table, rows: vec![first], changes: vec![change], dice };
        let world = World { state: Mutex::new(state), faults, news: watch::Sender::new(1) };
        let id = "0".repeat(32);
        let start = Command::Deed { seat: 0, holder: HOLDER.to_owned(), id, what: What::Start };
        world.perform(&start);
        Arc::new(world)
    }

    /// Listens at an address of this machine, which is given back.
    pub(crate) async fn listen(self: &Arc<World>) -> client::Address {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = listener.local_addr().expect("it has an address");
        let world = Arc::clone(self);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(Arc::clone(&world), stream));
            }
        });
        address.to_string().parse().expect("this is an address")
    }

    /// What is stored.
    pub(crate) fn rows(&self) -> Vec<Row> {
        self.lock().rows.clone()
    }

    /// What a seat should know.
    pub(crate) fn snapshot(&self, seat: Option<u8>) -> protocol::stream::Snapshot {
        self.lock().table.snapshot(seat.and_then(|seat| Seat::new(seat.into())))
    }

    fn perform(&self, command: &Command) -> Verdict {
        let mut state = self.lock();
        let verdict = match state.table.decide(command, 0) {
            Decision::Store(row) => {
                let change = state.table.fold(&row).expect("what is decided can be folded");
                state.rows.push(*row);
                state.changes.push(change);
                Verdict::Applied { seq: state.table.seq() }
            }
            Decision::Duplicate(seq) => Verdict::Duplicate { seq },
            Decision::Stale => Verdict::Stale { seq: state.table.seq() },
            Decision::Refused(refusal) => Verdict::Refused(refusal),
        };
        self.news.send_replace(state.table.seq());
        verdict
    }

    fn decide(&self, made: Move) -> Verdict {
        let answer: protocol::game::Answer =
            serde_json::from_value(made.answer).expect("the client sends answers");
        let answer = answer.to_rules().expect("the client sends answers");
        // Whoever forgets the ids of moves takes a move sent again for a new one.
        let id = if self.faults.forgetful { client::move_id() } else { made.id };
        let expected = if self.faults.forgetful { *self.news.borrow() } else { made.expected };
        let holder = HOLDER.to_owned();
        self.perform(&Command::Move { seat: made.seat, holder, expected, id, answer })
    }

    fn happens(&self, in_a_thousand: u32) -> bool {
        in_a_thousand > 0 && self.lock().dice.next_u32() % 1_000 < in_a_thousand
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("nobody panicked")
    }
}

/// One connection.
struct Socket {
    world: Arc<World>,
    stream: WebSocketStream<TcpStream>,
    /// A message that waits to be sent after the next one.
    held: Option<FromServer>,
    viewer: Option<Option<Seat>>,
    sent: u64,
    asked: Option<Question>,
}

async fn serve(world: Arc<World>, stream: TcpStream) {
    let Ok(stream) = accept_async(stream).await else { return };
    let mut news = world.news.subscribe();
    let mut socket = Socket { world, stream, held: None, viewer: None, sent: 0, asked: None };
    loop {
        let going = tokio::select! {
            message = socket.stream.next() => match message {
                Some(Ok(Message::Text(text))) => socket.read(&text).await,
                Some(Ok(_)) => Some(()),
                _ => None,
            },
            _ = news.changed() => socket.tell().await,
        };
        if going.is_none() {
            return;
        }
    }
}

impl Socket {
    async fn read(&mut self, text: &str) -> Option<()> {
        if self.world.happens(self.world.faults.lost_coming) {
            return Some(());
        }
        match serde_json::from_str(text).expect("the client sends messages") {
            FromClient::Watch { seat, after, .. } => {
                let viewer = seat.and_then(|seat| Seat::new(seat.into()));
                self.viewer = Some(viewer);
                self.asked = None;
                self.sent = match after {
                    Some(after) => after,
                    None => {
                        let mut snapshot = self.world.snapshot(seat);
                        let seq = snapshot.seq;
                        if let Some(view) = &mut snapshot.view {
                            view.round += u8::from(self.world.faults.lying);
                        }
                        self.send(FromServer::Snapshot(Box::new(snapshot))).await?;
                        seq
                    }
                };
                self.tell().await
            }
            FromClient::Move(made) => {
                let id = made.id.clone();
                let result = self.world.decide(made);
                self.send(FromServer::Reply(Reply { id, result })).await
            }
            FromClient::Do(deed) => {
                let refusal = Refusal {
                    code: protocol::refusal::Code::NotNow,
                    message: "no deeds here".to_owned(),
                    illegal: None,
                    retry_after: None,
                };
                let result = Verdict::Refused(refusal);
                self.send(FromServer::Reply(Reply { id: deed.id, result })).await
            }
            FromClient::Ping { n } => self.send(FromServer::Pong { n }).await,
        }
    }

    /// Sends all that is new, and the question if it is another one.
    async fn tell(&mut self) -> Option<()> {
        let Some(viewer) = self.viewer else { return Some(()) };
        let (items, seq, question) = {
            let state = self.world.lock();
            let from = self.sent as usize;
            let items: Vec<_> =
                state.changes.iter().skip(from).map(|change| change.item(viewer)).collect();
            let waiting = state.table.status().waiting;
            let question = viewer
                .filter(|seat| waiting.contains(&(seat.index() as u8)))
                .and_then(|seat| Question::of(state.table.game()?, seat));
            (items, state.table.seq(), question)
        };
        self.sent = seq;
        let moved = !items.is_empty();
        for item in items {
            self.send(FromServer::Item(Box::new(item))).await?;
        }
        if let Some(question) = question {
            if moved || self.asked.as_ref() != Some(&question) {
                self.asked = Some(question.clone());
                let question = Box::new(question);
                self.send(FromServer::Question { seq, question }).await?;
            }
        } else {
            self.asked = None;
        }
        Some(())
    }

    /// Sends a message, or does to it what the faults say.
    async fn send(&mut self, message: FromServer) -> Option<()> {
        let faults = self.world.faults;
        if self.world.happens(faults.cut) {
            return None;
        }
        if self.world.happens(faults.lost) {
            return Some(());
        }
        if self.held.is_none() && self.world.happens(faults.swapped) {
            self.held = Some(message);
            return Some(());
        }
        let twice = self.world.happens(faults.repeated).then(|| message.clone());
        let held = self.held.take();
        for message in [Some(message), held, twice].into_iter().flatten() {
            let text = serde_json::to_string(&message).expect("messages are plain data");
            self.stream.send(Message::text(text)).await.ok()?;
        }
        Some(())
    }
}
