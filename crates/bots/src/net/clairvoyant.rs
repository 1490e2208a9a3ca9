//! A player that cheats: it sees every hand and the deck in its order, and tries its answers out in
//! the real game to the end. What it wins by is the most that knowing what is hidden can be worth.

use super::network::{Network, Outlook};
use super::networks::Networks;
use super::player::{best, complete};
use crate::steps::Draft;
use crate::{Bot, Dice, Seer, Steady};
use rand_core::SeedableRng;
use rules::{Answer, Game, Memories, Prompt, Seat};
use std::sync::Arc;

/// Looks one answer ahead in the real game; from there on everybody plays as the network would,
/// which is what a player by the same network will really do.
#[derive(Clone, Debug)]
pub struct Clairvoyant {
    networks: Arc<Networks>,
    /// Plays where there is no network for so many players.
    instead: Steady,
}

/// Of two sure victories the clearer one is the better.
const LEAD: f32 = 0.1;

/// Nobody builds for ever; should it be tried, that is no way to win.
const MOST_ANSWERS: usize = 3_000;

impl Clairvoyant {
    /// One by these networks.
    pub fn new(networks: Arc<Networks>) -> Clairvoyant {
        Clairvoyant { networks, instead: Steady::new() }
    }
}

impl Seer for Clairvoyant {
    fn answer(&self, game: &Game, memories: &Memories, seat: Seat, prompt: &Prompt) -> Answer {
        let glance = game.glance(seat).remembering(memories.of(seat));
        let Some(network) = self.networks.of(glance.rules().players()) else {
            return self.instead.answer(&glance, prompt, &mut Dice::seed_from_u64(0));
        };
        let candidates = network.candidates(&glance, prompt);
        let tried = candidates.iter().map(|candidate| {
            (candidate.answer, outcome(network, *game, *memories, seat, candidate.answer))
        });
        let mut first = (Answer::Pass, f32::MIN);
        for (answer, worth) in tried {
            // The likeliest of equals: it came first.
            if worth > first.1 {
                first = (answer, worth);
            }
        }
        first.0
    }
}

/// What comes of an answer if everybody plays on as the network would.
fn outcome(
    network: &Network,
    mut game: Game,
    mut memories: Memories,
    me: Seat,
    answer: Answer,
) -> f32 {
    let (mut seat, mut answer) = (me, answer);
    for _ in 0..MOST_ANSWERS {
        if game.apply(seat, &answer, &mut memories).is_err() {
            return 0.0;
        }
        let Some(next) = game.next_seat() else {
            return Outlook::at_the_end(&game, me).worth(LEAD);
        };
        let Some(prompt) = game.prompt(next) else { return 0.0 };
        let glance = game.glance(next).remembering(memories.of(next));
        seat = next;
        answer = complete(network, &glance, &prompt, Draft::EMPTY, |wishes| best(wishes));
    }
    0.0
}
