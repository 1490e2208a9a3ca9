//! Any legal answer, each equally likely.

use crate::{Bot, Dice};
use rules::{Answer, Glance, Prompt};

/// Answers at random.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl Bot for Random {
    fn name(&self) -> String {
        "random 1".to_owned()
    }

    #[inline]
    fn answer(&self, glance: &Glance<'_>, _: &Prompt, dice: &mut Dice) -> Answer {
        glance.random_answer(dice).unwrap_or(Answer::Pass)
    }
}
