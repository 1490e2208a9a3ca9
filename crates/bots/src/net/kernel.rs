//! The sums of a network, for whoever plays and whoever learns. They are always inlined, so that
//! they are as wide as the processor of the one who calls them.

use super::inputs::INPUTS;
use super::layout::{FIRST_BIAS, FIRST_ROWS, SECOND_BIAS, SECOND_ROWS, STEP_ROWS};
use super::network::{FIRST, SECOND};

/// The first layer, nothing below zero: the sum of the rows of all inputs that are true. For
/// whoever learns; [`first_of_grains`] is for whoever plays.
#[inline(always)]
pub fn first(numbers: &[f32], inputs: &[u16]) -> [f32; FIRST] {
    /// So many sums fit into the registers of a processor at once.
    const LANE: usize = 64;
    let rows = numbers[FIRST_ROWS..FIRST_BIAS].as_chunks::<FIRST>().0;
    let mut sums = [0.0; FIRST];
    sums.copy_from_slice(&numbers[FIRST_BIAS..SECOND_ROWS]);
    for (at, lane) in sums.as_chunks_mut::<LANE>().0.iter_mut().enumerate() {
        let mut in_registers = *lane;
        for &input in inputs {
            let row = &rows[input as usize % INPUTS].as_chunks::<LANE>().0[at];
            for (sum, number) in in_registers.iter_mut().zip(row) {
                *sum += number;
            }
        }
        *lane = in_registers.map(|sum| sum.max(0.0));
    }
    sums
}

/// Numbers of the first layer are multiples of this for whoever plays: so two bytes are enough for
/// each of them, and twice as many are summed up at once.
pub const GRAIN: f32 = 1.0 / 512.0;

/// How many grains a number is, as nearly as possible.
#[inline(always)]
pub fn grains(number: f32) -> i16 {
    (number / GRAIN).round() as i16
}

/// The first layer, nothing below zero, from rows in grains, of which the last is what the sums begin
/// with. What is too much is as much as there can be.
#[inline(always)]
pub fn first_of_grains(rows: &[[i16; FIRST]], inputs: &[u16]) -> [f32; FIRST] {
    /// So many sums fit into the registers of a processor at once.
    const LANE: usize = 128;
    let mut layer = [0.0; FIRST];
    for (at, lane) in layer.as_chunks_mut::<LANE>().0.iter_mut().enumerate() {
        let mut sums = rows[INPUTS].as_chunks::<LANE>().0[at];
        for &input in inputs {
            let row = &rows[input as usize % INPUTS].as_chunks::<LANE>().0[at];
            for (sum, &number) in sums.iter_mut().zip(row) {
                *sum = sum.saturating_add(number);
            }
        }
        for (number, sum) in lane.iter_mut().zip(sums) {
            *number = f32::from(sum.max(0)) * GRAIN;
        }
    }
    layer
}

/// Which numbers of a layer are above zero; listed without a branch, because which they
/// are cannot be foreseen.
#[derive(Clone, Copy, Debug)]
pub struct Above<const N: usize> {
    list: [u8; N],
    len: usize,
}

impl<const N: usize> Above<N> {
    /// Lists them.
    #[inline(always)]
    pub fn of(layer: &[f32; N]) -> Above<N> {
        let mut above = Above { list: [0; N], len: 0 };
        for (at, &number) in layer.iter().enumerate() {
            above.list[above.len % N] = at as u8;
            above.len += usize::from(number > 0.0);
        }
        above
    }

    /// Them.
    #[inline(always)]
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.list[..self.len.min(N)].iter().map(|&at| at as usize % N)
    }
}

/// The second layer of an occasion, nothing below zero.
#[inline(always)]
pub fn second(
    numbers: &[f32],
    occasion: usize,
    first: &[f32; FIRST],
    above: &Above<FIRST>,
) -> [f32; SECOND] {
    let all = numbers[SECOND_ROWS..SECOND_BIAS].as_chunks::<SECOND>().0.as_chunks::<FIRST>().0;
    let biases = numbers[SECOND_BIAS..STEP_ROWS].as_chunks::<SECOND>().0;
    let rows = &all[occasion];
    let mut sums = biases[occasion];
    for at in above.iter() {
        let number = first[at];
        for (sum, row) in sums.iter_mut().zip(&rows[at]) {
            *sum += number * row;
        }
    }
    sums.map(|sum| sum.max(0.0))
}

/// The sum of the products, in a fixed order: sixteen sums side by side, then those.
#[inline(always)]
pub fn product(a: &[f32; SECOND], b: &[f32; SECOND]) -> f32 {
    const LANES: usize = 16;
    let mut sums = [0.0; LANES];
    for (a, b) in a.as_chunks::<LANES>().0.iter().zip(b.as_chunks::<LANES>().0) {
        for ((sum, a), b) in sums.iter_mut().zip(a).zip(b) {
            *sum += a * b;
        }
    }
    total(&sums)
}

/// Never inlined: a compiler that sees how sixteen sums become one makes the sums in pairs, too,
/// and takes four times as long.
#[inline(never)]
fn total(sums: &[f32; 16]) -> f32 {
    let eight: [f32; 8] = std::array::from_fn(|at| sums[at] + sums[at + 8]);
    let four: [f32; 4] = std::array::from_fn(|at| eight[at] + eight[at + 4]);
    (four[0] + four[2]) + (four[1] + four[3])
}

/// Adds a multiple of some numbers to others.
#[inline(always)]
pub fn add<const N: usize>(to: &mut [f32; N], factor: f32, numbers: &[f32; N]) {
    for (to, number) in to.iter_mut().zip(numbers) {
        *to += factor * number;
    }
}
