//! Tavern — builder. (RULES 8.8)
//!
//! At the end of the phase the owner draws a card if nobody has fewer buildings than he and
//! somebody has more; not yet in the phase in which the tavern was built.

use crate::powers::{Powers, Standing};

pub(super) const POWERS: Powers = Powers { builders_done: Some(one_for_the_last), ..Powers::NONE };

/// Also what the caritas does.
pub(super) fn one_for_the_last(standing: Standing) -> u8 {
    u8::from(standing.own == standing.fewest && standing.own < standing.most)
}
