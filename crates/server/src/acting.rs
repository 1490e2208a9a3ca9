//! Moves and deeds, whichever way they come.

use crate::desk::{Done, Mail};
use crate::house::House;
use crate::{meters, refused, secrets};
use protocol::refusal::Refusal;
use protocol::socket::{Deed, Move, Reply, Verdict, What};
use table::Command;

impl House {
    /// Gives a seat's answer.
    pub(crate) async fn play(&self, table: &str, holder: Option<&str>, given: Move) -> Reply {
        let id = given.id.clone();
        let done = self.try_play(table, holder, given).await;
        Reply { id, result: verdict(done) }
    }

    /// Does anything else for a seat.
    pub(crate) async fn act(&self, table: &str, holder: Option<&str>, deed: Deed) -> Reply {
        let id = deed.id.clone();
        let done = self.try_act(table, holder, deed).await;
        Reply { id, result: verdict(done) }
    }

    /// Has a table do something.
    pub(crate) async fn command(&self, table: &str, command: Command) -> Result<Done, Refusal> {
        let command = Box::new(command);
        self.hub.ask(table, |reply| Mail::Do { command: command.clone(), reply }).await
    }

    async fn try_play(
        &self,
        table: &str,
        holder: Option<&str>,
        given: Move,
    ) -> Result<Done, Refusal> {
        let Move { seat, expected, id, answer } = given;
        check_id(&id)?;
        let answer = record::answer::from_json(&answer)
            .map_err(|error| refused::bad_request(error.to_string()))?;
        let holder = holder.unwrap_or_default().to_owned();
        self.command(table, Command::Move { seat, holder, expected, id, answer }).await
    }

    async fn try_act(
        &self,
        table: &str,
        holder: Option<&str>,
        deed: Deed,
    ) -> Result<Done, Refusal> {
        let Deed { seat, id, deed: what } = deed;
        check_id(&id)?;
        let holder = holder.unwrap_or_default().to_owned();
        if what != What::Rematch {
            return self.command(table, Command::Deed { seat, holder, id, what }).await;
        }
        let mail = |reply| Mail::Rematch { seat, holder: holder.clone(), id: id.clone(), reply };
        self.hub.ask(table, mail).await
    }
}

fn check_id(id: &str) -> Result<(), Refusal> {
    if secrets::is_secret(id) {
        return Ok(());
    }
    Err(refused::bad_request("an id has 32 hexadecimal digits in small letters; make up any"))
}

fn verdict(done: Result<Done, Refusal>) -> Verdict {
    match done {
        Ok(Done::Applied { seq, .. }) => Verdict::Applied { seq },
        Ok(Done::Duplicate { seq, .. }) => Verdict::Duplicate { seq },
        Ok(Done::Stale { seq }) => Verdict::Stale { seq },
        Err(refusal) => {
            meters::refused(refusal.code);
            Verdict::Refused(refusal)
        }
    }
}
