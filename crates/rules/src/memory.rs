//! What a seat remembers that no longer lies in sight: cards it saw go to the discard pile, and
//! which roles everybody likes to take.
//!
//! A view shows what lies on the table. Somebody who pays with a palace also knows that no palace
//! of those can be drawn before the next shuffle. That knowledge is made from what the seat was
//! told ([`Sighting`]), and from nothing else.

use crate::bag::Cards;
use crate::card::Card;
use crate::event::{Event, Log};
use crate::role::Role;
use crate::seat::Seat;
use crate::sighting::{Known, Sighting};

/// What a seat remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory {
    discarded: Cards,
    /// What the councillor shows it at the moment.
    shown: Cards,
    /// What lies turned up at the moment.
    revealed: Cards,
    taken: RolesTaken,
}

/// How often each seat has taken each role so far; beyond 255 nobody counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct RolesTaken([[u8; Role::ALL.len()]; Seat::MAX]);

impl RolesTaken {
    const NEVER: RolesTaken = RolesTaken([[0; Role::ALL.len()]; Seat::MAX]);
}

impl Memory {
    /// What a seat remembers when a game begins.
    pub const NOTHING: Memory = Memory {
        discarded: Cards::NONE,
        shown: Cards::NONE,
        revealed: Cards::NONE,
        taken: RolesTaken::NEVER,
    };

    /// Cards of the discard pile that the seat knows to be there: its own discards and payments,
    /// and what everybody saw go there. The pile may have more.
    #[inline(always)]
    pub fn discarded(&self) -> &Cards {
        &self.discarded
    }

    /// How often a seat has taken a role so far.
    #[inline(always)]
    pub fn times_taken(&self, seat: Seat, role: Role) -> usize {
        self.taken.0[seat.index()][role as usize].into()
    }

    /// What everybody at the table remembers of this: what happened in the open.
    pub fn common(&self) -> Memory {
        Memory { taken: self.taken, ..Memory::NOTHING }
    }

    /// Takes note of what the seat was told.
    pub fn note(&mut self, sighting: &Sighting) {
        match *sighting {
            Sighting::Paid { cards: Known::Cards(cards), .. }
            | Sighting::Discarded { cards: Known::Cards(cards), .. } => {
                self.discarded.add_all(&cards);
            }
            Sighting::Shown { card: Some(card), .. } => self.shown.add(card),
            Sighting::Kept { cards: Known::Cards(cards), .. } => {
                // Whoever begins to remember in the middle has not seen all that was shown.
                if self.shown.contains(&cards) {
                    self.shown.remove_all(&cards);
                    self.discarded.add_all(&self.shown);
                }
                self.shown = Cards::NONE;
            }
            Sighting::Revealed { card, .. } => self.revealed.add(card),
            Sighting::Took { card, .. } if self.revealed.count(card) > 0 => {
                self.revealed.remove(card);
            }
            Sighting::RevealedDiscarded => {
                self.discarded.add_all(&self.revealed);
                self.revealed = Cards::NONE;
            }
            Sighting::Demolished { card, .. } if card != Card::Cathedral => {
                self.discarded.add(card);
            }
            Sighting::RoleTaken { seat, role, .. } => {
                let times = &mut self.taken.0[seat.index()][role as usize];
                *times = times.saturating_add(1);
            }
            Sighting::EventOver { event } => self.discarded.add(event.card()),
            Sighting::Reshuffled { .. } => self.discarded = Cards::NONE,
            _ => {}
        }
    }
}

/// What every seat of a table remembers: listens to a game as its [`Log`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memories {
    seats: [Memory; Seat::MAX],
}

impl Memories {
    /// What is remembered when a game begins.
    pub const NOTHING: Memories = Memories { seats: [Memory::NOTHING; Seat::MAX] };

    /// Every seat remembers the same.
    pub fn all(memory: Memory) -> Memories {
        Memories { seats: [memory; Seat::MAX] }
    }

    /// What a seat remembers.
    #[inline(always)]
    pub fn of(&self, seat: Seat) -> &Memory {
        &self.seats[seat.index()]
    }

    /// Lets a seat remember this.
    pub fn set(&mut self, seat: Seat, memory: Memory) {
        self.seats[seat.index()] = memory;
    }

    fn tell(&mut self, seat: Seat, event: &Event) {
        self.seats[seat.index()].note(&event.seen_by(Some(seat)));
    }
}

impl Log for Memories {
    /// Most events leave nothing to remember, or only to the one they happen to.
    #[inline(always)]
    fn push(&mut self, event: &Event) {
        match *event {
            Event::Paid { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Shown { seat, .. }
            | Event::Kept { seat, .. } => self.tell(seat, event),
            Event::Revealed { .. }
            | Event::Took { .. }
            | Event::RevealedDiscarded
            | Event::Demolished { .. }
            | Event::EventOver { .. }
            | Event::RoleTaken { .. }
            | Event::Reshuffled { .. } => {
                Seat::FIRST.around(Seat::MAX as u8).for_each(|seat| self.tell(seat, event));
            }
            _ => {}
        }
    }
}
