//! What one seat sees of an event, and how that changes its view. (RULES 11)
//!
//! Every event gives every seat a sighting, if only an empty one, so each seat's stream has no
//! gaps that would tell something.

use crate::bag::Cards;
use crate::card::Card;
use crate::event::Event;
use crate::event_card::EventCard;
use crate::flow::{Flow, Step};
use crate::place::{Place, PlaceSet};
use crate::prompt::Why;
use crate::role::Role;
use crate::seat::{Seat, SeatSet};
use crate::tile::Tile;
use crate::view::{Seen, SeenBuilding, View};

/// An event as one seat sees it: what it may not know is left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each is the event of the same name, where every field is told")]
pub enum Sighting {
    RoundBegan { round: u8, governor: Seat },
    RoleTaken { seat: Seat, role: Role, library: bool },
    EventTaken { seat: Seat, event: EventCard },
    RoleVisited { seat: Seat, role: Role, library: bool },
    EventOver { event: EventCard },
    EventOpened { event: EventCard },
    Built { seat: Seat, card: Card, place: Place },
    BuiltOver { seat: Seat, card: Card, place: Place, covered: Card },
    Paid { seat: Seat, cards: Known, goods: PlaceSet },
    BuiltNothing { seat: Seat },
    BuildingsWork,
    Produced { seat: Seat, place: Place },
    Stored { seat: Seat, place: Place },
    TileTurned { tile: Tile },
    TileReturned,
    Sold { seat: Seat, places: PlaceSet, income: u8, tucked: Option<Place> },
    Drew { seat: Seat, card: Option<Card>, why: Why },
    Shown { seat: Seat, card: Option<Card> },
    Kept { seat: Seat, cards: Known, discarded: u8 },
    Discarded { seat: Seat, cards: Known, why: Why },
    Tucked { seat: Seat, place: Place, cards: Known, once: bool },
    Revealed { seat: Seat, card: Card },
    Took { seat: Seat, card: Card },
    RevealedDiscarded,
    Demolished { seat: Seat, place: Place, card: Card, tucked: u8 },
    Reshuffled { cards: u8 },
    GameEnded { tucked: [[u8; Place::MAX]; Seat::MAX] },
    Waiting(Flow),
}

/// Cards of which a seat knows the kinds, or only the number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// These cards.
    Cards(Cards),
    /// So many cards.
    Count(u8),
}

impl Known {
    /// How many cards.
    pub const fn len(&self) -> u8 {
        match self {
            Known::Cards(cards) => cards.len() as u8,
            Known::Count(count) => *count,
        }
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Event {
    /// What a seat sees of the event; `None` is somebody who only watches.
    pub fn seen_by(&self, viewer: Option<Seat>) -> Sighting {
        let owns = |seat: Seat| viewer == Some(seat);
        let known = |seat: Seat, cards: Cards| {
            if owns(seat) { Known::Cards(cards) } else { Known::Count(cards.len() as u8) }
        };
        match *self {
            Event::RoundBegan { round, governor } => Sighting::RoundBegan { round, governor },
            Event::RoleTaken { seat, role, library } => Sighting::RoleTaken { seat, role, library },
            Event::EventTaken { seat, event } => Sighting::EventTaken { seat, event },
            Event::RoleVisited { seat, role, library } => {
                Sighting::RoleVisited { seat, role, library }
            }
            Event::EventOver { event } => Sighting::EventOver { event },
            Event::EventOpened { event } => Sighting::EventOpened { event },
            Event::Built { seat, card, place } => Sighting::Built { seat, card, place },
            Event::BuiltOver { seat, card, place, covered } => {
                Sighting::BuiltOver { seat, card, place, covered }
            }
            Event::Paid { seat, cards, goods } => {
                Sighting::Paid { seat, cards: known(seat, cards), goods }
            }
            Event::BuiltNothing { seat } => Sighting::BuiltNothing { seat },
            Event::BuildingsWork => Sighting::BuildingsWork,
            Event::Produced { seat, place, card: _ } => Sighting::Produced { seat, place },
            Event::Stored { seat, place, card: _ } => Sighting::Stored { seat, place },
            Event::TileTurned { tile } => Sighting::TileTurned { tile },
            Event::TileReturned => Sighting::TileReturned,
            Event::Sold { seat, places, income, tucked } => {
                Sighting::Sold { seat, places, income, tucked }
            }
            Event::Drew { seat, card, why } => {
                Sighting::Drew { seat, card: owns(seat).then_some(card), why }
            }
            Event::Shown { seat, card } => {
                Sighting::Shown { seat, card: owns(seat).then_some(card) }
            }
            Event::Kept { seat, cards, discarded } => {
                Sighting::Kept { seat, cards: known(seat, cards), discarded }
            }
            Event::Discarded { seat, cards, why } => {
                Sighting::Discarded { seat, cards: known(seat, cards), why }
            }
            Event::Tucked { seat, place, cards, once } => {
                Sighting::Tucked { seat, place, cards: known(seat, cards), once }
            }
            Event::Revealed { seat, card } => Sighting::Revealed { seat, card },
            Event::Took { seat, card } => Sighting::Took { seat, card },
            Event::RevealedDiscarded => Sighting::RevealedDiscarded,
            Event::Demolished { seat, place, card, tucked } => {
                Sighting::Demolished { seat, place, card, tucked }
            }
            Event::Reshuffled { ref deck } => Sighting::Reshuffled { cards: deck.len() as u8 },
            Event::GameEnded { tucked } => Sighting::GameEnded { tucked },
            Event::Waiting(flow) => Sighting::Waiting(flow),
        }
    }
}

impl View {
    /// Lets what was seen happen.
    pub fn fold(&mut self, sighting: &Sighting) {
        match *sighting {
            Sighting::RoundBegan { round, governor } => {
                self.idle_rounds = if self.built_this_round { 0 } else { self.idle_rounds + 1 };
                self.built_this_round = false;
                self.round = round;
                self.governor = governor;
                self.takers = [None; 5];
                self.library_used = SeatSet::NONE;
            }
            Sighting::RoleTaken { seat, role, library } => {
                self.takers[role as usize] = Some(seat);
                self.note_library(seat, library);
            }
            Sighting::EventTaken { event, .. } => {
                self.open_events.remove(event);
                self.event_in_play = Some(event);
            }
            Sighting::RoleVisited { seat, library, .. } => self.note_library(seat, library),
            Sighting::EventOver { .. } => {
                self.event_in_play = None;
                self.discard += 1;
            }
            Sighting::EventOpened { event } => {
                self.deck -= 1;
                self.open_events.insert(event);
            }
            Sighting::Built { seat, card, .. } => {
                self.leave_hand(seat, card);
                let building = SeenBuilding {
                    building: card,
                    good: false,
                    covers: Vec::new(),
                    tucked: self.owns(seat).then_some(0),
                    tucked_cards: self.owns(seat).then_some(Cards::NONE),
                    stored: 0,
                    works: card.is_production(),
                };
                self.at(seat).town.push(building);
            }
            Sighting::BuiltOver { seat, card, place, covered } => {
                self.leave_hand(seat, card);
                let top = &mut self.at(seat).town[place.index()];
                let good = std::mem::take(&mut top.good);
                top.covers.push(covered);
                top.building = card;
                top.works = card.is_production();
                self.discard += u8::from(good);
            }
            Sighting::Paid { seat, ref cards, goods } => {
                self.leave(seat, cards);
                self.discard += cards.len() + goods.len() as u8;
                goods.for_each(|place| self.at(seat).town[place.index()].good = false);
            }
            Sighting::BuiltNothing { .. } => {}
            Sighting::BuildingsWork => {
                let towns = self.players.iter_mut().flat_map(|seen| &mut seen.town);
                towns.for_each(|building| building.works = true);
            }
            Sighting::Produced { seat, place } | Sighting::Stored { seat, place } => {
                self.deck -= 1;
                self.at(seat).town[place.index()].good = true;
            }
            Sighting::TileTurned { tile } => {
                self.tiles[0] = Some(tile);
                self.tiles_seen = (self.tiles_seen + 1).min(5);
            }
            Sighting::TileReturned => self.tiles.rotate_left(1),
            Sighting::Sold { seat, places, tucked, .. } => {
                places.for_each(|place| self.at(seat).town[place.index()].good = false);
                if let Some(under) = tucked {
                    self.at(seat).town[under.index()].stored += 1;
                }
                self.discard += places.len() as u8 - u8::from(tucked.is_some());
            }
            Sighting::Drew { seat, card, .. } => {
                self.deck -= 1;
                self.at(seat).hand += 1;
                card.into_iter().for_each(|card| self.hand.add(card));
            }
            Sighting::Shown { seat, card } => {
                self.deck -= 1;
                self.at(seat).drawn += 1;
                self.drawn.extend(card);
            }
            Sighting::Kept { seat, ref cards, discarded } => {
                self.at(seat).drawn = 0;
                self.at(seat).hand += cards.len();
                self.discard += discarded;
                if let Known::Cards(cards) = cards {
                    self.hand.add_all(cards);
                    self.drawn.clear();
                }
            }
            Sighting::Discarded { seat, ref cards, .. } => {
                self.leave(seat, cards);
                self.discard += cards.len();
            }
            Sighting::Tucked { seat, place, ref cards, once } => {
                self.leave(seat, cards);
                let building = &mut self.at(seat).town[place.index()];
                if let (Known::Cards(cards), Some(tucked), Some(tucked_cards)) =
                    (cards, &mut building.tucked, &mut building.tucked_cards)
                {
                    *tucked += cards.len() as u8;
                    tucked_cards.add_all(cards);
                }
                if once {
                    self.bank_used.insert(seat);
                }
            }
            Sighting::Revealed { card, .. } => {
                self.deck -= 1;
                self.revealed.push(card);
            }
            Sighting::Took { seat, card } => {
                if let Some(at) = self.revealed.iter().position(|&c| c == card) {
                    self.revealed.remove(at);
                }
                self.at(seat).hand += 1;
                if self.owns(seat) {
                    self.hand.add(card);
                }
            }
            Sighting::RevealedDiscarded => {
                self.discard += self.revealed.len() as u8;
                self.revealed.clear();
            }
            Sighting::Demolished { seat, place, tucked, .. } => {
                let gone = self.at(seat).town.remove(place.index());
                let buildings = gone.covers.iter().copied().chain([gone.building]);
                let (cathedral, others): (Vec<_>, Vec<_>) =
                    buildings.partition(|&card| card == Card::Cathedral);
                self.cathedral_open |= !cathedral.is_empty();
                self.discard += others.len() as u8 + u8::from(gone.good) + gone.stored + tucked;
            }
            Sighting::Reshuffled { cards } => {
                self.deck = cards;
                self.discard = 0;
            }
            Sighting::GameEnded { tucked } => {
                for (seen, tucked) in self.players.iter_mut().zip(tucked) {
                    let town = seen.town.iter_mut().zip(tucked);
                    town.for_each(|(building, tucked)| building.tucked = Some(tucked));
                }
            }
            Sighting::Waiting(flow) => self.flow = flow,
        }
        debug_assert!(self.flow.step != Step::Over || self.flow.pending.is_empty());
    }

    fn owns(&self, seat: Seat) -> bool {
        self.seat == Some(seat)
    }

    fn at(&mut self, seat: Seat) -> &mut Seen {
        &mut self.players[seat.index()]
    }

    fn note_library(&mut self, seat: Seat, library: bool) {
        if library {
            self.library_used.insert(seat);
        }
    }

    fn leave_hand(&mut self, seat: Seat, card: Card) {
        if card == Card::Cathedral {
            self.cathedral_open = false;
        } else {
            self.at(seat).hand -= 1;
            if self.owns(seat) {
                self.hand.remove(card);
            }
        }
        self.built_this_round = true;
    }

    fn leave(&mut self, seat: Seat, cards: &Known) {
        self.at(seat).hand -= cards.len();
        if let Known::Cards(cards) = cards {
            self.hand.remove_all(cards);
        }
    }
}
