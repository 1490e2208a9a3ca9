//! The record of a game that is being played, in memory until the game is over.

use crate::deal::{Deal, Seating};
use crate::entry::Entry;
use record::{Header, Writer};
use rules::{Answer, Chance, Game, Seat};
use std::io;

/// A record on its way.
#[derive(Debug)]
pub(crate) struct Draft {
    name: String,
    writer: io::Result<Writer<Vec<u8>>>,
}

/// A record that is complete and not yet on the disk.
#[derive(Debug)]
pub(crate) struct Finished {
    /// The name of its file.
    pub(crate) name: String,
    /// The file, or why there is none.
    pub(crate) content: io::Result<Vec<u8>>,
}

impl Draft {
    /// Begins the record of a deal in one seating.
    pub(crate) fn new(deal: &Deal, seating: Seating, entries: &[Entry]) -> Draft {
        let seats = deal.options.players.seats();
        let header = Header {
            options: deal.options,
            seed: deal.seed,
            chance: Chance::default(),
            seats: seats.map(|seat| entries[seating.entry_at(seat)].name_on_record()).collect(),
            deal: None,
        };
        let number = deal.number * entries.len() as u64 + seating.rotation() as u64;
        Draft { name: format!("game-{number:09}.jsonl"), writer: Writer::new(Vec::new(), &header) }
    }

    /// Notes an answer.
    pub(crate) fn answer(&mut self, seat: Seat, answer: &Answer) {
        if let Ok(writer) = &mut self.writer
            && let Err(error) = writer.answer(seat, answer)
        {
            self.writer = Err(error);
        }
    }

    /// Ends the record.
    pub(crate) fn finish(self, game: &Game) -> Finished {
        let content = self.writer.and_then(|writer| writer.finish(game));
        Finished { name: self.name, content }
    }
}
