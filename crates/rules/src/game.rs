//! A game: what is asked, what may be answered, and what an answer does.

use crate::answer::{Answer, Illegal};
use crate::card::CardSet;
use crate::event::{Event, Log};
use crate::event_cards;
use crate::flow::Step;
use crate::options::Options;
use crate::phases;
use crate::powers::at;
use crate::prompt::Prompt;
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
    #[inline(always)]
    pub fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if !self.pending().has(seat) {
            return None;
        }
        let (why, ask) = match self.table.flow.step {
            Step::Opening => phases::opening::ask(),
            Step::Swap => phases::round_start::ask_swap(self, seat),
            Step::Tuck => phases::round_start::ask_tuck(self, seat),
            Step::HandLimit => phases::round_start::ask_hand_limit(self, seat),
            Step::Turn => phases::turn::ask(self, seat),
            Step::Build => phases::builder::ask_build(),
            Step::Pay => phases::builder::ask_pay(self, seat),
            Step::Produce => phases::producer::ask(self, seat),
            Step::Sell => phases::trader::ask(self, seat),
            Step::Keep => phases::councillor::ask(self, seat),
            Step::Prospect => phases::prospector::ask_prospect(self, seat),
            Step::Take => phases::prospector::ask_take(self, seat),
            Step::Event => event_cards::ask(self, seat),
            Step::Over => return None,
        };
        Some(Prompt { seat, why, ask })
    }

    /// Answers a question and plays on to the next one. On `Err` nothing has changed.
    pub fn apply<L: Log>(
        &mut self,
        seat: Seat,
        answer: &Answer,
        log: &mut L,
    ) -> Result<(), Illegal> {
        self.check(seat, answer)?;
        match (self.table.flow.step, answer) {
            (Step::Opening, Answer::Cards(cards)) => phases::opening::keep(self, log, seat, cards),
            (Step::Swap, Answer::Cards(cards)) => {
                phases::round_start::swap(self, log, seat, cards);
            }
            (Step::Tuck, Answer::Cards(cards)) => {
                phases::round_start::tuck(self, log, seat, cards);
            }
            (Step::HandLimit, Answer::Cards(cards)) => {
                phases::round_start::discard(self, log, seat, cards);
            }
            (Step::Turn, Answer::Role { role, library }) => {
                phases::turn::take_role(self, log, seat, *role, *library);
            }
            (Step::Turn, Answer::Event(event)) => {
                phases::turn::take_event(self, log, seat, *event);
            }
            (Step::Build, Answer::Build { card, over }) => {
                phases::builder::build(self, log, seat, *card, *over);
            }
            (Step::Build, Answer::Pass) => phases::builder::pass(self, log, seat),
            (Step::Pay, Answer::Pay { cards, goods }) => {
                phases::builder::pay(self, log, seat, cards, goods.set());
            }
            (Step::Produce, Answer::Goods(places)) => {
                phases::producer::produce(self, log, seat, places);
            }
            (Step::Sell, Answer::Goods(places)) => {
                phases::trader::sell(self, log, seat, places.set());
            }
            (Step::Keep, Answer::Cards(cards)) => phases::councillor::keep(self, log, seat, cards),
            (Step::Prospect, Answer::Confirm(yes)) => {
                phases::prospector::prospect(self, log, seat, *yes);
            }
            (Step::Take, Answer::Cards(cards)) => phases::prospector::take(self, log, seat, cards),
            (Step::Event, answer) => event_cards::answer(self, log, seat, answer),
            (_, _) => debug_assert!(false, "a checked answer has the shape that was asked for"),
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
        if flow.chooser != seat || !phases::is_role_phase(flow.step) {
            return 0;
        }
        let mut privileges = 1;
        if flow.library {
            for library in active.and(at::PRIVILEGES) {
                privileges += self.rules.powers(library).privileges;
            }
        }
        privileges
    }

    /// The sum over a seat's working buildings of some number in their powers.
    #[inline(always)]
    pub(crate) fn sum_powers(
        &self,
        seat: Seat,
        speak_up: CardSet,
        number: impl Fn(&crate::powers::Powers) -> u8,
    ) -> u8 {
        let speakers = self.table.town(seat).active().and(speak_up);
        speakers.map(|building| number(self.rules.powers(building))).sum()
    }
}
