//! The sequential test: stop as soon as it is decided whether one bot is better than another.
//!
//! A generalised sequential probability ratio test, as chess engines are tested with: the outcome
//! of a deal is one of a few values, their frequencies are unknown, and the likelihood of the two
//! hypotheses about the mean is that of the likeliest frequencies that have this mean
//! (`docs/arena.md`).

use crate::ratio::{Estimate, Ratio};
use serde::Serialize;

/// How often the test may be wrong, either way.
const RISK: f64 = 0.05;

/// A value that never came up is given this count, so that no hypothesis is impossible after a
/// few deals. The same as fishtest's.
const ALMOST_NONE: f64 = 1e-3;

/// A question: does the first bot score at least `better` against the second, or at most `same`?
#[derive(Clone, PartialEq, Debug)]
pub struct Sprt {
    /// The label of the first bot.
    pub first: String,
    /// The label of the second.
    pub second: String,
    /// What is to be told apart.
    pub bounds: Bounds,
}

/// Two scores to be told apart: the shares of points of the first bot against the second.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Bounds {
    same: f64,
    better: f64,
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The first bot is better by that much.
    Better,
    /// It is not.
    NotBetter,
    /// More deals are needed.
    Undecided,
}

/// How the test stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SprtReport {
    /// The first bot.
    pub first: String,
    /// The second bot.
    pub second: String,
    /// The scores that are told apart.
    pub bounds: Bounds,
    /// What it says.
    pub verdict: Verdict,
    /// The logarithm of the likelihood ratio.
    pub llr: f64,
    /// Decided against the first bot at or below minus this, for it at or above this.
    pub limit: f64,
    /// The score of the first bot against the second. Whoever stops at a favourable moment
    /// overstates it a little.
    pub score: Option<Estimate>,
}

impl Bounds {
    /// Bounds as shares: `same < better`, both between 0 and 1.
    pub fn shares(same: f64, better: f64) -> Option<Bounds> {
        (0.0 < same && same < better && better < 1.0).then_some(Bounds { same, better })
    }

    /// Bounds in Elo: 0 is a share of ½, 400 is ten points to one.
    pub fn elo(same: f64, better: f64) -> Option<Bounds> {
        let share = |elo: f64| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
        Bounds::shares(share(same), share(better))
    }
}

/// The test while it runs: how often each outcome of a deal came up.
#[derive(Clone, Debug)]
pub(crate) struct Running {
    question: Sprt,
    /// Whether the entry is the first bot, or the second.
    first: Vec<usize>,
    second: Vec<usize>,
    counts: Vec<u64>,
    scores: Ratio,
    llr: f64,
}

impl Running {
    /// The test among entries with these labels over deals of so many games.
    pub(crate) fn new(question: &Sprt, labels: &[&str], games: usize) -> Running {
        let of = |name: &str| (0..labels.len()).filter(|&entry| labels[entry] == name).collect();
        let (first, second): (Vec<_>, Vec<_>) = (of(&question.first), of(&question.second));
        let best = 2 * games * first.len() * second.len();
        let (counts, scores) = (vec![0; best + 1], Ratio::default());
        Running { question: question.clone(), first, second, counts, scores, llr: 0.0 }
    }

    /// Adds a deal: the ranks of the entries in each of its games. Every pair of a first and a
    /// second bot is compared: 2 half points for the better, 1 each for a tie.
    pub(crate) fn add(&mut self, games: impl Iterator<Item = [u8; 4]>) -> Verdict {
        let (mut points, mut pairs) = (0, 0);
        for ranks in games {
            for (&a, &b) in self.first.iter().flat_map(|a| self.second.iter().map(move |b| (a, b)))
            {
                points += match ranks[a].cmp(&ranks[b]) {
                    std::cmp::Ordering::Less => 2,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Greater => 0,
                };
                pairs += 1;
            }
        }
        if let Some(count) = self.counts.get_mut(points) {
            *count += 1;
        }
        self.scores.add(points as u64, pairs);
        self.llr = log_likelihood_ratio(&self.counts, self.question.bounds);
        self.verdict()
    }

    pub(crate) fn report(&self) -> SprtReport {
        SprtReport {
            first: self.question.first.clone(),
            second: self.question.second.clone(),
            bounds: self.question.bounds,
            verdict: self.verdict(),
            llr: self.llr,
            limit: limit(),
            score: self.scores.share_with_interval(2.0),
        }
    }

    fn verdict(&self) -> Verdict {
        match self.llr {
            llr if llr >= limit() => Verdict::Better,
            llr if llr <= -limit() => Verdict::NotBetter,
            _ => Verdict::Undecided,
        }
    }
}

/// Wald's limit for equal risks.
fn limit() -> f64 {
    ((1.0 - RISK) / RISK).ln()
}

/// How much likelier the better score is than the other one, given how often each outcome came
/// up; outcome `i` of `n + 1` is worth `i / n`.
fn log_likelihood_ratio(counts: &[u64], bounds: Bounds) -> f64 {
    let best = counts.len().saturating_sub(1).max(1) as f64;
    let weights: Vec<(f64, f64)> = (0..)
        .zip(counts)
        .map(|(i, &count)| (f64::from(i) / best, (count as f64).max(ALMOST_NONE)))
        .collect();
    let at = |mean: f64| {
        let tilt = tilt(&weights, mean);
        weights.iter().map(|&(x, n)| n * (tilt * (x - mean)).ln_1p()).sum::<f64>()
    };
    at(bounds.same) - at(bounds.better)
}

/// The likeliest frequencies with a given mean are the observed ones divided by
/// `1 + tilt · (value − mean)`; this finds the tilt, by halving: the sum falls with it.
fn tilt(weights: &[(f64, f64)], mean: f64) -> f64 {
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        let sum: f64 =
            weights.iter().map(|&(x, n)| n * (x - mean) / (1.0 + middle * (x - mean))).sum();
        if sum > 0.0 { low = middle } else { high = middle }
    }
    (low + high) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::{Rng, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    #[test]
    fn with_two_outcomes_it_is_the_test_of_a_coin() {
        // 60 heads and 40 tails; heads 0.5 or 0.6: 60 ln 1.2 + 40 ln 0.8.
        let bounds = Bounds::shares(0.5, 0.6).expect("in order");
        let by_hand = 60.0 * 1.2_f64.ln() + 40.0 * 0.8_f64.ln();
        let llr = log_likelihood_ratio(&[40, 60], bounds);
        assert!((llr - by_hand).abs() < 1e-9, "{llr} is not {by_hand}");
        assert!((by_hand - 2.013_551_4).abs() < 1e-6);
    }

    #[test]
    fn with_many_deals_it_is_the_test_of_a_normal_mean() {
        // n (s1 − s0)(2x − s0 − s1) / 2v, with the mean x and the variance v of the outcomes.
        let (s0, s1) = (0.5, 0.51);
        let counts = [1000_u64, 2900, 4100, 3000, 1050];
        let n = counts.iter().sum::<u64>() as f64;
        let moment = |power| {
            (0..5)
                .zip(counts)
                .map(|(i, c)| (f64::from(i) / 4.0_f64).powi(power) * c as f64)
                .sum::<f64>()
                / n
        };
        let (mean, variance) = (moment(1), moment(2) - moment(1).powi(2));
        let normal = n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        let llr = log_likelihood_ratio(&counts, Bounds::shares(s0, s1).expect("in order"));
        assert!((llr - normal).abs() < 0.02 * normal.abs().max(1.0), "{llr} is not near {normal}");
    }

    #[test]
    fn elo_is_a_share() {
        let bounds = Bounds::elo(0.0, 400.0).expect("in order");
        assert_eq!(bounds.same, 0.5);
        assert!((bounds.better - 10.0 / 11.0).abs() < 1e-12);
        assert_eq!(Bounds::elo(10.0, 0.0), None);
        assert_eq!(Bounds::elo(f64::NAN, 0.0), None);
        assert_eq!(Bounds::shares(0.0, 0.5), None);
    }

    /// Plays deals of two games until the test decides. Every seventh game is a tie; of the others
    /// the first bot wins this part, and three deals in ten go the same way twice.
    fn decide(wins: f64, bounds: Bounds, rng: &mut Xoshiro256PlusPlus) -> Verdict {
        let question = Sprt { first: "a".to_owned(), second: "b".to_owned(), bounds };
        let mut running = Running::new(&question, &["a", "b"], 2);
        let mut roll = || rng.next_u64() as f64 / 2_f64.powi(64);
        loop {
            let mut ranks = || match (roll() < 1.0 / 7.0, roll() < wins) {
                (true, _) => [1, 1, 0, 0],
                (false, true) => [1, 2, 0, 0],
                (false, false) => [2, 1, 0, 0],
            };
            let (one, other) = (ranks(), ranks());
            let games = [one, if roll() < 0.3 { one } else { other }];
            match running.add(games.into_iter()) {
                Verdict::Undecided => {}
                verdict => return verdict,
            }
        }
    }

    #[test]
    fn it_is_wrong_about_as_rarely_as_promised() {
        let bounds = Bounds::shares(0.5, 0.6).expect("in order");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        // With ties in every seventh game a score of 0.6 takes 0.6167 of the others.
        for (wins, wrong) in [(0.5, Verdict::Better), (0.6167, Verdict::NotBetter)] {
            let runs = 1000;
            let errors = (0..runs).filter(|_| decide(wins, bounds, &mut rng) == wrong).count();
            assert!((10..=75).contains(&errors), "{errors} of {runs} verdicts are {wrong:?}");
        }
    }

    #[test]
    fn all_pairs_of_a_table_of_four_are_compared() {
        let bounds = Bounds::elo(0.0, 10.0).expect("in order");
        let question = Sprt { first: "a".to_owned(), second: "b".to_owned(), bounds };
        let mut running = Running::new(&question, &["a", "b", "c", "b"], 2);
        // First game: a before both. Second: a tied with one, behind the other.
        running.add([[1, 2, 3, 4], [2, 2, 4, 1]].into_iter());
        assert_eq!(running.report().score.map(|score| score.value), Some(5.0 / 8.0));
    }
}
