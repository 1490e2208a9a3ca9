//! What the server does at a table by itself: bots, forced answers, clocks.

use super::mail::Done;
use super::{Broken, Desk};
use crate::config::Time;
use crate::secrets;
use crate::thinkers::{Task, Thought};
use protocol::refusal::Refusal;
use rules::{Answer, Seat};
use std::time::Duration;
use table::{Chore, Command, Maker, Work};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::Instant;

/// A node keeps a table for so long, in milliseconds; renewed when half of it is gone.
const LEASE: i64 = 10_000;
/// After something failed it is tried again so much later, in milliseconds.
const PATIENCE: i64 = 1_000;

/// What there is to do at a table.
#[derive(Debug)]
pub(super) struct Agenda {
    chores: Vec<Pending>,
    /// Whether the table has changed since the chores were read from it.
    stale: bool,
    /// Until when this node keeps the table.
    kept_until: i64,
    /// When to look again at the latest.
    next: Option<Instant>,
    /// Whether the next chore is due within the time a desk is kept open for nobody.
    soon: bool,
    thoughts: (UnboundedSender<Thought>, UnboundedReceiver<Thought>),
}

/// A chore, and how far it is.
#[derive(Debug)]
struct Pending {
    chore: Chore,
    /// The table's number when the chore was first read.
    number: u64,
    thinking: bool,
    answer: Option<Answer>,
}

impl Agenda {
    pub(super) fn new() -> Agenda {
        Agenda {
            chores: Vec::new(),
            stale: true,
            kept_until: 0,
            next: None,
            soon: false,
            thoughts: unbounded_channel(),
        }
    }

    pub(super) fn table_changed(&mut self) {
        self.stale = true;
    }

    pub(super) fn next_look(&self) -> Option<Instant> {
        self.next
    }

    /// Whether the desk is needed for a chore within such a time.
    pub(super) fn is_due_within(&self, time: Duration) -> bool {
        self.soon || self.next.is_some_and(|next| next < Instant::now() + time)
    }

    /// The next thought of a bot, whenever it comes.
    pub(super) async fn thought(&mut self) -> Thought {
        match self.thoughts.1.recv().await {
            Some(thought) => thought,
            // We hold a sender ourselves, so there is always another thought to wait for.
            None => std::future::pending().await,
        }
    }

    /// Notes what a bot came to.
    pub(super) fn note(&mut self, thought: Thought) {
        let asked = |pending: &&mut Pending| {
            pending.number == thought.number && pending.chore.seat == thought.seat
        };
        if let Some(pending) = self.chores.iter_mut().find(asked) {
            pending.thinking = false;
            pending.answer = thought.answer;
        }
    }
}

impl Desk {
    /// Does what is due, and notes when to look again.
    pub(super) async fn attend(&mut self) -> Result<(), Broken> {
        loop {
            self.agenda.next = None;
            self.agenda.soon = false;
            self.refresh();
            let now = self.shelf.time.now();
            let Some(due) = self.due_at() else { return Ok(()) };
            // The table is kept from when it is soon due, so that bots can begin to think.
            if due > now + LEASE / 2 {
                self.look_in(due - now - LEASE / 2);
                return Ok(());
            }
            self.agenda.soon = true;
            if !self.keep(now).await {
                self.look_in(PATIENCE);
                return Ok(());
            }
            self.start_thinking();
            let Some(command) = self.ready(now) else { return Ok(()) };
            match self.perform(&command).await? {
                // Whatever became of it, the table is looked at anew.
                Ok(Done::Applied { .. } | Done::Duplicate { .. }) => {}
                Ok(Done::Stale { .. }) => {
                    self.agenda.chores.clear();
                    self.agenda.stale = true;
                }
                Err(refusal) => {
                    self.complain(&refusal);
                    self.look_in(PATIENCE);
                    return Ok(());
                }
            }
        }
    }

    /// Reads the chores, keeping the thoughts that are still wanted.
    fn refresh(&mut self) {
        if !std::mem::take(&mut self.agenda.stale) {
            return;
        }
        let mut old = std::mem::take(&mut self.agenda.chores);
        let mut chores = self.table.chores();
        // In frozen time nobody runs out of it.
        if let Time::Frozen(_) = self.shelf.time {
            chores.retain(|chore| chore.work != Work::TimeOut);
        }
        chores.sort_by_key(|chore| (chore.not_before, chore.seat.index()));
        let number = self.table.seq();
        let pending = |chore: Chore| {
            let same = old.iter().position(|old| old.chore == chore);
            same.map(|same| old.swap_remove(same)).unwrap_or(Pending {
                chore,
                number,
                thinking: false,
                answer: None,
            })
        };
        self.agenda.chores = chores.into_iter().map(pending).collect();
    }

    /// When the first chore is due; at once in frozen time.
    fn due_at(&self) -> Option<i64> {
        let first = self.agenda.chores.first()?.chore.not_before;
        match self.shelf.time {
            Time::System => Some(first),
            Time::Frozen(now) => Some(now),
        }
    }

    /// Whether this node may do the chores. Where no other can be there it always may.
    async fn keep(&mut self, now: i64) -> bool {
        if self.shelf.alone || self.agenda.kept_until - now > LEASE / 2 {
            return true;
        }
        let until = now + LEASE;
        let (id, node) = (self.table.id(), &self.shelf.node);
        match self.shelf.store.claim(id, node, now, until).await {
            Ok(granted) => {
                self.agenda.kept_until = if granted { until } else { 0 };
                granted
            }
            Err(error) => {
                tracing::warn!(table = %secrets::shown(id), %error, "cannot keep a table");
                false
            }
        }
    }

    /// Lets bots think from the moment they are asked.
    fn start_thinking(&mut self) {
        let (Some(game), Some(memories)) = (self.table.game(), self.table.memories()) else {
            return;
        };
        let mut crowded = false;
        for pending in &mut self.agenda.chores {
            let Work::Think(level) = pending.chore.work else { continue };
            if pending.thinking || pending.answer.is_some() {
                continue;
            }
            let seat = pending.chore.seat;
            let task = Task {
                game: *game,
                memory: *memories.of(seat),
                seat,
                level,
                dice: dice(self.shelf.time, pending.number, seat),
                number: pending.number,
                reply: self.agenda.thoughts.0.clone(),
            };
            pending.thinking = self.shelf.thinkers.think(task);
            crowded |= !pending.thinking;
        }
        if crowded {
            self.look_in(PATIENCE);
        }
    }

    /// The command of a chore that is due and thought through, if there is one. If not, notes
    /// when the next will be due.
    fn ready(&mut self, now: i64) -> Option<Command> {
        let frozen = self.shelf.time != Time::System;
        for index in 0..self.agenda.chores.len() {
            let pending = &self.agenda.chores[index];
            let Chore { seat, not_before, work } = &pending.chore;
            let (seat, expected) = (*seat, pending.number);
            if *not_before > now && !frozen {
                self.look_in(*not_before - now);
                return None;
            }
            match (work, pending.answer) {
                (Work::TimeOut, _) => return Some(Command::TimedOut { seat, expected }),
                (Work::Answer(answer), _) => {
                    let answer = *answer;
                    return Some(Command::Answered { seat, expected, answer, by: Maker::Rules });
                }
                (Work::Think(_), Some(answer)) => {
                    return Some(Command::Answered { seat, expected, answer, by: Maker::Bot });
                }
                // Frozen time knows an order, and it is kept.
                (Work::Think(_), None) if frozen => return None,
                // The thought will wake us; others need not wait for it.
                (Work::Think(_), None) => {}
            }
        }
        None
    }

    fn look_in(&mut self, milliseconds: i64) {
        let then = Instant::now() + Duration::from_millis(milliseconds.max(1) as u64);
        self.agenda.next = Some(self.agenda.next.map_or(then, |next| next.min(then)));
    }

    fn complain(&self, refusal: &Refusal) {
        let table = secrets::shown(self.table.id());
        tracing::warn!(%table, code = ?refusal.code, "a chore could not be done");
    }
}

/// The chances of a bot: the system's, or in frozen time always the same.
fn dice(time: Time, number: u64, seat: Seat) -> [u8; 32] {
    match time {
        Time::System => secrets::dice(),
        Time::Frozen(_) => {
            let mut dice = [7; 32];
            dice[..8].copy_from_slice(&number.to_le_bytes());
            dice[8] = seat.index() as u8;
            dice
        }
    }
}
