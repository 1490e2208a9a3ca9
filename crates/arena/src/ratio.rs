//! Shares and means with intervals, from whole numbers.

use serde::Serialize;

/// 95 % of a normal distribution lie within so many standard errors.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// The mean of values that come in clusters: the games of a deal, or the players of a game. What
/// a cluster holds hangs together, so the error is worked out over clusters and not over values.
///
/// Only whole numbers are added up, so the order in which clusters come makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Ratio {
    clusters: u64,
    sum: u64,
    count: u64,
    sum_sum: u64,
    sum_count: u64,
    count_count: u64,
}

/// A value with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The value.
    pub value: f64,
    /// The lower end of the interval; `None` where there are fewer than two clusters.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

impl Ratio {
    /// Adds a cluster: the sum of its values, and how many there are. One without values counts
    /// as a cluster that happened to have none.
    #[inline]
    pub fn add(&mut self, sum: u64, count: u64) {
        self.clusters += 1;
        self.sum += sum;
        self.count += count;
        self.sum_sum += sum * sum;
        self.sum_count += sum * count;
        self.count_count += count * count;
    }

    /// Adds all clusters of another one.
    pub fn merge(&mut self, other: &Ratio) {
        self.clusters += other.clusters;
        self.sum += other.sum;
        self.count += other.count;
        self.sum_sum += other.sum_sum;
        self.sum_count += other.sum_count;
        self.count_count += other.count_count;
    }

    /// How many values there are.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The sum of the values.
    pub fn sum(&self) -> u64 {
        self.sum
    }

    /// The mean of the values; `None` if there are none.
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }

    /// The standard error of the mean; `None` with fewer than two clusters.
    pub fn error(&self) -> Option<f64> {
        if self.clusters < 2 || self.count == 0 {
            return None;
        }
        // Σ(sum − mean·count)², times count² so that it stays whole and nothing cancels badly.
        let [sum, count] = [i128::from(self.sum), i128::from(self.count)];
        let squares = i128::from(self.sum_sum) * count * count
            - 2 * i128::from(self.sum_count) * sum * count
            + i128::from(self.count_count) * sum * sum;
        let (clusters, count) = (self.clusters as f64, self.count as f64);
        Some((squares as f64 * clusters / (clusters - 1.0)).sqrt() / (count * count))
    }

    /// The mean with its interval, in units of `unit` values.
    pub fn mean_with_interval(&self, unit: f64) -> Option<Estimate> {
        let value = self.mean()? / unit;
        let reach = self.error().map(|error| Z * error / unit);
        let (low, high) = (reach.map(|reach| value - reach), reach.map(|reach| value + reach));
        Some(Estimate { value, low, high })
    }

    /// The same for a share, which cannot leave 0 to 1. Where all values are the same end of it
    /// there is no spread to work with; Wilson's interval for as many clusters stands in.
    pub fn share_with_interval(&self, unit: f64) -> Option<Estimate> {
        let Estimate { value, low, high } = self.mean_with_interval(unit)?;
        let with_values = self.clusters.min(self.count) as f64;
        let wilson = Z * Z / (with_values + Z * Z);
        let (low, high) = match value {
            0.0 => (low.map(|_| 0.0), high.map(|_| wilson)),
            1.0 => (low.map(|_| 1.0 - wilson), high.map(|_| 1.0)),
            _ => (low.map(|low| low.max(0.0)), high.map(|high| high.min(1.0))),
        };
        Some(Estimate { value, low, high })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(clusters: &[(u64, u64)]) -> Ratio {
        let mut ratio = Ratio::default();
        clusters.iter().for_each(|&(sum, count)| ratio.add(sum, count));
        ratio
    }

    #[test]
    fn clusters_of_one_have_the_textbook_error() {
        // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, sample variance 32/7, error √(32/7/8).
        let ratio = of(&[2, 4, 4, 4, 5, 5, 7, 9].map(|value| (value, 1)));
        assert_eq!(ratio.mean(), Some(5.0));
        let error = ratio.error().expect("eight clusters");
        assert!((error - (32.0_f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12, "{error}");
    }

    #[test]
    fn clusters_of_equal_size_have_the_error_of_their_means() {
        // Means of pairs: 1, 2, 6; their mean 3, sample variance 7, error √(7/3).
        let ratio = of(&[(2, 2), (4, 2), (12, 2)]);
        assert_eq!(ratio.mean(), Some(3.0));
        let error = ratio.error().expect("three clusters");
        assert!((error - (7.0_f64 / 3.0).sqrt()).abs() < 1e-12, "{error}");
    }

    #[test]
    fn games_that_always_split_a_deal_have_no_error() {
        let ratio = of(&[(12, 4); 50]);
        let share = ratio.share_with_interval(12.0).expect("there are values");
        assert_eq!((share.value, share.low, share.high), (0.25, Some(0.25), Some(0.25)));
    }

    #[test]
    fn a_share_of_one_is_not_certain() {
        let share = of(&[(24, 2); 10]).share_with_interval(12.0).expect("there are values");
        // Wilson for 10 of 10: 1 / (1 + z²/10).
        let low = 1.0 / (1.0 + Z * Z / 10.0);
        assert_eq!((share.value, share.high), (1.0, Some(1.0)));
        assert!((share.low.expect("ten clusters") - low).abs() < 1e-12);
        let never = of(&[(0, 2); 10]).share_with_interval(12.0).expect("there are values");
        assert!((never.high.expect("ten clusters") - (1.0 - low)).abs() < 1e-12);
    }

    #[test]
    fn one_cluster_has_no_interval_and_none_has_no_value() {
        let one = of(&[(6, 2)]).share_with_interval(12.0).expect("there are values");
        assert_eq!((one.value, one.low, one.high), (0.25, None, None));
        assert_eq!(Ratio::default().share_with_interval(12.0), None);
        assert_eq!(of(&[(0, 0), (0, 0)]).share_with_interval(12.0), None);
    }

    #[test]
    fn merging_is_adding() {
        let clusters = [(3, 1), (0, 0), (7, 2), (1, 4)];
        let mut merged = of(&clusters[..2]);
        merged.merge(&of(&clusters[2..]));
        assert_eq!(merged, of(&clusters));
    }
}
