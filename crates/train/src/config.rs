//! What a training run is like. Everything that changes the outcome is in here.

use crate::otherwise;
use rules::{Edition, Opening, Options, Players};
use serde::{Deserialize, Serialize};

/// How to learn.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// What everything that is left to chance is drawn from.
    pub seed: u64,
    /// How many play: 2, 3 or 4.
    pub players: u8,
    /// Which part of the games is the base game; the others have any option set.
    pub base: f32,
    /// How many games are played between two looks back.
    pub games: u32,
    /// In which part of the games the others are frozen past selves.
    pub past: f32,
    /// In which part of the games the others are rivals: networks of other runs, which never learn
    /// and take the step they want most.
    pub rivals: f32,
    /// In which part of the games the others are `steady`, who was written and never learned.
    pub scripts: f32,
    /// After how many rounds of learning a past self is frozen; 0 is never.
    pub freeze_every: u32,
    /// The most past selves that are kept.
    pub freeze_most: u32,
    /// How often the same games are learned from.
    pub epochs: u32,
    /// Which part of the obvious steps is looked at; each of these counts for as many as it stands
    /// for.
    #[serde(default = "all")]
    pub obvious: f32,
    /// How many steps a move of the network looks at.
    pub batch: u32,
    /// How far it moves at the beginning and at the end.
    pub rate: [f32; 2],
    /// How much it is kept from being too sure, at the beginning and at the end.
    pub entropy: [f32; 2],
    /// How far back the outcome of a game is told undiluted; 1 is to the first step.
    pub lambda: f32,
    /// What plays in the end is the mean of the network over this part of the run, the latest.
    pub average: f32,
    /// How much more or less likely a step may become at once.
    pub clip: f32,
    /// How much of the reward is the lead in points; the rest is winning.
    pub lead: f32,
    /// How much the expected outcome counts beside the steps.
    pub value: f32,
    /// Who looks ahead for it now and then, and tells it what to want.
    #[serde(default)]
    pub teacher: Option<Teacher>,
    /// Whether it is tried what would have come of other steps, and how.
    #[serde(default)]
    pub otherwise: Option<Otherwise>,
}

/// Somebody who looks ahead while the learner plays. What is found becomes what the network
/// should have wanted.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Teacher {
    /// In which part of the answers that leave a choice.
    pub part: f32,
    /// How many games are imagined for each.
    pub playouts: u32,
    /// After how many answers of these the network judges.
    pub horizon: u32,
    /// How much better an answer has to be for the teacher to want it 2.7 times as much.
    pub margin: f32,
    /// How much a lesson counts; a step of the learner counts 1.
    pub weight: f32,
}

/// Steps that could have been taken are tried in the very game that is played.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Otherwise {
    /// In which part of the steps that leave a choice, those aside that are taken all but surely.
    pub part: f32,
    /// How likely a step must be to be tried.
    pub least: f32,
    /// How many are tried at most: 2 to 8.
    pub most: u32,
    /// After how many answers the network judges, as soon as it is asked again.
    pub horizon: u32,
    /// How much better a step has to be to be wanted 2.7 times as much; 0.001 at least.
    pub margin: f32,
    /// How much less rare steps count: 1 is as much as they are rarer, 0 is not at all.
    pub rarity: f32,
    /// How much it counts; a step of the learner counts 1.
    pub weight: f32,
}

/// Why nobody can learn like that.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ConfigError {
    /// There is nothing to learn from.
    #[error("nobody learns from no {0}; give at least 1")]
    Nothing(&'static str),
    /// A part of something is less than nothing, more than all of it, or no number.
    #[error("\"{name}\" is a part, from 0 to 1, and not {given}")]
    NoPart {
        /// The setting.
        name: &'static str,
        /// What was given.
        given: f32,
    },
    /// Something cannot be below zero.
    #[error("\"{name}\" is a number from 0 up, and not {given}")]
    BelowZero {
        /// The setting.
        name: &'static str,
        /// What was given.
        given: f32,
    },
    /// Steps are tried beside each other, and there are not two.
    #[error("at least 2 and at most {most} steps are tried beside each other, and not {given}")]
    NothingBeside {
        /// The most that can be.
        most: usize,
        /// What was given.
        given: u32,
    },
    /// No two steps can be that likely.
    #[error("\"least\" is at most 0.5, and not {0}: no two steps are likelier than that")]
    NeverTwo(f32),
    /// The parts of the games against others are more than all games.
    #[error("past, rivals and scripts are parts of the same games: {0} is more than all of them")]
    TooManyOthers(f32),
}

impl Config {
    /// Whether one can learn like that.
    pub fn check(&self) -> Result<(), ConfigError> {
        let counts = [("games", self.games), ("batch", self.batch), ("epochs", self.epochs)];
        if let Some((name, _)) = counts.into_iter().find(|&(_, count)| count == 0) {
            return Err(ConfigError::Nothing(name));
        }
        let teacher = self.teacher.map_or([0.0; 3], |t| [t.part, t.margin, t.weight]);
        let other = self.otherwise.map_or([0.0; 5], |other| {
            [other.part, other.least, other.rarity, other.margin, other.weight]
        });
        let parts = [
            ("base", self.base),
            ("past", self.past),
            ("rivals", self.rivals),
            ("scripts", self.scripts),
            ("obvious", self.obvious),
            ("lambda", self.lambda),
            ("average", self.average),
            ("lead", self.lead),
            ("part", teacher[0]),
            ("part", other[0]),
            ("least", other[1]),
            ("rarity", other[2]),
        ];
        if let Some((name, given)) = parts.into_iter().find(|(_, part)| !(0.0..=1.0).contains(part))
        {
            return Err(ConfigError::NoPart { name, given });
        }
        let amounts = [
            ("rate", self.rate[0]),
            ("rate", self.rate[1]),
            ("entropy", self.entropy[0]),
            ("entropy", self.entropy[1]),
            ("clip", self.clip),
            ("value", self.value),
            ("margin", teacher[1]),
            ("weight", teacher[2]),
            ("margin", other[3]),
            ("weight", other[4]),
        ];
        let is_amount = |given: f32| given.is_finite() && given >= 0.0;
        if let Some((name, given)) = amounts.into_iter().find(|&(_, given)| !is_amount(given)) {
            return Err(ConfigError::BelowZero { name, given });
        }
        if let Some(Otherwise { most: given, least, .. }) = self.otherwise {
            if !(2..=otherwise::MOST as u32).contains(&given) {
                return Err(ConfigError::NothingBeside { most: otherwise::MOST, given });
            }
            if least > 0.5 {
                return Err(ConfigError::NeverTwo(least));
            }
        }
        let others = self.past + self.rivals + self.scripts;
        if others > 1.0 + f32::EPSILON {
            return Err(ConfigError::TooManyOthers(others));
        }
        Ok(())
    }

    /// What proved itself. (docs/training.md)
    pub const fn new(players: Players, seed: u64) -> Config {
        Config {
            seed,
            players: players.count(),
            base: 0.5,
            games: 128,
            past: 0.2,
            rivals: 0.0,
            scripts: 0.0,
            freeze_every: 50,
            freeze_most: 32,
            epochs: 2,
            obvious: 1.0,
            batch: 1024,
            rate: [1.5e-3, 5e-5],
            entropy: [0.15, 0.003],
            lambda: 0.95,
            average: 0.05,
            clip: 0.2,
            lead: 0.25,
            value: 0.5,
            teacher: None,
            otherwise: None,
        }
    }

    /// The number of players; two if there is no such number.
    pub fn table(&self) -> Players {
        Players::ALL.into_iter().find(|p| p.count() == self.players).unwrap_or(Players::Two)
    }

    /// The option set that is drawn by two numbers from 0 to 1.
    pub fn options(&self, base: f32, which: f32) -> Options {
        let options = Options::base(self.table());
        if base < self.base {
            return options;
        }
        let which = (which * 16.0) as u32;
        Options {
            edition: if which & 1 == 0 { Edition::First } else { Edition::Second },
            new_buildings: which & 2 != 0,
            events: which & 4 != 0,
            opening: if which & 8 == 0 { Opening::Dealt } else { Opening::Chosen },
            ..options
        }
    }

    /// Which part of the obvious steps is looked at: never none, for each has to stand for others.
    pub fn obvious_part(&self) -> f32 {
        self.obvious.clamp(0.01, 1.0)
    }

    /// How far the network moves when so much of the run is over, from 0 to 1.
    pub fn rate_at(&self, progress: f32) -> f32 {
        evenly(self.rate, progress)
    }

    /// How much it is kept from being too sure then.
    pub fn entropy_at(&self, progress: f32) -> f32 {
        evenly(self.entropy, progress)
    }
}

fn all() -> f32 {
    1.0
}

fn evenly([begin, end]: [f32; 2], progress: f32) -> f32 {
    begin + (end - begin) * progress.clamp(0.0, 1.0)
}
