//! How much better than expected each step turned out.

use crate::sample::Samples;
use bots::net::Outlook;
use rules::Seat;

/// Fills in the targets and advantages of one seat's steps in one game, the first step first.
///
/// What is expected a step later is a better guess than what was expected before; the outcome is
/// right, but far away. Each target is a mix of both: `lambda` says how much is passed back.
pub fn look_back(samples: &mut Samples, own: &[u32], outcome: &Outlook, lambda: f32, lead: f32) {
    let mut target = *outcome;
    let mut later: Option<Outlook> = None;
    for &at in own.iter().rev() {
        if let Some(later) = later {
            target = mix(&later, &target, lambda);
        }
        let step = &mut samples.steps[at as usize];
        step.target = target;
        step.advantage = target.worth(lead) - step.expected.worth(lead);
        later = Some(step.expected);
    }
}

fn mix(near: &Outlook, far: &Outlook, lambda: f32) -> Outlook {
    let between = |near: f32, far: f32| near + lambda * (far - near);
    let mut chances = [0.0; Seat::MAX];
    for (seat, chance) in chances.iter_mut().enumerate() {
        *chance = between(near.chances[seat], far.chances[seat]);
    }
    Outlook { chances, lead: between(near.lead, far.lead) }
}

/// Brings advantages to mean 0 and spread 1, so that it makes no difference how large they are.
pub fn even_out(samples: &mut Samples) {
    let n = samples.len().max(1) as f64;
    let mean = samples.steps.iter().map(|step| f64::from(step.advantage)).sum::<f64>() / n;
    let square = |step: &crate::sample::Taken| (f64::from(step.advantage) - mean).powi(2);
    let spread = (samples.steps.iter().map(square).sum::<f64>() / n).sqrt().max(1e-6);
    for step in &mut samples.steps {
        step.advantage = ((f64::from(step.advantage) - mean) / spread) as f32;
    }
}
