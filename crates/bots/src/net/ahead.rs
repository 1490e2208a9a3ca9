//! Looks ahead with the network's eyes: draws games that fit what its seat knows, tries the answers
//! worth a thought in each of them, lets everybody play on as the network would, and lets the
//! network judge what came of it.

use super::candidates::Candidate;
use super::imagined::Imagination;
use super::network::Network;
use super::networks::Networks;
use crate::search::{Opinion, think};
use crate::{Advice, Bot, Budget, Choice, Dice, Search};
use rules::{Answer, Glance, Prompt};
use std::sync::Arc;

/// After how many answers the network judges, as soon as its seat is asked again. (docs/strength.md)
pub const HORIZON: u32 = 30;

/// A player that looks ahead with a network.
#[derive(Clone, Debug)]
pub struct Ahead {
    name: String,
    networks: Arc<Networks>,
    budget: Budget,
    horizon: u32,
    /// Plays where there is no network for so many players.
    instead: Search,
}

impl Ahead {
    /// A player by these networks, with a budget for every answer. The name ends with its version.
    pub fn new(name: &str, networks: Arc<Networks>, budget: Budget) -> Ahead {
        let instead = Search::new(budget);
        Ahead { name: name.to_owned(), networks, budget, horizon: HORIZON, instead }
    }

    /// One that judges after so many answers.
    pub fn with_horizon(self, horizon: u32) -> Ahead {
        Ahead { horizon, ..self }
    }

    fn weigh(
        &self,
        network: &Network,
        glance: &Glance<'_>,
        candidates: &[Candidate],
        dice: &mut Dice,
    ) -> Vec<Opinion<Answer>> {
        weigh(network, glance, candidates, self.budget, self.horizon, dice)
    }
}

/// What each of these answers is worth, the best first; the first one given is what is answered
/// without thinking, and others must be better by more than chance explains. The network judges
/// after `horizon` answers.
pub fn weigh(
    network: &Network,
    glance: &Glance<'_>,
    candidates: &[Candidate],
    budget: Budget,
    horizon: u32,
    dice: &mut Dice,
) -> Vec<Opinion<Answer>> {
    let imagination = Imagination::new(network, glance, candidates, horizon);
    think(&&imagination, &[], budget, dice)
}

impl Bot for Ahead {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn remembers(&self) -> bool {
        true
    }

    fn answer(&self, glance: &Glance<'_>, prompt: &Prompt, dice: &mut Dice) -> Answer {
        let Some(network) = self.networks.of(glance.rules().players()) else {
            return self.instead.answer(glance, prompt, dice);
        };
        let candidates = network.candidates(glance, prompt);
        match candidates[..] {
            [only] => only.answer,
            _ => {
                let opinions = self.weigh(network, glance, &candidates, dice);
                opinions.first().map_or(Answer::Pass, |best| best.chosen)
            }
        }
    }

    fn advise(&self, glance: &Glance<'_>, prompt: &Prompt, dice: &mut Dice) -> Advice {
        let Some(network) = self.networks.of(glance.rules().players()) else {
            return self.instead.advise(glance, prompt, dice);
        };
        let candidates = network.candidates(glance, prompt);
        let opinions = self.weigh(network, glance, &candidates, dice);
        let playouts: u64 = opinions.iter().map(|opinion| opinion.playouts).sum();
        let choices = opinions.into_iter().take(3).map(|opinion| {
            let tried = opinion.playouts as f64;
            Choice {
                answer: opinion.chosen,
                wins: (opinion.playouts > 0).then_some(opinion.won),
                error: (opinion.won * (1.0 - opinion.won) / tried.max(1.0)).sqrt(),
                share: tried / playouts.max(1) as f64,
            }
        });
        Advice { choices: choices.collect(), playouts }
    }
}
