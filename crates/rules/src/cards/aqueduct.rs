//! Aqueduct — producer. (RULES 7.7)
//!
//! The owner may produce one more good, whether he chose the role or not. (R1)

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { more_produced: 1, ..Powers::NONE };
