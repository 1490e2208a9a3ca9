//! City hall — end of the game. (RULES 8.2)
//!
//! One point for every city building of the owner: itself, monuments and the cathedral included.

use crate::powers::Powers;
use crate::scoring::Scored;

pub(super) const POWERS: Powers = Powers { score: Some(one_a_city_building), ..Powers::NONE };

fn one_a_city_building(scored: &Scored<'_>) -> u8 {
    scored.city_buildings()
}
