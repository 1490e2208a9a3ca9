//! Which tables are open here, and how to reach their desks.

use crate::desk::{self, Mail, Shelf};
use crate::{meters, refused, secrets};
use protocol::refusal::Refusal;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinSet;

/// So many messages wait for a desk before those who send more must wait themselves.
const MAILBOX: usize = 256;
/// A desk may be put away just when somebody writes to it; then it is opened again.
const TRIES: usize = 3;

/// Which tables are open here.
#[derive(Debug)]
pub(crate) struct Hub {
    shelf: Arc<Shelf>,
    open: Arc<Open>,
}

/// The desks that stand open.
#[derive(Debug, Default)]
pub(crate) struct Open {
    desks: Mutex<Desks>,
}

#[derive(Debug, Default)]
struct Desks {
    by_table: HashMap<Box<str>, Handle>,
    tasks: JoinSet<()>,
    closed: bool,
}

/// The way to a desk.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    mailbox: mpsc::Sender<Mail>,
    /// The number of the table's last row, from the moment it is known.
    pub(crate) seq: watch::Receiver<u64>,
}

impl Hub {
    pub(crate) fn new(shelf: Arc<Shelf>) -> Hub {
        Hub { shelf, open: Arc::default() }
    }

    /// Asks a table's desk something, opening it if need be. It is asked again if the desk went
    /// away without an answer: as a rule before it read the question, and if not, moves and deeds
    /// have ids by which the next desk knows them.
    pub(crate) async fn ask<T>(
        &self,
        table: &str,
        mail: impl Fn(oneshot::Sender<Result<T, Refusal>>) -> Mail,
    ) -> Result<T, Refusal> {
        if !secrets::is_table(table) {
            return Err(refused::not_found());
        }
        for _ in 0..TRIES {
            let (reply, answer) = oneshot::channel();
            let Some(handle) = self.handle(table) else { break };
            if handle.mailbox.send(mail(reply)).await.is_err() {
                continue;
            }
            if let Ok(answer) = answer.await {
                return answer;
            }
        }
        Err(refused::unavailable())
    }

    /// Tells a desk something that needs no answer, if it is open.
    pub(crate) fn tell(&self, table: &str, mail: Mail) {
        let desks = self.open.lock();
        if let Some(handle) = desks.by_table.get(table) {
            // A desk that has its hands full will look up anyway.
            let _ = handle.mailbox.try_send(mail);
        }
    }

    /// Opens a desk because there is something to do at its table.
    pub(crate) fn wake(&self, table: &str) {
        if let Some(handle) = self.handle(table) {
            let _ = handle.mailbox.try_send(Mail::Wake);
        }
    }

    /// Tells all open desks that there may be news in the store.
    pub(crate) fn news_everywhere(&self) {
        for handle in self.open.lock().by_table.values() {
            let _ = handle.mailbox.try_send(Mail::News);
        }
    }

    /// The way to a table's desk, which is opened if it is not. `None` when the server stops.
    pub(crate) fn handle(&self, table: &str) -> Option<Handle> {
        let mut desks = self.open.lock();
        if let Some(handle) = desks.by_table.get(table)
            && !handle.mailbox.is_closed()
        {
            return Some(handle.clone());
        }
        if desks.closed {
            return None;
        }
        let (mailbox, mail) = mpsc::channel(MAILBOX);
        let (tell, seq) = watch::channel(0);
        let handle = Handle { mailbox, seq };
        desks.by_table.insert(table.into(), handle.clone());
        meters::tables_open(desks.by_table.len());
        let (shelf, open) = (Arc::clone(&self.shelf), Arc::clone(&self.open));
        while desks.tasks.try_join_next().is_some() {}
        desks.tasks.spawn(desk::run(shelf, open, table.into(), mail, tell));
        Some(handle)
    }

    /// Lets every desk finish what was asked of it, and puts them all away.
    pub(crate) async fn close(&self) {
        let mut tasks = {
            let mut desks = self.open.lock();
            desks.closed = true;
            for handle in desks.by_table.values() {
                // One that does not take this has enough to do, and stops with its mailbox.
                let _ = handle.mailbox.try_send(Mail::Close);
            }
            desks.by_table.clear();
            std::mem::take(&mut desks.tasks)
        };
        while tasks.join_next().await.is_some() {}
    }
}

impl Open {
    /// Takes a desk off, if nobody has written to it meanwhile.
    pub(crate) fn put_away(&self, table: &str, mail: &mut mpsc::Receiver<Mail>) -> bool {
        let mut desks = self.lock();
        if !mail.is_empty() {
            return false;
        }
        mail.close();
        if desks.by_table.get(table).is_some_and(|handle| handle.mailbox.is_closed()) {
            desks.by_table.remove(table);
        }
        meters::tables_open(desks.by_table.len());
        true
    }

    /// Takes a desk off whatever was written to it: its table is not there, or broken.
    pub(crate) fn strike(&self, table: &str, mail: &mut mpsc::Receiver<Mail>) {
        let mut desks = self.lock();
        mail.close();
        if desks.by_table.get(table).is_some_and(|handle| handle.mailbox.is_closed()) {
            desks.by_table.remove(table);
        }
        meters::tables_open(desks.by_table.len());
    }

    fn lock(&self) -> MutexGuard<'_, Desks> {
        self.desks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
