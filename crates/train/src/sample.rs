//! Steps that were taken in games, kept to learn from.

use bots::net::Outlook;

/// Steps, one after the other. Lists of different lengths lie in one long list each.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    inputs: Vec<u16>,
    outputs: Vec<u16>,
    ends: Vec<(u32, u32)>,
    lessons: Vec<f32>,
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
    /// Where the lesson about it begins, if there was one.
    pub lesson: Option<u32>,
    /// Where it begins to say what would have come of it otherwise, if that was tried.
    pub otherwise: Option<u32>,
}

/// What should be made of the possible steps; a number for each of them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wanted<'a> {
    /// How much it counts; nothing if it was not tried.
    pub counts: &'a [f32],
    /// How much it should be wanted, as a logarithm; only differences between steps say something.
    pub wishes: &'a [f32],
}

impl Taken {
    /// Whether hardly anything else would have been chosen: there is next to nothing to learn
    /// about what to choose then.
    #[inline(always)]
    pub fn is_obvious(&self) -> bool {
        const OBVIOUS: f32 = -0.02;
        self.likely > OBVIOUS
    }

    /// For how many steps it counts where an obvious one counts for so many.
    #[inline(always)]
    pub fn counts(&self, obvious: f32) -> f32 {
        if self.is_obvious() { obvious } else { 1.0 }
    }
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
        self.lessons.clear();
        self.steps.clear();
    }

    /// Numbers about the next step: how likely each of the possible steps should be, or what came of
    /// trying them. Says where they begin.
    pub fn teach(&mut self, numbers: &[f32]) -> u32 {
        self.lessons.extend_from_slice(numbers);
        (self.lessons.len() - numbers.len()) as u32
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
        let taught = self.lessons.len() as u32;
        self.lessons.extend_from_slice(&other.lessons);
        self.steps.extend(other.steps.iter().map(|step| Taken {
            lesson: step.lesson.map(|begin| taught + begin),
            otherwise: step.otherwise.map(|begin| taught + begin),
            ..*step
        }));
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

    /// How likely each of the possible steps should have been, if somebody looked.
    #[inline(always)]
    pub fn lesson(&self, at: usize) -> Option<&[f32]> {
        let begin = self.steps[at].lesson? as usize;
        self.lessons.get(begin..begin + self.outputs(at).len())
    }

    /// What should have been made of the possible steps, if it was tried what comes of them.
    #[inline(always)]
    pub fn otherwise(&self, at: usize) -> Option<Wanted<'_>> {
        let begin = self.steps[at].otherwise? as usize;
        let count = self.outputs(at).len();
        let (counts, wishes) = self.lessons.get(begin..begin + 2 * count)?.split_at(count);
        Some(Wanted { counts, wishes })
    }
}
