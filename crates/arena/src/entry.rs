//! Who takes part in a match.

use bots::{Bot, Level, Seer};
use std::sync::Arc;

/// A bot that takes part in a match, under the name by which the report lists it.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The name in reports; entries with the same name are also counted together.
    pub label: String,
    /// The bot.
    pub bot: Arc<dyn Bot>,
    /// Who answers in its place and sees the whole game while it does; for measuring what knowing
    /// everything would be worth.
    pub seer: Option<Arc<dyn Seer>>,
    /// Whether an answer takes more than some microseconds, so that every one can be timed. Of
    /// quick bots only a sample is.
    pub slow: bool,
}

impl Entry {
    /// A bot by name.
    pub fn of(level: Level) -> Entry {
        Entry { slow: level.budget().is_some(), ..Entry::new(&level.to_string(), level.bot()) }
    }

    /// A bot under a name; a quick one.
    pub fn new(label: &str, bot: impl Into<Arc<dyn Bot>>) -> Entry {
        Entry { label: label.to_owned(), bot: bot.into(), seer: None, slow: false }
    }

    /// The same, with somebody in its place who sees everything.
    pub fn seeing(self, seer: Arc<dyn Seer>) -> Entry {
        Entry { seer: Some(seer), ..self }
    }

    /// The name for a record, which has 1 to 40 characters.
    pub(crate) fn name_on_record(&self) -> String {
        let name: String = self.bot.name().chars().filter(|c| !c.is_control()).take(40).collect();
        if name.is_empty() { "bot".to_owned() } else { name }
    }
}
