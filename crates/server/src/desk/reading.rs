//! Answering the mail.

use super::audience::{question, viewer};
use super::mail::Mail;
use super::{Broken, Desk};
use crate::refused;
use protocol::http::Seen;
use protocol::refusal::{Code, Refusal};
use protocol::seating::Phase;
use table::Command;
use tokio::time::Instant;

impl Desk {
    /// Does what a letter asks for. Whoever wrote it may be gone by then, which changes nothing.
    pub(super) async fn read(&mut self, letter: Mail) -> Result<(), Broken> {
        match letter {
            Mail::Do { command, reply } => {
                self.needed = Instant::now();
                let outcome = match self.refuse_stranger(asker(&command)).await? {
                    Ok(()) => self.perform(&command).await?,
                    Err(refusal) => Err(refusal),
                };
                let _ = reply.send(outcome);
            }
            Mail::Rematch { seat, holder, id, reply } => {
                self.needed = Instant::now();
                let outcome = match self.refuse_stranger(Some(&holder)).await? {
                    Ok(()) => self.rematch(seat, holder, id).await?,
                    Err(refusal) => Err(refusal),
                };
                let _ = reply.send(outcome);
            }
            Mail::Watch { watch, reply } => {
                self.look(watch.holder.as_deref(), watch.seat).await?;
                if watch.after.is_some_and(|after| after > self.table.seq()) {
                    // He comes from another process, and knows more than we do.
                    self.hear_others().await?;
                }
                let number = watch.listener;
                let watching = self.audience.join(*watch, &self.table);
                if reply.send(watching).is_err() {
                    self.audience.leave(number);
                }
            }
            Mail::Leave { listener } => self.audience.leave(listener),
            Mail::MayLook { holder, reply } => {
                self.look(holder.as_deref(), None).await?;
                let _ = reply.send(viewer(&self.table, holder.as_deref(), None).map(drop));
            }
            Mail::See { holder, seat, reply } => {
                self.look(holder.as_deref(), seat).await?;
                let _ = reply.send(self.see(holder.as_deref(), seat).map(Box::new));
            }
            Mail::Check { holder, seat, reply } => {
                self.look(holder.as_deref(), seat).await?;
                let viewer = viewer(&self.table, holder.as_deref(), seat);
                let _ = reply.send(viewer.map(|viewer| (viewer, self.table.seq())));
            }
            Mail::Record { holder, reply } => {
                self.look(holder.as_deref(), None).await?;
                if self.table.phase() != Phase::Over {
                    self.hear_others().await?;
                }
                let _ = reply.send(self.record(holder.as_deref()));
            }
            Mail::News => {
                self.catch_up().await?;
            }
            Mail::Wake | Mail::Close => {}
        }
        Ok(())
    }

    /// To somebody who may not even look, the table is not there.
    async fn refuse_stranger(
        &mut self,
        asker: Option<&str>,
    ) -> Result<Result<(), Refusal>, Broken> {
        if asker.is_none() {
            return Ok(Ok(()));
        }
        self.hear_of(asker, None).await?;
        Ok(viewer(&self.table, asker, None).map(drop))
    }

    /// Gets ready to show the table to somebody.
    async fn look(&mut self, holder: Option<&str>, seat: Option<u8>) -> Result<(), Broken> {
        self.needed = Instant::now();
        self.poll().await?;
        self.hear_of(holder, seat).await
    }

    /// Nobody is refused what another process has just given him: before that, the store is asked
    /// whether he has come to a seat meanwhile.
    async fn hear_of(&mut self, holder: Option<&str>, seat: Option<u8>) -> Result<(), Broken> {
        if holder.is_some() && viewer(&self.table, holder, seat).is_err() {
            self.hear_others().await?;
        }
        Ok(())
    }

    fn see(&self, holder: Option<&str>, seat: Option<u8>) -> Result<Seen, Refusal> {
        let viewer = viewer(&self.table, holder, seat)?;
        Ok(Seen {
            snapshot: self.table.snapshot(viewer),
            yours: holder.map(|holder| self.table.seats_of(holder)).unwrap_or_default(),
            question: question(&self.table, viewer),
        })
    }

    fn record(&self, holder: Option<&str>) -> Result<String, Refusal> {
        viewer(&self.table, holder, None)?;
        self.table.record().ok_or_else(|| {
            let message = "the game is not over; its record would show what is hidden";
            refused::refusal(Code::NotNow, message)
        })
    }
}

/// Who asks for something that only those at the table may do.
fn asker(command: &Command) -> Option<&str> {
    match command {
        Command::Invite { holder, .. }
        | Command::Move { holder, .. }
        | Command::Deed { holder, .. }
        | Command::Rematch { holder, .. } => Some(holder),
        // Whoever joins shows an invitation, and the rest is the server's own.
        Command::Join { .. } | Command::Answered { .. } | Command::TimedOut { .. } => None,
    }
}
