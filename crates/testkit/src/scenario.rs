//! A table laid out by hand: what a test does not mention goes where it does no harm.

use crate::play::seat;
use rules::{
    Card, Edition, EventCard, Holding, Options, Players, Role, Seat, Seed, Standing, Tile,
};

/// A table for so many players: everybody has an indigo plant and an empty hand, it is round 5,
/// no role is taken, and the base game of the first edition is played.
pub fn scenario(players: usize) -> Scenario {
    let number = Players::new(players).expect("two, three or four play");
    let start = Holding { town: vec![Standing::of(Card::IndigoPlant)], ..Holding::default() };
    Scenario {
        options: Options::base(number),
        holdings: vec![start; players],
        goods: Vec::new(),
        tucked: Vec::new(),
        stored: Vec::new(),
        deck: Vec::new(),
        discard: Vec::new(),
        rest: Rest::Deck,
        tiles: Tile::ALL,
        tiles_seen: 0,
        round: 5,
        idle: 0,
        governor: None,
        turn: None,
        takers: [None; 5],
        open: Vec::new(),
        seed: Seed::from_number(2004),
    }
}

/// Runs a test in both editions, New Buildings and all.
#[track_caller]
pub fn both_editions(test: impl Fn(Edition)) {
    Edition::ALL.into_iter().for_each(test);
}

/// A table in the making.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub(crate) options: Options,
    pub(crate) holdings: Vec<Holding>,
    /// Goods of which only the place matters.
    pub(crate) goods: Vec<(usize, usize)>,
    pub(crate) tucked: Vec<(usize, usize, usize)>,
    pub(crate) stored: Vec<(usize, usize, usize)>,
    pub(crate) deck: Vec<Card>,
    pub(crate) discard: Vec<Card>,
    pub(crate) rest: Rest,
    pub(crate) tiles: [Tile; 5],
    pub(crate) tiles_seen: u8,
    pub(crate) round: u8,
    pub(crate) idle: u8,
    pub(crate) governor: Option<usize>,
    pub(crate) turn: Option<u8>,
    pub(crate) takers: [Option<Seat>; 5],
    pub(crate) open: Vec<EventCard>,
    pub(crate) seed: Seed,
}

/// Where the cards go that no test mentioned.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Rest {
    Deck,
    Discard,
    Tucked(usize, usize),
}

impl Scenario {
    /// Whose wording holds.
    pub fn edition(mut self, edition: Edition) -> Scenario {
        self.options.edition = edition;
        self
    }

    /// With the New Buildings of the edition and the cathedral.
    pub fn new_buildings(mut self) -> Scenario {
        self.options.new_buildings = true;
        self
    }

    /// With the six events.
    pub fn events(mut self) -> Scenario {
        self.options.events = true;
        self
    }

    /// A seat's buildings, place by place; they have stood there for a while.
    pub fn town(mut self, seat: usize, buildings: &[Card]) -> Scenario {
        self.holdings[seat].town = buildings.iter().map(|&card| Standing::of(card)).collect();
        self
    }

    /// A good with a certain face.
    pub fn good_on(mut self, seat: usize, place: usize, face: Card) -> Scenario {
        self.holdings[seat].town[place].good = Some(face);
        self
    }

    /// Goods with faces that do not matter.
    pub fn goods(mut self, seat: usize, places: &[usize]) -> Scenario {
        self.goods.extend(places.iter().map(|&place| (seat, place)));
        self
    }

    /// So many cards tucked under a building, whichever.
    pub fn tucked(mut self, seat: usize, place: usize, cards: usize) -> Scenario {
        self.tucked.push((seat, place, cards));
        self
    }

    /// Certain cards tucked under a building.
    pub fn tucked_cards(mut self, seat: usize, place: usize, cards: &[Card]) -> Scenario {
        self.holdings[seat].town[place].tucked.extend(cards);
        self
    }

    /// So many cards that were sold and lie under a harbor, whichever.
    pub fn stored(mut self, seat: usize, place: usize, cards: usize) -> Scenario {
        self.stored.push((seat, place, cards));
        self
    }

    /// Certain cards that were sold and lie under a harbor.
    pub fn stored_cards(mut self, seat: usize, place: usize, cards: &[Card]) -> Scenario {
        self.holdings[seat].town[place].stored.extend(cards);
        self
    }

    /// What a building covers, the lowest first.
    pub fn covers(mut self, seat: usize, place: usize, cards: &[Card]) -> Scenario {
        self.holdings[seat].town[place].covers.extend(cards);
        self
    }

    /// A seat's hand.
    pub fn holds(mut self, seat: usize, cards: &[Card]) -> Scenario {
        self.holdings[seat].hand.extend(cards);
        self
    }

    /// A seat has used its bank.
    pub fn bank_used(mut self, seat: usize) -> Scenario {
        self.holdings[seat].bank_used = true;
        self
    }

    /// A seat's library has worked in this round.
    pub fn library_used(mut self, seat: usize) -> Scenario {
        self.holdings[seat].library_used = true;
        self
    }

    /// The top of the deck, the topmost card first.
    pub fn deck(mut self, cards: &[Card]) -> Scenario {
        self.deck.extend(cards);
        self
    }

    /// Cards in the discard pile.
    pub fn discard(mut self, cards: &[Card]) -> Scenario {
        self.discard.extend(cards);
        self
    }

    /// What is not mentioned is discarded: the deck has the cards stacked on it and no others.
    pub fn rest_discarded(mut self) -> Scenario {
        self.rest = Rest::Discard;
        self
    }

    /// What is not mentioned lies buried under a chapel or a bank: deck and discard pile have
    /// only the cards that were named.
    pub fn rest_tucked(mut self, seat: usize, place: usize) -> Scenario {
        self.rest = Rest::Tucked(seat, place);
        self
    }

    /// The stack of tiles by their letters, top first.
    pub fn tiles(mut self, letters: &str) -> Scenario {
        let tiles = letters.split("").filter_map(Tile::from_id).collect::<Vec<_>>();
        self.tiles = tiles.try_into().expect("five tiles");
        self
    }

    /// How many different tiles have been turned up so far.
    pub fn tiles_seen(mut self, seen: u8) -> Scenario {
        self.tiles_seen = seen;
        self
    }

    /// The number of the round.
    pub fn round(mut self, round: u8) -> Scenario {
        self.round = round;
        self
    }

    /// Rounds in a row, before this one, in which nobody built.
    pub fn idle(mut self, rounds: u8) -> Scenario {
        self.idle = rounds;
        self.round = self.round.max(rounds + 1);
        self
    }

    /// The governor of the round.
    pub fn governor(mut self, seat: usize) -> Scenario {
        self.governor = Some(seat);
        self
    }

    /// Roles taken in this round, each a turn that is over.
    pub fn taken(mut self, takers: &[(Role, usize)]) -> Scenario {
        for &(role, taker) in takers {
            self.takers[role as usize] = Some(seat(taker));
        }
        self
    }

    /// How many turns of the round are over; without it, as many as roles are taken.
    pub fn turn(mut self, over: u8) -> Scenario {
        self.turn = Some(over);
        self
    }

    /// Events that lie open beside the roles.
    pub fn open(mut self, events: &[EventCard]) -> Scenario {
        self.options.events = true;
        self.open.extend(events);
        self
    }

    /// The seed of later shuffles.
    pub fn seed(mut self, number: u64) -> Scenario {
        self.seed = Seed::from_number(number);
        self
    }
}
