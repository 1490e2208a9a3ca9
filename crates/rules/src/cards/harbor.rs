//! Harbor — trader. (RULES 8.13)
//!
//! When the owner sells, the card of the first of his buildings that sold is tucked under the
//! harbor unseen instead of being discarded, worth a point at the end.

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { tucks_sold: true, ..Powers::NONE };
