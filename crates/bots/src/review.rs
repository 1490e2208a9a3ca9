//! A finished game looked at again: what each answer was worth, and what was luck.
//!
//! Each answer is judged by what its seat could know then, and remember: games that fit it are drawn,
//! and the answer is tried in them beside those the network thinks of. Then, for each seat,
//!
//! the outcome = the chance at the first question - all that was lost by answers + all the luck,
//!
//! where luck is whatever changed the chances between an answer and the next question: cards drawn,
//! and what the others did.

use crate::net::{Candidate, HORIZON, Networks, weigh};
use crate::{Budget, Dice};
use rand_core::SeedableRng;
use rules::{Answer, Game, Illegal, Memories, Prompt, Seat};

/// What is thought of an answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged {
    /// Which answer of the game it was, counted from 0.
    pub number: usize,
    /// The round.
    pub round: u8,
    /// What was asked, and whom.
    pub prompt: Prompt,
    /// What was answered.
    pub answer: Answer,
    /// The answer that would have been better, if one would surely have been.
    pub better: Option<Answer>,
    /// The chance of winning with the best answer, from 0 to 1.
    pub before: f64,
    /// The chance of winning with the answer that was given.
    pub after: f64,
    /// The standard error of both.
    pub error: f64,
    /// How much the chances changed since the last answer of the seat, without its doing.
    pub luck: f64,
}

impl Judged {
    /// How much of the chance of winning the answer lost; never less than nothing.
    pub fn lost(&self) -> f64 {
        self.before - self.after
    }

    /// How grave that was.
    pub fn gravity(&self) -> Gravity {
        match self.lost() {
            lost if lost >= 0.15 => Gravity::Blunder,
            lost if lost >= 0.07 => Gravity::Mistake,
            lost if lost >= 0.025 => Gravity::Inaccuracy,
            _ => Gravity::Good,
        }
    }
}

/// How grave a difference was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

impl Gravity {
    /// The name used in files and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Gravity::Good => "good",
            Gravity::Inaccuracy => "inaccuracy",
            Gravity::Mistake => "mistake",
            Gravity::Blunder => "blunder",
        }
    }
}

/// A game looked at again.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// Every answer to a question that had more than one, in the order of the game.
    pub judged: Vec<Judged>,
    /// For every seat what it came to.
    pub seats: Vec<Sum>,
}

/// What a game came to for a seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sum {
    /// The chance at its first question.
    pub chance: f64,
    /// All that was lost by answers.
    pub lost: f64,
    /// All the luck.
    pub luck: f64,
    /// Its part of the victory; `None` if the game is not over.
    pub won: Option<f64>,
    /// How many answers were judged.
    pub answers: usize,
}

/// Chances are told with four digits; an answer that is better by less than these show is not
/// called better.
const WORTH_TELLING: f64 = 0.0005;

/// Why a game cannot be looked at again.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReviewError {
    /// There is no network for so many players.
    #[error("nobody here has learned to play with so many players; a review is not possible")]
    NoNetwork,
    /// An answer is not allowed.
    #[error("answer {number} is not allowed: {why}")]
    Illegal {
        /// Which.
        number: usize,
        /// Why.
        why: Illegal,
    },
    /// Somebody asked for it to stop.
    #[error("the review was broken off")]
    Stopped,
}

/// Looks at a game again, from its beginning. `budget` is for every answer; `go_on` is asked before
/// each, with its number.
pub fn review(
    networks: &Networks,
    start: &Game,
    answers: &[(Seat, Answer)],
    budget: Budget,
    mut go_on: impl FnMut(usize) -> bool,
) -> Result<Review, ReviewError> {
    let players = start.rules().players();
    let network = networks.of(players).ok_or(ReviewError::NoNetwork)?;
    let mut game = *start;
    let mut memories = Memories::NOTHING;
    let mut judged: Vec<Judged> = Vec::new();
    let mut sums = vec![Sum::default(); usize::from(players.count())];
    let mut last: [Option<f64>; Seat::MAX] = [None; Seat::MAX];
    for (number, &(seat, answer)) in answers.iter().enumerate() {
        let illegal = |why| ReviewError::Illegal { number, why };
        game.check(seat, &answer).map_err(illegal)?;
        if let Some(prompt) = game.prompt(seat) {
            if !go_on(number) {
                return Err(ReviewError::Stopped);
            }
            let glance = game.glance(seat).remembering(memories.of(seat));
            // What was answered comes first: others must surely be better.
            let mut candidates = vec![Candidate { answer, prior: 0.0, firsts: 0 }];
            let others = network.candidates(&glance, &prompt);
            candidates.extend(others.into_iter().filter(|other| other.answer != answer));
            let mut dice = Dice::seed_from_u64(number as u64);
            let weighed = weigh(network, &glance, &candidates, budget, HORIZON, &mut dice);
            let given = weighed.iter().find(|opinion| opinion.chosen == answer);
            // Where only one answer makes sense there was nothing to be judged.
            let given = given.filter(|given| given.playouts > 0);
            if let (Some(given), Some(best)) = (given, weighed.first()) {
                let surely = best.chosen != answer && best.won - given.won >= WORTH_TELLING;
                let before = if surely { best.won } else { given.won };
                let tried = given.playouts.max(1) as f64;
                let luck = last[seat.index()].map_or(0.0, |last| before - last);
                let sum = &mut sums[seat.index()];
                if sum.answers == 0 {
                    sum.chance = before;
                }
                sum.answers += 1;
                sum.lost += before - given.won;
                sum.luck += luck;
                last[seat.index()] = Some(given.won);
                judged.push(Judged {
                    number,
                    round: game.table().round(),
                    prompt,
                    answer,
                    better: surely.then_some(best.chosen),
                    before,
                    after: given.won,
                    error: (given.won * (1.0 - given.won) / tried).sqrt(),
                    luck,
                });
            }
        }
        game.apply(seat, &answer, &mut memories).map_err(illegal)?;
    }
    if game.is_over() {
        let winners = game.leaders();
        for seat in players.seats() {
            let won = if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            let sum = &mut sums[seat.index()];
            sum.won = Some(won);
            sum.luck += won - last[seat.index()].unwrap_or(won);
        }
    }
    Ok(Review { judged, seats: sums })
}
