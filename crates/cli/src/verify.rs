//! `sanjuan verify`: whether a file is the record of a game.

use crate::Failure;
use crate::words::list;
use record::{RecordProblem, Verified};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::Path;

/// Checks a record and says what it found.
pub fn report(path: &Path, as_json: bool, output: &mut impl Write) -> Result<(), Failure> {
    let input = File::open(path).map_err(|error| Failure::File { path: path.to_owned(), error })?;
    match record::verify(BufReader::new(input)) {
        Ok(verified) if as_json => writeln!(output, "{}", found(&verified))?,
        Ok(verified) => writeln!(output, "{}", in_words(&verified))?,
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
    })
}

fn in_words(verified: &Verified) -> String {
    let Verified { record, game } = verified;
    let names = &record.header.seats;
    let name = |index: usize| names.get(index).cloned().unwrap_or_default();
    let (answers, round) = (record.answers.len(), game.table().round());
    match (&record.summary, game.outcome()) {
        (Some(summary), Some(outcome)) => {
            let scores = names.iter().zip(&summary.scores);
            let scores = list(scores.map(|(name, (points, _))| format!("{name} {points}")));
            let winners = list(outcome.winners.map(|seat| name(seat.index())));
            format!(
                "The record holds: {answers} answers, {round} rounds; {scores}; won by {winners}."
            )
        }
        _ => {
            let pending = list(game.pending().map(|seat| name(seat.index())));
            format!(
                "The record holds as far as it goes, but the game is not over: {answers} answers, \
                 round {round}, waiting for {pending}."
            )
        }
    }
}
