//! Playing a record again.

use crate::error::{RecordError, RecordProblem};
use crate::file::{self, Record, Summary};
use rules::{Answer, Event, Game, Seat};
use std::io::BufRead;

/// A record that holds: the game could have been played so, and ended as it says.
#[derive(Clone, Debug)]
pub struct Verified {
    /// The record.
    pub record: Record,
    /// The game after the last answer.
    pub game: Game,
}

impl Verified {
    /// Whether the deal is the one a player was promised: `shown` is the commitment he was shown
    /// before the game.
    pub fn check_commitment(&self, shown: &str) -> Result<(), RecordError> {
        let problem = match &self.record.header.deal {
            None => RecordProblem::NoDeal,
            Some(deal) if deal.commitment().eq_ignore_ascii_case(shown) => return Ok(()),
            Some(deal) => RecordProblem::OtherCommitment {
                shown: shown.chars().take(64).collect(),
                found: deal.commitment(),
            },
        };
        Err(RecordError { line: 1, problem })
    }
}

/// Reads a record and plays it again: form, hashes, deal, set-up, every answer, and the result.
pub fn verify(input: impl BufRead) -> Result<Verified, RecordError> {
    let record = file::read(input)?;
    let game = replay(&record, |_, _, _, _| ())?;
    Ok(Verified { record, game })
}

/// Plays a record again and shows every answer with the game before it and what it did.
pub fn replay(
    record: &Record,
    mut each: impl FnMut(&Game, Seat, &Answer, &[Event]),
) -> Result<Game, RecordError> {
    let unfair = |problem| RecordError { line: 1, problem };
    record.header.check_deal().map_err(unfair)?;
    let setup = |error| RecordError { line: 1, problem: RecordProblem::Setup(error) };
    let mut game = record.header.game().map_err(setup)?;
    let mut events = Vec::new();
    for (line, (seat, answer)) in (2..).zip(&record.answers) {
        let before = game;
        events.clear();
        let refuse = |illegal| RecordError { line, problem: RecordProblem::Illegal(illegal) };
        game.apply(*seat, answer, &mut events).map_err(refuse)?;
        each(&before, *seat, answer, &events);
    }
    check_summary(record, &game)
        .map_err(|problem| RecordError { line: record.answers.len() + 2, problem })?;
    Ok(game)
}

fn check_summary(record: &Record, game: &Game) -> Result<(), RecordProblem> {
    let (written, played) = match (&record.summary, Summary::of(game)) {
        (None, None) => return Ok(()),
        (Some(_), None) => return Err(RecordProblem::EarlyResult),
        (None, Some(_)) => return Err(RecordProblem::MissingResult),
        (Some(written), Some(played)) => (written, played),
    };
    let differ = |what, written: &dyn std::fmt::Debug, played: &dyn std::fmt::Debug| {
        let (written, played) = (format!("{written:?}"), format!("{played:?}"));
        if written == played {
            return Ok(());
        }
        let written = crate::error::excerpt(&written);
        Err(RecordProblem::WrongResult { what, written, played })
    };
    differ("scores", &written.scores, &played.scores)?;
    differ("winners", &written.winners, &played.winners)?;
    differ("rounds", &written.rounds, &played.rounds)?;
    differ("hash and last position", &written.position, &played.position)
}
