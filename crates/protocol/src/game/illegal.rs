//! The reasons for which an answer is refused: a code, the values that matter, and words.
//!
//! ```
//! let illegal = protocol::game::Illegal::from(&rules::Illegal::TooDear { price: 5, means: 3 });
//! let json = serde_json::json!({
//!     "code": "too_dear", "price": 5, "means": 3,
//!     "message": "the price is 5, but only 3 can be paid",
//! });
//! assert_eq!(serde_json::to_value(illegal).expect("it is JSON"), json);
//! ```

use super::id::{CardId, EventCardId, RoleId, ShapeId};
use super::words;
use serde::{Deserialize, Serialize};

/// Why an answer is refused: `code`, the values of that code beside it, and `message`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Illegal {
    /// The rule that was broken; its keys stand beside the message.
    #[serde(flatten)]
    pub rule: BrokenRule,
    /// The same in English, for people who write clients.
    pub message: String,
}

/// A rule that an answer breaks, with the values that matter. Clients have words for it in their
/// languages.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum BrokenRule {
    /// The game is over.
    GameOver,
    /// There is no such seat at this table.
    NoSuchSeat {
        /// The seat.
        seat: u8,
    },
    /// This seat owes no answer now.
    NotAsked {
        /// The seat.
        seat: u8,
    },
    /// The question wants an answer of another shape.
    WrongShape {
        /// What it wants.
        wanted: ShapeId,
    },
    /// The role has been taken in this round.
    RoleTaken {
        /// The role.
        role: RoleId,
        /// Who has it.
        by: u8,
    },
    /// The governor can visit only a role that was used in this round.
    RoleNotUsed {
        /// The role.
        role: RoleId,
    },
    /// Whether the library works must be said here.
    LibraryAsked,
    /// Whether the library works is not asked here.
    LibraryNotAsked,
    /// The event does not lie open.
    EventNotOpen {
        /// The event.
        event: EventCardId,
    },
    /// No role was used yet in this round, so there is none to visit.
    NothingToVisit,
    /// The card is not in the hand, or not often enough.
    NotInHand {
        /// The card.
        card: CardId,
    },
    /// The cathedral does not lie beside the roles.
    CathedralNotOpen,
    /// A city building of this kind stands in the town already.
    AlreadyStands {
        /// The building.
        card: CardId,
    },
    /// There is no building at that place.
    NoSuchPlace {
        /// The place.
        place: u8,
    },
    /// No building of the player lets him build over another.
    NothingBuildsOver,
    /// This card may not cover that building.
    MayNotCover {
        /// The card.
        card: CardId,
        /// The building that would be covered.
        covered: CardId,
    },
    /// The player cannot pay so much.
    TooDear {
        /// The price.
        price: u8,
        /// What he can pay at the most.
        means: u8,
    },
    /// What the event builds for nothing may not cost so much.
    CostsTooMuch {
        /// The printed cost.
        cost: u8,
        /// The most it may be.
        at_most: u8,
    },
    /// The payment is not exact.
    WrongPayment {
        /// What was offered.
        paid: u8,
        /// What is to be paid.
        cost: u8,
    },
    /// So many goods may not be part of the payment.
    TooManyGoods {
        /// How many were named.
        named: u8,
        /// How many may be.
        at_most: u8,
    },
    /// A place was named twice.
    PlaceTwice {
        /// The place.
        place: u8,
    },
    /// No good lies there.
    NoGood {
        /// The place.
        place: u8,
    },
    /// No production building waits for a good there.
    CannotProduce {
        /// The place.
        place: u8,
    },
    /// The card is not among those to choose from, or not often enough.
    NotOffered {
        /// The card.
        card: CardId,
    },
    /// More must be named.
    TooFew {
        /// How many were named.
        named: u8,
        /// How many must be at least.
        at_least: u8,
    },
    /// So many may not be named.
    TooMany {
        /// How many were named.
        named: u8,
        /// How many may be.
        at_most: u8,
    },
}

impl From<&rules::Illegal> for Illegal {
    fn from(illegal: &rules::Illegal) -> Illegal {
        Illegal { rule: BrokenRule::from(illegal), message: illegal.to_string() }
    }
}

impl From<&rules::Illegal> for BrokenRule {
    fn from(illegal: &rules::Illegal) -> BrokenRule {
        use rules::Illegal as Of;
        use words::{place as at, seat as of};
        match *illegal {
            Of::GameOver => BrokenRule::GameOver,
            Of::NoSuchSeat { seat } => BrokenRule::NoSuchSeat { seat: of(seat) },
            Of::NotAsked { seat } => BrokenRule::NotAsked { seat: of(seat) },
            Of::WrongShape { wanted } => BrokenRule::WrongShape { wanted: wanted.into() },
            Of::RoleTaken { role, by } => BrokenRule::RoleTaken { role: role.into(), by: of(by) },
            Of::RoleNotUsed { role } => BrokenRule::RoleNotUsed { role: role.into() },
            Of::LibraryAsked => BrokenRule::LibraryAsked,
            Of::LibraryNotAsked => BrokenRule::LibraryNotAsked,
            Of::EventNotOpen { event } => BrokenRule::EventNotOpen { event: event.into() },
            Of::NothingToVisit => BrokenRule::NothingToVisit,
            Of::NotInHand { card } => BrokenRule::NotInHand { card: card.into() },
            Of::CathedralNotOpen => BrokenRule::CathedralNotOpen,
            Of::AlreadyStands { card } => BrokenRule::AlreadyStands { card: card.into() },
            Of::NoSuchPlace { place } => BrokenRule::NoSuchPlace { place: at(place) },
            Of::NothingBuildsOver => BrokenRule::NothingBuildsOver,
            Of::MayNotCover { card, covered } => {
                BrokenRule::MayNotCover { card: card.into(), covered: covered.into() }
            }
            Of::TooDear { price, means } => BrokenRule::TooDear { price, means },
            Of::CostsTooMuch { cost, at_most } => BrokenRule::CostsTooMuch { cost, at_most },
            Of::WrongPayment { paid, cost } => BrokenRule::WrongPayment { paid, cost },
            Of::TooManyGoods { named, at_most } => BrokenRule::TooManyGoods { named, at_most },
            Of::PlaceTwice { place } => BrokenRule::PlaceTwice { place: at(place) },
            Of::NoGood { place } => BrokenRule::NoGood { place: at(place) },
            Of::CannotProduce { place } => BrokenRule::CannotProduce { place: at(place) },
            Of::NotOffered { card } => BrokenRule::NotOffered { card: card.into() },
            Of::TooFew { named, at_least } => BrokenRule::TooFew { named, at_least },
            Of::TooMany { named, at_most } => BrokenRule::TooMany { named, at_most },
        }
    }
}
