//! How long to wait before trying again.

use rand_core::Rng;
use std::time::Duration;

/// Waits that double with every failure, each of a random length: clients that lost their server
/// in the same moment must not all come back in the same moment.
#[derive(Clone, Debug)]
pub(crate) struct Backoff {
    least: Duration,
    most: Duration,
    failures: u32,
}

impl Backoff {
    pub(crate) fn new(least: Duration, most: Duration) -> Backoff {
        Backoff { least, most, failures: 0 }
    }

    /// Something went well.
    pub(crate) fn reset(&mut self) {
        self.failures = 0;
    }

    /// Something went wrong: so long to wait.
    pub(crate) fn wait(&mut self, dice: &mut impl Rng) -> Duration {
        let doubled = 1_u32.checked_shl(self.failures.min(16)).unwrap_or(u32::MAX);
        let longest = self.least.saturating_mul(doubled).min(self.most);
        self.failures = self.failures.saturating_add(1);
        let half = longest / 2;
        half + half.mul_f64(f64::from(dice.next_u32()) / f64::from(u32::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    #[test]
    fn waits_grow_stay_bounded_and_differ() {
        let (least, most) = (Duration::from_millis(50), Duration::from_secs(2));
        let waits = |seed| {
            let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut backoff = Backoff::new(least, most);
            (0..100).map(|_| backoff.wait(&mut dice)).collect::<Vec<_>>()
        };
        let (one, other) = (waits(1), waits(2));
        assert_ne!(one, other);
        assert!(one[0] >= least / 2 && one[0] <= least);
        assert!(one[1..].iter().all(|wait| *wait >= least / 2 && *wait <= most));
        assert!(one[20..].iter().all(|wait| *wait >= most / 2));
    }
}
