//! `sanjuan verify`: whether a file is the record of a game.

use crate::{Failure, fairness};
use record::{RecordProblem, Verified};
use rules::SeatSet;
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::Path;
use texts::Texts;

/// Checks a record and says what it found. The commitment is the one a player was shown before
/// the game, if he gives it.
pub fn report(
    path: &Path,
    commitment: Option<&str>,
    as_json: bool,
    texts: Texts,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let input = File::open(path).map_err(|error| Failure::File { path: path.to_owned(), error })?;
    let verified = record::verify(BufReader::new(input)).and_then(|verified| {
        commitment.map_or(Ok(()), |shown| verified.check_commitment(shown))?;
        Ok(verified)
    });
    match verified {
        Ok(verified) if as_json => writeln!(output, "{}", found(&verified))?,
        Ok(verified) => {
            writeln!(output, "{}", in_words(&verified, texts))?;
            let deal = verified.record.header.deal.as_ref();
            for line in fairness::in_words(deal, &verified.record.header.seats, commitment, texts) {
                writeln!(output, "{line}")?;
            }
        }
        Err(error) if as_json && !matches!(error.problem, RecordProblem::Io(_)) => {
            let refused = json!({
                "ok": false,
                "line": error.line,
                "code": error.problem.code(),
                "message": error.problem.to_string(),
            });
            writeln!(output, "{refused}")?;
            return Err(Failure::Reported);
        }
        Err(error) => return Err(Failure::record(path.to_owned(), error)),
    }
    Ok(())
}

fn found(verified: &Verified) -> Value {
    let Verified { record, game } = verified;
    let deal = record.header.deal.as_ref();
    let scores = record.summary.iter().flat_map(|summary| &summary.scores);
    json!({
        "ok": true,
        "finished": game.is_over(),
        "answers": record.answers.len(),
        "rounds": game.table().round(),
        "scores": scores.map(|&(points, tie)| json!([points, tie])).collect::<Value>(),
        "winners": game.outcome().map_or(Value::Null, |outcome| {
            outcome.winners.map(|seat| seat.index()).collect()
        }),
        "deal": deal.map(fairness::word),
        "commitment": deal.map(|deal| deal.commitment()),
        "entropy": deal.map(fairness::added),
    })
}

fn in_words(verified: &Verified, texts: Texts) -> String {
    let Verified { record, game } = verified;
    let names = &record.header.seats;
    let name = |index: usize| names.get(index).cloned().unwrap_or_default();
    let list = |seats: SeatSet| texts.list(seats.map(|seat| name(seat.index())));
    let mut args =
        vec![("answers", record.answers.len().into()), ("rounds", game.table().round().into())];
    match (&record.summary, game.outcome()) {
        (Some(summary), Some(outcome)) => {
            let scores = names.iter().zip(&summary.scores);
            let scores = texts.list(scores.map(|(name, (points, _))| format!("{name} {points}")));
            args.extend([("scores", scores.into()), ("winners", list(outcome.winners).into())]);
            texts.text("verify-holds", &args)
        }
        _ => {
            args.push(("names", list(game.pending()).into()));
            texts.text("verify-unfinished", &args)
        }
    }
}
