//! Ratings by the results of many meetings: how strong must everybody be for these to be likely?
//!
//! With strengths s the one wins against n others of strength t with chance s / (s + n·t). That is
//! the model of Bradley and Terry, and of Plackett and Luce for more than two. The likeliest
//! strengths are found by Newton's method; the first one's is held fast.

use crate::ratio::{Estimate, Z};

/// How a meeting ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Result {
    /// Who sat alone.
    pub(crate) one: usize,
    /// Who took all other seats.
    pub(crate) others: usize,
    /// How many games.
    pub(crate) games: f64,
    /// How many of them the one won.
    pub(crate) won: f64,
}

/// Elo points of a natural logarithm.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// So many rounds are more than enough; each doubles the digits.
const ROUNDS: usize = 200;

/// Elo points of each, measured from the first, with 95 % intervals. Half a game is added to
/// either side of every meeting, so that one who never lost is not infinitely strong.
pub(crate) fn strengths(count: usize, players: usize, results: &[Result]) -> Vec<Estimate> {
    let others = (players.max(2) - 1) as f64;
    let mut s = vec![0.0; count];
    let mut curvature = Vec::new();
    for _ in 0..ROUNDS {
        let (slope, now) = slope(&s, others, results);
        curvature = now;
        let Some(step) = solve(curvature.clone(), slope) else { break };
        let longest = step.iter().fold(0.0_f64, |most, x| most.max(x.abs()));
        // A long step goes astray where the model is far from straight.
        let short = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        s.iter_mut().zip(&step).for_each(|(s, x)| *s += short * x);
        if longest < 1e-10 {
            break;
        }
    }
    (0..count)
        .map(|at| {
            let mut unit = vec![0.0; count];
            unit[at] = 1.0;
            let variance = if at == 0 {
                Some(0.0)
            } else {
                solve(curvature.clone(), unit).map(|column| column[at])
            };
            let reach = variance.map(|variance| ELO * Z * variance.max(0.0).sqrt());
            let value = ELO * s[at];
            let (low, high) = (reach.map(|reach| value - reach), reach.map(|reach| value + reach));
            Estimate { value, low, high }
        })
        .collect()
}

/// The slope of the likelihood and its curvature; of the first one, which is held fast, nothing
/// but a row that says so.
fn slope(s: &[f64], others: f64, results: &[Result]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let count = s.len();
    let mut slope = vec![0.0; count];
    let mut curvature = vec![vec![0.0; count]; count];
    for result in results {
        let (a, b) = (result.one, result.others);
        let chance = 1.0 / (1.0 + others * (s[b] - s[a]).exp());
        let (games, won) = (result.games + 1.0, result.won + 0.5);
        let push = won - games * chance;
        let bend = games * chance * (1.0 - chance);
        slope[a] += push;
        slope[b] -= push;
        curvature[a][a] += bend;
        curvature[b][b] += bend;
        curvature[a][b] -= bend;
        curvature[b][a] -= bend;
    }
    slope[0] = 0.0;
    for row in &mut curvature {
        row[0] = 0.0;
    }
    curvature[0] = vec![0.0; count];
    // Who met nobody stays where he is.
    for (at, row) in curvature.iter_mut().enumerate() {
        if row[at] == 0.0 {
            row[at] = 1.0;
        }
    }
    (slope, curvature)
}

/// Solves a symmetric system by elimination; `None` if it has no single solution.
fn solve(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Option<Vec<f64>> {
    let n = right.len();
    for at in 0..n {
        let pivot = (at..n).max_by(|&a, &b| rows[a][at].abs().total_cmp(&rows[b][at].abs()))?;
        rows.swap(at, pivot);
        right.swap(at, pivot);
        if rows[at][at].abs() < 1e-12 {
            return None;
        }
        let (above, below) = rows.split_at_mut(at + 1);
        let first = &above[at];
        for (row, k) in below.iter_mut().zip(at + 1..) {
            let factor = row[at] / first[at];
            row.iter_mut().zip(first).for_each(|(x, y)| *x -= factor * y);
            right[k] -= factor * right[at];
        }
    }
    for at in (0..n).rev() {
        let rest: f64 = (at + 1..n).map(|k| rows[at][k] * right[k]).sum();
        right[at] = (right[at] - rest) / rows[at][at];
    }
    Some(right)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(one: usize, others: usize, games: f64, won: f64) -> Result {
        Result { one, others, games, won }
    }

    #[test]
    fn two_bots_differ_by_what_their_result_says() {
        // 75 % are 190.8 Elo points; with half a game on either side hardly less.
        let found = strengths(2, 2, &[result(1, 0, 1e6, 0.75e6)]);
        assert_eq!(found[0].value, 0.0);
        assert!((found[1].value - 190.85).abs() < 0.01, "{found:?}");
        // The error of a share of 0.75 in a million games, by the slope of the model.
        let reach = found[1].high.expect("an interval") - found[1].value;
        let expected = ELO * Z / (1e6_f64 * 0.75 * 0.25).sqrt();
        assert!((reach - expected).abs() < 1e-3, "{reach} {expected}");
    }

    #[test]
    fn par_at_a_larger_table_is_no_difference() {
        for players in 2..=4 {
            let won = 3000.0 / players as f64;
            let found = strengths(2, players, &[result(1, 0, 3000.0, won)]);
            assert!(found[1].value.abs() < 0.5, "{players}: {found:?}");
        }
    }

    #[test]
    fn strengths_that_made_the_results_are_found_again() {
        let real = [0.0, 0.4, 1.3, 3.0];
        for players in [2, 4] {
            let mut results = Vec::new();
            for one in 0..4 {
                for others in (0..4).filter(|&others| others != one) {
                    let n = (players - 1) as f64;
                    let chance = 1.0 / (1.0 + n * f64::exp(real[others] - real[one]));
                    results.push(result(one, others, 1e7, 1e7 * chance));
                }
            }
            let found = strengths(4, players, &results);
            for (found, real) in found.iter().zip(real) {
                assert!((found.value - ELO * real).abs() < 0.01, "{found:?} {real}");
            }
        }
    }

    #[test]
    fn who_always_won_is_not_infinitely_strong() {
        let found = strengths(3, 2, &[result(1, 0, 100.0, 100.0), result(2, 1, 100.0, 0.0)]);
        assert!(found.iter().all(|estimate| estimate.value.is_finite()), "{found:?}");
        assert!(found[1].value > 500.0, "{found:?}");
    }

    #[test]
    fn who_met_nobody_has_a_place_all_the_same() {
        let found = strengths(3, 2, &[result(1, 0, 100.0, 50.0)]);
        assert_eq!(found[2].value, 0.0);
    }
}
