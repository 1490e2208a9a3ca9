//! Interchangeable buildings. (R19)
//!
//! Two production buildings of one kind with the same good state, covering the same and with as
//! many cards tucked, may be exchanged without any difference. Answers that differ only by such
//! an exchange count as one, and lists of options name the lowest places.

use crate::game::Game;
use crate::place::{Place, PlaceSet, Places};
use crate::seat::Seat;
use crate::table::Table;

/// Places sorted into classes of interchangeable ones, by the lowest place of each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Classes {
    classes: [PlaceSet; Place::MAX],
    len: usize,
}

impl Classes {
    /// How many classes there are.
    #[inline(always)]
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// The classes.
    pub(crate) fn iter(&self) -> impl Iterator<Item = PlaceSet> + '_ {
        self.classes[..self.len].iter().copied()
    }

    /// How many places each class has, one behind the other.
    pub(crate) fn sizes(&self) -> [u8; Place::MAX] {
        std::array::from_fn(|i| self.classes[i].len() as u8)
    }

    /// The lowest places of each class, as many of each as `counts` says, in ascending order.
    pub(crate) fn lowest(&self, counts: &[u8]) -> Places {
        let chosen = self.iter().zip(counts).flat_map(|(class, &n)| class.take(n as usize));
        Places::from(chosen.collect::<PlaceSet>())
    }
}

impl Table {
    /// Sorts places of a town into classes of interchangeable ones.
    #[inline]
    pub(crate) fn classes(&self, seat: Seat, places: PlaceSet) -> Classes {
        let town = self.town(seat);
        let mut classes = Classes { classes: [PlaceSet::NONE; Place::MAX], len: 0 };
        for place in places {
            let building = town.building(place);
            let known = classes.classes[..classes.len].iter().position(|class| {
                class.first().is_some_and(|first| {
                    town.building(first) == building && self.interchangeable(seat, first, place)
                })
            });
            let class = known.unwrap_or(classes.len);
            classes.len = classes.len.max(class + 1);
            classes.classes[class % Place::MAX].insert(place);
        }
        classes
    }

    /// The lowest place of each class.
    pub(crate) fn lowest_of_each(&self, seat: Seat, places: PlaceSet) -> PlaceSet {
        let goods = self.town(seat).goods;
        self.lowest_goods(seat, places.and(goods)).or(self.lowest_goods(seat, places.minus(goods)))
    }

    /// The lowest place of each class, where a good lies on all of these places or on none.
    #[inline]
    pub(crate) fn lowest_goods(&self, seat: Seat, places: PlaceSet) -> PlaceSet {
        let town = self.town(seat);
        let stacked = self.player(seat).stacked;
        let (stacked, plain) = (places.and(stacked), places.minus(stacked));
        // Where nothing lies under them, buildings of a kind are equal.
        let mut lowest = plain.minus(town.all_production());
        for kind in town.production {
            lowest = lowest.or(kind.and(plain).lowest());
        }
        for place in stacked {
            let mut lower = PlaceSet::first_n(place.index() as u8).and(stacked);
            if !lower.any(|other| self.interchangeable(seat, other, place)) {
                lowest.insert(place);
            }
        }
        lowest
    }

    /// Whether some of these places are, in each class, the lowest of it; a good lies on all of
    /// the places or on none.
    #[inline]
    pub(crate) fn are_lowest(&self, seat: Seat, places: PlaceSet, some: PlaceSet) -> bool {
        let town = self.town(seat);
        if !places.and(self.player(seat).stacked).is_empty() {
            return self.classes(seat, places).iter().all(|class| class.begins_with(some));
        }
        town.production.iter().all(|kind| kind.and(places).begins_with(some))
    }
}

impl Game {
    /// The only way to choose `n` of these places, if there is only one. Which buildings are
    /// interchangeable is public unless it depends on how many cards are tucked under them; in a
    /// veiled game that does not count.
    #[inline]
    pub(crate) fn only_places(&self, seat: Seat, from: PlaceSet, n: usize) -> Option<PlaceSet> {
        if n == 0 {
            return Some(PlaceSet::NONE);
        }
        if n >= from.len() {
            return Some(from);
        }
        let first = from.first()?;
        let alike = from.into_iter().all(|place| self.table.interchangeable(seat, first, place));
        let known = alike && !(self.veiled && self.may_hide_tucked_cards(seat, first));
        known.then(|| from.into_iter().take(n).collect())
    }
}
