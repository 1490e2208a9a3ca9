//! Somebody at a table who outlives every connection.

mod hearing;
mod line;

use crate::backoff::Backoff;
use crate::outbox::Outbox;
use crate::{Address, Chooser, Connection, Fault, Follower, Tally, move_id};
use line::Line;
use protocol::refusal::Refusal;
use protocol::socket::{Deed, FromClient, Move, Verdict, What};
use protocol::stream::Snapshot;
use std::time::Duration;

/// Somebody at a table, or who watches it, over the network. Connections come and go; what he
/// knows and what he has sent without a reply stays.
#[derive(Debug)]
pub struct Player {
    table: String,
    seat: Option<u8>,
    line: Line,
    habits: Habits,
    follower: Follower,
    outbox: Outbox,
    tally: Tally,
    /// Whether the server is to be asked for what is missing.
    ask_again: bool,
    /// Answers in a row that came to nothing.
    vain: u32,
}

/// How patient a player is.
#[derive(Clone, Debug)]
pub struct Habits {
    /// The first wait before a new connection; it doubles with every failure.
    pub least_wait: Duration,
    /// The longest such wait.
    pub most_wait: Duration,
    /// Without a connection for so long he gives up.
    pub give_up: Duration,
    /// A reply must come in this time, else the connection is taken for broken.
    pub patience: Duration,
    /// A question or an item that he has reason to wait for is asked for after this time.
    pub nudge: Duration,
    /// After so long without a word he asks whether somebody is there.
    pub quiet: Duration,
    /// After so many answers in a row that came to nothing he gives up.
    pub vain: u32,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// There is a connection.
    Connected,
    /// There is none any more. The next call tries to get one.
    Disconnected,
    /// A snapshot came in the place of the items after `from`.
    CaughtUp {
        /// The number of the last item known before; 0 for none.
        from: u64,
        /// The number of the last item known now.
        to: u64,
    },
    /// An item came.
    Item {
        /// Its number.
        seq: u64,
    },
    /// A question came.
    Asked,
    /// A move or a deed was replied to, for good.
    Settled {
        /// Its id.
        id: String,
        /// What became of it.
        verdict: Verdict,
        /// From sending it first to the reply.
        took: Duration,
    },
}

/// Why a player cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum PlayerError {
    /// The server will never show him this table from this seat.
    #[error("the server refused: {}", _0.message)]
    Refused(Box<Refusal>),
    /// The server does not speak as this client does, or is another one.
    #[error("the server refused the connection with status {status}")]
    Handshake {
        /// The status of HTTP.
        status: u16,
    },
    /// Nobody could be reached for too long.
    #[error("no server could be reached for {} s: {problem}", waited.as_secs())]
    Unreachable {
        /// How long.
        waited: Duration,
        /// What the last attempt came to.
        problem: String,
    },
    /// Whatever he answered was refused.
    #[error("{tries} answers in a row came to nothing, the last: {problem}")]
    Stuck {
        /// How many.
        tries: u32,
        /// What became of the last.
        problem: String,
    },
    /// There is no address to connect to.
    #[error("a player needs the address of at least one server")]
    NoAddress,
}

impl Default for Habits {
    fn default() -> Habits {
        Habits {
            least_wait: Duration::from_millis(50),
            most_wait: Duration::from_secs(2),
            give_up: Duration::from_secs(120),
            patience: Duration::from_secs(5),
            nudge: Duration::from_millis(300),
            quiet: Duration::from_secs(20),
            vain: 20,
        }
    }
}

impl Player {
    /// A player who is not connected yet. With several addresses, of nodes that share their
    /// tables, each new connection goes to the next of them.
    pub fn new(addresses: Vec<Address>, table: &str, token: &str, seat: Option<u8>) -> Player {
        Player::with_habits(addresses, table, token, seat, Habits::default())
    }

    /// As [`Player::new`], with other habits.
    pub fn with_habits(
        addresses: Vec<Address>,
        table: &str,
        token: &str,
        seat: Option<u8>,
        habits: Habits,
    ) -> Player {
        let backoff = Backoff::new(habits.least_wait, habits.most_wait);
        Player {
            table: table.to_owned(),
            seat,
            line: Line::new(addresses, token, backoff),
            follower: Follower::new(table, seat),
            habits,
            outbox: Outbox::default(),
            tally: Tally::default(),
            ask_again: false,
            vain: 0,
        }
    }

    /// What he has counted.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// What he knows.
    pub fn follower(&self) -> &Follower {
        &self.follower
    }

    /// The table.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// The seat; `None` for somebody who watches.
    pub fn seat(&self) -> Option<u8> {
        self.seat
    }

    /// Whether he is asked something, and has not answered.
    pub fn is_asked(&self) -> bool {
        self.outbox.is_empty()
            && self.follower.question().is_some()
            && self.follower.is_awaited()
            && !self.follower.is_replaced()
    }

    /// Plays until the game is over and everything is acknowledged.
    pub async fn play(&mut self, chooser: &mut Chooser) -> Result<(), PlayerError> {
        self.play_and_tell(chooser, |_, _| {}).await
    }

    /// As [`Player::play`], and tells of everything that happens.
    pub async fn play_and_tell(
        &mut self,
        chooser: &mut Chooser,
        mut tell: impl FnMut(&Event, &Tally),
    ) -> Result<(), PlayerError> {
        while !(self.follower.is_over() && self.outbox.is_empty()) {
            if self.is_asked() {
                self.answer(chooser).await?;
            } else if self.follower.is_replaced() && self.outbox.is_empty() {
                self.deed(What::Return).await;
            }
            let event = self.hear().await?;
            tell(&event, &self.tally);
        }
        Ok(())
    }

    /// Answers what he is asked, and gives the id of the move; `None` if he is asked nothing.
    /// Nobody waits for the reply: it comes as an [`Event::Settled`].
    pub async fn answer(&mut self, chooser: &mut Chooser) -> Result<Option<String>, PlayerError> {
        if !self.is_asked() {
            return Ok(None);
        }
        let (Some(seat), Some(asked)) = (self.seat, self.follower.take_up()) else {
            return Ok(None);
        };
        let answer = chooser.choose(&asked.question);
        let answer = answer.and_then(|answer| serde_json::to_value(answer).ok());
        let Some(answer) = answer else {
            self.tally.fault(Fault::Unreadable {
                problem: format!("the question after item {} has no answer", asked.seq),
            });
            self.in_vain("a question without an answer")?;
            self.ask_again = true;
            return Ok(None);
        };
        let id = move_id();
        // Not the last number seen: whoever answers means the question as it was put to him.
        let made = Move { seat, expected: asked.seq, id: id.clone(), answer };
        self.tally.moves += 1;
        self.outbox.put(id.clone(), FromClient::Move(made), Some(asked.seq));
        self.flush().await;
        Ok(Some(id))
    }

    /// Does something else, and gives the id of the deed; `None` for somebody without a seat.
    pub async fn deed(&mut self, deed: What) -> Option<String> {
        let seat = self.seat?;
        let id = move_id();
        self.tally.moves += 1;
        let message = FromClient::Do(Deed { seat, id: id.clone(), deed });
        self.outbox.put(id.clone(), message, None);
        self.flush().await;
        Some(id)
    }

    /// Compares what he knows with what a server says it is. A snapshot of another number says
    /// nothing; one of the same number that differs is a [`Fault`] and gives `false`.
    pub fn agrees_with(&mut self, snapshot: &Snapshot) -> bool {
        if self.follower.seq() != Some(snapshot.seq) {
            return true;
        }
        let before = self.tally.fault_count;
        self.follower.take_snapshot(snapshot.clone());
        self.collect_faults();
        self.tally.fault_count == before
    }

    /// Drops the connection, as a bad network would.
    pub fn cut(&mut self) {
        if self.line.cut() {
            self.tally.breaks += 1;
        }
    }

    /// Says goodbye. What nobody has acknowledged stays so.
    pub async fn close(mut self) -> Tally {
        if let Some(connection) = self.line.connection.take() {
            Connection::close(connection).await;
        }
        self.tally
    }

    fn collect_faults(&mut self) {
        for fault in self.follower.faults() {
            self.tally.fault(fault);
        }
    }

    fn in_vain(&mut self, problem: &str) -> Result<(), PlayerError> {
        self.vain += 1;
        if self.vain < self.habits.vain {
            return Ok(());
        }
        Err(PlayerError::Stuck { tries: self.vain, problem: problem.to_owned() })
    }
}
