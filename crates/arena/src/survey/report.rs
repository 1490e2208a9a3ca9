//! What a survey says.

use crate::histogram::Histogram;
use crate::ratio::Estimate;
use crate::report::Failures;
use crate::survey::Survey;
use crate::survey::records::Refusals;
use crate::survey::tally::{Built, Player, Tally, WHOLE};
use crate::survey::watch::FIRST_CHOICES;
use rules::{Card, Edition, Players, Role};
use serde::Serialize;

/// What a survey says.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SurveyReport {
    /// Finished games.
    pub games: u64,
    /// Records of games that are not over, which do not count.
    pub unfinished: u64,
    /// Records that do not hold or cannot be read.
    pub refused: Refusals,
    /// Games between bots that did not come to their end.
    pub failures: Failures,
    /// By number of players, where there were games.
    pub tables: Vec<TableReport>,
}

/// What a survey says about tables of one size.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TableReport {
    /// How many play.
    pub players: usize,
    /// The edition, in a part for one of several.
    pub edition: Option<&'static str>,
    /// Games.
    pub games: u64,
    /// By place in the first round.
    pub positions: Vec<Position>,
    /// By what the first governor took first.
    pub first_roles: Vec<FirstRole>,
    /// By building, in the order of the card table.
    pub buildings: Vec<Building>,
    /// By what a player built first, in the order of the card table.
    pub openings: Vec<Opening>,
    /// Points of all players.
    pub scores: Spread,
    /// Points of the best player of each game.
    pub best_scores: Spread,
    /// Rounds.
    pub rounds: Spread,
    /// The same for each edition, where there were several.
    pub editions: Vec<TableReport>,
}

/// How players did by where they sat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Position {
    /// 0 for the first governor, then clockwise.
    pub position: usize,
    /// Share of wins.
    pub wins: Option<Estimate>,
    /// Mean points.
    pub points: Option<Estimate>,
}

/// How first governors did by what they took first.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FirstRole {
    /// The role, or `event`.
    pub role: &'static str,
    /// Games.
    pub games: u64,
    /// Share of games in which it was taken first.
    pub taken: f64,
    /// Share of wins.
    pub wins: Option<Estimate>,
    /// Mean points.
    pub points: Option<Estimate>,
}

/// How those did who built a building.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Building {
    /// The building.
    pub card: &'static str,
    /// Games that had it.
    pub games: u64,
    /// How many a player built in a game, on average.
    pub built: f64,
    /// Share of players who built at least one.
    pub builders: f64,
    /// Share of games in which anybody built it.
    pub by_anybody: f64,
    /// Share of games in which a winner built it.
    pub by_winner: f64,
    /// Share of wins of those who built it.
    pub wins: Option<Estimate>,
    /// Mean points of those who built it.
    pub points: Option<Estimate>,
}

/// How those did who built a building first of all.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Opening {
    /// The building.
    pub card: &'static str,
    /// Players.
    pub players: u64,
    /// Share of players, of those who built anything.
    pub part: f64,
    /// Share of wins.
    pub wins: Option<Estimate>,
    /// Mean points.
    pub points: Option<Estimate>,
}

/// How a number is spread.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: Option<f64>,
    /// The standard deviation.
    pub deviation: Option<f64>,
    /// 5 %, 25 %, 50 %, 75 % and 95 % of the numbers are at most this.
    pub quantiles: [Option<u16>; 5],
    /// Every number that came up, with how often.
    pub counts: Vec<(u16, u64)>,
}

impl Survey {
    /// What the games say.
    pub fn report(&self) -> SurveyReport {
        SurveyReport {
            games: self.games(),
            unfinished: self.unfinished,
            refused: self.refused.clone(),
            failures: self.failures.clone(),
            tables: Players::ALL
                .into_iter()
                .zip(&self.tallies)
                .filter_map(|(players, editions)| of_size(players, editions))
                .collect(),
        }
    }
}

fn of_size(players: Players, editions: &[Box<Tally>; Edition::ALL.len()]) -> Option<TableReport> {
    let mut all = Tally::default();
    editions.iter().for_each(|tally| all.merge(tally));
    if all.games() == 0 {
        return None;
    }
    let played = Edition::ALL.into_iter().zip(editions).filter(|(_, tally)| tally.games() > 0);
    let mut parts: Vec<TableReport> =
        played.map(|(edition, tally)| table(players, Some(edition), tally)).collect();
    if parts.len() == 1 {
        parts.clear();
    }
    Some(TableReport { editions: parts, ..table(players, None, &all) })
}

fn table(players: Players, edition: Option<Edition>, tally: &Tally) -> TableReport {
    let count = usize::from(players.count());
    let (wins, points) = (
        |player: &Player| player.wins.share_with_interval(WHOLE),
        |player: &Player| player.points.mean_with_interval(1.0),
    );
    let position = |(position, player): (usize, &Player)| Position {
        position,
        wins: wins(player),
        points: points(player),
    };
    let firsts = (0..FIRST_CHOICES).zip(&tally.firsts);
    let first_role = |(choice, player): (usize, &Player)| FirstRole {
        role: Role::ALL.get(choice).map_or("event", |role| role.id()),
        games: player.wins.count(),
        taken: player.wins.count() as f64 / tally.games() as f64,
        wins: wins(player),
        points: points(player),
    };
    let building = |(card, built): (Card, &Built)| {
        let games = tally.games_with(card);
        let (each_game, each_player) = (games as f64, (games * count as u64) as f64);
        Building {
            card: card.id(),
            games,
            built: built.copies as f64 / each_player,
            builders: built.builders.wins.count() as f64 / each_player,
            by_anybody: built.by_anybody as f64 / each_game,
            by_winner: built.by_winner as f64 / each_game,
            wins: wins(&built.builders),
            points: points(&built.builders),
        }
    };
    let players = |player: &Player| player.wins.count();
    let builders: u64 = tally.openings.iter().map(players).sum();
    let opening = |(card, player): (Card, &Player)| Opening {
        card: card.id(),
        players: players(player),
        part: players(player) as f64 / builders.max(1) as f64,
        wins: wins(player),
        points: points(player),
    };
    let openings = Card::ALL.into_iter().zip(&tally.openings);
    let buildings = Card::ALL.into_iter().zip(&tally.buildings);
    TableReport {
        players: count,
        edition: edition.map(Edition::id),
        games: tally.games(),
        positions: tally.positions.iter().take(count).enumerate().map(position).collect(),
        first_roles: firsts.map(first_role).filter(|role| role.games > 0).collect(),
        buildings: buildings
            .filter(|&(card, _)| !card.is_event() && tally.games_with(card) > 0)
            .map(building)
            .collect(),
        openings: openings.map(opening).filter(|opening| opening.players > 0).collect(),
        scores: spread(&tally.scores),
        best_scores: spread(&tally.best_scores),
        rounds: spread(&tally.rounds),
        editions: Vec::new(),
    }
}

fn spread(histogram: &Histogram) -> Spread {
    Spread {
        mean: histogram.mean(),
        deviation: histogram.deviation(),
        quantiles: [0.05, 0.25, 0.5, 0.75, 0.95].map(|part| histogram.quantile(part)),
        counts: histogram.bars().collect(),
    }
}
