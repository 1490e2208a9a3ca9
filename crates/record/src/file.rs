//! Records: a game as a file of JSON lines.

use crate::chain::Chain;
use crate::error::{RecordError, RecordProblem};
use crate::fields::{self, Fields, Read};
use crate::header::{Header, header_line, read_header};
use crate::lines::Lines;
use crate::{MAX_ANSWERS, answer, position, strict, words};
use rules::{Answer, Game, Seat, SeatSet};
use serde_json::{Value, json};
use std::io::{self, BufRead, Write};

/// A game on file: how it was set up, what was answered, and how it ended.
#[derive(Clone, Debug)]
pub struct Record {
    /// How it was set up.
    pub header: Header,
    /// Who answered what, in the order in which the answers came.
    pub answers: Vec<(Seat, Answer)>,
    /// How it ended; `None` while it goes on.
    pub summary: Option<Summary>,
}

/// The last line of the record of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Points and tie-break of every seat.
    pub scores: Vec<(u16, u16)>,
    /// Who won.
    pub winners: SeatSet,
    /// How many rounds there were.
    pub rounds: u8,
    /// The hash of the last position, which no other state of a game has.
    pub position: String,
}

impl Summary {
    /// What there is to say about a game that is over; `None` if it is not.
    pub fn of(game: &Game) -> Option<Summary> {
        let outcome = game.outcome()?;
        Some(Summary {
            scores: outcome.sheets.iter().map(|sheet| (sheet.total, sheet.tie_break)).collect(),
            winners: outcome.winners,
            rounds: game.table().round(),
            position: position::hash(&game.position()),
        })
    }
}

/// Writes a record line by line while the game is played.
#[derive(Debug)]
pub struct Writer<W> {
    output: W,
    chain: Chain,
}

impl<W: Write> Writer<W> {
    /// Begins a record. A name for every seat must be given, of a form that can be read again,
    /// and the seed must follow from the deal if there is one.
    pub fn new(output: W, header: &Header) -> io::Result<Writer<W>> {
        let wrong = |problem| io::Error::new(io::ErrorKind::InvalidInput, problem);
        header.check().map_err(wrong)?;
        let mut writer = Writer { output, chain: Chain::default() };
        writer.line(header_line(header))?;
        Ok(writer)
    }

    /// Notes an answer that the rules have accepted.
    pub fn answer(&mut self, seat: Seat, answer: &Answer) -> io::Result<()> {
        self.line(answer_line(seat, answer))
    }

    /// Ends the record of a game that is over; that of another one stays open.
    pub fn finish(mut self, game: &Game) -> io::Result<W> {
        if let Some(summary) = Summary::of(game) {
            self.line(summary_line(&summary))?;
        }
        self.output.flush()?;
        Ok(self.output)
    }

    fn line(&mut self, line: Value) -> io::Result<()> {
        let text = self.chain.seal(line);
        writeln!(self.output, "{text}")
    }
}

/// Reads a record: its form and its hashes. Whether the game can have been played so is for
/// [`crate::verify`] to say.
pub fn read(input: impl BufRead) -> Result<Record, RecordError> {
    let mut lines = Lines::new(input);
    let mut chain = Chain::default();
    let empty = RecordError { line: 1, problem: RecordProblem::Empty };
    let (line, text) = lines.next()?.ok_or(empty)?;
    let header = sealed(&mut chain, &text, read_header, header_line);
    let header = header.map_err(|problem| RecordError { line, problem })?;
    let mut record = Record { header, answers: Vec::new(), summary: None };
    while let Some((line, text)) = lines.next()? {
        let refuse = |problem| RecordError { line, problem };
        if record.summary.is_some() {
            return Err(refuse(RecordProblem::AfterResult));
        }
        match sealed(&mut chain, &text, read_later, later_line).map_err(refuse)? {
            Later::Summary(summary) => record.summary = Some(summary),
            Later::Answer(..) if record.answers.len() == MAX_ANSWERS => {
                return Err(refuse(RecordProblem::TooManyAnswers));
            }
            Later::Answer(seat, answer) => record.answers.push((seat, answer)),
        }
    }
    Ok(record)
}

/// A line that is not the header.
enum Later {
    Answer(Seat, Answer),
    Summary(Summary),
}

/// Reads a line and makes sure that it is, to the byte, what the writer would have written
/// after the lines before it.
fn sealed<T>(
    chain: &mut Chain,
    text: &[u8],
    read: impl FnOnce(&Value) -> Result<T, RecordProblem>,
    write: impl FnOnce(&T) -> Value,
) -> Result<T, RecordProblem> {
    let value = strict::read(text)?;
    let content = read(&value)?;
    let written = chain.seal(write(&content));
    if written.as_bytes() == text {
        return Ok(content);
    }
    // Either only the hash differs, or the words do.
    let body = written.rfind(",\"hash\":").map_or(written.as_str(), |end| &written[..end]);
    let same = text.starts_with(body.as_bytes()) && text.len() == written.len();
    Err(if same { RecordProblem::BrokenChain } else { RecordProblem::NotCanonical })
}

fn later_line(later: &Later) -> Value {
    match later {
        Later::Answer(seat, answer) => answer_line(*seat, answer),
        Later::Summary(summary) => summary_line(summary),
    }
}

fn read_later(value: &Value) -> Result<Later, RecordProblem> {
    let fields = Fields::new(value, &["seat", "answer", "result", "hash"])?;
    fields.required("hash", fields::text)?;
    if fields.has("result") {
        let fields = Fields::new(value, &["result", "hash"])?;
        return Ok(Later::Summary(fields.required("result", read_summary)?));
    }
    let seat = fields.required("seat", fields::seat)?;
    Ok(Later::Answer(seat, fields.required("answer", answer::from_json)?))
}

fn answer_line(seat: Seat, answer: &Answer) -> Value {
    json!({"seat": seat.index(), "answer": answer::to_json(answer)})
}

fn summary_line(summary: &Summary) -> Value {
    let scores: Value = summary.scores.iter().map(|&(points, tie)| json!([points, tie])).collect();
    json!({"result": {
        "scores": scores,
        "winners": words::seats(summary.winners),
        "rounds": summary.rounds,
        "position": summary.position,
    }})
}

fn read_summary(value: &Value) -> Read<Summary> {
    let fields = Fields::new(value, &["scores", "winners", "rounds", "position"])?;
    let points = |value| fields::number(value, 0, u16::MAX.into()).map(|number| number as u16);
    let score = |value| fields::list(value, 2, 2, points).map(|pair| (pair[0], pair[1]));
    Ok(Summary {
        scores: fields.required("scores", |value| fields::list(value, 2, Seat::MAX, score))?,
        winners: fields.required("winners", fields::seats)?,
        rounds: fields.required("rounds", |value| fields::small(value, 1, u8::MAX))?,
        position: fields.required("position", fields::text)?.to_owned(),
    })
}
