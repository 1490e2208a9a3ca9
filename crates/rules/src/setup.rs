//! Setting up a game. (RULES 3)

use crate::bag::Cards;
use crate::card::Card;
use crate::event_card::EventSet;
use crate::flow::Flow;
use crate::game::Game;
use crate::options::{Opening, Options};
use crate::phases::{opening, turn};
use crate::pile::{Below, Deck, Hidden};
use crate::place::Place;
use crate::prompt::Why;
use crate::role::RoleSet;
use crate::ruleset::Rules;
use crate::seat::{Seat, SeatSet};
use crate::shuffle::{Seed, Stream};
use crate::table::Table;
use crate::tile::{Tile, Tiles};
use crate::town::Player;

/// What the first shuffles would decide, decided beforehand. What is left out is left to the
/// seed; so are the later shuffles.
#[derive(Clone, Debug, Default)]
pub struct Chance {
    /// The deck before dealing, top first, without the players' first buildings.
    pub deck: Option<Vec<Card>>,
    /// The stack of tiles, top first.
    pub tiles: Option<[Tile; 5]>,
}

/// Why a game cannot be set up as asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The governor sits at no seat of this table.
    NoSuchGovernor {
        /// The seat.
        seat: Seat,
    },
    /// The deck has the wrong number of a card.
    WrongDeck {
        /// The card.
        card: Card,
        /// How many were given.
        given: usize,
        /// How many there must be.
        wanted: usize,
    },
    /// A tile is missing, and so another is there twice.
    MissingTile {
        /// The tile.
        tile: Tile,
    },
}

impl std::fmt::Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SetupError::NoSuchGovernor { seat } => {
                write!(f, "the governor's seat {seat} is not at this table")
            }
            SetupError::WrongDeck { card, given, wanted } => {
                write!(f, "the deck has {given} of {card}, it must have {wanted}")
            }
            SetupError::MissingTile { tile } => write!(f, "tile {} is missing", tile.id()),
        }
    }
}

impl std::error::Error for SetupError {}

impl Game {
    /// A new game. Everything left to chance comes from the seed. A governor who does not sit
    /// at the table counts as left to chance; [`Game::with_chance`] refuses him.
    pub fn new(mut options: Options, seed: Seed) -> Game {
        options.governor = options.governor.filter(|&seat| sits(&options, seat));
        Game::with_chance(options, seed, &Chance::default())
            .expect("with everything left to chance nothing is wrong")
    }

    /// As [`Game::new`], and veiled from the deal on: where the opening hand is chosen everybody
    /// is asked for it.
    pub fn new_veiled(mut options: Options, seed: Seed) -> Game {
        options.governor = options.governor.filter(|&seat| sits(&options, seat));
        Game::with_chance_veiled(options, seed, &Chance::default())
            .expect("with everything left to chance nothing is wrong")
    }

    /// A new game with the deck, the tiles or both in a given order.
    pub fn with_chance(options: Options, seed: Seed, chance: &Chance) -> Result<Game, SetupError> {
        Ok(deal(lay_table(options, seed, chance)?))
    }

    /// As [`Game::with_chance`], and veiled from the deal on.
    pub fn with_chance_veiled(
        options: Options,
        seed: Seed,
        chance: &Chance,
    ) -> Result<Game, SetupError> {
        Ok(deal(lay_table(options, seed, chance)?.veiled()))
    }
}

/// A table with everything in its place and nothing dealt yet.
fn lay_table(options: Options, seed: Seed, chance: &Chance) -> Result<Game, SetupError> {
    let rules = Rules::of(options);
    let mut stream = Stream::new(seed, 0);
    // Drawn in any case, so that naming a governor does not change the tiles.
    let by_chance = stream.below(u16::from(options.players.count()));
    let governor = match options.governor {
        Some(seat) if !sits(&options, seat) => return Err(SetupError::NoSuchGovernor { seat }),
        Some(seat) => seat,
        None => Seat::new(by_chance as usize).unwrap_or(Seat::FIRST),
    };
    let tiles = match chance.tiles {
        Some(tiles) => check_tiles(tiles)?,
        None => shuffled_tiles(&mut stream),
    };
    let deck = match &chance.deck {
        Some(cards) => check_deck(rules, cards)?,
        None => shuffled_deck(rules, seed),
    };
    Ok(first_buildings(rules, seed, governor, deck, tiles))
}

/// An empty table: no cards anywhere, the cathedral where it belongs.
pub(crate) fn empty_table(rules: &'static Rules, seed: Seed, governor: Seat) -> Table {
    Table {
        players: [Player::NONE; Seat::MAX],
        deck: Deck::EMPTY,
        discard: Cards::NONE,
        below: Below::EMPTY,
        tiles: Tiles::new(Tile::ALL, 0),
        takers: [None; 5],
        taken: RoleSet::NONE,
        round: 1,
        governor,
        idle_rounds: 0,
        built_this_round: false,
        library_used: SeatSet::NONE,
        bank_used: SeatSet::NONE,
        open_events: EventSet::NONE,
        event_in_play: None,
        cathedral_open: rules.copies(Card::Cathedral) > 0,
        revealed: Hidden::NONE,
        seed,
        // The table itself and the deck.
        shuffles: 2,
        flow: Flow { chooser: governor, ..Flow::START },
    }
}

/// Deck and tiles lie ready, and everybody has the first building.
fn first_buildings(
    rules: &'static Rules,
    seed: Seed,
    governor: Seat,
    deck: Deck,
    tiles: [Tile; 5],
) -> Game {
    let mut table = empty_table(rules, seed, governor);
    table.deck = deck;
    table.tiles = Tiles::new(tiles, 0);
    let first = Place::new(0).expect("a town has a first place");
    for seat in rules.players().seats() {
        let town = &mut table.players[seat.index()].town;
        town.len = 1;
        town.set(first, Card::IndigoPlant);
    }
    Game { rules, table, veiled: false }
}

/// Deals the hands and begins the first round.
fn deal(mut game: Game) -> Game {
    let chosen = game.rules.options().opening == Opening::Chosen;
    let players = game.rules.players();
    for (place, seat) in (0..).zip(game.table.governor.around(players.count())) {
        let cards = if chosen { opening::HAND + 1 + place } else { opening::HAND };
        game.draw(&mut (), seat, cards, Why::Opening);
    }
    if chosen {
        opening::begin(&mut game, &mut ());
    } else {
        turn::begin(&mut game, &mut ());
    }
    game
}

fn sits(options: &Options, seat: Seat) -> bool {
    seat.index() < options.players.count() as usize
}

fn shuffled_tiles(stream: &mut Stream) -> [Tile; 5] {
    let mut tiles = Tile::ALL;
    for i in (1..tiles.len()).rev() {
        tiles.swap(i, stream.below(i as u16 + 1) as usize);
    }
    tiles
}

fn shuffled_deck(rules: &Rules, seed: Seed) -> Deck {
    let mut deck = Deck::from_bottom(rules.unshuffled().iter().copied());
    let len = deck.len();
    Stream::new(seed, 1).shuffle(&mut deck.cards[..len]);
    deck
}

fn check_tiles(tiles: [Tile; 5]) -> Result<[Tile; 5], SetupError> {
    match Tile::ALL.into_iter().find(|tile| !tiles.contains(tile)) {
        Some(tile) => Err(SetupError::MissingTile { tile }),
        None => Ok(tiles),
    }
}

fn check_deck(rules: &Rules, cards: &[Card]) -> Result<Deck, SetupError> {
    let count = |cards: &[Card], card| cards.iter().filter(|&&c| c == card).count();
    for card in Card::ALL {
        let given = count(cards, card);
        let wanted = count(rules.unshuffled(), card);
        if given != wanted {
            return Err(SetupError::WrongDeck { card, given, wanted });
        }
    }
    Ok(Deck::from_bottom(cards.iter().rev().copied()))
}
