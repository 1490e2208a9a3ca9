//! What a seat may answer, as a numbered list: both faces show it, and numbers in commands are
//! those of this list.

use rules::{Answer, Ask, Card, EventCard, Game, Place, Places, Prompt, Role, Seat};

/// A question with what may be answered.
#[derive(Clone, PartialEq, Debug)]
pub struct Menu {
    /// The question.
    pub prompt: Prompt,
    /// How many items an answer names.
    pub picks: Picks,
    /// What can be named.
    pub items: Vec<Item>,
}

/// How many items an answer names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picks {
    /// Exactly one, which is the answer.
    One,
    /// A set of them.
    Several {
        /// At least so many.
        least: usize,
        /// At most so many.
        most: usize,
    },
}

/// Something that can be named in an answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// Its number. Buildings of the own town are numbered as they stand, everything else from 1
    /// on; passing is 0.
    pub number: usize,
    /// What it is.
    pub what: What,
}

/// What can be named in an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// A role, with or without the library where that is asked.
    Role {
        /// The role.
        role: Role,
        /// Whether the library works for it.
        library: Option<bool>,
    },
    /// An open event.
    Event(EventCard),
    /// A card to build, with the sites for it.
    Build {
        /// The card.
        card: Card,
        /// Where it may be built, a new site first.
        sites: Vec<Site>,
    },
    /// To build nothing.
    Pass,
    /// A card to keep, pay, discard, tuck or exchange.
    Card(Card),
    /// A place to produce or sell at, or a good to pay with.
    Good {
        /// The place.
        place: Place,
        /// The building there.
        building: Card,
    },
    /// A building to give up.
    Demolish {
        /// The place.
        place: Place,
        /// The building there.
        building: Card,
    },
    /// To use a power, or not.
    Confirm(bool),
}

/// A site for a building, and what building there costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    /// The building that is covered, with its place; `None` is a new site.
    pub over: Option<(Place, Card)>,
    /// What is to be paid.
    pub price: u8,
}

impl Menu {
    /// What a seat may answer now; `None` if it is not asked.
    pub fn new(game: &Game, seat: Seat) -> Option<Menu> {
        let prompt = game.prompt(seat)?;
        let town = game.table().town(seat);
        let pool = |from| game.glance(seat).pool(from).iter().map(What::Card).collect::<Vec<_>>();
        let at = |place: Place| (place.index() + 1, town.building(place));
        let several =
            |least: u8, most: u8| Picks::Several { least: least.into(), most: most.into() };
        let (picks, items) = match prompt.ask {
            Ask::Role { roles, events, library } => {
                let with = if library { &[Some(true), Some(false)][..] } else { &[None] };
                let roles = roles
                    .flat_map(|role| with.iter().map(move |&library| What::Role { role, library }));
                (Picks::One, numbered(roles.chain(events.map(What::Event))))
            }
            Ask::Build => {
                let pass = Item { number: 0, what: What::Pass };
                let mut items = numbered(builds(game, seat));
                items.push(pass);
                (Picks::One, items)
            }
            Ask::Pay { cost, goods, .. } => {
                let goods = if goods > 0 { town.goods() } else { rules::PlaceSet::NONE };
                let goods = goods.map(|place| What::Good { place, building: town.building(place) });
                let cards = pool(rules::Pool::Hand).into_iter();
                (several(cost, cost), numbered(cards.chain(goods)))
            }
            Ask::Goods { from, at_most, .. } => {
                let item = |place| {
                    let (number, building) = at(place);
                    Item { number, what: What::Good { place, building } }
                };
                (several(0, at_most), from.map(item).collect())
            }
            Ask::Demolish { from } => {
                let item = |place| {
                    let (number, building) = at(place);
                    Item { number, what: What::Demolish { place, building } }
                };
                (Picks::One, from.map(item).collect())
            }
            Ask::Cards { from, at_least, at_most, .. } => {
                (several(at_least, at_most), numbered(pool(from)))
            }
            Ask::Confirm => (Picks::One, numbered([What::Confirm(true), What::Confirm(false)])),
        };
        Some(Menu { prompt, picks, items })
    }

    /// The item with a number.
    pub fn numbered(&self, number: usize) -> Option<&Item> {
        self.items.iter().find(|item| item.number == number)
    }

    /// The answer that names these items; `None` if one of them leaves something open.
    pub fn answer<'a>(&self, picked: impl IntoIterator<Item = &'a Item>) -> Option<Answer> {
        let mut picked = picked.into_iter();
        if self.picks == Picks::One {
            return picked.next()?.what.answer();
        }
        let (mut cards, mut places) = (rules::Cards::NONE, Places::NONE);
        for item in picked {
            match item.what {
                What::Card(card) => cards.add(card),
                What::Good { place, .. } => {
                    places.push(place);
                }
                _ => return None,
            }
        }
        Some(self.of_sets(cards, places))
    }

    /// The answer that names these cards and places.
    pub(crate) fn of_sets(&self, cards: rules::Cards, places: Places) -> Answer {
        match self.prompt.ask {
            Ask::Pay { .. } => Answer::Pay { cards, goods: places },
            Ask::Goods { .. } => Answer::Goods(places),
            _ => Answer::Cards(cards),
        }
    }

    /// The answer that does nothing, where there is one.
    pub fn nothing(&self) -> Option<Answer> {
        match (self.prompt.ask, self.picks) {
            (Ask::Build, _) => Some(Answer::Pass),
            (Ask::Confirm, _) => Some(Answer::Confirm(false)),
            (_, Picks::Several { least: 0, .. }) => {
                Some(self.of_sets(rules::Cards::NONE, Places::NONE))
            }
            _ => None,
        }
    }
}

impl What {
    /// The answer that names this alone; `None` if a site is still to be chosen, or if answers
    /// name several.
    pub fn answer(&self) -> Option<Answer> {
        Some(match *self {
            What::Role { role, library } => Answer::Role { role, library },
            What::Event(event) => Answer::Event(event),
            What::Build { card, ref sites } => match sites[..] {
                [site] => site.answer(card),
                _ => return None,
            },
            What::Pass => Answer::Pass,
            What::Demolish { place, .. } => Answer::Demolish(place),
            What::Confirm(yes) => Answer::Confirm(yes),
            What::Card(_) | What::Good { .. } => return None,
        })
    }

    /// The card it is about, for looking up what it does.
    pub fn card(&self) -> Option<Card> {
        match *self {
            What::Build { card, .. } | What::Card(card) => Some(card),
            What::Event(event) => Some(event.card()),
            What::Good { building, .. } | What::Demolish { building, .. } => Some(building),
            What::Role { .. } | What::Pass | What::Confirm(_) => None,
        }
    }
}

impl Site {
    /// The answer that builds a card here.
    pub fn answer(&self, card: Card) -> Answer {
        Answer::Build { card, over: self.over.map(|(place, _)| place) }
    }
}

fn numbered(items: impl IntoIterator<Item = What>) -> Vec<Item> {
    (1..).zip(items).map(|(number, what)| Item { number, what }).collect()
}

/// Every card that may be built, with its sites.
fn builds(game: &Game, seat: Seat) -> Vec<What> {
    let town = game.table().town(seat);
    // What an event builds for nothing has a price all the same; it is not paid.
    let free = matches!(game.prompt(seat).map(|p| p.why), Some(rules::Why::Event(_)));
    let mut cards: Vec<(Card, Vec<Site>)> = Vec::new();
    for answer in game.first_options(seat, usize::MAX) {
        let Answer::Build { card, over } = answer else { continue };
        let price = if free { 0 } else { game.price(seat, card, over).total };
        let site = Site { over: over.map(|place| (place, town.building(place))), price };
        match cards.iter_mut().find(|(known, _)| *known == card) {
            Some((_, sites)) => sites.push(site),
            None => cards.push((card, vec![site])),
        }
    }
    cards.sort_by_key(|(card, _)| card.index());
    cards.into_iter().map(|(card, sites)| What::Build { card, sites }).collect()
}
