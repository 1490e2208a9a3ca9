//! Who sits where in a game that is learned from.

use crate::config::Config;
use crate::selfplay::Players;
use bots::net::{Network, best, complete, draw, softmax};
use bots::{Bot, Dice, Draft, Steady};
use rand_core::Rng;
use rules::{Answer, Glance, Prompt, Seat};
use std::sync::Arc;

/// Who answers for a seat.
#[derive(Clone, Copy, Debug)]
pub enum Sitting<'a> {
    /// The one that learns.
    Learner(&'a Network),
    /// A frozen past self: it draws its steps by their chances, as the learner does.
    Past(&'a Network),
    /// A network of another run: it takes the steps it wants most, as networks do that play.
    Rival(&'a Network),
    /// `steady`, who was written.
    Script,
}

impl Sitting<'_> {
    /// What somebody answers whose steps are not kept.
    #[inline(always)]
    pub fn answer(&self, glance: &Glance<'_>, prompt: &Prompt, dice: &mut Dice) -> Answer {
        match *self {
            Sitting::Learner(network) | Sitting::Past(network) => {
                complete(network, glance, prompt, Draft::EMPTY, |wishes| {
                    softmax(wishes);
                    draw(wishes, dice)
                })
            }
            Sitting::Rival(network) => {
                complete(network, glance, prompt, Draft::EMPTY, |wishes| best(wishes))
            }
            Sitting::Script => Steady::new().answer(glance, prompt, dice),
        }
    }

    /// What it answers when it takes the steps it wants most.
    #[inline(always)]
    pub fn at_its_best(&self, glance: &Glance<'_>, prompt: &Prompt, dice: &mut Dice) -> Answer {
        match *self {
            Sitting::Learner(network) | Sitting::Past(network) => {
                Sitting::Rival(network).answer(glance, prompt, dice)
            }
            other => other.answer(glance, prompt, dice),
        }
    }

    /// Whether it is the one that learns.
    pub fn learns(&self) -> bool {
        matches!(self, Sitting::Learner(_))
    }
}

/// A table.
#[derive(Clone, Copy, Debug)]
pub struct Seats<'a>([Sitting<'a>; Seat::MAX]);

impl<'a> Seats<'a> {
    /// Lets everybody sit down. Against others the learner sits alone.
    pub fn new(config: &Config, players: Players<'a>, dice: &mut Dice) -> Seats<'a> {
        let mut seats = Seats([Sitting::Learner(players.learner); Seat::MAX]);
        let Some(others) = Others::of(config, players, chance(dice)) else { return seats };
        let count = usize::from(config.players);
        let alone = dice.next_u64() as usize % count;
        for (seat, sitting) in seats.0.iter_mut().enumerate().take(count) {
            if seat != alone {
                *sitting = others.one(dice);
            }
        }
        seats
    }

    /// Who answers for this seat.
    pub fn of(&self, seat: Seat) -> Sitting<'a> {
        self.0[seat.index()]
    }

    /// Whom the learner sits alone against, if it does: one of them.
    pub fn other(&self) -> Option<Sitting<'a>> {
        self.0.into_iter().find(|sitting| !sitting.learns())
    }
}

/// Where those come from whom the learner sits alone against.
enum Others<'a> {
    Past(&'a [Arc<Network>]),
    Rivals(&'a [Arc<Network>]),
    Scripts,
}

impl<'a> Others<'a> {
    /// Who they are, by a number from 0 to 1; `None` if the learner plays with itself.
    fn of(config: &Config, players: Players<'a>, which: f32) -> Option<Others<'a>> {
        let part = |part: f32, there_are: bool| if there_are { part } else { 0.0 };
        let past = part(config.past, !players.past.is_empty());
        let rivals = part(config.rivals, !players.rivals.is_empty());
        if which < past {
            Some(Others::Past(players.past))
        } else if which < past + rivals {
            Some(Others::Rivals(players.rivals))
        } else if which < past + rivals + config.scripts {
            Some(Others::Scripts)
        } else {
            None
        }
    }

    /// One of them, by chance.
    fn one(&self, dice: &mut Dice) -> Sitting<'a> {
        match *self {
            Others::Past(past) => Sitting::Past(&past[dice.next_u64() as usize % past.len()]),
            Others::Rivals(rivals) => {
                Sitting::Rival(&rivals[dice.next_u64() as usize % rivals.len()])
            }
            Others::Scripts => Sitting::Script,
        }
    }
}

/// From 0 to 1.
pub(crate) fn chance(dice: &mut Dice) -> f32 {
    (dice.next_u64() >> 40) as f32 / (1 << 24) as f32
}
