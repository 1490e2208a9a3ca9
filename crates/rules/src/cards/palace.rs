//! Palace — end of the game, after everything else. (RULES 8.4)
//!
//! One point for every four points the owner has without it, rounded down.

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { score_last: Some(one_for_four), ..Powers::NONE };

fn one_for_four(other_points: u16) -> u16 {
    other_points / 4
}
