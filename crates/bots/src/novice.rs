//! A beginner: takes what lies before him. He builds the dearest building he can pay, sells when
//! he has goods, and does not ask what a role gives to the others.

use crate::goods;
use crate::ranking::Ranking;
use crate::script::{self, RoleChoice, Script};
use crate::{Bot, Dice};
use rand_core::Rng;
use rules::{Answer, Card, CardSet, Cards, Glance, Prompt, Role, Why};

/// Plays as a beginner does.
#[derive(Clone, Copy, Debug)]
pub struct Novice;

impl Bot for Novice {
    fn name(&self) -> String {
        "novice 1".to_owned()
    }

    fn answer(&self, glance: &Glance<'_>, prompt: &Prompt, dice: &mut Dice) -> Answer {
        script::answer(self, glance, prompt, dice)
    }
}

impl Script for Novice {
    fn role(&self, glance: &Glance<'_>, choice: &RoleChoice, dice: &mut Dice) -> Answer {
        let chance = dice.next_u64();
        // Events are there to be tried out now and then.
        if !choice.events.is_empty() && chance.is_multiple_of(8) {
            let n = (chance >> 32) as usize % choice.events.len();
            if let Some(event) = choice.events.at(n) {
                return Answer::Event(event);
            }
        }
        let mut best = (Role::Prospector, f32::MIN);
        for (n, role) in choice.roles.enumerate() {
            // A whim: up to one point, a byte of the chance for each role.
            let whim = (chance >> (8 * n) & 0xff) as f32 / 256.0;
            let appeal = appeal(glance, role) + whim;
            if appeal > best.1 {
                best = (role, appeal);
            }
        }
        choice.take(best.0)
    }

    fn build(&self, glance: &Glance<'_>, _: Why, _: &mut Dice) -> Answer {
        let mut best = (Answer::Pass, 0.0);
        glance.builds(|over, cards| {
            for card in cards {
                let covered = over.map_or(0.0, |place| {
                    1.0 + liking(glance, glance.town(glance.seat()).building(place))
                });
                let liking = 0.5 + liking(glance, card) - covered;
                if liking > best.1 {
                    best = (Answer::Build { card, over }, liking);
                }
            }
        });
        best.0
    }

    fn worth<'a>(&'a self, glance: &'a Glance<'a>) -> impl Fn(Card) -> f32 + 'a {
        let visible = glance.town(glance.seat()).visible();
        move |card| {
            if card.is_city() && visible.has(card) { -1.0 } else { liking(glance, card) }
        }
    }

    #[inline(always)]
    fn least(&self, glance: &Glance<'_>, cards: &Cards, n: usize) -> Cards {
        cheapest(glance, cards, n)
    }

    #[inline(always)]
    fn most(&self, glance: &Glance<'_>, cards: &Cards, n: usize) -> Cards {
        let mut dearest = *cards;
        dearest.remove_all(&cheapest(glance, cards, cards.len() - n.min(cards.len())));
        dearest
    }

    fn good(&self, price: f32) -> f32 {
        price
    }

    fn tuck(&self, _: &Glance<'_>, why: Why, ranking: &Ranking, at_most: usize) -> usize {
        match why {
            // The chapel takes what he likes least; the bank is filled when it is nearly over.
            Why::Building(Card::Bank) => 0,
            _ => ranking.below(2.5).min(at_most),
        }
    }

    fn swap(&self, _: &Glance<'_>, ranking: &Ranking, at_most: usize) -> usize {
        ranking.below(2.0).min(at_most)
    }

    fn standing(&self, glance: &Glance<'_>, building: Card) -> f32 {
        liking(glance, building)
    }

    fn confirm(&self, _: &Glance<'_>, _: Why) -> bool {
        true
    }
}

/// The `n` cheapest of some cards, and before them what stands in the town already. Whole groups
/// of equal cost are looked at at once.
#[inline(always)]
fn cheapest(glance: &Glance<'_>, cards: &Cards, n: usize) -> Cards {
    let standing = glance.town(glance.seat()).visible().and(CardSet::CITY);
    let mut taken = cards.only(standing);
    if taken.len() >= n {
        return any(&taken, n);
    }
    let left = cards.kinds().minus(standing);
    let missing = n - taken.len();
    let mut cheaper = Cards::NONE;
    for cost in 1..=7 {
        let cheap = cards.only(left.and(glance.rules().cost_at_most(cost)));
        if cheap.len() >= missing {
            let mut equal = cheap;
            equal.remove_all(&cheaper);
            taken.add_all(&any(&equal, missing - cheaper.len()));
            break;
        }
        cheaper = cheap;
    }
    taken.add_all(&cheaper);
    taken
}

/// Some `n` of these cards.
#[inline(always)]
fn any(cards: &Cards, n: usize) -> Cards {
    if cards.len() <= n {
        return *cards;
    }
    let mut taken = Cards::NONE;
    for card in cards.kinds() {
        let missing = n - taken.len();
        taken.add_n(card, cards.count(card).min(missing as u8));
    }
    taken
}

/// How much a beginner likes a card: the dearer the better, and points show.
#[inline(always)]
fn liking(glance: &Glance<'_>, card: Card) -> f32 {
    f32::from(glance.rules().cost(card)) + 0.5 * f32::from(glance.rules().points(card))
}

/// How much a beginner likes a role just now.
#[inline(always)]
fn appeal(glance: &Glance<'_>, role: Role) -> f32 {
    let town = glance.town(glance.seat());
    match role {
        Role::Builder => match dearest(glance, glance.affordable(1)) {
            Some(liking) => 2.0 + liking,
            None => 0.0,
        },
        Role::Producer => goods::worth_of_dearest(glance, None, town.empty_production(), 2),
        Role::Trader => {
            let tile = goods::next_tile(glance);
            1.5 * goods::worth_of_dearest(glance, tile, town.goods(), 2)
        }
        Role::Councillor => 3.0 - 0.2 * glance.hand().len() as f32,
        Role::Prospector => 1.5,
    }
}

#[inline(always)]
fn dearest(glance: &Glance<'_>, cards: CardSet) -> Option<f32> {
    cards.map(|card| liking(glance, card)).reduce(f32::max)
}
