//! What would have come of it otherwise: steps that could have been taken are tried in the very game
//! that is played.
//!
//! The game is copied once for every step worth a thought. A copy takes the step and is played on by
//! those who sit there, each as it wants most, until the learner is asked again a little later and
//! says what it expects. All copies have the same cards to come, so much of the luck is the same in
//! all of them. The real game will do: over many games, what is hidden from the learner is so in it
//! as often as it is so at all.

use crate::config::{Config, Otherwise};
use crate::seats::Seats;
use crate::selfplay::MOST_ANSWERS;
use bots::net::{Inputs, Network, Outlook, best, complete};
use bots::{Dice, Draft, Next, Steps};
use rules::{Answer, Game, Glance, Memories, Prompt};

/// The most steps that are tried at once.
pub const MOST: usize = 8;

/// The most answers of others that are waited for until the learner is asked again.
const OTHERS: u32 = 60;

/// Worths that differ by no more than this do not differ.
const EQUAL: f32 = 1e-6;

/// A place in a game where the learner can go several ways.
#[derive(Clone, Copy, Debug)]
pub struct Crossroads<'a> {
    /// The game.
    pub game: &'a Game,
    /// What everybody remembers of it.
    pub memories: &'a Memories,
    /// Who plays it.
    pub seats: &'a Seats<'a>,
    /// What the learner knows.
    pub glance: &'a Glance<'a>,
    /// What it is asked.
    pub prompt: &'a Prompt,
    /// What it has answered so far.
    pub draft: &'a Draft,
    /// The steps it can take now.
    pub steps: &'a Steps,
}

/// A step that was tried.
#[derive(Clone, Copy)]
struct Tried {
    /// Which of the steps.
    at: usize,
    /// The answer it led to.
    answer: Answer,
    /// What came of it, from 0 to 1.
    worth: f32,
}

impl Crossroads<'_> {
    /// Tries the likelier of the steps and writes down, for every step, how much it counts (nothing if
    /// it was not tried) and how much it should be wanted, as a logarithm; `false` if all of them come
    /// to the same.
    pub fn look_around(
        &self,
        learner: (&Network, &Config, &Otherwise),
        chances: &[f32],
        [counts, wishes]: [&mut [f32]; 2],
        dice: &mut Dice,
    ) -> bool {
        let (.., settings) = learner;
        counts.fill(0.0);
        wishes.fill(0.0);
        let mut bounds = [f32::MAX, f32::MIN];
        for Tried { at, worth, .. } in self.tried(learner, chances, dice).into_iter().flatten() {
            bounds = [bounds[0].min(worth), bounds[1].max(worth)];
            counts[at] = chances[at].powf(settings.rarity);
            wishes[at] = chances[at].max(1e-12).ln() + worth / settings.margin.max(1e-3);
        }
        bounds[1] - bounds[0] > EQUAL
    }

    /// The likelier steps, and what came of them.
    fn tried(
        &self,
        (network, config, settings): (&Network, &Config, &Otherwise),
        chances: &[f32],
        dice: &mut Dice,
    ) -> [Option<Tried>; MOST] {
        let mut order = [0; Steps::MOST];
        let order = &mut order[..self.steps.len()];
        order.iter_mut().enumerate().for_each(|(at, place)| *place = at);
        order.sort_unstable_by(|&a, &b| chances[b].total_cmp(&chances[a]));
        let likely = order.iter().take_while(|&&at| chances[at] >= settings.least);
        let mut all = [None; MOST];
        for (free, &at) in likely.take((settings.most as usize).min(MOST)).enumerate() {
            let answer = match self.draft.take(self.glance, self.prompt, self.steps[at]) {
                Next::Given(answer) => answer,
                Next::More(draft) => {
                    complete(network, self.glance, self.prompt, draft, |wishes| best(wishes))
                }
            };
            // Two cards in either order are the same answer.
            let known = all.iter().flatten().find(|tried: &&Tried| tried.answer == answer);
            let worth = match known {
                Some(tried) => Some(tried.worth),
                None => {
                    let outlook = self.play_on(network, &answer, settings.horizon, dice);
                    outlook.map(|outlook| outlook.worth(config.lead))
                }
            };
            all[free] = worth.map(|worth| Tried { at, answer, worth });
        }
        all
    }

    /// Gives an answer in a copy of the game, lets everybody play on for a while, and says what the
    /// learner expects then; `None` if it is not asked again for long, or the answer is refused.
    fn play_on(
        &self,
        network: &Network,
        answer: &Answer,
        horizon: u32,
        dice: &mut Dice,
    ) -> Option<Outlook> {
        let me = self.prompt.seat;
        let (mut game, mut memories) = (*self.game, *self.memories);
        game.apply(me, answer, &mut memories).ok()?;
        for given in 0..horizon.min(MOST_ANSWERS) + OTHERS {
            let next = game.next_seat().and_then(|seat| Some((seat, game.prompt(seat)?)));
            let Some((seat, prompt)) = next else { return Some(Outlook::at_the_end(&game, me)) };
            let glance = game.glance(seat).remembering(memories.of(seat));
            if given >= horizon && seat == me {
                let thought = network.think(&Inputs::of(&glance, &prompt, &Draft::EMPTY));
                return Some(network.outlook(&thought, game.rules().players().count().into()));
            }
            let answer = self.seats.of(seat).at_its_best(&glance, &prompt, dice);
            game.apply(seat, &answer, &mut memories).ok()?;
        }
        None
    }
}
