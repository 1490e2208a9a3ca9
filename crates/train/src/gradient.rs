//! In which direction the network's numbers should move, worked out by hand.
//!
//! The layers are those of `bots::net::Network`; here they are gone through forwards and back.

use crate::config::Config;
use crate::sample::{Samples, Taken, Wanted};
use bots::Steps;
use bots::net::kernel::{self, Above, add, product};
use bots::net::layout::{
    FIRST_BIAS, FIRST_ROWS, NUMBERS, SECOND_BIAS, SECOND_ROWS, STEP_BIAS, STEP_ROWS, VALUE_BIAS,
    VALUE_ROWS, VALUES,
};
use bots::net::occasion::{OCCASIONS, occasion};
use bots::net::{FIRST, INPUTS, OUTPUTS, SECOND, softmax};
use pulp::{Arch, Simd, WithSimd};
use rules::Seat;

/// The direction, and how things stand.
#[derive(Clone, Debug)]
pub struct Gradient {
    /// One number for each of the network's.
    pub numbers: Box<[f32]>,
    /// The second layer of each occasion with rows and columns exchanged, for the way back.
    turned: Box<[Turned]>,
    /// Sums over the steps looked at.
    pub stats: Stats,
}

type Turned = [[f32; FIRST]; SECOND];

/// How a network does on steps, as sums.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Stats {
    /// How many steps.
    pub steps: f64,
    /// How unsure it was.
    pub entropy: f64,
    /// How wrong about who wins.
    pub value: f64,
    /// How wrong about the lead, squared.
    pub lead: f64,
    /// How much likelier or less likely steps have become (an estimate of the divergence).
    pub moved: f64,
    /// How often a step was held back because it had moved far enough.
    pub clipped: f64,
    /// How many lessons there were.
    pub lessons: f64,
    /// How far what it wants is from what it was taught.
    pub untaught: f64,
}

impl Stats {
    /// Both together.
    pub fn add(&mut self, other: &Stats) {
        self.steps += other.steps;
        self.entropy += other.entropy;
        self.value += other.value;
        self.lead += other.lead;
        self.moved += other.moved;
        self.clipped += other.clipped;
        self.lessons += other.lessons;
        self.untaught += other.untaught;
    }
}

impl Default for Gradient {
    fn default() -> Gradient {
        Gradient {
            numbers: vec![0.0; NUMBERS].into_boxed_slice(),
            turned: vec![[[0.0; FIRST]; SECOND]; OCCASIONS].into_boxed_slice(),
            stats: Stats::default(),
        }
    }
}

/// How steps are weighed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighing {
    /// The most by which a step may become likelier.
    pub clip: f32,
    /// How much being unsure counts.
    pub entropy: f32,
    /// How much the expected outcome counts.
    pub value: f32,
    /// How much of it is the lead.
    pub lead: f32,
    /// How much a lesson counts.
    pub lesson: f32,
    /// How much it counts what would have come of other steps.
    pub otherwise: f32,
    /// For how many an obvious step counts.
    pub obvious: f32,
    /// One part of the batch.
    pub scale: f32,
}

impl Weighing {
    /// As it is said, at this point of the run, for a batch of these steps.
    pub fn new(config: &Config, progress: f32, samples: &Samples, batch: &[u32]) -> Weighing {
        let obvious = 1.0 / config.obvious_part();
        let counts = |&at: &u32| samples.steps[at as usize].counts(obvious);
        Weighing {
            clip: config.clip,
            entropy: config.entropy_at(progress),
            value: config.value,
            lead: config.value,
            lesson: config.teacher.map_or(0.0, |teacher| teacher.weight),
            otherwise: config.otherwise.map_or(0.0, |otherwise| otherwise.weight),
            obvious,
            scale: 1.0 / batch.iter().map(counts).sum::<f32>().max(1.0),
        }
    }
}

impl Gradient {
    /// Looks at these steps from the start.
    pub fn look(&mut self, numbers: &[f32], samples: &Samples, which: &[u32], weighing: Weighing) {
        self.numbers.fill(0.0);
        let layers = numbers[SECOND_ROWS..SECOND_BIAS].as_chunks::<SECOND>().0;
        for (rows, turned) in layers.as_chunks::<FIRST>().0.iter().zip(&mut self.turned) {
            turn(rows, turned);
        }
        let pass = Pass { numbers, turned: &self.turned, out: &mut self.numbers, weighing };
        self.stats = Arch::new().dispatch(Look { pass, samples, which });
    }
}

/// By how much each step is wanted more than it should be, beside the others that were tried, times
/// how much it counts.
#[inline(always)]
fn beyond(chances: &[f32], Wanted { counts, wishes }: Wanted<'_>, excess: &mut [f32]) {
    let (mut all, mut sum) = (0.0, 0.0);
    for (((excess, &chance), &count), &wish) in
        excess.iter_mut().zip(chances).zip(counts).zip(wishes)
    {
        *excess = chance.max(1e-12).ln() - wish;
        all += count;
        sum += count * *excess;
    }
    let mean = sum / f32::max(all, 1e-12);
    excess.iter_mut().zip(counts).for_each(|(excess, &count)| *excess = count * (*excess - mean));
}

/// Exchanges rows and columns, a small square at a time: so what is read and what is written both
/// stay near.
fn turn(rows: &[[f32; SECOND]; FIRST], turned: &mut Turned) {
    const SIDE: usize = 16;
    for from in (0..FIRST).step_by(SIDE) {
        for to in (0..SECOND).step_by(SIDE) {
            for (column, out) in turned[to..to + SIDE].iter_mut().enumerate() {
                for (row, out) in out[from..from + SIDE].iter_mut().enumerate() {
                    *out = rows[from + row][to + column];
                }
            }
        }
    }
}

/// All of it, in a form that is compiled for every width of processor.
struct Look<'a> {
    pass: Pass<'a>,
    samples: &'a Samples,
    which: &'a [u32],
}

impl WithSimd for Look<'_> {
    type Output = Stats;

    #[inline(always)]
    fn with_simd<S: Simd>(mut self, _: S) -> Stats {
        let mut stats = Stats::default();
        for &at in self.which {
            self.pass.step(self.samples, at as usize, &mut stats);
        }
        stats
    }
}

/// What a step hears beside how the game went.
#[derive(Clone, Copy)]
struct Heard<'a> {
    lesson: Option<&'a [f32]>,
    otherwise: Option<Wanted<'a>>,
}

struct Pass<'a> {
    numbers: &'a [f32],
    turned: &'a [Turned],
    out: &'a mut [f32],
    weighing: Weighing,
}

impl Pass<'_> {
    #[inline(always)]
    fn step(&mut self, samples: &Samples, at: usize, stats: &mut Stats) {
        let inputs = samples.inputs(at);
        let outputs = samples.outputs(at);
        let taken = &samples.steps[at];
        let first = kernel::first(self.numbers, inputs);
        let above = Above::of(&first);
        let occasion = occasion(inputs);
        let second = kernel::second(self.numbers, occasion, &first, &above);
        // What the second layer should have been, as far as everything behind it says.
        let mut back = [0.0; SECOND];
        let heard = Heard { lesson: samples.lesson(at), otherwise: samples.otherwise(at) };
        self.policy(outputs, taken, heard, &second, &mut back, stats);
        self.values(taken, &second, &mut back, stats);
        for (back, &number) in back.iter_mut().zip(&second) {
            *back = if number > 0.0 { *back } else { 0.0 };
        }
        let behind = Above::of(&second);
        self.backwards(inputs, occasion, &first, (&above, &behind), &back);
        stats.steps += 1.0;
    }

    #[inline(always)]
    fn policy(
        &mut self,
        outputs: &[u16],
        taken: &Taken,
        Heard { lesson, otherwise }: Heard<'_>,
        second: &[f32; SECOND],
        back: &mut [f32; SECOND],
        stats: &mut Stats,
    ) {
        let rows = self.numbers[STEP_ROWS..STEP_BIAS].as_chunks::<SECOND>().0;
        let mut chances = [0.0; Steps::MOST];
        let chances = &mut chances[..outputs.len().min(Steps::MOST)];
        for (chance, &output) in chances.iter_mut().zip(outputs) {
            let output = output as usize % OUTPUTS;
            *chance = self.numbers[STEP_BIAS + output] + product(&rows[output], second);
        }
        softmax(chances);
        let chosen = (taken.chosen as usize).min(chances.len() - 1);
        let w = self.weighing;
        let log = chances[chosen].max(1e-12).ln() - taken.likely;
        let ratio = log.exp();
        let held = if taken.advantage > 0.0 { ratio > 1.0 + w.clip } else { ratio < 1.0 - w.clip };
        let push = if held { 0.0 } else { taken.advantage * ratio };
        let entropy: f32 = -chances.iter().map(|&p| p * p.max(1e-12).ln()).sum::<f32>();
        stats.entropy += f64::from(entropy);
        stats.moved += f64::from(ratio - 1.0 - log);
        stats.clipped += f64::from(u8::from(held));
        if let Some(lesson) = lesson {
            stats.lessons += 1.0;
            let far =
                |(&p, &wanted): (&f32, &f32)| wanted * (wanted / p.max(1e-12)).max(1e-12).ln();
            stats.untaught += f64::from(chances.iter().zip(lesson).map(far).sum::<f32>());
        }
        let mut excess = [0.0; Steps::MOST];
        if let Some(wanted) = otherwise {
            beyond(chances, wanted, &mut excess);
        }
        let (outs, biases) = self.out[STEP_ROWS..VALUE_ROWS].split_at_mut(STEP_BIAS - STEP_ROWS);
        let outs = outs.as_chunks_mut::<SECOND>().0;
        for (i, (&output, &p)) in outputs.iter().zip(chances.iter()).enumerate() {
            let output = output as usize % OUTPUTS;
            let mut slope = push * (p - f32::from(u8::from(i == chosen)));
            slope += w.entropy * p * (p.max(1e-12).ln() + entropy);
            if let Some(lesson) = lesson {
                slope += w.lesson * (p - lesson[i]);
            }
            slope += w.otherwise * excess[i];
            slope *= w.scale * taken.counts(w.obvious);
            add(back, slope, &rows[output]);
            add(&mut outs[output], slope, second);
            biases[output] += slope;
        }
    }

    #[inline(always)]
    fn values(
        &mut self,
        taken: &Taken,
        second: &[f32; SECOND],
        back: &mut [f32; SECOND],
        stats: &mut Stats,
    ) {
        let rows = self.numbers[VALUE_ROWS..VALUE_BIAS].as_chunks::<SECOND>().0;
        let mut values = [0.0; VALUES];
        for (at, (value, row)) in values.iter_mut().zip(rows).enumerate() {
            *value = self.numbers[VALUE_BIAS + at] + product(row, second);
        }
        let w = self.weighing;
        let players = (taken.players as usize).clamp(1, Seat::MAX);
        softmax(&mut values[..players]);
        let mut slopes = [0.0; VALUES];
        for seat in 0..players {
            let (chance, wanted) = (values[seat], taken.target.chances[seat]);
            stats.value -= f64::from(wanted * chance.max(1e-12).ln());
            slopes[seat] = w.value * (chance - wanted);
        }
        let off = values[Seat::MAX] - taken.target.lead;
        stats.lead += f64::from(off * off);
        slopes[Seat::MAX] = w.lead * off;
        let (outs, biases) = self.out[VALUE_ROWS..].split_at_mut(VALUE_BIAS - VALUE_ROWS);
        let outs = outs.as_chunks_mut::<SECOND>().0;
        for (at, (slope, row)) in slopes.into_iter().zip(rows).enumerate() {
            let slope = slope * w.scale * taken.counts(w.obvious);
            add(back, slope, row);
            add(&mut outs[at], slope, second);
            biases[at] += slope;
        }
    }

    #[inline(always)]
    fn backwards(
        &mut self,
        inputs: &[u16],
        occasion: usize,
        first: &[f32; FIRST],
        (above, behind): (&Above<FIRST>, &Above<SECOND>),
        back: &[f32; SECOND],
    ) {
        let biases = self.out[SECOND_BIAS..STEP_ROWS].as_chunks_mut::<SECOND>().0;
        add(&mut biases[occasion], 1.0, back);
        let layers = self.out[SECOND_ROWS..SECOND_BIAS].as_chunks_mut::<SECOND>().0;
        let outs = &mut layers.as_chunks_mut::<FIRST>().0[occasion];
        for at in above.iter() {
            add(&mut outs[at], first[at], back);
        }
        let mut front = [0.0; FIRST];
        for at in behind.iter() {
            add(&mut front, back[at], &self.turned[occasion][at]);
        }
        for (front, &number) in front.iter_mut().zip(first) {
            *front = if number > 0.0 { *front } else { 0.0 };
        }
        for (out, number) in self.out[FIRST_BIAS..SECOND_ROWS].iter_mut().zip(&front) {
            *out += number;
        }
        let outs = self.out[FIRST_ROWS..FIRST_BIAS].as_chunks_mut::<FIRST>().0;
        for &input in inputs {
            for (out, number) in outs[input as usize % INPUTS].iter_mut().zip(&front) {
                *out += number;
            }
        }
    }
}
