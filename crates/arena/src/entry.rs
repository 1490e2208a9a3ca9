//! Who takes part in a match.

use bots::{Bot, Level};

/// A bot that takes part in a match, under the name by which the report lists it.
#[derive(Debug)]
pub struct Entry {
    /// The name in reports; entries with the same name are also counted together.
    pub label: String,
    /// The bot.
    pub bot: Box<dyn Bot>,
    /// Whether an answer takes more than some microseconds, so that every one can be timed. Of
    /// quick bots only a sample is.
    pub slow: bool,
}

impl Entry {
    /// A bot by name.
    pub fn of(level: Level) -> Entry {
        Entry { label: level.to_string(), bot: level.bot(), slow: level.budget().is_some() }
    }

    /// The name for a record, which has 1 to 40 characters.
    pub(crate) fn name_on_record(&self) -> String {
        let name: String = self.bot.name().chars().filter(|c| !c.is_control()).take(40).collect();
        if name.is_empty() { "bot".to_owned() } else { name }
    }
}
