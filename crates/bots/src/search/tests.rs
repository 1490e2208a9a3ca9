//! The search on toy games whose best play is known.

use super::{Knowledge, Outcome, World, think};
use crate::{Budget, Dice, Limit};
use rand_core::{Rng, SeedableRng};
use std::num::{NonZeroU32, NonZeroU64};

fn playouts(number: u64) -> Budget {
    Budget::of(Limit::Playouts(NonZeroU64::new(number).expect("a budget")))
}

/// High card: each of two players holds one of the cards 1 to 9, and knows his own. The one who
/// thinks gives up for a sure 0.4 of a victory, or shows his card and wins with the higher one.
/// With card `n` he wins in `n - 1` of 8 worlds, so to show is right from 5 on (4 of 8), and to
/// give up is right up to 4 (3 of 8).
#[derive(Clone, Copy)]
struct HighCard {
    mine: u64,
    other: u64,
    shown: bool,
}

struct MyCard(u64);

impl Knowledge for MyCard {
    type World = HighCard;

    fn draw(&self, dice: &mut Dice) -> HighCard {
        let other = 1 + dice.next_u64() % 8;
        // The others hold any card but mine.
        let other = if other >= self.0 { other + 1 } else { other };
        HighCard { mine: self.0, other, shown: false }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Bet {
    Show,
    GiveUp,
}

impl World for HighCard {
    type Move = Bet;

    fn moves(&self, into: &mut Vec<Bet>) {
        into.extend([Bet::Show, Bet::GiveUp]);
    }

    fn habit(&self, _: &mut Dice) -> Bet {
        Bet::Show
    }

    fn play(&mut self, chosen: Bet) {
        self.shown = chosen == Bet::Show;
    }

    fn play_out(&mut self, _: &mut Dice) -> Outcome {
        let won = match self.shown {
            true => f32::from(u8::from(self.mine > self.other)),
            false => 0.4,
        };
        Outcome { won, reward: won }
    }
}

#[test]
fn it_bets_with_the_cards_with_which_betting_pays() {
    for card in 1..=9 {
        let opinions = think(&MyCard(card), &[], playouts(20_000), &mut Dice::seed_from_u64(card));
        let right = if card >= 5 { Bet::Show } else { Bet::GiveUp };
        assert_eq!(opinions[0].chosen, right, "with card {card}");
        let show = opinions.iter().find(|opinion| opinion.chosen == Bet::Show);
        let chance = (card - 1) as f64 / 8.0;
        let found = show.map(|opinion| opinion.won).unwrap_or(-1.0);
        assert!((found - chance).abs() < 0.05, "with card {card}: {found} is not near {chance}");
    }
}

/// A safe with a number of three digits, picked one at a time. Under each digit lies a prize that
/// depends on the digits before it and on the world; habit picks at random. The best first digit
/// is the one whose sums are best on average, not the one with the largest single prize.
#[derive(Clone)]
struct Safe {
    lucky: u64,
    picked: Vec<u8>,
}

struct AnySafe;

impl Knowledge for AnySafe {
    type World = Safe;

    fn draw(&self, dice: &mut Dice) -> Safe {
        Safe { lucky: dice.next_u64() % 4, picked: Vec::new() }
    }
}

impl World for Safe {
    type Move = u8;

    fn moves(&self, into: &mut Vec<u8>) {
        into.extend(0..6);
    }

    fn habit(&self, dice: &mut Dice) -> u8 {
        (dice.next_u64() % 6) as u8
    }

    fn play(&mut self, chosen: u8) {
        self.picked.push(chosen);
    }

    fn play_out(&mut self, dice: &mut Dice) -> Outcome {
        while self.picked.len() < 3 {
            let digit = self.habit(dice);
            self.play(digit);
        }
        let reward = match self.picked[..] {
            // Safe and good in every world, better with the right second digit.
            [2, 4, 1] => 0.9,
            [2, 4, _] => 0.7,
            [2, _, _] => 0.5,
            // Brilliant in one world of four.
            [3, _, _] if self.lucky == 0 => 1.0,
            _ => 0.1,
        };
        Outcome { won: reward, reward }
    }
}

#[test]
fn it_finds_a_number_digit_by_digit() {
    let mut made = Vec::new();
    for _ in 0..3 {
        let opinions = think(&AnySafe, &made, playouts(6000), &mut Dice::seed_from_u64(5));
        made.push(opinions[0].chosen);
    }
    assert_eq!(made, [2, 4, 1]);
}

#[test]
fn threads_do_not_change_a_thought() {
    let alone = playouts(999);
    let together = Budget { threads: NonZeroU32::new(5).expect("five"), ..alone };
    let think = |budget| think(&AnySafe, &[], budget, &mut Dice::seed_from_u64(9));
    assert_eq!(think(alone), think(together));
}

#[test]
fn a_budget_is_spent_and_not_overdrawn() {
    let spent = |budget| {
        let opinions = think(&AnySafe, &[], playouts(budget), &mut Dice::seed_from_u64(3));
        opinions.iter().map(|opinion| opinion.playouts).sum::<u64>()
    };
    assert!((900..=1000).contains(&spent(1000)), "{}", spent(1000));
    // Each of the moves that are still in question is tried at least once.
    assert_eq!(spent(1), 6 + 3 + 2);
}

#[test]
fn a_budget_of_time_gives_an_opinion_however_short() {
    let budget = Budget::of(Limit::Milliseconds(NonZeroU64::MIN));
    let opinions = think(&MyCard(9), &[], budget, &mut Dice::seed_from_u64(1));
    assert_eq!(opinions[0].chosen, Bet::Show);
    assert!(opinions.iter().all(|opinion| opinion.playouts > 0));
}
