//! quick
use rand_xoshiro::rand_core::SeedableRng;
use rules::*;
fn main() {
    let n: u64 = std::env::args().filter_map(|a| a.parse().ok()).next().unwrap_or(100_000);
    for options in [
        Options::base(Players::Four),
        Options::base(Players::Two),
        Options {
            new_buildings: true,
            events: true,
            edition: Edition::Second,
            ..Options::base(Players::Four)
        },
    ] {
        let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1);
        let (mut d, mut best) = (0u64, f64::MAX);
        let mut all = vec![];
        for c in 0..n / 500 {
            let t = std::time::Instant::now();
            for i in 0..500 {
                let mut g = Game::new(options, Seed::from_number(i + c * 500));
                while let Some(seat) = g.next_seat() {
                    let a = g.random_answer(seat, &mut rng).unwrap();
                    g.apply(seat, &a, &mut ()).unwrap();
                    d += 1;
                }
            }
            let s = t.elapsed().as_secs_f64();
            best = best.min(s);
            all.push(s);
        }
        all.sort_by(f64::total_cmp);
        println!(
            "best {:.0} median {:.0} games/s {:.1} decisions, best {:.1} ns/decision size {}",
            500.0 / best,
            500.0 / all[all.len() / 2],
            d as f64 / n as f64,
            best * 1e9 / (d as f64 / n as f64 * 500.0),
            size_of::<Table>()
        );
    }
}
