//! The legal answers to a question: listed, counted, or one of them drawn.
//!
//! Some questions have hundreds of thousands of answers, so listing is lazy and neither counting
//! nor drawing lists.

use crate::answer::Answer;
use crate::bag::Cards;
use crate::card::CardSet;
use crate::event_cards::free_building;
use crate::flow::Step;
use crate::game::Game;
use crate::place::PlaceSet;
use crate::prompt::{Ask, Pool};
use crate::role::RoleSet;
use crate::seat::Seat;
use crate::subsets::{self, Choice, SORTS};
use rand_core::Rng;
use std::ops::ControlFlow;

impl Game {
    /// Visits every legal answer of a seat once, in a fixed order, until told to stop. Answers
    /// that differ only by exchanging interchangeable buildings are visited once. [R19]
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
            Ask::Build => {
                let mut count = 1;
                let _ = self.visit_asked_builds(seat, &mut |_| {
                    count += 1;
                    ControlFlow::Continue(())
                });
                count
            }
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

    /// Draws one of the legal answers of a seat, each equally likely; `None` if it owes none.
    #[inline]
    pub fn random_answer<R: Rng>(&self, seat: Seat, rng: &mut R) -> Option<Answer> {
        let prompt = self.prompt(seat)?;
        Some(match prompt.ask {
            Ask::Role { roles, events, library } => {
                let ways = roles.len() << usize::from(library);
                let pick = subsets::below(rng, (ways + events.len()) as u32) as usize;
                match events.into_iter().nth(pick.wrapping_sub(ways)) {
                    Some(event) if pick >= ways => Answer::Event(event),
                    _ => pick_role(roles, library, pick),
                }
            }
            Ask::Build => self.random_build(seat, rng),
            Ask::Pay { cost, goods, .. } => self.random_payment(seat, cost, goods, rng),
            Ask::Goods { from, at_most, .. } => {
                let classes = self.table.classes(seat, from);
                let sizes = classes.sizes();
                let choice =
                    subsets::draw_between(&sizes[..classes.len()], 0, at_most as usize, rng);
                Answer::Goods(classes.lowest(&choice))
            }
            Ask::Demolish { from } => {
                let classes = self.table.classes(seat, from);
                let pick = subsets::below(rng, classes.len() as u32) as usize;
                Answer::Demolish(classes.iter().nth(pick)?.first()?)
            }
            Ask::Cards { from, at_least, at_most, .. } => {
                let sorts = match from {
                    Pool::Hand => Sorts::of(self.table.player(seat).hand()),
                    Pool::Drawn | Pool::Revealed => Sorts::of(&self.pool(seat, from)),
                };
                let (at_least, at_most) = (at_least as usize, at_most as usize);
                let choice = subsets::draw_between(sorts.copies(), at_least, at_most, rng);
                Answer::Cards(sorts.cards(&choice))
            }
            Ask::Confirm => Answer::Confirm(rng.next_u64() >> 63 == 0),
        })
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
                self.visit_asked_builds(seat, visit)
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

    /// Everything a seat may build, in the builder phase or for nothing.
    fn visit_asked_builds(
        &self,
        seat: Seat,
        visit: &mut impl FnMut(Answer) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.table.flow.step == Step::Event {
            return free_building::buildable(self, seat)
                .map(|card| Answer::Build { card, over: None })
                .try_for_each(visit);
        }
        self.visit_builds(seat, |card, over| visit(Answer::Build { card, over }))
    }

    #[inline]
    fn random_build<R: Rng>(&self, seat: Seat, rng: &mut R) -> Answer {
        let free = self.table.flow.step == Step::Event;
        if free || !self.builds_over(seat) {
            let cards = if free {
                free_building::buildable(self, seat)
            } else {
                self.buildable_on_new_site(seat)
            };
            let pick = subsets::below(rng, cards.len() as u32 + 1) as usize;
            return match cards.nth(pick) {
                Some(card) => Answer::Build { card, over: None },
                None => Answer::Pass,
            };
        }
        let mut count = 0;
        let _ = self.visit_builds(seat, |_, _| {
            count += 1;
            ControlFlow::Continue(())
        });
        let pick = subsets::below(rng, count + 1);
        let mut answer = Answer::Pass;
        let mut at = 0;
        let _ = self.visit_builds(seat, |card, over| {
            if at == pick {
                answer = Answer::Build { card, over };
                return ControlFlow::Break(());
            }
            at += 1;
            ControlFlow::Continue(())
        });
        answer
    }

    #[inline]
    fn random_payment<R: Rng>(&self, seat: Seat, cost: u8, goods: u8, rng: &mut R) -> Answer {
        let player = self.table.player(seat);
        let hand = Sorts::of(player.hand());
        if goods == 0 {
            let choice = subsets::draw(hand.copies(), cost as usize, rng);
            return Answer::Pay { cards: hand.cards(&choice), goods: Default::default() };
        }
        let classes = self.table.classes(seat, player.town().goods());
        let sizes = classes.sizes();
        let sizes = &sizes[..classes.len()];
        let places = subsets::small_ways(sizes, (goods.min(cost) as usize).min(4));
        // With `n` goods in it a payment has this many ways; the cards are drawn afterwards.
        let mut weights = [0; 5];
        for (n, weight) in weights.iter_mut().enumerate().take(goods.min(cost) as usize + 1) {
            *weight = places[n] * subsets::ways_exactly(hand.copies(), cost as usize - n);
        }
        let n = subsets::weighted(&weights, rng);
        let places = subsets::draw(sizes, n, rng);
        let choice = subsets::draw(hand.copies(), cost as usize - n, rng);
        Answer::Pay { cards: hand.cards(&choice), goods: classes.lowest(&places) }
    }

    fn pool(&self, seat: Seat, from: Pool) -> Cards {
        match from {
            Pool::Hand => *self.table.player(seat).hand(),
            Pool::Drawn => self.table.player(seat).drawn.bag(),
            Pool::Revealed => self.table.revealed.bag(),
        }
    }
}

/// The kinds of a bag with their counts side by side, for choosing among them.
struct Sorts {
    kinds: CardSet,
    copies: [u8; SORTS],
}

impl Sorts {
    #[inline]
    fn of(cards: &Cards) -> Sorts {
        let kinds = cards.kinds();
        let mut copies = [0; SORTS];
        for (copies, kind) in copies.iter_mut().zip(kinds) {
            *copies = cards.count(kind);
        }
        Sorts { kinds, copies }
    }

    #[inline]
    fn copies(&self) -> &[u8] {
        &self.copies[..self.kinds.len().min(SORTS)]
    }

    #[inline]
    fn cards(&self, choice: &Choice) -> Cards {
        let mut cards = Cards::NONE;
        for (&n, kind) in choice.iter().zip(self.kinds) {
            cards.add_n(kind, n);
        }
        cards
    }
}

#[inline]
fn pick_role(roles: RoleSet, library: bool, pick: usize) -> Answer {
    let index = pick >> usize::from(library);
    let role = roles.into_iter().nth(index).expect("the pick is below the number of roles");
    Answer::Role { role, library: library.then_some(pick & 1 == 1) }
}
