//! Random games: how many a second of processor time, and how many decisions.
//!
//! `cargo bench -p rules --bench games` reports the option sets below. Every decision is answered
//! with a legal answer drawn with equal probability and goes through the full check of `apply`.
//! Times are processor time of this thread's process, in chunks; on a busy machine the best chunk
//! says most about the program and the median about the machine.
//!
//! `games --count N SET` plays N games of a set and prints the number of decisions, for counting
//! instructions from outside (`cargo xtask bench`).

#![allow(clippy::print_stdout, reason = "a benchmark reports to its terminal")]

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Edition, Game, Options, Players, Seed, Table};
use rustix::time::{ClockId, clock_gettime};

const CHUNK: u64 = 500;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if let Some(at) = arguments.iter().position(|argument| argument == "--count") {
        let games = arguments.get(at + 1).and_then(|n| n.parse().ok()).unwrap_or(100);
        let name = arguments.get(at + 2).map_or("base4", String::as_str);
        let set = sets().into_iter().find(|(set, _)| *set == name);
        let options = set.map_or(Options::base(Players::Four), |(_, options)| options);
        println!("{}", play(options, 0..games, &mut generator()));
        return;
    }
    let games = arguments.iter().find_map(|n| n.parse().ok()).unwrap_or(40_000);
    println!("state: {} bytes", size_of::<Table>());
    for (name, options) in sets() {
        measure(name, options, games);
    }
}

/// The option sets that are measured.
fn sets() -> [(&'static str, Options); 4] {
    let largest = Options {
        edition: Edition::Second,
        new_buildings: true,
        events: true,
        ..Options::base(Players::Four)
    };
    [
        ("base4", Options::base(Players::Four)),
        ("base3", Options::base(Players::Three)),
        ("base2", Options::base(Players::Two)),
        ("large4", largest),
    ]
}

fn measure(name: &str, options: Options, games: u64) {
    let mut rng = generator();
    let mut times = Vec::new();
    let mut decisions = 0;
    for chunk in 0..(games / CHUNK).max(1) {
        let start = processor_seconds();
        decisions += play(options, chunk * CHUNK..(chunk + 1) * CHUNK, &mut rng);
        times.push(processor_seconds() - start);
    }
    times.sort_by(f64::total_cmp);
    let played = times.len() as f64 * CHUNK as f64;
    let a_game = decisions as f64 / played;
    let report = |what: &str, seconds: f64| {
        let rate = CHUNK as f64 / seconds;
        let nanoseconds = 1e9 / (rate * a_game);
        format!("{what} {rate:>7.0} games/s {nanoseconds:>6.1} ns a decision")
    };
    println!(
        "{name:7} {a_game:6.1} decisions a game; {}; {}; {}",
        report("best", times[0]),
        report("median", times[times.len() / 2]),
        report("mean", times.iter().sum::<f64>() / times.len() as f64),
    );
}

/// Plays games with these seeds; how many decisions they took.
fn play(options: Options, seeds: std::ops::Range<u64>, rng: &mut Xoshiro256PlusPlus) -> u64 {
    let mut decisions = 0;
    for seed in seeds {
        let mut game = Game::new(options, Seed::from_number(seed));
        while let Some(seat) = game.next_seat() {
            // Looked at where it was written: copying a fresh answer costs a tenth of a decision.
            let answer = &game.random_answer(seat, rng);
            let answer = answer.as_ref().expect("a pending seat is asked");
            game.apply(seat, answer, &mut ()).expect("a drawn answer is legal");
            decisions += 1;
        }
    }
    decisions
}

fn generator() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

fn processor_seconds() -> f64 {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
}
