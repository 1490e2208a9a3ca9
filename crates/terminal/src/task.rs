//! Thinking: what a bot does while a screen goes on being drawn.

use bots::{Advice, Dice, Level};
use rand_core::SeedableRng;
use rules::{Answer, Game, Memory, Prompt, Seat, Seed};

/// A question put to a bot. It owns all it needs, so it can be taken to another thread.
#[derive(Clone, Debug)]
pub struct Task {
    pub(crate) game: Box<Game>,
    /// What the seat remembers.
    pub(crate) memory: Memory,
    pub(crate) prompt: Prompt,
    pub(crate) level: Level,
    pub(crate) dice: Dice,
}

impl Task {
    /// Who is asked.
    pub fn seat(&self) -> Seat {
        self.prompt.seat
    }

    /// The same question, decided with other dice.
    pub fn with_dice(self, number: u64) -> Task {
        Task { dice: Dice::seed_from_u64(number), ..self }
    }

    /// What the bot answers.
    pub fn answer(mut self) -> Answer {
        let glance = self.game.glance(self.prompt.seat).remembering(&self.memory);
        self.level.bot().answer(&glance, &self.prompt, &mut self.dice)
    }

    /// What the bot would answer, and how sure it is.
    pub fn advise(mut self) -> Advice {
        let glance = self.game.glance(self.prompt.seat).remembering(&self.memory);
        self.level.bot().advise(&glance, &self.prompt, &mut self.dice)
    }
}

/// The dice a seat has for a decision. They follow from the game's seed and from how many
/// decisions came before, so a game that is resumed, or taken back, goes on as it would have.
pub(crate) fn dice(seed: Seed, seat: Seat, decisions: usize) -> Dice {
    let mut number = (decisions as u64) << 2 | seat.index() as u64;
    for word in seed.0.chunks_exact(8) {
        let word = word.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte));
        number = (number ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    }
    Dice::seed_from_u64(number)
}
