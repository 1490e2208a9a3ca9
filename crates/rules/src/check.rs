//! Whether an answer fits its question, without listing the others.

use crate::answer::{Answer, Illegal};
use crate::bag::Cards;
use crate::card::Card;
use crate::event_card::{EventCard, EventSet};
use crate::event_cards;
use crate::flow::Step;
use crate::game::Game;
use crate::pile::Hidden;
use crate::place::{Place, PlaceSet, Places};
use crate::prompt::{Ask, Deal, Pool, Shape};
use crate::role::{Role, RoleSet};
use crate::seat::Seat;

impl Game {
    /// Whether `answer` answers what `seat` is asked; if not, which rule it breaks.
    pub fn check(&self, seat: Seat, answer: &Answer) -> Result<(), Illegal> {
        match self.prompt(seat) {
            Some(prompt) => self.fits(seat, prompt.ask, answer),
            None => Err(self.not_asked(seat)),
        }
    }

    /// Why a seat that is not pending cannot answer.
    #[cold]
    pub(crate) fn not_asked(&self, seat: Seat) -> Illegal {
        if self.is_over() {
            Illegal::GameOver
        } else if seat.index() >= self.rules.players().count() as usize {
            Illegal::NoSuchSeat { seat }
        } else {
            Illegal::NotAsked { seat }
        }
    }

    /// Whether an answer fits a question. Inlined, so that where the question is known nothing
    /// is left but its own checks.
    #[inline(always)]
    pub(crate) fn fits(&self, seat: Seat, ask: Ask, answer: &Answer) -> Result<(), Illegal> {
        match (ask, answer) {
            (Ask::Role { roles, library: asked, .. }, Answer::Role { role, library }) => {
                self.check_role(*role, roles)?;
                match (asked, library) {
                    (true, None) => Err(Illegal::LibraryAsked),
                    (false, Some(_)) => Err(Illegal::LibraryNotAsked),
                    (true, Some(_)) | (false, None) => Ok(()),
                }
            }
            (Ask::Role { events, .. }, Answer::Event(event)) => self.check_event(*event, events),
            (Ask::Build, Answer::Pass) | (Ask::Confirm, Answer::Confirm(_)) => Ok(()),
            (Ask::Build, Answer::Build { card, over }) => {
                if self.table.flow.step == Step::Event {
                    event_cards::free_building::check(self, seat, *card, *over)
                } else {
                    self.check_build(seat, *card, *over)
                }
            }
            (Ask::Pay { cost, goods: at_most, .. }, Answer::Pay { cards, goods }) => {
                self.check_payment(seat, cards, goods, cost, at_most)
            }
            (Ask::Goods { from, at_most, to }, Answer::Goods(places)) => {
                check_places(places, from, |place| match to {
                    Deal::Produce => Illegal::CannotProduce { place },
                    Deal::Sell => Illegal::NoGood { place },
                })?;
                check_bounds(places.len(), 0, at_most)
            }
            (Ask::Demolish { from }, Answer::Demolish(place)) => {
                if from.has(*place) {
                    Ok(())
                } else {
                    Err(Illegal::NoSuchPlace { place: *place })
                }
            }
            (Ask::Cards { from, at_least, at_most, .. }, Answer::Cards(cards)) => {
                check_bounds(cards.len(), at_least, at_most)?;
                match from {
                    Pool::Hand => check_cards(cards, self.table.player(seat).hand()),
                    Pool::Drawn => check_shown(cards, &self.table.player(seat).drawn),
                    Pool::Revealed => check_shown(cards, &self.table.revealed),
                }
                .map_err(|card| match from {
                    Pool::Hand => Illegal::NotInHand { card },
                    Pool::Drawn | Pool::Revealed => Illegal::NotOffered { card },
                })
            }
            (ask, _) => Err(Illegal::WrongShape { wanted: ask.shape() }),
        }
    }

    fn check_role(&self, role: Role, roles: RoleSet) -> Result<(), Illegal> {
        match self.table.taker(role) {
            _ if roles.has(role) => Ok(()),
            Some(by) if self.table.flow.step == Step::Turn => Err(Illegal::RoleTaken { role, by }),
            _ => Err(Illegal::RoleNotUsed { role }),
        }
    }

    fn check_event(&self, event: EventCard, offered: EventSet) -> Result<(), Illegal> {
        if offered.has(event) {
            Ok(())
        } else if self.table.flow.step != Step::Turn {
            // The governor visits a role.
            Err(Illegal::WrongShape { wanted: Shape::Role })
        } else if self.table.open_events.has(event) {
            Err(Illegal::NothingToVisit)
        } else {
            Err(Illegal::EventNotOpen { event })
        }
    }

    #[inline]
    fn check_payment(
        &self,
        seat: Seat,
        cards: &Cards,
        goods: &Places,
        cost: u8,
        at_most: u8,
    ) -> Result<(), Illegal> {
        let player = self.table.player(seat);
        check_cards(cards, player.hand()).map_err(|card| Illegal::NotInHand { card })?;
        if !goods.is_empty() {
            check_places(goods, player.town().goods(), |place| Illegal::NoGood { place })?;
            if goods.len() > at_most as usize {
                return Err(Illegal::TooManyGoods { named: goods.len() as u8, at_most });
            }
        }
        let paid = (cards.len() + goods.len()).min(u8::MAX as usize) as u8;
        if paid == cost { Ok(()) } else { Err(Illegal::WrongPayment { paid, cost }) }
    }
}

#[inline(always)]
fn check_bounds(named: usize, at_least: u8, at_most: u8) -> Result<(), Illegal> {
    let named = named.min(u8::MAX as usize) as u8;
    if named < at_least {
        Err(Illegal::TooFew { named, at_least })
    } else if named > at_most {
        Err(Illegal::TooMany { named, at_most })
    } else {
        Ok(())
    }
}

/// Whether all cards are there; if not, a card of which there are too few.
#[inline(always)]
fn check_cards(cards: &Cards, pool: &Cards) -> Result<(), Card> {
    if pool.contains(cards) {
        return Ok(());
    }
    match cards.kinds().find(|&card| cards.count(card) > pool.count(card)) {
        Some(card) => Err(card),
        None => Ok(()),
    }
}

/// The same for a few cards that lie apart.
#[inline]
fn check_shown<const N: usize>(cards: &Cards, shown: &Hidden<N>) -> Result<(), Card> {
    match cards.kinds().find(|&card| cards.count(card) > shown.count(card)) {
        Some(card) => Err(card),
        None => Ok(()),
    }
}

fn check_places(
    places: &Places,
    from: PlaceSet,
    refusal: impl Fn(Place) -> Illegal,
) -> Result<(), Illegal> {
    let mut seen = PlaceSet::NONE;
    for place in places.iter() {
        if !from.has(place) {
            return Err(refusal(place));
        }
        if seen.has(place) {
            return Err(Illegal::PlaceTwice { place });
        }
        seen.insert(place);
    }
    Ok(())
}
