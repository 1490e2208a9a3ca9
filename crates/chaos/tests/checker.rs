//! The check finds every kind of loss: each is made up here, in the log of a real game.

use chaos::{Acked, Complaint, Promises, check, setup};
use protocol::socket::What;
use rules::Seat;
use serde_json::json;
use table::{Command, Decision, Made, Row, Table};

const ID: &str = "k7f3k7f3k7f3k7f3k7f3";

/// A whole game, and what its players were promised on the way.
fn game() -> (Vec<Row>, Promises) {
    let hash = |letter: &str| letter.repeat(64);
    let made = Made {
        table: ID.to_owned(),
        secret: [7; 32],
        invitations: vec![hash("a"), hash("b")],
        holder: hash("c"),
    };
    let first = table::make(&setup("hl", json!({}), json!({})), &made, 1_000);
    let mut rows = vec![first.expect("there can be such a table")];
    let (mut table, _) = Table::first(ID, &rows[0]).expect("it is a first row");
    let mut promises = Promises { joined: vec![1], ..Promises::default() };
    let holders = [hash("c"), hash("d")];
    let (name, holder) = ("Guest".to_owned(), hash("d"));
    let join = Command::Join { invitation: hash("b"), name, holder };
    let deed = |holder: &String| Command::Deed {
        seat: 0,
        holder: holder.clone(),
        id: "0".repeat(32),
        what: What::Start,
    };
    let start = deed(&holders[0]);
    let mut next = Some((join, None));
    let mut begun = false;
    while let Some((command, seat)) = next.take() {
        let Decision::Store(row) = table.decide(&command, 2_000) else { panic!("{command:?}") };
        table.fold(&row).expect("it follows");
        if let (Some(id), Some(seat)) = (row.move_id.clone(), seat) {
            promises.acked.push(Acked { id, seq: row.seq, seat });
        }
        rows.push(*row);
        if !begun {
            begun = true;
            next = Some((start.clone(), Some(0)));
            continue;
        }
        let Some(&number) = table.status().waiting.first() else { continue };
        let seat = Seat::new(usize::from(number)).expect("it is a seat");
        let answer = table.game().expect("it is played").first_options(seat, 1)[0];
        let (holder, id) = (holders[usize::from(number)].clone(), format!("{:032x}", rows.len()));
        let expected = table.seq();
        next = Some((Command::Move { seat: number, holder, expected, id, answer }, Some(number)));
    }
    promises.see(table.snapshot(Seat::new(0)));
    let midway =
        Table::of(ID, &rows[..rows.len() / 2]).expect("they fold").expect("there are some");
    promises.see(midway.snapshot(Seat::new(1)));
    promises.record = table.record();
    (rows, promises)
}

/// What the check says when something about a game is changed.
fn found(change: impl FnOnce(&mut Vec<Row>, &mut Promises)) -> Vec<Complaint> {
    let (mut rows, mut promises) = game();
    change(&mut rows, &mut promises);
    check(ID, &rows, &promises)
}

#[test]
fn a_game_of_which_nothing_is_missing_passes() {
    let (rows, promises) = game();
    assert!(rows.len() > 50, "{} rows are no game", rows.len());
    assert!(promises.acked.len() > 50 && promises.record.is_some());
    assert_eq!(found(|_, _| ()), []);
}

#[test]
fn a_lost_end_is_found() {
    let complaints = found(|rows, promises| {
        rows.pop();
        promises.seen.clear();
        promises.record = None;
    });
    assert!(matches!(complaints[..], [Complaint::Lost { .. }]), "{complaints:?}");
}

#[test]
fn what_was_shown_before_it_was_stored_is_found() {
    let complaints = found(|rows, promises| {
        rows.pop();
        promises.acked.pop();
        promises.record = None;
    });
    assert!(matches!(complaints[..], [Complaint::Unstored { .. }]), "{complaints:?}");
}

#[test]
fn a_gap_is_found() {
    let complaints = found(|rows, _| drop(rows.remove(20)));
    let gap = Complaint::Misnumbered { wanted: 21, found: 22 };
    assert!(complaints.contains(&gap), "{complaints:?}");
    assert!(complaints.iter().any(|found| matches!(found, Complaint::Lost { seq: 21, .. })));
    assert!(complaints.iter().any(|found| matches!(found, Complaint::Corrupt { .. })));
}

#[test]
fn a_doubled_number_is_found() {
    let complaints = found(|rows, _| rows.insert(20, rows[19].clone()));
    let doubled = Complaint::Misnumbered { wanted: 21, found: 20 };
    assert!(complaints.contains(&doubled), "{complaints:?}");
}

#[test]
fn a_move_that_was_stored_twice_is_found() {
    let complaints = found(|rows, _| rows[30].move_id = rows[20].move_id.clone());
    let doubled =
        |found: &Complaint| matches!(found, Complaint::Doubled { first: 21, second: 31, .. });
    assert!(complaints.iter().any(doubled), "{complaints:?}");
    // And the move whose place it took is lost.
    assert!(complaints.iter().any(|found| matches!(found, Complaint::Lost { seq: 31, .. })));
}

#[test]
fn a_move_under_another_number_is_found() {
    let complaints = found(|_, promises| promises.acked[9].seq += 1);
    assert!(matches!(complaints[..], [Complaint::Moved { .. }]), "{complaints:?}");
}

#[test]
fn a_move_of_somebody_else_is_found() {
    let complaints = found(|_, promises| promises.acked[9].seat ^= 1);
    assert!(matches!(complaints[..], [Complaint::NotHis { .. }]), "{complaints:?}");
}

#[test]
fn a_changed_row_is_found() {
    let complaints = found(|rows, _| rows[20].at += 1);
    assert!(matches!(complaints[..], [Complaint::Corrupt { .. }]), "{complaints:?}");
}

#[test]
fn somebody_who_saw_something_else_is_found() {
    let complaints = found(|_, promises| promises.seen[1].table.status.paused = true);
    assert!(matches!(complaints[..], [Complaint::SeenOtherwise { .. }]), "{complaints:?}");
}

#[test]
fn a_lost_seat_is_found() {
    let complaints = found(|_, promises| promises.joined.push(0));
    assert_eq!(complaints, [Complaint::Unseated { seat: 0 }]);
}

#[test]
fn a_lost_table_is_found() {
    assert_eq!(found(|rows, _| rows.clear()), [Complaint::NoTable]);
}

#[test]
fn a_record_of_another_game_is_found() {
    let complaints = found(|_, promises| {
        promises.record = promises.record.take().map(|record| record.replace("Guest", "Other"));
    });
    assert!(matches!(complaints[..], [Complaint::BadRecord { .. }]), "{complaints:?}");
}
