//! Well — producer. (RULES 7.8)
//!
//! The owner draws a card if he produced at least two goods in this phase. Only goods that were
//! really placed count, and a good that a customs office received was not produced.

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { produced: Some(one_for_two), ..Powers::NONE };

fn one_for_two(goods: usize) -> u8 {
    u8::from(goods >= 2)
}
