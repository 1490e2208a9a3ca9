//! The six event cards, and sets of them. What they do is in `event_cards`.

use crate::bits::select_8;
use crate::card::Card;
use crate::set::bit_set;

/// The six event cards, for the places where only an event can stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names are those of the cards")]
pub enum EventCard {
    DebtRelief,
    Earthquake,
    FreeBuilding,
    GeneralAmnesty,
    GovernorVisit,
    Taxes,
}

impl EventCard {
    /// All six.
    pub const ALL: [EventCard; 6] = [
        EventCard::DebtRelief,
        EventCard::Earthquake,
        EventCard::FreeBuilding,
        EventCard::GeneralAmnesty,
        EventCard::GovernorVisit,
        EventCard::Taxes,
    ];

    #[inline(always)]
    pub(crate) const fn number(self) -> u8 {
        self as u8
    }

    #[inline(always)]
    pub(crate) const fn of_number(number: u32) -> EventCard {
        EventCard::ALL[number as usize % EventCard::ALL.len()]
    }

    /// The card it is printed on.
    pub const fn card(self) -> Card {
        Card::ALL[Card::DebtRelief.index() + self as usize]
    }

    /// The event on a card, if it is one.
    pub const fn of(card: Card) -> Option<EventCard> {
        if card.is_event() {
            Some(EventCard::ALL[card.index() - Card::DebtRelief.index()])
        } else {
            None
        }
    }

    /// The name used in files and messages.
    pub const fn id(self) -> &'static str {
        self.card().id()
    }

    /// The event of that id.
    pub fn from_id(id: &str) -> Option<EventCard> {
        EventCard::of(Card::from_id(id)?)
    }
}

bit_set! {
    /// A set of events.
    EventSet(u8) of EventCard, select_8
}
