//! Tunes the numbers of `steady` by letting it play against itself.
//!
//! `cargo run --release -p bots --example tune -- STEPS [JOBS] [SEED] > crates/bots/src/steady/tuned.rs`
//!
//! Simultaneous perturbation: in every step all numbers are moved a little up or down at random,
//! once so and once the other way, and the two play each other on the same deals with seats
//! exchanged, over all option sets. The numbers then follow the better one by how much it was
//! better. What is written is the mean of the last half of the way, which is steadier than its end.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a tool for the terminal")]

use bots::{Bot, Dice, Other, Steady, Weights};
use rand_core::{Rng, SeedableRng};
use rules::{Card, EventCard, Game, Options, Role, Seed};
use std::thread;

/// Deals in a probe; each is played twice.
const DEALS: u64 = 128;

fn main() {
    let mut arguments = std::env::args().skip(1).map_while(|n| n.parse::<u64>().ok());
    let steps = arguments.next().unwrap_or(1000);
    let jobs = arguments.next().unwrap_or(1);
    let mut dice = Dice::seed_from_u64(arguments.next().unwrap_or(1));
    let mut weights = Weights::TUNED;
    let mut sum: Vec<f64> = Vec::new();
    let mut summed = 0.0;
    for step in 0..steps {
        // Large moves first, small ones later.
        let done = step as f32 / steps as f32;
        let size = 0.25 * (1.0 - done) + 0.08;
        let rate = 0.10 * (1.0 - 0.9 * done);
        let probes: Vec<(Vec<f32>, u64)> =
            (0..jobs).map(|_| (signs(&mut weights, &mut dice), dice.next_u64())).collect();
        let scores: Vec<f32> = thread::scope(|scope| {
            let probe = |(signs, seed): &(Vec<f32>, u64)| {
                let (up, down) = (moved(&weights, signs, size), moved(&weights, signs, -size));
                let seed = *seed;
                scope.spawn(move || duel(&Steady::with(up), &Steady::with(down), seed))
            };
            let running: Vec<_> = probes.iter().map(probe).collect();
            running.into_iter().map(|probe| probe.join().unwrap_or(0.0)).collect()
        });
        for ((signs, _), score) in probes.iter().zip(&scores) {
            weights = moved(&weights, signs, rate * score);
        }
        if done >= 0.5 {
            sum.resize(weights.numbers_mut().count(), 0.0);
            sum.iter_mut().zip(weights.numbers_mut()).for_each(|(s, n)| *s += f64::from(*n));
            summed += 1.0;
        }
        if step % (steps / 20).max(1) == 0 {
            let now = duel_long(&Steady::with(weights.clone()), &Steady::new());
            eprintln!("step {step} of {steps}: {now:+.3} against the numbers it began with");
        }
    }
    if summed > 0.0 {
        for (number, sum) in weights.numbers_mut().zip(&sum) {
            *number = (sum / summed) as f32;
        }
    }
    let now = duel_long(&Steady::with(weights.clone()), &Steady::new());
    eprintln!("mean of the last half: {now:+.3}");
    print!("{}", source(&weights));
}

fn signs(weights: &mut Weights, dice: &mut Dice) -> Vec<f32> {
    weights.numbers_mut().map(|_| if dice.next_u64() >> 63 == 0 { 1.0 } else { -1.0 }).collect()
}

fn moved(weights: &Weights, signs: &[f32], by: f32) -> Weights {
    let mut weights = weights.clone();
    weights.numbers_mut().zip(signs).for_each(|(number, sign)| *number += by * sign);
    weights
}

/// How much better the first is than the second, from -1 to 1, over many deals.
fn duel_long(a: &Steady, b: &Steady) -> f32 {
    (0..20).map(|n| duel(a, b, 1_000_000 + n)).sum::<f32>() / 20.0
}

fn duel(a: &Steady, b: &Steady, seed: u64) -> f32 {
    let sets: Vec<Options> = Options::all().collect();
    let mut dice = Dice::seed_from_u64(seed);
    let mut score = 0.0;
    for _ in 0..DEALS {
        let options = sets[dice.next_u64() as usize % sets.len()];
        let deal = Seed::from_number(dice.next_u64());
        // Every other seat, beginning with either, so that both sit everywhere equally often.
        let pattern = 0b0101;
        for pattern in [pattern, !pattern] {
            score += play(a, b, options, deal, pattern);
        }
    }
    score / (2.0 * DEALS as f32)
}

/// The share of the victory that the first has more than the second, and a little for points.
fn play(a: &Steady, b: &Steady, options: Options, deal: Seed, pattern: usize) -> f32 {
    let mut dice = Dice::seed_from_u64(1);
    let mut game = Game::new(options, deal);
    let of_a = |seat: rules::Seat| pattern >> seat.index() & 1 == 1;
    while let Some(seat) = game.next_seat() {
        let Some(prompt) = game.prompt(seat) else { break };
        let bot = if of_a(seat) { a } else { b };
        let answer = bot.answer(&game.glance(seat), &prompt, &mut dice);
        if game.apply(seat, &answer, &mut ()).is_err() {
            return 0.0;
        }
    }
    let sign = |seat| if of_a(seat) { 1.0 } else { -1.0 };
    let winners = game.leaders();
    let won: f32 = winners.map(sign).sum::<f32>() / winners.len().max(1) as f32;
    let (mut points, mut seats) = ([0.0; 2], [0.0; 2]);
    for seat in options.players.seats() {
        let side = usize::from(of_a(seat));
        points[side] += f32::from(game.points(seat).0);
        seats[side] += 1.0;
    }
    // With three players the side that has two of them wins more often; both sides have them once.
    let margin = points[1] / seats[1] - points[0] / seats[0];
    0.7 * won + 0.3 * (margin / 15.0).clamp(-1.0, 1.0)
}

fn source(weights: &Weights) -> String {
    let row = |numbers: &[f32]| {
        let numbers: Vec<String> = numbers.iter().map(|n| format!("{n:.3}")).collect();
        format!("[{}]", numbers.join(", "))
    };
    let mut text = String::from(
        "//! The tuned numbers of `steady`, made by `examples/tune.rs`.\n\n\
         use super::weights::Weights;\n\nimpl Weights {\n    \
         /// What came of tuning.\n    pub const TUNED: Weights = Weights {\n        buildings: [\n",
    );
    for (numbers, card) in weights.buildings.iter().zip(Card::ALL) {
        text += &format!("            {}, // {card}\n", row(numbers));
    }
    text += "        ],\n        roles: [\n";
    for (numbers, role) in weights.roles.iter().zip(Role::ALL) {
        text += &format!("            // {}\n            {},\n", role.id(), row(numbers));
    }
    text += "        ],\n        events: [\n";
    for (numbers, event) in weights.events.iter().zip(EventCard::ALL) {
        text += &format!("            {}, // {}\n", row(numbers), event.id());
    }
    text += "        ],\n        other: [\n";
    for (number, other) in weights.other.iter().zip(Other::ALL) {
        text += &format!("            {number:.3}, // {other:?}\n");
    }
    text + "        ],\n    };\n}\n"
}
