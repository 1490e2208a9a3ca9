//! Office building — start of a round. (RULES 8.6)
//!
//! The owner may discard one or two cards and then draws as many.

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { swaps: 2, ..Powers::NONE };
