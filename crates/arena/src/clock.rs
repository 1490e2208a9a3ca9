//! Processor time: of the whole program, and of some of the answers.

use cpu_time::{ProcessTime, ThreadTime};
use rules::Seat;
use std::time::{Duration, Instant};

/// Of quick bots one answer in so many is timed: a look at the clock takes about as long as such
/// an answer. A prime, so that it falls in step with nothing.
const ONE_IN: u32 = 61;

/// The clock of processor time is a call into the kernel, which disturbs what a quick bot does
/// more than it takes. So quick bots are timed by the clock on the wall, and an answer that seems
/// to take this long was interrupted by another program and does not count.
const INTERRUPTED: Duration = Duration::from_micros(100);

/// How long answers took, by entry.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Times {
    answers: [u64; Seat::MAX],
    nanoseconds: [u64; Seat::MAX],
}

impl Times {
    pub(crate) fn add(&mut self, other: &Times) {
        for entry in 0..Seat::MAX {
            self.answers[entry] += other.answers[entry];
            self.nanoseconds[entry] += other.nanoseconds[entry];
        }
    }

    /// The mean in milliseconds over these entries; `None` if no answer was timed.
    pub(crate) fn milliseconds(&self, entries: impl Iterator<Item = usize> + Clone) -> Option<f64> {
        let answers: u64 = entries.clone().map(|entry| self.answers[entry]).sum();
        let nanoseconds: u64 = entries.map(|entry| self.nanoseconds[entry]).sum();
        (answers > 0).then(|| nanoseconds as f64 / answers as f64 / 1e6)
    }
}

/// What a look at the clock itself takes, to be left out of what it measures.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Overhead(Duration);

impl Overhead {
    pub(crate) fn measure() -> Overhead {
        let looks = (0..64).map(|_| Instant::now().elapsed());
        Overhead(looks.min().unwrap_or_default())
    }
}

/// Times answers while games are played on one thread.
#[derive(Debug)]
pub(crate) struct Stopwatch {
    slow: [bool; Seat::MAX],
    overhead: Overhead,
    until_next: u32,
    pub(crate) times: Times,
}

impl Stopwatch {
    /// `start` says where in its steps the sampling begins; `slow` which entries are timed every
    /// time.
    pub(crate) fn new(slow: [bool; Seat::MAX], overhead: Overhead, start: u64) -> Stopwatch {
        let until_next = (start % u64::from(ONE_IN)) as u32;
        Stopwatch { slow, overhead, until_next, times: Times::default() }
    }

    /// Lets an entry think.
    #[inline(always)]
    pub(crate) fn time<T>(&mut self, entry: usize, think: impl FnOnce() -> T) -> T {
        if self.until_next > 0 && !self.slow[entry] {
            self.until_next -= 1;
            return think();
        }
        self.measure(entry, think)
    }

    #[cold]
    #[inline(never)]
    fn measure<T>(&mut self, entry: usize, think: impl FnOnce() -> T) -> T {
        if self.until_next == 0 {
            self.until_next = ONE_IN;
        }
        self.until_next -= 1;
        let (thought, taken) = match self.slow[entry] {
            true => {
                let start = ThreadTime::now();
                (think(), start.elapsed())
            }
            false => {
                let start = Instant::now();
                (think(), start.elapsed().saturating_sub(self.overhead.0))
            }
        };
        if self.slow[entry] || taken < INTERRUPTED {
            self.times.answers[entry] += 1;
            self.times.nanoseconds[entry] += taken.as_nanos() as u64;
        }
        thought
    }
}

/// Processor time of the whole program since some moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Since(ProcessTime);

impl Since {
    pub(crate) fn now() -> Since {
        Since(ProcessTime::now())
    }

    pub(crate) fn seconds(self) -> f64 {
        self.0.elapsed().as_secs_f64()
    }
}
