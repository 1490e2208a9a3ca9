//! Triumphal arch — end of the game. (RULES 8.3)
//!
//! Four, six or eight points for one, two or three monuments.

use crate::powers::Powers;
use crate::scoring::Scored;

pub(super) const POWERS: Powers = Powers { score: Some(for_monuments), ..Powers::NONE };

fn for_monuments(scored: &Scored<'_>) -> u8 {
    match scored.monuments() {
        0 => 0,
        monuments => 2 + 2 * monuments,
    }
}
