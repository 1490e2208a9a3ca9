//! A question: who is asked, by which rule, for an answer of what shape.

use crate::card::Card;
use crate::event_card::{EventCard, EventSet};
use crate::place::PlaceSet;
use crate::role::{Role, RoleSet};
use crate::seat::Seat;

/// A question that waits for an answer. It is data, so it can be stored and sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// Who is asked.
    pub seat: Seat,
    /// The rule that asks.
    pub why: Why,
    /// The shape of the answer.
    pub ask: Ask,
}

/// The rule that asks, or that gave somebody a card. Words for it live in the clients.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Why {
    /// The opening hand.
    Opening,
    /// It is the player's turn to take a role.
    Turn,
    /// A role.
    Role(Role),
    /// The hand limit.
    HandLimit,
    /// A building.
    Building(Card),
    /// An event.
    Event(EventCard),
}

impl Why {
    /// The name used in files and messages; no two rules share one.
    pub const fn id(self) -> &'static str {
        match self {
            Why::Opening => "opening",
            Why::Turn => "turn",
            Why::Role(role) => role.id(),
            Why::HandLimit => "hand_limit",
            Why::Building(card) => card.id(),
            Why::Event(event) => event.id(),
        }
    }
}

/// The shape of the answer. These cover every question in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// A role or an event.
    Role {
        /// The roles to choose from.
        roles: RoleSet,
        /// The events to choose from.
        events: EventSet,
        /// Whether the answer must say if the library works.
        library: bool,
    },
    /// A building and where, or nothing.
    Build,
    /// The payment for a building.
    Pay {
        /// The building.
        card: Card,
        /// Exactly so many cards and goods.
        cost: u8,
        /// Of which at most so many goods.
        goods: u8,
    },
    /// Places that produce or sell.
    Goods {
        /// The places to choose from.
        from: PlaceSet,
        /// At most so many.
        at_most: u8,
        /// What for.
        to: Deal,
    },
    /// A building to give up.
    Demolish {
        /// The places to choose from.
        from: PlaceSet,
    },
    /// Cards.
    Cards {
        /// Where they come from.
        from: Pool,
        /// At least so many.
        at_least: u8,
        /// At most so many.
        at_most: u8,
        /// What for.
        to: Purpose,
    },
    /// Whether to use a power.
    Confirm,
}

/// What goods are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Deal {
    Produce,
    Sell,
}

/// Where cards are chosen from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pool {
    /// The player's hand.
    Hand,
    /// The cards the councillor shows him.
    Drawn,
    /// The cards that lie open.
    Revealed,
}

/// What cards are chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// They are kept, the others discarded.
    Keep,
    /// They are discarded.
    Discard,
    /// They are tucked under a building.
    Tuck,
    /// They are discarded, and as many are drawn.
    Swap,
}

/// The shape of a question without its values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names are those of the questions")]
pub enum Shape {
    Role,
    Build,
    Pay,
    Goods,
    Demolish,
    Cards,
    Confirm,
}

impl Ask {
    /// Its shape.
    pub const fn shape(&self) -> Shape {
        match self {
            Ask::Role { .. } => Shape::Role,
            Ask::Build => Shape::Build,
            Ask::Pay { .. } => Shape::Pay,
            Ask::Goods { .. } => Shape::Goods,
            Ask::Demolish { .. } => Shape::Demolish,
            Ask::Cards { .. } => Shape::Cards,
            Ask::Confirm => Shape::Confirm,
        }
    }
}

impl Shape {
    /// The name used in files and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Shape::Role => "role",
            Shape::Build => "build",
            Shape::Pay => "pay",
            Shape::Goods => "goods",
            Shape::Demolish => "demolish",
            Shape::Cards => "cards",
            Shape::Confirm => "confirm",
        }
    }

    /// What an answer of this shape looks like.
    pub const fn example(self) -> &'static str {
        match self {
            Shape::Role => r#"{"role":"builder"} or {"event":"taxes"}"#,
            Shape::Build => r#"{"build":"palace"}, {"build":"palace","over":3} or {"pass":true}"#,
            Shape::Pay => r#"{"pay":{"cards":["crane"],"goods":[0]}}"#,
            Shape::Goods => r#"{"goods":[0,2]}"#,
            Shape::Demolish => r#"{"demolish":4}"#,
            Shape::Cards => r#"{"cards":["well"]}"#,
            Shape::Confirm => r#"{"confirm":true}"#,
        }
    }
}
