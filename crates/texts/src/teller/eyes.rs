//! With whose eyes a game is told, and what is told in one breath.

use rules::{Event, Seat, Sighting};

/// Whose eyes the teller has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Every player's at once: what some player saw is told.
    Everybody,
    /// One seat's.
    Seat(Seat),
}

impl Eyes {
    /// What these eyes see of an event. To see with everybody's is to be, for each event, the
    /// player it happens to: so even then nobody looks at a good.
    pub(super) fn see(self, event: &Event) -> Sighting {
        event.seen_by(match self {
            Eyes::Everybody => acting(event),
            Eyes::Seat(seat) => Some(seat),
        })
    }
}

/// Whether two neighbouring sightings are told in one sentence.
pub(super) fn goes_with(first: &Sighting, next: &Sighting) -> bool {
    match (first, next) {
        (Sighting::Drew { seat, why, .. }, Sighting::Drew { seat: also, why: same, .. }) => {
            (seat, why) == (also, same)
        }
        (Sighting::Shown { seat, .. }, Sighting::Shown { seat: also, .. })
        | (Sighting::Revealed { seat, .. }, Sighting::Revealed { seat: also, .. })
        | (Sighting::Produced { seat, .. }, Sighting::Produced { seat: also, .. }) => seat == also,
        _ => false,
    }
}

/// The player an event happens to.
fn acting(event: &Event) -> Option<Seat> {
    match *event {
        Event::Paid { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Shown { seat, .. }
        | Event::Kept { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Tucked { seat, .. } => Some(seat),
        // Of everything else all players see the same.
        _ => None,
    }
}
