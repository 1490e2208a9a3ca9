//! Customs office — councillor and trader. (RULES 8.11)
//!
//! At the start of the councillor phase it gets an unseen good if it has none. That good sells
//! for two whatever the tile says, and is a good in every other way, but it was not produced.

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { stores: Some(2), ..Powers::NONE };
