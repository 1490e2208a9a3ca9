//! Ranks, shares of a win, and ratings.

use crate::report::Rating;
use rules::{Game, Seat};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// A win, as a whole number that two, three or four who tie can share.
pub(crate) const WIN: u64 = 12;

/// What a game says about those who played it; by seat, or by entry after [`Ranks::moved`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ranks {
    pub(crate) players: usize,
    /// Points and what decides a tie.
    pub(crate) scores: [(u16, u16); Seat::MAX],
    /// 1 for who has nobody before him; those who tie have the same.
    pub(crate) ranks: [u8; Seat::MAX],
}

impl Ranks {
    /// The ranks at the end of a game, by seat.
    pub(crate) fn of(game: &Game) -> Ranks {
        let mut scores = [(0, 0); Seat::MAX];
        let seats = game.rules().players().seats();
        let players = seats.map(|seat| scores[seat.index()] = game.points(seat)).count();
        Ranks::by_scores(players, scores)
    }

    fn by_scores(players: usize, scores: [(u16, u16); Seat::MAX]) -> Ranks {
        let mut ranks = [0; Seat::MAX];
        for (player, rank) in ranks.iter_mut().enumerate().take(players) {
            let before = scores[..players].iter().filter(|&&score| score > scores[player]);
            *rank = 1 + before.count() as u8;
        }
        Ranks { players, scores, ranks }
    }

    /// The same, with what stood at a seat under another number.
    pub(crate) fn moved(&self, to: impl Fn(Seat) -> usize) -> Ranks {
        let mut moved = *self;
        for seat in (0..self.players).filter_map(Seat::new) {
            let to = to(seat) % Seat::MAX;
            moved.scores[to] = self.scores[seat.index()];
            moved.ranks[to] = self.ranks[seat.index()];
        }
        moved
    }

    /// A player's part of the win, in parts of [`WIN`].
    pub(crate) fn win(&self, player: usize) -> u64 {
        if self.ranks[player] != 1 {
            return 0;
        }
        let winners = self.ranks[..self.players].iter().filter(|&&rank| rank == 1).count();
        WIN / winners as u64
    }
}

/// Weng-Lin ratings of the entries, brought up to date after every game.
#[derive(Clone, Debug)]
pub(crate) struct Ratings {
    ratings: Vec<[WengLinRating; 1]>,
    config: WengLinConfig,
}

impl Ratings {
    pub(crate) fn new(entries: usize) -> Ratings {
        let ratings = vec![[WengLinRating::new()]; entries];
        Ratings { ratings, config: WengLinConfig::new() }
    }

    pub(crate) fn add(&mut self, ranks: &Ranks) {
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = self
            .ratings
            .iter()
            .zip(ranks.ranks)
            .map(|(rating, rank)| (&rating[..], MultiTeamOutcome::new(rank.into())))
            .collect();
        let after = weng_lin_multi_team(&teams, &self.config);
        for (rating, after) in self.ratings.iter_mut().zip(after) {
            if let Some(&after) = after.first() {
                *rating = [after];
            }
        }
    }

    pub(crate) fn of(&self, entry: usize) -> Option<Rating> {
        let [rating] = self.ratings.get(entry)?;
        Some(Rating { value: rating.rating, uncertainty: rating.uncertainty })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tie_break_decides_and_who_still_ties_shares() {
        let ranks = Ranks::by_scores(4, [(30, 1), (30, 4), (30, 4), (7, 9)]);
        assert_eq!(ranks.ranks, [3, 1, 1, 4]);
        assert_eq!([0, 1, 2, 3].map(|player| ranks.win(player)), [0, 6, 6, 0]);
        let three = Ranks::by_scores(3, [(1, 0), (1, 0), (1, 0), (0, 0)]);
        assert_eq!([0, 1, 2].map(|player| three.win(player)), [4, 4, 4]);
    }

    #[test]
    fn moving_takes_scores_and_ranks_along() {
        let ranks = Ranks::by_scores(3, [(10, 0), (20, 0), (30, 0), (0, 0)]);
        let moved = ranks.moved(|seat| (seat.index() + 1) % 3);
        assert_eq!(moved.ranks[..3], [1, 3, 2]);
        assert_eq!(moved.scores[..3], [(30, 0), (10, 0), (20, 0)]);
    }

    #[test]
    fn a_first_win_is_rated_as_weng_and_lin_do() {
        // Bradley-Terry, full pair update: c² = 2β² + 2σ², ω = σ²/c · ½, Ω = σ²/c² · ¼ · σ/c.
        let mut ratings = Ratings::new(2);
        ratings.add(&Ranks::by_scores(2, [(9, 0), (3, 0), (0, 0), (0, 0)]));
        let (sigma, beta) = (25.0_f64 / 3.0, 25.0_f64 / 6.0);
        let c = (2.0 * beta * beta + 2.0 * sigma * sigma).sqrt();
        let rating = ratings.of(0).expect("two entries");
        assert!((rating.value - (25.0 + sigma * sigma / c * 0.5)).abs() < 1e-9, "{rating:?}");
        let shrunk = sigma * (1.0 - sigma / c * (sigma / c).powi(2) * 0.25).sqrt();
        assert!((rating.uncertainty - shrunk).abs() < 1e-9, "{rating:?} {shrunk}");
        let loser = ratings.of(1).expect("two entries");
        assert!((loser.value + rating.value - 50.0).abs() < 1e-9);
    }
}
