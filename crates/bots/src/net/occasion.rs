//! Occasions: what a seat is asked, and how far the game is.
//!
//! What matters when a role is chosen is not what matters when cards are paid with, and the first
//! building is not the twelfth. So the network has a second layer of its own for every occasion;
//! which one it is costs nothing to look up.

use super::inputs::{BUILDINGS, INPUTS, PHASE, SEATS, TOWN_SIZES};
use rules::Step as Phase;

/// How many occasions there are.
pub const OCCASIONS: usize = QUESTIONS * STAGES;
/// How many kinds of questions are told apart.
pub const QUESTIONS: usize = 6;
/// How many stages of a game are.
pub const STAGES: usize = LATER.len() + 1;
/// A later stage begins when somebody has so many buildings; twelve end a game.
pub const LATER: [usize; 2] = [6, 9];

/// The occasion of these inputs, below [`OCCASIONS`].
#[inline(always)]
pub fn occasion(inputs: &[u16]) -> usize {
    let phase = inputs.first().map_or(0, |&input| (input as usize).wrapping_sub(PHASE));
    let mut largest = 0;
    for &input in inputs {
        let at = (input as usize).wrapping_sub(BUILDINGS);
        let size = if at < SEATS * TOWN_SIZES { at % TOWN_SIZES } else { 0 };
        largest = largest.max(size);
    }
    let stage = LATER.iter().filter(|&&later| largest >= later).count();
    QUESTION[phase % QUESTION.len()] * STAGES + stage
}

/// Which question each input asks, if it says what is asked: for those who work out the occasion
/// from a row of zeros and ones.
pub fn question_of(input: usize) -> Option<usize> {
    QUESTION.get(input.wrapping_sub(PHASE)).copied()
}

/// How large a town each input tells of, if it does.
pub fn town_size_of(input: usize) -> Option<usize> {
    let at = input.wrapping_sub(BUILDINGS);
    (input < INPUTS && at < SEATS * TOWN_SIZES).then_some(at % TOWN_SIZES)
}

/// The kind of question that is asked in each phase.
const QUESTION: [usize; Phase::ALL.len()] = {
    let mut kinds = [0; Phase::ALL.len()];
    let mut at = 0;
    while at < kinds.len() {
        kinds[at] = match Phase::ALL[at] {
            Phase::Turn => 0,
            Phase::Build => 1,
            Phase::Pay => 2,
            Phase::Produce | Phase::Sell => 3,
            Phase::Keep | Phase::Take | Phase::Prospect | Phase::Opening => 4,
            Phase::HandLimit | Phase::Tuck | Phase::Swap | Phase::Event | Phase::Over => 5,
        };
        at += 1;
    }
    kinds
};
