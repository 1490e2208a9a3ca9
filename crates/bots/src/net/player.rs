//! A player whose every step is the network's.

use super::inputs::Inputs;
use super::network::{Network, softmax};
use super::networks::Networks;
use super::outputs::output;
use crate::steps::{Draft, Next, Step, Steps};
use crate::{Bot, Dice, Steady};
use rand_core::Rng;
use rules::{Answer, Glance, Prompt};
use std::sync::Arc;

/// How steps are chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Manner {
    /// What is wanted most.
    Best,
    /// By chance: what is wanted more is likelier, the more so the colder. That is how people err:
    /// often where it makes little difference, seldom where it makes much.
    Warm {
        /// 1 is as the network was trained; above it is bolder, towards 0 it is what is wanted
        /// most.
        temperature: f32,
    },
}

/// Plays by a network alone, without looking ahead.
#[derive(Clone, Debug)]
pub struct Learned {
    name: String,
    networks: Arc<Networks>,
    manner: Manner,
    /// Plays where there is no network for so many players.
    instead: Steady,
}

impl Learned {
    /// A player by these networks. The name ends with its version.
    pub fn new(name: &str, networks: Arc<Networks>, manner: Manner) -> Learned {
        Learned { name: name.to_owned(), networks, manner, instead: Steady::new() }
    }

    fn choose(&self, wishes: &mut [f32], dice: &mut Dice) -> usize {
        match self.manner {
            Manner::Best => best(wishes),
            Manner::Warm { temperature } => {
                wishes.iter_mut().for_each(|wish| *wish /= temperature.max(1e-3));
                softmax(wishes);
                draw(wishes, dice)
            }
        }
    }
}

impl Bot for Learned {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn remembers(&self) -> bool {
        true
    }

    fn answer(&self, glance: &Glance<'_>, prompt: &Prompt, dice: &mut Dice) -> Answer {
        match self.networks.of(glance.rules().players()) {
            Some(network) => {
                complete(network, glance, prompt, Draft::EMPTY, |wishes| self.choose(wishes, dice))
            }
            None => self.instead.answer(glance, prompt, dice),
        }
    }
}

/// The place of the greatest; the first of equals.
#[inline(always)]
pub fn best(wishes: &[f32]) -> usize {
    let mut best = (0, f32::MIN);
    for (at, &wish) in wishes.iter().enumerate() {
        if wish > best.1 {
            best = (at, wish);
        }
    }
    best.0
}

/// One of them by its chance.
#[inline(always)]
pub fn draw(chances: &[f32], dice: &mut Dice) -> usize {
    let mut left = (dice.next_u64() >> 40) as f32 / (1 << 24) as f32;
    for (at, &chance) in chances.iter().enumerate() {
        left -= chance;
        if left < 0.0 {
            return at;
        }
    }
    chances.len().saturating_sub(1)
}

impl Network {
    /// How much it wants each of these steps; as many numbers as there are steps.
    #[inline(always)]
    pub fn wishes_for(
        &self,
        glance: &Glance<'_>,
        prompt: &Prompt,
        draft: &Draft,
        steps: &Steps,
    ) -> [f32; Steps::MOST] {
        let mut inputs = Inputs::NONE;
        inputs.fill(glance, prompt, draft);
        let thought = self.think(&inputs);
        let mut wishes = [0.0; Steps::MOST];
        let outputs = outputs_of(glance, prompt, steps);
        self.wishes(&thought, &outputs[..steps.len()], &mut wishes);
        wishes
    }
}

/// The numbers of these steps; as many as there are steps.
#[inline(always)]
pub fn outputs_of(glance: &Glance<'_>, prompt: &Prompt, steps: &Steps) -> [u16; Steps::MOST] {
    let mut outputs = [0; Steps::MOST];
    for (number, &step) in outputs.iter_mut().zip(steps.iter()) {
        *number = output(glance, prompt, step) as u16;
    }
    outputs
}

/// Completes an answer, each step by what `choose` makes of the wishes; steps without a choice
/// are taken without asking.
#[inline(always)]
pub fn complete(
    network: &Network,
    glance: &Glance<'_>,
    prompt: &Prompt,
    mut draft: Draft,
    mut choose: impl FnMut(&mut [f32]) -> usize,
) -> Answer {
    loop {
        let steps = draft.steps(glance, prompt);
        let step = match *steps {
            [] => Step::Enough,
            [only] => only,
            _ => {
                let mut wishes = network.wishes_for(glance, prompt, &draft, &steps);
                steps[choose(&mut wishes[..steps.len()]).min(steps.len() - 1)]
            }
        };
        match draft.take(glance, prompt, step) {
            Next::More(more) => draft = more,
            Next::Given(answer) => return answer,
        }
    }
}
