//! What a player says: an answer, and the reasons for which one is refused.

use crate::bag::Cards;
use crate::card::Card;
use crate::event_card::EventCard;
use crate::place::{Place, Places};
use crate::prompt::Shape;
use crate::role::Role;
use crate::seat::Seat;

/// An answer to a question.
///
/// Its kind takes a whole word, or what follows it would be copied in pieces that straddle words:
/// 30 instructions a copy, and each waits for the pieces written before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u64)]
pub enum Answer {
    /// Take a role. `library` is given only where it is asked. (RULES 5.6)
    Role {
        /// Which.
        role: Role,
        /// Whether the library works for it.
        library: Option<bool>,
    },
    /// Take an open event.
    Event(EventCard),
    /// Build a card: on a new site, or over a building.
    Build {
        /// Which.
        card: Card,
        /// The place built over.
        over: Option<Place>,
    },
    /// Build nothing.
    Pass,
    /// Pay for what was built.
    Pay {
        /// Hand cards.
        cards: Cards,
        /// Places whose goods are part of the payment.
        goods: Places,
    },
    /// Produce or sell at these places, in this order.
    Goods(Places),
    /// Keep, discard, tuck or exchange these cards.
    Cards(Cards),
    /// Use a power, or do not.
    Confirm(bool),
    /// Give up the building at this place.
    Demolish(Place),
}

const _: () = assert!(size_of::<Answer>() <= 64);

/// Why an answer is refused: the rule it broke, with the values that matter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// There is no such seat at this table.
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// This seat owes no answer now.
    NotAsked {
        /// The seat.
        seat: Seat,
    },
    /// The question wants an answer of another shape.
    WrongShape {
        /// What it wants.
        wanted: Shape,
    },
    /// The role has been taken in this round.
    RoleTaken {
        /// The role.
        role: Role,
        /// Who has it.
        by: Seat,
    },
    /// The governor can visit only a role that was used in this round.
    RoleNotUsed {
        /// The role.
        role: Role,
    },
    /// Whether the library works must be said here.
    LibraryAsked,
    /// Whether the library works is not asked here.
    LibraryNotAsked,
    /// The event does not lie open.
    EventNotOpen {
        /// The event.
        event: EventCard,
    },
    /// No role was used yet in this round, so there is none to visit.
    NothingToVisit,
    /// The card is not in the hand.
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The cathedral does not lie beside the roles.
    CathedralNotOpen,
    /// A city building of this kind stands in the town already.
    AlreadyStands {
        /// The building.
        card: Card,
    },
    /// There is no building at that place.
    NoSuchPlace {
        /// The place.
        place: Place,
    },
    /// No building of the player lets him build over another.
    NothingBuildsOver,
    /// This card may not cover that building.
    MayNotCover {
        /// The card.
        card: Card,
        /// The building that would be covered.
        covered: Card,
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
        place: Place,
    },
    /// No good lies there.
    NoGood {
        /// The place.
        place: Place,
    },
    /// No production building waits for a good there.
    CannotProduce {
        /// The place.
        place: Place,
    },
    /// The card is not among those to choose from.
    NotOffered {
        /// The card.
        card: Card,
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

impl Illegal {
    /// The name of the reason, used in messages between programs.
    pub const fn code(self) -> &'static str {
        match self {
            Illegal::GameOver => "game_over",
            Illegal::NoSuchSeat { .. } => "no_such_seat",
            Illegal::NotAsked { .. } => "not_asked",
            Illegal::WrongShape { .. } => "wrong_shape",
            Illegal::RoleTaken { .. } => "role_taken",
            Illegal::RoleNotUsed { .. } => "role_not_used",
            Illegal::LibraryAsked => "library_asked",
            Illegal::LibraryNotAsked => "library_not_asked",
            Illegal::EventNotOpen { .. } => "event_not_open",
            Illegal::NothingToVisit => "nothing_to_visit",
            Illegal::NotInHand { .. } => "not_in_hand",
            Illegal::CathedralNotOpen => "cathedral_not_open",
            Illegal::AlreadyStands { .. } => "already_stands",
            Illegal::NoSuchPlace { .. } => "no_such_place",
            Illegal::NothingBuildsOver => "nothing_builds_over",
            Illegal::MayNotCover { .. } => "may_not_cover",
            Illegal::TooDear { .. } => "too_dear",
            Illegal::CostsTooMuch { .. } => "costs_too_much",
            Illegal::WrongPayment { .. } => "wrong_payment",
            Illegal::TooManyGoods { .. } => "too_many_goods",
            Illegal::PlaceTwice { .. } => "place_twice",
            Illegal::NoGood { .. } => "no_good",
            Illegal::CannotProduce { .. } => "cannot_produce",
            Illegal::NotOffered { .. } => "not_offered",
            Illegal::TooFew { .. } => "too_few",
            Illegal::TooMany { .. } => "too_many",
        }
    }
}

impl std::fmt::Display for Illegal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Illegal::GameOver => write!(f, "the game is over"),
            Illegal::NoSuchSeat { seat } => write!(f, "there is no seat {seat} at this table"),
            Illegal::NotAsked { seat } => write!(f, "seat {seat} owes no answer now"),
            Illegal::WrongShape { wanted } => {
                write!(f, "the question wants an answer of the form {}", wanted.example())
            }
            Illegal::RoleTaken { role, by } => {
                write!(f, "the {} was taken by seat {by} in this round", role.id())
            }
            Illegal::RoleNotUsed { role } => {
                write!(f, "the {} was not used in this round, so it cannot be visited", role.id())
            }
            Illegal::LibraryAsked => {
                write!(f, "say with \"library\" whether the library works for this role")
            }
            Illegal::LibraryNotAsked => {
                write!(f, "whether the library works is not asked here; leave \"library\" out")
            }
            Illegal::EventNotOpen { event } => {
                write!(f, "the event {} does not lie open", event.id())
            }
            Illegal::NothingToVisit => {
                write!(f, "no role was used yet in this round, so the governor has none to visit")
            }
            Illegal::NotInHand { card } => write!(f, "not enough {card} in the hand"),
            Illegal::CathedralNotOpen => {
                write!(f, "the cathedral does not lie beside the roles")
            }
            Illegal::AlreadyStands { card } => {
                write!(f, "a {card} is visible in this town; there is one of each city building")
            }
            Illegal::NoSuchPlace { place } => write!(f, "there is no building at place {place}"),
            Illegal::NothingBuildsOver => {
                write!(f, "building over needs a crane that works")
            }
            Illegal::MayNotCover { card, covered } => {
                write!(f, "a {card} may not be built over a {covered}")
            }
            Illegal::TooDear { price, means } => {
                write!(f, "the price is {price}, but only {means} can be paid")
            }
            Illegal::CostsTooMuch { cost, at_most } => {
                write!(f, "the card costs {cost}; a free building costs at most {at_most}")
            }
            Illegal::WrongPayment { paid, cost } => {
                write!(f, "{paid} were offered, exactly {cost} are to be paid")
            }
            Illegal::TooManyGoods { named, at_most } => {
                write!(f, "{named} goods were named, at most {at_most} may be part of the payment")
            }
            Illegal::PlaceTwice { place } => write!(f, "place {place} was named twice"),
            Illegal::NoGood { place } => write!(f, "no good lies at place {place}"),
            Illegal::CannotProduce { place } => {
                write!(f, "no production building waits for a good at place {place}")
            }
            Illegal::NotOffered { card } => {
                write!(f, "not enough {card} among the cards to choose from")
            }
            Illegal::TooFew { named, at_least } => {
                write!(f, "{named} were named, at least {at_least} must be")
            }
            Illegal::TooMany { named, at_most } => {
                write!(f, "{named} were named, at most {at_most} may be")
            }
        }
    }
}

impl std::error::Error for Illegal {}
