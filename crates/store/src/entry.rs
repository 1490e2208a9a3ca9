//! What is put into the store and what comes out of it.

use crate::{MAX_BODY, MAX_NAME, StoreError};

/// One entry to be written, with all that changes along with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table; letters, digits, `-` and `_` only, at most [`MAX_NAME`] of them.
    pub table: String,
    /// The number the entry is to have. The first entry of a table has the number 1.
    pub seq: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// The entry itself, as JSON text.
    pub body: String,
    /// The hash that seals the log up to this entry.
    pub hash: String,
    /// What the client called this move. A table never stores two entries of the same name.
    pub move_id: Option<String>,
    /// What the table does after this entry.
    pub phase: Phase,
    /// When the table next needs somebody to look after it, in milliseconds since 1970.
    pub due_at: Option<i64>,
    /// The seats that change hands with this entry. Seats that are not named stay as they are.
    pub holders: Vec<Holder>,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// The seat, counted from 0.
    pub seat: u8,
    /// A name for whoever holds it, which the store does not look into.
    pub holder: String,
    /// Whether the holder also created the table.
    pub creator: bool,
}

/// What a table does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// It waits for players.
    Gathering,
    /// It is played at.
    Playing,
    /// Nothing will happen any more.
    Over,
}

/// What became of an [`Append`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is stored, and a power cut will not take it away.
    Stored,
    /// The log has an entry of this number already, or does not reach up to it yet: read the
    /// rows that are new and think again.
    Taken,
    /// An entry with this move's name is stored already.
    Duplicate {
        /// The number of that entry.
        seq: u64,
    },
}

/// One stored entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number in the log.
    pub seq: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// The entry itself, as JSON text.
    pub body: String,
    /// The hash that seals the log up to this entry.
    pub hash: String,
    /// What the client called this move.
    pub move_id: Option<String>,
}

/// A table in which somebody has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// The table.
    pub table: String,
    /// The seat that is held. Whoever holds two seats at a table has two listings.
    pub seat: u8,
    /// What the table does.
    pub phase: Phase,
    /// The number of its last entry.
    pub seq: u64,
    /// When its last entry happened, in milliseconds since 1970.
    pub updated_at: i64,
    /// When it next needs somebody to look after it, in milliseconds since 1970.
    pub due_at: Option<i64>,
}

/// News from the database that some table has grown. Only a hint: it may come late, twice or
/// never, and for entries of this very process too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wake {
    /// This table has new entries.
    Table(String),
    /// Nobody listened for a while: any table may have new entries.
    Everything,
}

impl Phase {
    pub(crate) fn number(self) -> i64 {
        match self {
            Phase::Gathering => 0,
            Phase::Playing => 1,
            Phase::Over => 2,
        }
    }

    pub(crate) fn from_number(number: i64) -> Result<Phase, StoreError> {
        match number {
            0 => Ok(Phase::Gathering),
            1 => Ok(Phase::Playing),
            2 => Ok(Phase::Over),
            _ => Err(StoreError::Damaged { what: format!("a table has the phase {number}") }),
        }
    }
}

impl Append {
    /// What one database would take and the other would not is refused before either sees it,
    /// so that one strange entry can never make its neighbours in a group fail.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        if !self.table.bytes().all(plain) {
            return unfit("the name of a table has only letters, digits, \"-\" and \"_\"");
        }
        check_name(&self.table)?;
        if self.seq == 0 || i64::try_from(self.seq).is_err() {
            return unfit("entries are numbered from 1 upwards");
        }
        if self.body.len() > MAX_BODY || self.body.contains('\0') {
            return unfit("an entry has at most 1,048,576 bytes, none of them zero");
        }
        check_name(&self.hash)?;
        self.move_id.as_deref().map_or(Ok(()), check_name)?;
        self.holders.iter().try_for_each(|one| check_name(&one.holder))
    }
}

/// Refuses names that are empty, endless, or unspeakable for PostgreSQL.
pub(crate) fn check_name(name: &str) -> Result<(), StoreError> {
    if name.is_empty() || name.len() > MAX_NAME || name.contains('\0') {
        return unfit("names have from 1 to 128 bytes, none of them zero");
    }
    Ok(())
}

/// Numbers of entries are positive; the databases only know numbers with a sign.
pub(crate) fn number(seq: i64) -> Result<u64, StoreError> {
    u64::try_from(seq)
        .map_err(|_| StoreError::Damaged { what: format!("an entry has the number {seq}") })
}

/// The way back. Numbers too large for the databases are beyond every log anyway.
pub(crate) fn signed(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

fn unfit(reason: &'static str) -> Result<(), StoreError> {
    Err(StoreError::Unfit { reason })
}
