//! Seats around the table, and sets of them.

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

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const NONE: SeatSet = SeatSet(0);

    /// The set of one seat.
    #[inline(always)]
    pub const fn of(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[inline(always)]
    pub const fn has(self, seat: Seat) -> bool {
        // As a byte the compiler may load it together with its neighbours, and a load of four
        // bytes must wait for the single bytes written just before: 4 % of all time.
        (self.0 as u32) >> seat.0 & 1 != 0
    }

    /// Whether the set is empty.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats it has.
    #[inline(always)]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a seat.
    #[inline(always)]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline(always)]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The first seat in the set going clockwise from `from`.
    #[inline(always)]
    pub const fn first_from(self, from: Seat) -> Option<Seat> {
        // Two rounds of the table side by side: going round is looking right.
        let twice = (self.0 as u32 | (self.0 as u32) << 4) >> from.0;
        if twice == 0 { None } else { Some(Seat((from.0 + twice.trailing_zeros() as u8) & 3)) }
    }
}

impl Iterator for SeatSet {
    type Item = Seat;

    #[inline(always)]
    fn next(&mut self) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let seat = Seat(self.0.trailing_zeros() as u8);
        self.remove(seat);
        Some(seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
