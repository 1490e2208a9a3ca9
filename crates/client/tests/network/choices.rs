//! Answers come out of the question, and the rules allow them, however many there are.

use client::{Chooser, Policy};
use protocol::game::Question;
use rules::{Game, Options, Players, Seed};

/// Plays games with answers that were chosen out of questions without their list of options, so
/// that they had to be put together. Gives how many were legal, and how many there were.
fn play(policy: Policy, games: u64) -> (u32, u32) {
    let (mut legal, mut all) = (0, 0);
    for number in 0..games {
        let mut chooser = Chooser::new(policy, number);
        let options =
            Options { new_buildings: true, events: true, ..Options::base(Players::Three) };
        let mut game = Game::new(options, Seed::from_number(number));
        let mut steps = 0;
        while let Some(seat) = game.next_seat() {
            let mut question = Question::of(&game, seat).expect("he is asked");
            let listed = chooser.choose(&question).expect("there are answers");
            let listed = listed.to_rules().expect("it is an answer");
            assert!(game.check(seat, &listed).is_ok(), "a listed option is legal");
            question.options.clear();
            let built = chooser.choose(&question).expect("there are answers");
            let built = built.to_rules().expect("it is an answer");
            all += 1;
            let fits = game.check(seat, &built).is_ok();
            legal += u32::from(fits);
            game.apply(seat, &if fits { built } else { listed }, &mut ()).expect("it is legal");
            steps += 1;
            if steps > 3_000 {
                break;
            }
        }
    }
    (legal, all)
}

#[test]
fn answers_that_are_put_together_are_nearly_always_legal() {
    for policy in [Policy::First, Policy::Random] {
        let (legal, all) = play(policy, 20);
        assert!(all > 1_000, "{all}");
        // Not all: which cards go together only the list of options tells.
        assert!(legal * 100 >= all * 98, "{policy:?}: {legal} of {all}");
    }
}
