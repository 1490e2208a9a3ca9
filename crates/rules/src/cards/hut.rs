//! Hut — trader. (RULES 8.7)
//!
//! At the end of the phase the owner draws a card if nobody sold a good.

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { nobody_sold: 1, ..Powers::NONE };
