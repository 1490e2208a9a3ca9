//! Answers worth a second thought.

use super::network::{Network, softmax};
use super::player::{best, complete};
use crate::steps::{Draft, Next, Steps};
use rules::{Answer, Glance, Prompt};

/// An answer, and how likely the network is to begin with its first step.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    /// The answer.
    pub answer: Answer,
    /// From 0 to 1.
    pub prior: f32,
    /// The places of the first steps that lead to it, a bit each.
    pub firsts: u128,
}

const _: () = assert!(Steps::MOST <= 128, "a bit for every step");

/// The most answers that are thought about.
const MOST: usize = 8;

/// How likely a first step must be, beside the likeliest, to be thought about.
const UNLIKELY: f32 = 0.004;

impl Network {
    /// The answers worth a second thought, the likeliest first: each begins with another step and
    /// goes on as the network would. There is at least one for a seat that is asked.
    pub fn candidates(&self, glance: &Glance<'_>, prompt: &Prompt) -> Vec<Candidate> {
        let steps = Draft::EMPTY.steps(glance, prompt);
        let mut wishes = self.wishes_for(glance, prompt, &Draft::EMPTY, &steps);
        let wishes = &mut wishes[..steps.len()];
        softmax(wishes);
        let mut order: Vec<usize> = (0..steps.len()).collect();
        order.sort_by(|&a, &b| wishes[b].total_cmp(&wishes[a]));
        let mut found: Vec<Candidate> = Vec::with_capacity(MOST);
        for at in order {
            let prior = wishes[at];
            if found.len() == MOST || prior < UNLIKELY && found.len() > 1 {
                break;
            }
            let answer = match Draft::EMPTY.take(glance, prompt, steps[at]) {
                Next::Given(answer) => answer,
                Next::More(draft) => complete(self, glance, prompt, draft, |wishes| best(wishes)),
            };
            // Two first cards may lead to the same answer; the likelier one speaks for both.
            match found.iter_mut().find(|other| other.answer == answer) {
                Some(other) => {
                    other.prior += prior;
                    other.firsts |= 1 << at;
                }
                None => found.push(Candidate { answer, prior, firsts: 1 << at }),
            }
        }
        found
    }
}
