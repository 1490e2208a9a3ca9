//! Those who watch a table, and what they are sent.

use super::mail::{First, Watch, Watching};
use crate::{meters, refused};
use axum::extract::ws::Utf8Bytes;
use protocol::game::Question;
use protocol::limits;
use protocol::refusal::{Code, Refusal};
use protocol::socket::FromServer;
use rules::Seat;
use table::{Change, Table, Viewer};
use tokio::sync::mpsc;

/// Those who watch a table.
#[derive(Debug, Default)]
pub(super) struct Audience {
    listeners: Vec<Listener>,
}

/// Somebody who watches.
#[derive(Debug)]
struct Listener {
    number: u64,
    holder: Option<Box<str>>,
    viewer: Viewer,
    outlet: mpsc::Sender<Utf8Bytes>,
}

impl Audience {
    pub(super) fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    pub(super) fn leave(&mut self, number: u64) {
        self.listeners.retain(|listener| listener.number != number);
    }

    /// Forgets those who are gone. As a rule they say so, but that is lost if the desk has its
    /// hands full, and at a table where nothing happens any more nobody else would notice.
    pub(super) fn forget_gone(&mut self) {
        self.listeners.retain(|listener| !listener.outlet.is_closed());
    }

    /// Somebody begins to watch.
    pub(super) fn join(&mut self, watch: Watch, table: &Table) -> Result<Watching, Refusal> {
        let viewer = viewer(table, watch.holder.as_deref(), watch.seat)?;
        self.leave(watch.listener);
        let seq = table.seq();
        let first = match watch.after {
            Some(after) if after <= seq && seq - after <= limits::TAIL => First::Tail { after },
            _ => First::Snapshot(written(&FromServer::Snapshot(Box::new(table.snapshot(viewer))))),
        };
        let question = question_message(table, viewer);
        let holder = watch.holder.as_deref();
        let seated = holder.is_some_and(|holder| !table.seats_of(holder).is_empty());
        self.listeners.push(Listener {
            number: watch.listener,
            holder: watch.holder.map(String::into_boxed_str),
            viewer,
            outlet: watch.outlet,
        });
        Ok(Watching { viewer, seq, seated, first, question })
    }

    /// Sends everybody what he may know of a change. Nobody waits: whoever cannot keep up loses
    /// his place and has to ask anew.
    pub(super) fn publish(&mut self, change: &Change, table: &Table) {
        // One for each seat, and the last for those who only watch: what all who look from there
        // are sent.
        let mut parcels: [Option<Vec<Utf8Bytes>>; Seat::MAX + 1] = Default::default();
        self.listeners.retain(|listener| {
            let holder = listener.holder.as_deref();
            let seat = listener.viewer.map(|seat| seat.index() as u8);
            if viewer(table, holder, seat).is_err() {
                return false;
            }
            let place = listener.viewer.map_or(Seat::MAX, Seat::index);
            let parcel =
                parcels[place].get_or_insert_with(|| parcel(change, table, listener.viewer));
            let mut messages = parcel.iter().cloned();
            let kept = messages.all(|message| listener.outlet.try_send(message).is_ok());
            if !kept && !listener.outlet.is_closed() {
                meters::behind();
            }
            kept
        });
    }
}

/// From where somebody may look.
pub(super) fn viewer(
    table: &Table,
    holder: Option<&str>,
    seat: Option<u8>,
) -> Result<Viewer, Refusal> {
    let yours = holder.map(|holder| table.seats_of(holder)).unwrap_or_default();
    if !table.may_be_watched() && yours.is_empty() {
        return Err(refused::not_found());
    }
    match seat {
        None => Ok(None),
        Some(seat) if yours.contains(&seat) => Ok(Seat::new(seat as usize)),
        Some(_) => Err(refused::refusal(
            Code::NotYourSeat,
            "this seat is not yours; join the table first, or watch with seat null",
        )),
    }
}

/// What a seat is asked, if the table waits for it.
pub(super) fn question(table: &Table, viewer: Viewer) -> Option<Question> {
    let seat = viewer?;
    let waiting = table.status().waiting.contains(&(seat.index() as u8));
    Question::of(table.game()?, seat).filter(|_| waiting)
}

/// The text of a message.
pub(crate) fn written(message: &FromServer) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}

/// What a viewer is sent of a change: the item, and what he is asked after it.
fn parcel(change: &Change, table: &Table, viewer: Viewer) -> Vec<Utf8Bytes> {
    let item = written(&FromServer::Item(Box::new(change.item(viewer))));
    std::iter::once(item).chain(question_message(table, viewer)).collect()
}

fn question_message(table: &Table, viewer: Viewer) -> Option<Utf8Bytes> {
    let question = Box::new(question(table, viewer)?);
    Some(written(&FromServer::Question { seq: table.seq(), question }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_gone_without_a_word_is_forgotten() {
        let (outlet, inlet) = mpsc::channel(1);
        let mut audience = Audience::default();
        audience.listeners.push(Listener { number: 1, holder: None, viewer: None, outlet });
        audience.forget_gone();
        assert!(!audience.is_empty(), "he is still there");
        drop(inlet);
        audience.forget_gone();
        assert!(audience.is_empty());
    }
}
