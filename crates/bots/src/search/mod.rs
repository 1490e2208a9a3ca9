//! Plays the game out many times before it answers.
//!
//! Where the search stands on is small and knows no San Juan: [`World`] and [`Knowledge`] say what
//! a game with hidden information is, [`think`] searches it. `table.rs` is San Juan in these words.

mod game;
mod table;
#[cfg(test)]
mod tests;
mod think;

pub use game::{Knowledge, Move, Outcome, World};
pub use think::{Opinion, think};

use crate::picks::Picks;
use crate::{Advice, Bot, Budget, Choice, Dice, Steady};
use rules::{Answer, Ask, Glance, Prompt};
use table::{Known, Step};

/// Looks ahead: draws games that fit what its seat knows, tries its answers in them, and lets
/// everybody play on as `steady` does.
#[derive(Clone, Debug)]
pub struct Search {
    budget: Budget,
    expected: Steady,
}

impl Search {
    /// A search with a budget for every answer.
    pub fn new(budget: Budget) -> Search {
        Search { budget, expected: Steady::new() }
    }

    /// Decides an answer step by step, after a first step if one is given; each gets its part of
    /// the budget.
    fn decide(&self, known: &Known<'_>, ask: Ask, first: Option<Step>, dice: &mut Dice) -> Answer {
        let mut made: Vec<Step> = Vec::new();
        let mut picks = Picks::NONE;
        let mut next = first;
        while picks.len() < Picks::most(ask) {
            let step = match next.take() {
                Some(step) => step,
                None => {
                    let budget = self.budget.part(Picks::most(ask) - picks.len());
                    match think(known, &made, budget, dice).first() {
                        Some(best) => best.chosen,
                        None => break,
                    }
                }
            };
            match step {
                Step::Whole(answer) => return answer,
                Step::Card(card) => picks = picks.with_card(card),
                Step::Place(place) => picks = picks.with_place(place),
                Step::Enough => break,
            }
            made.push(step);
        }
        picks.answer(ask)
    }
}

impl Bot for Search {
    fn name(&self) -> String {
        format!("search:{} 1", self.budget)
    }

    fn answer(&self, glance: &Glance<'_>, prompt: &Prompt, dice: &mut Dice) -> Answer {
        let known = Known::new(glance.view(), glance.seat(), &self.expected);
        self.decide(&known, prompt.ask, None, dice)
    }

    fn advise(&self, glance: &Glance<'_>, prompt: &Prompt, dice: &mut Dice) -> Advice {
        let known = Known::new(glance.view(), glance.seat(), &self.expected);
        let opinions = think(&known, &[], self.budget, dice);
        let playouts: u64 = opinions.iter().map(|opinion| opinion.playouts).sum();
        let mut choices: Vec<Choice> = Vec::new();
        // More than three are no help; the rest of each answer takes time too.
        for opinion in opinions.into_iter().take(3) {
            let answer = self.decide(&known, prompt.ask, Some(opinion.chosen), dice);
            let tried = opinion.playouts as f64;
            let choice = Choice {
                answer,
                wins: (opinion.playouts > 0).then_some(opinion.won),
                error: (opinion.won * (1.0 - opinion.won) / tried.max(1.0)).sqrt(),
                share: tried / playouts.max(1) as f64,
            };
            // Two first cards may lead to the same answer; the better one speaks for both.
            match choices.iter_mut().find(|other| other.answer == answer) {
                Some(other) => other.share += choice.share,
                None => choices.push(choice),
            }
        }
        Advice { choices, playouts }
    }
}
