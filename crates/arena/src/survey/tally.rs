//! The counts of a survey at tables of one size and one edition.

use crate::histogram::Histogram;
use crate::ranking::{Ranks, WIN};
use crate::ratio::Ratio;
use crate::survey::watch::{FIRST_CHOICES, Watch};
use rules::{Card, Game, Options, Rules, Seat};

/// The counts of a survey.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Tally {
    /// Games by option set; those of other tables stay at none.
    games: [u64; Options::COUNT],
    /// By place in the first round, the governor's first.
    pub(crate) positions: [Player; Seat::MAX],
    /// The governor, by what he took first.
    pub(crate) firsts: [Player; FIRST_CHOICES],
    pub(crate) buildings: [Built; Card::COUNT],
    /// Players, by what they built first.
    pub(crate) openings: [Player; Card::COUNT],
    pub(crate) scores: Histogram,
    pub(crate) best_scores: Histogram,
    pub(crate) rounds: Histogram,
}

/// How players did: their parts of wins, and their points.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Player {
    pub(crate) wins: Ratio,
    pub(crate) points: Ratio,
}

/// How those did who built a building.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Built {
    /// How many were built.
    pub(crate) copies: u64,
    /// Those who built at least one.
    pub(crate) builders: Player,
    /// Games in which somebody built it.
    pub(crate) by_anybody: u64,
    /// Games in which a winner built it.
    pub(crate) by_winner: u64,
}

impl Default for Tally {
    fn default() -> Tally {
        Tally {
            games: [0; Options::COUNT],
            positions: Default::default(),
            firsts: Default::default(),
            buildings: [Built::default(); Card::COUNT],
            openings: [Player::default(); Card::COUNT],
            scores: Histogram::default(),
            best_scores: Histogram::default(),
            rounds: Histogram::default(),
        }
    }
}

impl Tally {
    pub(crate) fn games(&self) -> u64 {
        self.games.iter().sum()
    }

    /// Games that had a card in their deck, or the cathedral beside the roles.
    pub(crate) fn games_with(&self, card: Card) -> u64 {
        let sets = Options::all().zip(self.games).filter(|&(_, games)| games > 0);
        let with = sets.filter(|&(options, _)| Rules::of(options).copies(card) > 0);
        with.map(|(_, games)| games).sum()
    }

    /// Adds a game that is over.
    pub(crate) fn add(&mut self, game: &Game, watch: &Watch) {
        let options = game.options_set();
        if let Some(at) = Options::all().position(|set| set == options) {
            self.games[at] += 1;
        }
        let ranks = Ranks::of(game);
        let wins: [u64; Seat::MAX] =
            std::array::from_fn(|seat| if seat < ranks.players { ranks.win(seat) } else { 0 });
        let points = ranks.scores.map(|(points, _)| u64::from(points));
        // Every game that is over began with a choice of the governor.
        if let Some((governor, choice)) = watch.first {
            let clockwise = governor.around(ranks.players as u8);
            for (position, seat) in self.positions.iter_mut().zip(clockwise) {
                position.add(wins[seat.index()], points[seat.index()], 1);
            }
            self.firsts[choice].add(wins[governor.index()], points[governor.index()], 1);
        }
        for (card, built) in self.buildings.iter_mut().enumerate() {
            let copies: u64 = watch.built.iter().map(|built| u64::from(built[card])).sum();
            if copies > 0 {
                let builders = (0..ranks.players).filter(|&seat| watch.built[seat][card] > 0);
                built.add(copies, builders, &wins, &points);
            }
        }
        for (card, player) in Card::ALL.into_iter().zip(&mut self.openings) {
            let openers = (0..ranks.players).filter(|&seat| watch.opened[seat] == Some(card));
            let [won, scored, players] = together(openers, &wins, &points);
            if players > 0 {
                player.add(won, scored, players);
            }
        }
        let scores = ranks.scores[..ranks.players].iter().map(|&(points, _)| points);
        self.best_scores.add(scores.clone().max().unwrap_or(0));
        scores.for_each(|points| self.scores.add(points));
        self.rounds.add(game.table().round().into());
    }

    pub(crate) fn merge(&mut self, other: &Tally) {
        self.games.iter_mut().zip(other.games).for_each(|(mine, more)| *mine += more);
        let players = self.positions.iter_mut().zip(&other.positions);
        let players = players.chain(self.firsts.iter_mut().zip(&other.firsts));
        let players = players.chain(self.openings.iter_mut().zip(&other.openings));
        players.for_each(|(mine, more)| mine.merge(more));
        self.buildings.iter_mut().zip(&other.buildings).for_each(|(mine, more)| mine.merge(more));
        self.scores.merge(&other.scores);
        self.best_scores.merge(&other.best_scores);
        self.rounds.merge(&other.rounds);
    }
}

impl Player {
    /// Adds the players of a game.
    fn add(&mut self, wins: u64, points: u64, players: u64) {
        self.wins.add(wins, players);
        self.points.add(points, players);
    }

    fn merge(&mut self, other: &Player) {
        self.wins.merge(&other.wins);
        self.points.merge(&other.points);
    }
}

impl Built {
    fn add(
        &mut self,
        copies: u64,
        builders: impl Iterator<Item = usize>,
        wins: &[u64; Seat::MAX],
        points: &[u64; Seat::MAX],
    ) {
        let [won, scored, players] = together(builders, wins, points);
        self.copies += copies;
        self.builders.add(won, scored, players);
        self.by_anybody += 1;
        self.by_winner += u64::from(won > 0);
    }

    fn merge(&mut self, other: &Built) {
        self.copies += other.copies;
        self.builders.merge(&other.builders);
        self.by_anybody += other.by_anybody;
        self.by_winner += other.by_winner;
    }
}

/// What some players of a game won and scored together, and how many they are.
fn together(
    seats: impl Iterator<Item = usize>,
    wins: &[u64; Seat::MAX],
    points: &[u64; Seat::MAX],
) -> [u64; 3] {
    seats.fold([0; 3], |[won, scored, players], seat| {
        [won + wins[seat], scored + points[seat], players + 1]
    })
}

/// A win, in the units in which wins are counted.
pub(crate) const WHOLE: f64 = WIN as f64;
