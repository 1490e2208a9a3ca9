//! A game looked at again: what each answer was worth, and what was luck.

use crate::forms;
use crate::game::{Answer, Prompt};

forms! {
    /// What each answer of a game was worth. Every answer is judged by what its seat could know then.
    /// For each seat the outcome is the chance it began with, less all it lost by answers, and all
    /// the luck.
    pub struct Review {
        /// Every answer to a question with more than one sensible answer, in the order of the game.
        pub answers: Vec<ReviewedAnswer>,
        /// What the game came to, by seat.
        pub seats: Vec<ReviewedSeat>,
    }

    /// What an answer was worth.
    pub struct ReviewedAnswer {
        /// Which answer of the game it was, counted from 0: a step of the replay.
        pub step: u32,
        /// The round in which it was given.
        pub round: u8,
        /// Who gave it.
        pub seat: u8,
        /// What was asked.
        pub prompt: Prompt,
        /// What was answered.
        pub answer: Answer,
        /// What would surely have been better; `null` if nothing would.
        pub better: Option<Answer>,
        /// The chance of winning with the best answer, from 0 to 1.
        pub before: f64,
        /// The chance of winning with this answer.
        pub after: f64,
        /// The standard error of the latter.
        pub error: f64,
        /// How grave the difference is.
        pub gravity: Gravity,
        /// How much the chance changed since the last answer of the seat, without its doing.
        pub luck: f64,
    }

    /// How grave a difference is.
    #[derive(Copy, Eq)]
    pub enum Gravity {
        /// Nothing surely better was found, or hardly better.
        Good,
        /// At least 2.5 points of a hundred were lost.
        Inaccuracy,
        /// At least 7.
        Mistake,
        /// At least 15.
        Blunder,
    }

    /// What a game came to for a seat.
    pub struct ReviewedSeat {
        /// The name of the player.
        pub name: String,
        /// The chance at the first question.
        pub chance: f64,
        /// All that was lost by answers.
        pub lost: f64,
        /// All the luck.
        pub luck: f64,
        /// The part of the victory; `null` if the game is not over.
        pub won: Option<f64>,
        /// How many answers were judged.
        pub judged: u32,
    }
}
