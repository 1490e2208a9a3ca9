//! An answer put together step by step, each as small as the game can be cut: a role, a card, a
//! place. So there are few things to choose from at a time, and what is good about one card can
//! be learned once for all the sets it is part of.

use crate::picks::Picks;
use rules::{
    Answer, Ask, Card, CardSet, EventCard, Glance, Place, PlaceSet, Pool, Prompt, Role, Town,
};

/// A step of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Take a role; says whether the library works where that is asked.
    Role(Role, Option<bool>),
    /// Take an open event.
    Event(EventCard),
    /// Build this. Where follows, if there is a choice.
    Build(Card),
    /// Build it on a new site, or over this building.
    Site(Option<Place>),
    /// Build nothing.
    Pass,
    /// One more card.
    Card(Card),
    /// One more good, or place to produce.
    Place(Place),
    /// Nothing more.
    Enough,
    /// Use a power, or do not.
    Confirm(bool),
    /// Give up this building.
    Demolish(Place),
}

/// What an answer looks like so far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Draft {
    pub(crate) picks: Picks,
    /// What is to be built, while the site is open.
    pub(crate) building: Option<Card>,
}

/// What a step leads to.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(clippy::large_enum_variant, reason = "both are looked at once and gone")]
pub enum Next {
    /// More is to be decided.
    More(Draft),
    /// The answer is whole.
    Given(Answer),
}

/// A few steps to choose from.
#[derive(Clone, Copy)]
pub struct Steps {
    list: [Step; Steps::MOST],
    len: usize,
}

impl Steps {
    /// Every kind of card, every place, and enough.
    pub const MOST: usize = Card::COUNT + Place::MAX + 1;
    /// None.
    pub const NONE: Steps = Steps { list: [Step::Enough; Steps::MOST], len: 0 };

    #[inline(always)]
    fn push(&mut self, step: Step) {
        if let Some(free) = self.list.get_mut(self.len) {
            *free = step;
            self.len += 1;
        }
    }
}

impl std::ops::Deref for Steps {
    type Target = [Step];

    #[inline(always)]
    fn deref(&self) -> &[Step] {
        &self.list[..self.len.min(Steps::MOST)]
    }
}

impl std::fmt::Debug for Steps {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// How many things an answer of cards or places may have, and what may come next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Wanted {
    pub(crate) cards: CardSet,
    pub(crate) places: PlaceSet,
    pub(crate) at_least: usize,
    pub(crate) at_most: usize,
}

impl Wanted {
    /// What is wanted after some picks, where an answer is made of cards or places; `None` where
    /// it is not.
    #[inline(always)]
    pub(crate) fn of(glance: &Glance<'_>, ask: Ask, picks: &Picks) -> Option<Wanted> {
        let town = glance.town(glance.seat());
        let kinds = |from: Pool| {
            let mut left = glance.pool(from);
            left.remove_all(&picks.cards);
            left.kinds()
        };
        Some(match ask {
            Ask::Pay { cost, goods, .. } => Wanted {
                cards: kinds(Pool::Hand),
                places: if picks.places.len() < goods as usize {
                    one_of_each(town, town.goods().minus(picks.places.set()))
                } else {
                    PlaceSet::NONE
                },
                at_least: cost as usize,
                at_most: cost as usize,
            },
            Ask::Goods { from, at_most, .. } => Wanted {
                cards: CardSet::NONE,
                places: one_of_each(town, from.minus(picks.places.set())),
                at_least: 0,
                at_most: (at_most as usize).min(from.len()),
            },
            Ask::Cards { from, at_least, at_most, .. } => Wanted {
                cards: kinds(from),
                places: PlaceSet::NONE,
                at_least: at_least as usize,
                at_most: at_most as usize,
            },
            Ask::Role { .. } | Ask::Build | Ask::Demolish { .. } | Ask::Confirm => return None,
        })
    }
}

/// Of buildings that are alike one stands for all.
#[inline(always)]
fn one_of_each(town: &Town, places: PlaceSet) -> PlaceSet {
    let mut kinds = CardSet::NONE;
    places
        .filter(|&place| {
            let kind = town.building(place);
            let new = !kinds.has(kind);
            kinds.insert(kind);
            new
        })
        .collect()
}

impl Draft {
    /// Nothing decided yet.
    pub const EMPTY: Draft = Draft { picks: Picks::NONE, building: None };

    /// What may come next; never nothing for a seat that is asked.
    #[inline(always)]
    pub fn steps(&self, glance: &Glance<'_>, prompt: &Prompt) -> Steps {
        let mut steps = Steps::NONE;
        if let Some(wanted) = Wanted::of(glance, prompt.ask, &self.picks) {
            if self.picks.len() >= wanted.at_least {
                steps.push(Step::Enough);
            }
            wanted.cards.for_each(|card| steps.push(Step::Card(card)));
            wanted.places.for_each(|place| steps.push(Step::Place(place)));
            return steps;
        }
        match prompt.ask {
            Ask::Role { roles, events, library } => {
                for role in roles {
                    steps.push(Step::Role(role, library.then_some(true)));
                    if library {
                        steps.push(Step::Role(role, Some(false)));
                    }
                }
                events.for_each(|event| steps.push(Step::Event(event)));
            }
            Ask::Build => match self.building {
                Some(card) => glance.builds(|over, cards| {
                    if cards.has(card) {
                        steps.push(Step::Site(over));
                    }
                }),
                None => {
                    let mut any = CardSet::NONE;
                    glance.builds(|_, cards| any = any.or(cards));
                    steps.push(Step::Pass);
                    any.for_each(|card| steps.push(Step::Build(card)));
                }
            },
            Ask::Demolish { from } => {
                from.for_each(|place| steps.push(Step::Demolish(place)));
            }
            _ => [true, false].into_iter().for_each(|yes| steps.push(Step::Confirm(yes))),
        }
        steps
    }

    /// Takes a step that may come next.
    #[inline(always)]
    pub fn take(mut self, glance: &Glance<'_>, prompt: &Prompt, step: Step) -> Next {
        match step {
            Step::Role(role, library) => return Next::Given(Answer::Role { role, library }),
            Step::Event(event) => return Next::Given(Answer::Event(event)),
            Step::Pass => return Next::Given(Answer::Pass),
            Step::Confirm(yes) => return Next::Given(Answer::Confirm(yes)),
            Step::Demolish(place) => return Next::Given(Answer::Demolish(place)),
            Step::Enough => return Next::Given(self.picks.answer(prompt.ask)),
            Step::Build(card) => {
                self.building = Some(card);
                return match *self.steps(glance, prompt) {
                    [Step::Site(over)] => Next::Given(Answer::Build { card, over }),
                    _ => Next::More(self),
                };
            }
            Step::Site(over) => {
                let Some(card) = self.building else { return Next::Given(Answer::Pass) };
                return Next::Given(Answer::Build { card, over });
            }
            Step::Card(card) => self.picks = self.picks.with_card(card),
            Step::Place(place) => self.picks = self.picks.with_place(place),
        }
        if self.picks.len() >= Picks::most(prompt.ask) {
            Next::Given(self.picks.answer(prompt.ask))
        } else {
            Next::More(self)
        }
    }
}
