//! What players that do not look ahead share: a script says what things are worth to it, and
//! the answers follow.

use crate::Dice;
use crate::goods;
use crate::picks::Picks;
use crate::ranking::Ranking;
use rules::{Answer, Ask, Card, Cards, Deal, EventSet, Glance, Place, PlaceSet, Prompt, Purpose};
use rules::{Places, RoleSet, Why};

/// What a player that does not look ahead thinks of things.
pub(crate) trait Script {
    /// Which role or event to take.
    fn role(&self, glance: &Glance<'_>, choice: &RoleChoice, dice: &mut Dice) -> Answer;

    /// What to build and where, or nothing.
    fn build(&self, glance: &Glance<'_>, why: Why, dice: &mut Dice) -> Answer;

    /// What a card is worth in the hand, for each card.
    fn worth<'a>(&'a self, glance: &'a Glance<'a>) -> impl Fn(Card) -> f32 + 'a;

    /// The `n` cards of some that are worth least.
    #[inline(always)]
    fn least(&self, glance: &Glance<'_>, cards: &Cards, n: usize) -> Cards {
        Ranking::of_cards(cards, self.worth(glance)).least(n)
    }

    /// The `n` cards of some that are worth most.
    #[inline(always)]
    fn most(&self, glance: &Glance<'_>, cards: &Cards, n: usize) -> Cards {
        Ranking::of_cards(cards, self.worth(glance)).most(n)
    }

    /// What a good is worth that sells at this price.
    fn good(&self, price: f32) -> f32;

    /// How many cards to tuck.
    fn tuck(&self, glance: &Glance<'_>, why: Why, ranking: &Ranking, at_most: usize) -> usize;

    /// How many cards to exchange.
    fn swap(&self, glance: &Glance<'_>, ranking: &Ranking, at_most: usize) -> usize;

    /// What a building of the town is worth.
    fn standing(&self, glance: &Glance<'_>, building: Card) -> f32;

    /// Whether to use a power.
    fn confirm(&self, glance: &Glance<'_>, why: Why) -> bool;
}

/// What there is to choose from when a role is taken.
pub(crate) struct RoleChoice {
    pub(crate) roles: RoleSet,
    pub(crate) events: EventSet,
    /// Whether to say if the library works.
    pub(crate) library: bool,
}

impl RoleChoice {
    pub(crate) fn take(&self, role: rules::Role) -> Answer {
        Answer::Role { role, library: self.library.then_some(true) }
    }
}

/// Answers by a script.
#[inline(always)]
pub(crate) fn answer<S: Script>(
    script: &S,
    glance: &Glance<'_>,
    prompt: &Prompt,
    dice: &mut Dice,
) -> Answer {
    complete(script, glance, prompt, &Picks::NONE, dice)
}

/// Answers by a script where a part of the answer has been picked already.
#[inline(always)]
pub(crate) fn complete<S: Script>(
    script: &S,
    glance: &Glance<'_>,
    prompt: &Prompt,
    picks: &Picks,
    dice: &mut Dice,
) -> Answer {
    match prompt.ask {
        Ask::Role { roles, events, library } => {
            script.role(glance, &RoleChoice { roles, events, library }, dice)
        }
        Ask::Build => script.build(glance, prompt.why, dice),
        Ask::Pay { cost, goods, .. } => pay(script, glance, cost as usize, goods as usize, picks),
        Ask::Goods { from, at_most, to } => {
            let tile = if to == Deal::Sell { goods::next_tile(glance) } else { None };
            let left = from.minus(picks.places.set());
            let more = at_most as usize - picks.places.len();
            let more = goods::dearest(glance, tile, left, more);
            Answer::Goods(joined(picks.places, more))
        }
        Ask::Demolish { from } => demolish(script, glance, from),
        Ask::Cards { from, at_least, at_most, to } => {
            let picked = picks.cards.len();
            let (at_least, at_most) = (at_least as usize, at_most as usize - picked);
            let at_least = at_least.saturating_sub(picked);
            let mut pool = glance.pool(from);
            pool.remove_all(&picks.cards);
            let ranking = || Ranking::of_cards(&pool, script.worth(glance));
            let mut cards = match to {
                Purpose::Keep => script.most(glance, &pool, at_most),
                Purpose::Discard => script.least(glance, &pool, at_least),
                Purpose::Tuck => {
                    let ranking = ranking();
                    let n = script.tuck(glance, prompt.why, &ranking, at_most);
                    ranking.least(n.clamp(at_least, at_most))
                }
                Purpose::Swap => {
                    let ranking = ranking();
                    let n = script.swap(glance, &ranking, at_most);
                    ranking.least(n.clamp(at_least, at_most))
                }
            };
            cards.add_all(&picks.cards);
            Answer::Cards(cards)
        }
        Ask::Confirm => Answer::Confirm(script.confirm(glance, prompt.why)),
    }
}

#[inline(always)]
fn pay<S: Script>(
    script: &S,
    glance: &Glance<'_>,
    cost: usize,
    goods: usize,
    picks: &Picks,
) -> Answer {
    let mut hand = *glance.hand();
    hand.remove_all(&picks.cards);
    let left = cost - picks.len();
    let (mut cards, places) = if goods == 0 {
        (script.least(glance, &hand, left), Places::NONE)
    } else {
        let mut ranking = Ranking::of_cards(&hand, script.worth(glance));
        let town = glance.town(glance.seat());
        let tile = goods::next_tile(glance);
        for place in town.goods().minus(picks.places.set()) {
            ranking.add_good(place, script.good(goods::price(glance, tile, town.building(place))));
        }
        ranking.payment(left, goods - picks.places.len())
    };
    cards.add_all(&picks.cards);
    Answer::Pay { cards, goods: joined(picks.places, places) }
}

#[inline(always)]
fn joined(mut places: Places, more: Places) -> Places {
    for place in more.iter() {
        places.push(place);
    }
    places
}

fn demolish<S: Script>(script: &S, glance: &Glance<'_>, from: PlaceSet) -> Answer {
    let town = glance.town(glance.seat());
    let worth = |place: &Place| script.standing(glance, town.building(*place));
    let least = from.min_by(|a, b| worth(a).total_cmp(&worth(b)));
    // There is always something to give up where this is asked.
    least.map_or(Answer::Pass, Answer::Demolish)
}
