//! What the cards do, in a line each.

use rules::{Card, Edition};

/// What a card does.
pub(crate) const fn effect(card: Card, edition: Edition) -> &'static str {
    match card {
        Card::IndigoPlant => "Producer: holds one indigo.",
        Card::SugarMill => "Producer: holds one sugar.",
        Card::TobaccoStorage => "Producer: holds one tobacco.",
        Card::CoffeeRoaster => "Producer: holds one coffee.",
        Card::SilverSmelter => "Producer: holds one silver.",
        Card::Smithy => "Builder: production buildings cost you 1 card less.",
        Card::GoldMine => match edition {
            Edition::First => {
                "Prospector: may turn up 4 cards; if all costs differ, take any one of them."
            }
            Edition::Second => {
                "Prospector: may turn up 4 cards; if all costs differ, take the cheapest."
            }
        },
        Card::Archive => "Councillor: discard from your whole hand, not only from the cards dealt.",
        Card::PoorHouse => "Builder: draw 1 card if you have built and hold at most 1 card.",
        Card::BlackMarket => "Builder: pay with up to 2 goods as if they were cards.",
        Card::TradingPost => "Trader: sell 1 good more.",
        Card::Well => "Producer: draw 1 card if you made at least 2 goods.",
        Card::MarketStand => "Trader: draw 1 card if you sold at least 2 goods.",
        Card::Crane => "Builder: may build over a building of yours and pay only the difference.",
        Card::Chapel => "Start of a round: may tuck 1 hand card, worth 1 point at the end.",
        Card::Tower => "Start of a round: your hand limit is 12.",
        Card::Aqueduct => "Producer: make 1 good more.",
        Card::Carpenter => "Builder: draw 1 card after building a city building.",
        Card::Prefecture => "Councillor: keep 2 of the cards dealt.",
        Card::MarketHall => "Trader: draw 1 card if you sold anything.",
        Card::Quarry => "Builder: city buildings cost you 1 card less.",
        Card::Library => "Every role: the privilege of the role you choose counts twice.",
        Card::Statue | Card::VictoryColumn | Card::Hero => "Monument: only worth its points.",
        Card::GuildHall => match edition {
            Edition::First => "End: 2 points for each of your production buildings.",
            Edition::Second => {
                "End: 1 point for each of your production buildings and 1 for each kind of them."
            }
        },
        Card::CityHall => "End: 1 point for each of your city buildings, itself included.",
        Card::TriumphalArch => "End: 4, 6 or 8 points for 1, 2 or 3 monuments.",
        Card::Palace => "End: 1 point for every 4 points you have from everything else.",
        Card::GuardRoom => {
            "Start of a round: rivals without guard room or tower have hand limit 6."
        }
        Card::OfficeBuilding => "Start of a round: may exchange 1 or 2 hand cards.",
        Card::Hut => "Trader: draw 1 card if nobody sold anything.",
        Card::Tavern => {
            "Builder: draw 1 card at the end of the phase if nobody has fewer buildings and somebody more."
        }
        Card::Caritas => {
            "Builder: draw 1 card at the end of the phase if nobody has fewer buildings and somebody \
             more, already when just built."
        }
        Card::Park => "Builder: takes 6 off the price of what a crane builds over it.",
        Card::CustomsOffice => "Councillor: gets a good if empty, which sells for 2.",
        Card::Bank => "Start of a round: once a game, tuck any hand cards, worth 1 point each.",
        Card::Harbor => "Trader: one good of each sale of yours is tucked here, worth 1 point.",
        Card::Goldsmith => "Prospector: may turn up a card; it is yours if no town has its kind.",
        Card::Residence => "End: 4, 7, 9 or 10 points for 1, 2, 3 or 4 sets of three of one cost.",
        Card::Cathedral => {
            "End: 4, 7, 9 or 10 points for 1, 2, 3 or 4 six-cost buildings of rivals."
        }
        Card::DebtRelief => "Everybody draws 3 cards.",
        Card::Earthquake => "Everybody gives up a building.",
        Card::FreeBuilding => "Everybody may build a card of cost 4 or less for nothing.",
        Card::GeneralAmnesty => "Everybody may exchange any number of hand cards.",
        Card::GovernorVisit => "Carry out a role again that was used in this round.",
        Card::Taxes => "Everybody else discards a card.",
    }
}
