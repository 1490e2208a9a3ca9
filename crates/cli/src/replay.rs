//! `sanjuan replay`: a recorded game, told step by step.

use crate::Failure;
use crate::teller::{Eyes, Teller};
use record::{RecordError, file};
use rules::Seat;
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::Path;

/// Tells the game in a file, with one seat's eyes or with everybody's.
pub fn tell(path: &Path, seat: Option<usize>, output: &mut impl Write) -> Result<(), Failure> {
    let refuse = |error: RecordError| Failure::record(path.to_owned(), error);
    let input = File::open(path).map_err(|error| Failure::File { path: path.to_owned(), error })?;
    let record = file::read(BufReader::new(input)).map_err(refuse)?;
    let players = record.header.options.players.count() as usize;
    let eyes = match seat {
        None => Eyes::Everybody,
        Some(number) => match Seat::new(number).filter(|_| number < players) {
            Some(seat) => Eyes::Seat(seat),
            None => {
                let most = players - 1;
                let words = format!("there is no seat {number} in this game; give 0 to {most}");
                return Err(Failure::Usage(words));
            }
        },
    };
    let start = record.header.game().map_err(|error| {
        refuse(RecordError { line: 1, problem: record::RecordProblem::Setup(error) })
    })?;
    let mut teller = Teller::new(record.header.seats.clone(), eyes, &start);
    let mut lines = teller.opening(&start);
    let game = record::replay(&record, |_, _, _, events| lines.extend(teller.tell(events)));
    // What holds is told even if something behind it does not.
    for line in lines {
        writeln!(output, "{line}")?;
    }
    let game = game.map_err(refuse)?;
    if game.is_over() {
        for line in teller.outcome(&game) {
            writeln!(output, "{line}")?;
        }
    } else {
        writeln!(output, "{}", teller.waiting(&game))?;
    }
    Ok(())
}
