//! What a building costs, as a sum of named parts, and what a player can pay. (RULES 5.1)

use crate::answer::Illegal;
use crate::card::{Card, CardSet};
use crate::game::Game;
use crate::place::{Place, PlaceSet};
use crate::powers::at::{self, Number};
use crate::seat::Seat;
use std::ops::ControlFlow;

/// What building a card at a site costs a player in the builder phase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Price {
    /// The card.
    pub card: Card,
    /// The place built over; `None` is a new site.
    pub over: Option<Place>,
    /// The printed cost.
    pub printed: u8,
    /// What is taken off it, part by part.
    pub off: Vec<Part>,
    /// What is to be paid: the printed cost less all parts, but never below 0.
    pub total: u8,
    /// How many goods may be part of the payment.
    pub goods: u8,
    /// Why the player may not build it now, if he may not.
    pub refused: Option<Illegal>,
}

/// Something that lowers a price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// What it is.
    pub reason: Reason,
    /// By how much.
    pub cards: u8,
}

/// What lowers a price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The privilege of having chosen the builder.
    Privilege,
    /// A building of the player: library, smithy, quarry.
    Building(Card),
    /// The building that is built over.
    Over(Card),
}

impl Game {
    /// The price of a card at a site as it is for this seat now; outside the builder phase, as
    /// it would be if somebody else chose the builder. `refused` tells why it cannot be built.
    pub fn price(&self, seat: Seat, card: Card, over: Option<Place>) -> Price {
        let site = self.site(seat, over);
        let mut off = Vec::new();
        let mut part = |reason, cards| {
            if cards > 0 {
                off.push(Part { reason, cards });
            }
        };
        let privileges = self.privileges(seat, CardSet::NONE);
        part(Reason::Privilege, privileges);
        for library in site.active.and(at::PRIVILEGES.speakers) {
            let more = self.privileges(seat, site.active) - privileges;
            part(Reason::Building(library), more);
        }
        let discount = discount(card);
        for building in site.active.and(discount.speakers) {
            part(Reason::Building(building), discount.each);
        }
        if let Some(covered) = site.covered {
            part(Reason::Over(covered), site.value);
        }
        let total = self.cost_at(seat, card, &site);
        Price {
            card,
            over,
            printed: self.rules().cost(card),
            off,
            total,
            goods: site.goods.min(total),
            refused: self.check_build(seat, card, over).err(),
        }
    }

    /// The price of every card of the hand and of the cathedral, if it lies open, at every site.
    pub fn prices(&self, seat: Seat) -> Vec<Price> {
        let mut prices = Vec::new();
        let town = self.table().town(seat);
        let builds_over = self.builds_over(seat);
        for card in self.buildable_kinds(seat) {
            prices.push(self.price(seat, card, None));
            if builds_over {
                prices.extend(town.places().map(|place| self.price(seat, card, Some(place))));
            }
        }
        prices
    }

    /// Why a seat may not build this card at this site now.
    pub(crate) fn check_build(
        &self,
        seat: Seat,
        card: Card,
        over: Option<Place>,
    ) -> Result<(), Illegal> {
        let town = self.table().town(seat);
        self.check_card(seat, card)?;
        if let Some(place) = over {
            if !town.places().has(place) {
                return Err(Illegal::NoSuchPlace { place });
            }
            let covered = town.building(place);
            let cards = self.may_cover(seat, covered).ok_or(Illegal::NothingBuildsOver)?;
            if !cards.has(card) {
                return Err(Illegal::MayNotCover { card, covered });
            }
        }
        let site = self.site(seat, over);
        let price = self.cost_at(seat, card, &site);
        let means = self.means(seat, card, &site);
        if price > means { Err(Illegal::TooDear { price, means }) } else { Ok(()) }
    }

    /// Whether the card is the player's to build at all, wherever.
    pub(crate) fn check_card(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let player = self.table().player(seat);
        if card == Card::Cathedral {
            if !self.table().cathedral_open() {
                return Err(Illegal::CathedralNotOpen);
            }
        } else if player.hand().count(card) == 0 {
            return Err(Illegal::NotInHand { card });
        }
        if card.is_city() && player.town().visible().has(card) {
            return Err(Illegal::AlreadyStands { card });
        }
        Ok(())
    }

    /// The cards a seat could build if it had the money: its hand, and the open cathedral.
    #[inline(always)]
    pub(crate) fn buildable_kinds(&self, seat: Seat) -> CardSet {
        let hand = self.table().player(seat).hand().kinds();
        if self.table().cathedral_open() { hand.or(CardSet::of(Card::Cathedral)) } else { hand }
    }

    /// Visits every site at which a seat may build something, with what it may build there: a
    /// new site first, then the places in order, of interchangeable ones the lowest. (R19)
    #[inline]
    pub(crate) fn visit_sites(
        &self,
        seat: Seat,
        mut visit: impl FnMut(Option<Place>, CardSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let on_new_site = self.buildable_on_new_site(seat);
        if !on_new_site.is_empty() {
            visit(None, on_new_site)?;
        }
        if self.builds_over(seat) {
            let hand = self.table().player(seat).hand().kinds();
            self.visit_covered_sites(seat, hand, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// As [`Game::visit_sites`], without a new site and as if the hand had these kinds of card.
    fn visit_covered_sites(
        &self,
        seat: Seat,
        hand: CardSet,
        mut visit: impl FnMut(Option<Place>, CardSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let town = self.table().town(seat);
        for place in self.table().lowest_of_each(seat, town.places()) {
            let cards = self
                .affordable(seat, &self.site(seat, Some(place)), hand)
                .and(self.may_cover(seat, town.building(place)).unwrap_or(CardSet::NONE));
            if !cards.is_empty() {
                visit(Some(place), cards)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a building of the seat lets it build over others.
    #[inline(always)]
    pub(crate) fn builds_over(&self, seat: Seat) -> bool {
        !self.table().town(seat).active().and(at::BUILDS_OVER).is_empty()
    }

    /// Whether a seat may build anything.
    #[inline]
    pub(crate) fn can_build(&self, seat: Seat) -> bool {
        self.can_build_from(seat, self.table().player(seat).hand().kinds())
    }

    /// The same if the hand, as large as it is, had these kinds of card.
    #[inline(always)]
    pub(crate) fn can_build_from(&self, seat: Seat, hand: CardSet) -> bool {
        let any = |_, _| ControlFlow::Break(());
        !self.affordable(seat, &self.site(seat, None), hand).is_empty()
            || (self.builds_over(seat) && self.visit_covered_sites(seat, hand, any).is_break())
    }

    /// What a seat may build on a new site.
    #[inline(always)]
    pub(crate) fn buildable_on_new_site(&self, seat: Seat) -> CardSet {
        self.affordable(seat, &self.site(seat, None), self.table().player(seat).hand().kinds())
    }

    /// What a seat can pay for at a site and does not have already, without looking at cards one
    /// by one: whatever costs at most what it can pay and what is taken off. `hand` is what kinds
    /// of card the hand has.
    #[inline]
    fn affordable(&self, seat: Seat, site: &Site, hand: CardSet) -> CardSet {
        self.affordable_at(seat, site, hand, 0)
    }

    /// The same if everything were cheaper by `off`.
    #[inline(always)]
    pub(crate) fn affordable_at(&self, seat: Seat, site: &Site, hand: CardSet, off: u8) -> CardSet {
        let player = self.table().player(seat);
        let off = off + self.privileges(seat, site.active) + site.value;
        let most = off + player.hand().len() as u8 + site.goods;
        let affordable = |most: u8| {
            let production = most + at::PRODUCTION_DISCOUNT.of(site.active);
            let city = most + at::CITY_DISCOUNT.of(site.active);
            let production = self.rules().cost_at_most(production).and(CardSet::PRODUCTION);
            let city = self.rules().cost_at_most(city).and(CardSet::CITY);
            production.or(city.minus(player.town().visible()))
        };
        // A hand card that is built cannot pay for itself; the cathedral is no hand card.
        let mut buildable = affordable(most.saturating_sub(1)).and(hand);
        if self.table().cathedral_open() {
            buildable = buildable.or(affordable(most).and(CardSet::of(Card::Cathedral)));
        }
        buildable
    }

    /// What helps with building at a site.
    #[inline(always)]
    pub(crate) fn site(&self, seat: Seat, over: Option<Place>) -> Site {
        let town = self.table().town(seat);
        match over {
            None => Site::open(town.active(), town.goods()),
            Some(place) => {
                // From this moment the building that is covered gives nothing any more. (R2)
                let covered = town.building(place);
                let mut goods = town.goods();
                goods.remove(place);
                let mut site = Site::open(town.active().minus(CardSet::of(covered)), goods);
                site.covered = Some(covered);
                site.value = self.salvage(covered);
                site
            }
        }
    }

    /// What a covered building takes off the price.
    pub(crate) fn salvage(&self, covered: Card) -> u8 {
        self.rules().powers(covered).salvage.unwrap_or(self.rules().cost(covered))
    }

    /// What is to be paid for a card at a site.
    #[inline(always)]
    pub(crate) fn cost_at(&self, seat: Seat, card: Card, site: &Site) -> u8 {
        let off = self.privileges(seat, site.active) + discount(card).of(site.active) + site.value;
        self.rules().cost(card).saturating_sub(off)
    }

    /// The most a seat can pay for a card at a site.
    #[inline(always)]
    pub(crate) fn means(&self, seat: Seat, card: Card, site: &Site) -> u8 {
        let from_hand = usize::from(card != Card::Cathedral);
        let hand = self.table().player(seat).hand().len();
        hand.saturating_sub(from_hand) as u8 + site.goods
    }

    /// The cards a seat may build over a building; `None` if it cannot build over at all.
    fn may_cover(&self, seat: Seat, old: Card) -> Option<CardSet> {
        let crane = self.table().town(seat).active().and(at::BUILDS_OVER).first()?;
        self.rules().powers(crane).builds_over.map(|cards| cards(old))
    }
}

/// The buildings that lower the price of a card, and by how much each does.
#[inline(always)]
fn discount(card: Card) -> Number {
    if card.is_production() { at::PRODUCTION_DISCOUNT } else { at::CITY_DISCOUNT }
}

/// A place to build on, with what helps building there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    /// The buildings that still work when the new one has been laid there.
    pub(crate) active: CardSet,
    /// How many goods may be part of the payment.
    pub(crate) goods: u8,
    /// The building that is covered.
    pub(crate) covered: Option<Card>,
    /// What it takes off the price.
    pub(crate) value: u8,
}

impl Site {
    /// A site where nothing is covered.
    #[inline(always)]
    fn open(active: CardSet, goods: PlaceSet) -> Site {
        let goods = at::GOODS_AS_CARDS.of(active).min(goods.len() as u8);
        Site { active, goods, covered: None, value: 0 }
    }
}
