//! quick
use rand_xoshiro::rand_core::SeedableRng;
use rules::*;
fn main() {
    let n: u64 = std::env::args().filter_map(|a| a.parse().ok()).next().unwrap_or(100_000);
    for options in [Options::base(Players::Four), Options::base(Players::Two), Options{new_buildings:true,events:true,edition:Edition::Second,..Options::base(Players::Four)}] {
        let t = std::time::Instant::now();
        let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1);
        let (mut d, mut r) = (0u64, 0u64);
        for i in 0..n {
            let mut g = Game::new(options, Seed::from_number(i));
            while let Some(seat) = g.next_seat() {
                let a = g.random_answer(seat, &mut rng).unwrap();
                g.apply(seat, &a, &mut ()).unwrap();
                d += 1;
            }
            r += g.table().round() as u64;
        }
        let s = t.elapsed().as_secs_f64();
        println!("{:.0} games/s {:.1} decisions {:.1} rounds {:.1} ns/decision size {}", n as f64/s, d as f64/n as f64, r as f64/n as f64, s*1e9/d as f64, size_of::<Table>());
    }
}
