//! A seat at a table, and who has it.

use bots::Level;
use protocol::seating::{Absence, Player, SeatInfo, SeatPlan};
use std::collections::VecDeque;

/// A seat at a table.
#[derive(Clone, Debug)]
pub struct Chair {
    /// The name of who sits there.
    pub name: Option<String>,
    /// The hash of the secret that holds the seat: that of a person who has it.
    pub holder: Option<String>,
    /// The hash of the invitation by which it can be taken.
    pub(crate) invitation: Option<String>,
    /// How it was last taken by one.
    pub(crate) joined: Option<Joined>,
    /// The bot that has always been there.
    pub(crate) bot: Option<Level>,
    /// Why a bot plays in the person's place.
    pub(crate) absent: Option<Absence>,
    /// What the person added to the shuffle.
    pub(crate) entropy: Option<String>,
    /// How long he thought of late, in milliseconds.
    pub(crate) thought: VecDeque<i64>,
}

/// How a seat was taken.
#[derive(Clone, Debug)]
pub(crate) struct Joined {
    /// The hash of the invitation, which is good for nobody else.
    pub(crate) invitation: String,
    /// The row.
    pub(crate) seq: u64,
}

/// How many of a person's thoughts are remembered.
const THOUGHTS: usize = 8;

impl Chair {
    /// A seat as it is planned, with nobody in it unless a bot is.
    pub(crate) fn planned(plan: &SeatPlan) -> Chair {
        let bot = match plan {
            SeatPlan::Bot { level } => level.parse().ok(),
            SeatPlan::Here { .. } | SeatPlan::Link {} => None,
        };
        Chair {
            name: bot.map(|level: Level| level.to_string()),
            holder: None,
            invitation: None,
            joined: None,
            bot,
            absent: None,
            entropy: None,
            thought: VecDeque::new(),
        }
    }

    /// Whether somebody, or some bot, has it.
    pub fn is_taken(&self) -> bool {
        self.bot.is_some() || self.holder.is_some()
    }

    /// Whether it belongs to a person, present or not.
    pub fn is_persons(&self) -> bool {
        self.bot.is_none()
    }

    /// Whether a person plays it now.
    pub fn has_person(&self) -> bool {
        self.bot.is_none() && self.holder.is_some() && self.absent.is_none()
    }

    /// The bot that plays it now.
    pub(crate) fn player_bot(&self) -> Option<Level> {
        self.bot.or(self.absent.map(|_| STAND_IN))
    }

    pub(crate) fn note_thought(&mut self, milliseconds: i64) {
        if self.thought.len() == THOUGHTS {
            self.thought.pop_front();
        }
        self.thought.push_back(milliseconds);
    }

    pub(crate) fn info(&self, started: bool) -> SeatInfo {
        let player = match (self.bot, self.absent) {
            (Some(level), _) => Player::Bot { level: level.to_string() },
            (None, Some(because)) => Player::StandIn { level: STAND_IN.to_string(), because },
            (None, None) if self.holder.is_some() => Player::Person {},
            (None, None) => Player::Nobody {},
        };
        let entropy = if started { self.entropy.clone() } else { None };
        SeatInfo { name: self.name.clone(), player, entropy }
    }
}

/// The bot that plays for people who are away: quick, and no fool.
pub(crate) const STAND_IN: Level = Level::Steady;
