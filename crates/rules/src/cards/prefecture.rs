//! Prefecture — councillor. (RULES 7.13)
//!
//! The owner keeps one card more. It is one of two base cards whose cost the editions print
//! differently. (R12)

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { more_kept: 1, ..Powers::NONE };
