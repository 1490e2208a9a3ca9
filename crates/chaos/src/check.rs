//! Whether rows keep what was promised.

use crate::Promises;
use protocol::stream::Snapshot;
use rules::Seat;
use serde_json::Value;
use std::collections::HashMap;
use std::fmt;
use table::{Row, Table};

/// A promise that was not kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Complaint {
    /// The table is not there.
    NoTable,
    /// A number is missing, or there twice.
    Misnumbered {
        /// The number that should be there.
        wanted: u64,
        /// The one that is.
        found: u64,
    },
    /// Two rows are of the same move.
    Doubled {
        /// The move.
        id: String,
        /// The first number.
        first: u64,
        /// The other number.
        second: u64,
    },
    /// An acknowledged move is not there at all.
    Lost {
        /// The move.
        id: String,
        /// The number it was said to have.
        seq: u64,
    },
    /// An acknowledged move is there, under another number.
    Moved {
        /// The move.
        id: String,
        /// The number it was said to have.
        seq: u64,
        /// The number it has.
        found: u64,
    },
    /// An acknowledged move is said to be another seat's.
    NotHis {
        /// The move.
        id: String,
        /// Whose it was.
        seat: u8,
    },
    /// Somebody who was told to have a seat has none.
    Unseated {
        /// The seat.
        seat: u8,
    },
    /// The rows do not make a table.
    Corrupt {
        /// What the table says.
        problem: String,
    },
    /// Somebody saw what is not stored.
    Unstored {
        /// The number of the last item he saw.
        seq: u64,
        /// The last number there is.
        last: u64,
    },
    /// Somebody saw something else than what is stored.
    SeenOtherwise {
        /// The number of the last item he saw.
        seq: u64,
        /// From which seat.
        seat: Option<u8>,
    },
    /// The record is not that of the rows, or does not verify.
    BadRecord {
        /// Why.
        problem: String,
    },
}

/// Looks whether the rows of a table keep what was promised, and gives everything that they do
/// not. The promises must have been made before the rows were read.
pub fn check(id: &str, rows: &[Row], promises: &Promises) -> Vec<Complaint> {
    if rows.is_empty() {
        return vec![Complaint::NoTable];
    }
    let mut complaints = numbering(rows);
    complaints.extend(acknowledged(rows, promises));
    complaints.extend(seats(rows, promises));
    match folded(id, rows, &promises.seen) {
        Ok((table, otherwise)) => {
            complaints.extend(otherwise);
            complaints.extend(recorded(&table, promises));
        }
        Err(corrupt) => complaints.push(corrupt),
    }
    complaints
}

/// Every number once, in order, and no move twice.
fn numbering(rows: &[Row]) -> Vec<Complaint> {
    let wrong = (1..).zip(rows).find(|(wanted, row)| row.seq != *wanted);
    let mut complaints: Vec<Complaint> = wrong
        .map(|(wanted, row)| Complaint::Misnumbered { wanted, found: row.seq })
        .into_iter()
        .collect();
    let mut first = HashMap::new();
    for row in rows {
        let Some(id) = &row.move_id else { continue };
        if let Some(first) = first.insert(id, row.seq) {
            complaints.push(Complaint::Doubled { id: id.clone(), first, second: row.seq });
        }
    }
    complaints
}

/// Every acknowledged move is there, under its number, as the move of its seat.
fn acknowledged(rows: &[Row], promises: &Promises) -> Vec<Complaint> {
    let by_id: HashMap<&str, &Row> =
        rows.iter().filter_map(|row| Some((row.move_id.as_deref()?, row))).collect();
    let kept = |acked: &crate::Acked| {
        let (id, seq) = (acked.id.clone(), acked.seq);
        let Some(row) = by_id.get(acked.id.as_str()) else {
            return Some(Complaint::Lost { id, seq });
        };
        if row.seq != seq {
            return Some(Complaint::Moved { id, seq, found: row.seq });
        }
        let his = entry(row)["seat"] == acked.seat;
        (!his).then_some(Complaint::NotHis { id, seat: acked.seat })
    };
    promises.acked.iter().filter_map(kept).collect()
}

/// Everybody who was told that he has a seat has it.
fn seats(rows: &[Row], promises: &Promises) -> Vec<Complaint> {
    let joined: Vec<Value> = rows.iter().map(entry).filter(|e| e["entry"] == "joined").collect();
    let has = |seat: u8| joined.iter().any(|entry| entry["seat"] == seat);
    let without = promises.joined.iter().filter(|seat| !has(**seat));
    without.map(|seat| Complaint::Unseated { seat: *seat }).collect()
}

/// Folds the rows, and compares on the way what players saw with what is there to be seen.
fn folded(id: &str, rows: &[Row], seen: &[Snapshot]) -> Result<(Table, Vec<Complaint>), Complaint> {
    let corrupt = |problem: table::Corrupt| Complaint::Corrupt { problem: problem.to_string() };
    let (mut table, _) = Table::first(id, &rows[0]).map_err(corrupt)?;
    let mut otherwise = Vec::new();
    let mut compare = |table: &Table| {
        for seen in seen.iter().filter(|seen| seen.seq == table.seq()) {
            let viewer = seen.seat.and_then(|seat| Seat::new(usize::from(seat)));
            if table.snapshot(viewer) != *seen {
                otherwise.push(Complaint::SeenOtherwise { seq: seen.seq, seat: seen.seat });
            }
        }
    };
    compare(&table);
    for row in &rows[1..] {
        table.fold(row).map_err(corrupt)?;
        compare(&table);
    }
    let last = table.seq();
    let ahead = seen.iter().filter(|seen| seen.seq > last);
    otherwise.extend(ahead.map(|seen| Complaint::Unstored { seq: seen.seq, last }));
    Ok((table, otherwise))
}

/// The record that somebody was given is that of the rows, and holds.
fn recorded(table: &Table, promises: &Promises) -> Option<Complaint> {
    let given = promises.record.as_ref()?;
    if table.record().as_ref() != Some(given) {
        let problem = "it is not what is stored".to_owned();
        return Some(Complaint::BadRecord { problem });
    }
    let problem = record::verify(given.as_bytes()).err()?.to_string();
    Some(Complaint::BadRecord { problem })
}

fn entry(row: &Row) -> Value {
    serde_json::from_str(&row.body).unwrap_or_default()
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}
