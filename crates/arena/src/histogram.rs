//! How often each small number came up.

/// How often each number came up. Grows to the largest one, so it is for numbers that stay small.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Histogram {
    counts: Vec<u64>,
}

impl Histogram {
    /// Counts a number.
    #[inline]
    pub fn add(&mut self, number: u16) {
        let at = usize::from(number);
        if at >= self.counts.len() {
            self.counts.resize(at + 1, 0);
        }
        self.counts[at] += 1;
    }

    /// Adds all of another one.
    pub fn merge(&mut self, other: &Histogram) {
        if other.counts.len() > self.counts.len() {
            self.counts.resize(other.counts.len(), 0);
        }
        self.counts.iter_mut().zip(&other.counts).for_each(|(mine, more)| *mine += more);
    }

    /// How many numbers were counted.
    pub fn total(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The numbers that came up, from the smallest, with how often.
    pub fn bars(&self) -> impl Iterator<Item = (u16, u64)> + '_ {
        (0..).zip(self.counts.iter().copied()).filter(|&(_, count)| count > 0)
    }

    /// The mean; `None` if nothing was counted.
    pub fn mean(&self) -> Option<f64> {
        let total = self.total();
        let sum: u64 = self.bars().map(|(number, count)| u64::from(number) * count).sum();
        (total > 0).then(|| sum as f64 / total as f64)
    }

    /// The standard deviation of the sample; `None` with fewer than two numbers.
    pub fn deviation(&self) -> Option<f64> {
        let total = self.total();
        if total < 2 {
            return None;
        }
        let mean = self.mean()?;
        let squares: f64 =
            self.bars().map(|(n, count)| (f64::from(n) - mean).powi(2) * count as f64).sum();
        Some((squares / (total - 1) as f64).sqrt())
    }

    /// The smallest number that at least this part of all numbers does not exceed.
    pub fn quantile(&self, part: f64) -> Option<u16> {
        let needed = part * self.total() as f64;
        let mut below = 0;
        self.bars().find_map(|(number, count)| {
            below += count;
            (below as f64 >= needed).then_some(number)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(numbers: &[u16]) -> Histogram {
        let mut histogram = Histogram::default();
        numbers.iter().for_each(|&number| histogram.add(number));
        histogram
    }

    #[test]
    fn mean_and_deviation_are_those_of_the_numbers() {
        let histogram = of(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!(histogram.mean(), Some(5.0));
        let deviation = histogram.deviation().expect("eight numbers");
        assert!((deviation - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!(of(&[3]).deviation(), None);
        assert_eq!(of(&[]).mean(), None);
    }

    #[test]
    fn quantiles_are_numbers_that_came_up() {
        let histogram = of(&[10, 20, 30, 40]);
        let quantiles = [0.0, 0.25, 0.26, 0.5, 1.0].map(|part| histogram.quantile(part));
        assert_eq!(quantiles, [10, 10, 20, 20, 40].map(Some));
        assert_eq!(of(&[]).quantile(0.5), None);
    }

    #[test]
    fn merging_is_adding() {
        let mut merged = of(&[1, 2]);
        merged.merge(&of(&[2, 9]));
        assert_eq!(merged, of(&[1, 2, 2, 9]));
        assert_eq!(merged.bars().collect::<Vec<_>>(), [(1, 1), (2, 2), (9, 1)]);
    }
}
