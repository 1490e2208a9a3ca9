//! Veiled games: nobody is skipped for a reason the others cannot see. (R17)
//!
//! Who is asked is public. In an ordinary game a question with one possible answer is not put,
//! even where only the seat itself can know that there is just one: so the others learn that it
//! holds two equal cards, or none it could build. In a veiled game such a question is put all
//! the same and has a single option. What everybody can see leaves out a question as ever.

use crate::card::{Card, CardSet};
use crate::game::Game;
use crate::pile::How;
use crate::place::Place;
use crate::powers::at;
use crate::seat::Seat;

impl Game {
    /// The same game, veiled from now on: what is asked next, and of whom, tells nothing that is
    /// hidden. The result is that of the ordinary game in which the other questions are answered
    /// alike.
    ///
    /// Where the opening hand is chosen, the first questions are put, or not, when the cards are
    /// dealt. A game that is veiled from the deal on comes from [`Game::new_veiled`].
    #[must_use]
    pub fn veiled(self) -> Game {
        Game { veiled: true, ..self }
    }

    /// Whether nobody is skipped for a reason the others cannot see.
    #[inline(always)]
    pub fn is_veiled(&self) -> bool {
        self.veiled
    }

    /// Whether a seat could build something if its hand were another one of the same size.
    #[cold]
    #[inline(never)]
    pub(crate) fn might_build(&self, seat: Seat) -> bool {
        let hand = if self.table.player(seat).hand().is_empty() {
            CardSet::NONE
        } else {
            CardSet::PRODUCTION.or(CardSet::CITY).minus(CardSet::of(Card::Cathedral))
        };
        self.can_build_from(seat, hand)
    }

    /// Whether only the owner may know how many cards lie under a building: it covers one under
    /// which cards are tucked.
    #[cold]
    #[inline(never)]
    pub(crate) fn may_hide_tucked_cards(&self, seat: Seat, place: Place) -> bool {
        let mut below = self.table.below(seat, place);
        below.any(|under| under.how() == How::Covered && at::TUCKS.has(under.card()))
    }
}
