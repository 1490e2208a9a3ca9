//! The six event cards, and sets of them. What they do is in `event_cards`.

use crate::card::Card;

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

/// A set of events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct EventSet(u8);

impl EventSet {
    /// No event.
    pub const NONE: EventSet = EventSet(0);

    /// Whether the event is in the set.
    #[inline(always)]
    pub const fn has(self, event: EventCard) -> bool {
        self.0 >> event as u8 & 1 != 0
    }

    /// Adds an event.
    pub const fn insert(&mut self, event: EventCard) {
        self.0 |= 1 << event as u8;
    }

    /// Takes an event out.
    pub const fn remove(&mut self, event: EventCard) {
        self.0 &= !(1 << event as u8);
    }

    /// How many events.
    #[inline(always)]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for EventSet {
    type Item = EventCard;

    #[inline]
    fn next(&mut self) -> Option<EventCard> {
        if self.0 == 0 {
            return None;
        }
        let event = EventCard::ALL[self.0.trailing_zeros() as usize];
        self.remove(event);
        Some(event)
    }
}

impl FromIterator<EventCard> for EventSet {
    fn from_iter<I: IntoIterator<Item = EventCard>>(events: I) -> EventSet {
        let mut set = EventSet::NONE;
        events.into_iter().for_each(|event| set.insert(event));
        set
    }
}

impl std::fmt::Debug for EventSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
