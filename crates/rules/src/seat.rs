//! Seats around the table, and sets of them.

use crate::bits::select_8;
use crate::set::bit_set;
use std::fmt;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The most seats a table has.
    pub const MAX: usize = 4;

    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// The seat of that number, if a table can have it.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < Seat::MAX { Some(Seat(number as u8)) } else { None }
    }

    #[inline(always)]
    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    #[inline(always)]
    pub(crate) const fn of_number(number: u32) -> Seat {
        Seat((number & 3) as u8)
    }

    /// Its number. Always below [`Seat::MAX`], which the mask makes plain to the compiler.
    #[inline(always)]
    pub const fn index(self) -> usize {
        (self.0 & 3) as usize
    }

    /// The next seat clockwise at a table of `players`.
    #[inline(always)]
    pub const fn next(self, players: u8) -> Seat {
        let next = self.0 + 1;
        Seat(if next >= players { 0 } else { next })
    }

    /// The seat `steps` further clockwise; `steps` is less than two rounds of the table.
    #[inline(always)]
    pub const fn ahead(self, steps: u8, players: u8) -> Seat {
        let mut seat = self.0 + steps;
        if seat >= players {
            seat -= players;
        }
        Seat(if seat >= players { seat - players } else { seat })
    }

    /// Every seat of a table of `players`, clockwise, beginning with this one.
    #[inline(always)]
    pub fn around(self, players: u8) -> impl Iterator<Item = Seat> {
        (0..players).map(move |i| {
            let n = self.0 + i;
            Seat(if n >= players { n - players } else { n })
        })
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

bit_set! {
    /// A set of seats.
    SeatSet(u8) of Seat, select_8
}

impl SeatSet {
    /// The first seat in the set going clockwise from `from`.
    #[inline(always)]
    pub const fn first_from(self, from: Seat) -> Option<Seat> {
        // Two rounds of the table side by side: going round is looking right.
        let twice = (self.0 as u32 | (self.0 as u32) << 4) >> from.0;
        if twice == 0 { None } else { Some(Seat((from.0 + twice.trailing_zeros() as u8) & 3)) }
    }
}
