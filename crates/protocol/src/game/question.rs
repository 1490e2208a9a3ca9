//! Questions: a prompt with everything that is needed to put it, so that no client computes a
//! rule.

use super::answer::Answer;
use super::id::{CardId, EventCardId, PriceReason, ReasonId, RoleId};
use super::illegal::Illegal;
use super::price::{Part, Price};
use super::prompt::Prompt;
use super::words;
use crate::forms;
use rules::{Ask, Card, Cards, Game, Place, PlaceSet, Places, Pool, Role, Seat, Why};

forms! {
    /// A question of one seat, and what can be answered.
    ///
    /// Everything that could be chosen comes with the reason for which it cannot, `refused`, or
    /// with `null` if it can: alone or together with something else. Lists that do not belong to
    /// the kind of question are empty. Nothing in a question is new to the seat that is asked.
    pub struct Question {
        /// Who is asked, by which rule, for what.
        pub prompt: Prompt,
        /// How many legal answers there are: 1 where hidden cards force it, and 9007199254740991
        /// stands for so many or more.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        pub count: u64,
        /// All legal answers if there are at most 200, in the engine's order; else none. Of
        /// interchangeable buildings the lowest places are named, but the others may be, too.
        pub options: Vec<Answer>,
        /// The five roles, where a role is asked for.
        pub roles: Vec<RoleChoice>,
        /// The events that lie open, where it is the seat's turn to take a role or an event.
        pub events: Vec<EventChoice>,
        /// What can be built, where that is asked: the price of every hand card and of the open
        /// cathedral at every site. Where an event builds for nothing, it is the event that takes
        /// everything off, and there is no site but a new one.
        pub prices: Vec<Price>,
        /// The cards to choose from, where cards or a payment are asked for; each kind once.
        pub cards: Vec<CardChoice>,
        /// The places of the own town, where places are asked for, or a payment of which goods
        /// may be part.
        pub places: Vec<PlaceChoice>,
    }

    /// A role, and whether it can be taken.
    pub struct RoleChoice {
        /// The role.
        pub role: RoleId,
        /// Why it cannot be.
        #[schema(required)]
        pub refused: Option<Illegal>,
    }

    /// An event that lies open, and whether it can be taken.
    pub struct EventChoice {
        /// The event.
        pub event: EventCardId,
        /// Why it cannot be.
        #[schema(required)]
        pub refused: Option<Illegal>,
    }

    /// A kind of card, and whether such a card can be among the chosen ones.
    pub struct CardChoice {
        /// The card.
        pub card: CardId,
        /// How many of them there are to choose from.
        pub count: u8,
        /// Why none can be chosen.
        #[schema(required)]
        pub refused: Option<Illegal>,
    }

    /// A place of the own town, and whether it can be among the chosen ones.
    pub struct PlaceChoice {
        /// The place.
        pub place: u8,
        /// Why it cannot be.
        #[schema(required)]
        pub refused: Option<Illegal>,
    }
}

impl Question {
    /// So many answers are listed.
    pub const LISTED: usize = 200;

    /// The largest count that is told: every language has numbers so large.
    pub const COUNTED: u64 = (1 << 53) - 1;

    /// What a seat is asked, if it owes an answer.
    ///
    /// What is refused, and why, is what the rules say to an answer with just that in it.
    pub fn of(game: &Game, seat: Seat) -> Option<Question> {
        let prompt = game.prompt(seat)?;
        let count = game.count_options(seat);
        let listed = if count <= Question::LISTED as u128 {
            game.first_options(seat, Question::LISTED)
        } else {
            Vec::new()
        };
        let mut question = Question {
            prompt: Prompt::from(&prompt),
            count: u64::try_from(count).unwrap_or(u64::MAX).min(Question::COUNTED),
            options: listed.iter().map(Answer::from).collect(),
            roles: Vec::new(),
            events: Vec::new(),
            prices: Vec::new(),
            cards: Vec::new(),
            places: Vec::new(),
        };
        let probe = Probe { game, seat };
        match prompt.ask {
            Ask::Role { library, .. } => {
                question.roles = probe.roles(library);
                if prompt.why == Why::Turn {
                    question.events = probe.events();
                }
            }
            Ask::Build if prompt.why == Why::Role(Role::Builder) => {
                question.prices = game.prices(seat).iter().map(Price::from).collect();
            }
            Ask::Build => question.prices = probe.free_buildings(),
            Ask::Pay { cost, goods, .. } => {
                let hand = *game.table().player(seat).hand();
                let goods_lie = game.table().town(seat).goods();
                let pay = |cards, places| fill_up(cards, places, &hand, goods_lie, cost, goods);
                question.cards = probe.cards(&hand, |card| pay(Cards::one(card), PlaceSet::NONE));
                if goods > 0 {
                    question.places = probe.places(|place| pay(Cards::NONE, PlaceSet::of(place)));
                }
            }
            Ask::Goods { .. } => {
                question.places =
                    probe.places(|place| rules::Answer::Goods(Places::from(PlaceSet::of(place))));
            }
            Ask::Demolish { .. } => question.places = probe.places(rules::Answer::Demolish),
            Ask::Cards { from, at_least, .. } => {
                let pool: Cards = match from {
                    Pool::Hand => *game.table().player(seat).hand(),
                    Pool::Drawn => game.table().player(seat).drawn().collect(),
                    Pool::Revealed => game.table().revealed().collect(),
                };
                question.cards = probe.cards(&pool, |card| {
                    rules::Answer::Cards(more_cards(Cards::one(card), &pool, at_least.into()))
                });
            }
            Ask::Confirm => {}
        }
        Some(question)
    }
}

/// Asks the rules about answers of a seat.
#[derive(Clone, Copy)]
struct Probe<'a> {
    game: &'a Game,
    seat: Seat,
}

impl Probe<'_> {
    fn refused(self, answer: &rules::Answer) -> Option<Illegal> {
        self.game.check(self.seat, answer).err().as_ref().map(Illegal::from)
    }

    fn roles(self, library: bool) -> Vec<RoleChoice> {
        let library = library.then_some(false);
        let roles = Role::ALL.into_iter().map(|role| RoleChoice {
            role: RoleId::from(role),
            refused: self.refused(&rules::Answer::Role { role, library }),
        });
        roles.collect()
    }

    fn events(self) -> Vec<EventChoice> {
        let open = self.game.table().open_events();
        let events = open.map(|event| EventChoice {
            event: EventCardId::from(event),
            refused: self.refused(&rules::Answer::Event(event)),
        });
        events.collect()
    }

    /// Prices where an event builds for nothing: it is not the builder who says what is refused.
    fn free_buildings(self) -> Vec<Price> {
        let prices = self.game.prices(self.seat).into_iter().filter(|price| price.over.is_none());
        let free = prices.map(|price| Price {
            off: vec![Part {
                reason: ReasonId::from(PriceReason::FreeBuilding),
                card: None,
                cards: price.printed,
            }],
            total: 0,
            goods: 0,
            refused: self.refused(&rules::Answer::Build { card: price.card, over: None }),
            ..Price::from(&price)
        });
        free.collect()
    }

    fn cards(self, pool: &Cards, with: impl Fn(Card) -> rules::Answer) -> Vec<CardChoice> {
        let cards = pool.kinds().map(|card| CardChoice {
            card: CardId::from(card),
            count: pool.count(card),
            refused: self.refused(&with(card)),
        });
        cards.collect()
    }

    fn places(self, with: impl Fn(Place) -> rules::Answer) -> Vec<PlaceChoice> {
        let places = self.game.table().town(self.seat).places().map(|place| PlaceChoice {
            place: words::place(place),
            refused: self.refused(&with(place)),
        });
        places.collect()
    }
}

/// The payment of `cost` that has these cards and goods in it, and else what else there is.
fn fill_up(
    cards: Cards,
    goods: PlaceSet,
    hand: &Cards,
    goods_lie: PlaceSet,
    cost: u8,
    at_most: u8,
) -> rules::Answer {
    let cost = usize::from(cost);
    let cards = more_cards(cards, hand, cost.saturating_sub(goods.len()));
    let missing = cost.saturating_sub(cards.len() + goods.len());
    let room = usize::from(at_most).saturating_sub(goods.len());
    let more: PlaceSet = goods_lie.minus(goods).take(missing.min(room)).collect();
    rules::Answer::Pay { cards, goods: Places::from(goods.or(more)) }
}

/// These cards and more from where they lie, up to so many.
fn more_cards(cards: Cards, pool: &Cards, up_to: usize) -> Cards {
    let mut rest = *pool;
    rest.remove_all(&cards);
    let missing = up_to.saturating_sub(cards.len());
    let mut all = cards;
    rest.iter().take(missing).for_each(|card| all.add(card));
    all
}
