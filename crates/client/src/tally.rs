//! What a player counts, so that others can check it.

use crate::Fault;
use std::time::Duration;

/// So many faults are kept; the others are only counted.
const KEPT: usize = 100;

/// What a player did and met so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Moves and deeds made, each counted once.
    pub moves: u64,
    /// Moves and deeds sent again because nobody had acknowledged them.
    pub resent: u64,
    /// Moves and deeds that were stored when they came.
    pub applied: u64,
    /// Those that turned out to have been stored before.
    pub duplicates: u64,
    /// Those that came too late for their question.
    pub stale: u64,
    /// Those that the rules did not allow.
    pub illegal: u64,
    /// Those that were refused for another reason.
    pub refused: u64,
    /// Those that the server could not take at the moment and that were sent again.
    pub put_off: u64,
    /// Replies to what had been answered before.
    pub late_replies: u64,
    /// Items folded.
    pub items: u64,
    /// Items that came again.
    pub repeated: u64,
    /// Times that items were missing and asked for.
    pub gaps: u64,
    /// Snapshots taken.
    pub snapshots: u64,
    /// Connections opened, the first included.
    pub connections: u64,
    /// Connections that broke.
    pub breaks: u64,
    /// Connections that could not be opened.
    pub unreached: u64,
    /// Every acknowledged move and deed, to be compared with what is stored.
    pub acks: Vec<Ack>,
    /// What no server should do; at most 100 of them.
    pub faults: Vec<Fault>,
    /// How many faults there were.
    pub fault_count: u64,
}

/// An acknowledged move or deed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ack {
    /// Its id.
    pub id: String,
    /// The number of the item that tells of it.
    pub seq: u64,
    /// From sending it first to the reply.
    pub took: Duration,
    /// How often it was sent.
    pub sends: u32,
}

impl Tally {
    /// Times the player came back after a connection broke.
    pub fn reconnects(&self) -> u64 {
        self.connections.saturating_sub(1)
    }

    pub(crate) fn fault(&mut self, fault: Fault) {
        self.fault_count += 1;
        if self.faults.len() < KEPT {
            self.faults.push(fault);
        }
    }

    /// The number an id was acknowledged under, if that was lately.
    pub(crate) fn acked_lately(&self, id: &str) -> Option<u64> {
        self.acks.iter().rev().take(64).find(|ack| ack.id == id).map(|ack| ack.seq)
    }
}
