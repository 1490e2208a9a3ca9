//! What can be asked of a desk.

use axum::extract::ws::Utf8Bytes;
use protocol::http::Seen;
use protocol::refusal::Refusal;
use table::{Command, Viewer};
use tokio::sync::{mpsc, oneshot};

/// A reply that is awaited.
type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// What can be asked of a desk. Holders are hashes of secrets.
#[derive(Debug)]
pub(crate) enum Mail {
    /// To do something.
    Do { command: Box<Command>, reply: Reply<Done> },
    /// To make a new table for the same people.
    Rematch { seat: u8, holder: String, id: String, reply: Reply<Done> },
    /// To be told everything from now on.
    Watch { watch: Box<Watch>, reply: Reply<Watching> },
    /// Not to be told any more.
    Leave { listener: u64 },
    /// Whether somebody may look at the table at all.
    MayLook { holder: Option<String>, reply: Reply<()> },
    /// To see the table as it is.
    See { holder: Option<String>, seat: Option<u8>, reply: Reply<Box<Seen>> },
    /// Whether somebody may see it from a seat, and how far it is.
    Check { holder: Option<String>, seat: Option<u8>, reply: Reply<(Viewer, u64)> },
    /// The record of a game that is over.
    Record { holder: Option<String>, reply: Reply<String> },
    /// There may be something to do.
    Wake,
    /// There may be new rows in the store.
    News,
    /// The server stops.
    Close,
}

/// What became of a command that was not refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// It is stored under this number.
    Applied {
        seq: u64,
        /// The seat that was taken, if it was that.
        seat: Option<u8>,
    },
    /// It had been stored before.
    Duplicate {
        seq: u64,
        /// The seat that was taken, if it was that.
        seat: Option<u8>,
    },
    /// It answers a question that is no longer asked.
    Stale { seq: u64 },
}

/// Who wants to watch, and from where.
#[derive(Debug)]
pub(crate) struct Watch {
    /// A number of his own: whoever watches a second time stops watching as he did.
    pub(crate) listener: u64,
    pub(crate) holder: Option<String>,
    pub(crate) seat: Option<u8>,
    /// The last item he has.
    pub(crate) after: Option<u64>,
    /// Where his messages go, ready to be sent. It is dropped when he cannot keep up or may not
    /// look any more; then he has to ask anew.
    pub(crate) outlet: mpsc::Sender<Utf8Bytes>,
}

/// How somebody begins to watch. All that is stored after `seq` comes through his outlet.
#[derive(Debug)]
pub(crate) struct Watching {
    pub(crate) viewer: Viewer,
    pub(crate) seq: u64,
    /// Whether he has a seat at the table.
    pub(crate) seated: bool,
    /// What he must be sent first.
    pub(crate) first: First,
    /// What his seat is asked, to be sent after that.
    pub(crate) question: Option<Utf8Bytes>,
}

/// What somebody who begins to watch is sent first.
#[derive(Debug)]
pub(crate) enum First {
    /// This snapshot.
    Snapshot(Utf8Bytes),
    /// The items after this number, up to where he begins.
    Tail { after: u64 },
}

impl Mail {
    /// Answers that nothing was done.
    pub(crate) fn refuse(self, refusal: &Refusal) {
        let refusal = refusal.clone();
        // Whoever asked may be gone.
        match self {
            Mail::Do { reply, .. } | Mail::Rematch { reply, .. } => {
                let _ = reply.send(Err(refusal));
            }
            Mail::Watch { reply, .. } => {
                let _ = reply.send(Err(refusal));
            }
            Mail::MayLook { reply, .. } => {
                let _ = reply.send(Err(refusal));
            }
            Mail::See { reply, .. } => {
                let _ = reply.send(Err(refusal));
            }
            Mail::Check { reply, .. } => {
                let _ = reply.send(Err(refusal));
            }
            Mail::Record { reply, .. } => {
                let _ = reply.send(Err(refusal));
            }
            Mail::Leave { .. } | Mail::Wake | Mail::News | Mail::Close => {}
        }
    }
}
