//! What can be wrong with a text: where it is, what it is, and what to do about it.

use crate::strict::JsonError;
use crate::{MAX_ANSWERS, MAX_FILE, MAX_LINE, RULES_VERSION};
use rules::{Illegal, SetupError};
use std::fmt;

/// A JSON value that has not the form it should have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormError {
    /// Where in the value, as `players[0].town[2].good`; empty for the value itself.
    pub path: String,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// A key must be there and is not.
    #[error("the key {key:?} is missing; it must be given")]
    MissingKey {
        /// The key.
        key: &'static str,
    },
    /// A key means nothing here.
    #[error("the key {key:?} means nothing here; the keys are {}", known.join(", "))]
    UnknownKey {
        /// The key, shortened if it is long.
        key: String,
        /// What could stand here.
        known: &'static [&'static str],
    },
    /// Keys that exclude each other, or none of those of which one is needed.
    #[error("give exactly one of the keys {}", keys.join(", "))]
    NotOneOf {
        /// The keys.
        keys: &'static [&'static str],
    },
    /// The value is of the wrong kind.
    #[error("must be {wanted}, not {found}")]
    WrongType {
        /// What it should be.
        wanted: &'static str,
        /// What it is.
        found: &'static str,
    },
    /// The number is too small or too large.
    #[error("must be a whole number from {least} to {most}, not {found}")]
    OutOfRange {
        /// The smallest it may be.
        least: u64,
        /// The largest it may be.
        most: u64,
        /// What it is.
        found: String,
    },
    /// The word names nothing.
    #[error("{found:?} is not {wanted}")]
    NoSuchName {
        /// What the word should name.
        wanted: &'static str,
        /// The word, shortened if it is long.
        found: String,
    },
    /// The list is too long or too short.
    #[error("must have {}, not {found}", entries(*least, *most))]
    WrongLength {
        /// The fewest entries.
        least: usize,
        /// The most entries.
        most: usize,
        /// How many there are.
        found: usize,
    },
    /// More of a card than there are in any game.
    #[error("{card} is listed too often: no game has more than {most}")]
    TooManyOfAKind {
        /// The card.
        card: &'static str,
        /// How many the fullest game has.
        most: u8,
    },
    /// Something is listed twice that can be there only once.
    #[error("{found} is listed twice; list it once")]
    ListedTwice {
        /// What.
        found: String,
    },
    /// A name that would disturb a terminal or a table of names.
    #[error("a name has 1 to 40 characters, none of them a control character")]
    BadName,
    /// Keys that may each be there, but not together.
    #[error("the key {key:?} cannot stand beside {other:?}; give one of them")]
    NotTogether {
        /// The key.
        key: &'static str,
        /// The one that is there too.
        other: &'static str,
    },
}

impl FormError {
    /// Something wrong with the value that is being read.
    pub fn new(problem: Problem) -> FormError {
        FormError { path: String::new(), problem }
    }

    /// The same error, seen from the object in which the value stands under `key`.
    pub fn under(mut self, key: &str) -> FormError {
        let dot = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        self.path = format!("{key}{dot}{}", self.path);
        self
    }

    /// The same error, seen from the list in which the value is the one at `index`.
    pub(crate) fn at(self, index: usize) -> FormError {
        self.under(&format!("[{index}]"))
    }
}

impl fmt::Display for FormError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_empty() {
            write!(f, "{}: ", self.path)?;
        }
        write!(f, "{}", self.problem)
    }
}

impl std::error::Error for FormError {}

/// Why a record is refused, and at which line.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, from 1 on.
    pub line: usize,
    /// What is wrong with it.
    pub problem: RecordProblem,
}

/// What is wrong with a line of a record.
#[derive(Debug, thiserror::Error)]
pub enum RecordProblem {
    /// The file could not be read.
    #[error("the file cannot be read: {0}")]
    Io(#[from] std::io::Error),
    /// There is nothing at all.
    #[error("the file is empty; a record begins with a header")]
    Empty,
    /// The file is too big to be a record.
    #[error("the file has more than {MAX_FILE} bytes, so it is no record of a game")]
    TooBig,
    /// There are too many answers.
    #[error("there are more than {MAX_ANSWERS} answers, so this is no record of a game")]
    TooManyAnswers,
    /// The line is no JSON, or JSON that is not accepted.
    #[error("{0}")]
    Json(#[from] JsonError),
    /// The line has not the form of its kind.
    #[error("{0}")]
    Form(#[from] FormError),
    /// The line says what it should, but not in the one way in which it is written.
    #[error(
        "the line is not written as records are (keys in order, no spaces, cards in the order of \
         the card table); take the file as it was saved"
    )]
    NotCanonical,
    /// The hash does not follow from the line before and this one.
    #[error(
        "the hash does not fit: this line or one before it was changed, lost or moved; take an \
         unchanged copy of the record"
    )]
    BrokenChain,
    /// The game was refereed by other rules.
    #[error(
        "the game was refereed by rules {found:?}, but these are {RULES_VERSION:?}; check it with \
         the version of the program that has them"
    )]
    OtherRules {
        /// The version named in the header.
        found: String,
    },
    /// The game cannot be set up as the header says.
    #[error("{0}; the header is wrong")]
    Setup(SetupError),
    /// The commitment in the deal is not that of its secret.
    #[error(
        "the commitment is not the SHA-256 of the secret: either the server showed another secret \
         after the game than it had before, or this line was changed; do not trust this deal"
    )]
    WrongCommitment,
    /// The seed is not the one that the deal gives.
    #[error(
        "the seed does not follow from the secret and what the players added: the cards were not \
         dealt as the commitment promised, or this line was changed; do not trust this deal"
    )]
    WrongSeed,
    /// The deal was committed to, but not by what a player was shown.
    #[error(
        "the commitment is {found}, not {shown}: the server dealt from another secret than it \
         promised, or this is the record of another game; compare both with what you were shown"
    )]
    OtherCommitment {
        /// What the player was shown before the game.
        shown: String,
        /// What the record has.
        found: String,
    },
    /// A player was shown a commitment, and the record has none.
    #[error(
        "the record has no deal, so the cards were not dealt from a secret the server committed \
         itself to; compare with the record the server keeps"
    )]
    NoDeal,
    /// The answer breaks a rule.
    #[error("{0}; so the answer cannot have been given")]
    Illegal(Illegal),
    /// There is a result before the end of the game.
    #[error("there is a result, but the game is not over; answers are missing before it")]
    EarlyResult,
    /// The game is over, and there is no result.
    #[error("the game is over, but its result is missing; the end of the file was lost")]
    MissingResult,
    /// Something follows the result.
    #[error("nothing may follow the result; delete this line and those behind it")]
    AfterResult,
    /// The result is not the one of the game.
    #[error("{what} in the result do not fit the game: written {written}, played {played}")]
    WrongResult {
        /// What differs.
        what: &'static str,
        /// What the record says.
        written: String,
        /// What the game says.
        played: String,
    },
}

impl RecordProblem {
    /// The name of the reason, used in messages between programs.
    pub const fn code(&self) -> &'static str {
        match self {
            RecordProblem::Io(_) => "unreadable",
            RecordProblem::Empty => "empty",
            RecordProblem::TooBig => "file_too_big",
            RecordProblem::TooManyAnswers => "too_many_answers",
            RecordProblem::Json(error) => error.code(),
            RecordProblem::Form(_) => "bad_form",
            RecordProblem::NotCanonical => "not_canonical",
            RecordProblem::BrokenChain => "broken_chain",
            RecordProblem::OtherRules { .. } => "other_rules",
            RecordProblem::Setup(_) => "bad_setup",
            RecordProblem::WrongCommitment => "wrong_commitment",
            RecordProblem::WrongSeed => "wrong_seed",
            RecordProblem::OtherCommitment { .. } => "other_commitment",
            RecordProblem::NoDeal => "no_deal",
            RecordProblem::Illegal(illegal) => illegal.code(),
            RecordProblem::EarlyResult => "early_result",
            RecordProblem::MissingResult => "missing_result",
            RecordProblem::AfterResult => "after_result",
            RecordProblem::WrongResult { .. } => "wrong_result",
        }
    }
}

/// The beginning of a text that somebody sent: enough to recognise it, never a megabyte.
pub(crate) fn excerpt(text: &str) -> String {
    const MOST: usize = 40;
    let mut short: String = text.chars().take(MOST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

fn entries(least: usize, most: usize) -> String {
    match (least, most) {
        (least, most) if least == most => format!("{most} entries"),
        (0, most) => format!("at most {most} entries"),
        (least, most) => format!("{least} to {most} entries"),
    }
}

const _: () = assert!(MAX_LINE < MAX_FILE, "a record is not refused for one long line");
