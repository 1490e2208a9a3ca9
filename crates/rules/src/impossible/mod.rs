//! From a position to a game, or every reason why there is no such game.

mod cards;
mod decision;
mod round;

use crate::card::Card;
use crate::game::Game;
use crate::lay_out::lay_out;
use crate::position::{Holding, Position};
use crate::ruleset::Rules;
use crate::seat::Seat;
use crate::tile::Tile;
use std::fmt;

/// A reason why a position is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// The number of players does not fit the options.
    WrongPlayers {
        /// How many are given.
        given: usize,
        /// How many play.
        wanted: usize,
    },
    /// The wrong number of a card is in the game.
    WrongCount {
        /// The card.
        card: Card,
        /// How many are given.
        given: usize,
        /// How many there are.
        wanted: usize,
    },
    /// A tile is missing, and so another is there twice.
    MissingTile(Tile),
    /// A card cannot be there.
    Misplaced {
        /// The card.
        card: Card,
        /// Where it is.
        place: &'static str,
    },
    /// Something about a seat's town is impossible.
    Town {
        /// Whose.
        seat: Seat,
        /// Where.
        place: usize,
        /// What.
        problem: &'static str,
    },
    /// Something about a seat is impossible.
    Seat {
        /// Which.
        seat: Seat,
        /// What.
        problem: &'static str,
    },
    /// Something about the round is impossible.
    Round {
        /// What.
        problem: &'static str,
    },
    /// Something about the decision is impossible.
    Decision {
        /// What.
        problem: &'static str,
    },
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impossible::WrongPlayers { given, wanted } => {
                write!(f, "{given} players are given, but {wanted} play")
            }
            Impossible::WrongCount { card, given, wanted } => {
                write!(f, "{given} of {card} are given, but the game has {wanted}")
            }
            Impossible::MissingTile(tile) => write!(f, "tile {} is missing", tile.id()),
            Impossible::Misplaced { card, place } => write!(f, "{card} cannot be {place}"),
            Impossible::Town { seat, place, problem } => {
                write!(f, "seat {seat}, place {place}: {problem}")
            }
            Impossible::Seat { seat, problem } => write!(f, "seat {seat}: {problem}"),
            Impossible::Round { problem } => write!(f, "round: {problem}"),
            Impossible::Decision { problem } => write!(f, "decision: {problem}"),
        }
    }
}

impl std::error::Error for Impossible {}

impl Game {
    /// The game that stands as a position says, or every reason why it cannot. A position does not
    /// say whether its game was veiled; this one is not.
    pub fn from_position(position: &Position) -> Result<Game, Vec<Impossible>> {
        let rules = Rules::of(position.options);
        let mut reasons = Vec::new();
        cards::check_cards(rules, position, &mut reasons);
        cards::check_towns(rules, position, &mut reasons);
        round::check_round(position, &mut reasons);
        if !reasons.is_empty() {
            // What follows reads the table, and needs one that can be laid out.
            return Err(reasons);
        }
        let game = Game { rules, table: lay_out(rules, position), veiled: false };
        decision::check_decision(&game, &mut reasons);
        if reasons.is_empty() { Ok(game) } else { Err(reasons) }
    }
}

/// The seats with what they hold.
pub(crate) fn seats(position: &Position) -> impl Iterator<Item = (Seat, &Holding)> {
    (0..Seat::MAX).filter_map(Seat::new).zip(&position.players)
}
