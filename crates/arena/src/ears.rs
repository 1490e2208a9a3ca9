//! Who hears what happens in a game: whoever counts, and the memories of the players.

use rules::{Event, Log, Memories, Memory, Seat};

/// A log that may keep what the players remember.
pub(crate) trait Ears: Log {
    /// What a seat remembers, if that is kept.
    fn memory(&self, seat: Seat) -> Option<&Memory>;
}

/// For players that remember nothing: keeping it would take time for nothing.
pub(crate) struct Forgetful<'a, L>(pub(crate) &'a mut L);

impl<L: Log> Log for Forgetful<'_, L> {
    #[inline(always)]
    fn push(&mut self, event: &Event) {
        self.0.push(event);
    }
}

impl<L: Log> Ears for Forgetful<'_, L> {
    #[inline(always)]
    fn memory(&self, _: Seat) -> Option<&Memory> {
        None
    }
}

/// For players that remember.
pub(crate) struct Remembering<'a, L> {
    log: &'a mut L,
    memories: Memories,
}

impl<'a, L> Remembering<'a, L> {
    pub(crate) fn new(log: &'a mut L) -> Remembering<'a, L> {
        Remembering { log, memories: Memories::NOTHING }
    }
}

impl<L: Log> Log for Remembering<'_, L> {
    #[inline(always)]
    fn push(&mut self, event: &Event) {
        self.memories.push(event);
        self.log.push(event);
    }
}

impl<L: Log> Ears for Remembering<'_, L> {
    #[inline(always)]
    fn memory(&self, seat: Seat) -> Option<&Memory> {
        Some(self.memories.of(seat))
    }
}
