//! How a seat stands, and what a building would be worth to it.

use super::weights::{Other, Weights};
use rules::{Card, CardSet, Edition, Glance, Town};

/// How a seat stands: looked at once for every decision.
pub(crate) struct Outlook<'a> {
    weights: &'a Weights,
    glance: &'a Glance<'a>,
    town: &'a Town,
    /// How much of the game is left, from 1 to 0.
    pub(crate) left: f32,
    /// What a card that is paid is worth.
    pub(crate) card: f32,
    /// By how many buildings the own town is ahead of the longest other one.
    pub(crate) ahead: f32,
    production: f32,
    kinds_in_hand: CardSet,
}

const SIXES: CardSet = {
    let mut sixes = CardSet::of(Card::GuildHall).or(CardSet::of(Card::CityHall));
    sixes = sixes.or(CardSet::of(Card::TriumphalArch)).or(CardSet::of(Card::Palace));
    sixes.or(CardSet::of(Card::Residence)).or(CardSet::of(Card::Cathedral))
};

impl<'a> Outlook<'a> {
    #[inline(always)]
    pub(crate) fn new(weights: &'a Weights, glance: &'a Glance<'a>) -> Outlook<'a> {
        let seat = glance.seat();
        let town = glance.town(seat);
        let mut longest = 0;
        for other in glance.rules().players().seats() {
            if other != seat {
                longest = longest.max(glance.town(other).len());
            }
        }
        let left = f32::from(12 - town.len().max(longest).min(12)) / 11.0;
        Outlook {
            weights,
            glance,
            town,
            left,
            card: weights.other(Other::CardPaid) + weights.other(Other::CardPaidLeft) * left,
            ahead: f32::from(town.len()) - f32::from(longest),
            production: f32::from(town.production_len()),
            kinds_in_hand: glance.hand().kinds(),
        }
    }

    /// What a building would be worth if it stood, before its price.
    #[inline(always)]
    pub(crate) fn value(&self, card: Card) -> f32 {
        let w = self.weights;
        let points = f32::from(self.glance.rules().points(card));
        let mut value = points + w.building(card, self.left);
        if card.is_production() {
            value += w.other(Other::ProductionMore) * self.production;
            if self.town.visible().has(card) {
                value += w.other(Other::ProductionSame);
            }
        } else if SIXES.has(card) {
            value += self.six(card);
        }
        let own = self.town.visible().and(SIXES);
        let helps = own.or(self.kinds_in_hand.and(SIXES));
        if helps.is_empty() { value } else { value + self.synergy(card, points, own) }
    }

    /// What a card in the hand is worth: what its building would be, if it can be had.
    #[inline(always)]
    pub(crate) fn worth(&self, card: Card) -> f32 {
        if card.is_city() && self.town.visible().has(card) {
            return -10.0;
        }
        let cost = f32::from(self.glance.rules().cost(card));
        let short = (cost - self.glance.hand().len() as f32).max(0.0);
        let w = self.weights;
        self.value(card)
            - cost * self.card * w.other(Other::Discount)
            - short * w.other(Other::Reach)
    }

    /// What a six-cost building brings for what stands now.
    fn six(&self, card: Card) -> f32 {
        let visible = self.town.visible();
        let count = |set: CardSet| visible.and(set).len() as f32;
        match card {
            Card::GuildHall if self.glance.rules().options().edition == Edition::Second => {
                self.production + count(CardSet::PRODUCTION)
            }
            Card::GuildHall => 2.0 * self.production,
            // It counts itself too.
            Card::CityHall => 1.0 + count(CardSet::CITY),
            Card::TriumphalArch => {
                let monuments = count(CardSet::MONUMENTS);
                let coming = self.kinds_in_hand.and(CardSet::MONUMENTS).len() as f32;
                let stand = if monuments > 0.0 { 2.0 + 2.0 * monuments } else { 0.0 };
                stand + coming * self.weights.other(Other::MonumentInHand)
            }
            Card::Palace => {
                let points = f32::from(self.glance.points(self.glance.seat()));
                points * 0.25 * (1.0 + self.weights.other(Other::Palace) * self.left)
            }
            _ => 0.0,
        }
    }

    /// What a building brings the six-cost buildings that stand or are in the hand.
    fn synergy(&self, card: Card, points: f32, own: CardSet) -> f32 {
        let w = self.weights;
        let hand = self.kinds_in_hand;
        let mut more = 0.0;
        let mut helps = |six: Card, stands: f32, in_hand: Other| {
            if own.has(six) {
                more += stands;
            } else if hand.has(six) && card != six {
                more += w.other(in_hand);
            }
        };
        if card.is_production() {
            helps(Card::GuildHall, 2.0, Other::GuildHallInHand);
        } else {
            helps(Card::CityHall, 1.0, Other::CityHallInHand);
        }
        if CardSet::MONUMENTS.has(card) {
            let first = self.town.visible().and(CardSet::MONUMENTS).is_empty();
            helps(Card::TriumphalArch, if first { 4.0 } else { 2.0 }, Other::ArchInHand);
        }
        if own.has(Card::Palace) {
            more += 0.25 * (points + more);
        }
        more
    }
}
