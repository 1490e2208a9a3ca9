//! Lessons: what looking ahead says about a choice, as chances of the possible steps.

use crate::config::Teacher;
use bots::net::{Network, weigh};
use bots::{Budget, Dice, Limit};
use rules::{Glance, Prompt};
use std::num::NonZeroU64;

/// So many games speak as loud as the network's own opinion.
const OWN_OPINION: f64 = 16.0;

/// Turns the network's chances of the first steps of an answer into those it should have; `false`
/// if there is nothing to say about them.
///
/// What the network wants is where it begins: an answer that turns out better than what it would
/// have answered becomes likelier, the more so the more often it was tried.
pub fn look_ahead(
    network: &Network,
    teacher: &Teacher,
    glance: &Glance<'_>,
    prompt: &Prompt,
    chances: &mut [f32],
    dice: &mut Dice,
) -> bool {
    let candidates = network.candidates(glance, prompt);
    let Some(playouts) = NonZeroU64::new(u64::from(teacher.playouts)) else { return false };
    if candidates.len() < 2 {
        return false;
    }
    let budget = Budget::of(Limit::Playouts(playouts));
    let opinions = weigh(network, glance, &candidates, budget, teacher.horizon, dice);
    let reward = |answer| opinions.iter().find(|opinion| opinion.chosen == answer);
    let Some(habit) = reward(candidates[0].answer).map(|opinion| opinion.reward) else {
        return false;
    };
    for candidate in &candidates {
        let Some(opinion) = reward(candidate.answer) else { continue };
        let tried = opinion.playouts as f64;
        let better = (opinion.reward - habit) * tried / (tried + OWN_OPINION);
        let factor = (better as f32 / teacher.margin.max(1e-3)).clamp(-8.0, 8.0).exp();
        for (at, chance) in chances.iter_mut().enumerate() {
            if candidate.firsts >> at & 1 == 1 {
                *chance *= factor;
            }
        }
    }
    let sum: f32 = chances.iter().sum();
    chances.iter_mut().for_each(|chance| *chance /= sum);
    sum.is_finite() && sum > 0.0
}
