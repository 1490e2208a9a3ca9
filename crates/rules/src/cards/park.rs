//! Park — builder. (RULES 8.10)
//!
//! Built over with a crane it takes six cards off the price, instead of its cost of three.

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { salvage: Some(6), ..Powers::NONE };
