//! What the engine says: the outcome of a request, or why it was refused.

use super::request::COMMANDS;
use record::FormError;
use record::strict::JsonError;
use rules::{Answer, Illegal, Impossible, SetupError};
use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};
use serde_json::{Value, json};

/// A line for the one who asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The line, without a line feed.
    pub text: String,
    /// Whether it was an error.
    pub refused: bool,
    /// Whether the conversation ends with it.
    pub ends: bool,
}

impl Reply {
    pub(super) fn new(id: Option<&Value>, outcome: Result<Body, Refusal>) -> Reply {
        let refused = outcome.is_err();
        let body = outcome.unwrap_or_else(|refusal| Body::new().with("error", refusal.to_json()));
        let line = Line { id, body: &body };
        // The keys are strings and nothing in a line can fail to be written.
        let text = serde_json::to_string(&line).unwrap_or_default();
        Reply { text, refused, ends: body.ends }
    }
}

/// The keys of a reply. Counts and lists of answers are written straight into the line: a count
/// may be larger than the numbers of a JSON value, and ten thousand answers larger than memory
/// should be for them.
#[derive(Debug, Default)]
pub(super) struct Body {
    keys: Vec<(&'static str, Part)>,
    ends: bool,
}

#[derive(Debug)]
enum Part {
    Value(Value),
    Count(u128),
    Answers(Vec<Answer>),
}

impl Body {
    pub(super) fn new() -> Body {
        Body::default()
    }

    pub(super) fn with(self, key: &'static str, value: impl Into<Value>) -> Body {
        self.and(key, Part::Value(value.into()))
    }

    pub(super) fn with_count(self, key: &'static str, count: u128) -> Body {
        self.and(key, Part::Count(count))
    }

    pub(super) fn with_answers(self, key: &'static str, answers: Vec<Answer>) -> Body {
        self.and(key, Part::Answers(answers))
    }

    /// Nothing comes after this reply.
    pub(super) fn last(mut self) -> Body {
        self.ends = true;
        self
    }

    fn and(mut self, key: &'static str, part: Part) -> Body {
        self.keys.push((key, part));
        self
    }
}

struct Line<'a> {
    id: Option<&'a Value>,
    body: &'a Body,
}

impl Serialize for Line<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        if let Some(id) = self.id {
            map.serialize_entry("id", id)?;
        }
        for (key, part) in &self.body.keys {
            map.serialize_entry(key, part)?;
        }
        map.end()
    }
}

impl Serialize for Part {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Part::Value(value) => value.serialize(to),
            Part::Count(count) => to.serialize_u128(*count),
            Part::Answers(answers) => {
                let mut list = to.serialize_seq(Some(answers.len()))?;
                for answer in answers {
                    list.serialize_element(&record::answer::to_json(answer))?;
                }
                list.end()
            }
        }
    }
}

/// Why a request is refused.
#[derive(Debug, thiserror::Error)]
pub(super) enum Refusal {
    #[error("{0}")]
    Json(#[from] JsonError),
    #[error("{0}")]
    Form(#[from] FormError),
    #[error("there is no such command; the commands are {COMMANDS}")]
    UnknownCommand,
    #[error("there is no game yet; send \"new\" or \"load\" first")]
    NoGame,
    #[error("{0}")]
    Setup(SetupError),
    #[error("the position is impossible: {}", reasons(.0).join("; "))]
    Impossible(Vec<Impossible>),
    #[error("{0}")]
    Illegal(Illegal),
    #[error("the program has a bug that this request brought to light; nothing has changed")]
    Internal,
}

impl Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::Json(error) => error.code(),
            Refusal::Form(_) => "bad_form",
            Refusal::UnknownCommand => "unknown_command",
            Refusal::NoGame => "no_game",
            Refusal::Setup(_) => "bad_setup",
            Refusal::Impossible(_) => "impossible_position",
            Refusal::Illegal(illegal) => illegal.code(),
            Refusal::Internal => "internal",
        }
    }

    fn to_json(&self) -> Value {
        if let Refusal::Illegal(illegal) = self {
            return record::illegal::to_json(illegal);
        }
        let mut error = json!({"code": self.code(), "message": self.to_string()});
        match self {
            Refusal::Form(form) => error["at"] = form.path.as_str().into(),
            Refusal::Impossible(found) => error["reasons"] = reasons(found).into(),
            _ => {}
        }
        error
    }
}

fn reasons(reasons: &[Impossible]) -> Vec<String> {
    reasons.iter().map(Impossible::to_string).collect()
}
