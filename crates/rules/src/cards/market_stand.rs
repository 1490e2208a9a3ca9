//! Market stand — trader. (RULES 7.10)
//!
//! The owner draws a card if he sold at least two goods in this phase.

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { sold: Some(one_for_two), ..Powers::NONE };

fn one_for_two(goods: usize) -> u8 {
    u8::from(goods >= 2)
}
