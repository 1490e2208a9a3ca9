//! Quarry — builder. (RULES 7.2)
//!
//! A city building costs its owner one card less.

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { city_discount: 1, ..Powers::NONE };
