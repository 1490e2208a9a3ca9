//! The threads on which bots think, so that nobody's moves wait for them.

use crate::meters;
use bots::{Budget, Dice, Level};
use rand_core::SeedableRng;
use rules::{Answer, Game, Seat};
use std::collections::VecDeque;
use std::num::NonZeroU32;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Instant;
use tokio::sync::mpsc::UnboundedSender;

/// When more thoughts a thread wait than this, bots that look ahead answer without looking.
const BUSY: usize = 16;
/// When more thoughts a thread wait than this, no more are taken.
const FULL: usize = 1_024;

/// The threads on which bots think.
#[derive(Debug)]
pub(crate) struct Thinkers {
    queue: Arc<Queue>,
    threads: Mutex<Vec<JoinHandle<()>>>,
    count: usize,
}

/// What a bot is to think about. The bot itself is given a glance of the game, and no more.
#[derive(Debug)]
pub(crate) struct Task {
    pub(crate) game: Game,
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    pub(crate) dice: [u8; 32],
    /// By which number of the table it was asked; comes back with the answer.
    pub(crate) number: u64,
    pub(crate) reply: UnboundedSender<Thought>,
}

/// What a bot came to.
#[derive(Debug)]
pub(crate) struct Thought {
    pub(crate) number: u64,
    pub(crate) seat: Seat,
    pub(crate) answer: Option<Answer>,
}

#[derive(Debug, Default)]
struct Queue {
    tasks: Mutex<Tasks>,
    more: Condvar,
}

#[derive(Debug, Default)]
struct Tasks {
    waiting: VecDeque<Task>,
    over: bool,
}

impl Thinkers {
    pub(crate) fn start(count: usize) -> std::io::Result<Thinkers> {
        let queue = Arc::new(Queue::default());
        let count = count.max(1);
        let thread = |number: usize| {
            let queue = Arc::clone(&queue);
            let name = format!("bot {number}");
            std::thread::Builder::new().name(name).spawn(move || work(&queue))
        };
        let threads = (0..count).map(thread).collect::<std::io::Result<_>>()?;
        Ok(Thinkers { queue, threads: Mutex::new(threads), count })
    }

    /// Hands over a task; `false` if there are far too many already, and it must be tried again.
    pub(crate) fn think(&self, mut task: Task) -> bool {
        let mut tasks = self.queue.lock();
        let waiting = tasks.waiting.len();
        if tasks.over || waiting >= FULL * self.count {
            return false;
        }
        if waiting >= BUSY * self.count && matches!(task.level, Level::Search(_)) {
            meters::thought_cut_short();
            task.level = Level::Steady;
        }
        tasks.waiting.push_back(task);
        meters::thoughts_waiting(waiting + 1);
        drop(tasks);
        self.queue.more.notify_one();
        true
    }

    /// Forgets what waits, and waits for what is being thought.
    pub(crate) fn stop(&self) {
        let mut tasks = self.queue.lock();
        tasks.over = true;
        tasks.waiting.clear();
        drop(tasks);
        self.queue.more.notify_all();
        let threads =
            std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        for thread in threads {
            // A thread that ended badly has said so.
            let _ = thread.join();
        }
    }
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, Tasks> {
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn next(&self) -> Option<Task> {
        let mut tasks = self.lock();
        loop {
            if tasks.over {
                return None;
            }
            if let Some(task) = tasks.waiting.pop_front() {
                meters::thoughts_waiting(tasks.waiting.len());
                return Some(task);
            }
            tasks = self.more.wait(tasks).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

fn work(queue: &Queue) {
    while let Some(task) = queue.next() {
        let since = Instant::now();
        let answer = answer(&task);
        meters::thought(since);
        // The table may have been put away meanwhile.
        let _ = task.reply.send(Thought { number: task.number, seat: task.seat, answer });
    }
}

/// What the bot says, if the rules allow it; else the first thing they do allow.
fn answer(task: &Task) -> Option<Answer> {
    let Task { game, seat, .. } = task;
    let prompt = game.prompt(*seat)?;
    let mut dice = Dice::from_seed(task.dice);
    let thought = catch_unwind(AssertUnwindSafe(|| {
        one_thread(task.level).bot().answer(&game.glance(*seat), &prompt, &mut dice)
    }));
    match thought {
        Ok(answer) if game.check(*seat, &answer).is_ok() => return Some(answer),
        // What it answered is not for the log: it names cards that are hidden.
        Ok(_) => tracing::error!(level = %task.level, "a bot broke the rules"),
        Err(_) => tracing::error!(level = %task.level, "a bot panicked"),
    }
    game.first_options(*seat, 1).first().copied()
}

/// The threads are shared by all tables, so no bot brings its own.
fn one_thread(level: Level) -> Level {
    match level {
        Level::Search(budget) => Level::Search(Budget { threads: NonZeroU32::MIN, ..budget }),
        level => level,
    }
}
