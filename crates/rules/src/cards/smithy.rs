//! Smithy — builder. (RULES 7.1)
//!
//! A production building costs its owner one card less.

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { production_discount: 1, ..Powers::NONE };
