//! Reviews of games, in the form in which they are sent.

use bots::net::in_use;
use bots::review::{self, Judged, ReviewError};
use bots::{Budget, Limit};
use protocol::review::{Gravity, Review, ReviewedAnswer, ReviewedSeat};
use record::{Record, RecordError, RecordProblem};
use std::num::NonZeroU64;

/// So many games are tried for every answer: a game of four takes a second or two.
const GAMES: u64 = 64;
/// In a record with more answers than this fewer games are tried for each.
const MANY: u64 = 400;

/// Reviews the game of a record.
pub(crate) fn of(record: &Record) -> Result<Review, RecordError> {
    let setup = |error| RecordError { line: 1, problem: RecordProblem::Setup(error) };
    let start = record.header.game().map_err(setup)?;
    let games = GAMES * MANY / MANY.max(record.answers.len() as u64);
    let budget = Budget::of(Limit::Playouts(NonZeroU64::new(games).unwrap_or(NonZeroU64::MIN)));
    let found = match review::review(&in_use(), &start, &record.answers, budget, |_| true) {
        Ok(found) => found,
        Err(ReviewError::Illegal { number, why }) => {
            let problem = RecordProblem::Illegal(why);
            return Err(RecordError { line: number + 2, problem });
        }
        // Nobody has learned to play with so many: nothing is said about any answer.
        Err(ReviewError::NoNetwork | ReviewError::Stopped) => {
            review::Review { judged: Vec::new(), seats: Vec::new() }
        }
    };
    let seats = record.header.seats.iter().zip(&found.seats);
    Ok(Review {
        answers: found.judged.iter().map(answer).collect(),
        seats: seats
            .map(|(name, sum)| ReviewedSeat {
                name: name.clone(),
                chance: short(sum.chance),
                lost: short(sum.lost),
                luck: short(sum.luck),
                won: sum.won,
                judged: sum.answers as u32,
            })
            .collect(),
    })
}

fn answer(one: &Judged) -> ReviewedAnswer {
    ReviewedAnswer {
        step: one.number as u32,
        round: one.round,
        seat: one.prompt.seat.index() as u8,
        prompt: (&one.prompt).into(),
        answer: (&one.answer).into(),
        better: one.better.as_ref().map(Into::into),
        before: short(one.before),
        after: short(one.after),
        error: short(one.error),
        gravity: match one.gravity() {
            review::Gravity::Good => Gravity::Good,
            review::Gravity::Inaccuracy => Gravity::Inaccuracy,
            review::Gravity::Mistake => Gravity::Mistake,
            review::Gravity::Blunder => Gravity::Blunder,
        },
        luck: short(one.luck),
    }
}

/// Four digits behind the point are more than is known.
fn short(part: f64) -> f64 {
    (part * 1e4).round() / 1e4
}
