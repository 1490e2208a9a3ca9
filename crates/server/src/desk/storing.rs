//! Doing what was asked: deciding, storing, and only then letting it happen and telling of it.

use super::mail::Done;
use super::shelf::Shelf;
use super::{Broken, Desk};
use crate::house::{failed, store_first};
use crate::{meters, refused, secrets};
use protocol::refusal::Refusal;
use std::time::Instant;
use store::Appended;
use table::{Change, Command, Decision, Entry, Made, Row};

/// Another process may be faster that often before the asker is told to try again.
const TRIES: usize = 8;

/// What became of a command.
pub(super) type Outcome = Result<Done, Refusal>;

impl Desk {
    /// Does what was asked. It is stored when this returns, or nothing has changed, or nobody
    /// knows, which is a refusal after which the same may be asked again.
    pub(super) async fn perform(&mut self, command: &Command) -> Result<Outcome, Broken> {
        let mut known = None;
        let mut sure = self.shelf.alone;
        for _ in 0..TRIES {
            if self.doubt && self.catch_up().await?.is_none() {
                return Ok(Err(refused::unavailable()));
            }
            let decision = self.table.decide(command, self.shelf.time.now());
            if let Decision::Stale | Decision::Refused(_) = decision
                && !std::mem::replace(&mut sure, true)
            {
                // What is wrong by what we know may be right by what others have stored.
                self.doubt = true;
                continue;
            }
            let row = match decision {
                Decision::Store(row) => row,
                Decision::Duplicate(seq) => {
                    let seat = self.seat_taken(command);
                    return Ok(Ok(Done::Duplicate { seq, seat }));
                }
                Decision::Stale => return Ok(Ok(Done::Stale { seq: self.table.seq() })),
                Decision::Refused(refusal) => return Ok(Err(refusal)),
            };
            if let Some(seq) = known {
                return Ok(Ok(Done::Duplicate { seq, seat: None }));
            }
            match self.store(&row).await? {
                Ok(Appended::Stored) => return Ok(Ok(applied(&row))),
                // Somebody else was faster: look what he did and think again.
                Ok(Appended::Taken) => self.doubt = true,
                Ok(Appended::Duplicate { seq }) => {
                    self.doubt = true;
                    known = Some(seq);
                }
                Err(refusal) => {
                    // It may be there all the same.
                    let stored = self.catch_up().await?.unwrap_or_default();
                    if stored.contains(&row.hash) {
                        return Ok(Ok(applied(&row)));
                    }
                    return Ok(Err(refusal));
                }
            }
        }
        Ok(Err(refused::unavailable()))
    }

    fn seat_taken(&self, command: &Command) -> Option<u8> {
        match command {
            Command::Join { invitation, .. } => self.table.taken_by(invitation),
            _ => None,
        }
    }

    /// Makes a table for the same people, and says so at this one.
    pub(super) async fn rematch(
        &mut self,
        seat: u8,
        holder: String,
        id: String,
    ) -> Result<Outcome, Broken> {
        let now = self.shelf.time.now();
        let made = Made {
            table: table::rematch_id(&self.table),
            secret: secrets::of_table(),
            invitations: Vec::new(),
            holder: holder.clone(),
        };
        let command = Command::Rematch { table: made.table.clone(), holder, seat, id };
        if self.doubt && self.catch_up().await?.is_none() {
            return Ok(Err(refused::unavailable()));
        }
        if let Decision::Store(_) = self.table.decide(&command, now) {
            let first = table::rematch(&self.table, &made, now);
            let store = &self.shelf.store;
            match store_first(store, &made.table, &first, &made.holder).await {
                // Somebody else was faster, or we were, and did not hear of it.
                Ok((_, Appended::Stored | Appended::Taken)) => {}
                Ok((_, Appended::Duplicate { .. })) => return Ok(Err(refused::unavailable())),
                Err(refusal) => return Ok(Err(refusal)),
            }
        }
        self.perform(&command).await
    }

    /// Stores a row, and lets it happen if it was stored.
    async fn store(&mut self, row: &Row) -> Result<Result<Appended, Refusal>, Broken> {
        let mut after = self.table.clone();
        let change = match after.fold(row) {
            Ok(change) => change,
            Err(corrupt) => {
                // The table decided on a row that it does not take: nothing is stored.
                tracing::error!(row = corrupt.seq, problem = corrupt.problem,
                    table = %secrets::shown(self.table.id()), "a row cannot be stored");
                return Ok(Err(refused::unavailable()));
            }
        };
        let since = Instant::now();
        let append = Shelf::append(&after, row, None);
        match self.shelf.store.append(append).await {
            Ok(Appended::Stored) => {
                meters::appended(since);
                self.table = after;
                self.happened(&change);
                Ok(Ok(Appended::Stored))
            }
            Ok(other) => Ok(Ok(other)),
            Err(error) => {
                meters::append_failed();
                self.doubt = true;
                Ok(Err(failed(&error)))
            }
        }
    }

    /// Reads what other processes have stored, where there can be any.
    pub(super) async fn hear_others(&mut self) -> Result<(), Broken> {
        if !self.shelf.alone {
            self.catch_up().await?;
        }
        Ok(())
    }

    /// Reads what others have stored and lets it happen. Gives the hashes of those rows, or
    /// `None` if the store did not answer.
    pub(super) async fn catch_up(&mut self) -> Result<Option<Vec<String>>, Broken> {
        self.doubt = true;
        let rows = match self.shelf.store.rows(self.table.id(), self.table.seq()).await {
            Ok(rows) => rows,
            Err(error) => {
                failed(&error);
                return Ok(None);
            }
        };
        self.doubt = false;
        self.fresh = tokio::time::Instant::now();
        let mut hashes = Vec::with_capacity(rows.len());
        for row in rows.into_iter().map(Shelf::row) {
            let change = self.table.fold(&row).map_err(|corrupt| {
                tracing::error!(row = corrupt.seq, problem = corrupt.problem,
                    table = %secrets::shown(&corrupt.table), "a table is damaged; restore a backup");
                Broken
            })?;
            self.happened(&change);
            hashes.push(row.hash);
        }
        Ok(Some(hashes))
    }

    /// Tells everybody of something that is stored.
    fn happened(&mut self, change: &Change) {
        self.audience.publish(change, &self.table);
        self.agenda.table_changed();
        self.seq.send_replace(self.table.seq());
    }
}

fn applied(row: &Row) -> Done {
    let seat = match serde_json::from_str(&row.body) {
        Ok(Entry::Joined { seat, .. }) => Some(seat),
        _ => None,
    };
    Done::Applied { seq: row.seq, seat }
}
