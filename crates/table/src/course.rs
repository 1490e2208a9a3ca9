//! The course of a game at a table: answers come in, are sealed where several are asked at once,
//! and are carried out.

use rules::{Answer, Event, Game, Log, Memories, Seat, SeatSet};

/// A game going on.
#[derive(Clone, Debug)]
pub(crate) struct Course {
    /// The game as it was dealt, and what was remembered then.
    start: Start,
    /// The game now.
    pub(crate) game: Game,
    /// What the seats remember, for bots that make use of it.
    pub(crate) memories: Memories,
    /// Answers that wait until everybody has answered.
    pub(crate) sealed: [Option<Answer>; Seat::MAX],
    /// Every answer so far that was not taken back, in the order in which they came.
    pub(crate) played: Vec<Played>,
    /// The row that put the question a seat has to answer, and when.
    pub(crate) asked: [Asked; Seat::MAX],
}

/// Where a game begins at a table: with the deal, or where it was begun elsewhere.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    pub(crate) game: Game,
    pub(crate) memories: Memories,
}

/// An answer that was given.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played {
    pub(crate) seat: Seat,
    pub(crate) answer: Answer,
    /// Whether a person gave it, of his own will.
    pub(crate) by_person: bool,
    /// Whether a person had the seat, so that it counts as his for all others: they must not be
    /// able to tell whether he had a choice.
    pub(crate) of_person: bool,
    /// How much of his time he had used, in milliseconds.
    pub(crate) used: i64,
}

/// An answer that was carried out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Carried {
    pub(crate) seat: Seat,
    pub(crate) answer: Answer,
    pub(crate) forced: bool,
}

/// When a question was put.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Asked {
    pub(crate) seq: u64,
    pub(crate) at: i64,
}

impl Course {
    /// A game that begins with row `seq`.
    pub(crate) fn new(start: Start, seq: u64, at: i64) -> Course {
        Course {
            start,
            game: start.game,
            memories: start.memories,
            sealed: [None; Seat::MAX],
            played: Vec::new(),
            asked: [Asked { seq, at }; Seat::MAX],
        }
    }

    /// Whose answers are awaited.
    pub(crate) fn waiting(&self) -> SeatSet {
        let mut waiting = SeatSet::NONE;
        for seat in self.game.pending() {
            if self.sealed[seat.index()].is_none() {
                waiting.insert(seat);
            }
        }
        waiting
    }

    /// Takes an answer that the rules allow, and carries out whatever it completes. What happened
    /// is pushed to `events`. `Err` names the seat whose answer the rules refused after all, which
    /// a log of ours never has.
    pub(crate) fn answer(
        &mut self,
        played: Played,
        events: &mut Vec<Event>,
    ) -> Result<(), rules::Illegal> {
        let Played { seat, answer, .. } = played;
        self.game.check(seat, &answer)?;
        self.played.push(played);
        self.sealed[seat.index()] = Some(answer);
        if !self.waiting().is_empty() {
            return Ok(());
        }
        // Clockwise, whoever was first: so it makes no difference who replied first.
        let sealed = std::mem::take(&mut self.sealed);
        let before = events.len();
        for seat in around(&self.game) {
            if let Some(answer) = sealed[seat.index()] {
                self.game.apply(seat, &answer, events)?;
            }
        }
        events[before..].iter().for_each(|event| self.memories.push(event));
        Ok(())
    }

    /// Notes that everybody who owes an answer was asked by this row.
    pub(crate) fn ask_anew(&mut self, seq: u64, at: i64) {
        for seat in self.game.pending() {
            self.asked[seat.index()] = Asked { seq, at };
        }
    }

    /// Every answer in the order in which it was carried out, and whether it was the only one there
    /// was.
    pub(crate) fn in_order(&self) -> Vec<Carried> {
        let mut course = self.replay(&[], &mut Vec::new());
        let mut carried = Vec::with_capacity(self.played.len());
        for &played in &self.played {
            let before = course.game;
            let mut sealed = course.sealed;
            sealed[played.seat.index()] = Some(played.answer);
            let mut events = Vec::new();
            course.answer(played, &mut events).expect("it was allowed the first time");
            if events.is_empty() {
                continue;
            }
            for seat in around(&before) {
                if let Some(answer) = sealed[seat.index()] {
                    let forced = before.first_options(seat, 2).len() == 1;
                    carried.push(Carried { seat, answer, forced });
                }
            }
        }
        carried
    }

    /// The same game with only these of its answers.
    pub(crate) fn replay(&self, played: &[Played], events: &mut Vec<Event>) -> Course {
        let mut course = Course { asked: self.asked, ..Course::new(self.start, 0, 0) };
        for &answer in played {
            course.answer(answer, events).expect("it was allowed the first time");
        }
        course
    }
}

/// Every seat in the canonical order of the question that is asked.
fn around(game: &Game) -> impl Iterator<Item = Seat> + use<> {
    game.table().flow().chooser.around(game.options_set().players.count())
}
