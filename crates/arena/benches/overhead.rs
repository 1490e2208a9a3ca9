//! What a match costs beside the games themselves: random games through the arena, in a bare loop
//! over the same bots, and in a loop over the rules alone.
//!
//! `cargo bench -p arena` plays them in turn, a chunk each, and reports the best chunks: on a busy
//! machine these say most about the program.

#![allow(clippy::print_stdout, reason = "a benchmark reports to its terminal")]

use arena::{Deal, Entry, Match};
use bots::Level;
use cpu_time::ProcessTime;
use rules::{Game, Options, Players, Seed};
use std::sync::atomic::AtomicBool;

const DEALS: u64 = 500;
const CHUNKS: u64 = 30;

fn main() {
    let options = Options::base(Players::Four);
    let bots: Vec<_> = (0..4).map(|_| Level::Random.bot()).collect();
    let ways: [(&str, &dyn Fn(u64)); 3] = [
        ("rules alone", &|chunk| {
            each_game(chunk, options, |mut game, deal, _| {
                let mut dice = deal.dice(0);
                while let Some(seat) = game.next_seat() {
                    let answer = &game.random_answer(seat, &mut dice);
                    let answer = answer.as_ref().expect("a pending seat is asked");
                    game.apply(seat, answer, &mut ()).expect("a drawn answer is legal");
                }
            });
        }),
        ("bare loop over bots", &|chunk| {
            each_game(chunk, options, |mut game, deal, rotation| {
                let mut dice: [_; 4] = std::array::from_fn(|entry| deal.dice(entry));
                while let Some(seat) = game.next_seat() {
                    let entry = (seat.index() + rotation) % 4;
                    let prompt = game.prompt(seat).expect("a pending seat is asked");
                    let answer = &bots[entry].answer(&game.glance(seat), &prompt, &mut dice[entry]);
                    game.apply(seat, answer, &mut ()).expect("bots know the rules");
                }
            });
        }),
        ("arena", &|chunk| {
            let played = Match {
                options: vec![options],
                entries: (0..4).map(|_| Entry::of(Level::Random)).collect(),
                games: 4 * DEALS,
                seed: Seed::from_number(chunk),
                jobs: 1,
                sprt: None,
                records: None,
            };
            let report = played.run(&AtomicBool::new(false), &mut |_| ()).expect("four bots");
            assert_eq!(report.report.failures.count, 0);
        }),
    ];
    let mut times = ways.map(|_| Vec::new());
    for chunk in 0..CHUNKS {
        for ((_, way), times) in ways.iter().zip(&mut times) {
            let start = ProcessTime::now();
            way(chunk);
            times.push(start.elapsed().as_secs_f64());
        }
    }
    for ((name, _), times) in ways.iter().zip(&mut times) {
        times.sort_by(f64::total_cmp);
        let rate = |seconds: f64| 4.0 * DEALS as f64 / seconds;
        let (best, median) = (rate(times[0]), rate(times[times.len() / 2]));
        println!("{name:20} best {best:>7.0} games/s, median {median:>7.0} games/s");
    }
}

fn each_game(chunk: u64, options: Options, play: impl Fn(Game, &Deal, usize)) {
    for number in 0..DEALS {
        let deal = Deal::new(Seed::from_number(chunk), number, options);
        (0..4).for_each(|rotation| play(Game::new(options, deal.seed), &deal, rotation));
    }
}
