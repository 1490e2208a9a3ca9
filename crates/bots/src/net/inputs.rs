//! What the network is told: a list of true sentences about what a seat may know.
//!
//! Every sentence has a number. Counts are told as several sentences ("at least one", "at least
//! two"), so that each can mean something else. Seats are counted from the one
//! that is asked. Of the game's state only what a [`Glance`] shows is here, what the seat remembers
//! included: cards in the discard pile, and which roles the others like to take.

use super::outputs::purpose;
use crate::steps::{Draft, Wanted};
use rules::{
    Ask, Card, CardSet, Cards, Edition, EventCard, Glance, Opening, Pool, Prompt, Role, Seat,
    Step as Phase, Why,
};

const KINDS: usize = Card::COUNT;
pub(super) const SEATS: usize = Seat::MAX;
/// So many sizes of a town are told apart; the last is all beyond.
pub(super) const TOWN_SIZES: usize = 13;

/// Sentences of one kind: from which number on, how many, and what they say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// What they say.
    pub name: &'static str,
    /// The first number.
    pub first: usize,
    /// How many there are.
    pub len: usize,
}

macro_rules! blocks {
    ($($(#[doc = $doc:literal])* $name:ident = $len:expr;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "names of constants")]
        enum Order { $($name),*, END }
        const LENGTHS: [usize; Order::END as usize] = [$($len),*];
        const FIRST: [usize; Order::END as usize + 1] = {
            let mut first = [0; Order::END as usize + 1];
            let mut i = 0;
            while i < LENGTHS.len() {
                first[i + 1] = first[i] + LENGTHS[i];
                i += 1;
            }
            first
        };
        $($(#[doc = $doc])* pub(super) const $name: usize = FIRST[Order::$name as usize];)*
        /// How many sentences there are.
        pub const INPUTS: usize = FIRST[Order::END as usize];
        /// The sentences in order.
        pub const BLOCKS: [Block; Order::END as usize] = [$(Block {
            name: stringify!($name),
            first: FIRST[Order::$name as usize],
            len: LENGTHS[Order::$name as usize],
        }),*];
    };
}

blocks! {
    /// The question: its phase.
    PHASE = Phase::ALL.len();
    /// The building that asks.
    ASKED_BY = KINDS;
    /// The event being carried out.
    IN_PLAY = EventCard::ALL.len();
    /// What cards are chosen for.
    PURPOSE = 4;
    /// How many more may be chosen.
    LEFT = 13;
    /// Choosing may stop here.
    ENOUGH = 1;
    /// What is being built.
    BUILDING = KINDS;
    /// Cards that have been picked: at least one, two.
    PICKED = 2 * KINDS;
    /// Goods or places of each kind that have been picked: at least so many.
    PICKED_GOODS = 5 * 4;
    /// Cards to choose from that are not in hand: at least one, two.
    OFFERED = 2 * KINDS;
    /// The hand, picks aside: at least one, two, three of a kind.
    HAND = 3 * KINDS;
    /// What could be built at once, and with a card off.
    AFFORDABLE = 2 * KINDS;
    /// Cards tucked by the seat itself: at least so many.
    TUCKED = 12;
    /// Cards known to be in the discard pile: at least one, two.
    DISCARDED = 2 * KINDS;
    /// A building that does not work yet in the own town.
    FRESH = KINDS;
    /// Each seat: what stands.
    STANDS = SEATS * KINDS;
    /// Each seat: production buildings of each kind, at least so many.
    PRODUCTION = SEATS * 5 * 4;
    /// Each seat: goods of each kind, at least so many.
    GOODS = SEATS * 5 * 4;
    /// Each seat: cards in hand, at least so many.
    HAND_SIZE = SEATS * 13;
    /// Each seat: how many buildings.
    BUILDINGS = SEATS * TOWN_SIZES;
    /// Each seat: cards sold and kept under buildings, at least so many.
    STORED = SEATS * 8;
    /// Each seat: whether its bank has been used.
    BANK_USED = SEATS;
    /// Each seat: whether its library has been used.
    LIBRARY_USED = SEATS;
    /// Own points, by twos.
    POINTS = 32;
    /// The lead over each other seat, by twos.
    LEAD = (SEATS - 1) * 25;
    /// Each role: free, or which seat has it.
    TAKEN = 5 * (1 + SEATS);
    /// Who governs.
    GOVERNOR = SEATS;
    /// Whose turn it is.
    CHOOSER = SEATS;
    /// How many turns of the round are over.
    TURN = 6;
    /// The privilege is doubled.
    DOUBLED = 1;
    /// Somebody sold something in this phase.
    SOLD = 1;
    /// Each tile seen, top first: which it is.
    TILES = 5 * 5;
    /// The size of the deck, by eights.
    DECK = 20;
    /// The round.
    ROUND = 24;
    /// Rounds in a row without a building: at least so many.
    IDLE = 4;
    /// Somebody has built in this round.
    BUILT = 1;
    /// The cathedral lies beside the roles.
    CATHEDRAL = 1;
    /// Events lying open.
    OPEN_EVENTS = EventCard::ALL.len();
    /// Second edition, New Buildings, events, opening hand chosen.
    OPTIONS = 4;
    /// Each other seat: how often it has taken each role, at least so many times.
    HABITS = (SEATS - 1) * 5 * HABIT.len();
}

/// How often a role has to be taken for each sentence about it.
const HABIT: [usize; 4] = [1, 2, 3, 5];

/// The most sentences that are true at once, with a good deal to spare.
const MOST: usize = 320;

/// The sentences that are true.
#[derive(Clone, Copy)]
pub struct Inputs {
    list: [u16; MOST],
    len: usize,
}

impl std::ops::Deref for Inputs {
    type Target = [u16];

    #[inline(always)]
    fn deref(&self) -> &[u16] {
        &self.list[..self.len.min(MOST)]
    }
}

impl std::fmt::Debug for Inputs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Inputs {
    /// No sentence.
    pub const NONE: Inputs = Inputs { list: [0; MOST], len: 0 };

    /// What a seat may know that is asked something and has decided a part of its answer.
    pub fn of(glance: &Glance<'_>, prompt: &Prompt, draft: &Draft) -> Inputs {
        let mut inputs = Inputs::NONE;
        inputs.fill(glance, prompt, draft);
        inputs
    }

    /// The same, into a list that is there already.
    #[inline(always)]
    pub fn fill(&mut self, glance: &Glance<'_>, prompt: &Prompt, draft: &Draft) {
        self.len = 0;
        self.question(glance, prompt, draft);
        self.own(glance, prompt, draft);
        self.seats(glance);
        self.middle(glance);
    }

    #[inline(always)]
    fn push(&mut self, number: usize) {
        if let Some(free) = self.list.get_mut(self.len) {
            *free = number as u16;
            self.len += 1;
        }
    }

    #[inline(always)]
    fn when(&mut self, is: bool, number: usize) {
        if is {
            self.push(number);
        }
    }

    /// One of several numbers, the last of which stands for all beyond.
    #[inline(always)]
    fn one_of(&mut self, first: usize, len: usize, at: usize) {
        self.push(first + at.min(len - 1));
    }

    #[inline(always)]
    fn at_least(&mut self, first: usize, len: usize, count: usize) {
        for i in 0..count.min(len) {
            self.push(first + i);
        }
    }

    #[inline(always)]
    fn kinds(&mut self, first: usize, kinds: CardSet) {
        for card in kinds {
            self.push(first + card.index());
        }
    }

    #[inline(always)]
    fn cards(&mut self, first: usize, cards: &Cards, levels: usize) {
        for (level, kinds) in cards.at_least().into_iter().take(levels).enumerate() {
            self.kinds(first + level * KINDS, kinds);
        }
    }

    #[inline(always)]
    fn question(&mut self, glance: &Glance<'_>, prompt: &Prompt, draft: &Draft) {
        self.push(PHASE + glance.flow().step as usize);
        if let Why::Building(card) = prompt.why {
            self.push(ASKED_BY + card.index());
        }
        if let Some(event) = glance.event_in_play() {
            self.push(IN_PLAY + event as usize);
        }
        if let Some(card) = draft.building {
            self.push(BUILDING + card.index());
        }
        match prompt.ask {
            Ask::Pay { card, .. } => self.push(BUILDING + card.index()),
            Ask::Cards { from, to, .. } => {
                self.push(PURPOSE + purpose(to));
                if from != Pool::Hand {
                    let mut left = glance.pool(from);
                    left.remove_all(&draft.picks.cards);
                    self.cards(OFFERED, &left, 2);
                }
            }
            _ => {}
        }
        if let Some(wanted) = Wanted::of(glance, prompt.ask, &draft.picks) {
            let picked = draft.picks.len();
            self.one_of(LEFT, 13, wanted.at_most.saturating_sub(picked));
            self.when(picked >= wanted.at_least, ENOUGH);
            self.cards(PICKED, &draft.picks.cards, 2);
            let town = glance.town(glance.seat());
            let picked = draft.picks.places.set();
            for (kind, card) in CardSet::PRODUCTION.enumerate() {
                let places = town.places_of(card).and(picked);
                self.at_least(PICKED_GOODS + kind * 4, 4, places.len());
            }
        }
    }

    #[inline(always)]
    fn own(&mut self, glance: &Glance<'_>, prompt: &Prompt, draft: &Draft) {
        let mut hand = *glance.hand();
        let from_hand = matches!(prompt.ask, Ask::Pay { .. })
            || matches!(prompt.ask, Ask::Cards { from: Pool::Hand, .. });
        if from_hand {
            hand.remove_all(&draft.picks.cards);
        }
        self.cards(HAND, &hand, 3);
        if !matches!(prompt.ask, Ask::Pay { .. }) {
            self.kinds(AFFORDABLE, glance.affordable(0));
            self.kinds(AFFORDABLE + KINDS, glance.affordable(1));
        }
        let town = glance.town(glance.seat());
        self.kinds(FRESH, town.visible().and(CardSet::CITY).minus(town.active()));
        self.at_least(TUCKED, 12, glance.tucked_in_all() as usize);
        if let Some(memory) = glance.memory() {
            self.cards(DISCARDED, memory.discarded(), 2);
        }
    }

    #[inline(always)]
    fn seats(&mut self, glance: &Glance<'_>) {
        let me = glance.seat();
        let own = glance.points(me) as i32;
        self.one_of(POINTS, 32, (own / 2).max(0) as usize);
        let players = glance.rules().players().count();
        for (k, seat) in me.around(players).enumerate() {
            let town = glance.town(seat);
            self.kinds(STANDS + k * KINDS, town.visible());
            let goods = town.goods();
            for (kind, card) in CardSet::PRODUCTION.enumerate() {
                let places = town.places_of(card);
                let at = (k * 5 + kind) * 4;
                self.at_least(PRODUCTION + at, 4, places.len());
                self.at_least(GOODS + at, 4, places.and(goods).len());
            }
            self.at_least(HAND_SIZE + k * 13, 13, glance.hand_len(seat));
            self.one_of(BUILDINGS + k * TOWN_SIZES, TOWN_SIZES, town.len() as usize);
            self.at_least(STORED + k * 8, 8, glance.stored_in_all(seat) as usize);
            self.when(glance.bank_used().has(seat), BANK_USED + k);
            self.when(glance.library_used().has(seat), LIBRARY_USED + k);
            if k > 0 {
                let lead = own - glance.points(seat) as i32;
                let at = (lead.div_euclid(2) + 12).clamp(0, 24) as usize;
                self.push(LEAD + (k - 1) * 25 + at);
            }
        }
    }

    #[inline(always)]
    fn middle(&mut self, glance: &Glance<'_>) {
        let me = glance.seat();
        let players = glance.rules().players().count() as usize;
        let from_me = |seat: Seat| (seat.index() + players - me.index()) % players;
        let flow = glance.flow();
        for role in Role::ALL {
            let who = glance.taker(role).map_or(0, |seat| 1 + from_me(seat));
            self.push(TAKEN + role as usize * (1 + SEATS) + who);
        }
        self.push(GOVERNOR + from_me(glance.governor()));
        self.push(CHOOSER + from_me(flow.chooser));
        self.one_of(TURN, 6, flow.turn as usize);
        self.when(flow.library, DOUBLED);
        self.when(flow.sold, SOLD);
        for (at, tile) in glance.tiles().into_iter().enumerate() {
            if let Some(tile) = tile {
                self.push(TILES + at * 5 + tile as usize);
            }
        }
        self.one_of(DECK, 20, glance.deck_len() / 8);
        self.one_of(ROUND, 24, glance.round() as usize);
        self.at_least(IDLE, 4, glance.idle_rounds() as usize);
        self.when(glance.built_this_round(), BUILT);
        self.when(glance.cathedral_open(), CATHEDRAL);
        for event in glance.open_events() {
            self.push(OPEN_EVENTS + event as usize);
        }
        let options = glance.rules().options();
        self.when(options.edition == Edition::Second, OPTIONS);
        self.when(options.new_buildings, OPTIONS + 1);
        self.when(options.events, OPTIONS + 2);
        self.when(options.opening == Opening::Chosen, OPTIONS + 3);
        let Some(memory) = glance.memory() else { return };
        for (k, seat) in me.around(players as u8).enumerate().skip(1) {
            for role in Role::ALL {
                let times = memory.times_taken(seat, role);
                let first = HABITS + ((k - 1) * 5 + role as usize) * HABIT.len();
                let levels = HABIT.iter().filter(|&&level| times >= level).count();
                self.at_least(first, HABIT.len(), levels);
            }
        }
    }
}
