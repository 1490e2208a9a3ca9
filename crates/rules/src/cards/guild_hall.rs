//! Guild hall — end of the game. (RULES 8.1)
//!
//! First edition: two points for every production building. Second edition: one for every
//! production building, and one more for every kind of them.

use crate::powers::Powers;
use crate::scoring::Scored;

pub(super) const FIRST: Powers = Powers { score: Some(two_a_building), ..Powers::NONE };
pub(super) const SECOND: Powers = Powers { score: Some(one_a_building_and_kind), ..Powers::NONE };

fn two_a_building(scored: &Scored<'_>) -> u8 {
    2 * scored.production_buildings()
}

fn one_a_building_and_kind(scored: &Scored<'_>) -> u8 {
    scored.production_buildings() + scored.production_kinds()
}
