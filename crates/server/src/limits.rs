//! What one visitor may use, so that there is enough for all.

use governor::Quota;
use std::num::NonZeroU32;
use std::time::Duration;

/// What one visitor may use. They hold for everybody, whichever address he comes from.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections in all; whoever comes after that is told 503.
    pub connections: usize,
    /// Connections from one address; a network of IPv6 (/64) counts as one.
    pub connections_per_address: usize,
    /// Connections from this very machine: a proxy that runs here is one address for all it
    /// serves, so there is no such limit by default.
    pub connections_from_here: usize,
    /// WebSockets of one session at one table.
    pub sockets_per_session: u32,
    /// Messages over one WebSocket of somebody who has a seat.
    pub seated_messages: Option<Rate>,
    /// Messages over one WebSocket of somebody who only watches.
    pub watching_messages: Option<Rate>,
    /// Requests from one address.
    pub requests: Option<Rate>,
    /// Tables made from one address.
    pub creations: Option<Rate>,
    /// Tables of one session that are not over.
    pub open_tables: u64,
    /// Messages that make no sense, over one WebSocket, before it is closed.
    pub faults: u32,
    /// Messages that wait for one slow reader before he is caught up with a snapshot.
    pub queue: usize,
    /// How long a reader may take for one message, or for the next bytes of an answer.
    pub slow: Duration,
    /// How often a silent WebSocket is asked whether somebody is there; two such questions
    /// without an answer end it.
    pub ping: Duration,
    /// How long a request may take to say what it wants.
    pub header_wait: Duration,
    /// How many bytes it may take to say it.
    pub header_bytes: usize,
    /// How long a request may wait for news at most.
    pub long_poll: Duration,
}

/// So many in such a time, all at once or spread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// So many.
    pub count: u32,
    /// In such a time.
    pub per: Duration,
}

impl Limits {
    /// No limits that a single busy visitor would meet: for load tests. What keeps memory bounded
    /// stays.
    pub fn unlimited() -> Limits {
        Limits {
            connections: 1_000_000,
            connections_per_address: usize::MAX,
            connections_from_here: usize::MAX,
            sockets_per_session: u32::MAX,
            seated_messages: None,
            watching_messages: None,
            requests: None,
            creations: None,
            open_tables: u64::MAX,
            ..Limits::default()
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 20_000,
            connections_per_address: 20,
            connections_from_here: usize::MAX,
            sockets_per_session: 5,
            seated_messages: Some(Rate { count: 100, per: Duration::from_secs(20) }),
            watching_messages: Some(Rate { count: 50, per: Duration::from_secs(20) }),
            requests: Some(Rate { count: 60, per: Duration::from_secs(3) }),
            creations: Some(Rate { count: 10, per: Duration::from_secs(60) }),
            open_tables: 50,
            faults: 20,
            queue: 64,
            slow: Duration::from_secs(20),
            ping: Duration::from_secs(20),
            header_wait: Duration::from_secs(10),
            header_bytes: 16 << 10,
            long_poll: Duration::from_secs(25),
        }
    }
}

impl Rate {
    pub(crate) fn quota(self) -> Quota {
        let count = NonZeroU32::new(self.count).unwrap_or(NonZeroU32::MIN);
        let one = (self.per / count.get()).max(Duration::from_nanos(1));
        Quota::with_period(one).unwrap_or(Quota::per_second(count)).allow_burst(count)
    }
}
