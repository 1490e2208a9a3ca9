//! The network itself: three layers of numbers, worked out by hand.
//!
//! Inputs are true or not, and few of them are true at once, so the first layer is a sum of rows.
//! Of the second there is one for every occasion, of which one is worked out, and of the last
//! layer only the steps that are possible. Sums are made element by
//! element and in a fixed order: every processor, however wide, comes to the same bits.

use super::inputs::INPUTS;
use super::kernel::{self, Above, product};
use super::occasion::{OCCASIONS, occasion};
use super::outputs::OUTPUTS;
use pulp::{Arch, Simd, WithSimd};
use rules::{Game, Seat};

/// How many numbers the first layer gives.
pub const FIRST: usize = 256;
/// How many numbers the second layer of each occasion gives.
pub const SECOND: usize = 64;

/// Where the numbers of each layer begin: all of them lie in one list, which is what a learner
/// wants to have.
pub mod layout {
    use super::{FIRST, INPUTS, OCCASIONS, OUTPUTS, SECOND, Seat};

    /// A row of the first layer for each input.
    pub const FIRST_ROWS: usize = 0;
    /// What the first layer begins with.
    pub const FIRST_BIAS: usize = FIRST_ROWS + INPUTS * FIRST;
    /// For each occasion, a row of the second layer for each number of the first.
    pub const SECOND_ROWS: usize = FIRST_BIAS + FIRST;
    /// What the second layer of each occasion begins with.
    pub const SECOND_BIAS: usize = SECOND_ROWS + OCCASIONS * FIRST * SECOND;
    /// A row for each step.
    pub const STEP_ROWS: usize = SECOND_BIAS + OCCASIONS * SECOND;
    /// What each step begins with.
    pub const STEP_BIAS: usize = STEP_ROWS + OUTPUTS * SECOND;
    /// A row for each seat's chance, and one for the lead.
    pub const VALUE_ROWS: usize = STEP_BIAS + OUTPUTS;
    /// What these begin with.
    pub const VALUE_BIAS: usize = VALUE_ROWS + VALUES * SECOND;
    /// How many numbers there are.
    pub const NUMBERS: usize = VALUE_BIAS + VALUES;
    /// A chance for every seat, and the lead.
    pub const VALUES: usize = Seat::MAX + 1;
}

use layout::{NUMBERS, SECOND_ROWS, STEP_BIAS, STEP_ROWS, VALUE_BIAS, VALUE_ROWS, VALUES};

/// A network for one number of players.
#[derive(Clone)]
pub struct Network {
    numbers: Box<[f32]>,
    /// The first layer again, in grains, with what it begins with at the end.
    first: Box<[[i16; FIRST]]>,
    arch: Arch,
}

/// What a network makes of a situation: the last layer but one.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    numbers: [f32; SECOND],
}

/// What a network expects of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outlook {
    /// Each seat's chance of winning, beginning with the one that is asked; they sum to 1.
    pub chances: [f32; Seat::MAX],
    /// By how many points the seat will lead or trail at the end, as part of [`Outlook::CLEAR`].
    pub lead: f32,
}

impl Outlook {
    /// A lead of so many points is as clear as it gets.
    pub const CLEAR: f32 = 20.0;

    /// What came of a game that is over, for a seat; who ties shares the victory.
    pub fn at_the_end(game: &Game, me: Seat) -> Outlook {
        let players = game.rules().players().count();
        let winners = game.leaders();
        let mut chances = [0.0; Seat::MAX];
        for (chance, seat) in chances.iter_mut().zip(me.around(players)) {
            *chance = if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        }
        let points = |seat| f32::from(game.points(seat).0);
        let others = me.around(players).skip(1).map(points).fold(0.0, f32::max);
        Outlook { chances, lead: ((points(me) - others) / Outlook::CLEAR).clamp(-1.0, 1.0) }
    }

    /// What it is worth to its seat, from 0 to 1: winning, and `lead` of it the lead.
    pub fn worth(&self, lead: f32) -> f32 {
        let clear = 0.5 + 0.5 * self.lead.clamp(-1.0, 1.0);
        (1.0 - lead) * self.chances[0] + lead * clear
    }
}

impl Network {
    /// A network of these numbers, those of the first layer as whole grains; `None` if there are
    /// too many or too few, or one of them is none.
    pub fn new(mut numbers: Vec<f32>) -> Option<Network> {
        let good = numbers.len() == NUMBERS && numbers.iter().all(|number| number.is_finite());
        if !good {
            return None;
        }
        let mut first = vec![[0; FIRST]; INPUTS + 1].into_boxed_slice();
        let all = first.as_flattened_mut();
        for (grains, number) in all.iter_mut().zip(&mut numbers[..SECOND_ROWS]) {
            *grains = kernel::grains(*number);
            *number = f32::from(*grains) * kernel::GRAIN;
        }
        Some(Network { numbers: numbers.into_boxed_slice(), first, arch: Arch::new() })
    }

    /// All its numbers, in the order of [`layout`].
    pub fn numbers(&self) -> &[f32] {
        &self.numbers
    }

    /// Thinks about a situation.
    #[inline]
    pub fn think(&self, inputs: &[u16]) -> Thought {
        self.arch.dispatch(Think { numbers: &self.numbers, first: &self.first, inputs })
    }

    /// How much it wants each of these steps.
    #[inline]
    pub fn wishes(&self, thought: &Thought, outputs: &[u16], wishes: &mut [f32]) {
        self.arch.dispatch(Wish { numbers: &self.numbers, thought, outputs, wishes });
    }

    /// What it expects of the game, at a table of so many.
    #[inline]
    pub fn outlook(&self, thought: &Thought, players: usize) -> Outlook {
        let rows = self.numbers[VALUE_ROWS..VALUE_BIAS].as_chunks::<SECOND>().0;
        let biases = &self.numbers[VALUE_BIAS..NUMBERS];
        let mut values = [0.0; VALUES];
        for (value, (row, bias)) in values.iter_mut().zip(rows.iter().zip(biases)) {
            *value = bias + product(row, &thought.numbers);
        }
        let lead = values[Seat::MAX];
        let mut chances = [0.0; Seat::MAX];
        let players = players.clamp(1, Seat::MAX);
        chances[..players].copy_from_slice(&values[..players]);
        softmax(&mut chances[..players]);
        Outlook { chances, lead }
    }
}

/// What [`Network::think`] does, in a form that is compiled for every width of processor.
struct Think<'a> {
    numbers: &'a [f32],
    first: &'a [[i16; FIRST]],
    inputs: &'a [u16],
}

impl WithSimd for Think<'_> {
    type Output = Thought;

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) -> Thought {
        let first = kernel::first_of_grains(self.first, self.inputs);
        let above = Above::of(&first);
        let occasion = occasion(self.inputs);
        Thought { numbers: kernel::second(self.numbers, occasion, &first, &above) }
    }
}

/// The same of [`Network::wishes`].
struct Wish<'a> {
    numbers: &'a [f32],
    thought: &'a Thought,
    outputs: &'a [u16],
    wishes: &'a mut [f32],
}

impl WithSimd for Wish<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) {
        let rows = self.numbers[STEP_ROWS..STEP_BIAS].as_chunks::<SECOND>().0;
        let biases = &self.numbers[STEP_BIAS..VALUE_ROWS];
        for (&output, wish) in self.outputs.iter().zip(self.wishes) {
            let output = output as usize % OUTPUTS;
            *wish = biases[output] + product(&rows[output], &self.thought.numbers);
        }
    }
}

/// Turns wishes into chances.
pub fn softmax(wishes: &mut [f32]) {
    let most = wishes.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for wish in wishes.iter_mut() {
        *wish = (*wish - most).exp();
        sum += *wish;
    }
    wishes.iter_mut().for_each(|wish| *wish /= sum);
}

impl std::fmt::Debug for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Network({INPUTS} to {FIRST} to {OCCASIONS} times {SECOND} to {OUTPUTS})")
    }
}
