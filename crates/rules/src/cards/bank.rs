//! Bank — start of a round. (RULES 8.12)
//!
//! Once in the game the owner may tuck any number of hand cards, worth a point each. Tucking none
//! does not use it up; building it a second time does not renew it. (R4)

use crate::powers::{Powers, Tuck};

pub(super) const POWERS: Powers = Powers { tucks: Some(Tuck::AnyOnce), ..Powers::NONE };
