//! What could not be understood, and what to type instead.

use super::Verb;
use rules::Ask;
use texts::Texts;

/// Why a line is no command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// There is nothing in it.
    Empty,
    /// A word means nothing here.
    Unknown {
        /// The word.
        word: String,
        /// What may have been meant.
        nearest: Option<String>,
    },
    /// A word could be the beginning of several.
    Ambiguous {
        /// The word.
        word: String,
        /// What it could be.
        could_be: Vec<String>,
    },
    /// There is no such number in the list.
    NoSuchNumber {
        /// The number.
        number: String,
    },
    /// A number was named twice.
    NamedTwice {
        /// The number.
        number: String,
    },
    /// Several numbers were named where one is asked for.
    NameOne,
    /// The command needs something more.
    Incomplete {
        /// The command.
        verb: Verb,
    },
    /// The command answers another question.
    NotAsked {
        /// The command.
        verb: Verb,
        /// The command that answers this one; `None` if nothing is asked.
        wanted: Option<Verb>,
    },
    /// There are several sites for a building and none on free ground.
    WhichSite,
}

impl Misread {
    /// The command answers another question than this one.
    pub(crate) fn not_asked(verb: Verb, ask: Option<&Ask>) -> Misread {
        Misread::NotAsked { verb, wanted: ask.map(Verb::of) }
    }

    /// What to tell whoever typed it.
    pub fn text(&self, texts: Texts) -> String {
        match self {
            Misread::Empty => texts.text("terminal-misread-empty", &[]),
            Misread::Unknown { word, nearest: None } => {
                texts.text("terminal-misread-unknown", &[("word", word.into())])
            }
            Misread::Unknown { word, nearest: Some(nearest) } => texts.text(
                "terminal-misread-nearest",
                &[("word", word.into()), ("nearest", nearest.into())],
            ),
            Misread::Ambiguous { word, could_be } => {
                const MOST: usize = 5;
                let mut could_be: Vec<String> = could_be.clone();
                if could_be.len() > MOST {
                    could_be.truncate(MOST);
                    could_be.push("…".to_owned());
                }
                let could_be = could_be.join(", ");
                let args = [("word", word.into()), ("names", could_be.into())];
                texts.text("terminal-misread-ambiguous", &args)
            }
            Misread::NoSuchNumber { number } => {
                texts.text("terminal-misread-number", &[("n", number.into())])
            }
            Misread::NamedTwice { number } => {
                texts.text("terminal-misread-twice", &[("n", number.into())])
            }
            Misread::NameOne => texts.text("terminal-misread-one", &[]),
            Misread::Incomplete { verb } => {
                texts.text("terminal-misread-incomplete", &[("usage", verb.usage(texts).into())])
            }
            Misread::NotAsked { verb, wanted: Some(wanted) } => {
                let args =
                    [("word", verb.shown(texts).into()), ("usage", wanted.usage(texts).into())];
                texts.text("terminal-misread-not-asked", &args)
            }
            Misread::NotAsked { verb, wanted: None } => {
                texts.text("terminal-misread-nothing-asked", &[("word", verb.shown(texts).into())])
            }
            Misread::WhichSite => texts.text("terminal-misread-site", &[]),
        }
    }
}
