//! A game through the eyes of a seat: what its view shows, without copying it.
//!
//! A [`View`] is for sending; it owns lists. A bot that answers millions of questions a second
//! looks at the game in place instead. The game itself cannot be reached from here: every method
//! shows something that the view has, and a property holds glances at games with the same view
//! to the same answers.

use crate::answer::Answer;
use crate::bag::Cards;
use crate::card::{Card, CardSet};
use crate::event_card::{EventCard, EventSet};
use crate::flow::{Flow, Step};
use crate::game::Game;
use crate::memory::Memory;
use crate::pile::How;
use crate::place::Place;
use crate::prompt::{Pool, Prompt};
use crate::role::{Role, RoleSet};
use crate::ruleset::Rules;
use crate::scoring;
use crate::seat::{Seat, SeatSet};
use crate::tile::Tile;
use crate::town::Town;
use crate::view::View;
use rand_core::Rng;
use std::ops::ControlFlow;

/// What a seat may know of a game, looked up in place.
#[derive(Clone, Copy)]
pub struct Glance<'a> {
    game: &'a Game,
    seat: Seat,
    memory: Option<&'a Memory>,
}

impl Game {
    /// The game through the eyes of a seat, which must be at the table.
    #[inline(always)]
    pub fn glance(&self, seat: Seat) -> Glance<'_> {
        Glance { game: self, seat, memory: None }
    }
}

impl<'a> Glance<'a> {
    /// The same, with what the seat remembers.
    #[inline(always)]
    pub fn remembering(self, memory: &'a Memory) -> Glance<'a> {
        Glance { memory: Some(memory), ..self }
    }

    /// What the seat remembers, if anybody kept it for the seat.
    #[inline(always)]
    pub fn memory(&self) -> Option<&'a Memory> {
        self.memory
    }

    /// Whose eyes these are.
    #[inline(always)]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The rules the game is played by.
    #[inline(always)]
    pub fn rules(&self) -> &'static Rules {
        self.game.rules
    }

    /// What the seat is asked, if it owes an answer.
    #[inline(always)]
    pub fn prompt(&self) -> Option<Prompt> {
        self.game.prompt(self.seat)
    }

    /// The same in a form that can be kept and sent.
    pub fn view(&self) -> View {
        self.game.view(self.seat)
    }

    /// What is being asked, and of whom.
    #[inline(always)]
    pub fn flow(&self) -> &'a Flow {
        &self.game.table.flow
    }

    /// The number of the round, from 1 on.
    #[inline(always)]
    pub fn round(&self) -> u8 {
        self.game.table.round
    }

    /// The governor of this round.
    #[inline(always)]
    pub fn governor(&self) -> Seat {
        self.game.table.governor
    }

    /// Rounds in a row, the running one aside, in which nobody built.
    pub fn idle_rounds(&self) -> u8 {
        self.game.table.idle_rounds
    }

    /// Whether somebody has built in this round.
    pub fn built_this_round(&self) -> bool {
        self.game.table.built_this_round
    }

    /// Who took a role in this round.
    #[inline(always)]
    pub fn taker(&self, role: Role) -> Option<Seat> {
        self.game.table.taker(role)
    }

    /// The roles taken in this round.
    #[inline(always)]
    pub fn roles_taken(&self) -> RoleSet {
        self.game.table.taken
    }

    /// Whose library has worked in this round; counts with two players.
    pub fn library_used(&self) -> SeatSet {
        self.game.table.library_used
    }

    /// Who has used his bank.
    pub fn bank_used(&self) -> SeatSet {
        self.game.table.bank_used
    }

    /// The own hand.
    #[inline(always)]
    pub fn hand(&self) -> &'a Cards {
        &self.game.table.player(self.seat).hand
    }

    /// How many cards a seat has in hand.
    #[inline(always)]
    pub fn hand_len(&self, seat: Seat) -> usize {
        self.game.table.player(seat).hand.len()
    }

    /// The cards to choose from.
    #[inline(always)]
    pub fn pool(&self, from: Pool) -> Cards {
        self.game.pool(self.seat, from)
    }

    /// A seat's visible buildings, and where goods lie.
    #[inline(always)]
    pub fn town(&self, seat: Seat) -> &'a Town {
        &self.game.table.player(seat).town
    }

    /// What a building of a seat covers, the lowest first.
    pub fn covers(&self, seat: Seat, place: Place) -> impl Iterator<Item = Card> + 'a {
        let below = self.game.table.below(seat, place);
        below.filter(|under| under.how() == How::Covered).map(|under| under.card())
    }

    /// How many cards the seat itself has tucked under a building of its own.
    pub fn tucked(&self, place: Place) -> u8 {
        self.game.table.tucked(self.seat, place)
    }

    /// How many sold cards lie under a building of a seat.
    pub fn stored(&self, seat: Seat, place: Place) -> u8 {
        let below = self.game.table.below(seat, place);
        below.filter(|under| under.how() == How::Stored).count() as u8
    }

    /// How many cards the seat itself has tucked, under all its buildings.
    #[inline(always)]
    pub fn tucked_in_all(&self) -> u8 {
        self.below_in_all(self.seat, How::Tucked)
    }

    /// How many sold cards lie under all buildings of a seat.
    #[inline(always)]
    pub fn stored_in_all(&self, seat: Seat) -> u8 {
        self.below_in_all(seat, How::Stored)
    }

    fn below_in_all(&self, seat: Seat, how: How) -> u8 {
        self.game.table.below_seat(seat).filter(|under| under.how() == how).count() as u8
    }

    /// How many cards the deck has.
    #[inline(always)]
    pub fn deck_len(&self) -> usize {
        self.game.table.deck.len()
    }

    /// How many cards the discard pile has.
    pub fn discard_len(&self) -> usize {
        self.game.table.discard.len()
    }

    /// The stack of tiles, top first, as far as they have been seen.
    #[inline(always)]
    pub fn tiles(&self) -> [Option<Tile>; 5] {
        let table = &self.game.table;
        table.tiles.known(table.flow.step == Step::Sell)
    }

    /// The events lying open.
    #[inline(always)]
    pub fn open_events(&self) -> EventSet {
        self.game.table.open_events
    }

    /// The event that is being carried out.
    pub fn event_in_play(&self) -> Option<EventCard> {
        self.game.table.event_in_play
    }

    /// Whether the cathedral lies beside the roles.
    #[inline(always)]
    pub fn cathedral_open(&self) -> bool {
        self.game.table.cathedral_open
    }

    /// What the seat would pay for a card at a site, the privilege of a builder phase included
    /// while it has it.
    #[inline(always)]
    pub fn cost(&self, card: Card, over: Option<Place>) -> u8 {
        self.game.cost_at(self.seat, card, &self.game.site(self.seat, over))
    }

    /// What the seat could build on a new site if the builder came now and prices were lower by
    /// `off`.
    #[inline(always)]
    pub fn affordable(&self, off: u8) -> CardSet {
        let hand = self.game.table.player(self.seat).hand().kinds();
        self.game.affordable_at(self.seat, &self.game.site(self.seat, None), hand, off)
    }

    /// Visits every site at which the seat, asked to build, may build something, with what it
    /// may build there: of interchangeable places the lowest. (R19)
    #[inline(always)]
    pub fn builds(&self, mut visit: impl FnMut(Option<Place>, CardSet)) {
        let _ = self.game.visit_asked_builds(self.seat, |over, cards| {
            visit(over, cards);
            ControlFlow::Continue(())
        });
    }

    /// Visits the legal answers of the seat until told to stop, in the order of
    /// [`Game::options`].
    pub fn options(&self, visit: impl FnMut(Answer) -> ControlFlow<()>) {
        self.game.options(self.seat, visit);
    }

    /// How many legal answers the seat has.
    pub fn count_options(&self) -> u128 {
        self.game.count_options(self.seat)
    }

    /// Why the seat may not give an answer.
    pub fn check(&self, answer: &Answer) -> Result<(), crate::answer::Illegal> {
        self.game.check(self.seat, answer)
    }

    /// One of the seat's legal answers, each equally likely; `None` if it owes none.
    #[inline(always)]
    pub fn random_answer<R: Rng>(&self, rng: &mut R) -> Option<Answer> {
        self.game.random_answer(self.seat, rng)
    }

    /// A seat's points as if the game ended now, as far as this seat can see them: what others
    /// have tucked does not count.
    pub fn points(&self, of: Seat) -> u16 {
        let own = of == self.seat;
        let seen = |how: How| how == How::Stored || own && how == How::Tucked;
        scoring::total(self.game.rules, &self.game.table, of, seen)
    }
}

impl std::fmt::Debug for Glance<'_> {
    /// Shows the view, and so nothing that is hidden.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.view().fmt(f)
    }
}
