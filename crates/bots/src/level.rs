//! The bots by name.

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
}

impl Level {
    /// What can be named, for help and messages.
    pub const NAMES: [&'static str; 4] = ["random", "novice", "steady", "search"];

    /// The bot.
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(Random),
            Level::Novice => Box::new(Novice),
            Level::Steady => Box::new(Steady::new()),
            Level::Search(budget) => Box::new(Search::new(budget)),
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
        }
    }
}

impl FromStr for Level {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Level, UnknownBot> {
        match text.split_once(':') {
            None => match text {
                "random" => Ok(Level::Random),
                "novice" => Ok(Level::Novice),
                "steady" => Ok(Level::Steady),
                "search" => Ok(Level::Search(Budget::DEFAULT)),
                _ => Err(UnknownBot::Name { name: text.to_owned() }),
            },
            Some(("search", budget)) => budget
                .parse()
                .map(Level::Search)
                .map_err(|()| UnknownBot::Budget { budget: budget.to_owned() }),
            Some(_) => Err(UnknownBot::Name { name: text.to_owned() }),
        }
    }
}

/// There is no such bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownBot {
    /// No bot has this name.
    #[error(
        "there is no bot {name:?}; name random, novice, steady or search, the last with a budget \
         as in search:200ms, search:1000 (games played out) or search:200msx2 (two threads)"
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
