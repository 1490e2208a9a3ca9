//! Weighs what every answer is worth, by numbers that were tuned in many games against itself.

mod outlook;
mod roles;
mod tuned;
mod weights;

pub use weights::{Other, RoleFeature, Weights};

use crate::ranking::Ranking;
use crate::script::{self, RoleChoice, Script};
use crate::{Bot, Dice};
use outlook::Outlook;
use rules::{Answer, Card, Glance, Prompt, Why};

/// Weighs what every answer is worth. It does not look ahead.
#[derive(Clone, Debug)]
pub struct Steady {
    weights: Weights,
}

impl Steady {
    /// The tuned one.
    pub fn new() -> Steady {
        Steady::with(Weights::TUNED)
    }

    /// One that plays by other numbers.
    pub fn with(weights: Weights) -> Steady {
        Steady { weights }
    }
}

impl Default for Steady {
    fn default() -> Steady {
        Steady::new()
    }
}

impl Bot for Steady {
    fn name(&self) -> String {
        "steady 1".to_owned()
    }

    fn answer(&self, glance: &Glance<'_>, prompt: &Prompt, dice: &mut Dice) -> Answer {
        script::answer(self, glance, prompt, dice)
    }
}

impl Script for Steady {
    fn role(&self, glance: &Glance<'_>, choice: &RoleChoice, _: &mut Dice) -> Answer {
        let outlook = Outlook::new(&self.weights, glance);
        let mut best = (Answer::Pass, f32::MIN);
        for role in choice.roles {
            let worth = roles::worth(&self.weights, glance, &outlook, role);
            if worth > best.1 {
                best = (choice.take(role), worth);
            }
        }
        for event in choice.events {
            let [end, more] = self.weights.events[event as usize];
            let worth = end + more * outlook.left;
            if worth > best.1 {
                best = (Answer::Event(event), worth);
            }
        }
        best.0
    }

    fn build(&self, glance: &Glance<'_>, why: Why, _: &mut Dice) -> Answer {
        let w = &self.weights;
        let outlook = Outlook::new(w, glance);
        let free = matches!(why, Why::Event(_));
        let pass = w.other(Other::Pass) + w.other(Other::PassLeft) * outlook.left;
        let mut best = (Answer::Pass, if free { -1.0 } else { pass });
        let tempo = w.other(Other::Tempo) * outlook.ahead;
        glance.builds(|over, cards| {
            let site = match over {
                None => tempo + w.other(Other::NewSite),
                Some(place) => {
                    let covered = glance.town(glance.seat()).building(place);
                    -w.other(Other::Covered) * outlook.value(covered)
                }
            };
            for card in cards {
                let cost = if free { 0 } else { glance.cost(card, over) };
                let net = outlook.value(card) + site - f32::from(cost) * outlook.card;
                if net > best.1 {
                    best = (Answer::Build { card, over }, net);
                }
            }
        });
        best.0
    }

    fn worth<'a>(&'a self, glance: &'a Glance<'a>) -> impl Fn(Card) -> f32 + 'a {
        let outlook = Outlook::new(&self.weights, glance);
        move |card| outlook.worth(card)
    }

    fn good(&self, price: f32) -> f32 {
        self.weights.other(Other::Good) * price
    }

    fn tuck(&self, glance: &Glance<'_>, why: Why, _: &Ranking, at_most: usize) -> usize {
        let w = &self.weights;
        let outlook = Outlook::new(w, glance);
        let hand = glance.hand().len() as f32;
        if why == Why::Building(Card::Bank) {
            let keeps = w.other(Other::BankKeeps).max(0.0);
            let now = outlook.left <= w.other(Other::BankLeft);
            return if now { (hand - keeps).max(0.0) as usize } else { 0 };
        }
        let wanted = w.other(Other::ChapelHand) + w.other(Other::ChapelHandLeft) * outlook.left;
        if hand >= wanted { at_most.min(1) } else { 0 }
    }

    fn swap(&self, _: &Glance<'_>, ranking: &Ranking, at_most: usize) -> usize {
        ranking.below(self.weights.other(Other::Swap)).min(at_most)
    }

    fn standing(&self, glance: &Glance<'_>, building: Card) -> f32 {
        Outlook::new(&self.weights, glance).value(building)
    }

    fn confirm(&self, _: &Glance<'_>, _: Why) -> bool {
        true
    }
}
