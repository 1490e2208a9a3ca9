//! Deciding between a few moves by playing drawn worlds to the end.
//!
//! Every world is drawn once and played out with each move that is still in question, with the
//! same dice: what differs then is what the move did, not the luck of the draw. The worse half of
//! the moves is left behind as soon as it had its share of the budget (sequential halving), so
//! most playouts go into telling the good moves apart.
//!
//! What the player would do by habit stays in the race to the end, and every other move is
//! measured by how much better it did in the same worlds. It must be better by more than chance
//! explains, so a small budget makes the search careful instead of careless.

use super::game::{Knowledge, Move, Outcome, World};
use crate::{Budget, Dice, Limit};
use rand_core::{Rng, SeedableRng};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Rewards are added up as whole numbers, so that the sum does not depend on the order in which
/// threads come by.
const UNIT: f32 = 65536.0;

/// By how many standard errors a move must be better than the habit to be preferred. With 0 far
/// weaker; between 0.7 and 2.5 the difference is small. (docs/strength.md)
const DOUBT: f64 = 1.5;

/// What is thought of a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opinion<M> {
    /// The move.
    pub chosen: M,
    /// How many playouts began with it.
    pub playouts: u64,
    /// The mean of the victory in these.
    pub won: f64,
    /// The mean of what the search strives for.
    pub reward: f64,
}

/// What each move is worth after the moves made already, the best first.
///
/// With a budget of playouts the outcome depends on knowledge, budget and dice only, not on the
/// number of threads.
pub fn think<K: Knowledge>(
    knowledge: &K,
    made: &[Move<K>],
    budget: Budget,
    dice: &mut Dice,
) -> Vec<Opinion<Move<K>>> {
    let seed = dice.next_u64();
    let mut moves = Vec::new();
    let world = draw(knowledge, made, seed, 0);
    world.moves(&mut moves);
    let habit = world.habit(dice);
    // The habit comes first; the others are measured by it.
    if let Some(at) = moves.iter().position(|chosen| *chosen == habit) {
        moves[..=at].rotate_right(1);
    }
    let mut race = Race {
        knowledge,
        made,
        seed,
        entries: moves.into_iter().map(Entry::new).collect(),
        worlds: 0,
    };
    // Where there is no choice there is nothing to think about.
    if race.entries.len() > 1 {
        race.run(budget);
    }
    race.entries.into_iter().map(|entry| entry.opinion()).collect()
}

struct Race<'a, K: Knowledge> {
    knowledge: &'a K,
    made: &'a [Move<K>],
    seed: u64,
    entries: Vec<Entry<Move<K>>>,
    /// How many worlds have been played so far.
    worlds: u64,
}

/// A move in question and what came of it.
#[derive(Clone, Copy)]
struct Entry<M> {
    chosen: M,
    playouts: u64,
    won: u64,
    reward: u64,
    /// By how much it did better than the habit in the same worlds, and the squares of that.
    better: i64,
    squares: u64,
}

impl<M> Entry<M> {
    fn new(chosen: M) -> Entry<M> {
        Entry { chosen, playouts: 0, won: 0, reward: 0, better: 0, squares: 0 }
    }

    fn opinion(self) -> Opinion<M> {
        let mean = |sum: u64| sum as f64 / f64::from(UNIT) / self.playouts.max(1) as f64;
        let (won, reward) = (mean(self.won), mean(self.reward));
        Opinion { chosen: self.chosen, playouts: self.playouts, won, reward }
    }

    /// Counts a playout, given the reward of the habit in the same world; gives the own one.
    fn count(&mut self, outcome: Outcome, habit: Option<u64>) -> u64 {
        let reward = (outcome.reward * UNIT) as u64;
        self.playouts += 1;
        self.won += (outcome.won * UNIT) as u64;
        self.reward += reward;
        let better = reward as i64 - habit.unwrap_or(reward) as i64;
        self.better += better;
        self.squares += better.unsigned_abs().pow(2);
        reward
    }

    fn add(&mut self, part: &Entry<M>) {
        self.playouts += part.playouts;
        self.won += part.won;
        self.reward += part.reward;
        self.better += part.better;
        self.squares += part.squares;
    }

    /// By how much it is better than the habit, less what may be chance; 0 for the habit itself.
    fn surely_better(&self) -> f64 {
        let playouts = self.playouts.max(1) as f64;
        let mean = self.better as f64 / playouts;
        let variance = (self.squares as f64 / playouts - mean * mean).max(0.0);
        mean - DOUBT * (variance / playouts).sqrt()
    }
}

/// A world drawn by its number, after the moves made already.
fn draw<K: Knowledge>(knowledge: &K, made: &[Move<K>], seed: u64, number: u64) -> K::World {
    let mut world = knowledge.draw(&mut Dice::seed_from_u64(seed ^ number));
    made.iter().for_each(|step| world.play(*step));
    world
}

impl<K: Knowledge> Race<'_, K> {
    fn run(&mut self, budget: Budget) {
        let stages = stages(self.entries.len());
        let mut running = self.entries.len();
        for stage in 0..stages {
            match budget.limit {
                Limit::Playouts(playouts) => {
                    let share = playouts.get() / u64::from(stages) / running as u64;
                    self.play(running, share.max(1), budget.threads, None);
                }
                Limit::Milliseconds(milliseconds) => {
                    let share = Duration::from_millis(milliseconds.get()) / stages;
                    let until = Instant::now() + share;
                    self.play(running, u64::MAX, budget.threads, Some(until));
                }
            }
            // The first is the habit, which stays. Equals keep their order.
            self.entries[1..running].sort_by_key(|entry| std::cmp::Reverse(entry.better));
            if stage + 1 < stages {
                running = running.div_ceil(2).max(2);
            }
        }
        let surely = |entry: &Entry<_>| entry.surely_better();
        self.entries[..running].sort_by(|a, b| surely(b).total_cmp(&surely(a)));
    }

    /// Plays more worlds with each of the first moves: so many of them, or until a time.
    fn play(&mut self, running: usize, worlds: u64, threads: NonZeroU32, until: Option<Instant>) {
        let next = AtomicU64::new(0);
        let first = self.worlds;
        let this = &*self;
        let work = || this.work(running, first, &next, worlds, until);
        let played: Vec<(u64, Vec<Entry<Move<K>>>)> = if threads.get() == 1 {
            vec![work()]
        } else {
            thread::scope(|scope| {
                // A system that has no more threads to give does not stop a thought.
                let start = |_| thread::Builder::new().spawn_scoped(scope, work).ok();
                let workers: Vec<_> = (1..threads.get()).filter_map(start).collect();
                let mut played = vec![work()];
                played.extend(workers.into_iter().filter_map(|worker| worker.join().ok()));
                played
            })
        };
        for (worlds, entries) in played {
            self.worlds += worlds;
            self.entries.iter_mut().zip(&entries).for_each(|(sum, part)| sum.add(part));
        }
    }

    /// What one thread does: takes the next world until there is none left or the time is up.
    fn work(
        &self,
        running: usize,
        first: u64,
        next: &AtomicU64,
        worlds: u64,
        until: Option<Instant>,
    ) -> (u64, Vec<Entry<Move<K>>>) {
        let chosen = self.entries[..running].iter().map(|entry| entry.chosen);
        let mut entries: Vec<_> = chosen.map(Entry::new).collect();
        let mut played = 0;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= worlds {
                break;
            }
            let number = first + number;
            let world = draw(self.knowledge, self.made, self.seed, number);
            let mut habit = None;
            for entry in &mut entries {
                let mut world = world.clone();
                world.play(entry.chosen);
                let mut dice = Dice::seed_from_u64(!self.seed ^ number);
                let reward = entry.count(world.play_out(&mut dice), habit);
                habit = habit.or(Some(reward));
            }
            played += 1;
            if until.is_some_and(|until| Instant::now() >= until) {
                break;
            }
        }
        (played, entries)
    }
}

/// How often half of the moves are left behind until one is left, and at least once.
fn stages(moves: usize) -> u32 {
    usize::BITS - moves.saturating_sub(1).leading_zeros().min(usize::BITS - 1)
}
