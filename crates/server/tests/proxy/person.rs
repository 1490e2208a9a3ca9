//! Somebody who plays through the proxy, and remembers everything he ever sent.

use client::{Api, Chooser, Event, Habits, Player, PlayerError};
use protocol::seating::Phase;
use protocol::socket::{Verdict, What};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::HashSet;
use std::time::Duration;
use tokio::time::timeout;

/// After so long without any news he hangs up and calls again: a message that was lost on a
/// connection that lives, which TCP never shows, may have been the last one for a long time.
const UNEASY: Duration = Duration::from_millis(1_500);

/// Somebody who plays through the proxy.
#[derive(Debug)]
pub(crate) struct Person {
    pub(crate) player: Player,
    /// The ids of everything he ever did.
    pub(crate) sent: HashSet<String>,
    /// What he has not heard the end of.
    open: HashSet<String>,
    /// How often he compared what he knows with what the server says, and both were as far.
    pub(crate) compared: u32,
    /// To ask the server behind the proxy's back.
    api: Api,
    token: String,
    chooser: Chooser,
    dice: Xoshiro256PlusPlus,
    /// Whether it is for him to begin the game.
    begins: bool,
}

/// Somebody who loses no time: the proxy breaks more connections in a second than a bad network
/// does in a day.
pub(crate) fn habits() -> Habits {
    Habits {
        least_wait: Duration::from_millis(2),
        most_wait: Duration::from_millis(100),
        patience: Duration::from_millis(400),
        nudge: Duration::from_millis(60),
        quiet: Duration::from_millis(800),
        vain: 1_000,
        ..Habits::default()
    }
}

impl Person {
    pub(crate) fn new(player: Player, api: Api, token: String, seed: u64) -> Person {
        Person {
            player,
            sent: HashSet::new(),
            open: HashSet::new(),
            compared: 0,
            api,
            token,
            chooser: Chooser::random(seed),
            dice: Xoshiro256PlusPlus::seed_from_u64(seed),
            begins: false,
        }
    }

    /// Begins the game.
    pub(crate) async fn start(&mut self) {
        self.begins = true;
        self.act(What::Start).await;
    }

    fn has_not_begun(&self) -> bool {
        let snapshot = self.player.follower().snapshot();
        snapshot.is_some_and(|snapshot| snapshot.table.status.phase == Phase::Gathering)
    }

    /// Plays until the game is over and he has heard the end of everything he did.
    pub(crate) async fn play(&mut self) -> Result<(), PlayerError> {
        while !(self.player.follower().is_over() && self.open.is_empty()) {
            self.do_something().await?;
            match timeout(UNEASY, self.player.hear()).await {
                Ok(event) => self.take(event?).await,
                Err(_) => self.player.cut(),
            }
        }
        Ok(())
    }

    async fn do_something(&mut self) -> Result<(), PlayerError> {
        if self.begins && self.open.is_empty() && self.has_not_begun() {
            // The first attempt may have overtaken what says who wants it, and then it is refused.
            self.start().await;
        } else if self.player.is_asked() {
            let id = self.player.answer(&mut self.chooser).await?;
            self.sent_one(id);
        } else if self.open.is_empty() && self.player.follower().is_replaced() {
            self.act(What::Return).await;
        } else if self.open.is_empty()
            && let Some(wish) = self.wished_of_me()
        {
            let agrees = self.dice.next_u32().is_multiple_of(2);
            self.act(if agrees { What::Agree(wish) } else { What::Decline(wish) }).await;
        }
        Ok(())
    }

    async fn take(&mut self, event: Event) {
        let Event::Settled { id, verdict, .. } = event else { return };
        self.open.remove(&id);
        if !matches!(verdict, Verdict::Applied { .. } | Verdict::Duplicate { .. }) {
            return;
        }
        // Whatever is done twice by mistake shows most where it takes back what was done.
        match self.dice.next_u32() % 100 {
            0..3 => self.act(What::Undo).await,
            3 => self.act(What::Leave).await,
            4..30 => self.compare().await,
            _ => {}
        }
    }

    async fn act(&mut self, what: What) {
        let id = self.player.deed(what).await;
        self.sent_one(id);
    }

    fn sent_one(&mut self, id: Option<String>) {
        if let Some(id) = id {
            self.open.insert(id.clone());
            self.sent.insert(id);
        }
    }

    /// What somebody else asks him for.
    fn wished_of_me(&self) -> Option<protocol::seating::Wish> {
        let seat = self.player.seat()?;
        let proposal = &self.player.follower().snapshot()?.table.status.proposal;
        proposal.as_ref().filter(|proposal| proposal.open.contains(&seat)).map(|open| open.what)
    }

    /// Compares in the middle of the game, whenever both happen to be as far. A difference is a
    /// fault that the player notes.
    async fn compare(&mut self) {
        let (table, seat) = (self.player.table().to_owned(), self.player.seat());
        let seen = self.api.seen(&table, Some(&self.token), seat).await.expect("it is shown");
        if self.player.follower().seq() == Some(seen.snapshot.seq) {
            self.compared += 1;
        }
        self.player.agrees_with(&seen.snapshot);
    }

    /// Where he stands, for whoever wonders why nothing goes on.
    pub(crate) fn standing(&self) -> String {
        let follower = self.player.follower();
        let status = follower.snapshot().map(|snapshot| &snapshot.table.status);
        let (seat, seq, asked) = (self.player.seat(), follower.seq(), self.player.is_asked());
        let waits = format!("waits for the end of {:?}", self.open);
        format!("seat {seat:?} at {seq:?}, asked: {asked}, {waits}, {status:?}")
    }

    /// What the server says that his seat sees.
    pub(crate) async fn seen_by_server(&self) -> protocol::stream::Snapshot {
        let (table, seat) = (self.player.table(), self.player.seat());
        let seen = self.api.seen(table, Some(&self.token), seat).await.expect("it is shown");
        seen.snapshot
    }
}
