//! A game: what is asked, what may be answered, and what an answer does.

use crate::answer::{Answer, Illegal};
use crate::card::CardSet;
use crate::event::{Event, Log};
use crate::event_cards;
use crate::flow::Step;
use crate::options::Options;
use crate::phases;
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
        self.asked(seat, |why, ask| Some(Prompt { seat, why, ask }))
    }

    /// Goes on with what a seat is asked, if it owes an answer. All inlined: in each arm the
    /// shape of the question is known, and which step it is, which nothing can foresee, is
    /// looked at only once.
    #[inline(always)]
    pub(crate) fn asked<T>(
        &self,
        seat: Seat,
        go_on: impl FnOnce(Why, Ask) -> Option<T>,
    ) -> Option<T> {
        use phases::{
            builder, councillor, opening, producer, prospector, round_start, trader, turn,
        };
        let and_on = |(why, ask)| go_on(why, ask);
        if !self.pending().has(seat) {
            return None;
        }
        match self.table.flow.step {
            Step::Opening => and_on(opening::ask()),
            Step::Swap => and_on(round_start::ask_swap(self, seat)),
            Step::Tuck => and_on(round_start::ask_tuck(self, seat)),
            Step::HandLimit => and_on(round_start::ask_hand_limit(self, seat)),
            Step::Turn => and_on(turn::ask(self, seat)),
            Step::Build => and_on(builder::ask_build()),
            Step::Pay => and_on(builder::ask_pay(self, seat)),
            Step::Produce => and_on(producer::ask(self, seat)),
            Step::Sell => and_on(trader::ask(self, seat)),
            Step::Keep => and_on(councillor::ask(self, seat)),
            Step::Prospect => and_on(prospector::ask_prospect(self, seat)),
            Step::Take => and_on(prospector::ask_take(self, seat)),
            Step::Event => and_on(event_cards::ask(self, seat)),
            Step::Over => None,
        }
    }

    /// Answers a question and plays on to the next one. On `Err` nothing has changed.
    pub fn apply<L: Log>(
        &mut self,
        seat: Seat,
        answer: &Answer,
        log: &mut L,
    ) -> Result<(), Illegal> {
        /// Checks the answer against what is asked, then lets the phase go on. Both in one arm:
        /// which step it is cannot be foreseen, so it is looked at only once.
        macro_rules! answered {
            ($ask:expr, $go_on:path) => {{
                let (_, ask) = $ask;
                self.fits(seat, ask, answer)?;
                $go_on(self, log, seat, answer);
            }};
        }
        if !self.pending().has(seat) {
            return Err(self.not_asked(seat));
        }
        use phases::{
            builder, councillor, opening, producer, prospector, round_start, trader, turn,
        };
        match self.table.flow.step {
            Step::Opening => answered!(opening::ask(), opening::answer),
            Step::Swap => answered!(round_start::ask_swap(self, seat), round_start::swap),
            Step::Tuck => answered!(round_start::ask_tuck(self, seat), round_start::tuck),
            Step::HandLimit => {
                answered!(round_start::ask_hand_limit(self, seat), round_start::discard);
            }
            Step::Turn => answered!(turn::ask(self, seat), turn::answer),
            Step::Build => answered!(builder::ask_build(), builder::answer_build),
            Step::Pay => answered!(builder::ask_pay(self, seat), builder::answer_pay),
            Step::Produce => answered!(producer::ask(self, seat), producer::answer),
            Step::Sell => answered!(trader::ask(self, seat), trader::answer),
            Step::Keep => answered!(councillor::ask(self, seat), councillor::answer),
            Step::Prospect => {
                answered!(prospector::ask_prospect(self, seat), prospector::answer_prospect);
            }
            Step::Take => answered!(prospector::ask_take(self, seat), prospector::answer_take),
            Step::Event => answered!(event_cards::ask(self, seat), event_cards::answer),
            Step::Over => return Err(Illegal::GameOver),
        }
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
