//! Trading post — trader. (RULES 7.9)
//!
//! The owner may sell one more good, whether he chose the role or not. (R1)

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { more_sold: 1, ..Powers::NONE };
