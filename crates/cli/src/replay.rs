//! `sanjuan replay`: a recorded game, told step by step.

use crate::Failure;
use crate::story::write_lines;
use record::{RecordError, file};
use rules::Seat;
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::Path;
use texts::{Eyes, Teller, Texts};

/// Tells the game in a file, with one seat's eyes or with everybody's.
pub fn tell(
    path: &Path,
    seat: Option<usize>,
    texts: Texts,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let refuse = |error: RecordError| Failure::record(path.to_owned(), error);
    let input = File::open(path).map_err(|error| Failure::File { path: path.to_owned(), error })?;
    let record = file::read(BufReader::new(input)).map_err(refuse)?;
    let players = record.header.options.players.count() as usize;
    let eyes = match seat {
        None => Eyes::Everybody,
        Some(number) => match Seat::new(number).filter(|_| number < players) {
            Some(seat) => Eyes::Seat(seat),
            None => {
                let args = [("seat", number.into()), ("most", (players - 1).into())];
                return Err(Failure::Usage(texts.text("failure-no-seat", &args)));
            }
        },
    };
    let start = record.header.game().map_err(|error| {
        refuse(RecordError { line: 1, problem: record::RecordProblem::Setup(error) })
    })?;
    let mut teller = Teller::new(texts, record.header.seats.clone(), eyes, &start);
    let mut lines = teller.opening(&start);
    let game = record::replay(&record, |_, _, _, events| lines.extend(teller.tell(events)));
    // What holds is told even if something behind it does not.
    write_lines(&lines, output)?;
    let game = game.map_err(refuse)?;
    match game.outcome() {
        Some(outcome) => write_lines(&teller.outcome(&outcome), output)?,
        None => writeln!(output, "{}", teller.waiting(game.pending()))?,
    }
    Ok(())
}
