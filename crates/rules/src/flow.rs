//! What is being asked, and of whom. Nothing in here is secret.
//!
//! A phase is not a function that waits: where a game stands is written down in a few plain
//! registers, so a position can be stored, sent, and written by hand.

use crate::card::Card;
use crate::place::Place;
use crate::seat::{Seat, SeatSet};

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flow {
    /// The question being asked.
    pub step: Step,
    /// Who owes an answer to it.
    pub pending: SeatSet,
    /// Whose turn it is: he chose the role or event being carried out.
    pub chooser: Seat,
    /// How many turns of this round are over.
    pub turn: u8,
    /// Whether a building doubles the chooser's privilege in this phase.
    pub library: bool,
    /// Whether anybody has sold a good in this trader phase.
    pub sold: bool,
    /// The building whose power asks each seat, where it is one that asks.
    pub asked_by: [Option<Card>; Seat::MAX],
    /// How many cards each seat must discard that chose from its whole hand in the councillor
    /// phase.
    pub to_discard: [u8; Seat::MAX],
    /// What is to be paid, between building and paying.
    pub payment: Option<Payment>,
}

impl Flow {
    pub(crate) const START: Flow = Flow {
        step: Step::Turn,
        pending: SeatSet::NONE,
        chooser: Seat::FIRST,
        turn: 0,
        library: false,
        sold: false,
        asked_by: [None; Seat::MAX],
        to_discard: [0; Seat::MAX],
        payment: None,
    };
}

/// The question being asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Which cards of the opening hand to keep.
    Opening,
    /// Start of a round: which cards to exchange.
    Swap,
    /// Start of a round: which cards to tuck.
    Tuck,
    /// Start of a round: which cards to discard.
    HandLimit,
    /// Which role or event to take.
    Turn,
    /// Builder: what to build, and where.
    Build,
    /// Builder: how to pay.
    Pay,
    /// Producer: where to produce.
    Produce,
    /// Trader: what to sell.
    Sell,
    /// Councillor: what to keep.
    Keep,
    /// Prospector: whether to turn up cards.
    Prospect,
    /// Prospector: which of the cards turned up to take.
    Take,
    /// What the event in play asks.
    Event,
    /// Nothing: the game is over.
    Over,
}

impl Step {
    /// All of them.
    pub const ALL: [Step; 14] = [
        Step::Opening,
        Step::Swap,
        Step::Tuck,
        Step::HandLimit,
        Step::Turn,
        Step::Build,
        Step::Pay,
        Step::Produce,
        Step::Sell,
        Step::Keep,
        Step::Prospect,
        Step::Take,
        Step::Event,
        Step::Over,
    ];

    /// The name used in files and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Step::Opening => "opening",
            Step::Swap => "swap",
            Step::Tuck => "tuck",
            Step::HandLimit => "hand_limit",
            Step::Turn => "turn",
            Step::Build => "build",
            Step::Pay => "pay",
            Step::Produce => "produce",
            Step::Sell => "sell",
            Step::Keep => "keep",
            Step::Prospect => "prospect",
            Step::Take => "take",
            Step::Event => "event",
            Step::Over => "over",
        }
    }

    /// The step of that name.
    pub fn from_id(id: &str) -> Option<Step> {
        Step::ALL.into_iter().find(|step| step.id() == id)
    }

    /// Whether a role is being carried out, and so its chooser has his privilege.
    #[inline(always)]
    pub const fn is_role_phase(self) -> bool {
        const ROLE_PHASES: u32 = 1 << Step::Build as u32
            | 1 << Step::Pay as u32
            | 1 << Step::Produce as u32
            | 1 << Step::Sell as u32
            | 1 << Step::Keep as u32
            | 1 << Step::Prospect as u32
            | 1 << Step::Take as u32;
        ROLE_PHASES >> self as u32 & 1 == 1
    }

    /// Whether everybody who owes an answer is asked at once. (RULES 5.7)
    pub const fn is_simultaneous(self) -> bool {
        match self {
            Step::Opening
            | Step::Swap
            | Step::Tuck
            | Step::HandLimit
            | Step::Produce
            | Step::Sell
            | Step::Keep => true,
            Step::Turn
            | Step::Build
            | Step::Pay
            | Step::Prospect
            | Step::Take
            | Step::Event
            | Step::Over => false,
        }
    }
}

/// A building that stands and is not yet paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Payment {
    /// Where it stands.
    pub place: Place,
    /// What is to be paid.
    pub cost: u8,
    /// How many goods may be among the payment.
    pub goods: u8,
}
