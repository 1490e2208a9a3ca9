//! Tower — start of a round. (RULES 7.17)
//!
//! The owner's hand limit is twelve, whatever a guard room says.

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { hand_limit: Some(12), ..Powers::NONE };
