//! Places in a town: sets of them, and lists whose order counts.

use crate::bits::select_16;
use crate::set::bit_set;
use std::fmt;

/// Where a building stands in its town, counted from 0. After an earthquake the later
/// buildings move up. (R19)
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// The most buildings a town can have: the game ends when somebody has that many.
    pub const MAX: usize = 12;

    /// The place of that number, if a town can have it.
    pub const fn new(number: usize) -> Option<Place> {
        if number < Place::MAX { Some(Place(number as u8)) } else { None }
    }

    #[inline(always)]
    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    #[inline(always)]
    pub(crate) const fn of_number(number: u32) -> Place {
        Place(number as u8)
    }

    /// Its number.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

bit_set! {
    /// A set of places.
    PlaceSet(u16) of Place, select_16
}

impl PlaceSet {
    /// The first `n` places.
    #[inline(always)]
    pub const fn first_n(n: u8) -> PlaceSet {
        PlaceSet((1 << n) - 1)
    }

    /// The lowest place, as a set.
    #[inline(always)]
    pub(crate) const fn lowest(self) -> PlaceSet {
        PlaceSet(self.0 & self.0.wrapping_neg())
    }

    /// Whether what `some` has of this set are its lowest places.
    #[inline(always)]
    pub(crate) const fn begins_with(self, some: PlaceSet) -> bool {
        let part = self.0 & some.0;
        let up_to_highest = u16::MAX.wrapping_shr(part.leading_zeros());
        part == 0 || part == self.0 & up_to_highest
    }

    /// Takes the place with `n` places before it out. There must be one.
    #[inline(always)]
    pub(crate) fn remove_at(&mut self, n: u32) {
        self.0 &= !(1 << select_16(self.0, n));
    }

    /// The set after the building at `gone` has left and the later ones have moved up.
    pub(crate) const fn closed_up(self, gone: Place) -> PlaceSet {
        let below = (1 << gone.0) - 1;
        PlaceSet(self.0 & below | self.0 >> 1 & !below)
    }
}

/// Places in the order in which they were named, at most [`Place::MAX`] of them. The order
/// matters to a producer for whom the cards run out. (R20)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Places {
    /// Four bits a place, the first one lowest.
    list: u64,
    len: u8,
}

impl Places {
    /// No place.
    pub const NONE: Places = Places { list: 0, len: 0 };

    /// How many are named.
    #[inline(always)]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether none is named.
    #[inline(always)]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Names one more place; `false` if the list is full.
    #[inline(always)]
    pub fn push(&mut self, place: Place) -> bool {
        let free = self.len() < Place::MAX;
        if free {
            self.list |= u64::from(place.0) << (4 * self.len);
            self.len += 1;
        }
        free
    }

    /// The places in the order in which they were named.
    #[inline(always)]
    pub fn iter(&self) -> impl Iterator<Item = Place> + '_ {
        (0..self.len).map(|i| Place((self.list >> (4 * i) & 0xf) as u8))
    }

    /// The same places without their order; shorter than the list if one was named twice.
    #[inline(always)]
    pub fn set(&self) -> PlaceSet {
        self.iter().collect()
    }
}

impl From<PlaceSet> for Places {
    #[inline]
    fn from(set: PlaceSet) -> Places {
        let mut places = Places::NONE;
        for place in set {
            places.push(place);
        }
        places
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
