//! The direction worked out by hand is that of a loss written down plainly.

use bots::Dice;
use bots::net::layout::*;
use bots::net::occasion::occasion;
use bots::net::{FIRST, INPUTS, Network, OUTPUTS, Outlook, SECOND};
use rand_core::{Rng, SeedableRng};
use train::gradient::{Gradient, Weighing};
use train::sample::{Samples, Taken, Wanted};
use train::{Config, Learner};

const WEIGHING: Weighing = Weighing {
    clip: 0.2,
    entropy: 0.03,
    value: 0.5,
    lead: 0.4,
    lesson: 0.7,
    otherwise: 0.6,
    obvious: 3.0,
    scale: 0.25,
};

/// The loss of a step, as one would write it on paper, with twice the digits.
fn loss(numbers: &[f64], samples: &Samples, at: usize) -> f64 {
    let relu = |x: f64| x.max(0.0);
    let first: Vec<f64> = (0..FIRST)
        .map(|j| {
            let rows = samples.inputs(at).iter().map(|&i| numbers[i as usize * FIRST + j]);
            relu(numbers[FIRST_BIAS + j] + rows.sum::<f64>())
        })
        .collect();
    let layer = occasion(samples.inputs(at));
    let rows = SECOND_ROWS + layer * FIRST * SECOND;
    let second: Vec<f64> = (0..SECOND)
        .map(|k| {
            let sum: f64 = (0..FIRST).map(|j| first[j] * numbers[rows + j * SECOND + k]).sum();
            relu(numbers[SECOND_BIAS + layer * SECOND + k] + sum)
        })
        .collect();
    let row = |rows: usize, biases: usize, n: usize| {
        let sum: f64 = (0..SECOND).map(|k| second[k] * numbers[rows + n * SECOND + k]).sum();
        numbers[biases + n] + sum
    };
    let softmax = |wishes: Vec<f64>| {
        let sum: f64 = wishes.iter().map(|w| w.exp()).sum();
        wishes.into_iter().map(|w| w.exp() / sum).collect::<Vec<f64>>()
    };
    let step = &samples.steps[at];
    let chances = softmax(
        samples.outputs(at).iter().map(|&n| row(STEP_ROWS, STEP_BIAS, n as usize)).collect(),
    );
    let ratio = (chances[step.chosen as usize].ln() - f64::from(step.likely)).exp();
    let clip = f64::from(WEIGHING.clip);
    let advantage = f64::from(step.advantage);
    let policy = -(ratio * advantage).min(ratio.clamp(1.0 - clip, 1.0 + clip) * advantage);
    let entropy: f64 = -chances.iter().map(|p| p * p.ln()).sum::<f64>();
    let taught: f64 = samples.lesson(at).map_or(0.0, |lesson| {
        -lesson.iter().zip(&chances).map(|(&wanted, p)| f64::from(wanted) * p.ln()).sum::<f64>()
    });
    let far = samples.otherwise(at).map_or(0.0, |Wanted { counts, wishes }| {
        let rows = || counts.iter().zip(wishes).zip(&chances);
        let off = |wish: f32, p: f64| p.ln() - f64::from(wish);
        let all: f64 = counts.iter().copied().map(f64::from).sum();
        let mean = rows().map(|((&c, &wish), &p)| f64::from(c) * off(wish, p)).sum::<f64>() / all;
        let square = |((&c, &wish), &p): ((&f32, &f32), &f64)| {
            0.5 * f64::from(c) * (off(wish, p) - mean).powi(2)
        };
        rows().map(square).sum::<f64>()
    });
    let policy = policy + f64::from(WEIGHING.lesson) * taught + f64::from(WEIGHING.otherwise) * far;
    let players = step.players as usize;
    let values = softmax((0..players).map(|n| row(VALUE_ROWS, VALUE_BIAS, n)).collect());
    let cross: f64 =
        -(0..players).map(|n| f64::from(step.target.chances[n]) * values[n].ln()).sum::<f64>();
    let off = row(VALUE_ROWS, VALUE_BIAS, 4) - f64::from(step.target.lead);
    let weighed = f64::from(WEIGHING.value) * cross + f64::from(WEIGHING.lead) * 0.5 * off * off;
    let counts = if step.is_obvious() { f64::from(WEIGHING.obvious) } else { 1.0 };
    f64::from(WEIGHING.scale) * counts * (policy - f64::from(WEIGHING.entropy) * entropy + weighed)
}

fn some_samples(numbers: &[f32], dice: &mut Dice) -> Samples {
    let network = Network::new(numbers.to_vec()).expect("numbers");
    let mut samples = Samples::default();
    for (n, players) in [2_u8, 3, 4, 2].into_iter().enumerate() {
        let mut below = |n: usize| (dice.next_u64() % n as u64) as usize;
        let mut inputs: Vec<u16> = (0..60).map(|_| below(INPUTS) as u16).collect();
        inputs.sort_unstable();
        inputs.dedup();
        // The last one could do one thing only.
        let possible = if n == 3 { 1 } else { 5 };
        let mut outputs: Vec<u16> = (0..possible).map(|_| below(OUTPUTS) as u16).collect();
        outputs.sort_unstable();
        outputs.dedup();
        let chosen = below(outputs.len());
        let thought = network.think(&inputs);
        let mut wishes = vec![0.0; outputs.len()];
        network.wishes(&thought, &outputs, &mut wishes);
        bots::net::softmax(&mut wishes);
        let expected = network.outlook(&thought, players.into());
        let mut target = Outlook { chances: [0.0; 4], lead: 0.3 };
        target.chances[1] = 0.75;
        target.chances[0] = 0.25;
        let advantage = if below(2) == 0 { 0.8 } else { -1.3 };
        // A little likelier or less likely than it was when it was taken, but not held back.
        let likely = (wishes[chosen].ln() + 0.05).min(0.0);
        // Somebody looked at every second one.
        let wanted = vec![1.0 / outputs.len() as f32; outputs.len()];
        let lesson = (players == 2).then(|| samples.teach(&wanted));
        // Where three play it was tried what comes of all steps but the first.
        let otherwise = (players == 3).then(|| {
            let counts =
                (0..outputs.len()).map(|at| if at == 0 { 0.0 } else { 0.2 + 0.1 * at as f32 });
            let wishes = (0..outputs.len()).map(|at| if at == 0 { 0.0 } else { at as f32 - 3.0 });
            samples.teach(&counts.chain(wishes).collect::<Vec<f32>>())
        });
        let chosen = chosen as u8;
        let taken =
            Taken { chosen, players, likely, expected, target, advantage, lesson, otherwise };
        samples.push(&inputs, &outputs, taken);
    }
    samples
}

#[test]
fn the_direction_is_that_of_the_loss() {
    let mut dice = Dice::seed_from_u64(5);
    let numbers = Learner::new(Config::new(rules::Players::Two, 3)).numbers;
    // Steps that are about equally likely have hardly a direction; so they get larger numbers.
    let numbers: Vec<f32> = numbers
        .iter()
        .enumerate()
        .map(|(at, &n)| if (STEP_ROWS..STEP_BIAS).contains(&at) { 40.0 * n } else { n })
        .collect();
    let samples = some_samples(&numbers, &mut dice);
    let obvious: Vec<bool> = samples.steps.iter().map(Taken::is_obvious).collect();
    assert_eq!(obvious, [false, false, false, true]);
    let which: Vec<u32> = (0..samples.len() as u32).collect();
    let mut gradient = Gradient::default();
    gradient.look(&numbers, &samples, &which, WEIGHING);
    let exact: Vec<f64> = numbers.iter().map(|&n| f64::from(n)).collect();
    let all =
        |numbers: &[f64]| (0..samples.len()).map(|at| loss(numbers, &samples, at)).sum::<f64>();
    let mut compared = 0;
    let nonzero: Vec<usize> = (0..NUMBERS).filter(|&at| gradient.numbers[at] != 0.0).collect();
    let blocks =
        [FIRST_ROWS, FIRST_BIAS, SECOND_ROWS, SECOND_BIAS, STEP_ROWS, STEP_BIAS, VALUE_ROWS];
    for (block, &from) in blocks.iter().enumerate() {
        let to = blocks.get(block + 1).copied().unwrap_or(NUMBERS);
        let here: Vec<usize> =
            nonzero.iter().copied().filter(|at| (from..to).contains(at)).collect();
        assert!(!here.is_empty(), "nothing moves between {from} and {to}");
        for _ in 0..12 {
            let at = here[dice.next_u64() as usize % here.len()];
            const LITTLE: f64 = 1e-5;
            let mut moved = exact.clone();
            moved[at] = exact[at] + LITTLE;
            let above = all(&moved);
            moved[at] = exact[at] - LITTLE;
            let slope = (above - all(&moved)) / (2.0 * LITTLE);
            let by_hand = f64::from(gradient.numbers[at]);
            let close = (slope - by_hand).abs() < 1e-5 + 1e-3 * slope.abs();
            assert!(close, "number {at}: {slope} on paper, {by_hand} by hand");
            compared += 1;
        }
    }
    assert_eq!(compared, 84);
}

#[test]
fn a_step_that_has_moved_far_enough_is_held_back() {
    let mut dice = Dice::seed_from_u64(6);
    let numbers = Learner::new(Config::new(rules::Players::Two, 3)).numbers;
    let mut samples = some_samples(&numbers, &mut dice);
    for step in &mut samples.steps {
        step.advantage = 1.0;
        step.likely -= 1.0;
    }
    let which: Vec<u32> = (0..samples.len() as u32).collect();
    let mut gradient = Gradient::default();
    let policy_only =
        Weighing { entropy: 0.0, value: 0.0, lead: 0.0, lesson: 0.0, otherwise: 0.0, ..WEIGHING };
    gradient.look(&numbers, &samples, &which, policy_only);
    assert_eq!(gradient.stats.clipped, samples.len() as f64);
    assert!(gradient.numbers.iter().all(|&n| n == 0.0));
}
