//! Players at many tables, who answer by a clock or at once.

use crate::args::Moves;
use crate::board::Board;
use crate::failure::Failure;
use crate::seated::{self, SEATS, Seated};
use client::{Api, Chooser, Event, Player, Tally};
use protocol::socket::Verdict;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

/// Where a seat that is asked something waits to be told that its move is due.
pub(super) type Turn = mpsc::Sender<Instant>;

/// Everything the players share.
#[derive(Debug)]
pub(super) struct Floor {
    api: Api,
    watchers: usize,
    seed: u64,
    tables: usize,
    /// How many tables have begun.
    begun: AtomicUsize,
    /// Seats that are asked something say so here, unless they answer at once.
    asked: Option<mpsc::UnboundedSender<Turn>>,
    bell: watch::Sender<Bell>,
    /// When moves were to be sent, and how much later they were.
    lag: Mutex<Vec<(Instant, Duration)>>,
}

/// What everybody does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bell {
    /// Wait.
    Wait,
    /// Play.
    Play,
    /// Play no more, but listen.
    Listen,
    /// Go home.
    Home,
}

/// What was played at one table.
#[derive(Debug)]
pub(super) struct Played {
    pub(super) table: String,
    pub(super) board: Arc<Board>,
    pub(super) tallies: Vec<Tally>,
    pub(super) over: bool,
}

impl Floor {
    pub(super) fn new(api: Api, task: &Moves) -> (Floor, mpsc::UnboundedReceiver<Turn>) {
        let (asked, turns) = mpsc::unbounded_channel();
        let floor = Floor {
            api,
            watchers: task.watchers,
            seed: task.seed,
            tables: task.tables,
            begun: AtomicUsize::new(0),
            asked: (!task.max).then_some(asked),
            bell: watch::Sender::new(Bell::Wait),
            lag: Mutex::default(),
        };
        (floor, turns)
    }

    /// Waits until the game has begun at every table; or until one of them fails.
    pub(super) async fn all_have_begun(
        &self,
        tables: &mut JoinSet<Result<Vec<Played>, Failure>>,
    ) -> Result<(), Failure> {
        while self.begun.load(Ordering::Relaxed) < self.tables {
            if let Some(ended) = tables.try_join_next() {
                ended.map_err(std::io::Error::other)??;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    pub(super) fn open(&self) {
        self.bell.send_replace(Bell::Play);
    }

    pub(super) fn close(&self) {
        self.bell.send_replace(Bell::Listen);
    }

    pub(super) fn send_home(&self) {
        self.bell.send_replace(Bell::Home);
    }

    /// How late moves were that were to be sent in this span.
    pub(super) fn lag(&self, from: Instant, to: Instant) -> Vec<Duration> {
        let lag = self.lag.lock().unwrap_or_else(PoisonError::into_inner);
        lag.iter().filter(|(at, _)| (from..to).contains(at)).map(|(_, late)| *late).collect()
    }

    /// Plays game after game, each at a table of its own.
    pub(super) async fn play_on(self: Arc<Floor>, number: usize) -> Result<Vec<Played>, Failure> {
        let mut all = Vec::new();
        while !matches!(*self.bell.borrow(), Bell::Listen | Bell::Home) {
            let game = number + self.tables * all.len();
            all.push(self.play(game).await?);
        }
        Ok(all)
    }

    async fn play(self: &Arc<Floor>, game: usize) -> Result<Played, Failure> {
        let table = seated::make(&self.api).await?;
        let seats = (0..SEATS).map(Some);
        let viewers: Vec<_> = seats.chain((0..self.watchers).map(|_| None)).collect();
        let board = Arc::new(Board::new(viewers.len()));
        let (ready, mut all_ready) = mpsc::channel(1);
        let mut tasks = JoinSet::new();
        for seat in viewers.iter().copied() {
            let player =
                Player::new(vec![self.api.address().clone()], &table.table, &table.token, seat);
            let seed = self.seed ^ ((game as u64) << 8) ^ u64::from(seat.unwrap_or(9));
            let chooser = Chooser::random(seed);
            let viewer =
                Viewer { player, chooser, board: Arc::clone(&board), sent: HashMap::new() };
            tasks.spawn(viewer.run(Arc::clone(self), ready.clone()));
        }
        drop(ready);
        // Every viewer drops his end when he has the first snapshot.
        all_ready.recv().await;
        self.begin(&table).await?;
        let (mut tallies, mut over) = (Vec::new(), true);
        while let Some(ended) = tasks.join_next().await {
            let player = ended.map_err(std::io::Error::other)??;
            over &= player.follower().is_over();
            tallies.push(player.close().await);
        }
        Ok(Played { table: table.table, board, tallies, over })
    }

    async fn begin(&self, table: &Seated) -> Result<(), Failure> {
        seated::begin(&self.api, table).await?;
        self.begun.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    fn note_lag(&self, due: Instant) {
        let late = due.elapsed();
        self.lag.lock().unwrap_or_else(PoisonError::into_inner).push((due, late));
    }
}

/// One viewer of one table.
struct Viewer {
    player: Player,
    chooser: Chooser,
    board: Arc<Board>,
    /// When moves without a reply were to be sent.
    sent: HashMap<String, Instant>,
}

impl Viewer {
    async fn run(mut self, floor: Arc<Floor>, ready: mpsc::Sender<()>) -> Result<Player, Failure> {
        let (turn, mut turns) = mpsc::channel(1);
        let mut bell = floor.bell.subscribe();
        let mut ready = Some(ready);
        let mut waits = false;
        // Its turn came while it was not clear what it is asked: between an item and a question.
        let mut owed = None;
        while !self.player.follower().is_over() {
            let now = *bell.borrow_and_update();
            match now {
                Bell::Home => break,
                Bell::Play if self.player.is_asked() && !waits => match &floor.asked {
                    Some(asked) => waits = asked.send(turn.clone()).is_ok(),
                    None => self.answer(Instant::now()).await?,
                },
                _ => {}
            }
            if self.player.is_asked()
                && let Some(due) = owed.take()
            {
                waits = false;
                floor.note_lag(due);
                self.answer(due).await?;
            }
            tokio::select! {
                event = self.player.hear() => {
                    self.note(event?);
                    if self.player.follower().seq().is_some() {
                        drop(ready.take());
                    }
                }
                Some(due) = turns.recv() => {
                    owed = Some(due);
                }
                changed = bell.changed() => if changed.is_err() { break },
            }
        }
        Ok(self.player)
    }

    async fn answer(&mut self, due: Instant) -> Result<(), Failure> {
        if let Some(id) = self.player.answer(&mut self.chooser).await? {
            self.sent.insert(id, due);
        }
        Ok(())
    }

    fn note(&mut self, event: Event) {
        match event {
            Event::Item { seq } => self.board.seen(seq - 1, seq),
            Event::CaughtUp { from, to } => self.board.seen(from, to),
            Event::Settled { id, verdict, .. } => {
                let sent = self.sent.remove(&id);
                if let (Some(sent), Verdict::Applied { seq } | Verdict::Duplicate { seq }) =
                    (sent, verdict)
                {
                    self.board.replied(seq, sent);
                }
            }
            Event::Connected | Event::Disconnected | Event::Asked => {}
        }
    }
}

/// Tells a seat that is asked something that its move is due, so many times a second, until the
/// end. Gives how often nobody was asked anything; then the move is as late as it is.
pub(super) async fn tick(
    mut asked: mpsc::UnboundedReceiver<Turn>,
    rate: u32,
    begin: Instant,
    end: Instant,
) -> usize {
    let mut starved = 0;
    for number in 0_u64.. {
        let due = begin + Duration::from_secs_f64(number as f64 / f64::from(rate.max(1)));
        if due >= end {
            break;
        }
        tokio::time::sleep_until(due.into()).await;
        let turn = match asked.try_recv() {
            Ok(turn) => turn,
            Err(_) => {
                starved += 1;
                match tokio::time::timeout_at(end.into(), asked.recv()).await {
                    Ok(Some(turn)) => turn,
                    _ => break,
                }
            }
        };
        // Whoever went home has no turn.
        turn.send(due).await.ok();
    }
    starved
}
