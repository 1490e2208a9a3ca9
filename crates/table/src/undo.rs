//! Taking back. The log keeps what was taken back; the game goes on as if it had not been.

use crate::Table;
use crate::change::{Change, Shift};
use crate::course::{Asked, Course, Played};
use crate::news::is_news;
use rules::Seat;

/// How an answer can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Undo {
    /// There is nothing to take back.
    Nothing,
    /// At once.
    Free,
    /// If all other people agree.
    ByConsent,
}

impl Table {
    /// How a seat can take back the last answer its person gave.
    pub(crate) fn undo(&self, number: u8) -> Undo {
        let (Some(course), Some(seat)) = (&self.course, Seat::new(number as usize)) else {
            return Undo::Nothing;
        };
        if course.sealed[seat.index()].is_some() {
            // A forced answer was not his to begin with.
            let last = course.played.iter().rfind(|played| played.seat == seat);
            return if last.is_some_and(|last| last.by_person) {
                Undo::Free
            } else {
                Undo::Nothing
            };
        }
        let Some(last) = last_by_person(&course.played, seat) else { return Undo::Nothing };
        let (kept, taken) = course.played.split_at(last);
        if taken[1..].iter().any(|played| played.of_person) {
            return Undo::ByConsent;
        }
        let mut events = Vec::new();
        let mut replayed = course.replay(kept, &mut events);
        events.clear();
        for &played in taken {
            replayed.answer(played, &mut events).expect("it was allowed the first time");
        }
        if events.iter().any(|event| is_news(event, seat)) { Undo::ByConsent } else { Undo::Free }
    }

    /// Takes back the last answer of a seat's person and all that came after it.
    pub(crate) fn take_back(
        &mut self,
        number: u8,
        change: &mut Change,
    ) -> Result<(), &'static str> {
        let (seq, at) = (self.seq, self.at);
        let seat = Seat::new(number as usize).ok_or("has no such seat")?;
        let course = self.course.as_mut().ok_or("takes back before the game")?;
        let last = last_by_person(&course.played, seat).ok_or("has nothing to take back")?;
        let used = course.played[last].used;
        let sealed = course.sealed[seat.index()].is_some();
        let mut kept = course.played.clone();
        if sealed {
            // The others' sealed answers are theirs.
            kept.remove(last);
        } else {
            kept.truncate(last);
        }
        let again: Course = course.replay(&kept, &mut Vec::new());
        **course = again;
        if !sealed {
            course.ask_anew(seq, at);
            change.game = Shift::To(Box::new(course.game));
        }
        // He has what was left of his time: else whoever takes back for ever would never run out.
        course.asked[seat.index()] = Asked { seq, at: at - used };
        self.proposal = None;
        Ok(())
    }
}

fn last_by_person(played: &[Played], seat: Seat) -> Option<usize> {
    played.iter().rposition(|played| played.seat == seat && played.by_person)
}
