//! The learned player: what a decision costs, games a second against itself, and how fast it looks
//! ahead.
//!
//! `cargo bench -p bots --bench network [games]`. Times are processor time, in chunks; on a busy
//! machine the best chunk says most about the program and the median about the machine.

#![allow(clippy::print_stdout, reason = "a benchmark reports to its terminal")]

use bots::net::{HORIZON, Inputs, Network, best, complete, outputs_of, shipped, weigh};
use bots::{Budget, Dice, Draft, Level, Steps};
use rand_core::SeedableRng;
use rules::{Game, Memories, Options, Players, Seed};
use rustix::time::{ClockId, clock_gettime};
use std::hint::black_box;

const CHUNKS: usize = 40;

fn main() {
    let games = std::env::args().find_map(|n| n.parse().ok()).unwrap_or(200);
    let networks = shipped();
    for players in Players::ALL {
        let Some(network) = networks.of(players) else { continue };
        let situations = situations(network, players, games);
        println!(
            "{} players: {} decisions of {games} games, {:.1} inputs are true, {:.1} steps possible",
            players.count(),
            situations.len(),
            mean(&situations, |one| one.inputs.len()),
            mean(&situations, |one| one.outputs.len()),
        );
        time("  network: thought and wishes", &situations, |one| {
            let thought = network.think(&one.inputs);
            let mut wishes = [0.0; Steps::MOST];
            network.wishes(&thought, &one.outputs, &mut wishes);
            black_box(&wishes);
        });
        time("  network: outlook too", &situations, |one| {
            let thought = network.think(&one.inputs);
            let mut wishes = [0.0; Steps::MOST];
            network.wishes(&thought, &one.outputs, &mut wishes);
            black_box((&wishes, network.outlook(&thought, usize::from(players.count()))));
        });
        time("  inputs", &situations, |one| {
            let glance = one.game.glance(one.seat).remembering(one.memories.of(one.seat));
            let prompt = glance.prompt().expect("it was asked");
            black_box(Inputs::of(&glance, &prompt, &Draft::EMPTY));
        });
        games_a_second(players);
        ahead(network, &situations);
    }
}

/// A moment at which the network was asked.
struct Situation {
    game: Game,
    memories: Memories,
    seat: rules::Seat,
    inputs: Vec<u16>,
    outputs: Vec<u16>,
}

fn situations(network: &Network, players: Players, games: u64) -> Vec<Situation> {
    let mut found = Vec::new();
    for number in 0..games {
        let mut game = Game::new(Options::base(players), Seed::from_number(number));
        let mut memories = Memories::NOTHING;
        while let Some(seat) = game.next_seat() {
            let prompt = game.prompt(seat).expect("who is next is asked");
            let glance = game.glance(seat).remembering(memories.of(seat));
            let steps = Draft::EMPTY.steps(&glance, &prompt);
            let inputs = Inputs::of(&glance, &prompt, &Draft::EMPTY).to_vec();
            let outputs = outputs_of(&glance, &prompt, &steps)[..steps.len()].to_vec();
            let answer = complete(network, &glance, &prompt, Draft::EMPTY, |wishes| best(wishes));
            found.push(Situation { game, memories, seat, inputs, outputs });
            game.apply(seat, &answer, &mut memories).expect("bots know the rules");
        }
    }
    found
}

fn mean(situations: &[Situation], of: impl Fn(&Situation) -> usize) -> f64 {
    situations.iter().map(|one| of(one) as f64).sum::<f64>() / situations.len() as f64
}

fn time(what: &str, situations: &[Situation], mut work: impl FnMut(&Situation)) {
    let mut times: Vec<f64> = (0..CHUNKS)
        .map(|_| {
            let start = processor_seconds();
            situations.iter().for_each(&mut work);
            (processor_seconds() - start) / situations.len() as f64 * 1e6
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!("{what}: best {:.3} µs, median {:.3} µs", times[0], times[CHUNKS / 2]);
}

fn games_a_second(players: Players) {
    const GAMES: u64 = 200;
    let bot = Level::Master.bot();
    let mut times: Vec<f64> = Vec::new();
    for chunk in 0..CHUNKS as u64 / 2 {
        let start = processor_seconds();
        for number in chunk * GAMES..(chunk + 1) * GAMES {
            let mut game = Game::new(Options::base(players), Seed::from_number(number));
            let mut memories = Memories::NOTHING;
            let mut dice = Dice::seed_from_u64(number);
            while let Some(seat) = game.next_seat() {
                let prompt = game.prompt(seat).expect("who is next is asked");
                let glance = game.glance(seat).remembering(memories.of(seat));
                let answer = bot.answer(&glance, &prompt, &mut dice);
                game.apply(seat, &answer, &mut memories).expect("bots know the rules");
            }
        }
        times.push(GAMES as f64 / (processor_seconds() - start));
    }
    times.sort_by(f64::total_cmp);
    println!(
        "  master against itself: best {:.0} games a second of the processor, median {:.0}",
        times[times.len() - 1],
        times[times.len() / 2]
    );
}

/// How many imagined games a second, and how many answers are given in them.
fn ahead(network: &Network, situations: &[Situation]) {
    const EVERY: usize = 37;
    let budget: Budget = "100".parse().expect("a budget");
    let mut dice = Dice::seed_from_u64(1);
    let (mut playouts, mut answers, mut thoughts) = (0, 0, 0);
    let mut seconds = 0.0;
    for one in situations.iter().step_by(EVERY) {
        let glance = one.game.glance(one.seat).remembering(one.memories.of(one.seat));
        let prompt = glance.prompt().expect("it was asked");
        let candidates = network.candidates(&glance, &prompt);
        if candidates.len() < 2 {
            continue;
        }
        let start = processor_seconds();
        let opinions = weigh(network, &glance, &candidates, budget, HORIZON, &mut dice);
        seconds += processor_seconds() - start;
        let tried: u64 = opinions.iter().map(|opinion| opinion.playouts).sum();
        playouts += tried;
        answers += tried * imagined_answers(network, one);
        thoughts += 1;
    }
    println!(
        "  looking ahead: {:.0} imagined games, {:.0} answers in them a second of the processor ({thoughts} thoughts)",
        playouts as f64 / seconds,
        answers as f64 / seconds,
    );
}

/// How many answers an imagined game has before it is judged.
fn imagined_answers(network: &Network, one: &Situation) -> u64 {
    let (mut game, mut memories) = (one.game, one.memories);
    for given in 0..=u64::from(HORIZON) {
        let Some(seat) = game.next_seat() else { return given };
        let prompt = game.prompt(seat).expect("who is next is asked");
        let glance = game.glance(seat).remembering(memories.of(seat));
        let answer = complete(network, &glance, &prompt, Draft::EMPTY, |wishes| best(wishes));
        game.apply(seat, &answer, &mut memories).expect("bots know the rules");
    }
    u64::from(HORIZON) + 1
}

fn processor_seconds() -> f64 {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}
