//! Work on several threads whose results come together in the order of the work.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// How far a thread may be ahead of the result that is awaited, in pieces of work a thread. It
/// bounds the memory that results wait in.
const AHEAD: usize = 8;

/// Whether work should be given up: somebody asked for it, or nothing more is needed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Halt<'a> {
    asked: &'a AtomicBool,
    enough: &'a AtomicBool,
}

impl Halt<'_> {
    #[inline(always)]
    pub(crate) fn is_set(self) -> bool {
        self.asked.load(Ordering::Relaxed) | self.enough.load(Ordering::Relaxed)
    }
}

/// Does all the work that `source` gives, on `jobs` threads, and merges the results in the order
/// of the source, whichever is done first. Ends early when `merge` breaks, or when `asked` is set
/// and `work` gives `None` for what it left undone; what comes after a gap is never merged.
pub(crate) fn in_order<J: Send, R: Send>(
    jobs: usize,
    source: impl Iterator<Item = J> + Send,
    asked: &AtomicBool,
    work: impl Fn(J, Halt<'_>) -> Option<R> + Sync,
    merge: impl FnMut(R) -> ControlFlow<()> + Send,
) {
    let enough = AtomicBool::new(false);
    let halt = Halt { asked, enough: &enough };
    let jobs = jobs.max(1);
    let line = Line {
        state: Mutex::new(State {
            source,
            merge,
            taken: 0,
            merged: 0,
            waiting: BTreeMap::new(),
            closed: false,
        }),
        moved: Condvar::new(),
        ahead: (jobs * AHEAD) as u64,
    };
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while let Some((number, job)) = line.take(halt) {
                    // A thread that just vanished would leave the others waiting for its result.
                    match catch_unwind(AssertUnwindSafe(|| work(job, halt))) {
                        Ok(Some(result)) => line.put(number, result, &enough),
                        Ok(None) => line.give_up(&enough),
                        Err(panic) => {
                            line.give_up(&enough);
                            resume_unwind(panic);
                        }
                    }
                }
            });
        }
    });
}

struct Line<I, M, R> {
    state: Mutex<State<I, M, R>>,
    moved: Condvar,
    ahead: u64,
}

struct State<I, M, R> {
    source: I,
    merge: M,
    /// How many pieces of work have been taken.
    taken: u64,
    /// How many results have been merged.
    merged: u64,
    /// Results whose turn has not come.
    waiting: BTreeMap<u64, R>,
    /// Whether `merge` wants no more.
    closed: bool,
}

impl<J, R, I: Iterator<Item = J>, M: FnMut(R) -> ControlFlow<()>> Line<I, M, R> {
    fn take(&self, halt: Halt<'_>) -> Option<(u64, J)> {
        let mut state = self.lock();
        while state.taken >= state.merged + self.ahead && !halt.is_set() {
            state = self.moved.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if halt.is_set() {
            return None;
        }
        let job = state.source.next()?;
        state.taken += 1;
        Some((state.taken - 1, job))
    }

    fn put(&self, number: u64, result: R, enough: &AtomicBool) {
        let mut state = self.lock();
        state.waiting.insert(number, result);
        while !state.closed
            && let next = state.merged
            && let Some(result) = state.waiting.remove(&next)
        {
            state.merged += 1;
            if (state.merge)(result).is_break() {
                state.closed = true;
                enough.store(true, Ordering::Relaxed);
            }
        }
        self.moved.notify_all();
    }

    fn give_up(&self, enough: &AtomicBool) {
        // Under the lock, so that nobody falls asleep between looking and this.
        let _state = self.lock();
        enough.store(true, Ordering::Relaxed);
        self.moved.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, State<I, M, R>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
