//! Playing allocates nothing: whole games of all option sets are played without one call to the
//! allocator.

use allocation_counter::measure;
use rules::{Answer, Game, Options, Seat, Seed};
use testkit::rng;

#[test]
fn answering_checking_and_drawing_answers_allocate_nothing() {
    let mut answers = 0u32;
    for (set, options) in Options::all().enumerate() {
        for number in 0..5 {
            let seed = set as u64 * 100 + number;
            let mut rng = rng(seed);
            let start = Game::new(options, Seed::from_number(seed));
            let mut end = None;
            let used = measure(|| {
                let mut game = start;
                while let Some(seat) = game.next_seat() {
                    let answer = game.random_answer(seat, &mut rng).expect("a seat is asked");
                    assert_eq!(game.check(seat, &answer), Ok(()));
                    // A refused answer costs nothing either.
                    assert!(game.apply(seat, &Answer::Demolish(NOWHERE), &mut ()).is_err());
                    game.apply(seat, &answer, &mut ()).expect("a drawn answer is legal");
                    answers += 1;
                }
                end = Some(game);
            });
            assert_eq!(used.count_total, 0, "{options:?}, game {number}: {used:?}");
            assert!(end.is_some_and(|game| game.is_over()));
        }
    }
    assert!(answers > 10_000, "{answers} answers");
}

/// The last place of a town, which is taken only when the game is over.
const NOWHERE: rules::Place = match rules::Place::new(11) {
    Some(place) => place,
    None => panic!("a town has twelve places"),
};

#[test]
fn setting_up_and_scoring_allocate_nothing() {
    for options in Options::all() {
        let used = measure(|| {
            let game = Game::new(options, Seed::from_number(1));
            assert!(game.points(Seat::FIRST).0 > 0);
        });
        assert_eq!(used.count_total, 0, "{options:?}: {used:?}");
    }
}

#[test]
fn the_measure_measures() {
    assert!(measure(|| drop(std::hint::black_box(vec![1, 2, 3]))).count_total > 0);
}
