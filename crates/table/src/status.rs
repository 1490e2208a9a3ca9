//! What is going on at a table, as everybody may know it.

use crate::Table;
use data_encoding::HEXLOWER;
use protocol::seating::{Clock, Phase, SeatInfo, Status, TableResult};
use rules::{Seat, SeatSet};

impl Table {
    /// What is going on.
    pub fn status(&self) -> Status {
        Status {
            phase: self.phase,
            waiting: numbers(self.waiting()),
            answered: self.answered(),
            deadline: self.deadline(),
            paused: self.paused.is_some(),
            proposal: self.proposal.as_ref().map(|standing| standing.shown()),
            result: self.result(),
        }
    }

    /// Whose answers are awaited.
    pub(crate) fn waiting(&self) -> SeatSet {
        self.course.as_ref().map_or(SeatSet::NONE, |course| course.waiting())
    }

    fn answered(&self) -> Vec<u8> {
        let Some(course) = &self.course else { return Vec::new() };
        (0..).zip(&course.sealed).filter(|(_, sealed)| sealed.is_some()).map(|(n, _)| n).collect()
    }

    /// When the first of those waited for runs out of time. It does not look at who is a person
    /// with a choice, because that is not for everybody to know.
    fn deadline(&self) -> Option<i64> {
        let limit = self.time_limit()?;
        let course = self.course.as_ref()?;
        if self.paused.is_some() {
            return None;
        }
        let waiting = self.waiting().into_iter();
        let people = waiting.filter(|seat| self.chairs[seat.index()].has_person());
        people.map(|seat| course.asked[seat.index()].at + limit).min()
    }

    /// How long a person may think, in milliseconds.
    pub(crate) fn time_limit(&self) -> Option<i64> {
        match self.setup.clock {
            Clock::None => None,
            Clock::Move { seconds } => Some(seconds as i64 * 1_000),
            Clock::Days { days } => Some(days as i64 * 24 * 3_600_000),
        }
    }

    fn result(&self) -> Option<TableResult> {
        let outcome = self.course.as_ref()?.game.outcome()?;
        Some(TableResult::from(&outcome))
    }

    pub(crate) fn seat_infos(&self) -> Vec<SeatInfo> {
        let started = self.course.is_some();
        self.chairs.iter().map(|chair| chair.info(started)).collect()
    }

    pub(crate) fn commitment(&self) -> String {
        record::deal::commitment(&self.secret)
    }

    pub(crate) fn secret_if_over(&self) -> Option<String> {
        (self.phase == Phase::Over).then(|| HEXLOWER.encode(&self.secret))
    }
}

pub(crate) fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.into_iter().map(|seat: Seat| seat.index() as u8).collect()
}
