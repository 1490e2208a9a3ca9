//! What counts as new information: after it, nothing can be taken back without consent.

use rules::{Event, Seat};

/// Whether an event told somebody at the table something he could not have known: a card or a
/// tile, other than by the hand of `seat` itself.
pub(crate) fn is_news(event: &Event, seat: Seat) -> bool {
    match event {
        Event::Drew { .. }
        | Event::Shown { .. }
        | Event::Revealed { .. }
        | Event::Took { .. }
        | Event::TileTurned { .. }
        | Event::EventOpened { .. }
        | Event::Demolished { .. }
        | Event::Reshuffled { .. }
        | Event::GameEnded { .. } => true,
        Event::Built { seat: builder, .. } | Event::BuiltOver { seat: builder, .. } => {
            *builder != seat
        }
        Event::RoundBegan { .. }
        | Event::RoleTaken { .. }
        | Event::EventTaken { .. }
        | Event::RoleVisited { .. }
        | Event::EventOver { .. }
        | Event::Paid { .. }
        | Event::BuiltNothing { .. }
        | Event::BuildingsWork
        | Event::Produced { .. }
        | Event::Stored { .. }
        | Event::TileReturned
        | Event::Sold { .. }
        | Event::Kept { .. }
        | Event::Discarded { .. }
        | Event::Tucked { .. }
        | Event::RevealedDiscarded
        | Event::Waiting(_) => false,
    }
}
