//! Cathedral — end of the game. (RULES 8.16)
//!
//! It lies beside the roles, and any player may build it in place of a hand card, by all the
//! rules of building. At the end it brings 4, 7, 9 or 10 points for one, two, three or at least
//! four six-cost buildings that are visible in the towns of all opponents together.

use crate::powers::Powers;
use crate::scoring::{Scored, for_sets};

pub(super) const POWERS: Powers = Powers { score: Some(for_opponents_sixes), ..Powers::NONE };

fn for_opponents_sixes(scored: &Scored<'_>) -> u8 {
    for_sets(scored.sixes_of_opponents())
}
