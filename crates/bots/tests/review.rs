//! A game looked at again: the sums are right, and nothing is used that its seat could not know.

use bots::net::shipped;
use bots::review::{Gravity, ReviewError, review};
use bots::{Budget, Dice, Level};
use rand_core::SeedableRng;
use rules::{Answer, Game, Memories, Options, Players, Seat, Seed};

fn budget(games: &str) -> Budget {
    games.parse().expect("a budget")
}

/// A game between bots, the first of them weak.
fn played(players: Players, seed: u64) -> (Game, Vec<(Seat, Answer)>) {
    let start = Game::new(Options::base(players), Seed::from_number(seed));
    let bots = [Level::Random.bot(), Level::Steady.bot()];
    let mut dice = Dice::seed_from_u64(seed);
    let mut game = start;
    let mut answers = Vec::new();
    while let Some(seat) = game.next_seat() {
        let prompt = game.prompt(seat).expect("who is next is asked");
        let bot = &bots[seat.index().min(1)];
        let answer = bot.answer(&game.glance(seat), &prompt, &mut dice);
        game.apply(seat, &answer, &mut ()).expect("bots know the rules");
        answers.push((seat, answer));
    }
    (start, answers)
}

#[test]
fn the_outcome_is_the_first_chance_less_what_was_lost_and_all_the_luck() {
    for (players, seed) in [(Players::Two, 1), (Players::Four, 2)] {
        let (start, answers) = played(players, seed);
        let found = review(&shipped(), &start, &answers, budget("24"), |_| true).expect("a review");
        assert!(found.judged.len() * 2 > answers.len(), "hardly anything was judged");
        for (seat, sum) in found.seats.iter().enumerate() {
            let own = || found.judged.iter().filter(|one| one.prompt.seat.index() == seat);
            assert_eq!(sum.answers, own().count());
            assert!((own().map(|one| one.lost()).sum::<f64>() - sum.lost).abs() < 1e-9);
            let won = sum.won.expect("the game is over");
            assert!((sum.chance - sum.lost + sum.luck - won).abs() < 1e-9, "{sum:?}");
        }
        assert_eq!(found.seats.iter().filter_map(|sum| sum.won).sum::<f64>(), 1.0);
        for one in &found.judged {
            assert!((0.0..=1.0).contains(&one.after) && one.before >= one.after, "{one:?}");
            assert_eq!(one.better.is_none(), one.lost() == 0.0, "{one:?}");
            assert_eq!(answers[one.number], (one.prompt.seat, one.answer));
        }
        // Whoever answers at random makes graver mistakes than somebody who weighs what he does.
        // At a full table he soon has nothing left to lose.
        let a_decision = |seat: usize| found.seats[seat].lost / found.seats[seat].answers as f64;
        let full = players == Players::Four;
        assert!(full || a_decision(0) > a_decision(1), "{:?}", found.seats);
        assert!(found.judged.iter().any(|one| one.gravity() > Gravity::Good));
    }
}

#[test]
fn what_was_hidden_then_makes_no_difference() {
    let (start, answers) = played(Players::Three, 3);
    let mut chance = Dice::seed_from_u64(3);
    let (mut game, mut memories) = (start, Memories::NOTHING);
    let mut compared = 0;
    for (number, (seat, answer)) in answers.iter().enumerate() {
        if number % 9 == 0 {
            let memory = *memories.of(*seat);
            let other = game.view(*seat).resample_remembering(&memory, &mut chance);
            let judge = |game: &Game| {
                let one = review(&shipped(), game, &[(*seat, *answer)], budget("16"), |_| true);
                one.map(|one| one.judged)
            };
            // Both begin here, so neither remembers anything: what they may know is the same.
            assert_eq!(judge(&game), judge(&other));
            compared += usize::from(game.table() != other.table());
        }
        game.apply(*seat, answer, &mut memories).expect("it was played");
    }
    assert!(compared > 10, "only {compared}");
}

#[test]
fn it_can_be_broken_off_and_refuses_what_was_never_played() {
    let (start, mut answers) = played(Players::Two, 4);
    let mut left = 5;
    let stopped = review(&shipped(), &start, &answers, budget("2"), |_| {
        left -= 1;
        left > 0
    });
    assert_eq!(stopped, Err(ReviewError::Stopped));
    answers[7].1 = Answer::Confirm(true);
    let refused = review(&shipped(), &start, &answers, budget("2"), |_| true);
    assert!(matches!(refused, Err(ReviewError::Illegal { number: 7, .. })), "{refused:?}");
    let none = bots::net::Networks::new([None, None, None], "");
    let nobody = review(&none, &start, &answers, budget("2"), |_| true);
    assert_eq!(nobody, Err(ReviewError::NoNetwork));
}
