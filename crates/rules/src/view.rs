//! What one seat may know, built up from nothing. (RULES 11)
//!
//! A view is filled field by field; it is never a table with something taken out. Two properties
//! guard it: it does not change when what it hides changes, and folding a seat's sightings into
//! its old view gives its new one.

use crate::bag::Cards;
use crate::card::{Card, CardSet};
use crate::event_card::{EventCard, EventSet};
use crate::flow::{Flow, Step};
use crate::game::Game;
use crate::pile::How;
use crate::place::{Place, PlaceSet};
use crate::ruleset::Rules;
use crate::seat::{Seat, SeatSet};
use crate::tile::Tile;

/// A game as one seat may see it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The rules it is played by.
    pub rules: &'static Rules,
    /// Whose view this is; `None` is somebody who only watches.
    pub seat: Option<Seat>,
    /// The number of the round.
    pub round: u8,
    /// The governor.
    pub governor: Seat,
    /// Rounds in a row, the running one aside, in which nobody built.
    pub idle_rounds: u8,
    /// Whether somebody has built in this round.
    pub built_this_round: bool,
    /// Who took each role in this round, in the order of [`crate::Role::ALL`].
    pub takers: [Option<Seat>; 5],
    /// Whose library has worked in this round; counts with two players.
    pub library_used: SeatSet,
    /// Who has used his bank.
    pub bank_used: SeatSet,
    /// Every seat, as this one sees it.
    pub players: Vec<Seen>,
    /// The own hand.
    pub hand: Cards,
    /// The cards the councillor shows to this seat.
    pub drawn: Vec<Card>,
    /// How many cards the deck has.
    pub deck: u8,
    /// How many cards the discard pile has.
    pub discard: u8,
    /// The stack of tiles, top first, as far as they have been seen.
    pub tiles: [Option<Tile>; 5],
    /// How many different tiles have been seen.
    pub tiles_seen: u8,
    /// Events lying open.
    pub open_events: EventSet,
    /// The event that is being carried out.
    pub event_in_play: Option<EventCard>,
    /// Whether the cathedral lies beside the roles.
    pub cathedral_open: bool,
    /// Cards turned up and not yet taken or discarded.
    pub revealed: Vec<Card>,
    /// What is being asked, and of whom.
    pub flow: Flow,
}

/// A seat as another one sees it, or as it sees itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen {
    /// How many cards are in the hand.
    pub hand: u8,
    /// How many cards the councillor shows him.
    pub drawn: u8,
    /// The visible buildings, in the order of their places.
    pub town: Vec<SeenBuilding>,
}

/// A building as a seat sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct SeenBuilding {
    /// The building.
    pub building: Card,
    /// Whether a good lies on it. Nobody knows which card that is.
    pub good: bool,
    /// What it covers, the lowest first.
    pub covers: Vec<Card>,
    /// How many cards its owner tucked; others learn it when the game is over.
    pub tucked: Option<u8>,
    /// Which cards those are; only their owner knows.
    pub tucked_cards: Option<Cards>,
    /// How many sold cards were tucked. Nobody knows which.
    pub stored: u8,
    /// Whether it works: a city building that did not stand when this phase began does not.
    pub works: bool,
}

impl Game {
    /// What a seat may know.
    pub fn view(&self, seat: Seat) -> View {
        self.view_of(Some(seat))
    }

    /// What somebody may know who only watches.
    pub fn public_view(&self) -> View {
        self.view_of(None)
    }

    fn view_of(&self, viewer: Option<Seat>) -> View {
        let table = &self.table;
        let own = viewer.map(|seat| table.player(seat));
        View {
            rules: self.rules,
            seat: viewer,
            round: table.round,
            governor: table.governor,
            idle_rounds: table.idle_rounds,
            built_this_round: table.built_this_round,
            takers: table.takers,
            library_used: table.library_used,
            bank_used: table.bank_used,
            players: self.rules.players().seats().map(|seat| self.seen(seat, viewer)).collect(),
            hand: own.map_or(Cards::NONE, |player| *player.hand()),
            drawn: own.map_or(Vec::new(), |player| player.drawn().collect()),
            deck: table.deck.len() as u8,
            discard: table.discard.len() as u8,
            tiles: table.tiles.known(table.flow.step == Step::Sell),
            tiles_seen: table.tiles.seen() as u8,
            open_events: table.open_events,
            event_in_play: table.event_in_play,
            cathedral_open: table.cathedral_open,
            revealed: table.revealed.iter().collect(),
            flow: table.flow,
        }
    }

    fn seen(&self, seat: Seat, viewer: Option<Seat>) -> Seen {
        let player = self.table.player(seat);
        let own = viewer == Some(seat);
        Seen {
            hand: player.hand().len() as u8,
            drawn: player.drawn.len() as u8,
            town: player
                .town()
                .places()
                .map(|place| self.seen_building(seat, place, own))
                .collect(),
        }
    }

    fn seen_building(&self, seat: Seat, place: Place, own: bool) -> SeenBuilding {
        let town = self.table.town(seat);
        let building = town.building(place);
        let under = |how| {
            let cards = self.table.below(seat, place).filter(move |under| under.how() == how);
            cards.map(|under| under.card())
        };
        let count_known = own || self.is_over();
        SeenBuilding {
            building,
            good: town.goods().has(place),
            covers: under(How::Covered).collect(),
            tucked: count_known.then(|| under(How::Tucked).count() as u8),
            tucked_cards: own.then(|| under(How::Tucked).collect()),
            stored: under(How::Stored).count() as u8,
            works: building.is_production() || town.active().has(building),
        }
    }
}

impl View {
    /// The kinds of city building of a seat that work.
    pub fn active(&self, seat: Seat) -> CardSet {
        let town = self.players.get(seat.index()).map_or(&[][..], |seen| &seen.town);
        town.iter().filter(|b| b.works && b.building.is_city()).map(|b| b.building).collect()
    }

    /// Where a seat's goods lie.
    pub fn goods(&self, seat: Seat) -> PlaceSet {
        let town = self.players.get(seat.index()).map_or(&[][..], |seen| &seen.town);
        let places = (0..Place::MAX).filter_map(Place::new);
        places.zip(town).filter(|(_, b)| b.good).map(|(place, _)| place).collect()
    }
}
