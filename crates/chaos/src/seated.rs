//! Somebody at a table who goes on whatever happens.

use crate::tables::any;
use crate::{Acked, Chance, Ledger, Seat, TableLedger};
use client::{Address, Api, Chooser, Event, Habits, Player, PlayerError};
use protocol::refusal::Code;
use protocol::socket::{Verdict, What};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::timeout;

/// Once nothing more is to be done, everybody must know all there is in this time.
const PATIENCE: Duration = Duration::from_secs(40);

/// Somebody at a table.
#[derive(Debug)]
pub(crate) struct Sitter {
    pub(crate) player: Player,
    pub(crate) seat: Seat,
    pub(crate) table: Arc<TableLedger>,
    pub(crate) ledger: Arc<Ledger>,
    pub(crate) servers: Arc<[Api]>,
    pub(crate) chance: Chance,
    /// When he lost his server.
    gone: Option<Instant>,
}

/// The habits of somebody who wants to be back at once: servers here live for a moment only.
pub fn lively() -> Habits {
    Habits {
        least_wait: Duration::from_millis(10),
        most_wait: Duration::from_millis(80),
        give_up: Duration::from_secs(60),
        ..Habits::default()
    }
}

impl Sitter {
    pub(crate) fn new(
        seat: Seat,
        table: Arc<TableLedger>,
        ledger: Arc<Ledger>,
        servers: Arc<[Api]>,
        chance: Chance,
    ) -> Sitter {
        let addresses: Vec<Address> = servers.iter().map(|api| api.address().clone()).collect();
        let (number, token) = (Some(seat.number), &seat.token);
        let player = Player::with_habits(addresses, &table.id, token, number, lively());
        Sitter { player, seat, table, ledger, servers, chance, gone: None }
    }

    /// Begins the game, if he is to, and plays until it is over or everybody is to rest; then
    /// stays until all he sent was replied to and he knows all there is.
    pub(crate) async fn sit(mut self, starts: bool, mut rest: watch::Receiver<bool>) -> bool {
        if starts {
            self.player.deed(What::Start).await;
        }
        let mut chooser = Chooser::random(self.chance.below(u64::MAX));
        let played = self.play(&mut chooser, &mut rest).await;
        let settled = match played {
            Ok(()) => self.settle().await,
            Err(error) => Err(error),
        };
        if let Err(error) = settled {
            self.complain(&error.to_string());
        }
        self.note_seen();
        let over = self.player.follower().is_over();
        let tally = self.player.close().await;
        for fault in &tally.faults {
            let (table, seat) = (&self.table.id, self.seat.number);
            self.ledger.complain(format!("table {table}, seat {seat}: {fault}"));
        }
        self.ledger.figures().add(&tally);
        over
    }

    async fn play(
        &mut self,
        chooser: &mut Chooser,
        rest: &mut watch::Receiver<bool>,
    ) -> Result<(), PlayerError> {
        loop {
            let resting = *rest.borrow_and_update();
            if !self.is_pending() && (resting || self.player.follower().is_over()) {
                return Ok(());
            }
            if !resting && !self.is_pending() {
                self.act(chooser).await?;
            }
            let event = tokio::select! {
                event = self.player.hear() => event?,
                _ = rest.changed(), if !resting => continue,
            };
            self.note(&event).await;
        }
    }

    /// Answers, or now and then does something else.
    async fn act(&mut self, chooser: &mut Chooser) -> Result<(), PlayerError> {
        if self.player.follower().is_replaced() {
            self.player.deed(What::Return).await;
        } else if self.player.is_asked() {
            match self.chance.below(60) {
                0 => drop(self.player.deed(What::Leave).await),
                1 => drop(self.player.deed(What::Undo).await),
                _ => drop(self.player.answer(chooser).await?),
            }
        }
        Ok(())
    }

    /// Whether something he did was not replied to.
    fn is_pending(&self) -> bool {
        let tally = self.player.tally();
        let settled =
            tally.applied + tally.duplicates + tally.stale + tally.illegal + tally.refused;
        tally.moves > settled
    }

    async fn note(&mut self, event: &Event) {
        match event {
            Event::Settled {
                id,
                verdict: Verdict::Applied { seq } | Verdict::Duplicate { seq },
                ..
            } => {
                let acked = Acked { id: id.clone(), seq: *seq, seat: self.seat.number };
                self.table.promises().acked.push(acked);
            }
            // Nobody else makes up the ids that he does: whoever says so has forgotten whose
            // move it was, and he will never learn whether it was stored.
            Event::Settled { id, verdict: Verdict::Refused(refusal), .. }
                if refusal.code == Code::IdTaken =>
            {
                self.complain(&format!("{id} is said to be another seat's"));
            }
            Event::Disconnected => {
                self.gone.get_or_insert_with(Instant::now);
                self.note_seen();
            }
            Event::Connected => {
                if let Some(gone) = self.gone.take() {
                    self.ledger.figures().absences.push(gone.elapsed());
                }
                if self.chance.once_in(8) {
                    self.compare().await;
                }
            }
            _ => {}
        }
    }

    /// Notes what he knows: all of it must be stored.
    fn note_seen(&self) {
        if let Some(snapshot) = self.player.follower().snapshot() {
            self.table.promises().see(snapshot.clone());
        }
    }

    /// Compares what he knows with what a server shows, if both are equally far. `true` if so.
    async fn compare(&mut self) -> bool {
        let server = any(&self.servers, &mut self.chance);
        let seat = Some(self.seat.number);
        let Ok(seen) = server.seen(&self.table.id, Some(&self.seat.token), seat).await else {
            return false;
        };
        let known = self.player.follower().seq();
        if known.is_some_and(|known| known > seen.snapshot.seq) {
            return false;
        }
        self.player.agrees_with(&seen.snapshot);
        if known == Some(seen.snapshot.seq) {
            self.ledger.figures().compared += 1;
            return true;
        }
        false
    }

    /// Listens until he knows as much as the servers do.
    async fn settle(&mut self) -> Result<(), PlayerError> {
        let since = Instant::now();
        loop {
            if let Ok(event) = timeout(Duration::from_millis(100), self.player.hear()).await {
                let event = event?;
                self.note(&event).await;
            } else if self.compare().await {
                return Ok(());
            }
            if since.elapsed() >= PATIENCE {
                let known = self.player.follower().seq();
                self.complain(&format!("he knows item {known:?} and never got on"));
                return Ok(());
            }
        }
    }

    fn complain(&self, what: &str) {
        let (table, seat) = (&self.table.id, self.seat.number);
        self.ledger.complain(format!("table {table}, seat {seat}: {what}"));
    }
}
