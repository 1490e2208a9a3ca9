//! Black market — builder. (RULES 7.4)
//!
//! Up to two goods of the owner may stand in for a card each when he pays, but never for more
//! than the price. Goods are cards: they go to the discard pile unseen.

use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { goods_as_cards: 2, ..Powers::NONE };
