//! Chapel — start of a round. (RULES 7.16)
//!
//! The owner may tuck a hand card under the chapel, worth a point at the end. Which cards and how
//! many is his secret. Built over and built again, the old cards still score. (R5)

use crate::powers::{Powers, Tuck};

pub(super) const POWERS: Powers = Powers { tucks: Some(Tuck::One), ..Powers::NONE };
