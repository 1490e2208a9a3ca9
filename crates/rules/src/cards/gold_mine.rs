//! Gold mine — prospector. (RULES 7.14)
//!
//! The owner may turn up four cards. If their costs are all different he takes one of them: the
//! one he likes in the first edition, the cheapest in the second. The others, or all four, are
//! discarded. Where fewer than four could be turned up he takes nothing. (R7)

use crate::powers::{Find, Powers, Prospect, Take};

pub(super) const FIRST: Powers =
    Powers { prospects: Some(Prospect { turn_up: TURN_UP, find: any }), ..Powers::NONE };
pub(super) const SECOND: Powers =
    Powers { prospects: Some(Prospect { turn_up: TURN_UP, find: cheapest }), ..Powers::NONE };

const TURN_UP: u8 = 4;

fn any(find: &Find<'_>) -> Take {
    if all_different(find) { Take::Any } else { Take::Nothing }
}

fn cheapest(find: &Find<'_>) -> Take {
    let cheapest = find.cards.iter().zip(find.costs).min_by_key(|(_, cost)| **cost);
    match cheapest {
        Some((card, _)) if all_different(find) => Take::This(*card),
        _ => Take::Nothing,
    }
}

fn all_different(find: &Find<'_>) -> bool {
    let seen = find.costs.iter().fold(0u32, |seen, cost| seen | 1 << cost);
    find.cards.len() == TURN_UP as usize && seen.count_ones() == u32::from(TURN_UP)
}
