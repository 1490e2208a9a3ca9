//! What a seat holds: a hand, a town, and the cards the councillor shows.

use crate::bag::Cards;
use crate::card::{Card, CardSet};
use crate::pile::Hidden;
use crate::place::{Place, PlaceSet};

/// What a seat holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    pub(crate) hand: Cards,
    pub(crate) town: Town,
    /// Cards the councillor shows this player.
    pub(crate) drawn: Hidden<8>,
    /// The face of each good, which nobody knows.
    pub(crate) faces: [Option<Card>; Place::MAX],
    /// How many cards lie under each building; they are in [`crate::pile::Below`].
    pub(crate) under: [u8; Place::MAX],
    /// Where cards lie under a building.
    pub(crate) stacked: PlaceSet,
}

impl Player {
    pub(crate) const NONE: Player = Player {
        hand: Cards::NONE,
        town: Town::EMPTY,
        drawn: Hidden::NONE,
        faces: [None; Place::MAX],
        under: [0; Place::MAX],
        stacked: PlaceSet::NONE,
    };

    /// The hand.
    #[inline(always)]
    pub fn hand(&self) -> &Cards {
        &self.hand
    }

    /// The buildings.
    #[inline(always)]
    pub fn town(&self) -> &Town {
        &self.town
    }

    /// The cards the councillor shows him, in the order dealt.
    pub fn drawn(&self) -> impl Iterator<Item = Card> {
        self.drawn.iter()
    }

    /// The face of the good at a place, which no player knows.
    pub fn face(&self, place: Place) -> Option<Card> {
        self.faces[place.index()]
    }

    #[inline(always)]
    pub(crate) fn put_good(&mut self, place: Place, face: Card) {
        self.town.goods.insert(place);
        self.faces[place.index()] = Some(face);
    }

    #[inline(always)]
    pub(crate) fn take_good(&mut self, place: Place) -> Option<Card> {
        self.town.goods.remove(place);
        self.faces[place.index()].take()
    }

    /// Closes the gap after the building at `gone` has left. Nothing may lie under it any more.
    pub(crate) fn close_up(&mut self, gone: Place) {
        let from = gone.index();
        self.town.close_up(gone);
        self.faces[from..].rotate_left(1);
        self.under[from..].rotate_left(1);
        self.stacked = self.stacked.closed_up(gone);
    }
}

/// A player's visible buildings and where goods lie: what everybody sees of it, and nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Town {
    /// Buildings with a function or points, by kind; production buildings too.
    pub(crate) visible: CardSet,
    /// City buildings that work: those that stood when the builder phase began.
    pub(crate) active: CardSet,
    /// Where production buildings of each kind stand.
    pub(crate) production: [PlaceSet; 5],
    /// Where goods lie.
    pub(crate) goods: PlaceSet,
    pub(crate) buildings: [Card; Place::MAX],
    pub(crate) len: u8,
}

impl Town {
    pub(crate) const EMPTY: Town = Town {
        visible: CardSet::NONE,
        active: CardSet::NONE,
        production: [PlaceSet::NONE; 5],
        goods: PlaceSet::NONE,
        buildings: [Card::IndigoPlant; Place::MAX],
        len: 0,
    };

    /// How many buildings are visible.
    #[inline(always)]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether nothing stands.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Every place with a building.
    #[inline(always)]
    pub fn places(&self) -> PlaceSet {
        PlaceSet::first_n(self.len)
    }

    /// The building at a place; there must be one.
    #[inline(always)]
    pub fn building(&self, place: Place) -> Card {
        self.buildings[place.index()]
    }

    /// Where goods lie.
    #[inline(always)]
    pub fn goods(&self) -> PlaceSet {
        self.goods
    }

    /// Where a production building waits for a good.
    #[inline(always)]
    pub fn empty_production(&self) -> PlaceSet {
        self.all_production().minus(self.goods)
    }

    /// The kinds of building that are visible.
    #[inline(always)]
    pub fn visible(&self) -> CardSet {
        self.visible
    }

    /// The city buildings that work.
    #[inline(always)]
    pub fn active(&self) -> CardSet {
        self.active
    }

    /// Where production buildings of a kind stand; nowhere for a city building.
    #[inline(always)]
    pub fn places_of(&self, production: Card) -> PlaceSet {
        self.production.get(production.index()).copied().unwrap_or(PlaceSet::NONE)
    }

    /// Where a city building stands.
    pub fn place_of(&self, card: Card) -> Option<Place> {
        self.places().find(|&place| self.building(place) == card)
    }

    /// How many production buildings there are.
    pub fn production_len(&self) -> u8 {
        self.all_production().len() as u8
    }

    /// Where production buildings stand.
    #[inline(always)]
    pub fn all_production(&self) -> PlaceSet {
        self.production.iter().fold(PlaceSet::NONE, |all, &kind| all.or(kind))
    }

    #[inline(always)]
    pub(crate) fn set(&mut self, place: Place, card: Card) {
        self.buildings[place.index()] = card;
        self.visible.insert(card);
        if let Some(kind) = self.production.get_mut(card.index()) {
            kind.insert(place);
        }
    }

    /// Takes the top building of a place out of the sets of kinds.
    pub(crate) fn forget(&mut self, place: Place) {
        let card = self.building(place);
        let another = self.places().any(|p| p != place && self.building(p) == card);
        if !another {
            self.visible.remove(card);
        }
        self.active.remove(card);
        self.production.iter_mut().for_each(|kind| kind.remove(place));
    }

    /// Closes the gap after the building at `gone` has left.
    fn close_up(&mut self, gone: Place) {
        self.forget(gone);
        self.buildings[gone.index()..].rotate_left(1);
        self.buildings[Place::MAX - 1] = Card::IndigoPlant;
        self.production = self.production.map(|kind| kind.closed_up(gone));
        self.goods = self.goods.closed_up(gone);
        self.len -= 1;
    }
}
