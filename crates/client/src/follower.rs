//! What a viewer knows: a snapshot, with every item since folded in. No connection is needed
//! for it, so that it can be tested with any messages in any order.

use crate::Fault;
use protocol::game::Question;
use protocol::seating::{Phase, Player};
use protocol::stream::{Item, Snapshot, What};
use std::collections::VecDeque;

/// No table has so many items; a server that says so would make sums overflow.
const FARTHEST: u64 = 1 << 53;
/// The numbers of so many own answers are remembered.
const REMEMBERED: usize = 64;

/// What one viewer of one table knows.
#[derive(Clone, Debug)]
pub struct Follower {
    table: String,
    seat: Option<u8>,
    snapshot: Option<Snapshot>,
    question: Option<Asked>,
    /// When the last item was stored.
    at: i64,
    /// The number of the last snapshot: single items up to it were not all seen.
    base: u64,
    /// The number of this seat's last answer: questions from before it are settled by it.
    answered: u64,
    /// The last items that told of an answer of this seat.
    ours: VecDeque<u64>,
    /// Numbers that are to tell of one, once they come, with the id of the move.
    claimed: Vec<(u64, String)>,
    faults: Vec<Fault>,
}

/// What the seat is asked.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// The number of the last item before the question.
    pub seq: u64,
    /// The question.
    pub question: Box<Question>,
}

/// What came of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A snapshot took the place of what was known up to `from`.
    CaughtUp {
        /// The number of the last item known before; 0 for none.
        from: u64,
        /// The number of the last item in the snapshot.
        to: u64,
    },
    /// The next item.
    Item {
        /// Its number.
        seq: u64,
    },
    /// A question.
    Asked,
    /// Nothing that was not known.
    Repeated,
    /// Items are missing in between: they must be asked for.
    Gap,
    /// Nothing to make use of, and a fault was noted.
    Nonsense,
}

impl Follower {
    /// Somebody who knows nothing yet, and looks from a seat or only watches.
    pub fn new(table: &str, seat: Option<u8>) -> Follower {
        Follower {
            table: table.to_owned(),
            seat,
            snapshot: None,
            question: None,
            at: i64::MIN,
            base: 0,
            answered: 0,
            ours: VecDeque::new(),
            claimed: Vec::new(),
            faults: Vec::new(),
        }
    }

    /// All that is known.
    pub fn snapshot(&self) -> Option<&Snapshot> {
        self.snapshot.as_ref()
    }

    /// The number of the last item known; `None` before the first snapshot.
    pub fn seq(&self) -> Option<u64> {
        self.snapshot.as_ref().map(|snapshot| snapshot.seq)
    }

    /// What the seat is asked and has not answered.
    pub fn question(&self) -> Option<&Asked> {
        self.question.as_ref()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.snapshot.as_ref().is_some_and(|known| known.table.status.phase == Phase::Over)
    }

    /// Whether the table waits for this seat.
    pub fn is_awaited(&self) -> bool {
        let (Some(seat), Some(known)) = (self.seat, &self.snapshot) else { return false };
        let status = &known.table.status;
        status.phase == Phase::Playing && !status.paused && status.waiting.contains(&seat)
    }

    /// Whether a bot plays in this seat's place.
    pub fn is_replaced(&self) -> bool {
        let (Some(seat), Some(known)) = (self.seat, &self.snapshot) else { return false };
        let player = known.table.seats.get(usize::from(seat)).map(|seat| &seat.player);
        matches!(player, Some(Player::StandIn { .. })) && !self.is_over()
    }

    /// Takes a snapshot. One of the same number must be equal to what the items have made.
    pub fn take_snapshot(&mut self, new: Snapshot) -> Heard {
        if new.table.table != self.table || new.seat != self.seat {
            return self.nonsense(Fault::Misdirected { what: "a snapshot" });
        }
        if new.view.as_ref().is_some_and(|view| view.seat != self.seat) {
            return self.nonsense(Fault::Misdirected { what: "the view of a snapshot" });
        }
        if new.seq >= FARTHEST {
            let problem = "is further than any table gets";
            return self.nonsense(Fault::Unfoldable { seq: new.seq, problem });
        }
        if let Some(known) = &self.snapshot {
            if new.seq < known.seq {
                return Heard::Repeated;
            }
            if new.seq == known.seq {
                if let Some(part) = difference(known, &new) {
                    self.faults.push(Fault::SnapshotDiffers { seq: new.seq, part });
                }
                return Heard::Repeated;
            }
        }
        let (from, to) = (self.seq().unwrap_or(0), new.seq);
        self.base = to;
        self.claimed.retain(|(seq, _)| *seq > to);
        self.snapshot = Some(new);
        self.question = None;
        Heard::CaughtUp { from, to }
    }

    /// Takes an item: folds it in if it is the next one.
    pub fn take_item(&mut self, item: &Item) -> Heard {
        let Some(known) = &mut self.snapshot else {
            // It comes on top of a snapshot that is still to come.
            return Heard::Gap;
        };
        if item.seq <= known.seq {
            return Heard::Repeated;
        }
        if item.seq > known.seq + 1 {
            return Heard::Gap;
        }
        if let Some(problem) = problem(known, item, self.at) {
            self.faults.push(Fault::Unfoldable { seq: item.seq, problem });
        }
        if !known.fold(item) {
            let problem = "does not follow";
            return self.nonsense(Fault::Unfoldable { seq: item.seq, problem });
        }
        self.at = item.at;
        self.note_answer(item);
        // If the seat is waited for after this item too, a question follows it.
        self.question = None;
        Heard::Item { seq: item.seq }
    }

    /// Takes a question.
    pub fn take_question(&mut self, seq: u64, question: Box<Question>) -> Heard {
        let Some(own) = self.seq() else { return Heard::Gap };
        if Some(question.prompt.seat) != self.seat {
            return self.nonsense(Fault::Misdirected { what: "a question" });
        }
        if seq > own {
            return Heard::Gap;
        }
        let older = self.question.as_ref().is_some_and(|asked| asked.seq > seq);
        if older || seq < self.answered || !self.is_awaited() {
            return Heard::Repeated;
        }
        self.question = Some(Asked { seq, question });
        Heard::Asked
    }

    /// Takes the question away, to be answered.
    pub fn take_up(&mut self) -> Option<Asked> {
        self.question.take()
    }

    /// Whether the table waits for this seat, and it is not known with what question.
    pub fn misses_question(&self) -> bool {
        let up_to_date = self.seq().is_some_and(|seq| seq >= self.answered);
        up_to_date && self.is_awaited() && self.question.is_none() && !self.is_replaced()
    }

    /// A move was acknowledged under a number, which must tell of this seat's answer.
    pub fn claim(&mut self, seq: u64, id: &str) {
        if seq >= FARTHEST {
            self.faults.push(Fault::NotOurs { id: id.to_owned(), seq });
            return;
        }
        self.settle(seq);
        let own = self.seq().unwrap_or(0);
        if seq > own {
            if self.claimed.len() < REMEMBERED {
                self.claimed.push((seq, id.to_owned()));
            }
            return;
        }
        let oldest = match self.ours.front() {
            Some(&first) if self.ours.len() == REMEMBERED => first.max(self.base + 1),
            _ => self.base + 1,
        };
        if seq >= oldest && !self.ours.contains(&seq) {
            self.faults.push(Fault::NotOurs { id: id.to_owned(), seq });
        }
    }

    /// What is wrong with what came since the last call.
    pub fn faults(&mut self) -> Vec<Fault> {
        std::mem::take(&mut self.faults)
    }

    /// Notes whose answer an item tells of, and whether that is as it was said to be.
    fn note_answer(&mut self, item: &Item) {
        let ours = matches!(item.what, What::Answered { seat } if Some(seat) == self.seat);
        if ours {
            self.settle(item.seq);
            self.ours.push_back(item.seq);
            if self.ours.len() > REMEMBERED {
                self.ours.pop_front();
            }
        }
        let faults = &mut self.faults;
        self.claimed.retain(|(seq, id)| {
            if *seq == item.seq && !ours {
                faults.push(Fault::NotOurs { id: id.clone(), seq: *seq });
            }
            *seq > item.seq
        });
    }

    /// This seat has answered: what it was asked before that is void, even if it comes later.
    fn settle(&mut self, seq: u64) {
        self.answered = self.answered.max(seq);
        if self.question.as_ref().is_some_and(|asked| asked.seq < self.answered) {
            self.question = None;
        }
    }

    fn nonsense(&mut self, fault: Fault) -> Heard {
        self.faults.push(fault);
        Heard::Nonsense
    }
}

/// Where two snapshots differ that should not.
fn difference(one: &Snapshot, other: &Snapshot) -> Option<&'static str> {
    if one.table.status != other.table.status {
        Some("the status")
    } else if one.table != other.table {
        Some("the table")
    } else if one.view != other.view {
        Some("the view")
    } else {
        None
    }
}

/// What is wrong with an item that is the next one.
fn problem(known: &Snapshot, item: &Item, at: i64) -> Option<&'static str> {
    let seats = item.seats.as_ref().unwrap_or(&known.table.seats).len();
    let nobody = |seat: &u8| usize::from(*seat) >= seats;
    if seats != known.table.seats.len() {
        return Some("changes how many seats there are");
    }
    if item.status.waiting.iter().chain(&item.status.answered).any(nobody) {
        return Some("tells of a seat that is not there");
    }
    if item.at < at {
        return Some("is older than the item before");
    }
    if item.view.as_ref().is_some_and(|view| view.seat != known.seat) {
        return Some("shows what another seat sees");
    }
    let Some(patch) = &item.patch else { return None };
    let Some(view) = &known.view else { return Some("changes a view that is not there") };
    if patch.set.seat.is_some() {
        return Some("changes whose view it is");
    }
    let strange = |seat: &String| !seat.parse().is_ok_and(|at: usize| at < view.players.len());
    patch.players.keys().any(strange).then_some("changes a player who is not there")
}
