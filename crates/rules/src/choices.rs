//! The legal answers to a question, listed or counted.
//!
//! Some questions have hundreds of thousands of answers, so listing is lazy and counting does not
//! list. Drawing one of them is in `random`.

use crate::answer::Answer;
use crate::bag::Cards;
use crate::card::CardSet;
use crate::event_cards::free_building;
use crate::flow::Step;
use crate::game::Game;
use crate::place::{Place, PlaceSet};
use crate::prompt::{Ask, Pool};
use crate::seat::Seat;
use crate::subsets::{self, Choice, SORTS};
use std::ops::ControlFlow;

impl Game {
    /// Visits every legal answer of a seat once, in a fixed order, until told to stop. Answers
    /// that differ only by exchanging interchangeable buildings are visited once. (R19)
    pub fn options(&self, seat: Seat, mut visit: impl FnMut(Answer) -> ControlFlow<()>) {
        let _ = self.visit_options(seat, &mut visit);
    }

    /// The first legal answers of a seat, at most `limit` of them.
    pub fn first_options(&self, seat: Seat, limit: usize) -> Vec<Answer> {
        let mut answers = Vec::new();
        self.options(seat, |answer| {
            if answers.len() == limit {
                return ControlFlow::Break(());
            }
            answers.push(answer);
            ControlFlow::Continue(())
        });
        answers
    }

    /// How many legal answers a seat has, without listing them.
    pub fn count_options(&self, seat: Seat) -> u128 {
        let Some(prompt) = self.prompt(seat) else { return 0 };
        match prompt.ask {
            Ask::Role { roles, events, library } => {
                ((roles.len() << usize::from(library)) + events.len()) as u128
            }
            Ask::Build => self.count_builds(seat) as u128 + 1,
            Ask::Pay { cost, goods, .. } => {
                let hand = Sorts::of(self.table.player(seat).hand());
                let cards = subsets::ways(hand.copies(), cost as usize);
                let classes = self.table.classes(seat, self.table.town(seat).goods());
                let places = subsets::ways(&classes.sizes()[..classes.len()], goods as usize);
                let with_goods = places.iter().enumerate();
                with_goods
                    .filter_map(|(n, ways)| {
                        let rest = (cost as usize).checked_sub(n)?;
                        Some(ways.saturating_mul(*cards.get(rest)?))
                    })
                    .fold(0, u128::saturating_add)
            }
            Ask::Goods { from, at_most, .. } => {
                let classes = self.table.classes(seat, from);
                subsets::count(&classes.sizes()[..classes.len()], 0, at_most as usize)
            }
            Ask::Demolish { from } => self.table.classes(seat, from).len() as u128,
            Ask::Cards { from, at_least, at_most, .. } => {
                let sorts = Sorts::of(&self.pool(seat, from));
                subsets::count(sorts.copies(), at_least as usize, at_most as usize)
            }
            Ask::Confirm => 2,
        }
    }

    fn visit_options(
        &self,
        seat: Seat,
        visit: &mut impl FnMut(Answer) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(prompt) = self.prompt(seat) else { return ControlFlow::Continue(()) };
        match prompt.ask {
            Ask::Role { roles, events, library } => {
                for role in roles {
                    if library {
                        visit(Answer::Role { role, library: Some(false) })?;
                        visit(Answer::Role { role, library: Some(true) })?;
                    } else {
                        visit(Answer::Role { role, library: None })?;
                    }
                }
                for event in events {
                    visit(Answer::Event(event))?;
                }
                ControlFlow::Continue(())
            }
            Ask::Build => {
                visit(Answer::Pass)?;
                self.visit_asked_builds(seat, |over, mut cards| {
                    cards.try_for_each(|card| visit(Answer::Build { card, over }))
                })
            }
            Ask::Pay { cost, goods, .. } => {
                let hand = Sorts::of(self.table.player(seat).hand());
                let classes = self.table.classes(seat, self.table.town(seat).goods());
                let sizes = classes.sizes();
                let most = goods.min(cost) as usize;
                subsets::visit(&sizes[..classes.len()], 0, most, &mut |choice| {
                    let places = classes.lowest(choice);
                    let rest = cost as usize - places.len();
                    subsets::visit(hand.copies(), rest, rest, &mut |choice| {
                        visit(Answer::Pay { cards: hand.cards(choice), goods: places })
                    })
                })
            }
            Ask::Goods { from, at_most, .. } => {
                let classes = self.table.classes(seat, from);
                let sizes = classes.sizes();
                subsets::visit(&sizes[..classes.len()], 0, at_most as usize, &mut |choice| {
                    visit(Answer::Goods(classes.lowest(choice)))
                })
            }
            Ask::Demolish { from } => {
                let classes = self.table.classes(seat, from);
                classes.iter().filter_map(PlaceSet::first).map(Answer::Demolish).try_for_each(visit)
            }
            Ask::Cards { from, at_least, at_most, .. } => {
                let sorts = Sorts::of(&self.pool(seat, from));
                let (at_least, at_most) = (at_least as usize, at_most as usize);
                subsets::visit(sorts.copies(), at_least, at_most, &mut |choice| {
                    visit(Answer::Cards(sorts.cards(choice)))
                })
            }
            Ask::Confirm => {
                visit(Answer::Confirm(true))?;
                visit(Answer::Confirm(false))
            }
        }
    }

    /// Everything a seat may build, in the builder phase or for nothing: site by site, the cards
    /// of each in the order of the card table.
    pub(crate) fn visit_asked_builds(
        &self,
        seat: Seat,
        mut visit: impl FnMut(Option<Place>, CardSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.table.flow.step == Step::Event {
            visit(None, free_building::buildable(self, seat))
        } else {
            self.visit_sites(seat, visit)
        }
    }

    pub(crate) fn count_builds(&self, seat: Seat) -> usize {
        let mut count = 0;
        let _ = self.visit_asked_builds(seat, |_, cards| {
            count += cards.len();
            ControlFlow::Continue(())
        });
        count
    }

    pub(crate) fn pool(&self, seat: Seat, from: Pool) -> Cards {
        match from {
            Pool::Hand => *self.table.player(seat).hand(),
            Pool::Drawn => self.table.player(seat).drawn.bag(),
            Pool::Revealed => self.table.revealed.bag(),
        }
    }
}

/// The kinds of a bag with their counts side by side, for choosing among them.
pub(crate) struct Sorts {
    kinds: CardSet,
    copies: [u8; SORTS],
}

impl Sorts {
    #[inline]
    pub(crate) fn of(cards: &Cards) -> Sorts {
        let kinds = cards.kinds();
        let mut copies = [0; SORTS];
        for (copies, kind) in copies.iter_mut().zip(kinds) {
            *copies = cards.count(kind);
        }
        Sorts { kinds, copies }
    }

    #[inline]
    pub(crate) fn copies(&self) -> &[u8] {
        &self.copies[..self.kinds.len().min(SORTS)]
    }

    #[inline]
    pub(crate) fn cards(&self, choice: &Choice) -> Cards {
        let mut cards = Cards::NONE;
        for (&n, kind) in choice.iter().zip(self.kinds) {
            cards.add_n(kind, n);
        }
        cards
    }
}
