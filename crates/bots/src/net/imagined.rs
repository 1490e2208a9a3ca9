//! Games as a seat imagines them: drawn by what it knows and remembers, played on by the network
//! for a while, and judged by the network where the imagination ends.

use super::network::{Network, Outlook};
use super::player::{best, complete};
use super::{Inputs, candidates::Candidate};
use crate::Dice;
use crate::search::{Knowledge, Outcome, World};
use crate::steps::Draft;
use rules::{Answer, Game, Glance, Memories, Memory, Prompt, Seat, View};

/// How much of what is striven for is the lead; the rest is winning.
const LEAD: f32 = 0.15;

/// The most answers of others that are waited for until the own seat is asked again.
const OTHERS: u32 = 60;

/// What a seat knows, and what it holds worth thinking about.
#[derive(Debug)]
pub(crate) struct Imagination<'a> {
    network: &'a Network,
    view: View,
    memory: Memory,
    seat: Seat,
    candidates: Vec<Answer>,
    /// After how many answers the network judges, as soon as the own seat is asked again.
    horizon: u32,
}

impl<'a> Imagination<'a> {
    /// What a seat knows that is asked something. The first of the candidates is what it would
    /// answer without thinking.
    pub(crate) fn new(
        network: &'a Network,
        glance: &Glance<'_>,
        candidates: &[Candidate],
        horizon: u32,
    ) -> Imagination<'a> {
        Imagination {
            network,
            view: glance.view(),
            memory: glance.memory().copied().unwrap_or(Memory::NOTHING),
            seat: glance.seat(),
            candidates: candidates.iter().map(|candidate| candidate.answer).collect(),
            horizon,
        }
    }
}

impl<'a> Knowledge for &'a Imagination<'a> {
    type World = Imagined<'a>;

    fn draw(&self, dice: &mut Dice) -> Imagined<'a> {
        let game = self.view.resample_remembering(&self.memory, dice);
        let mut memories = Memories::all(self.memory.common());
        memories.set(self.seat, self.memory);
        Imagined { game, memories, of: self }
    }
}

/// A game that could be the real one.
#[derive(Clone)]
pub(crate) struct Imagined<'a> {
    game: Game,
    memories: Memories,
    of: &'a Imagination<'a>,
}

impl Imagined<'_> {
    /// Lets a seat answer as the network would; `false` when the game is over.
    fn advance(&mut self) -> bool {
        let Some((seat, prompt)) = self.next() else { return false };
        let glance = self.game.glance(seat).remembering(self.memories.of(seat));
        let network = self.of.network;
        let answer = complete(network, &glance, &prompt, Draft::EMPTY, |wishes| best(wishes));
        self.give(seat, &answer)
    }

    fn next(&self) -> Option<(Seat, Prompt)> {
        let seat = self.game.next_seat()?;
        Some((seat, self.game.prompt(seat)?))
    }

    /// What others were dealt may leave them no way to do what they were asked (a drawn hand with
    /// nothing to build); what is answered here is always legal.
    fn give(&mut self, seat: Seat, answer: &Answer) -> bool {
        let given = self.game.apply(seat, answer, &mut self.memories);
        debug_assert!(given.is_ok(), "{answer:?}: {given:?}");
        given.is_ok()
    }

    /// How the game will end, as far as the network can tell; it looks from the seat that is next.
    fn judge(&self) -> Outcome {
        let Some((seat, prompt)) = self.next() else { return self.end() };
        let glance = self.game.glance(seat).remembering(self.memories.of(seat));
        let thought = self.of.network.think(&Inputs::of(&glance, &prompt, &Draft::EMPTY));
        let players = usize::from(self.game.rules().players().count());
        let outlook = self.of.network.outlook(&thought, players);
        let me = (self.of.seat.index() + players - seat.index()) % players;
        // With two the other's lead is the own, turned round; with more nothing is known of it.
        let lead = match (me, players) {
            (0, _) => outlook.lead,
            (_, 2) => -outlook.lead,
            _ => 2.0 * outlook.chances[me] - 1.0,
        };
        let mut chances = outlook.chances;
        chances[..players].rotate_left(me);
        outcome(&Outlook { chances, lead })
    }

    fn end(&self) -> Outcome {
        outcome(&Outlook::at_the_end(&self.game, self.of.seat))
    }
}

fn outcome(outlook: &Outlook) -> Outcome {
    Outcome { won: outlook.chances[0], reward: outlook.worth(LEAD) }
}

impl World for Imagined<'_> {
    type Move = Answer;

    fn moves(&self, into: &mut Vec<Answer>) {
        into.extend_from_slice(&self.of.candidates);
    }

    fn habit(&self, _: &mut Dice) -> Answer {
        self.of.candidates.first().copied().unwrap_or(Answer::Pass)
    }

    fn play(&mut self, chosen: Answer) {
        self.give(self.of.seat, &chosen);
    }

    fn play_out(&mut self, _: &mut Dice) -> Outcome {
        for _ in 0..self.of.horizon {
            if !self.advance() {
                return self.judge();
            }
        }
        // Another seat does not know what the own one holds and judges by what it holds itself:
        // in answers that differ by little this would drown the difference.
        for _ in 0..OTHERS {
            let asked = self.next().map(|(seat, _)| seat);
            if asked == Some(self.of.seat) || !self.advance() {
                break;
            }
        }
        self.judge()
    }
}
