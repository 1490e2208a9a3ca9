//! What a survey wants to know of a game while it is played.

use rules::{Card, Event, Log, Role, Seat};

/// The first choice of a game: one of the roles, or an open event.
pub(crate) const FIRST_CHOICES: usize = Role::ALL.len() + 1;

/// Looks at a game while it is played.
#[derive(Clone, Debug)]
pub(crate) struct Watch {
    /// Who chose first, which is the first governor, and what: the number of a role, or the last
    /// number for an event.
    pub(crate) first: Option<(Seat, usize)>,
    /// How many of each building each seat built.
    pub(crate) built: [[u8; Card::COUNT]; Seat::MAX],
    /// What each seat built first.
    pub(crate) opened: [Option<Card>; Seat::MAX],
}

impl Default for Watch {
    fn default() -> Watch {
        Watch { first: None, built: [[0; Card::COUNT]; Seat::MAX], opened: [None; Seat::MAX] }
    }
}

impl Log for Watch {
    #[inline]
    fn push(&mut self, event: &Event) {
        match *event {
            Event::Built { seat, card, .. } | Event::BuiltOver { seat, card, .. } => {
                let built = &mut self.built[seat.index()][card.index()];
                *built = built.saturating_add(1);
                self.opened[seat.index()].get_or_insert(card);
            }
            Event::RoleTaken { seat, role, .. } if self.first.is_none() => {
                self.first = Some((seat, role as usize));
            }
            Event::EventTaken { seat, .. } if self.first.is_none() => {
                self.first = Some((seat, FIRST_CHOICES - 1));
            }
            _ => {}
        }
    }
}
