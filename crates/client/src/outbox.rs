//! What was sent and not acknowledged: it is sent again, with the same id, until it is.

use protocol::socket::FromClient;
use std::time::{Duration, Instant};

/// A move or a deed that nobody has acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    pub(crate) id: String,
    pub(crate) message: FromClient,
    /// The question it answers; `None` for a deed.
    pub(crate) answers: Option<u64>,
    /// When it was first sent, or would have been if there had been a connection.
    pub(crate) since: Instant,
    /// How often it was sent.
    pub(crate) sends: u32,
    /// When it was last sent.
    pub(crate) sent: Option<Instant>,
    /// The server asked not to be sent it before this.
    pub(crate) not_before: Option<Instant>,
}

/// All that nobody has acknowledged.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outbox {
    pub(crate) pending: Vec<Pending>,
}

impl Outbox {
    pub(crate) fn is_empty(&self) -> bool {
        self.pending.is_empty()
    }

    pub(crate) fn put(&mut self, id: String, message: FromClient, answers: Option<u64>) {
        let since = Instant::now();
        let pending =
            Pending { id, message, answers, since, sends: 0, sent: None, not_before: None };
        self.pending.push(pending);
    }

    pub(crate) fn take(&mut self, id: &str) -> Option<Pending> {
        let index = self.pending.iter().position(|pending| pending.id == id)?;
        Some(self.pending.remove(index))
    }

    pub(crate) fn find(&mut self, id: &str) -> Option<&mut Pending> {
        self.pending.iter_mut().find(|pending| pending.id == id)
    }

    /// What is to be sent now: what was never sent, and what was put off until now.
    pub(crate) fn due(&mut self, now: Instant) -> Option<&mut Pending> {
        self.pending.iter_mut().find(|pending| match pending.not_before {
            Some(until) => until <= now,
            None => pending.sent.is_none(),
        })
    }

    /// The connection is a new one: everything is to be sent again.
    pub(crate) fn again(&mut self) {
        for pending in &mut self.pending {
            pending.sent = None;
        }
    }

    /// When something is to be sent, or a reply is overdue.
    pub(crate) fn next_look(&self, patience: Duration) -> Option<Instant> {
        let times = self.pending.iter().filter_map(|pending| match pending.not_before {
            Some(until) => Some(until),
            None => Some(pending.sent? + patience),
        });
        times.min()
    }

    /// Whether a reply is overdue.
    pub(crate) fn is_overdue(&self, now: Instant, patience: Duration) -> bool {
        self.pending.iter().any(|pending| {
            pending.not_before.is_none()
                && pending.sent.is_some_and(|sent| now.duration_since(sent) >= patience)
        })
    }
}
