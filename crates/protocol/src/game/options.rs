//! The options of a game.

use record::FormError;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// The options of a game, every combination of which is one. To be read, only `players` must be
/// given; what is left out is as in the base game of the first edition.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Options {
    /// How many play: 2, 3 or 4.
    #[schema(minimum = 2, maximum = 4)]
    pub players: u8,
    /// The printing whose wording holds.
    pub edition: Edition,
    /// Whether the New Buildings of that printing and the cathedral are in play.
    pub new_buildings: bool,
    /// Whether the six events are shuffled into the deck.
    pub events: bool,
    /// How the opening hands come about.
    pub opening: Opening,
    /// Who is governor in the first round. Left out in views, where it is of no interest any
    /// more; left out where a game is to begin, it is left to chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(nullable = false)]
    pub governor: Option<Governor>,
}

/// The printing whose wording holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// 2004.
    First,
    /// 2014.
    Second,
}

/// How the opening hands come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// Four cards each.
    Dealt,
    /// Five to eight cards by seat, of which everybody keeps four.
    Chosen,
}

/// Who is governor in the first round: a seat, or `"random"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Governor {
    /// This seat.
    Seat(u8),
    /// Chance will tell.
    Chance(Chance),
}

/// The word for what is left to chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// All are equally likely.
    Random,
}

impl Options {
    /// The options as the rules know them, if a game can have them. It is the strict reader of
    /// `record` that looks.
    pub fn to_rules(&self) -> Result<rules::Options, FormError> {
        record::options::from_json(&super::words::json(self))
    }

    /// The options of a game that goes on.
    pub(super) fn of_view(options: &rules::Options) -> Options {
        Options { governor: None, ..Options::from(options) }
    }
}

impl From<&rules::Options> for Options {
    fn from(options: &rules::Options) -> Options {
        Options {
            players: options.players.count(),
            edition: match options.edition {
                rules::Edition::First => Edition::First,
                rules::Edition::Second => Edition::Second,
            },
            new_buildings: options.new_buildings,
            events: options.events,
            opening: match options.opening {
                rules::Opening::Dealt => Opening::Dealt,
                rules::Opening::Chosen => Opening::Chosen,
            },
            governor: Some(match options.governor {
                Some(seat) => Governor::Seat(super::words::seat(seat)),
                None => Governor::Chance(Chance::Random),
            }),
        }
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Options, D::Error> {
        let value = Value::deserialize(deserializer)?;
        let options = record::options::from_json(&value).map_err(D::Error::custom)?;
        let named = value.get("governor").is_some();
        Ok(if named { Options::from(&options) } else { Options::of_view(&options) })
    }
}
