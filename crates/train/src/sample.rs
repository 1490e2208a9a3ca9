//! Steps that were taken in games, kept to learn from.

use bots::net::Outlook;
use rules::Seat;

/// Steps, one after the other. Lists of different lengths lie in one long list each.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    inputs: Vec<u16>,
    outputs: Vec<u16>,
    ends: Vec<(u32, u32)>,
    /// What is known of each step beyond its lists.
    pub steps: Vec<Taken>,
}

/// A step that was taken.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taken {
    /// Which of the possible steps.
    pub chosen: u8,
    /// How many play.
    pub players: u8,
    /// The logarithm of how likely it was.
    pub likely: f32,
    /// What was expected of the game then.
    pub expected: Outlook,
    /// What came of it.
    pub target: Outlook,
    /// How much better that was than expected.
    pub advantage: f32,
}

impl Samples {
    /// How many.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Forgets all, but not how much room they took.
    pub fn clear(&mut self) {
        self.inputs.clear();
        self.outputs.clear();
        self.ends.clear();
        self.steps.clear();
    }

    /// One more step.
    pub fn push(&mut self, inputs: &[u16], outputs: &[u16], taken: Taken) {
        self.inputs.extend_from_slice(inputs);
        self.outputs.extend_from_slice(outputs);
        self.ends.push((self.inputs.len() as u32, self.outputs.len() as u32));
        self.steps.push(taken);
    }

    /// All of another list.
    pub fn append(&mut self, other: &Samples) {
        let (inputs, outputs) = (self.inputs.len() as u32, self.outputs.len() as u32);
        self.inputs.extend_from_slice(&other.inputs);
        self.outputs.extend_from_slice(&other.outputs);
        self.ends.extend(other.ends.iter().map(|&(i, o)| (inputs + i, outputs + o)));
        self.steps.extend_from_slice(&other.steps);
    }

    /// What was known at a step.
    #[inline(always)]
    pub fn inputs(&self, at: usize) -> &[u16] {
        let from = if at == 0 { 0 } else { self.ends[at - 1].0 };
        &self.inputs[from as usize..self.ends[at].0 as usize]
    }

    /// What was possible at a step.
    #[inline(always)]
    pub fn outputs(&self, at: usize) -> &[u16] {
        let from = if at == 0 { 0 } else { self.ends[at - 1].1 };
        &self.outputs[from as usize..self.ends[at].1 as usize]
    }
}

/// The outcome of a game as a seat sees it.
pub fn outcome(game: &rules::Game, me: Seat) -> Outlook {
    let players = game.rules().players().count();
    let winners = game.leaders();
    let mut chances = [0.0; Seat::MAX];
    for (chance, seat) in chances.iter_mut().zip(me.around(players)) {
        *chance = if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    }
    let points = |seat| f32::from(game.points(seat).0);
    let others = me.around(players).skip(1).map(points).fold(0.0, f32::max);
    let lead = ((points(me) - others) / Outlook::CLEAR).clamp(-1.0, 1.0);
    Outlook { chances, lead }
}
