//! What the network says: how much it wants each step, one number a step.
//!
//! The same card to keep, to pay with and to build are different things to want, so each has its
//! own number. Of all of them only those that are possible are ever worked out.

use crate::steps::Step;
use rules::{Ask, Card, CardSet, Deal, EventCard, Glance, Place, Prompt, Purpose, Role};

const KINDS: usize = Card::COUNT;

const ROLE: usize = 0;
const WITHOUT_LIBRARY: usize = ROLE + Role::ALL.len();
const EVENT: usize = WITHOUT_LIBRARY + Role::ALL.len();
const PASS: usize = EVENT + EventCard::ALL.len();
const BUILD: usize = PASS + 1;
const NEW_SITE: usize = BUILD + KINDS;
const OVER: usize = NEW_SITE + 1;
const PAY: usize = OVER + KINDS;
const PAY_GOOD: usize = PAY + KINDS;
const PRODUCE: usize = PAY_GOOD + KINDS;
const SELL: usize = PRODUCE + KINDS;
/// Cards to keep, discard, tuck and exchange.
const CHOOSE: usize = SELL + KINDS;
/// The same, when enough was chosen; then enough produced, sold.
const ENOUGH: usize = CHOOSE + 4 * KINDS;
const CONFIRM: usize = ENOUGH + 6;
const DEMOLISH: usize = CONFIRM + 2;

/// How many steps there are.
pub const OUTPUTS: usize = DEMOLISH + KINDS;

/// The number of a step that a seat may take.
#[inline(always)]
pub fn output(glance: &Glance<'_>, prompt: &Prompt, step: Step) -> usize {
    let standing = |place: Place| glance.town(glance.seat()).building(place).index();
    match step {
        Step::Role(role, Some(false)) => WITHOUT_LIBRARY + role as usize,
        Step::Role(role, _) => ROLE + role as usize,
        Step::Event(event) => EVENT + event as usize,
        Step::Pass => PASS,
        Step::Build(card) => BUILD + card.index(),
        Step::Site(None) => NEW_SITE,
        Step::Site(Some(place)) => OVER + standing(place),
        Step::Card(card) => match prompt.ask {
            Ask::Cards { to, .. } => CHOOSE + purpose(to) * KINDS + card.index(),
            _ => PAY + card.index(),
        },
        Step::Place(place) => match prompt.ask {
            Ask::Goods { to: Deal::Produce, .. } => PRODUCE + standing(place),
            Ask::Goods { to: Deal::Sell, .. } => SELL + standing(place),
            _ => PAY_GOOD + standing(place),
        },
        Step::Enough => match prompt.ask {
            Ask::Cards { to, .. } => ENOUGH + purpose(to),
            Ask::Goods { to: Deal::Sell, .. } => ENOUGH + 5,
            _ => ENOUGH + 4,
        },
        Step::Confirm(yes) => CONFIRM + usize::from(yes),
        Step::Demolish(place) => DEMOLISH + standing(place),
    }
}

#[inline(always)]
pub(super) fn purpose(to: Purpose) -> usize {
    match to {
        Purpose::Keep => 0,
        Purpose::Discard => 1,
        Purpose::Tuck => 2,
        Purpose::Swap => 3,
    }
}

const _: () = assert!(CardSet::PRODUCTION.len() == 5);
