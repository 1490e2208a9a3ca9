//! Views: a game as one seat may see it.

use super::id::{CardId, EventCardId, RoleId, StepId, TileId};
use super::options::Options;
use super::words;
use crate::forms;
use rules::Role;
use std::collections::BTreeMap;

forms! {
    /// What a seat may know of a game, or anybody if it has no seat.
    pub struct View {
        /// Whose view this is; `null` for somebody who only watches.
        #[schema(required)]
        pub seat: Option<u8>,
        /// The options of the game.
        pub options: Options,
        /// The number of the round, from 1.
        pub round: u8,
        /// The governor.
        pub governor: u8,
        /// Rounds in a row, the running one aside, in which nobody built.
        pub idle_rounds: u8,
        /// Whether somebody has built in this round.
        pub built_this_round: bool,
        /// The own hand, in the order of the card table; empty for somebody who only watches.
        pub hand: Vec<CardId>,
        /// The cards the councillor shows to this seat, in the order dealt.
        pub drawn: Vec<CardId>,
        /// Every seat, as this one sees it.
        pub players: Vec<Seen>,
        /// How many cards the deck has.
        pub deck: u8,
        /// How many cards the discard pile has.
        pub discard: u8,
        /// The five tiles, top first; `null` for one that nobody can know yet, and at a table
        /// without `memory` for all but an open one until the game is over.
        pub tiles: Vec<Option<TileId>>,
        /// How many different tiles have been seen.
        pub tiles_seen: u8,
        /// The roles taken in this round, and by whom.
        pub roles: BTreeMap<RoleId, u8>,
        /// Events lying open.
        pub open_events: Vec<EventCardId>,
        /// The event that is being carried out.
        #[schema(required)]
        pub event_in_play: Option<EventCardId>,
        /// Whether the cathedral lies beside the roles.
        pub cathedral_open: bool,
        /// Cards turned up and not yet taken or discarded.
        pub revealed: Vec<CardId>,
        /// What is being asked, and of whom.
        pub decision: Decision,
    }

    /// A seat as another one sees it, or as it sees itself.
    pub struct Seen {
        /// How many cards are in the hand.
        pub hand: u8,
        /// How many cards the councillor shows him.
        pub drawn: u8,
        /// The visible buildings, in the order of their places.
        pub town: Vec<Building>,
        /// Whether he has used his bank, which he can once in a game.
        pub bank_used: bool,
        /// Whether his library has worked in this round; counts with two players.
        pub library_used: bool,
        /// How many cards he could keep if a round began now.
        pub hand_limit: u8,
    }

    /// A building as a seat sees it.
    pub struct Building {
        /// The building.
        pub building: CardId,
        /// Whether a good lies on it. Nobody knows which card that is.
        pub good: bool,
        /// What it covers, the lowest first.
        pub covers: Vec<CardId>,
        /// How many cards its owner tucked there; `null` if this seat may not know, which ends
        /// with the game.
        #[schema(required)]
        pub tucked: Option<u8>,
        /// Which cards those are; `null` for all but their owner.
        #[schema(required)]
        pub tucked_cards: Option<Vec<CardId>>,
        /// How many sold cards lie there. Nobody knows which.
        pub stored: u8,
        /// `false` for a city building built in the phase going on, which does not work yet.
        pub works: bool,
    }

    /// Where a game stands. Nothing in here is secret.
    pub struct Decision {
        /// The question being asked.
        pub step: StepId,
        /// The seats that owe an answer to it.
        pub pending: Vec<u8>,
        /// Whose turn it is; the governor at the start of a round.
        pub chooser: u8,
        /// How many turns of this round are over.
        pub turn: u8,
        /// Whether the chooser's privilege is doubled in the role being carried out.
        pub library: bool,
        /// Whether anybody has sold a good in this trader phase.
        pub sold: bool,
        /// From seat (`"0"`) to the building whose power asks it.
        pub asked_by: BTreeMap<String, CardId>,
        /// From seat to the number of cards it must discard with an archive.
        pub to_discard: BTreeMap<String, u8>,
        /// The place of the building that is being paid for.
        #[schema(required)]
        pub paying: Option<u8>,
    }
}

impl From<&rules::View> for View {
    fn from(view: &rules::View) -> View {
        let players = view.players.iter().zip(view.rules.players().seats());
        let players = players.map(|(seen, seat)| Seen {
            hand: seen.hand,
            drawn: seen.drawn,
            town: seen.town.iter().map(Building::from).collect(),
            bank_used: view.bank_used.has(seat),
            library_used: view.library_used.has(seat),
            hand_limit: view.hand_limit(seat),
        });
        let roles = Role::ALL.into_iter().zip(view.takers);
        let roles = roles.filter_map(|(role, by)| Some((RoleId::from(role), words::seat(by?))));
        View {
            seat: view.seat.map(words::seat),
            options: Options::of_view(&view.rules.options()),
            round: view.round,
            governor: words::seat(view.governor),
            idle_rounds: view.idle_rounds,
            built_this_round: view.built_this_round,
            hand: words::cards(view.hand.iter()),
            drawn: words::cards(view.drawn.iter().copied()),
            players: players.collect(),
            deck: view.deck,
            discard: view.discard,
            tiles: view.tiles.iter().map(|tile| tile.map(TileId::from)).collect(),
            tiles_seen: view.tiles_seen,
            roles: roles.collect(),
            open_events: words::events(view.open_events),
            event_in_play: view.event_in_play.map(EventCardId::from),
            cathedral_open: view.cathedral_open,
            revealed: words::cards(view.revealed.iter().copied()),
            decision: Decision::from(&view.flow),
        }
    }
}

impl From<&rules::SeenBuilding> for Building {
    fn from(seen: &rules::SeenBuilding) -> Building {
        Building {
            building: CardId::from(seen.building),
            good: seen.good,
            covers: words::cards(seen.covers.iter().copied()),
            tucked: seen.tucked,
            tucked_cards: seen.tucked_cards.as_ref().map(|cards| words::cards(cards.iter())),
            stored: seen.stored,
            works: seen.works,
        }
    }
}

impl From<&rules::Flow> for Decision {
    fn from(flow: &rules::Flow) -> Decision {
        let to_discard = flow.to_discard.map(|cards| (cards > 0).then_some(cards));
        Decision {
            step: StepId::from(flow.step),
            pending: words::seats(flow.pending),
            chooser: words::seat(flow.chooser),
            turn: flow.turn,
            library: flow.library,
            sold: flow.sold,
            asked_by: by_seat(flow.asked_by.map(|card| card.map(CardId::from))),
            to_discard: by_seat(to_discard),
            paying: flow.payment.map(|payment| words::place(payment.place)),
        }
    }
}

/// From seat to value, with the seats that have one. The keys are strings because they are so in
/// JSON, and serde does not always find its way back from them to numbers.
fn by_seat<T>(values: impl IntoIterator<Item = Option<T>>) -> BTreeMap<String, T> {
    let seats = values.into_iter().enumerate();
    seats.filter_map(|(seat, value)| Some((seat.to_string(), value?))).collect()
}
