//! A store full of tables, made without a server.

use crate::args::{Args, Start};
use crate::failure::Failure;
use crate::seated::{setup, wrong};
use bots::Dice;
use futures_util::{StreamExt, TryStreamExt, future, stream};
use protocol::seating::{Clock, Forced, Phase, Setup};
use protocol::socket::What;
use rand_core::{Rng, SeedableRng};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};
use store::{Append, Appended, Holder, Place, Settings, Store};
use table::{Command, Decision, Entry, Made, Row, Table};

/// So many tables are written at a time, whose rows share a commit.
const AT_ONCE: usize = 512;
/// One game in so many is played to its end.
const OVER: usize = 100;
/// No game has so many answers.
const ENDLESS: usize = 5_000;

/// What was put into the store.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Filled {
    pub(crate) tables: usize,
    pub(crate) rows: usize,
    pub(crate) due: usize,
    /// How large the file is, if it is one.
    pub(crate) bytes: Option<u64>,
}

/// Where a server keeps its tables that is given this folder.
pub(crate) fn place(args: &Args, folder: &Path) -> Result<Place, Failure> {
    match &args.store {
        Some(store) => Ok(store.parse()?),
        None => Ok(file(folder)),
    }
}

/// Fills the store of a server with tables at which a few moves were made.
pub(crate) async fn fill(args: &Args, folder: &Path, task: &Start) -> Result<Filled, Failure> {
    let store = Store::open(&file(folder), Settings::default()).await?;
    let writing = stream::iter(0..task.tables).map(|number| {
        let store = store.clone();
        async move {
            let most = if number % OVER == 0 { ENDLESS } else { task.answers };
            // Playing takes longer than storing, so all cores are to do it.
            let appends = tokio::task::spawn_blocking(move || game(number as u64, most)).await;
            let appends = appends.map_err(std::io::Error::other)??;
            let last = appends.last().cloned();
            let (rows, due) = (appends.len(), last.and_then(|last| last.due_at).is_some());
            // One after the other, because each follows the one before; it is the rows of
            // different tables that share a commit.
            for row in appends {
                if store.append(row).await? != Appended::Stored {
                    return Err(wrong("a row of a new table could not be stored"));
                }
            }
            Ok(Filled { tables: 1, rows, due: usize::from(due), bytes: None })
        }
    });
    let add = |all: Filled, one: Filled| {
        let (tables, rows) = (all.tables + one.tables, all.rows + one.rows);
        future::ready(Ok(Filled { tables, rows, due: all.due + one.due, bytes: None }))
    };
    let mut filled = writing.buffer_unordered(AT_ONCE).try_fold(Filled::default(), add).await?;
    if args.store.is_some() {
        let other = Store::open(&place(args, folder)?, Settings::default()).await?;
        other.copy_from(&store, |_| {}).await?;
        other.close().await;
    }
    store.close().await;
    if let (Place::Sqlite(path), None) = (file(folder), &args.store) {
        filled.bytes = std::fs::metadata(path).ok().map(|file| file.len());
    }
    Ok(filled)
}

fn file(folder: &Path) -> Place {
    Place::Sqlite(folder.join("tables.sqlite"))
}

/// The rows of a table of two persons with so many answers, or until the game is over. Some
/// tables have a clock, and so have something due; the others wait until somebody comes.
fn game(number: u64, answers: usize) -> Result<Vec<Append>, Failure> {
    let mut dice = Dice::seed_from_u64(number);
    let holder = format!("{:064x}", number / 4);
    let clock = if number.is_multiple_of(2) { Clock::Days { days: 3 } } else { Clock::None };
    let setup = Setup { clock, forced: Forced::Wait, ..setup(2) };
    let mut secret = [0; 32];
    dice.fill_bytes(&mut secret);
    let invitations = vec![String::new(); 2];
    let made = Made { table: name(number), secret, invitations, holder: holder.clone() };
    let now = now();
    let first = table::make(&setup, &made, now).map_err(|refusal| wrong(&refusal.message))?;
    let bad = |corrupt: table::Corrupt| wrong(&corrupt.to_string());
    let (mut table, _) = Table::first(&made.table, &first).map_err(bad)?;
    let mut rows = vec![append(&table, &first)];
    let mut next = |table: &mut Table, command: &Command| -> Result<(), Failure> {
        let Decision::Store(row) = table.decide(command, now) else {
            return Err(wrong("a table refused what it asked for"));
        };
        table.fold(&row).map_err(bad)?;
        rows.push(append(table, &row));
        Ok(())
    };
    let id = |count: usize| format!("{number:016x}{count:016x}");
    let start = Command::Deed { seat: 0, holder: holder.clone(), id: id(0), what: What::Start };
    next(&mut table, &start)?;
    for count in 1..=answers {
        let waiting = table.status().waiting;
        let (Some(&seat), Some(game)) = (waiting.first(), table.game()) else { break };
        let Some(place) = rules::Seat::new(seat.into()) else { break };
        let options = game.first_options(place, 50);
        let pick = dice.next_u32() as usize % options.len().max(1);
        let Some(&answer) = options.get(pick) else { break };
        let (expected, holder) = (table.seq(), holder.clone());
        next(&mut table, &Command::Move { seat, holder, expected, id: id(count), answer })?;
        if table.phase() == Phase::Over {
            break;
        }
    }
    Ok(rows)
}

fn append(after: &Table, row: &Row) -> Append {
    let holders = match serde_json::from_str(&row.body) {
        Ok(Entry::Created { chairs, .. }) => (0..)
            .zip(chairs)
            .filter_map(|(seat, chair)| Some(Holder { seat, holder: chair.holder?, creator: true }))
            .collect(),
        _ => Vec::new(),
    };
    Append {
        table: after.id().to_owned(),
        seq: row.seq,
        at: row.at,
        body: row.body.clone(),
        hash: row.hash.clone(),
        move_id: row.move_id.clone(),
        phase: match after.phase() {
            Phase::Gathering => store::Phase::Gathering,
            Phase::Playing => store::Phase::Playing,
            Phase::Over => store::Phase::Over,
        },
        due_at: after.due_at(),
        holders,
    }
}

/// A name as the server gives them: 16 letters and digits.
fn name(number: u64) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
    // Mixed, so that names do not come in order, as the server's do not.
    let mixed = u128::from(number.wrapping_mul(0x9E37_79B9_7F4A_7C15)) | (u128::from(number) << 64);
    (0..16).map(|at| char::from(LETTERS[(mixed >> (5 * at)) as usize & 31])).collect()
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn stored_games_are_whole() {
        let over = game(0, ENDLESS).expect("a game is played");
        assert_eq!(over.last().map(|last| last.phase), Some(store::Phase::Over));
        let short = game(1, 8).expect("a game is played");
        assert_eq!((short.len(), short[9].phase), (10, store::Phase::Playing));
        assert!(game(2, 8).expect("a game is played")[9].due_at.is_some());
    }

    #[test]
    fn names_differ_and_are_those_of_tables() {
        let names: HashSet<String> = (0..100_000).map(name).collect();
        assert_eq!(names.len(), 100_000);
        let fits = |name: &String| {
            name.len() == 16 && name.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'2'..=b'7'))
        };
        assert!(names.iter().all(fits));
    }
}
