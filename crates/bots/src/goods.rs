//! What goods are worth: the places where to produce and to sell.

use rules::{Card, Glance, Place, PlaceSet, Places, Tile, Town};

/// What a good sells for on the average of the five tiles.
pub(crate) const MEAN_PRICES: [f32; 5] = [1.0, 1.4, 1.8, 2.2, 2.6];

/// The tile that the next trader turns up, if it has been seen before; while trading goes on,
/// the one that lies open.
#[inline(always)]
pub(crate) fn next_tile(glance: &Glance<'_>) -> Option<Tile> {
    glance.tiles()[0]
}

/// What a good on this building sells for.
#[inline(always)]
pub(crate) fn price(glance: &Glance<'_>, tile: Option<Tile>, building: Card) -> f32 {
    if building.is_production() {
        match tile {
            Some(tile) => f32::from(tile.price(building)),
            None => MEAN_PRICES[building.index()],
        }
    } else {
        glance.rules().powers(building).stores.map_or(0.0, f32::from)
    }
}

/// The `n` places whose goods are worth most, the dearest first.
#[inline(always)]
pub(crate) fn dearest(
    town: &Town,
    from: PlaceSet,
    n: usize,
    price: impl Fn(Card) -> f32,
) -> Places {
    let mut places = Places::NONE;
    let mut left = from;
    while places.len() < n {
        let Some(best) = best_place(town, left, &price) else { break };
        left.remove(best);
        places.push(best);
    }
    places
}

/// What the `n` dearest goods of these places are worth together.
#[inline(always)]
pub(crate) fn worth_of_dearest(
    town: &Town,
    from: PlaceSet,
    n: usize,
    price: impl Fn(Card) -> f32,
) -> f32 {
    dearest(town, from, n, &price).iter().map(|place| price(town.building(place))).sum()
}

#[inline(always)]
fn best_place(town: &Town, from: PlaceSet, price: impl Fn(Card) -> f32) -> Option<Place> {
    let mut best = None;
    let mut most = -1.0;
    for place in from {
        let worth = price(town.building(place));
        if worth > most {
            (best, most) = (Some(place), worth);
        }
    }
    best
}
