//! The threads on which bots think, so that nobody's moves wait for them.

use crate::meters;
use bots::{Budget, Dice, Level, Limit};
use rand_core::SeedableRng;
use rules::{Answer, Game, Memory, Seat};
use std::collections::VecDeque;
use std::num::NonZeroU32;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Instant;
use tokio::sync::mpsc::UnboundedSender;

/// When searches that take so many milliseconds a thread wait already, bots that look ahead answer
/// without looking: people would wait longer for the queue than for the bot.
const LONGEST_WAIT: u64 = 4_000;
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
    /// What the seat remembers.
    pub(crate) memory: Memory,
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
    /// Thoughts that take no time to speak of. They go first: a table without searches must not
    /// wait for those of others.
    quick: VecDeque<Task>,
    searches: VecDeque<Task>,
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
    pub(crate) fn think(&self, task: Task) -> bool {
        let taken = self.queue.lock().put(task, self.count);
        if taken {
            self.queue.more.notify_one();
        }
        taken
    }

    /// Forgets what waits, and waits for what is being thought.
    pub(crate) fn stop(&self) {
        let mut tasks = self.queue.lock();
        tasks.over = true;
        tasks.quick.clear();
        tasks.searches.clear();
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
            if let Some(task) = tasks.take() {
                return Some(task);
            }
            tasks = self.more.wait(tasks).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Tasks {
    /// Takes a task in for so many threads, unless there are far too many already.
    fn put(&mut self, mut task: Task, threads: usize) -> bool {
        if self.over || self.waiting() >= FULL * threads {
            return false;
        }
        if search_time(task.level).is_some() && self.work() >= LONGEST_WAIT * threads as u64 {
            meters::thought_cut_short();
            task.level = Level::Steady;
        }
        let ahead = task.level.budget().is_some();
        let queue = if ahead { &mut self.searches } else { &mut self.quick };
        queue.push_back(task);
        meters::thoughts_waiting(self.waiting());
        true
    }

    fn take(&mut self) -> Option<Task> {
        let task = self.quick.pop_front().or_else(|| self.searches.pop_front())?;
        meters::thoughts_waiting(self.waiting());
        Some(task)
    }

    fn waiting(&self) -> usize {
        self.quick.len() + self.searches.len()
    }

    /// How many milliseconds the searches that wait will take together. They are few, because
    /// this is what bounds them.
    fn work(&self) -> u64 {
        self.searches.iter().filter_map(|task| search_time(task.level)).sum()
    }
}

/// About how many milliseconds a level that looks ahead takes.
fn search_time(level: Level) -> Option<u64> {
    Some(match level.budget()?.limit {
        Limit::Milliseconds(milliseconds) => milliseconds.get(),
        // Tables have no such bots; about as many playouts fit into a millisecond.
        Limit::Playouts(playouts) => playouts.get().div_ceil(50),
    })
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
    if let [only] = game.first_options(*seat, 2)[..] {
        return Some(only);
    }
    let mut dice = Dice::from_seed(task.dice);
    let thought = catch_unwind(AssertUnwindSafe(|| {
        let glance = game.glance(*seat).remembering(&task.memory);
        one_thread(task.level).bot().answer(&glance, &prompt, &mut dice)
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
    match level.budget() {
        Some(budget) => level.with_budget(Budget { threads: NonZeroU32::MIN, ..budget }),
        None => level,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Options, Players, Seed};
    use std::num::NonZeroU64;
    use tokio::sync::mpsc::unbounded_channel;

    fn search(milliseconds: u64) -> Level {
        let milliseconds = NonZeroU64::new(milliseconds).expect("some time");
        Level::Search(Budget::of(Limit::Milliseconds(milliseconds)))
    }

    fn task(number: u64, level: Level, reply: &UnboundedSender<Thought>) -> Task {
        let game = Game::new(Options::base(Players::Two), Seed::from_number(number));
        let seat = game.next_seat().expect("somebody begins");
        let (memory, dice, reply) = (Memory::NOTHING, [7; 32], reply.clone());
        Task { game, memory, seat, level, dice, number, reply }
    }

    #[test]
    fn quick_bots_do_not_wait_for_searches() {
        let thinkers = Thinkers::start(1).expect("there is a thread");
        let (reply, mut thoughts) = unbounded_channel();
        for number in 0..4 {
            assert!(thinkers.think(task(number, search(200), &reply)));
        }
        assert!(thinkers.think(task(4, Level::Random, &reply)));
        let mut next = || thoughts.blocking_recv().expect("all are answered");
        let order: Vec<u64> = (0..5).map(|_| next().number).collect();
        // The first search may have begun before the quick bot came, but no other.
        let quick = order.iter().position(|&number| number == 4);
        assert!(quick.is_some_and(|place| place <= 1), "{order:?}");
        thinkers.stop();
    }

    #[test]
    fn searches_are_cut_short_when_those_before_them_take_long() {
        let (reply, _thoughts) = unbounded_channel();
        let levels = |milliseconds: u64, count: u64, threads: usize| {
            let mut tasks = Tasks::default();
            let taken = (0..count)
                .all(|number| tasks.put(task(number, search(milliseconds), &reply), threads));
            assert!(taken, "so few are always taken");
            (tasks.searches.len(), tasks.quick.len())
        };
        assert_eq!(levels(2_000, 15, 1), (2, 13));
        assert_eq!(levels(2_000, 15, 2), (4, 11));
        assert_eq!(levels(200, 30, 1), (20, 10));
        assert_eq!(levels(10, 100, 1), (100, 0), "short ones wait for each other");
    }

    #[test]
    fn those_cut_short_answer_steadily_and_at_once() {
        let (reply, _thoughts) = unbounded_channel();
        let mut tasks = Tasks::default();
        for number in 0..4 {
            tasks.put(task(number, search(2_000), &reply), 1);
        }
        let order = std::iter::from_fn(|| tasks.take()).map(|task| (task.number, task.level));
        let order: Vec<_> = order.collect();
        let steady = [(2, Level::Steady), (3, Level::Steady)];
        assert_eq!(order, [&steady[..], &[(0, search(2_000)), (1, search(2_000))]].concat());
    }

    #[test]
    fn no_more_are_taken_than_there_is_room_for() {
        let (reply, _thoughts) = unbounded_channel();
        let mut tasks = Tasks::default();
        let taken = (0..2_000).filter(|&n| tasks.put(task(n, Level::Random, &reply), 1)).count();
        assert_eq!(taken, FULL);
    }
}
