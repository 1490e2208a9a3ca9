//! What happened. Rules decide and emit events; folding them is the only thing that changes a
//! table. Every event carries its outcome, so a replay needs neither rules nor luck.

use crate::bag::Cards;
use crate::card::Card;
use crate::event_card::EventCard;
use crate::flow::Flow;
use crate::pile::Deck;
use crate::place::{Place, PlaceSet};
use crate::prompt::Why;
use crate::role::Role;
use crate::seat::Seat;
use crate::tile::Tile;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins; all roles are back in the middle.
    RoundBegan {
        /// Its number.
        round: u8,
        /// Its governor.
        governor: Seat,
    },
    /// A player took a role.
    RoleTaken {
        /// Who.
        seat: Seat,
        /// Which.
        role: Role,
        /// Whether his library doubles the privilege.
        library: bool,
    },
    /// A player took an open event, which is carried out now.
    EventTaken {
        /// Who.
        seat: Seat,
        /// Which.
        event: EventCard,
    },
    /// A used role is carried out again.
    RoleVisited {
        /// By whom.
        seat: Seat,
        /// Which.
        role: Role,
        /// Whether his library doubles the privilege.
        library: bool,
    },
    /// The event has been carried out and is discarded.
    EventOver {
        /// Which.
        event: EventCard,
    },
    /// An event came off the deck into sight and was laid open.
    EventOpened {
        /// Which.
        event: EventCard,
    },
    /// A player built on a new site.
    Built {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
        /// Where it stands.
        place: Place,
    },
    /// A player built over one of his buildings.
    BuiltOver {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
        /// Where it stands.
        place: Place,
        /// What it covers.
        covered: Card,
    },
    /// A player paid for a building.
    Paid {
        /// Who.
        seat: Seat,
        /// Hand cards.
        cards: Cards,
        /// Goods.
        goods: PlaceSet,
    },
    /// A player built nothing, whether he could have or not. (R17)
    BuiltNothing {
        /// Who.
        seat: Seat,
    },
    /// A phase in which buildings were built is over: they work from now on.
    BuildingsWork,
    /// A good was produced.
    Produced {
        /// By whom.
        seat: Seat,
        /// Where.
        place: Place,
        /// The card that is the good, which nobody sees.
        card: Card,
    },
    /// A building received a good that was not produced.
    Stored {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
        /// The card that is the good, which nobody sees.
        card: Card,
    },
    /// The top tile of the trading house was turned up.
    TileTurned {
        /// Which.
        tile: Tile,
    },
    /// The open tile went under the stack.
    TileReturned,
    /// A player sold goods.
    Sold {
        /// Who.
        seat: Seat,
        /// From where.
        places: PlaceSet,
        /// The sum of the prices.
        income: u8,
        /// The building under which the first of them was tucked.
        tucked: Option<Place>,
    },
    /// A player drew a card.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
        /// By which rule.
        why: Why,
    },
    /// A player was shown a card by the councillor.
    Shown {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A player took cards he was shown and discarded the others.
    Kept {
        /// Who.
        seat: Seat,
        /// What he took.
        cards: Cards,
        /// How many he discarded.
        discarded: u8,
    },
    /// A player discarded hand cards.
    Discarded {
        /// Who.
        seat: Seat,
        /// What.
        cards: Cards,
        /// By which rule.
        why: Why,
    },
    /// A player tucked hand cards.
    Tucked {
        /// Who.
        seat: Seat,
        /// Under which building.
        place: Place,
        /// What.
        cards: Cards,
        /// Whether this was his only chance in the game.
        once: bool,
    },
    /// A card was turned up.
    Revealed {
        /// By whom.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A player took one of the cards that were turned up.
    Took {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// What was turned up and not taken was discarded.
    RevealedDiscarded,
    /// A building was given up, with all that lay on and under it.
    Demolished {
        /// By whom.
        seat: Seat,
        /// Where it stood.
        place: Place,
        /// Which it was.
        card: Card,
        /// How many cards its owner had tucked there: the discard pile shows it now.
        tucked: u8,
    },
    /// The discard pile became the deck.
    Reshuffled {
        /// In this order.
        deck: Deck,
    },
    /// The game is over.
    GameEnded {
        /// How many cards each player had tucked under each building, which is no secret any
        /// more.
        tucked: [[u8; Place::MAX]; Seat::MAX],
    },
    /// The rules wait for answers.
    Waiting(Flow),
}

impl Event {
    /// The name used in files and messages.
    pub const fn id(&self) -> &'static str {
        match self {
            Event::RoundBegan { .. } => "round_began",
            Event::RoleTaken { .. } => "role_taken",
            Event::EventTaken { .. } => "event_taken",
            Event::RoleVisited { .. } => "role_visited",
            Event::EventOver { .. } => "event_over",
            Event::EventOpened { .. } => "event_opened",
            Event::Built { .. } => "built",
            Event::BuiltOver { .. } => "built_over",
            Event::Paid { .. } => "paid",
            Event::BuiltNothing { .. } => "built_nothing",
            Event::BuildingsWork => "buildings_work",
            Event::Produced { .. } => "produced",
            Event::Stored { .. } => "stored",
            Event::TileTurned { .. } => "tile_turned",
            Event::TileReturned => "tile_returned",
            Event::Sold { .. } => "sold",
            Event::Drew { .. } => "drew",
            Event::Shown { .. } => "shown",
            Event::Kept { .. } => "kept",
            Event::Discarded { .. } => "discarded",
            Event::Tucked { .. } => "tucked",
            Event::Revealed { .. } => "revealed",
            Event::Took { .. } => "took",
            Event::RevealedDiscarded => "revealed_discarded",
            Event::Demolished { .. } => "demolished",
            Event::Reshuffled { .. } => "reshuffled",
            Event::GameEnded { .. } => "game_ended",
            Event::Waiting(_) => "waiting",
        }
    }
}

/// Where events go. The rules push them without asking who listens; with `()` nobody does, and
/// the compiler leaves nothing of it.
pub trait Log {
    /// Takes note of an event.
    fn push(&mut self, event: &Event);
}

impl Log for () {
    #[inline(always)]
    fn push(&mut self, _: &Event) {}
}

impl Log for Vec<Event> {
    fn push(&mut self, event: &Event) {
        Vec::push(self, *event);
    }
}
