//! The connection of a player, and how he gets another one.

use super::PlayerError;
use crate::backoff::Backoff;
use crate::{Address, Connection, ConnectionError};
use protocol::refusal::Code;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::time::{Duration, Instant};

/// The connection of a player, and how he gets another one.
#[derive(Debug)]
pub(super) struct Line {
    addresses: Vec<Address>,
    token: String,
    pub(super) connection: Option<Connection>,
    backoff: Backoff,
    dice: Xoshiro256PlusPlus,
    /// Which address is next.
    next: usize,
    /// Whether to wait before the next attempt.
    failed: bool,
    /// When somebody was last heard.
    pub(super) heard: Instant,
    /// Since when an answer is waited for: the connection was opened, or the server asked whether
    /// it is there.
    pub(super) since: Instant,
    /// Whether the server was asked if it is there, and has not said so.
    pub(super) asked_after: bool,
    /// When it was last clear what is to be expected: something new came, or was asked for.
    pub(super) asked: Instant,
    /// Whether items are missing, and were asked for.
    pub(super) gap: bool,
}

impl Line {
    pub(super) fn new(addresses: Vec<Address>, token: &str, backoff: Backoff) -> Line {
        // Only how long to wait depends on it: it must differ from player to player.
        let mut seed = [0; 8];
        getrandom::fill(&mut seed).ok();
        let seed = u64::from_le_bytes(seed);
        let now = Instant::now();
        Line {
            next: (seed % addresses.len().max(1) as u64) as usize,
            addresses,
            token: token.to_owned(),
            connection: None,
            backoff,
            dice: Xoshiro256PlusPlus::seed_from_u64(seed),
            failed: false,
            heard: now,
            since: now,
            asked_after: false,
            asked: now,
            gap: false,
        }
    }

    /// Something new came that follows what was known.
    pub(super) fn got_on(&mut self) {
        self.asked = Instant::now();
        self.gap = false;
    }

    /// Whether it is time to ask for something again; if so, it is noted as asked.
    pub(super) fn may_ask(&mut self, nudge: Duration) -> bool {
        let may = self.asked.elapsed() >= nudge || !self.gap;
        if may {
            self.asked = Instant::now();
            self.gap = true;
        }
        may
    }

    /// Drops the connection; `false` if there was none.
    pub(super) fn cut(&mut self) -> bool {
        self.failed = true;
        self.connection.take().is_some()
    }

    /// Somebody was heard.
    pub(super) fn note(&mut self) {
        self.heard = Instant::now();
        self.asked_after = false;
        self.backoff.reset();
    }

    /// Tries once to get a connection, after a while if the last attempt failed. `Ok(Some)` says
    /// why there is none.
    pub(super) async fn connect(
        &mut self,
        table: &str,
        give_up: Duration,
    ) -> Result<Option<String>, PlayerError> {
        if self.failed {
            let wait = self.backoff.wait(&mut self.dice);
            tokio::time::sleep(wait).await;
        }
        let count = self.addresses.len();
        let Some(address) = self.addresses.get(self.next % count.max(1)) else {
            return Err(PlayerError::NoAddress);
        };
        self.next = (self.next + 1) % count;
        self.failed = true;
        let problem = match Connection::open(address, table, Some(&self.token)).await {
            Ok(connection) => {
                self.connection = Some(connection);
                self.failed = false;
                // Nobody was heard yet, but from now on there is somebody to listen to.
                self.asked_after = false;
                self.gap = false;
                self.since = Instant::now();
                self.asked = self.since;
                return Ok(None);
            }
            Err(error) => {
                if let Some(fatal) = fatal(&error) {
                    return Err(fatal);
                }
                error.to_string()
            }
        };
        let waited = self.heard.elapsed();
        if waited >= give_up {
            return Err(PlayerError::Unreachable { waited, problem });
        }
        Ok(Some(problem))
    }
}

/// What no further attempt would change.
fn fatal(error: &ConnectionError) -> Option<PlayerError> {
    let ConnectionError::Refused { status, refusal } = error else { return None };
    match refusal {
        Some(refusal) if refusal.code == Code::Limited || refusal.code == Code::Unavailable => None,
        Some(refusal) => Some(PlayerError::Refused(refusal.clone())),
        // Servers that start or stop, and proxies before them, say 5xx for a while.
        None if *status >= 500 || *status == 429 => None,
        None => Some(PlayerError::Handshake { status: *status }),
    }
}
