//! Plays, looks back, moves; again and again.

use crate::adam::Adam;
use crate::config::Config;
use crate::gradient::{Gradient, Stats, Weighing};
use crate::returns::even_out;
use crate::sample::Samples;
use crate::seats::chance;
use crate::selfplay::{Played, Players, play};
use bots::Dice;
use bots::net::layout::{
    FIRST_BIAS, NUMBERS, SECOND_BIAS, SECOND_ROWS, STEP_BIAS, STEP_ROWS, VALUE_ROWS,
};
use bots::net::{FIRST, INPUTS, Network, SECOND};
use rand_core::{Rng, SeedableRng};
use rayon::prelude::*;
use std::sync::Arc;

/// Somebody who learns.
#[derive(Clone, Debug)]
pub struct Learner {
    /// How.
    pub config: Config,
    /// The numbers of the network it learns with.
    pub numbers: Vec<f32>,
    /// Their mean over the latest part of the run: single moves go astray, their mean does not.
    pub mean: Vec<f32>,
    /// What is remembered of earlier moves.
    pub adam: Adam,
    /// Frozen past selves.
    pub past: Vec<Arc<Network>>,
    /// Networks of other runs that it plays against.
    pub rivals: Vec<Arc<Network>>,
    /// How many rounds of learning there were.
    pub rounds: u64,
    /// How many games were played.
    pub games: u64,
    /// How many steps were learned from.
    pub steps: u64,
    samples: Samples,
    gradients: [Gradient; 2],
}

/// How a round of learning went.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Means over the steps looked at.
    pub stats: Stats,
    /// How many steps a game had.
    pub steps: f32,
    /// How many rounds.
    pub rounds: f32,
    /// The part of the victory against past selves, where there were some.
    pub past: Option<f32>,
    /// The same with rivals.
    pub rivals: Option<f32>,
}

impl Learner {
    /// Somebody who knows nothing.
    pub fn new(config: Config) -> Learner {
        let numbers = beginnings(config.seed);
        let mean = numbers.clone();
        Learner::resume(config, [numbers, mean], Adam::new(NUMBERS), Vec::new(), [0; 3])
    }

    /// Somebody who begins with what a network knows. Where nobody listens to a number of its first
    /// layer, as in a network that has just grown, that number gets something to say.
    pub fn taught(config: Config, network: &Network) -> Learner {
        let mut numbers = network.numbers().to_vec();
        let fresh = beginnings(config.seed);
        for at in 0..FIRST {
            let layers = numbers[SECOND_ROWS..SECOND_BIAS].as_chunks::<SECOND>().0;
            if layers.iter().skip(at).step_by(FIRST).all(|row| *row == [0.0; SECOND]) {
                for input in 0..INPUTS {
                    numbers[input * FIRST + at] = fresh[input * FIRST + at];
                }
            }
        }
        let mean = numbers.clone();
        Learner::resume(config, [numbers, mean], Adam::new(NUMBERS), Vec::new(), [0; 3])
    }

    /// Makes it less sure of every step, as a temperature above 1 does. What is all but certain is
    /// never tried otherwise, so whoever is too sure cannot find out where it errs.
    pub fn warm(&mut self, temperature: f32) {
        for numbers in [&mut self.numbers, &mut self.mean] {
            numbers[STEP_ROWS..VALUE_ROWS].iter_mut().for_each(|number| *number /= temperature);
        }
    }

    /// Somebody who goes on.
    pub fn resume(
        config: Config,
        [numbers, mean]: [Vec<f32>; 2],
        adam: Adam,
        past: Vec<Arc<Network>>,
        [rounds, games, steps]: [u64; 3],
    ) -> Learner {
        Learner {
            config,
            numbers,
            mean,
            adam,
            past,
            rivals: Vec::new(),
            rounds,
            games,
            steps,
            samples: Samples::default(),
            gradients: Default::default(),
        }
    }

    /// The network that came of it so far; `None` if learning went astray and a number is none any
    /// more.
    pub fn network(&self) -> Option<Network> {
        Network::new(self.mean.clone())
    }

    /// One round of learning; `progress` says how much of the run is over, from 0 to 1.
    pub fn round(&mut self, progress: f32) -> Option<Progress> {
        let network = Arc::new(Network::new(self.numbers.clone())?);
        let every = u64::from(self.config.freeze_every);
        if every > 0 && self.rounds.is_multiple_of(every) {
            self.freeze(&network);
        }
        let config = self.config;
        let players = Players { learner: &network, past: &self.past, rivals: &self.rivals };
        let first = self.games;
        let played: Vec<Played> = (first..first + u64::from(config.games))
            .into_par_iter()
            .map(|number| play(&config, number, players))
            .collect();
        self.games += u64::from(config.games);
        self.samples.clear();
        played.iter().for_each(|played| self.samples.append(&played.samples));
        self.steps += self.samples.len() as u64;
        even_out(&mut self.samples);
        let stats = self.learn(progress);
        self.rounds += 1;
        self.average();
        let games = played.len() as f32;
        Some(Progress {
            stats,
            steps: self.samples.len() as f32 / games,
            rounds: played.iter().map(|played| played.rounds as f32).sum::<f32>() / games,
            past: victories(played.iter().filter_map(|played| played.against_past)),
            rivals: victories(played.iter().filter_map(|played| played.against_rivals)),
        })
    }

    /// Keeps the network as it is now. When there are too many, one by chance has to go, so that
    /// old ones get rarer but do not die out.
    fn freeze(&mut self, network: &Arc<Network>) {
        if self.past.len() >= self.config.freeze_most as usize && !self.past.is_empty() {
            let mut dice = self.dice(1);
            self.past.remove(dice.next_u64() as usize % self.past.len());
        }
        self.past.push(Arc::clone(network));
    }

    fn learn(&mut self, progress: f32) -> Stats {
        let mut dice = self.dice(2);
        let kept = self.config.obvious_part();
        let mut order: Vec<u32> = (0..self.samples.len() as u32)
            .filter(|&at| {
                let obvious = kept < 1.0 && self.samples.steps[at as usize].is_obvious();
                !obvious || chance(&mut dice) < kept
            })
            .collect();
        let rate = self.config.rate_at(progress);
        let mut all = Stats::default();
        for _ in 0..self.config.epochs {
            for i in (1..order.len()).rev() {
                order.swap(i, dice.next_u64() as usize % (i + 1));
            }
            // What is left over at the end is too little to go by.
            for batch in order.chunks_exact((self.config.batch as usize).min(order.len()).max(1)) {
                let weighing = Weighing::new(&self.config, progress, &self.samples, batch);
                let (half, other) = batch.split_at(batch.len() / 2);
                let [a, b] = &mut self.gradients;
                let (numbers, samples) = (&self.numbers, &self.samples);
                rayon::join(
                    || a.look(numbers, samples, half, weighing),
                    || b.look(numbers, samples, other, weighing),
                );
                let (a, b) = (&*a, &*b);
                self.adam.step(&mut self.numbers, [&a.numbers, &b.numbers], rate);
                all.add(&a.stats);
                all.add(&b.stats);
            }
        }
        let n = all.steps.max(1.0);
        Stats {
            steps: all.steps,
            entropy: all.entropy / n,
            value: all.value / n,
            lead: all.lead / n,
            moved: all.moved / n,
            clipped: all.clipped / n,
            lessons: all.lessons / n,
            untaught: all.untaught / all.lessons.max(1.0),
        }
    }

    /// Moves the mean towards the network as it is now.
    fn average(&mut self) {
        let part = 1.0 / (1.0 + self.config.average.max(0.0) * self.rounds as f32);
        for (mean, number) in self.mean.iter_mut().zip(&self.numbers) {
            *mean += part * (number - *mean);
        }
    }

    fn dice(&self, what: u64) -> Dice {
        Dice::seed_from_u64(self.config.seed ^ self.rounds << 8 ^ what << 4)
    }
}

/// The part of the victory on average, if there were such games.
fn victories(parts: impl Iterator<Item = f32>) -> Option<f32> {
    let parts: Vec<f32> = parts.collect();
    (!parts.is_empty()).then(|| parts.iter().sum::<f32>() / parts.len() as f32)
}

/// The numbers of somebody who knows nothing: small, and different from each other. Those that
/// choose steps are so small that every step is about as likely as any other.
fn beginnings(seed: u64) -> Vec<f32> {
    let mut dice = Dice::seed_from_u64(seed);
    let mut even = |spread: f32| {
        let from_0_to_1 = (dice.next_u64() >> 40) as f32 / (1 << 24) as f32;
        (2.0 * from_0_to_1 - 1.0) * spread
    };
    let mut numbers = vec![0.0; NUMBERS];
    // About seventy inputs are true at once.
    numbers[..FIRST_BIAS].fill_with(|| even((3.0 / 70.0_f32).sqrt()));
    numbers[SECOND_ROWS..SECOND_BIAS].fill_with(|| even((6.0 / FIRST as f32).sqrt()));
    numbers[STEP_ROWS..STEP_BIAS].fill_with(|| even(0.01 * (3.0 / SECOND as f32).sqrt()));
    numbers[VALUE_ROWS..VALUE_ROWS + 5 * SECOND].fill_with(|| even(0.1 / (SECOND as f32).sqrt()));
    numbers
}
