//! Who has seen which move, and when.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The moves of one table: each is done with when its reply is there and every viewer has its
/// item. Either may come first.
#[derive(Debug)]
pub(crate) struct Board {
    viewers: usize,
    moves: Mutex<HashMap<u64, Moved>>,
}

/// One item.
#[derive(Clone, Copy, Debug, Default)]
struct Moved {
    /// When the move was to be sent, once it is known which item tells of it.
    sent: Option<Instant>,
    replied: Option<Instant>,
    seen: usize,
    last: Option<Instant>,
}

/// The times of moves that were to be sent in some span.
#[derive(Clone, Debug, Default)]
pub(crate) struct Times {
    /// From sending to the reply.
    pub(crate) replies: Vec<Duration>,
    /// From sending until the last viewer had the item.
    pub(crate) spread: Vec<Duration>,
    /// Moves that not every viewer has seen.
    pub(crate) unseen: usize,
    /// Replies that came in that span, whenever the move was sent.
    pub(crate) stored: usize,
}

impl Board {
    /// A table with so many viewers.
    pub(crate) fn new(viewers: usize) -> Board {
        Board { viewers, moves: Mutex::default() }
    }

    /// A viewer has the items after `from` up to `to`.
    pub(crate) fn seen(&self, from: u64, to: u64) {
        let now = Instant::now();
        let mut moves = self.lock();
        for seq in from + 1..=to.min(from + 10_000) {
            let moved = moves.entry(seq).or_default();
            moved.seen += 1;
            moved.last = Some(now);
        }
    }

    /// A move was acknowledged.
    pub(crate) fn replied(&self, seq: u64, sent: Instant) {
        let mut moves = self.lock();
        let moved = moves.entry(seq).or_default();
        moved.sent = Some(sent);
        moved.replied = Some(Instant::now());
    }

    /// Adds the times of moves that were to be sent in this span.
    pub(crate) fn times(&self, from: Instant, to: Instant, times: &mut Times) {
        let span = from..to;
        for moved in self.lock().values() {
            let (Some(sent), Some(replied)) = (moved.sent, moved.replied) else { continue };
            times.stored += usize::from(span.contains(&replied));
            if !span.contains(&sent) {
                continue;
            }
            times.replies.push(replied.saturating_duration_since(sent));
            match moved.last {
                Some(last) if moved.seen >= self.viewers => {
                    times.spread.push(last.saturating_duration_since(sent));
                }
                _ => times.unseen += 1,
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<u64, Moved>> {
        self.moves.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_counts_when_everybody_has_it() {
        let board = Board::new(2);
        let from = Instant::now();
        board.seen(0, 2);
        board.replied(2, from);
        board.replied(3, from);
        board.replied(4, from - Duration::from_secs(9));
        board.seen(1, 3);
        let mut times = Times::default();
        board.times(from, from + Duration::from_secs(9), &mut times);
        let counts = (times.stored, times.replies.len(), times.spread.len(), times.unseen);
        assert_eq!(counts, (3, 2, 1, 1));
    }
}
