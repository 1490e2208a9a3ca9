//! What one seat has been told of a game.

use rules::{Event, Game, Outcome, Seat};
use texts::{Eyes, Teller, Texts, Told};

/// The story of a game as one seat saw it.
#[derive(Clone, Debug)]
pub struct Chronicle {
    seat: Seat,
    teller: Teller,
    lines: Vec<Told>,
    /// Where the lines begin that came since the seat last answered.
    news: usize,
}

impl Chronicle {
    /// The story from the beginning.
    pub(crate) fn new(texts: Texts, names: &[String], start: &Game, seat: Seat) -> Chronicle {
        let teller = Teller::new(texts, names.to_vec(), Eyes::Seat(seat), start).to(seat);
        let lines = teller.opening(start);
        Chronicle { seat, teller, lines, news: 0 }
    }

    /// Whose it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// All of it.
    pub fn lines(&self) -> &[Told] {
        &self.lines
    }

    /// Where the lines begin that came since the seat last answered.
    pub fn news(&self) -> usize {
        self.news
    }

    /// What comes from now on is new.
    pub(crate) fn begin_news(&mut self) {
        self.news = self.lines.len();
    }

    pub(crate) fn tell(&mut self, events: &[Event], outcome: Option<&Outcome>) {
        self.lines.extend(self.teller.tell(events));
        if let Some(outcome) = outcome {
            self.lines.extend(self.teller.outcome(outcome));
        }
    }
}
