//! What people want to do at a table, and what comes of it.

use crate::Table;
use crate::entry::{Entry, Maker, Row};
use crate::undo::Undo;
use protocol::game::Illegal;
use protocol::limits;
use protocol::refusal::{Code, Refusal};
use protocol::seating::{Absence, Phase, Wish};
use protocol::socket::What;
use rules::{Answer, Seat};

/// Something that somebody wants to do. Holders and invitations are hashes of secrets.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// To take a seat.
    Join {
        /// The invitation.
        invitation: String,
        /// The name.
        name: String,
        /// Who holds the seat from then on.
        holder: String,
    },
    /// To invite somebody anew.
    Invite {
        /// To which seat.
        seat: u8,
        /// Who wants it.
        holder: String,
        /// The new invitation.
        invitation: String,
    },
    /// To answer what a seat is asked.
    Move {
        /// The seat.
        seat: u8,
        /// Who wants it.
        holder: String,
        /// The number of the last item he has seen.
        expected: u64,
        /// The id of the move.
        id: String,
        /// The answer.
        answer: Answer,
    },
    /// Something else, except a rematch, which needs another table.
    Deed {
        /// The seat.
        seat: u8,
        /// Who wants it.
        holder: String,
        /// The id of the deed.
        id: String,
        /// What.
        what: What,
    },
    /// A chore of the server's is done: the answer to a question that row `asked` put.
    Answered {
        /// The seat.
        seat: Seat,
        /// The row after which the chore was given.
        expected: u64,
        /// The answer.
        answer: Answer,
        /// Who answered.
        by: Maker,
    },
    /// A person's time is up.
    TimedOut {
        /// The seat.
        seat: Seat,
        /// The row after which the chore was given.
        expected: u64,
    },
    /// The players have another table to go to.
    Rematch {
        /// Which.
        table: String,
        /// Who made it.
        holder: String,
        /// The seat he has.
        seat: u8,
        /// The id of the deed.
        id: String,
    },
}

/// What comes of a command.
#[derive(Clone, PartialEq, Debug)]
pub enum Decision {
    /// This row, once it is stored.
    Store(Box<Row>),
    /// Nothing: it was done before, by the row of this number.
    Duplicate(u64),
    /// Nothing: it answers a question that is no longer asked.
    Stale,
    /// Nothing, for this reason.
    Refused(Refusal),
}

impl Table {
    /// What a command comes to at this time. Nothing changes before the row is stored and
    /// folded.
    pub fn decide(&self, command: &Command, now: i64) -> Decision {
        let entry = match command {
            Command::Join { invitation, name, holder } => {
                // Whoever did not hear that he was let in asks again.
                if let Some(seq) = self.joined_before(invitation, holder) {
                    return Decision::Duplicate(seq);
                }
                self.join(invitation, name, holder)
            }
            Command::Invite { seat, holder, invitation } => self.invite(*seat, holder, invitation),
            Command::Move { seat, holder, expected, id, answer } => {
                if let Some(decision) = self.known(*seat, holder, id) {
                    return decision;
                }
                if *expected > self.seq {
                    return Decision::Stale;
                }
                match self.answer_by_person(*seat, *expected, answer) {
                    Ok(entry) => Ok(entry),
                    Err(None) => return Decision::Stale,
                    Err(Some(refusal)) => Err(refusal),
                }
            }
            Command::Deed { seat, holder, id, what } => {
                if let Some(decision) = self.known(*seat, holder, id) {
                    return decision;
                }
                self.deed(*seat, what)
            }
            Command::Rematch { table, holder, seat, id } => {
                if let Some(decision) = self.known(*seat, holder, id) {
                    return decision;
                }
                match &self.rematch {
                    None if self.phase == Phase::Over => {
                        Ok(Entry::Rematch { seat: *seat, table: table.clone() })
                    }
                    _ => Err(not_now("there is a rematch already, or the game is not over")),
                }
            }
            Command::Answered { seat, expected, answer, by } => {
                if !self.still_asked(*seat, *expected) {
                    return Decision::Stale;
                }
                Ok(answered(*seat, answer, *by))
            }
            Command::TimedOut { seat, expected } => {
                // Another node may have given him more time meanwhile.
                let up = self.time_is_up(*seat, now);
                if !up || !self.still_asked(*seat, *expected) {
                    return Decision::Stale;
                }
                Ok(Entry::Left { seat: seat.index() as u8, because: Absence::TimedOut })
            }
        };
        match entry {
            Ok(entry) => Decision::Store(Box::new(self.row(now, &entry, command.id()))),
            Err(refusal) => Decision::Refused(refusal),
        }
    }

    fn row(&self, now: i64, entry: &Entry, id: Option<&str>) -> Row {
        Row::seal(&self.hash, self.seq + 1, now.max(self.at), entry, id.map(str::to_owned))
    }

    /// What to say about a seat that is not the asker's, or an id that was used.
    fn known(&self, seat: u8, holder: &str, id: &str) -> Option<Decision> {
        let held = self.chairs.get(seat as usize).and_then(|chair| chair.holder.as_deref());
        if held != Some(holder) {
            let refusal =
                refused(Code::NotYourSeat, "this seat is not yours; join the table first");
            return Some(Decision::Refused(refusal));
        }
        match self.ids.get(id) {
            None => None,
            Some(&(seq, by)) if by == seat => Some(Decision::Duplicate(seq)),
            Some(_) => Some(Decision::Refused(refused(
                Code::IdTaken,
                "another seat used this id; make up a new one for every move",
            ))),
        }
    }

    /// `Err(None)` if the question has changed.
    fn answer_by_person(
        &self,
        number: u8,
        expected: u64,
        answer: &Answer,
    ) -> Result<Entry, Option<Refusal>> {
        let chair = &self.chairs[number as usize];
        let (Some(course), Some(seat)) = (&self.course, Seat::new(number as usize)) else {
            return Err(Some(not_now("the game has not begun")));
        };
        if self.phase == Phase::Over {
            return Err(Some(not_now("the game is over")));
        }
        if self.paused.is_some() {
            return Err(Some(not_now("the table pauses; resume first")));
        }
        if chair.absent.is_some() {
            return Err(Some(not_now("a bot plays this seat; return to it first")));
        }
        if !course.waiting().has(seat) {
            return Err(Some(refused(Code::NotYourTurn, "this seat is not asked anything now")));
        }
        if expected < course.asked[seat.index()].seq {
            return Err(None);
        }
        if let Err(illegal) = course.game.check(seat, answer) {
            let illegal = Illegal::from(&illegal);
            return Err(Some(Refusal {
                code: Code::Illegal,
                message: illegal.message.clone(),
                illegal: Some(illegal),
                retry_after: None,
            }));
        }
        Ok(answered(seat, answer, Maker::Person))
    }

    /// Whether the question a chore is about is still open.
    fn still_asked(&self, seat: Seat, expected: u64) -> bool {
        let Some(course) = &self.course else { return false };
        self.phase == Phase::Playing
            && self.paused.is_none()
            && course.waiting().has(seat)
            && expected <= self.seq
            && expected >= course.asked[seat.index()].seq
    }

    fn time_is_up(&self, seat: Seat, now: i64) -> bool {
        let (Some(course), Some(limit)) = (&self.course, self.time_limit()) else { return false };
        let person = self.chairs[seat.index()].has_person();
        person && now >= course.asked[seat.index()].at + limit
    }

    fn deed(&self, seat: u8, what: &What) -> Result<Entry, Refusal> {
        let chair = &self.chairs[seat as usize];
        let playing = self.phase == Phase::Playing;
        let here = playing && chair.absent.is_none();
        match what {
            What::Add { .. } | What::Leave | What::Undo | What::Pause => self.has_room()?,
            // These follow from something else, or happen once.
            What::Start
            | What::Return
            | What::Resume
            | What::Agree(_)
            | What::Decline(_)
            | What::Rematch => {}
        }
        match what {
            What::Add { entropy } => {
                if self.phase != Phase::Gathering {
                    return Err(not_now("the cards are dealt; entropy is added before"));
                }
                if !is_entropy(entropy) {
                    return Err(refused(
                        Code::BadRequest,
                        "entropy is an even number of up to 64 hexadecimal digits, in small letters",
                    ));
                }
                Ok(Entry::Added { seat, entropy: entropy.clone() })
            }
            What::Start if self.phase != Phase::Gathering => {
                Err(not_now("the game has begun already"))
            }
            What::Start if !self.chairs.iter().all(crate::Chair::is_taken) => {
                Err(not_now("a seat is still free; wait until it is taken"))
            }
            What::Start => Ok(Entry::Started { seat }),
            What::Leave if here => Ok(Entry::Left { seat, because: Absence::Left }),
            What::Leave => Err(not_now("there is no game to leave")),
            What::Return if playing && chair.absent.is_some() => Ok(Entry::Returned { seat }),
            What::Return => Err(not_now("nobody plays in your place")),
            What::Undo if !here => Err(not_now("there is no game in which to take back")),
            What::Undo => match self.undo(seat) {
                Undo::Nothing => Err(not_now("there is nothing to take back")),
                Undo::Free => Ok(Entry::Undone { seat }),
                Undo::ByConsent if self.other_people(seat).is_empty() => Err(not_now(
                    "something new was seen since, and there is nobody who could agree",
                )),
                Undo::ByConsent => self.propose(seat, Wish::Undo),
            },
            What::Pause if here && self.paused.is_none() => self.propose(seat, Wish::Pause),
            What::Pause => Err(not_now("there is nothing to pause")),
            What::Resume if playing && self.paused.is_some() => Ok(Entry::Resumed { seat }),
            What::Resume => Err(not_now("the table does not pause")),
            What::Agree(wish) => match &self.proposal {
                Some(standing) if standing.wish == *wish && standing.open.contains(&seat) => {
                    Ok(Entry::Agreed { seat, wish: *wish })
                }
                _ => Err(not_now("nobody asks you for that")),
            },
            What::Decline(wish) => match &self.proposal {
                Some(standing)
                    if standing.wish == *wish
                        && (standing.by == seat || standing.open.contains(&seat)) =>
                {
                    Ok(Entry::Declined { seat, wish: *wish })
                }
                _ => Err(not_now("nobody asks you for that")),
            },
            What::Rematch => Err(not_now("a rematch is made by the server")),
        }
    }

    /// Whether the log may grow by something that the game does not need.
    pub(crate) fn has_room(&self) -> Result<(), Refusal> {
        if self.seq < limits::LOG {
            return Ok(());
        }
        Err(refused(
            Code::Limited,
            "the log of this table is full; only the game itself can go on, so play it to its end",
        ))
    }

    fn propose(&self, seat: u8, wish: Wish) -> Result<Entry, Refusal> {
        if self.proposal.is_some() {
            return Err(not_now("somebody asks for something already; wait for the answers"));
        }
        Ok(Entry::Proposed { seat, wish })
    }
}

impl Command {
    fn id(&self) -> Option<&str> {
        match self {
            Command::Move { id, .. } | Command::Deed { id, .. } | Command::Rematch { id, .. } => {
                Some(id)
            }
            Command::Join { .. }
            | Command::Invite { .. }
            | Command::Answered { .. }
            | Command::TimedOut { .. } => None,
        }
    }
}

fn answered(seat: Seat, answer: &Answer, by: Maker) -> Entry {
    Entry::Answered { seat: seat.index() as u8, answer: record::answer::to_json(answer), by }
}

pub(crate) fn refused(code: Code, message: &str) -> Refusal {
    Refusal { code, message: message.to_owned(), illegal: None, retry_after: None }
}

fn not_now(message: &str) -> Refusal {
    refused(Code::NotNow, message)
}

fn is_entropy(text: &str) -> bool {
    let hexadecimal = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    text.len() <= 2 * limits::ENTROPY
        && text.len().is_multiple_of(2)
        && text.bytes().all(hexadecimal)
}
