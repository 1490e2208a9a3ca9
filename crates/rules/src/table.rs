//! Who has what where. No rules, and no order of play.

use crate::bag::Cards;
use crate::card::Card;
use crate::event_card::{EventCard, EventSet};
use crate::flow::Flow;
use crate::pile::{Below, Deck, Hidden, How, Under};
use crate::place::Place;
use crate::role::{Role, RoleSet};
use crate::seat::{Seat, SeatSet};
use crate::shuffle::Seed;
use crate::tile::Tiles;
use crate::town::{Player, Town};

/// Everything that can differ between two moments of a game. `Copy`, no pointers, under a
/// kilobyte. Changed only by folding events, so a log of them is a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    pub(crate) players: [Player; Seat::MAX],
    pub(crate) deck: Deck,
    pub(crate) discard: Cards,
    pub(crate) below: Below,
    pub(crate) tiles: Tiles,
    /// Who took each role in this round.
    pub(crate) takers: [Option<Seat>; 5],
    /// The roles that have a taker.
    pub(crate) taken: RoleSet,
    pub(crate) round: u8,
    pub(crate) governor: Seat,
    /// Rounds in a row, the running one aside, in which nobody built.
    pub(crate) idle_rounds: u8,
    pub(crate) built_this_round: bool,
    /// Whose library has worked in this round. Counts only with two players.
    pub(crate) library_used: SeatSet,
    pub(crate) bank_used: SeatSet,
    /// Events lying open beside the roles, a bit each.
    pub(crate) open_events: EventSet,
    /// The event that is being carried out.
    pub(crate) event_in_play: Option<EventCard>,
    /// Whether the cathedral lies beside the roles.
    pub(crate) cathedral_open: bool,
    /// Cards turned up by a prospector's building, not yet taken or discarded.
    pub(crate) revealed: Hidden<4>,
    pub(crate) seed: Seed,
    /// How many times cards have been shuffled so far.
    pub(crate) shuffles: u16,
    pub(crate) flow: Flow,
}

const _: () = assert!(size_of::<Table>() <= 1024, "a state is at most a kilobyte");

impl Table {
    /// What a seat holds.
    #[inline(always)]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A seat's buildings.
    #[inline(always)]
    pub fn town(&self, seat: Seat) -> &Town {
        &self.player(seat).town
    }

    /// The face-down deck.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The discard pile, whose order nobody knows.
    pub fn discard(&self) -> &Cards {
        &self.discard
    }

    /// The trading house tiles.
    pub fn tiles(&self) -> &Tiles {
        &self.tiles
    }

    /// Who took a role in this round.
    pub fn taker(&self, role: Role) -> Option<Seat> {
        self.takers[role as usize]
    }

    /// The roles taken in this round.
    #[inline(always)]
    pub fn roles_taken(&self) -> RoleSet {
        self.taken
    }

    /// The number of the round, from 1 on.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The governor of this round.
    pub fn governor(&self) -> Seat {
        self.governor
    }

    /// Rounds in a row, the running one aside, in which nobody built.
    pub fn idle_rounds(&self) -> u8 {
        self.idle_rounds
    }

    /// Whether somebody has built in this round.
    pub fn built_this_round(&self) -> bool {
        self.built_this_round
    }

    /// Whose library has worked in this round, which counts with two players.
    pub fn library_used(&self) -> SeatSet {
        self.library_used
    }

    /// Who has used his bank.
    pub fn bank_used(&self) -> SeatSet {
        self.bank_used
    }

    /// The events lying open.
    pub fn open_events(&self) -> EventSet {
        self.open_events
    }

    /// The event that is being carried out.
    pub fn event_in_play(&self) -> Option<EventCard> {
        self.event_in_play
    }

    /// Whether the cathedral lies beside the roles.
    pub fn cathedral_open(&self) -> bool {
        self.cathedral_open
    }

    /// The cards turned up and not yet taken or discarded.
    pub fn revealed(&self) -> impl Iterator<Item = Card> {
        self.revealed.iter()
    }

    /// The seed of the shuffles still to come, and how many there have been.
    pub fn chance(&self) -> (Seed, u16) {
        (self.seed, self.shuffles)
    }

    /// What is being asked, and of whom.
    #[inline(always)]
    pub fn flow(&self) -> &Flow {
        &self.flow
    }

    /// Cards in the deck and the discard pile together: what can still be drawn.
    #[inline]
    pub fn drawable(&self) -> usize {
        self.deck.len() + self.discard.len()
    }

    /// The cards under a building, the lowest first.
    pub fn below(&self, seat: Seat, place: Place) -> impl Iterator<Item = Under> + '_ {
        let (start, count) = self.below_span(seat, place);
        self.below.entries[start..start + count].iter().copied()
    }

    /// The cards under all buildings of a seat.
    pub fn below_seat(&self, seat: Seat) -> impl Iterator<Item = Under> + '_ {
        self.player(seat).stacked.flat_map(move |place| self.below(seat, place))
    }

    /// How many cards a seat has tucked under a building; what was sold does not count.
    pub(crate) fn tucked(&self, seat: Seat, place: Place) -> u8 {
        self.below(seat, place).filter(|under| under.how() == How::Tucked).count() as u8
    }

    /// Whether two places of a town may be exchanged without any difference. (R19)
    #[inline]
    pub(crate) fn interchangeable(&self, seat: Seat, a: Place, b: Place) -> bool {
        let (town, stacked) = (self.town(seat), self.player(seat).stacked);
        if town.building(a) != town.building(b)
            || town.goods.has(a) != town.goods.has(b)
            || stacked.has(a) != stacked.has(b)
            || !town.building(a).is_production()
        {
            return false;
        }
        !stacked.has(a) || self.same_stack(seat, a, b)
    }

    /// Whether two stacks cover the same and have as many cards tucked.
    #[cold]
    fn same_stack(&self, seat: Seat, a: Place, b: Place) -> bool {
        let shape = |place| {
            let mut covered = Cards::NONE;
            let mut tucked = 0;
            for under in self.below(seat, place) {
                match under.how() {
                    How::Covered => covered.add(under.card()),
                    How::Tucked | How::Stored => tucked += 1,
                }
            }
            (covered, tucked)
        };
        shape(a) == shape(b)
    }

    fn below_span(&self, seat: Seat, place: Place) -> (usize, usize) {
        let before: usize = self.players[..seat.index()]
            .iter()
            .flat_map(|player| player.under)
            .chain(self.player(seat).under[..place.index()].iter().copied())
            .map(usize::from)
            .sum();
        (before, self.player(seat).under[place.index()] as usize)
    }

    /// Lays a card under a building. Covered buildings keep their order, the lowest first; what
    /// is tucked or stored has none, so it is kept sorted and equal tables stay equal.
    pub(crate) fn put_below(&mut self, seat: Seat, place: Place, under: Under) {
        let (start, count) = self.below_span(seat, place);
        let stack = &self.below.entries[start..start + count];
        let at = start + stack.partition_point(|&lower| lower.sorts_before(under));
        let len = self.below.len as usize;
        self.below.entries.copy_within(at..len, at + 1);
        self.below.entries[at] = under;
        self.below.len += 1;
        let player = &mut self.players[seat.index()];
        player.under[place.index()] += 1;
        player.stacked.insert(place);
    }

    /// Takes all cards under a building away and gives them to `take`.
    pub(crate) fn clear_below(
        &mut self,
        seat: Seat,
        place: Place,
        mut take: impl FnMut(&mut Table, Card),
    ) {
        let (start, count) = self.below_span(seat, place);
        for i in start..start + count {
            let card = self.below.entries[i].card();
            take(self, card);
        }
        let len = self.below.len as usize;
        self.below.entries.copy_within(start + count..len, start);
        self.below.entries[len - count..len].fill(Under::EMPTY);
        self.below.len -= count as u8;
        let player = &mut self.players[seat.index()];
        player.under[place.index()] = 0;
        player.stacked.remove(place);
    }
}
