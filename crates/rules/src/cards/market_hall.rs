//! Market hall — trader. (RULES 7.11)
//!
//! The owner draws a card if he sold anything; one card, however much he sold.

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { sold: Some(one_for_any), ..Powers::NONE };

fn one_for_any(goods: usize) -> u8 {
    u8::from(goods >= 1)
}
