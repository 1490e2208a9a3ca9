//! A game: what is asked, what may be answered, and what an answer does.

use crate::answer::{Answer, Illegal};
use crate::card::CardSet;
use crate::event::{Event, Log};
use crate::event_cards;
use crate::flow::Step;
use crate::options::Options;
use crate::phases::{
    builder, councillor, opening, producer, prospector, round_start, trader, turn,
};
use crate::powers::at;
use crate::prompt::{Ask, Prompt, Why};
use crate::ruleset::Rules;
use crate::seat::{Seat, SeatSet};
use crate::table::Table;

/// A table with its rules at hand. `Copy`: to look ahead, play on in a copy.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Game {
    pub(crate) rules: &'static Rules,
    pub(crate) table: Table,
    /// Whether nobody is skipped for a reason the others cannot see. It is no part of the table,
    /// because it does not change what happens there.
    pub(crate) veiled: bool,
}

impl Game {
    /// The rules it is played by.
    #[inline(always)]
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// Who has what where. A player may see only what [`Game::view`] shows him.
    #[inline(always)]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Its options, with the governor of the running round left out.
    pub fn options_set(&self) -> Options {
        self.rules.options()
    }

    /// Whether it is over.
    #[inline(always)]
    pub fn is_over(&self) -> bool {
        self.table.flow.step == Step::Over
    }

    /// Who owes an answer. In the phases in which everybody acts at once they may answer in any
    /// order. Empty when the game is over, and only then.
    #[inline(always)]
    pub fn pending(&self) -> SeatSet {
        self.table.flow.pending
    }

    /// Who answers next in the canonical order: clockwise from the chooser, or from the
    /// governor at the start of a round.
    #[inline(always)]
    pub fn next_seat(&self) -> Option<Seat> {
        self.pending().first_from(self.table.flow.chooser)
    }

    /// What a seat is asked, if it owes an answer.
    #[inline]
    pub fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if !self.pending().has(seat) || self.is_over() {
            return None;
        }
        let (why, ask) = self.question(seat);
        Some(Prompt { seat, why, ask })
    }

    /// What a seat that owes an answer is asked.
    #[inline]
    pub(crate) fn question(&self, seat: Seat) -> (Why, Ask) {
        match self.table.flow.step {
            Step::Opening => opening::ask(self, seat),
            Step::Swap => round_start::ask_swap(self, seat),
            Step::Tuck => round_start::ask_tuck(self, seat),
            Step::HandLimit => round_start::ask_hand_limit(self, seat),
            Step::Turn | Step::Over => turn::ask(self, seat),
            Step::Build => builder::ask_build(self, seat),
            Step::Pay => builder::ask_pay(self, seat),
            Step::Produce => producer::ask(self, seat),
            Step::Sell => trader::ask(self, seat),
            Step::Keep => councillor::ask(self, seat),
            Step::Prospect => prospector::ask_prospect(self, seat),
            Step::Take => prospector::ask_take(self, seat),
            Step::Event => event_cards::ask(self, seat),
        }
    }

    /// Answers a question and plays on to the next one. On `Err` nothing has changed.
    #[inline(never)]
    pub fn apply<L: Log>(
        &mut self,
        seat: Seat,
        answer: &Answer,
        log: &mut L,
    ) -> Result<(), Illegal> {
        use round_start::{ask_hand_limit, ask_swap, ask_tuck, discard, swap, tuck};
        if !self.pending().has(seat) {
            return Err(self.not_asked(seat));
        }
        match self.table.flow.step {
            Step::Opening => self.step(log, seat, answer, opening::ask, opening::answer),
            Step::Swap => self.step(log, seat, answer, ask_swap, swap),
            Step::Tuck => self.step(log, seat, answer, ask_tuck, tuck),
            Step::HandLimit => self.step(log, seat, answer, ask_hand_limit, discard),
            Step::Turn => self.step(log, seat, answer, turn::ask, turn::answer),
            Step::Build => self.step(log, seat, answer, builder::ask_build, builder::answer_build),
            Step::Pay => self.step(log, seat, answer, builder::ask_pay, builder::answer_pay),
            Step::Produce => self.step(log, seat, answer, producer::ask, producer::answer),
            Step::Sell => self.step(log, seat, answer, trader::ask, trader::answer),
            Step::Keep => self.step(log, seat, answer, councillor::ask, councillor::answer),
            Step::Prospect => {
                self.step(log, seat, answer, prospector::ask_prospect, prospector::answer_prospect)
            }
            Step::Take => {
                self.step(log, seat, answer, prospector::ask_take, prospector::answer_take)
            }
            Step::Event => self.step(log, seat, answer, event_cards::ask, event_cards::answer),
            Step::Over => Err(Illegal::GameOver),
        }
    }

    /// Checks the answer against what is asked, then lets the phase go on. The compiler makes a
    /// function of it for each step, in which the shape of the question is known: so the step,
    /// which nothing can foresee, is looked at only once, and each has a frame no larger than it
    /// needs.
    #[inline(never)]
    fn step<L: Log>(
        &mut self,
        log: &mut L,
        seat: Seat,
        answer: &Answer,
        ask: impl Fn(&Game, Seat) -> (Why, Ask),
        go_on: impl Fn(&mut Game, &mut L, Seat, &Answer),
    ) -> Result<(), Illegal> {
        let (_, asked) = ask(self, seat);
        self.fits(seat, asked, answer)?;
        go_on(self, log, seat, answer);
        log.push(&Event::Waiting(self.table.flow));
        Ok(())
    }

    /// Lets an event happen, and tells it.
    #[inline(always)]
    pub(crate) fn emit<L: Log>(&mut self, log: &mut L, event: Event) {
        self.table.fold(&event);
        log.push(&event);
    }

    /// How often a seat has the privilege of the role being carried out, given which of its
    /// buildings work: not at all unless it chose the role.
    #[inline(always)]
    pub(crate) fn privileges(&self, seat: Seat, active: CardSet) -> u8 {
        let flow = &self.table.flow;
        let chose = u8::from(flow.chooser == seat) & u8::from(flow.step.is_role_phase());
        chose * (1 + u8::from(flow.library) * at::PRIVILEGES.of(active))
    }
}
