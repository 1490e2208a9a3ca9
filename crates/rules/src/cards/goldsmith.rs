//! Goldsmith — prospector, after all gold mines. (RULES 8.14)
//!
//! The owner may turn up the top card. He keeps it if that building is visible in no town;
//! otherwise it is discarded.

use crate::powers::{Find, Powers, Prospect, Take};

pub(super) const POWERS: Powers =
    Powers { prospects: Some(Prospect { turn_up: 1, find: what_nobody_has }), ..Powers::NONE };

fn what_nobody_has(find: &Find<'_>) -> Take {
    match find.cards {
        [card] if !find.visible.has(*card) => Take::This(*card),
        _ => Take::Nothing,
    }
}
