//! The printed figures: one table for all editions, so that a better source changes one line.
//! A test compares it with `fixtures/cards.csv`.

use super::Group::{self, Cathedral, City, Event, Monument, Production, Six};
use crate::card::Card;

/// What is printed on a card, and how often it is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The card.
    pub card: Card,
    /// What kind of card it is.
    pub group: Group,
    /// The cost in the first edition.
    pub cost_first: u8,
    /// The cost in the second edition.
    pub cost_second: u8,
    /// The printed victory points.
    pub points: u8,
    /// Copies in the base game.
    pub base: u8,
    /// Copies added by the New Buildings of the first edition, from the Treasure Chest.
    pub treasure_chest: u8,
    /// Copies added by the New Buildings of the second edition.
    pub second_set: u8,
}

const fn row(
    card: Card,
    group: Group,
    [cost_first, cost_second]: [u8; 2],
    points: u8,
    [base, treasure_chest, second_set]: [u8; 3],
) -> Facts {
    Facts { card, group, cost_first, cost_second, points, base, treasure_chest, second_set }
}

/// The card table. The copies of the cathedral and the events only say where they belong.
#[rustfmt::skip]
pub const FACTS: [Facts; Card::COUNT] = [
    //                            cost          copies
    //  card            group     1st 2nd  VP   base chest 2014
    row(Card::IndigoPlant,    Production, [1, 1], 1, [10, 1, 1]),
    row(Card::SugarMill,      Production, [2, 2], 1, [ 8, 1, 0]),
    row(Card::TobaccoStorage, Production, [3, 3], 2, [ 8, 1, 1]),
    row(Card::CoffeeRoaster,  Production, [4, 4], 2, [ 8, 1, 1]),
    row(Card::SilverSmelter,  Production, [5, 5], 3, [ 8, 1, 1]),
    row(Card::Smithy,         City,       [1, 1], 1, [ 3, 0, 0]),
    row(Card::GoldMine,       City,       [1, 1], 1, [ 3, 0, 0]),
    row(Card::Archive,        City,       [1, 1], 1, [ 3, 0, 0]),
    row(Card::PoorHouse,      City,       [2, 2], 1, [ 3, 0, 0]),
    row(Card::BlackMarket,    City,       [2, 2], 1, [ 3, 0, 0]),
    row(Card::TradingPost,    City,       [2, 2], 1, [ 3, 0, 0]),
    row(Card::Well,           City,       [2, 2], 1, [ 3, 0, 0]),
    row(Card::MarketStand,    City,       [2, 2], 1, [ 3, 0, 0]),
    row(Card::Crane,          City,       [2, 2], 1, [ 3, 0, 0]),
    row(Card::Chapel,         City,       [3, 3], 2, [ 3, 0, 0]),
    row(Card::Tower,          City,       [3, 3], 2, [ 3, 0, 0]),
    row(Card::Aqueduct,       City,       [3, 3], 2, [ 3, 0, 0]),
    row(Card::Carpenter,      City,       [3, 3], 2, [ 3, 0, 0]),
    row(Card::Prefecture,     City,       [3, 4], 2, [ 3, 0, 0]),
    row(Card::MarketHall,     City,       [4, 4], 2, [ 3, 0, 0]),
    row(Card::Quarry,         City,       [4, 4], 2, [ 3, 0, 0]),
    row(Card::Library,        City,       [5, 5], 3, [ 3, 0, 0]),
    row(Card::Statue,         Monument,   [3, 3], 3, [ 3, 0, 0]),
    row(Card::VictoryColumn,  Monument,   [4, 4], 4, [ 3, 0, 0]),
    row(Card::Hero,           Monument,   [5, 5], 5, [ 3, 0, 0]),
    row(Card::GuildHall,      Six,        [6, 6], 0, [ 2, 0, 0]),
    row(Card::CityHall,       Six,        [6, 6], 0, [ 2, 0, 0]),
    row(Card::TriumphalArch,  Six,        [6, 6], 0, [ 2, 0, 0]),
    row(Card::Palace,         Six,        [6, 6], 0, [ 2, 0, 0]),
    row(Card::GuardRoom,      City,       [1, 1], 1, [ 0, 3, 3]),
    row(Card::OfficeBuilding, City,       [1, 1], 1, [ 0, 3, 3]),
    row(Card::Hut,            City,       [1, 1], 1, [ 0, 0, 3]),
    row(Card::Tavern,         City,       [2, 2], 1, [ 0, 0, 3]),
    row(Card::Caritas,        City,       [2, 2], 1, [ 0, 3, 0]),
    row(Card::Park,           City,       [3, 3], 2, [ 0, 3, 3]),
    row(Card::CustomsOffice,  City,       [3, 3], 2, [ 0, 3, 3]),
    row(Card::Bank,           City,       [4, 3], 2, [ 0, 3, 3]),
    row(Card::Harbor,         City,       [4, 4], 2, [ 0, 3, 3]),
    row(Card::Goldsmith,      City,       [5, 5], 3, [ 0, 3, 3]),
    row(Card::Residence,      Six,        [6, 6], 0, [ 0, 2, 2]),
    row(Card::Cathedral,      Cathedral,  [7, 7], 0, [ 0, 1, 1]),
    row(Card::DebtRelief,     Event,      [0, 0], 0, [ 0, 1, 1]),
    row(Card::Earthquake,     Event,      [0, 0], 0, [ 0, 1, 1]),
    row(Card::FreeBuilding,   Event,      [0, 0], 0, [ 0, 1, 1]),
    row(Card::GeneralAmnesty, Event,      [0, 0], 0, [ 0, 1, 1]),
    row(Card::GovernorVisit,  Event,      [0, 0], 0, [ 0, 1, 1]),
    row(Card::Taxes,          Event,      [0, 0], 0, [ 0, 1, 1]),
];
