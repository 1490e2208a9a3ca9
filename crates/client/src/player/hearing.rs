//! Listening, and doing what must be done about it.

use super::{Event, Player, PlayerError};
use crate::outbox::Pending;
use crate::{Ack, ConnectionError, Fault, Heard};
use protocol::refusal::{Code, Refusal};
use protocol::socket::{FromClient, FromServer, Reply, Verdict};
use std::time::{Duration, Instant};
use tokio::time::sleep_until;

impl Player {
    /// Waits for the next event. Connects if there is no connection, asks for what is missing,
    /// sends again what must be. The waiting may be given up and taken up again.
    pub async fn hear(&mut self) -> Result<Event, PlayerError> {
        loop {
            if self.line.connection.is_none() {
                if self.connect().await? {
                    return Ok(Event::Connected);
                }
                continue;
            }
            let until = self.next_look();
            let Some(connection) = &mut self.line.connection else { continue };
            let heard = tokio::select! {
                heard = connection.next() => Some(heard),
                () = sleep_until(until.into()) => None,
            };
            match heard {
                None => self.look().await,
                Some(Ok(message)) => {
                    self.line.note();
                    let event = self.take(message)?;
                    self.collect_faults();
                    if self.ask_again {
                        self.watch().await;
                    }
                    if let Some(event) = event {
                        return Ok(event);
                    }
                }
                Some(Err(ConnectionError::Unreadable { problem })) => {
                    // Should it have been an item, the next one shows that it is missing.
                    self.line.note();
                    self.tally.fault(Fault::Unreadable { problem });
                }
                Some(Err(_)) => self.cut(),
            }
            if self.line.connection.is_none() {
                return Ok(Event::Disconnected);
            }
        }
    }

    /// Tries to get a connection, and says on it what he has and what he wants.
    async fn connect(&mut self) -> Result<bool, PlayerError> {
        if self.line.connect(&self.table, self.habits.give_up).await?.is_some() {
            self.tally.unreached += 1;
            return Ok(false);
        }
        self.tally.connections += 1;
        self.outbox.again();
        self.watch().await;
        self.flush().await;
        Ok(self.line.connection.is_some())
    }

    async fn watch(&mut self) {
        self.ask_again = false;
        self.line.asked = Instant::now();
        let (seat, after) = (self.seat, self.follower.seq());
        self.send(FromClient::Watch { protocol: protocol::VERSION, seat, after }).await;
    }

    /// Sends what is to be sent now, if there is a connection.
    pub(super) async fn flush(&mut self) {
        while self.line.connection.is_some() {
            let now = Instant::now();
            let Some(pending) = self.outbox.due(now) else { return };
            pending.not_before = None;
            pending.sent = Some(now);
            pending.sends += 1;
            if pending.sends > 1 {
                self.tally.resent += 1;
            }
            let message = pending.message.clone();
            self.send(message).await;
        }
    }

    async fn send(&mut self, message: FromClient) {
        let Some(connection) = &mut self.line.connection else { return };
        if connection.send(&message).await.is_err() {
            self.cut();
        }
    }

    /// When to look up even if nobody says anything.
    fn next_look(&self) -> Instant {
        let habits = &self.habits;
        let mut until = self.line.heard.max(self.line.since) + habits.quiet;
        if self.line.asked_after || self.follower.seq().is_none() {
            until = self.line.since.max(self.line.heard) + habits.patience;
        }
        if let Some(due) = self.outbox.next_look(habits.patience) {
            until = until.min(due);
        }
        if self.misses_question() || self.line.gap {
            until = until.min(self.line.asked + habits.nudge);
        }
        until
    }

    /// Whether a question is missing that should have come: it was lost, or is about to come.
    fn misses_question(&self) -> bool {
        self.outbox.is_empty() && self.follower.misses_question()
    }

    /// Nobody has said anything for a while.
    async fn look(&mut self) {
        let now = Instant::now();
        let habits = &self.habits;
        let silence = now.duration_since(self.line.heard.max(self.line.since));
        let unanswered = self.line.asked_after || self.follower.seq().is_none();
        if self.outbox.is_overdue(now, habits.patience)
            || (unanswered && silence >= habits.patience)
        {
            self.cut();
            return;
        }
        self.flush().await;
        let misses = self.misses_question() || self.line.gap;
        if misses && now.duration_since(self.line.asked) >= self.habits.nudge {
            self.watch().await;
        }
        if silence >= self.habits.quiet {
            // Should the last item have been lost, nothing after it would show that.
            self.watch().await;
            self.line.asked_after = true;
            self.line.since = now;
            self.send(FromClient::Ping { n: self.tally.items }).await;
        }
    }

    fn take(&mut self, message: FromServer) -> Result<Option<Event>, PlayerError> {
        let heard = match message {
            FromServer::Snapshot(snapshot) => self.follower.take_snapshot(*snapshot),
            FromServer::Item(item) => self.follower.take_item(&item),
            FromServer::Question { seq, question } => self.follower.take_question(seq, question),
            FromServer::Reply(reply) => return self.replied(reply),
            FromServer::Error(refusal) => return self.rebuked(refusal).map(|()| None),
            FromServer::Pong { .. } => return Ok(None),
        };
        Ok(match heard {
            Heard::CaughtUp { from, to } => {
                self.tally.snapshots += 1;
                self.line.got_on();
                Some(Event::CaughtUp { from, to })
            }
            Heard::Item { seq } => {
                self.tally.items += 1;
                self.line.got_on();
                Some(Event::Item { seq })
            }
            Heard::Asked => Some(Event::Asked),
            Heard::Repeated => {
                self.tally.repeated += 1;
                None
            }
            Heard::Gap => {
                self.tally.gaps += 1;
                // Everything that follows is ahead, too: it is enough to ask once in a while.
                if self.follower.seq().is_some() && self.line.may_ask(self.habits.nudge) {
                    self.ask_again = true;
                }
                None
            }
            Heard::Nonsense => None,
        })
    }

    fn replied(&mut self, reply: Reply) -> Result<Option<Event>, PlayerError> {
        let Reply { id, result } = reply;
        if let Some(wait) = put_off(&result)
            && let Some(pending) = self.outbox.find(&id)
        {
            self.tally.put_off += 1;
            pending.not_before = Some(Instant::now() + wait);
            return Ok(None);
        }
        let Some(pending) = self.outbox.take(&id) else {
            self.late(&id, &result);
            return Ok(None);
        };
        let took = pending.since.elapsed();
        match &result {
            Verdict::Applied { seq } => {
                self.tally.applied += 1;
                self.acknowledged(&pending, *seq, took);
            }
            Verdict::Duplicate { seq } => {
                self.tally.duplicates += 1;
                if pending.sends < 2 {
                    self.tally.fault(Fault::NeverSentBefore { id: id.clone(), seq: *seq });
                }
                self.acknowledged(&pending, *seq, took);
            }
            Verdict::Stale { seq } => {
                self.tally.stale += 1;
                self.ask_again = true;
                self.in_vain(&format!("it was stale at item {seq}"))?;
            }
            Verdict::Refused(refusal) => self.refused(&pending, refusal)?,
        }
        Ok(Some(Event::Settled { id, verdict: result, took }))
    }

    fn acknowledged(&mut self, pending: &Pending, seq: u64, took: Duration) {
        self.vain = 0;
        let id = pending.id.clone();
        if pending.answers.is_some() {
            self.follower.claim(seq, &id);
        }
        self.tally.acks.push(Ack { id, seq, took, sends: pending.sends });
    }

    fn refused(&mut self, pending: &Pending, refusal: &Refusal) -> Result<(), PlayerError> {
        self.ask_again = true;
        match (refusal.code, pending.answers) {
            (Code::Illegal, Some(seq)) => {
                self.tally.illegal += 1;
                let message = refusal.message.clone();
                self.tally.fault(Fault::OptionRefused { seq, message });
            }
            _ => self.tally.refused += 1,
        }
        self.in_vain(&refusal.message)
    }

    /// A reply to something that was settled before: it must say the same.
    fn late(&mut self, id: &str, result: &Verdict) {
        self.tally.late_replies += 1;
        let (Verdict::Applied { seq } | Verdict::Duplicate { seq }) = result else { return };
        if let Some(first) = self.tally.acked_lately(id)
            && first != *seq
        {
            let (id, second) = (id.to_owned(), *seq);
            self.tally.fault(Fault::StoredTwice { id, first, second });
        }
    }

    /// The server has something against a message, or against being watched.
    fn rebuked(&mut self, refusal: Refusal) -> Result<(), PlayerError> {
        match refusal.code {
            Code::NotFound | Code::NotYourSeat | Code::OtherVersion | Code::ForeignOrigin => {
                Err(PlayerError::Refused(Box::new(refusal)))
            }
            // It cannot now, or does not want so much: a new connection comes after a while.
            Code::Limited | Code::Unavailable => {
                self.cut();
                Ok(())
            }
            _ => {
                self.tally.fault(Fault::Misunderstood { message: refusal.message.clone() });
                self.outbox.pending.clear();
                self.ask_again = true;
                self.in_vain(&refusal.message)
            }
        }
    }
}

/// How long to wait before sending something again that could not be done now.
fn put_off(verdict: &Verdict) -> Option<Duration> {
    const SHORTEST: u64 = 20;
    const LONGEST: u64 = 10_000;
    let Verdict::Refused(refusal) = verdict else { return None };
    matches!(refusal.code, Code::Limited | Code::Unavailable).then(|| {
        let wait = refusal.retry_after.unwrap_or(500).clamp(SHORTEST, LONGEST);
        Duration::from_millis(wait)
    })
}
