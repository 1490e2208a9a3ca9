//! Card kinds, and sets of kinds.
//!
//! Cards are kinds, not pieces of cardboard: two indigo plants in a hand are the same card.
//! This keeps answers canonical, because no two of them mean the same.

use crate::bits::select_64;
use crate::set::bit_set;
use std::fmt;

macro_rules! cards {
    ($($name:ident $id:literal),* $(,)?) => {
        /// Every printed card: buildings first, in the order of the card table, then the events.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "the names are those of the cards")]
        pub enum Card { $($name),* }

        impl Card {
            /// Every card, in the order of the card table.
            pub const ALL: [Card; Card::COUNT] = [$(Card::$name),*];

            /// The name used in files and messages, the same in every language.
            pub const fn id(self) -> &'static str {
                match self { $(Card::$name => $id),* }
            }

            /// The card of that id.
            pub fn from_id(id: &str) -> Option<Card> {
                match id { $($id => Some(Card::$name),)* _ => None }
            }
        }
    };
}

cards! {
    IndigoPlant "indigo_plant", SugarMill "sugar_mill", TobaccoStorage "tobacco_storage",
    CoffeeRoaster "coffee_roaster", SilverSmelter "silver_smelter",
    Smithy "smithy", GoldMine "gold_mine", Archive "archive", PoorHouse "poor_house",
    BlackMarket "black_market", TradingPost "trading_post", Well "well",
    MarketStand "market_stand", Crane "crane", Chapel "chapel", Tower "tower",
    Aqueduct "aqueduct", Carpenter "carpenter", Prefecture "prefecture",
    MarketHall "market_hall", Quarry "quarry", Library "library",
    Statue "statue", VictoryColumn "victory_column", Hero "hero",
    GuildHall "guild_hall", CityHall "city_hall", TriumphalArch "triumphal_arch",
    Palace "palace",
    GuardRoom "guard_room", OfficeBuilding "office_building", Hut "hut", Tavern "tavern",
    Caritas "caritas", Park "park", CustomsOffice "customs_office", Bank "bank",
    Harbor "harbor", Goldsmith "goldsmith", Residence "residence", Cathedral "cathedral",
    DebtRelief "debt_relief", Earthquake "earthquake", FreeBuilding "free_building",
    GeneralAmnesty "general_amnesty", GovernorVisit "governor_visit", Taxes "taxes",
}

impl Card {
    /// How many kinds of card there are.
    pub const COUNT: usize = 47;

    /// The card of a row, whatever the number: six bits always point at something, so the
    /// compiler needs no check and no way out.
    #[inline(always)]
    pub(crate) const fn of_number(number: u32) -> Card {
        const PADDED: [Card; 64] = {
            let mut all = [Card::IndigoPlant; 64];
            let mut i = 0;
            while i < Card::COUNT {
                all[i] = Card::ALL[i];
                i += 1;
            }
            all
        };
        PADDED[(number & 63) as usize]
    }

    #[inline(always)]
    pub(crate) const fn number(self) -> u8 {
        self as u8
    }

    /// The row of the card table.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it makes goods.
    #[inline(always)]
    pub const fn is_production(self) -> bool {
        (self as u8) <= Card::SilverSmelter as u8
    }

    /// Whether it is a city building: violet in the first edition, beige in the second.
    /// Monuments, six-cost buildings and the cathedral are city buildings too.
    #[inline(always)]
    pub const fn is_city(self) -> bool {
        CardSet::CITY.has(self)
    }

    /// Whether it is an event.
    #[inline(always)]
    pub const fn is_event(self) -> bool {
        (self as u8) >= Card::DebtRelief as u8
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

bit_set! {
    /// A set of card kinds, in the order of the card table.
    CardSet(u64) of Card, select_64
}

impl CardSet {
    /// The five production buildings.
    pub const PRODUCTION: CardSet = CardSet::range(Card::IndigoPlant, Card::SilverSmelter);
    /// Every city building.
    pub const CITY: CardSet = CardSet::range(Card::Smithy, Card::Cathedral);
    /// Statue, victory column and hero.
    pub const MONUMENTS: CardSet = CardSet::range(Card::Statue, Card::Hero);
    /// The six events.
    pub const EVENTS: CardSet = CardSet::range(Card::DebtRelief, Card::Taxes);

    const fn range(first: Card, last: Card) -> CardSet {
        CardSet((1 << (last as u8 + 1)) - (1 << first as u8))
    }

    /// What one of the sets has and the other has not.
    #[inline(always)]
    pub(crate) const fn xor(self, other: CardSet) -> CardSet {
        CardSet(self.0 ^ other.0)
    }

    /// Takes the kind with `n` kinds before it out. There must be one.
    #[inline(always)]
    pub(crate) fn remove_at(&mut self, n: u32) {
        self.0 &= !(1 << select_64(self.0, n));
    }
}
