//! Taking cards from the deck. (RULES 4)
//!
//! An event that comes into sight is laid open and replaced by the next card; one that lies
//! unseen stays where it is. (RULES 9)

use crate::card::Card;
use crate::event::{Event, Log};
use crate::event_card::EventCard;
use crate::game::Game;
use crate::pile::Deck;
use crate::prompt::Why;
use crate::seat::Seat;
use crate::shuffle::Stream;

impl Game {
    /// A seat draws cards into its hand, as many as there are.
    #[inline]
    pub(crate) fn draw<L: Log>(&mut self, log: &mut L, seat: Seat, cards: u8, why: Why) {
        for _ in 0..cards {
            let Some(card) = self.next_in_sight(log) else { return };
            self.emit(log, Event::Drew { seat, card, why });
        }
    }

    /// The next card that may come into sight: the top of the deck, once every event above it
    /// has been laid open.
    #[inline]
    pub(crate) fn next_in_sight<L: Log>(&mut self, log: &mut L) -> Option<Card> {
        loop {
            let card = self.next_unseen(log)?;
            match EventCard::of(card) {
                None => return Some(card),
                Some(event) => self.emit(log, Event::EventOpened { event }),
            }
        }
    }

    /// The top of the deck, whatever it is. If the deck is empty the discard pile becomes the
    /// deck; if that is empty too there is no card.
    #[inline]
    pub(crate) fn next_unseen<L: Log>(&mut self, log: &mut L) -> Option<Card> {
        match self.table.deck.top() {
            Some(card) => Some(card),
            None => self.reshuffle(log),
        }
    }

    #[cold]
    #[inline(never)]
    fn reshuffle<L: Log>(&mut self, log: &mut L) -> Option<Card> {
        if self.table.discard.is_empty() {
            return None;
        }
        let mut deck = Deck::of(&self.table.discard);
        let len = deck.len();
        Stream::new(self.table.seed, self.table.shuffles).shuffle(&mut deck.cards[..len]);
        self.emit(log, Event::Reshuffled { deck });
        self.table.deck.top()
    }
}
