//! The bots by name.

use crate::net::{Ahead, Learned, Manner, in_use, version};
use crate::{Bot, Budget, Novice, Random, Search, Steady};
use std::fmt;
use std::str::FromStr;

/// A bot by name, from the weakest to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Any legal answer, each equally likely.
    Random,
    /// A beginner: sensible, without looking ahead.
    Novice,
    /// Weighs what every answer is worth.
    Steady,
    /// Plays the game out many times before it answers.
    Search(Budget),
    /// Has learned the game, and is often of two minds.
    Apprentice,
    /// The same, and seldom is.
    Journeyman,
    /// The same, and hardly ever is.
    Expert,
    /// Has learned the game by millions of games against itself, and plays what it learned.
    Master,
    /// The same, and looks ahead.
    Grandmaster(Budget),
}

impl Level {
    /// What can be named, for help and messages.
    pub const NAMES: [&'static str; 9] = [
        "random",
        "novice",
        "steady",
        "search",
        "apprentice",
        "journeyman",
        "expert",
        "master",
        "grandmaster",
    ];

    /// The bot.
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(Random),
            Level::Novice => Box::new(Novice),
            Level::Steady => Box::new(Steady::new()),
            Level::Search(budget) => Box::new(Search::new(budget)),
            Level::Apprentice => self.learned(Manner::Warm { temperature: 16.0 }),
            Level::Journeyman => self.learned(Manner::Warm { temperature: 11.0 }),
            Level::Expert => self.learned(Manner::Warm { temperature: 6.5 }),
            Level::Master => self.learned(Manner::Best),
            Level::Grandmaster(budget) => {
                Box::new(Ahead::new(&format!("{self} {}", version()), in_use(), budget))
            }
        }
    }

    fn learned(self, manner: Manner) -> Box<dyn Bot> {
        Box::new(Learned::new(&format!("{self} {}", version()), in_use(), manner))
    }

    /// How long it thinks, if it looks ahead.
    pub fn budget(self) -> Option<Budget> {
        match self {
            Level::Search(budget) | Level::Grandmaster(budget) => Some(budget),
            _ => None,
        }
    }

    /// The same with another budget, if it has one.
    pub fn with_budget(self, budget: Budget) -> Level {
        match self {
            Level::Search(_) => Level::Search(budget),
            Level::Grandmaster(_) => Level::Grandmaster(budget),
            level => level,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Random => f.write_str("random"),
            Level::Novice => f.write_str("novice"),
            Level::Steady => f.write_str("steady"),
            Level::Search(budget) => write!(f, "search:{budget}"),
            Level::Apprentice => f.write_str("apprentice"),
            Level::Journeyman => f.write_str("journeyman"),
            Level::Expert => f.write_str("expert"),
            Level::Master => f.write_str("master"),
            Level::Grandmaster(budget) => write!(f, "grandmaster:{budget}"),
        }
    }
}

impl FromStr for Level {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Level, UnknownBot> {
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let level = match name {
            "random" => Level::Random,
            "novice" => Level::Novice,
            "steady" => Level::Steady,
            "search" => Level::Search(Budget::DEFAULT),
            "apprentice" => Level::Apprentice,
            "journeyman" => Level::Journeyman,
            "expert" => Level::Expert,
            "master" => Level::Master,
            "grandmaster" => Level::Grandmaster(Budget::DEFAULT),
            _ => return Err(UnknownBot::Name { name: text.to_owned() }),
        };
        match budget {
            None => Ok(level),
            Some(_) if level.budget().is_none() => Err(UnknownBot::Name { name: text.to_owned() }),
            Some(budget) => budget
                .parse()
                .map(|budget| level.with_budget(budget))
                .map_err(|()| UnknownBot::Budget { budget: budget.to_owned() }),
        }
    }
}

/// There is no such bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownBot {
    /// No bot has this name.
    #[error(
        "there is no bot {name:?}; name random, novice, steady, apprentice, journeyman, expert, \
         master, search or grandmaster, the last two with a budget as in grandmaster:200ms, \
         search:1000 (games played out) or search:200msx2 (two threads)"
    )]
    Name {
        /// What was asked for.
        name: String,
    },
    /// Nobody can think for so long, or so short.
    #[error(
        "{budget:?} is no budget; give 1 to {} milliseconds as in search:200ms, or 1 to {} games to \
         play out as in search:1000, each with up to {} threads as in search:200msx2",
        Budget::MOST_MILLISECONDS,
        Budget::MOST_PLAYOUTS,
        Budget::MOST_THREADS
    )]
    Budget {
        /// What was asked for.
        budget: String,
    },
}
