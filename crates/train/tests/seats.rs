//! Who sits at the tables that are learned from, and how often.

use bots::Dice;
use bots::net::Network;
use rand_core::SeedableRng;
use rules::Players;
use std::sync::Arc;
use train::seats::{Seats, Sitting};
use train::{Config, Learner, selfplay};

fn network(seed: u64) -> Arc<Network> {
    let learner = Learner::new(Config::new(Players::Four, seed));
    Arc::new(learner.network().expect("numbers"))
}

/// How many of a thousand tables have past selves, rivals, those who were written, nobody else.
fn counted(config: Config, past: &[Arc<Network>], rivals: &[Arc<Network>]) -> [usize; 4] {
    let learner = network(1);
    let players = selfplay::Players { learner: &learner, past, rivals };
    let mut counts = [0; 4];
    for number in 0..1_000 {
        let seats = Seats::new(&config, players, &mut Dice::seed_from_u64(number));
        let learning = Players::Four.seats().filter(|&seat| seats.of(seat).learns()).count();
        let kind = match seats.other() {
            Some(Sitting::Past(_)) => 0,
            Some(Sitting::Rival(_)) => 1,
            Some(Sitting::Script) => 2,
            Some(Sitting::Learner(_)) => unreachable!("the learner is no other"),
            None => 3,
        };
        assert_eq!(learning, if kind == 3 { 4 } else { 1 }, "against others it sits alone");
        counts[kind] += 1;
    }
    counts
}

#[test]
fn others_sit_at_as_many_tables_as_they_should() {
    let config = Config { past: 0.1, rivals: 0.3, scripts: 0.2, ..Config::new(Players::Four, 1) };
    let (past, rivals) = ([network(2)], [network(3), network(4)]);
    let near = |counts: [usize; 4], wanted: [usize; 4]| {
        let near = counts.iter().zip(wanted).all(|(&is, wanted)| is.abs_diff(wanted) < 50);
        assert!(near, "{counts:?}, not about {wanted:?}");
    };
    near(counted(config, &past, &rivals), [100, 300, 200, 400]);
    near(counted(config, &[], &rivals), [0, 300, 200, 500]);
    near(counted(config, &past, &[]), [100, 0, 200, 700]);
}
