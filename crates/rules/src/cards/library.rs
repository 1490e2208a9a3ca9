//! Library — every role. (RULES 7.15)
//!
//! The owner takes the privilege of the role he chose twice. With two players it works for only
//! one of its owner's roles in a round; see `phases::turn`. (RULES 5.6)

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { privileges: 1, ..Powers::NONE };
