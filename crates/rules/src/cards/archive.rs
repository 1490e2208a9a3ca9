//! Archive — councillor. (RULES 7.12)
//!
//! The owner takes all the cards he is shown into his hand and then discards as many as he would
//! have had to, chosen from the whole hand.

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { whole_hand: true, ..Powers::NONE };
