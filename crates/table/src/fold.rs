//! Letting a stored row happen.

use crate::Table;
use crate::chair::{Chair, Joined};
use crate::change::{Change, Shift};
use crate::course::{Course, Played, Start};
use crate::deeds::Standing;
use crate::entry::{Entry, FirstChair, Maker, Row};
use data_encoding::HEXLOWER_PERMISSIVE;
use protocol::seating::{Absence, Phase, SeatPlan, Setup, Wish};
use protocol::stream::What;
use rules::{Card, Chance, Game, Memories, Seat};
use std::collections::HashMap;
use std::sync::Arc;

/// The log of a table does not hold together. Nothing this program writes is like that: the
/// database was changed from outside, or by another version.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("table {table}: row {seq} {problem}; restore the database from a backup")]
pub struct Corrupt {
    /// The table.
    pub table: String,
    /// The row.
    pub seq: u64,
    /// What is wrong with it.
    pub problem: &'static str,
}

impl Table {
    /// The table that its first row makes.
    pub fn first(id: &str, row: &Row) -> Result<(Table, Change), Corrupt> {
        let corrupt = |problem| Corrupt { table: id.to_owned(), seq: row.seq, problem };
        if row.seq != 1 || !row.follows("") {
            return Err(corrupt("is not the first one, or was changed"));
        }
        let entry = serde_json::from_str(&row.body).map_err(|_| corrupt("cannot be read"))?;
        let Entry::Created { table, setup, secret, chairs, deck, past } = entry else {
            return Err(corrupt("does not make a table"));
        };
        let options = setup.options.to_rules().map_err(|_| corrupt("has impossible options"))?;
        let secret = HEXLOWER_PERMISSIVE
            .decode(secret.as_bytes())
            .ok()
            .and_then(|bytes| bytes.try_into().ok())
            .ok_or_else(|| corrupt("has no secret"))?;
        if table != id || setup.seats.len() != options.players.count() as usize {
            return Err(corrupt("belongs to another table"));
        }
        let chairs = seated(&setup, &chairs);
        let deck = deck.map(|ids| ids.iter().filter_map(|id| Card::from_id(id)).collect());
        let past = match past.map(|past| past.begin(options)) {
            Some(None) => return Err(corrupt("has a past that cannot have been")),
            Some(Some(begun)) => Some(Arc::new(begun)),
            None => None,
        };
        let made = Table {
            id: id.to_owned(),
            seq: 1,
            at: row.at,
            hash: row.hash.clone(),
            setup,
            options,
            secret,
            deck,
            past,
            chairs,
            phase: Phase::Gathering,
            course: None,
            proposal: None,
            paused: None,
            rematch: None,
            ids: HashMap::new(),
        };
        let change = Change {
            seq: 1,
            at: row.at,
            what: What::Created {},
            events: Vec::new(),
            game: Shift::Still,
            seats: Some(made.seat_infos()),
            secret: None,
            rematch: None,
            status: made.status(),
            memory: made.setup.memory,
        };
        Ok((made, change))
    }

    /// The table that rows make, the first of them included.
    pub fn of(id: &str, rows: &[Row]) -> Result<Option<Table>, Corrupt> {
        let Some((first, rest)) = rows.split_first() else { return Ok(None) };
        let (mut table, _) = Table::first(id, first)?;
        for row in rest {
            table.fold(row)?;
        }
        Ok(Some(table))
    }

    /// Lets a row happen. On `Err` the table must not be used any more.
    pub fn fold(&mut self, row: &Row) -> Result<Change, Corrupt> {
        let corrupt = |problem| Corrupt { table: self.id.clone(), seq: row.seq, problem };
        if row.seq != self.seq + 1 {
            return Err(corrupt("does not follow the one before it"));
        }
        if !row.follows(&self.hash) {
            return Err(corrupt("was changed after it was stored"));
        }
        let entry: Entry =
            serde_json::from_str(&row.body).map_err(|_| corrupt("cannot be read"))?;
        self.seq = row.seq;
        self.at = row.at;
        self.hash.clone_from(&row.hash);
        let over = self.phase == Phase::Over;
        let mut change = Change {
            seq: row.seq,
            at: row.at,
            what: What::Created {},
            events: Vec::new(),
            game: Shift::Still,
            seats: None,
            secret: None,
            rematch: None,
            status: self.status(),
            memory: self.setup.memory,
        };
        let seat = self.carry_out(entry, &mut change).map_err(|problem| Corrupt {
            table: self.id.clone(),
            seq: row.seq,
            problem,
        })?;
        if let Some(id) = &row.move_id {
            self.ids.insert(id.clone(), (row.seq, seat));
        }
        if !over && self.phase == Phase::Over {
            change.secret = self.secret_if_over();
        }
        change.status = self.status();
        Ok(change)
    }

    /// Does what an entry says and tells whose doing it was.
    fn carry_out(&mut self, entry: Entry, change: &mut Change) -> Result<u8, &'static str> {
        let (what, seat) = match entry {
            Entry::Created { .. } => return Err("makes the table a second time"),
            Entry::Joined { seat, name, holder } => {
                let seq = self.seq;
                let chair = self.chair(seat)?;
                chair.name = Some(name);
                chair.holder = Some(holder);
                let invitation = chair.invitation.take();
                chair.joined = invitation.map(|invitation| Joined { invitation, seq });
                change.seats = Some(self.seat_infos());
                (What::Joined { seat }, seat)
            }
            Entry::Invited { seat, invitation } => {
                self.chair(seat)?.invitation = Some(invitation);
                (What::Invited { seat }, seat)
            }
            Entry::Added { seat, entropy } => {
                self.chair(seat)?.entropy = Some(entropy);
                (What::Added { seat }, seat)
            }
            Entry::Started { seat } => {
                let start = self.deal()?;
                self.course = Some(Box::new(Course::new(start, self.seq, self.at)));
                self.phase = Phase::Playing;
                change.seats = Some(self.seat_infos());
                change.game = Shift::To(Box::new(start.game));
                change.what = What::Started {};
                return Ok(seat);
            }
            Entry::Answered { seat, answer, by } => {
                self.answered_by(seat, &answer, by, change)?;
                (What::Answered { seat }, seat)
            }
            Entry::Left { seat, because } => {
                self.chair(seat)?.absent = Some(because);
                change.seats = Some(self.seat_infos());
                self.wish_without(seat, change)?;
                (What::Left { seat, because }, seat)
            }
            Entry::Returned { seat } => {
                let because = self.chair(seat)?.absent.take();
                let (seq, at) = (self.seq, self.at);
                if let (Some(course), Some(place)) = (&mut self.course, Seat::new(seat as usize))
                    && course.waiting().has(place)
                {
                    // The bot's thought is void. Whose time was up gets it anew; for others it has
                    // run on, else whoever goes and comes for ever would never run out of it.
                    let asked = &mut course.asked[place.index()];
                    asked.seq = seq;
                    if because == Some(Absence::TimedOut) {
                        asked.at = at;
                    }
                }
                change.seats = Some(self.seat_infos());
                (What::Returned { seat }, seat)
            }
            Entry::Proposed { seat, wish } => {
                let asked = self.other_people(seat);
                self.proposal = Some(Standing { by: seat, wish, agreed: Vec::new(), open: asked });
                self.grant_if_agreed(change)?;
                (What::Proposed { seat, wish }, seat)
            }
            Entry::Agreed { seat, wish } => {
                let standing = self.proposal.as_mut().ok_or("agrees to nothing")?;
                standing.open.retain(|&open| open != seat);
                standing.agreed.push(seat);
                self.grant_if_agreed(change)?;
                (What::Agreed { seat, wish }, seat)
            }
            Entry::Declined { seat, wish } => {
                self.proposal = None;
                (What::Declined { seat, wish }, seat)
            }
            Entry::Undone { seat } => {
                self.take_back(seat, change)?;
                (What::Undone { seat }, seat)
            }
            Entry::Resumed { seat } => {
                self.resume();
                (What::Resumed { seat }, seat)
            }
            Entry::Rematch { seat, table } => {
                self.rematch = Some(table.clone());
                change.rematch = Some(table.clone());
                change.what = What::Rematch { table };
                return Ok(seat);
            }
        };
        change.what = what;
        Ok(seat)
    }

    fn answered_by(
        &mut self,
        number: u8,
        answer: &serde_json::Value,
        by: Maker,
        change: &mut Change,
    ) -> Result<(), &'static str> {
        let (seq, at) = (self.seq, self.at);
        let seat = Seat::new(number as usize).ok_or("has no such seat")?;
        let answer = record::answer::from_json(answer).map_err(|_| "has an unreadable answer")?;
        let of_person = self.chair(number)?.has_person();
        let course = self.course.as_mut().ok_or("answers before the game")?;
        let before = course.game;
        let used = at - course.asked[seat.index()].at;
        let by_person = by == Maker::Person;
        let played = Played { seat, answer, by_person, of_person, used };
        course.answer(played, &mut change.events).map_err(|_| "breaks the rules of the game")?;
        if !change.events.is_empty() {
            course.ask_anew(seq, at);
            change.game = Shift::On(Box::new((before, course.game)));
            if course.game.is_over() {
                self.phase = Phase::Over;
            }
        }
        if by_person {
            self.chair(number)?.note_thought(used);
        }
        // Whoever plays on does not want to go back. Bots have no say in it.
        if of_person && self.proposal.as_ref().is_some_and(|standing| standing.wish == Wish::Undo) {
            self.proposal = None;
        }
        Ok(())
    }

    fn deal(&self) -> Result<Start, &'static str> {
        if let Some(past) = &self.past {
            return Ok(past.start);
        }
        let chance = Chance { deck: self.deck.clone(), tiles: None };
        let game = Game::with_chance_veiled(self.options, self.deal_of().seed(), &chance)
            .map_err(|_| "deals what cannot be dealt")?;
        Ok(Start { game, memories: Memories::NOTHING })
    }

    pub(crate) fn chair(&mut self, seat: u8) -> Result<&mut Chair, &'static str> {
        self.chairs.get_mut(seat as usize).ok_or("has no such seat")
    }
}

/// The seats as they are planned, with those in them who are there from the start.
fn seated(setup: &Setup, first: &[FirstChair]) -> Vec<Chair> {
    let mut chairs: Vec<Chair> = setup.seats.iter().map(Chair::planned).collect();
    for ((chair, plan), first) in chairs.iter_mut().zip(&setup.seats).zip(first) {
        if let SeatPlan::Bot { .. } = plan {
            continue;
        }
        chair.name.clone_from(&first.name);
        chair.holder.clone_from(&first.holder);
        chair.invitation.clone_from(&first.invitation);
    }
    chairs
}
