//! What one viewer sees of an event.

use super::id::{CardId, EventCardId, RoleId, StepId, TileId, WhyId};
use super::words;
use rules::Known;
use serde::{Deserialize, Serialize};

/// An event as one viewer sees it. The key `event` tells which it is; the others are those of
/// the engine's events, and what the viewer may not know is `null`: a `card` that somebody else
/// drew, `cards` that somebody else paid. With `cards` there is always their `count`.
///
/// Every viewer sees every event, if only like this, so that no gap tells anything.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Sighting {
    /// A round began.
    RoundBegan {
        /// Its number.
        round: u8,
        /// Its governor.
        governor: u8,
    },
    /// A player took a role.
    RoleTaken {
        /// Who.
        seat: u8,
        /// Which.
        role: RoleId,
        /// Whether his library doubles the privilege.
        library: bool,
    },
    /// A player took an event that lay open.
    EventTaken {
        /// Who.
        seat: u8,
        /// Which.
        card: EventCardId,
    },
    /// The governor visited a used role.
    RoleVisited {
        /// Who sent him.
        seat: u8,
        /// Which.
        role: RoleId,
        /// Whether the library doubles the privilege.
        library: bool,
    },
    /// An event was carried out.
    EventOver {
        /// Which.
        card: EventCardId,
    },
    /// An event was drawn and lies open now.
    EventOpened {
        /// Which.
        card: EventCardId,
    },
    /// A player built on a new site.
    Built {
        /// Who.
        seat: u8,
        /// What.
        card: CardId,
        /// Where.
        place: u8,
    },
    /// A player built over a building.
    BuiltOver {
        /// Who.
        seat: u8,
        /// What.
        card: CardId,
        /// Where.
        place: u8,
        /// The building that is covered now.
        covered: CardId,
    },
    /// A player paid for what he built.
    Paid {
        /// Who.
        seat: u8,
        /// With which hand cards; `null` for others.
        #[schema(required)]
        cards: Option<Vec<CardId>>,
        /// With how many hand cards.
        count: u8,
        /// Places whose goods were part of the payment.
        goods: Vec<u8>,
    },
    /// A player built nothing.
    BuiltNothing {
        /// Who.
        seat: u8,
    },
    /// The builder phase is over: what was built in it works from now on.
    BuildingsWork,
    /// A good was produced. Nobody sees which card it is.
    Produced {
        /// By whom.
        seat: u8,
        /// Where.
        place: u8,
    },
    /// A building got a good that was not produced. Nobody sees which card it is.
    Stored {
        /// Whose.
        seat: u8,
        /// Where.
        place: u8,
    },
    /// A trading house tile was turned up.
    TileTurned {
        /// Which.
        tile: TileId,
    },
    /// The tile went under the stack.
    TileReturned,
    /// A player sold goods.
    Sold {
        /// Who.
        seat: u8,
        /// Where they lay.
        places: Vec<u8>,
        /// How many cards he draws for them.
        income: u8,
        /// The place of the harbor that keeps one of them; `null` if none does.
        #[schema(required)]
        tucked: Option<u8>,
    },
    /// A player drew a card.
    Drew {
        /// Who.
        seat: u8,
        /// What; `null` for others.
        #[schema(required)]
        card: Option<CardId>,
        /// By which rule.
        why: WhyId,
    },
    /// A player was shown a card by the councillor.
    Shown {
        /// Who.
        seat: u8,
        /// What; `null` for others.
        #[schema(required)]
        card: Option<CardId>,
    },
    /// A player took cards he was shown and discarded the others.
    Kept {
        /// Who.
        seat: u8,
        /// What he took; `null` for others.
        #[schema(required)]
        cards: Option<Vec<CardId>>,
        /// How many he took.
        count: u8,
        /// How many he discarded.
        discarded: u8,
    },
    /// A player discarded hand cards.
    Discarded {
        /// Who.
        seat: u8,
        /// What; `null` for others.
        #[schema(required)]
        cards: Option<Vec<CardId>>,
        /// How many.
        count: u8,
        /// By which rule.
        why: WhyId,
    },
    /// A player tucked hand cards.
    Tucked {
        /// Who.
        seat: u8,
        /// Under which building.
        place: u8,
        /// What; `null` for others.
        #[schema(required)]
        cards: Option<Vec<CardId>>,
        /// How many; `null` for others, who see a hand become smaller and no more (11.4).
        #[schema(required)]
        count: Option<u8>,
        /// Whether this was his only chance in the game.
        once: bool,
    },
    /// A card was turned up.
    Revealed {
        /// By whom.
        seat: u8,
        /// What.
        card: CardId,
    },
    /// A player took one of the cards that were turned up.
    Took {
        /// Who.
        seat: u8,
        /// What.
        card: CardId,
    },
    /// What was turned up and not taken was discarded.
    RevealedDiscarded,
    /// A building was given up, with all that lay on and under it.
    Demolished {
        /// By whom.
        seat: u8,
        /// Where it stood.
        place: u8,
        /// Which it was.
        card: CardId,
        /// How many cards its owner had tucked there.
        tucked: u8,
    },
    /// The discard pile became the deck.
    Reshuffled {
        /// How many cards the new deck has.
        cards: u8,
    },
    /// The game is over.
    GameEnded {
        /// How many cards lie tucked under each building, which is no secret any more: a list for
        /// each of four seats with a number for each of twelve places, 0 where nothing is.
        tucked: Vec<Vec<u8>>,
    },
    /// The rules wait for answers.
    Waiting {
        /// The question being asked.
        step: StepId,
        /// Who owes an answer.
        pending: Vec<u8>,
    },
}

impl From<&rules::Sighting> for Sighting {
    fn from(sighting: &rules::Sighting) -> Sighting {
        use rules::Sighting as Of;
        use words::{place as at, seat as of};
        match *sighting {
            Of::RoundBegan { round, governor } => {
                Sighting::RoundBegan { round, governor: of(governor) }
            }
            Of::RoleTaken { seat, role, library } => {
                Sighting::RoleTaken { seat: of(seat), role: role.into(), library }
            }
            Of::EventTaken { seat, event } => {
                Sighting::EventTaken { seat: of(seat), card: event.into() }
            }
            Of::RoleVisited { seat, role, library } => {
                Sighting::RoleVisited { seat: of(seat), role: role.into(), library }
            }
            Of::EventOver { event } => Sighting::EventOver { card: event.into() },
            Of::EventOpened { event } => Sighting::EventOpened { card: event.into() },
            Of::Built { seat, card, place } => {
                Sighting::Built { seat: of(seat), card: card.into(), place: at(place) }
            }
            Of::BuiltOver { seat, card, place, covered } => Sighting::BuiltOver {
                seat: of(seat),
                card: card.into(),
                place: at(place),
                covered: covered.into(),
            },
            Of::Paid { seat, cards, goods } => Sighting::Paid {
                seat: of(seat),
                cards: known(&cards),
                count: cards.len(),
                goods: words::places(goods),
            },
            Of::BuiltNothing { seat } => Sighting::BuiltNothing { seat: of(seat) },
            Of::BuildingsWork => Sighting::BuildingsWork,
            Of::Produced { seat, place } => Sighting::Produced { seat: of(seat), place: at(place) },
            Of::Stored { seat, place } => Sighting::Stored { seat: of(seat), place: at(place) },
            Of::TileTurned { tile } => Sighting::TileTurned { tile: tile.into() },
            Of::TileReturned => Sighting::TileReturned,
            Of::Sold { seat, places, income, tucked } => Sighting::Sold {
                seat: of(seat),
                places: words::places(places),
                income,
                tucked: tucked.map(at),
            },
            Of::Drew { seat, card, why } => {
                Sighting::Drew { seat: of(seat), card: card.map(CardId::from), why: why.into() }
            }
            Of::Shown { seat, card } => {
                Sighting::Shown { seat: of(seat), card: card.map(CardId::from) }
            }
            Of::Kept { seat, cards, discarded } => Sighting::Kept {
                seat: of(seat),
                cards: known(&cards),
                count: cards.len(),
                discarded,
            },
            Of::Discarded { seat, cards, why } => Sighting::Discarded {
                seat: of(seat),
                cards: known(&cards),
                count: cards.len(),
                why: why.into(),
            },
            Of::Tucked { seat, place, cards, once } => Sighting::Tucked {
                seat: of(seat),
                place: at(place),
                cards: known(&cards),
                count: known(&cards).map(|_| cards.len()),
                once,
            },
            Of::Revealed { seat, card } => Sighting::Revealed { seat: of(seat), card: card.into() },
            Of::Took { seat, card } => Sighting::Took { seat: of(seat), card: card.into() },
            Of::RevealedDiscarded => Sighting::RevealedDiscarded,
            Of::Demolished { seat, place, card, tucked } => {
                Sighting::Demolished { seat: of(seat), place: at(place), card: card.into(), tucked }
            }
            Of::Reshuffled { cards } => Sighting::Reshuffled { cards },
            Of::GameEnded { tucked } => {
                Sighting::GameEnded { tucked: tucked.iter().map(|town| town.to_vec()).collect() }
            }
            Of::Waiting(flow) => {
                Sighting::Waiting { step: flow.step.into(), pending: words::seats(flow.pending) }
            }
        }
    }
}

fn known(cards: &Known) -> Option<Vec<CardId>> {
    match cards {
        Known::Cards(cards) => Some(words::cards(cards.iter())),
        Known::Count(_) => None,
    }
}
