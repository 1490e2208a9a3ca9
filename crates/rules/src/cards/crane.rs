//! Crane — builder. (RULES 7.3)
//!
//! The owner may build over one of his visible buildings, though not over a crane and not over
//! the same kind. The price falls by the cost of the building covered (six for a park), but no
//! card comes back. What is covered has no function, no points and counts nowhere, and its kind
//! may be built again. A good on it is discarded; cards tucked under it stay and still score.
//! During that very build the covered building gives nothing any more. (R2)

use crate::card::{Card, CardSet};
use crate::powers::Powers;

pub(super) const POWERS: Powers = Powers { builds_over: Some(whatever_may_cover), ..Powers::NONE };

fn whatever_may_cover(old: Card) -> CardSet {
    if old == Card::Crane {
        CardSet::NONE
    } else {
        CardSet::PRODUCTION.or(CardSet::CITY).minus(CardSet::of(old))
    }
}
