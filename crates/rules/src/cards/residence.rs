//! Residence — end of the game. (RULES 8.15)
//!
//! 4, 7, 9 or 10 points for one, two, three or at least four sets of three different buildings
//! of equal cost. No building belongs to two sets.

use crate::powers::Powers;
use crate::scoring::{Scored, for_sets};

pub(super) const POWERS: Powers = Powers { score: Some(for_sets_of_equal_cost), ..Powers::NONE };

fn for_sets_of_equal_cost(scored: &Scored<'_>) -> u8 {
    for_sets((0..=7).map(|cost| sets(scored, cost)).sum())
}

/// The most sets that the buildings of one cost make: the largest `k` for which enough
/// buildings are left when no kind may stand in more than `k` sets.
fn sets(scored: &Scored<'_>, cost: u8) -> u8 {
    let counts = scored.counts_of_cost(cost);
    (1..=4)
        .take_while(|&k| counts.iter().map(|&count| count.min(k)).sum::<u8>() >= 3 * k)
        .last()
        .unwrap_or(0)
}
