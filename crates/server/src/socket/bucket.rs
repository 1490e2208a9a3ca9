//! How many messages somebody may send.

use crate::limits::Rate;
use std::time::Instant;

/// A bucket that fills slowly and from which every message takes one.
#[derive(Debug)]
pub(super) struct Bucket {
    level: f32,
    at: Instant,
    /// How many messages came in a row although it was empty.
    overdrawn: u32,
}

/// There is nothing in the bucket.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Empty {
    /// Until there is, in milliseconds.
    pub(super) wait: u64,
    /// How many messages came in a row although it was empty.
    pub(super) overdrawn: u32,
}

impl Bucket {
    /// A full one.
    pub(super) fn new() -> Bucket {
        Bucket { level: 1.0, at: Instant::now(), overdrawn: 0 }
    }

    /// Takes one out, if there is one at this rate. The level is kept as a share of the whole, so
    /// that the rate can change.
    pub(super) fn take(&mut self, rate: Option<Rate>, now: Instant) -> Result<(), Empty> {
        let Some(rate) = rate else { return Ok(()) };
        let (count, per) = (rate.count.max(1) as f32, rate.per.as_secs_f32().max(0.001));
        let passed = now.duration_since(self.at).as_secs_f32();
        self.at = now;
        self.level = (self.level + passed / per).min(1.0);
        let one = 1.0 / count;
        // A little less than one is one: shares do not add up exactly.
        if self.level >= one * 0.999 {
            self.level -= one;
            self.overdrawn = 0;
            return Ok(());
        }
        self.overdrawn += 1;
        let wait = ((one - self.level) * per * 1_000.0) as u64 + 1;
        Err(Empty { wait, overdrawn: self.overdrawn })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_gives_what_it_holds_and_fills_up_again() {
        let rate = Some(Rate { count: 100, per: Duration::from_secs(20) });
        let mut bucket = Bucket::new();
        let start = Instant::now();
        let taken = (0..150).filter(|_| bucket.take(rate, start).is_ok()).count();
        assert_eq!(taken, 100);
        let empty = bucket.take(rate, start).expect_err("it is empty");
        assert!((1..=202).contains(&empty.wait), "{empty:?}");
        assert_eq!(empty.overdrawn, 51);
        assert!(bucket.take(rate, start + Duration::from_millis(250)).is_ok());
        assert!(bucket.take(rate, start + Duration::from_millis(250)).is_err());
        let later = start + Duration::from_secs(60);
        assert_eq!((0..150).filter(|_| bucket.take(rate, later).is_ok()).count(), 100);
    }
}
