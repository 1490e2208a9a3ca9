//! Carpenter — builder. (RULES 7.5)
//!
//! The owner draws a card after he has built and paid for a city building.

use crate::card::Card;
use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { paid: Some(one_for_a_city_building), ..Powers::NONE };

fn one_for_a_city_building(built: Card) -> u8 {
    u8::from(built.is_city())
}
