//! Crane — builder. [RULES 7.3]
//!
//! The owner may build over one of his visible buildings, though not over a crane and not over
//! the same kind. The price falls by the cost of the building covered (six for a park), but no
//! card comes back. What is covered has no function, no points and counts nowhere, and its kind
//! may be built again. A good on it is discarded; cards tucked under it stay and still score.
//! During that very build the covered building gives nothing any more. [R2]

use crate::card::Card;
use crate::place::PlaceSet;
use crate::powers::Powers;
use crate::town::Town;

pub(super) const POWERS: Powers = Powers { sites: Some(over_own_buildings), ..Powers::NONE };

fn over_own_buildings(town: &Town, new: Card) -> PlaceSet {
    town.places()
        .filter(|&place| {
            let old = town.building(place);
            old != Card::Crane && old != new
        })
        .collect()
}
