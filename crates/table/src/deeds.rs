//! Wishes that need consent, and pauses.

use crate::Table;
use crate::change::Change;
use protocol::seating::{Proposal, Wish};

/// A wish that waits for consent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    pub(crate) by: u8,
    pub(crate) wish: Wish,
    pub(crate) agreed: Vec<u8>,
    pub(crate) open: Vec<u8>,
}

impl Standing {
    pub(crate) fn shown(&self) -> Proposal {
        Proposal {
            by: self.by,
            what: self.wish,
            agreed: self.agreed.clone(),
            open: self.open.clone(),
        }
    }
}

impl Table {
    /// The people besides this seat who play now: those whose consent counts.
    pub(crate) fn other_people(&self, seat: u8) -> Vec<u8> {
        let chairs = (0..).zip(&self.chairs);
        let others = chairs.filter(|(number, chair)| *number != seat && chair.has_person());
        others.map(|(number, _)| number).collect()
    }

    /// Does what was asked for if nobody is left to agree.
    pub(crate) fn grant_if_agreed(&mut self, change: &mut Change) -> Result<(), &'static str> {
        let Some(standing) = self.proposal.take_if(|standing| standing.open.is_empty()) else {
            return Ok(());
        };
        match standing.wish {
            Wish::Undo => self.take_back(standing.by, change),
            Wish::Pause => {
                self.paused = Some(self.at);
                Ok(())
            }
        }
    }

    /// Goes on with a wish when a seat has left, which therefore has no say any more.
    pub(crate) fn wish_without(
        &mut self,
        seat: u8,
        change: &mut Change,
    ) -> Result<(), &'static str> {
        let Some(standing) = &mut self.proposal else { return Ok(()) };
        if standing.by == seat {
            self.proposal = None;
            return Ok(());
        }
        standing.open.retain(|&open| open != seat);
        standing.agreed.retain(|&agreed| agreed != seat);
        // To go away is not to agree: without anybody who did, nothing is taken back.
        if standing.wish == Wish::Undo && standing.open.is_empty() && standing.agreed.is_empty() {
            self.proposal = None;
            return Ok(());
        }
        self.grant_if_agreed(change)
    }

    /// Ends the pause. Nobody loses time by it.
    pub(crate) fn resume(&mut self) {
        let Some(since) = self.paused.take() else { return };
        if let Some(course) = &mut self.course {
            for asked in &mut course.asked {
                // A question put during the pause begins to count with its end.
                asked.at += self.at - since.max(asked.at);
            }
        }
    }
}
