//! Twins are what they promise: a viewer's sightings are the same, and the games are not.

use rules::{Event, Options, Seat, Seed};
use testkit::Twins;

#[test]
fn the_viewer_of_twins_sees_the_same_in_both() {
    let mut steps = 0;
    for (number, options) in (0..).zip(Options::all()) {
        let seats = (0..options.players.count() as usize).map(Seat::new);
        for (salt, viewer) in (0..).zip(seats.chain([None])) {
            let number = number * 10 + salt;
            let seed = Seed::from_number(number);
            let Some(twins) = Twins::new(options, viewer, seed, number) else { continue };
            let mut games = twins.games();
            for step in &twins.steps {
                let mut logs: [Vec<Event>; 2] = Default::default();
                for ((game, log), answer) in games.iter_mut().zip(&mut logs).zip(&step.answers) {
                    if let Err(illegal) = game.apply(step.seat, answer, log) {
                        panic!("{options:?}, {viewer:?}, {step:?}: {illegal:?}");
                    }
                }
                let seen =
                    logs.map(|log| log.iter().map(|e| e.seen_by(viewer)).collect::<Vec<_>>());
                assert_eq!(seen[0], seen[1], "{options:?}, {viewer:?}, {step:?}");
                steps += 1;
            }
            assert_ne!(games[0].position(), games[1].position());
        }
    }
    assert!(steps > 10_000, "{steps}");
}
