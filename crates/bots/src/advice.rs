//! What a bot would do, and how sure it is: what a hint is made of.

use rules::Answer;

/// What a bot would answer, the best answer first.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The answers it looked at, the best first; there is at least one.
    pub choices: Vec<Choice>,
    /// How many games were played out for it; 0 if the bot does not look ahead.
    pub playouts: u64,
}

/// An answer, and what the bot thinks of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// The answer.
    pub answer: Answer,
    /// The chance of winning the game with it, from 0 to 1; `None` if the bot does not look ahead.
    pub wins: Option<f64>,
    /// The standard error of that chance.
    pub error: f64,
    /// Which part of the games played out began with it, from 0 to 1.
    pub share: f64,
}

impl Advice {
    /// Advice of a bot that does not look ahead.
    pub fn sure(answer: Answer) -> Advice {
        let choice = Choice { answer, wins: None, error: 0.0, share: 1.0 };
        Advice { choices: vec![choice], playouts: 0 }
    }

    /// The best answer.
    pub fn best(&self) -> Option<&Choice> {
        self.choices.first()
    }
}
