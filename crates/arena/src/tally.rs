//! What a match has shown so far, in whole numbers.

use crate::clock::Times;
use crate::ranking::{Ranks, Ratings, WIN};
use crate::ratio::Ratio;
use crate::report::{Failures, Line};
use rules::Seat;

/// A game of a match, by entry.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameResult {
    pub(crate) ranks: Ranks,
    pub(crate) answers: [u32; Seat::MAX],
    pub(crate) rounds: u8,
}

/// The counts of a whole match.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    pub(crate) deals: u64,
    pub(crate) games: u64,
    rounds: u64,
    answers: u64,
    /// A party for each entry, then one for each label.
    parties: Vec<Party>,
    ratings: Ratings,
    pub(crate) failures: Failures,
    pub(crate) times: Times,
}

/// One entry, or all with the same label.
#[derive(Clone, Debug)]
struct Party {
    label: String,
    version: String,
    members: Vec<usize>,
    wins: Ratio,
    points: Ratio,
    squares: u64,
    ranks: [u64; Seat::MAX],
}

impl Tally {
    /// Nothing yet, for entries with these labels and versions.
    pub(crate) fn new(entries: &[(String, String)]) -> Tally {
        let party = |at: usize, members: Vec<usize>| Party {
            label: entries[at].0.clone(),
            version: entries[at].1.clone(),
            members,
            wins: Ratio::default(),
            points: Ratio::default(),
            squares: 0,
            ranks: [0; Seat::MAX],
        };
        let mut parties: Vec<Party> =
            (0..entries.len()).map(|entry| party(entry, vec![entry])).collect();
        for (at, (label, _)) in entries.iter().enumerate() {
            if entries[..at].iter().all(|(earlier, _)| earlier != label) {
                let members = (0..entries.len()).filter(|&entry| entries[entry].0 == *label);
                parties.push(party(at, members.collect()));
            }
        }
        Tally {
            deals: 0,
            games: 0,
            rounds: 0,
            answers: 0,
            parties,
            ratings: Ratings::new(entries.len()),
            failures: Failures::default(),
            times: Times::default(),
        }
    }

    /// Adds a deal that was played in every seating.
    pub(crate) fn add(&mut self, games: &[GameResult]) {
        self.deals += 1;
        self.games += games.len() as u64;
        for game in games {
            self.rounds += u64::from(game.rounds);
            self.answers += game.answers.iter().map(|&answers| u64::from(answers)).sum::<u64>();
            self.ratings.add(&game.ranks);
        }
        self.parties.iter_mut().for_each(|party| party.add(games));
    }

    /// A line for each entry.
    pub(crate) fn entries(&self) -> Vec<Line> {
        let entries = self.seats();
        let rated = self.parties.iter().take(entries).enumerate();
        rated
            .map(|(entry, party)| Line { rating: self.ratings.of(entry), ..self.line(party) })
            .collect()
    }

    /// A line for each label.
    pub(crate) fn labels(&self) -> Vec<Line> {
        self.parties.iter().skip(self.seats()).map(|party| self.line(party)).collect()
    }

    /// The mean number of rounds of a game.
    pub(crate) fn mean_rounds(&self) -> Option<f64> {
        (self.games > 0).then(|| self.rounds as f64 / self.games as f64)
    }

    /// The mean number of decisions of a game.
    pub(crate) fn mean_decisions(&self) -> Option<f64> {
        (self.games > 0).then(|| self.answers as f64 / self.games as f64)
    }

    fn seats(&self) -> usize {
        self.parties.iter().map(|party| party.members.len()).sum::<usize>() / 2
    }

    fn line(&self, party: &Party) -> Line {
        let count = party.points.count() as f64;
        let variance = party.points.mean().map(|mean| {
            (party.squares as f64 - count * mean * mean).max(0.0) / (count - 1.0).max(1.0)
        });
        Line {
            bot: party.label.clone(),
            version: party.version.clone(),
            entries: party.members.len(),
            games: self.games,
            wins: party.wins.sum() as f64 / WIN as f64,
            share: party.wins.share_with_interval(WIN as f64),
            points: party.points.mean_with_interval(1.0),
            points_deviation: variance.map(f64::sqrt),
            ranks: party.ranks[..self.seats()].to_vec(),
            rating: None,
            cpu_ms: self.times.milliseconds(party.members.iter().copied()),
        }
    }
}

impl Party {
    fn add(&mut self, games: &[GameResult]) {
        let [mut wins, mut points] = [0, 0];
        for game in games {
            for &member in &self.members {
                let score = u64::from(game.ranks.scores[member].0);
                wins += game.ranks.win(member);
                points += score;
                self.squares += score * score;
                let rank = usize::from(game.ranks.ranks[member]).clamp(1, Seat::MAX);
                self.ranks[rank - 1] += 1;
            }
        }
        let values = (games.len() * self.members.len()) as u64;
        self.wins.add(wins, values);
        self.points.add(points, values);
    }
}
