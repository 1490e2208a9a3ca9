//! Poor house — builder. (RULES 7.6)
//!
//! After building, and after the carpenter, the owner draws a card if he has at most one left.

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { finished: Some(one_for_the_poor), ..Powers::NONE };

fn one_for_the_poor(hand: usize) -> u8 {
    u8::from(hand <= 1)
}
