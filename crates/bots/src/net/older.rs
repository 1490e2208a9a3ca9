//! Networks as they were before: a first layer half as wide, one second layer for all occasions,
//! and nothing told of the others' habits. They grow to what networks are now and say the same as before.

use super::inputs::INPUTS as INPUTS_NOW;
use super::layout::{
    FIRST_BIAS, FIRST_ROWS, NUMBERS as NUMBERS_NOW, SECOND_BIAS, SECOND_ROWS, STEP_ROWS,
};
use super::network::{FIRST as FIRST_NOW, SECOND};
use super::outputs::OUTPUTS;
use rules::Seat;

/// The version of their files.
pub(super) const VERSION: u32 = 1;
/// What they look like, as their files say it.
pub(super) const SHAPE: [u32; 6] =
    [INPUTS as u32, FIRST as u32, SECOND as u32, OUTPUTS as u32, 1, NUMBERS as u32];
/// How many numbers they have.
pub(super) const NUMBERS: usize = BEHIND + OUTPUTS * (SECOND + 1) + (Seat::MAX + 1) * (SECOND + 1);

/// Of the inputs of now, those that they were told.
const INPUTS: usize = 1453;
const FIRST: usize = 128;
/// Where the second layer begins, its bias, and what comes after it.
const MIDDLE: usize = (INPUTS + 1) * FIRST;
const MIDDLE_BIAS: usize = MIDDLE + FIRST * SECOND;
const BEHIND: usize = MIDDLE_BIAS + SECOND;

/// The same network as they are now: what is new in the first layer is always zero, and every
/// occasion has what all of them had.
pub(super) fn grown(numbers: &[f32]) -> Vec<f32> {
    let mut now = vec![0.0; NUMBERS_NOW];
    let (rows, bias) = numbers[..MIDDLE].split_at(INPUTS * FIRST);
    for (row, to) in rows.chunks_exact(FIRST).zip(now[FIRST_ROWS..].chunks_exact_mut(FIRST_NOW)) {
        to[..FIRST].copy_from_slice(row);
    }
    now[FIRST_BIAS..FIRST_BIAS + FIRST].copy_from_slice(bias);
    let middle = &numbers[MIDDLE..MIDDLE_BIAS];
    for to in now[SECOND_ROWS..SECOND_BIAS].chunks_exact_mut(FIRST_NOW * SECOND) {
        to[..middle.len()].copy_from_slice(middle);
    }
    for to in now[SECOND_BIAS..STEP_ROWS].chunks_exact_mut(SECOND) {
        to.copy_from_slice(&numbers[MIDDLE_BIAS..BEHIND]);
    }
    now[STEP_ROWS..].copy_from_slice(&numbers[BEHIND..]);
    now
}

const _: () = assert!(FIRST <= FIRST_NOW && INPUTS <= INPUTS_NOW);
