//! The buildings: what is printed on them ([`FACTS`]) and what they do (one file each).
//!
//! Production buildings and monuments do nothing beyond what their group says, so they have no
//! file. (RULES 6, 7.18)

mod facts;

mod aqueduct;
mod archive;
mod bank;
mod black_market;
mod caritas;
mod carpenter;
mod cathedral;
mod chapel;
mod city_hall;
mod crane;
mod customs_office;
mod gold_mine;
mod goldsmith;
mod guard_room;
mod guild_hall;
mod harbor;
mod hut;
mod library;
mod market_hall;
mod market_stand;
mod office_building;
mod palace;
mod park;
mod poor_house;
mod prefecture;
mod quarry;
mod residence;
mod smithy;
mod tavern;
mod tower;
mod trading_post;
mod triumphal_arch;
mod well;

use crate::card::Card;
use crate::options::Edition;
use crate::powers::Powers;
pub use facts::{FACTS, Facts};

/// What kind of card it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Group {
    /// Makes goods; any number of a kind.
    Production,
    /// A city building; one of a kind.
    City,
    /// A city building that is only worth points.
    Monument,
    /// A city building of cost six, worth points at the end.
    Six,
    /// The one city building that is never in the deck.
    Cathedral,
    /// Not a building at all.
    Event,
}

impl Group {
    /// The name used in files and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Group::Production => "production",
            Group::City => "city",
            Group::Monument => "monument",
            Group::Six => "six",
            Group::Cathedral => "cathedral",
            Group::Event => "event",
        }
    }
}

/// What a building does in an edition. Only where two editions print different texts on cards of
/// the same name are there two records.
pub const fn powers(card: Card, edition: Edition) -> &'static Powers {
    const { assert!(Card::COUNT == FACTS.len()) };
    match card {
        Card::Smithy => &smithy::POWERS,
        Card::GoldMine => match edition {
            Edition::First => &gold_mine::FIRST,
            Edition::Second => &gold_mine::SECOND,
        },
        Card::Archive => &archive::POWERS,
        Card::PoorHouse => &poor_house::POWERS,
        Card::BlackMarket => &black_market::POWERS,
        Card::TradingPost => &trading_post::POWERS,
        Card::Well => &well::POWERS,
        Card::MarketStand => &market_stand::POWERS,
        Card::Crane => &crane::POWERS,
        Card::Chapel => &chapel::POWERS,
        Card::Tower => &tower::POWERS,
        Card::Aqueduct => &aqueduct::POWERS,
        Card::Carpenter => &carpenter::POWERS,
        Card::Prefecture => &prefecture::POWERS,
        Card::MarketHall => &market_hall::POWERS,
        Card::Quarry => &quarry::POWERS,
        Card::Library => &library::POWERS,
        Card::GuildHall => match edition {
            Edition::First => &guild_hall::FIRST,
            Edition::Second => &guild_hall::SECOND,
        },
        Card::CityHall => &city_hall::POWERS,
        Card::TriumphalArch => &triumphal_arch::POWERS,
        Card::Palace => &palace::POWERS,
        Card::GuardRoom => &guard_room::POWERS,
        Card::OfficeBuilding => &office_building::POWERS,
        Card::Hut => &hut::POWERS,
        Card::Tavern => &tavern::POWERS,
        Card::Caritas => &caritas::POWERS,
        Card::Park => &park::POWERS,
        Card::CustomsOffice => &customs_office::POWERS,
        Card::Bank => &bank::POWERS,
        Card::Harbor => &harbor::POWERS,
        Card::Goldsmith => &goldsmith::POWERS,
        Card::Residence => &residence::POWERS,
        Card::Cathedral => &cathedral::POWERS,
        Card::IndigoPlant
        | Card::SugarMill
        | Card::TobaccoStorage
        | Card::CoffeeRoaster
        | Card::SilverSmelter
        | Card::Statue
        | Card::VictoryColumn
        | Card::Hero
        | Card::DebtRelief
        | Card::Earthquake
        | Card::FreeBuilding
        | Card::GeneralAmnesty
        | Card::GovernorVisit
        | Card::Taxes => &Powers::NONE,
    }
}
