//! A position: the complete state of a game in plain lists, as a person would write it down.
//!
//! A position need not be possible; a [`Game`] always is. The only way from one to the other
//! checks everything and tells every reason for which a position is refused.

use crate::card::Card;
use crate::event_card::EventCard;
use crate::flow::Step;
use crate::game::Game;
use crate::options::Options;
use crate::pile::How;
use crate::place::Place;
use crate::role::Role;
use crate::seat::{Seat, SeatSet};
use crate::shuffle::Seed;
use crate::tile::Tile;

/// Everything there is to know about a game at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The options; the governor among them is ignored.
    pub options: Options,
    /// The number of the round, from 1 on.
    pub round: u8,
    /// The governor of this round.
    pub governor: Seat,
    /// Rounds in a row, the running one aside, in which nobody built.
    pub idle_rounds: u8,
    /// Whether somebody has built in this round.
    pub built_this_round: bool,
    /// What every seat holds.
    pub players: Vec<Holding>,
    /// The deck, top first.
    pub deck: Vec<Card>,
    /// The discard pile, in any order.
    pub discard: Vec<Card>,
    /// The stack of tiles, top first; the top one is open while trading goes on.
    pub tiles: [Tile; 5],
    /// How many different tiles have been turned up so far.
    pub tiles_seen: u8,
    /// Who took each role in this round, in the order of [`Role::ALL`].
    pub takers: [Option<Seat>; 5],
    /// Events that lie open.
    pub open_events: Vec<EventCard>,
    /// The event that is being carried out.
    pub event_in_play: Option<EventCard>,
    /// Cards turned up and not yet taken or discarded.
    pub revealed: Vec<Card>,
    /// Where the game stands.
    pub decision: Decision,
    /// The seed of the shuffles to come.
    pub seed: Seed,
    /// How many shuffles there have been.
    pub shuffles: u16,
}

/// What a seat holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Holding {
    /// The hand, in any order.
    pub hand: Vec<Card>,
    /// The buildings, in the order of their places.
    pub town: Vec<Standing>,
    /// Cards the councillor shows him.
    pub drawn: Vec<Card>,
    /// Whether he has used a bank.
    pub bank_used: bool,
    /// Whether his library has worked in this round; counts with two players.
    pub library_used: bool,
}

/// A visible building with what lies on and under it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The building.
    pub building: Card,
    /// The card that is its good.
    pub good: Option<Card>,
    /// What it covers, the lowest first.
    pub covers: Vec<Card>,
    /// Cards its owner tucked, which only he knows.
    pub tucked: Vec<Card>,
    /// Cards that were sold and tucked, which nobody knows.
    pub stored: Vec<Card>,
    /// Whether it was built in the phase that is going on, so that it does not work yet.
    pub fresh: bool,
}

impl Standing {
    /// A building with nothing on or under it.
    pub const fn of(building: Card) -> Standing {
        Standing {
            building,
            good: None,
            covers: Vec::new(),
            tucked: Vec::new(),
            stored: Vec::new(),
            fresh: false,
        }
    }
}

/// Where a game stands: the registers of [`crate::Flow`], without what follows from them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The question being asked.
    pub step: Step,
    /// Who owes an answer.
    pub pending: SeatSet,
    /// Whose turn it is; the governor before the first one.
    pub chooser: Seat,
    /// How many turns of the round are over.
    pub turn: u8,
    /// Whether a library doubles the chooser's privilege.
    pub library: bool,
    /// Whether anybody has sold in this trader phase.
    pub sold: bool,
    /// The building that asks each seat, where it is a building that asks.
    pub asked_by: [Option<Card>; Seat::MAX],
    /// How many cards each seat must discard that chose from its whole hand.
    pub to_discard: [u8; Seat::MAX],
    /// Where the building stands that is being paid for.
    pub paying: Option<Place>,
}

impl Game {
    /// The complete state, for files and for referees. It shows everything.
    pub fn position(&self) -> Position {
        let table = &self.table;
        let flow = &table.flow;
        Position {
            options: self.rules.options(),
            round: table.round,
            governor: table.governor,
            idle_rounds: table.idle_rounds,
            built_this_round: table.built_this_round,
            players: self.rules.players().seats().map(|seat| self.holding(seat)).collect(),
            deck: table.deck.iter().collect(),
            discard: table.discard.iter().collect(),
            tiles: table.tiles.stack(),
            tiles_seen: table.tiles.seen() as u8,
            takers: table.takers,
            open_events: table.open_events.collect(),
            event_in_play: table.event_in_play,
            revealed: table.revealed.iter().collect(),
            decision: Decision {
                step: flow.step,
                pending: flow.pending,
                chooser: flow.chooser,
                turn: flow.turn,
                library: flow.library,
                sold: flow.sold,
                asked_by: flow.asked_by,
                to_discard: flow.to_discard,
                paying: flow.payment.map(|payment| payment.place),
            },
            seed: table.seed,
            shuffles: table.shuffles,
        }
    }

    fn holding(&self, seat: Seat) -> Holding {
        let player = self.table.player(seat);
        let town = player.town();
        let standing = |place| {
            let building = town.building(place);
            let under = |how| {
                let cards = self.table.below(seat, place).filter(move |under| under.how() == how);
                cards.map(|under| under.card()).collect()
            };
            Standing {
                building,
                good: player.face(place),
                covers: under(How::Covered),
                tucked: under(How::Tucked),
                stored: under(How::Stored),
                fresh: building.is_city() && !town.active().has(building),
            }
        };
        Holding {
            hand: player.hand().iter().collect(),
            town: town.places().map(standing).collect(),
            drawn: player.drawn().collect(),
            bank_used: self.table.bank_used.has(seat),
            library_used: self.table.library_used.has(seat),
        }
    }
}

impl Position {
    /// Who took a role in this round.
    pub fn taker(&self, role: Role) -> Option<Seat> {
        self.takers[role as usize]
    }

    /// Every card of the position, wherever it is.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        let players = self.players.iter().flat_map(Holding::cards);
        let events = self.open_events.iter().chain(&self.event_in_play).map(|event| event.card());
        let piles = self.deck.iter().chain(&self.discard).chain(&self.revealed).copied();
        players.chain(events).chain(piles)
    }
}

impl Holding {
    fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        let loose = self.hand.iter().chain(&self.drawn).copied();
        loose.chain(self.town.iter().flat_map(Standing::cards))
    }
}

impl Standing {
    /// The building with everything on and under it.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        let under = self.covers.iter().chain(&self.tucked).chain(&self.stored);
        std::iter::once(self.building).chain(self.good).chain(under.copied())
    }
}
