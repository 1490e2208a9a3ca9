//! San Juan as the search sees it: a drawn game, and the answer being put together.

use super::game::{Knowledge, Outcome, World};
use crate::picks::Picks;
use crate::script;
use crate::steps::Wanted;
use crate::{Dice, Steady};
use rules::{Answer, Ask, Card, Game, Place, Prompt, Seat, View};
use std::ops::ControlFlow;

/// How much the victory counts; the rest is how clear it was, which tells good moves from bad ones
/// sooner.
const VICTORY: f32 = 0.6;
/// A lead of so many points is as clear as it gets.
const CLEAR: f32 = 20.0;

/// What a seat knows of a game.
pub(crate) struct Known<'a> {
    view: View,
    seat: Seat,
    expected: &'a Steady,
}

impl<'a> Known<'a> {
    /// `expected` is how everybody is expected to play.
    pub(crate) fn new(view: View, seat: Seat, expected: &'a Steady) -> Known<'a> {
        Known { view, seat, expected }
    }
}

impl<'a> Knowledge for Known<'a> {
    type World = Drawn<'a>;

    fn draw(&self, dice: &mut Dice) -> Drawn<'a> {
        let game = self.view.resample(dice);
        Drawn { game, me: self.seat, picks: Picks::NONE, expected: self.expected }
    }
}

/// A game that could be the real one.
#[derive(Clone)]
pub(crate) struct Drawn<'a> {
    game: Game,
    me: Seat,
    /// What has been picked of the answer so far.
    picks: Picks,
    expected: &'a Steady,
}

/// A step of an answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Step {
    /// An answer that is given at once.
    Whole(Answer),
    /// One more card.
    Card(Card),
    /// One more good, or place to produce.
    Place(Place),
    /// Nothing more.
    Enough,
}

impl Drawn<'_> {
    fn prompt(&self) -> Option<Prompt> {
        self.game.prompt(self.me)
    }

    /// What is wanted where an answer is put together step by step; `None` where it is not.
    fn wanted(&self, ask: Ask) -> Option<Wanted> {
        Wanted::of(&self.game.glance(self.me), ask, &self.picks)
    }

    fn give(&mut self, answer: &Answer) {
        self.picks = Picks::NONE;
        // What others were dealt may leave them no way to do what they were asked (a drawn hand
        // with nothing to build); what is answered here is always legal.
        let given = self.game.apply(self.me, answer, &mut ());
        debug_assert!(given.is_ok(), "{answer:?}: {given:?}");
    }

    /// The whole answer by habit, picks included.
    fn by_habit(&self, prompt: &Prompt, dice: &mut Dice) -> Answer {
        let glance = self.game.glance(self.me);
        script::complete(self.expected, &glance, prompt, &self.picks, dice)
    }

    /// Lets the next seat answer by habit; `false` when the game is over.
    #[inline(always)]
    fn advance(&mut self, seat: Seat, dice: &mut Dice) -> bool {
        let Some(prompt) = self.game.prompt(seat) else { return false };
        let answer = script::answer(self.expected, &self.game.glance(seat), &prompt, dice);
        let given = self.game.apply(seat, &answer, &mut ());
        debug_assert!(given.is_ok(), "{answer:?}: {given:?}");
        given.is_ok()
    }

    fn outcome(&self) -> Outcome {
        let winners = self.game.leaders();
        let won = if winners.has(self.me) { 1.0 / winners.len() as f32 } else { 0.0 };
        let points = |seat| f32::from(self.game.points(seat).0);
        let others = self.game.rules().players().seats().filter(|&seat| seat != self.me);
        let best = others.map(points).fold(0.0, f32::max);
        let lead = ((points(self.me) - best) / CLEAR).clamp(-1.0, 1.0);
        Outcome { won, reward: VICTORY * won + (1.0 - VICTORY) * 0.5 * (1.0 + lead) }
    }
}

impl World for Drawn<'_> {
    type Move = Step;

    fn moves(&self, into: &mut Vec<Step>) {
        let Some(prompt) = self.prompt() else { return };
        match self.wanted(prompt.ask) {
            None => self.game.options(self.me, |answer| {
                into.push(Step::Whole(answer));
                ControlFlow::Continue(())
            }),
            Some(wanted) => {
                if self.picks.len() >= wanted.at_least {
                    into.push(Step::Enough);
                }
                into.extend(wanted.cards.map(Step::Card));
                into.extend(wanted.places.map(Step::Place));
            }
        }
    }

    fn habit(&self, dice: &mut Dice) -> Step {
        let Some(prompt) = self.prompt() else { return Step::Enough };
        match self.by_habit(&prompt, dice) {
            Answer::Pay { mut cards, goods } => {
                cards.remove_all(&self.picks.cards);
                let place = goods.iter().nth(self.picks.places.len()).map(Step::Place);
                cards.kinds().first().map(Step::Card).or(place).unwrap_or(Step::Enough)
            }
            Answer::Goods(places) => places
                .iter()
                .nth(self.picks.places.len())
                .map_or(Step::Enough, |place| self.alike(prompt.ask, place)),
            Answer::Cards(mut cards) => {
                cards.remove_all(&self.picks.cards);
                cards.kinds().first().map_or(Step::Enough, Step::Card)
            }
            whole => Step::Whole(whole),
        }
    }

    fn play(&mut self, chosen: Step) {
        let Some(prompt) = self.prompt() else { return };
        match chosen {
            Step::Whole(answer) => return self.give(&answer),
            Step::Card(card) => self.picks = self.picks.with_card(card),
            Step::Place(place) => self.picks = self.picks.with_place(place),
            Step::Enough => return self.give(&self.picks.answer(prompt.ask)),
        }
        let full = self.wanted(prompt.ask).is_none_or(|w| self.picks.len() >= w.at_most);
        if full {
            self.give(&self.picks.answer(prompt.ask));
        }
    }

    fn play_out(&mut self, dice: &mut Dice) -> Outcome {
        if self.picks.len() > 0
            && let Some(prompt) = self.prompt()
        {
            let answer = self.by_habit(&prompt, dice);
            self.give(&answer);
        }
        while let Some(seat) = self.game.next_seat() {
            if !self.advance(seat, dice) {
                break;
            }
        }
        self.outcome()
    }
}

impl Drawn<'_> {
    /// The place among the moves that is like this one.
    fn alike(&self, ask: Ask, place: Place) -> Step {
        let town = self.game.table().town(self.me);
        let offered = self.wanted(ask).map_or(rules::PlaceSet::NONE, |wanted| wanted.places);
        let mut alike = offered.filter(|&other| town.building(other) == town.building(place));
        Step::Place(alike.next().unwrap_or(place))
    }
}
