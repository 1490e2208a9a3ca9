//! Guard room — start of a round. (RULES 8.5)
//!
//! Whoever has neither a guard room nor a tower has a hand limit of six, as long as somebody has
//! a guard room. (R6)

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { others_hand_limit: Some(6), ..Powers::NONE };
