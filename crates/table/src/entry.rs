//! What is stored of a table: one entry a row, each sealed by a hash over all before it.

use crate::past::Past;
use data_encoding::HEXLOWER;
use protocol::seating::{Absence, Setup, Wish};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Something that was done at a table. This is the form on disk: keys may be added, never
/// changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// The table was made.
    Created {
        /// Its id, so that a row cannot be moved to another table.
        table: String,
        /// How it is to be.
        setup: Setup,
        /// The server's part of the shuffle, 64 hexadecimal digits.
        secret: String,
        /// Who sits where already, and how the others may.
        chairs: Vec<FirstChair>,
        /// The deck before dealing, for tests: ids of cards, top first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deck: Option<Vec<String>>,
        /// The game as it was begun elsewhere.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        past: Option<Past>,
    },
    /// A person took a seat, or took his seat elsewhere.
    Joined {
        /// Which.
        seat: u8,
        /// His name.
        name: String,
        /// The hash of the secret that holds the seat from now on.
        holder: String,
    },
    /// A seat got a new invitation.
    Invited {
        /// Which.
        seat: u8,
        /// The hash of the invitation.
        invitation: String,
    },
    /// A person added to the shuffle.
    Added {
        /// Which seat.
        seat: u8,
        /// Hexadecimal digits.
        entropy: String,
    },
    /// The game began.
    Started {
        /// Whose doing it was.
        seat: u8,
    },
    /// A seat answered.
    Answered {
        /// Which.
        seat: u8,
        /// What, in the form of records.
        answer: serde_json::Value,
        /// Who answered for it.
        by: Maker,
    },
    /// A bot took over a person's seat.
    Left {
        /// Which.
        seat: u8,
        /// Why.
        because: Absence,
    },
    /// The person came back.
    Returned {
        /// To which seat.
        seat: u8,
    },
    /// A seat asks the others for something. If there is nobody to ask it is done.
    Proposed {
        /// Which.
        seat: u8,
        /// For what.
        wish: Wish,
    },
    /// A seat agreed; with the last of them it is done.
    Agreed {
        /// Which.
        seat: u8,
        /// To what.
        wish: Wish,
    },
    /// A seat declined, or took back its own wish.
    Declined {
        /// Which.
        seat: u8,
        /// What.
        wish: Wish,
    },
    /// A seat took back its last answer, for which it needed nobody.
    Undone {
        /// Which.
        seat: u8,
    },
    /// A seat ended the pause.
    Resumed {
        /// Which.
        seat: u8,
    },
    /// The players go on at another table.
    Rematch {
        /// Whose doing it was.
        seat: u8,
        /// Which.
        table: String,
    },
}

/// A seat as a table is made. Bots have neither a holder nor an invitation.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstChair {
    /// The name of who sits there already.
    pub name: Option<String>,
    /// The hash of the secret that holds the seat.
    pub holder: Option<String>,
    /// The hash of the invitation by which it can be taken.
    pub invitation: Option<String>,
}

/// Who gave an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Maker {
    /// The person who has the seat.
    Person,
    /// A bot.
    Bot,
    /// The server, because only one answer was possible.
    Rules,
}

/// An entry as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its number: 1 for the first.
    pub seq: u64,
    /// When, in milliseconds of Unix time; never before the row before it.
    pub at: i64,
    /// The entry as JSON text.
    pub body: String,
    /// The hash over the hash before, number, time, id and body.
    pub hash: String,
    /// The id of the move or deed it came of.
    pub move_id: Option<String>,
}

impl Row {
    /// The row that an entry makes after one with the hash `before`.
    pub(crate) fn seal(
        before: &str,
        seq: u64,
        at: i64,
        entry: &Entry,
        move_id: Option<String>,
    ) -> Row {
        let body = serde_json::to_string(entry).expect("an entry is plain data");
        let hash = chain(before, seq, at, move_id.as_deref(), &body);
        Row { seq, at, body, hash, move_id }
    }

    /// Whether it follows the row with the hash `before`, unchanged.
    pub(crate) fn follows(&self, before: &str) -> bool {
        chain(before, self.seq, self.at, self.move_id.as_deref(), &self.body) == self.hash
    }
}

fn chain(before: &str, seq: u64, at: i64, move_id: Option<&str>, body: &str) -> String {
    let text = format!("{before}\n{seq}\n{at}\n{}\n{body}", move_id.unwrap_or("-"));
    HEXLOWER.encode(&Sha256::digest(text)[..16])
}
