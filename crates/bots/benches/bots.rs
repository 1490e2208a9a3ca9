//! Games between bots: how many a second of processor time.
//!
//! `cargo bench -p bots --bench bots [games] [bot]` lets every bot play against itself, 4 players,
//! base game. Times are processor time, in chunks; on a busy machine the best chunk says most
//! about the program and the median about the machine.
//!
//! `cargo bench -p bots --bench bots -- threads` reports how many games `search` plays out a second
//! with one thread and with more, on the clock and by processor time.
//!
//! `bots --count N BOT` plays N games and prints the number of decisions, for counting
//! instructions from outside.

#![allow(clippy::print_stdout, reason = "a benchmark reports to its terminal")]

use bots::{Bot, Dice, Level};
use rand_core::SeedableRng;
use rules::{Ask, Game, Options, Players, Seed};
use rustix::time::{ClockId, clock_gettime};
use std::ops::Range;
use std::time::Instant;

const CHUNK: u64 = 500;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if let Some(at) = arguments.iter().position(|argument| argument == "--count") {
        let games = arguments.get(at + 1).and_then(|n| n.parse().ok()).unwrap_or(100);
        let level = arguments.get(at + 2).and_then(|name| name.parse().ok());
        let played = play(&*level.unwrap_or(Level::Novice).bot(), 0..games);
        println!("{}", played.decisions);
        return;
    }
    if arguments.iter().any(|argument| argument == "threads") {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        (1..=2 * cores).for_each(measure_threads);
        return;
    }
    let games = arguments.iter().find_map(|n| n.parse().ok()).unwrap_or(40_000);
    let named: Vec<Level> = arguments.iter().skip(1).filter_map(|name| name.parse().ok()).collect();
    let levels = [Level::Random, Level::Novice, Level::Steady];
    for level in if named.is_empty() { levels.to_vec() } else { named } {
        measure(level, games);
    }
}

fn measure(level: Level, games: u64) {
    let bot = level.bot();
    let (mut times, mut decisions, mut rounds) = (Vec::new(), 0, 0);
    for chunk in 0..(games / CHUNK).max(1) {
        let start = processor_seconds();
        let played = play(&*bot, chunk * CHUNK..(chunk + 1) * CHUNK);
        times.push(processor_seconds() - start);
        decisions += played.decisions;
        rounds += played.rounds;
    }
    times.sort_by(f64::total_cmp);
    let played = times.len() as f64 * CHUNK as f64;
    let a_game = decisions as f64 / played;
    let report = |what: &str, seconds: f64| {
        let rate = CHUNK as f64 / seconds;
        format!("{what} {rate:>7.0} games/s {:>6.1} ns a decision", 1e9 / (rate * a_game))
    };
    println!(
        "{:10} {:5.2} rounds, {a_game:6.1} decisions a game; {}; {}",
        bot.name(),
        rounds as f64 / played,
        report("best", times[0]),
        report("median", times[times.len() / 2]),
    );
}

/// How fast `search` plays out, over the questions of a few games.
fn measure_threads(threads: usize) {
    const PLAYOUTS: u64 = 4000;
    let level = format!("search:{PLAYOUTS}x{threads}").parse::<Level>().expect("a budget");
    let (search, steady) = (level.bot(), Level::Steady.bot());
    let mut dice = Dice::seed_from_u64(1);
    let (mut playouts, mut processor, mut clock) = (0, 0.0, 0.0);
    for seed in 0..2 {
        let mut game = Game::new(Options::base(Players::Four), Seed::from_number(seed));
        let mut asked = 0;
        while let Some(seat) = game.next_seat() {
            let Some(prompt) = game.prompt(seat) else { break };
            asked += 1;
            // Questions of one step, so that all playouts are counted.
            if asked % 4 == 0 && matches!(prompt.ask, Ask::Role { .. } | Ask::Build) {
                let (begun, used) = (Instant::now(), processor_seconds());
                let advice = search.advise(&game.glance(seat), &prompt, &mut dice);
                clock += begun.elapsed().as_secs_f64();
                processor += processor_seconds() - used;
                playouts += advice.playouts;
            }
            let answer = steady.answer(&game.glance(seat), &prompt, &mut dice);
            game.apply(seat, &answer, &mut ()).expect("bots know the rules");
        }
    }
    let playouts = playouts as f64;
    println!(
        "search, {threads} threads: {:.0} playouts a second on the clock, {:.0} a second of processor time",
        playouts / clock,
        playouts / processor,
    );
}

struct Played {
    decisions: u64,
    rounds: u64,
}

fn play(bot: &dyn Bot, seeds: Range<u64>) -> Played {
    let mut played = Played { decisions: 0, rounds: 0 };
    for seed in seeds {
        let mut dice = Dice::seed_from_u64(seed);
        let mut game = Game::new(Options::base(Players::Four), Seed::from_number(seed));
        while let Some(seat) = game.next_seat() {
            let Some(prompt) = game.prompt(seat) else { break };
            let answer = bot.answer(&game.glance(seat), &prompt, &mut dice);
            game.apply(seat, &answer, &mut ()).expect("bots know the rules");
            played.decisions += 1;
        }
        played.rounds += u64::from(game.table().round());
    }
    played
}

fn processor_seconds() -> f64 {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}
