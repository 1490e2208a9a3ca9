//! Deals that nobody could steer: the seed of a game follows from a secret to which the server
//! committed itself before, and from what each person added. `docs/fairness.md` tells what this
//! proves and what it cannot.

use crate::error::{FormError, Problem, RecordProblem, excerpt};
use crate::fields::{self, Fields, Read};
use crate::hex;
use rules::{Players, Seed};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::fmt;

/// The id of a table has at most so many characters.
pub const MAX_TABLE: usize = 40;

/// A person adds at most so many bytes.
pub const MAX_ENTROPY: usize = 32;

/// What the seed of a game was made of.
#[derive(Clone, PartialEq, Eq)]
pub struct Deal {
    /// The id of the table: 1 to [`MAX_TABLE`] small letters, digits and hyphens.
    pub table: String,
    /// What the server committed itself to when the table was made.
    pub secret: [u8; 32],
    /// One a seat: what its person added, at most [`MAX_ENTROPY`] bytes and perhaps none of them;
    /// `None` for a seat that adds nothing, as a bot's.
    pub entropy: Vec<Option<Vec<u8>>>,
}

impl Deal {
    /// What the players were shown before the game.
    pub fn commitment(&self) -> String {
        commitment(&self.secret)
    }

    /// The seed that follows: the SHA-256 of [`Deal::text`].
    pub fn seed(&self) -> Seed {
        Seed(Sha256::digest(self.text()).into())
    }

    /// The text behind the seed, made so that `sha256sum` and a text editor can check it. A line
    /// a part, each ended by a line feed, so that no two deals have the same text.
    pub fn text(&self) -> String {
        let mut text = format!("sanjuan deal 1\n{}\n{}\n", hex::write(&self.secret), self.table);
        for (seat, entropy) in self.entropy.iter().enumerate() {
            let added = match entropy.as_deref() {
                None => "-".to_owned(),
                // Digits that are not there could not be seen.
                Some([]) => "=".to_owned(),
                Some(bytes) => hex::write(bytes),
            };
            text += &format!("{seat} {added}\n");
        }
        text
    }

    /// Whether the parts are such that they can be written and read again.
    pub fn check(&self, players: Players) -> Result<(), FormError> {
        if !is_table(&self.table) {
            return Err(not_a_table(&self.table).under("table"));
        }
        let (seats, found) = (players.count() as usize, self.entropy.len());
        if found != seats {
            let problem = Problem::WrongLength { least: seats, most: seats, found };
            return Err(FormError::new(problem).under("entropy"));
        }
        let long = |bytes: &Option<Vec<u8>>| bytes.as_ref().is_some_and(|b| b.len() > MAX_ENTROPY);
        match self.entropy.iter().position(long) {
            Some(seat) => Err(not_entropy("too many bytes").at(seat).under("entropy")),
            None => Ok(()),
        }
    }
}

/// A log must not tell a secret before the game is over, so it tells what everybody may know.
impl fmt::Debug for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Deal")
            .field("table", &self.table)
            .field("commitment", &self.commitment())
            .field("entropy", &self.entropy)
            .finish_non_exhaustive()
    }
}

/// The commitment to a secret: the SHA-256 of its 32 bytes, as 64 hexadecimal digits.
pub fn commitment(secret: &[u8; 32]) -> String {
    hex::write(&Sha256::digest(secret))
}

/// Bytes as a deal writes them: two small hexadecimal digits each.
pub fn hex(bytes: &[u8]) -> String {
    hex::write(bytes)
}

/// The commitment as a person typed or copied it, written as [`commitment`] writes it; `None` if
/// it is not 64 hexadecimal digits.
pub fn commitment_from_text(text: &str) -> Option<String> {
    hex::read_32(text).map(|bytes| hex::write(&bytes))
}

/// Whether a text can be the id of a table.
pub fn is_table(text: &str) -> bool {
    let fits = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
    (1..=MAX_TABLE).contains(&text.len()) && text.bytes().all(fits)
}

/// The deal, as the header of a record has it. It tells the secret, so it is for games that are
/// over.
pub fn to_json(deal: &Deal) -> Value {
    let entropy = deal.entropy.iter().map(|bytes| bytes.as_deref().map(hex::write));
    json!({
        "table": deal.table,
        "secret": hex::write(&deal.secret),
        "commitment": deal.commitment(),
        "entropy": entropy.collect::<Vec<_>>(),
    })
}

/// Reads a deal for so many players; its commitment must be that of its secret.
pub fn from_json(value: &Value, players: Players) -> Result<Deal, RecordProblem> {
    let fields = Fields::new(value, &["table", "secret", "commitment", "entropy"])?;
    let seats = players.count() as usize;
    let shown = fields.required("commitment", |value| {
        fields::named(value, "a commitment (64 hexadecimal digits)", hex::read_32)
    })?;
    let deal = Deal {
        table: fields.required("table", table)?,
        secret: fields.required("secret", |value| {
            fields::named(value, "a secret (64 hexadecimal digits)", hex::read_32)
        })?,
        entropy: fields.required("entropy", |value| {
            fields::list(value, seats, seats, |value| fields::nullable(value, entropy))
        })?,
    };
    if hex::write(&shown) == deal.commitment() {
        Ok(deal)
    } else {
        Err(RecordProblem::WrongCommitment)
    }
}

fn table(value: &Value) -> Read<String> {
    let id = fields::text(value)?;
    if is_table(id) { Ok(id.to_owned()) } else { Err(not_a_table(id)) }
}

fn entropy(value: &Value) -> Read<Vec<u8>> {
    let text = fields::text(value)?;
    let bytes = hex::read(text).filter(|bytes| bytes.len() <= MAX_ENTROPY);
    bytes.ok_or_else(|| not_entropy(text))
}

fn not_a_table(found: &str) -> FormError {
    let wanted = "the id of a table (1 to 40 of a-z, 0-9 and -)";
    FormError::new(Problem::NoSuchName { wanted, found: excerpt(found) })
}

fn not_entropy(found: &str) -> FormError {
    let wanted = "entropy (at most 32 bytes as hexadecimal digits)";
    FormError::new(Problem::NoSuchName { wanted, found: excerpt(found) })
}
