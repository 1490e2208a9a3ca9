//! A desk: one open table, and the only task of this process that adds to it.

mod audience;
mod chores;
mod mail;
mod reading;
mod shelf;
mod storing;

pub(crate) use audience::written;
pub(crate) use mail::{Done, First, Mail, Watch, Watching};
pub(crate) use shelf::Shelf;

use crate::hub::Open;
use crate::{refused, secrets};
use audience::Audience;
use chores::Agenda;
use std::sync::Arc;
use std::time::Duration;
use table::Table;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};

/// A desk that nobody needs is put away after such a time.
const IDLE: Duration = Duration::from_secs(60);

/// One open table.
struct Desk {
    shelf: Arc<Shelf>,
    table: Table,
    audience: Audience,
    agenda: Agenda,
    /// Tells those who wait for news how far the table is.
    seq: watch::Sender<u64>,
    /// Whether the store may hold rows that were not read: after a failure nobody knows.
    doubt: bool,
    /// When the store was last asked for news.
    fresh: Instant,
    /// When somebody last needed the desk.
    needed: Instant,
}

/// The table's rows cannot be folded; the desk must not go on.
#[derive(Debug)]
struct Broken;

/// What a desk does from its opening to the end.
pub(crate) async fn run(
    shelf: Arc<Shelf>,
    open: Arc<Open>,
    id: Box<str>,
    mut mail: mpsc::Receiver<Mail>,
    seq: watch::Sender<u64>,
) {
    let refusal = match shelf.load(&id).await {
        Ok(Some(table)) => match Desk::new(shelf, table, seq).serve(&open, &id, &mut mail).await {
            Ok(()) => return,
            Err(Broken) => refused::unavailable(),
        },
        Ok(None) => refused::not_found(),
        Err(refusal) => refusal,
    };
    open.strike(&id, &mut mail);
    while let Some(mail) = mail.recv().await {
        mail.refuse(&refusal);
    }
}

impl Desk {
    fn new(shelf: Arc<Shelf>, table: Table, seq: watch::Sender<u64>) -> Desk {
        seq.send_replace(table.seq());
        let now = Instant::now();
        Desk {
            agenda: Agenda::new(),
            audience: Audience::default(),
            shelf,
            table,
            seq,
            doubt: false,
            fresh: now,
            needed: now,
        }
    }

    async fn serve(
        mut self,
        open: &Open,
        id: &str,
        mail: &mut mpsc::Receiver<Mail>,
    ) -> Result<(), Broken> {
        loop {
            self.attend().await?;
            let until = self.next_look();
            tokio::select! {
                letter = mail.recv() => match letter {
                    Some(Mail::Close) | None => break,
                    Some(letter) => self.read(letter).await?,
                },
                thought = self.agenda.thought() => self.agenda.note(thought),
                () = sleep_until(until) => {
                    self.poll().await?;
                    if self.is_idle() && open.put_away(id, mail) {
                        return Ok(());
                    }
                }
            }
        }
        mail.close();
        while let Some(letter) = mail.recv().await {
            self.read(letter).await?;
        }
        Ok(())
    }

    /// When to look up even if nobody writes.
    fn next_look(&self) -> Instant {
        let mut until = Instant::now() + IDLE;
        if let Some(due) = self.agenda.next_look() {
            until = until.min(due);
        }
        if !self.shelf.alone && self.is_watched() {
            until = until.min(self.fresh + self.shelf.poll);
        }
        until
    }

    /// Whether anybody waits for news. The hub itself has one receiver for those who come.
    fn is_watched(&self) -> bool {
        !self.audience.is_empty() || self.seq.receiver_count() > 1
    }

    fn is_idle(&mut self) -> bool {
        self.audience.forget_gone();
        !self.is_watched() && self.needed.elapsed() >= IDLE && !self.agenda.is_due_within(IDLE)
    }

    /// Asks the store for news, where another process could have brought some.
    async fn poll(&mut self) -> Result<(), Broken> {
        if self.shelf.alone || self.fresh.elapsed() < self.shelf.poll {
            return Ok(());
        }
        self.fresh = Instant::now();
        match self.shelf.store.last(self.table.id()).await {
            Ok(Some(last)) if last > self.table.seq() => self.catch_up().await.map(drop),
            Ok(_) => Ok(()),
            Err(error) => {
                tracing::warn!(table = %secrets::shown(self.table.id()), %error, "no news");
                Ok(())
            }
        }
    }
}
