//! What is said over a socket.

use super::bucket::Bucket;
use super::closing::End;
use crate::desk::{First, Mail, Watch, Watching, written};
use crate::house::House;
use crate::replay::Replay;
use crate::{meters, refused};
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use protocol::refusal::{Code, Refusal};
use protocol::socket::{FromClient, FromServer, Reply, Verdict};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

/// Whoever goes on so often after he was told to slow down is shown out.
const OVERDRAWN: u32 = 100;

/// A talk over a socket.
#[derive(Debug)]
pub(super) struct Talk {
    house: Arc<House>,
    table: Box<str>,
    holder: Option<Box<str>>,
    /// A number of its own.
    number: u64,
    /// From where the other end looks, once it has said so.
    seat: Option<Option<u8>>,
    seated: bool,
    /// What the desk sends.
    inlet: Option<mpsc::Receiver<Utf8Bytes>>,
    bucket: Bucket,
    faults: u32,
    /// How often in a row the other end did not answer a ping.
    missed: u8,
}

impl Talk {
    pub(super) fn new(
        house: Arc<House>,
        table: Box<str>,
        holder: Option<Box<str>>,
        number: u64,
    ) -> Talk {
        Talk {
            house,
            table,
            holder,
            number,
            seat: None,
            seated: false,
            inlet: None,
            bucket: Bucket::new(),
            faults: 0,
            missed: 0,
        }
    }

    /// Talks until one of the two has enough.
    pub(super) async fn run(&mut self, socket: &mut WebSocket) -> End {
        match self.go_on(socket).await {
            Ok(never) => match never {},
            Err(end) => end,
        }
    }

    /// Tells the desk that nobody listens any more.
    pub(super) fn leave(&self) {
        if self.inlet.is_some() {
            self.house.hub.tell(&self.table, Mail::Leave { listener: self.number });
        }
    }

    async fn go_on(&mut self, socket: &mut WebSocket) -> Result<std::convert::Infallible, End> {
        let mut stopping = self.house.stopping.clone();
        let ping = jittered(self.house.limits.ping, self.number);
        let tick = sleep(ping);
        tokio::pin!(tick);
        loop {
            tokio::select! {
                message = socket.recv() => {
                    self.missed = 0;
                    match message {
                        None => return Err(End::Gone),
                        Some(Err(error)) => return Err(End::of(error)),
                        Some(Ok(message @ (Message::Text(_) | Message::Binary(_))))
                            if self.house.echo =>
                        {
                            self.send(message, socket).await?;
                        }
                        Some(Ok(Message::Text(text))) => {
                            // Most of the time nothing is said, so what it takes to answer is
                            // not kept with every socket.
                            Box::pin(self.hear(&text, socket)).await?;
                        }
                        Some(Ok(Message::Binary(_))) => {
                            Box::pin(self.refuse(refused::bad_request("messages are text"), socket))
                                .await?;
                            return Err(End::BINARY);
                        }
                        Some(Ok(Message::Close(_))) => return Err(End::Goodbye),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    }
                }
                text = next(&mut self.inlet) => match text {
                    Some(text) => self.send(Message::Text(text), socket).await?,
                    None => Box::pin(self.watch_again(socket)).await?,
                },
                () = &mut tick => {
                    if self.missed >= 2 {
                        return Err(End::Gone);
                    }
                    self.missed += 1;
                    self.send(Message::Ping(Default::default()), socket).await?;
                    tick.as_mut().reset(tokio::time::Instant::now() + ping);
                }
                _ = stopping.changed() => return Err(End::STOPPING),
            }
        }
    }

    async fn hear(&mut self, text: &str, socket: &mut WebSocket) -> Result<(), End> {
        let limits = &self.house.limits;
        let rate = if self.seated { limits.seated_messages } else { limits.watching_messages };
        let allowed = self.bucket.take(rate, Instant::now());
        let message = match read(text) {
            Ok(message) => message,
            Err(refusal) => {
                self.faults += 1;
                self.refuse(refusal, socket).await?;
                return if self.faults >= self.house.limits.faults {
                    Err(End::ABUSE)
                } else {
                    Ok(())
                };
            }
        };
        if let Err(empty) = allowed {
            if empty.overdrawn > OVERDRAWN {
                return Err(End::ABUSE);
            }
            let refusal = refused::limited("too many messages; wait a moment", empty.wait);
            return self.refuse_message(message, refusal, socket).await;
        }
        match message {
            FromClient::Ping { n } => self.say(&FromServer::Pong { n }, socket).await,
            FromClient::Watch { protocol, .. } if protocol != protocol::VERSION => {
                let message = format!(
                    "this server speaks version {} of the protocol; reload the page",
                    protocol::VERSION
                );
                self.refuse(refused::refusal(Code::OtherVersion, message), socket).await?;
                Err(End::VERSION)
            }
            FromClient::Watch { seat, after, .. } => match self.watch(seat, after, socket).await? {
                Ok(()) => Ok(()),
                Err(refusal) => self.refuse(refusal, socket).await,
            },
            message if self.seat.is_none() => {
                let refusal = refused::refusal(Code::NotNow, "say what you want to watch first");
                self.refuse_message(message, refusal, socket).await
            }
            FromClient::Move(given) => {
                let reply = self.house.play(&self.table, self.holder.as_deref(), given).await;
                self.say(&FromServer::Reply(reply), socket).await
            }
            FromClient::Do(deed) => {
                let reply = self.house.act(&self.table, self.holder.as_deref(), deed).await;
                self.say(&FromServer::Reply(reply), socket).await
            }
        }
    }

    /// Begins to watch, or watches from elsewhere. What was under way to the old place is
    /// forgotten: nobody sees what he was sent as somebody else.
    async fn watch(
        &mut self,
        seat: Option<u8>,
        after: Option<u64>,
        socket: &mut WebSocket,
    ) -> Result<Result<(), Refusal>, End> {
        let (outlet, inlet) = mpsc::channel(self.house.limits.queue.max(2));
        let mail = |reply| {
            let holder = self.holder.as_deref().map(str::to_owned);
            let (listener, outlet) = (self.number, outlet.clone());
            Mail::Watch { watch: Box::new(Watch { listener, holder, seat, after, outlet }), reply }
        };
        let watching = match self.house.hub.ask(&self.table, mail).await {
            Ok(watching) => watching,
            Err(refusal) => return Ok(Err(refusal)),
        };
        drop(outlet);
        self.inlet = Some(inlet);
        self.seat = Some(seat);
        self.seated = watching.seated;
        self.begin(watching, socket).await.map(Ok)
    }

    /// Sends what comes before the live stream.
    async fn begin(&mut self, watching: Watching, socket: &mut WebSocket) -> Result<(), End> {
        match watching.first {
            First::Snapshot(text) => self.send(Message::Text(text), socket).await?,
            First::Tail { after } if after == watching.seq => {}
            First::Tail { after } => {
                let store = &self.house.store;
                let mut replay = Replay::new(store, &self.table, watching.viewer, after);
                while let Some(item) = replay.next().await.map_err(|_| End::FAILED)? {
                    if item.seq > watching.seq {
                        break;
                    }
                    self.say(&FromServer::Item(Box::new(item)), socket).await?;
                }
            }
        }
        match watching.question {
            Some(text) => self.send(Message::Text(text), socket).await,
            None => Ok(()),
        }
    }

    /// The desk has let go of us: we were too slow, or may not look any more. A snapshot makes
    /// up for all that was missed.
    async fn watch_again(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        self.inlet = None;
        let Some(seat) = self.seat else { return Ok(()) };
        if *self.house.stopping.borrow() {
            return Err(End::STOPPING);
        }
        match self.watch(seat, None, socket).await? {
            Ok(()) => Ok(()),
            Err(refusal) => {
                let end = match refusal.code {
                    Code::Unavailable => End::FAILED,
                    _ => End::NOT_YOURS,
                };
                self.refuse(refusal, socket).await?;
                Err(end)
            }
        }
    }

    /// Refuses a message in the form that its sender waits for.
    async fn refuse_message(
        &self,
        message: FromClient,
        refusal: Refusal,
        socket: &mut WebSocket,
    ) -> Result<(), End> {
        let id = match message {
            FromClient::Move(given) => given.id,
            FromClient::Do(deed) => deed.id,
            FromClient::Watch { .. } | FromClient::Ping { .. } => {
                return self.refuse(refusal, socket).await;
            }
        };
        meters::refused(refusal.code);
        let reply = Reply { id, result: Verdict::Refused(refusal) };
        self.say(&FromServer::Reply(reply), socket).await
    }

    async fn refuse(&self, refusal: Refusal, socket: &mut WebSocket) -> Result<(), End> {
        meters::refused(refusal.code);
        self.say(&FromServer::Error(refusal), socket).await
    }

    async fn say(&self, message: &FromServer, socket: &mut WebSocket) -> Result<(), End> {
        self.send(Message::Text(written(message)), socket).await
    }

    /// Sends a message. Whoever does not take it within a time is left alone: what waits for him
    /// could only grow.
    async fn send(&self, message: Message, socket: &mut WebSocket) -> Result<(), End> {
        match timeout(self.house.limits.slow, socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }
}

fn read(text: &str) -> Result<FromClient, Refusal> {
    let value = record::strict::read(text.as_bytes());
    let value = value.map_err(|error| refused::bad_request(error.to_string()))?;
    if !value.is_object() {
        return Err(refused::bad_request("send a JSON object"));
    }
    serde_json::from_value(value).map_err(|error| refused::bad_request(error.to_string()))
}

async fn next(inlet: &mut Option<mpsc::Receiver<Utf8Bytes>>) -> Option<Utf8Bytes> {
    match inlet {
        Some(inlet) => inlet.recv().await,
        None => std::future::pending().await,
    }
}

/// A time that is a little different for every socket, so that not all are pinged at once.
fn jittered(time: Duration, number: u64) -> Duration {
    let share = (number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56) as u32;
    time * (896 + share) / 1_024
}
