//! What goods are worth: the places where to produce and to sell.

use rules::{Card, Glance, Place, PlaceSet, Places, Tile};

/// The kinds of good, the cheapest first: on no tile does a later one sell for less.
const PRODUCTION: [Card; 5] = [
    Card::IndigoPlant,
    Card::SugarMill,
    Card::TobaccoStorage,
    Card::CoffeeRoaster,
    Card::SilverSmelter,
];

/// What a good sells for on the average of the five tiles.
const MEAN_PRICES: [f32; 5] = [1.0, 1.4, 1.8, 2.2, 2.6];

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

/// The `n` places whose goods are worth most, the dearest first, of equals the lowest place.
#[inline(always)]
pub(crate) fn dearest(glance: &Glance<'_>, tile: Option<Tile>, from: PlaceSet, n: usize) -> Places {
    let town = glance.town(glance.seat());
    let mut places = Places::NONE;
    let mut push = |some: PlaceSet| {
        some.and(from).take(n - places.len().min(n)).for_each(|place| {
            places.push(place);
        });
    };
    match tile {
        None => PRODUCTION.into_iter().rev().for_each(|kind| push(town.places_of(kind))),
        Some(tile) => {
            let stored = from.minus(town.all_production());
            for price in (1..=3).rev() {
                let of_that_price =
                    PRODUCTION.into_iter().filter(|&kind| tile.price(kind) == price);
                let kinds = of_that_price.map(|kind| town.places_of(kind));
                let stored = stored.filter(|&place| stored_price(glance, place) == price);
                push(kinds.fold(stored.collect(), PlaceSet::or));
            }
        }
    }
    places
}

/// What the `n` dearest goods of these places sell for together.
#[inline(always)]
pub(crate) fn worth_of_dearest(
    glance: &Glance<'_>,
    tile: Option<Tile>,
    from: PlaceSet,
    n: usize,
) -> f32 {
    if from.is_empty() {
        return 0.0;
    }
    let town = glance.town(glance.seat());
    // No town has more than one building that stores goods.
    let mut stored = from.minus(town.all_production()).first();
    let mut left = n;
    let mut worth = 0.0;
    for kind in PRODUCTION.into_iter().rev() {
        let price = price(glance, tile, kind);
        if let Some(place) = stored
            && left > 0
            && f32::from(stored_price(glance, place)) > price
        {
            worth += f32::from(stored_price(glance, place));
            left -= 1;
            stored = None;
        }
        let sold = town.places_of(kind).and(from).len().min(left);
        worth += sold as f32 * price;
        left -= sold;
    }
    match stored {
        Some(place) if left > 0 => worth + f32::from(stored_price(glance, place)),
        _ => worth,
    }
}

/// What a good sells for that lies on a building which stores it.
fn stored_price(glance: &Glance<'_>, place: Place) -> u8 {
    let building = glance.town(glance.seat()).building(place);
    glance.rules().powers(building).stores.unwrap_or(0)
}
