//! What a role would bring: to the player, by his privilege, and to the others.

use super::outlook::Outlook;
use super::weights::{RoleFeature, Weights};
use crate::goods;
use rules::{Card, Glance, PlaceSet, Role, Town};

/// What a role is worth to the player who would take it now.
#[inline(always)]
pub(crate) fn worth(
    weights: &Weights,
    glance: &Glance<'_>,
    outlook: &Outlook<'_>,
    role: Role,
) -> f32 {
    let brings = match role {
        Role::Builder => builder(glance, outlook),
        Role::Producer => producer(glance),
        Role::Trader => trader(glance),
        Role::Councillor => councillor(glance),
        Role::Prospector => prospector(glance),
    };
    let players = f32::from(glance.rules().players().count());
    let mut features = [0.0; RoleFeature::COUNT];
    let mut set = |feature: RoleFeature, value: f32| features[feature as usize] = value;
    set(RoleFeature::Base, 1.0);
    set(RoleFeature::Left, outlook.left);
    set(RoleFeature::Hand, glance.hand().len() as f32 / 7.0);
    set(RoleFeature::Mine, brings.mine);
    set(RoleFeature::Privilege, brings.mine - brings.without);
    set(RoleFeature::Theirs, brings.theirs / (players - 1.0));
    set(RoleFeature::Ahead, outlook.ahead);
    set(RoleFeature::Late, f32::from(glance.flow().turn) / players);
    let weights = &weights.roles[role as usize];
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}

/// What a role brings, in cards or points, whatever it deals in.
struct Brings {
    mine: f32,
    without: f32,
    theirs: f32,
}

/// How much the privilege is: doubled by a library that works.
#[inline(always)]
fn privilege(town: &Town) -> u8 {
    1 + u8::from(town.active().has(Card::Library))
}

#[inline(always)]
fn opponents<'a>(glance: &Glance<'a>, brings: impl Fn(&'a Town, usize) -> f32) -> f32 {
    let mut sum = 0.0;
    for seat in glance.rules().players().seats() {
        if seat != glance.seat() {
            sum += brings(glance.town(seat), glance.hand_len(seat));
        }
    }
    sum
}

fn builder(glance: &Glance<'_>, outlook: &Outlook<'_>) -> Brings {
    let off = privilege(glance.town(glance.seat()));
    let with = glance.affordable(off);
    let without = glance.affordable(0);
    let (mut mine, mut plain) = (0.0_f32, 0.0_f32);
    for card in with {
        let cost = glance.cost(card, None);
        let value = outlook.value(card);
        let net = |cost: u8| value - f32::from(cost) * outlook.card;
        mine = mine.max(net(cost.saturating_sub(off)));
        if without.has(card) {
            plain = plain.max(net(cost));
        }
    }
    // What others could build nobody knows; the more cards they have the better it is.
    let theirs = opponents(glance, |_, hand| hand.min(7) as f32 / 7.0);
    Brings { mine, without: plain, theirs }
}

fn producer(glance: &Glance<'_>) -> Brings {
    let town = glance.town(glance.seat());
    let worth = |n| goods::worth_of_dearest(glance, None, town.empty_production(), n);
    trade(glance, worth, Town::empty_production, Card::Aqueduct)
}

fn trader(glance: &Glance<'_>) -> Brings {
    let town = glance.town(glance.seat());
    let tile = goods::next_tile(glance);
    let worth = |n| goods::worth_of_dearest(glance, tile, town.goods(), n);
    trade(glance, worth, Town::goods, Card::TradingPost)
}

/// Producing or selling: one good, one more with the privilege, and one more with a building.
#[inline(always)]
fn trade(
    glance: &Glance<'_>,
    worth: impl Fn(usize) -> f32,
    places: impl Fn(&Town) -> PlaceSet,
    one_more: Card,
) -> Brings {
    let town = glance.town(glance.seat());
    let number = |town: &Town| 1 + usize::from(town.active().has(one_more));
    Brings {
        mine: worth(number(town) + privilege(town) as usize),
        without: worth(number(town)),
        theirs: opponents(glance, |town, _| places(town).len().min(number(town)) as f32),
    }
}

fn councillor(glance: &Glance<'_>) -> Brings {
    let town = glance.town(glance.seat());
    let prefecture = |town: &Town| f32::from(u8::from(town.active().has(Card::Prefecture)));
    let kept = 1.0 + prefecture(town);
    Brings {
        mine: kept + f32::from(u8::from(town.active().has(Card::Archive))),
        without: kept - 0.5 * f32::from(privilege(town)),
        theirs: opponents(glance, |town, _| 1.0 + prefecture(town)),
    }
}

fn prospector(glance: &Glance<'_>) -> Brings {
    let finds = |town: &Town| {
        f32::from(u8::from(town.active().has(Card::GoldMine)))
            + f32::from(u8::from(town.active().has(Card::Goldsmith)))
    };
    let town = glance.town(glance.seat());
    Brings {
        mine: f32::from(privilege(town)) + 0.3 * finds(town),
        without: 0.3 * finds(town),
        theirs: opponents(glance, |town, _| 0.3 * finds(town)),
    }
}
