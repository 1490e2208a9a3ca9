//! Prompts: who is asked, by which rule, for an answer of what shape.

use super::id::{CardId, EventCardId, RoleId, WhyId};
use super::words;
use crate::forms;

forms! {
    /// Who is asked, by which rule, for an answer of what shape.
    pub struct Prompt {
        /// Who is asked.
        pub seat: u8,
        /// The rule that asks.
        pub why: WhyId,
        /// The shape of the answer.
        pub ask: Ask,
    }

    /// The shape of an answer: an object whose only key tells the kind.
    pub enum Ask {
        /// A role or an event.
        Role {
            /// The roles to choose from.
            roles: Vec<RoleId>,
            /// The events to choose from.
            events: Vec<EventCardId>,
            /// Whether the answer must say if the library works.
            library: bool,
        },
        /// A building and where, or nothing.
        Build {},
        /// The payment for a building.
        Pay {
            /// The building.
            card: CardId,
            /// Exactly so many cards and goods.
            cost: u8,
            /// Of which at most so many goods.
            goods: u8,
        },
        /// Places that produce or sell.
        Goods {
            /// What for.
            to: Deal,
            /// The places to choose from.
            from: Vec<u8>,
            /// At most so many.
            at_most: u8,
        },
        /// A building to give up.
        Demolish {
            /// The places to choose from.
            from: Vec<u8>,
        },
        /// Cards.
        Cards {
            /// What for.
            to: Purpose,
            /// Where they come from.
            from: Pool,
            /// At least so many.
            at_least: u8,
            /// At most so many.
            at_most: u8,
        },
        /// Whether to use a power.
        Confirm {},
    }

    /// What goods are asked for.
    pub enum Deal {
        /// They are produced.
        Produce,
        /// They are sold.
        Sell,
    }

    /// Where cards are chosen from.
    pub enum Pool {
        /// The player's hand.
        Hand,
        /// The cards the councillor shows him.
        Drawn,
        /// The cards that lie open.
        Revealed,
    }

    /// What cards are chosen for.
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
}

impl From<&rules::Prompt> for Prompt {
    fn from(prompt: &rules::Prompt) -> Prompt {
        Prompt {
            seat: words::seat(prompt.seat),
            why: WhyId::from(prompt.why),
            ask: Ask::from(&prompt.ask),
        }
    }
}

impl From<&rules::Ask> for Ask {
    fn from(ask: &rules::Ask) -> Ask {
        match *ask {
            rules::Ask::Role { roles, events, library } => Ask::Role {
                roles: roles.map(RoleId::from).collect(),
                events: words::events(events),
                library,
            },
            rules::Ask::Build => Ask::Build {},
            rules::Ask::Pay { card, cost, goods } => {
                Ask::Pay { card: CardId::from(card), cost, goods }
            }
            rules::Ask::Goods { from, at_most, to } => {
                Ask::Goods { to: Deal::from(to), from: words::places(from), at_most }
            }
            rules::Ask::Demolish { from } => Ask::Demolish { from: words::places(from) },
            rules::Ask::Cards { from, at_least, at_most, to } => {
                Ask::Cards { to: Purpose::from(to), from: Pool::from(from), at_least, at_most }
            }
            rules::Ask::Confirm => Ask::Confirm {},
        }
    }
}

impl From<rules::Deal> for Deal {
    fn from(deal: rules::Deal) -> Deal {
        match deal {
            rules::Deal::Produce => Deal::Produce,
            rules::Deal::Sell => Deal::Sell,
        }
    }
}

impl From<rules::Pool> for Pool {
    fn from(pool: rules::Pool) -> Pool {
        match pool {
            rules::Pool::Hand => Pool::Hand,
            rules::Pool::Drawn => Pool::Drawn,
            rules::Pool::Revealed => Pool::Revealed,
        }
    }
}

impl From<rules::Purpose> for Purpose {
    fn from(purpose: rules::Purpose) -> Purpose {
        match purpose {
            rules::Purpose::Keep => Purpose::Keep,
            rules::Purpose::Discard => Purpose::Discard,
            rules::Purpose::Tuck => Purpose::Tuck,
            rules::Purpose::Swap => Purpose::Swap,
        }
    }
}
