//! Games of the network against itself and against others.

use crate::config::Config;
use crate::lesson::look_ahead;
use crate::otherwise::Crossroads;
use crate::returns::look_back;
use crate::sample::{Samples, Taken};
use crate::seats::{Seats, Sitting, chance};
use bots::net::{Inputs, Network, Outlook, draw, outputs_of, softmax};
use bots::{Dice, Draft, Next, Steps};
use rand_core::{Rng, SeedableRng};
use rules::{Answer, Game, Glance, Memories, Prompt, Seat, Seed};
use std::sync::Arc;

/// Who plays.
#[derive(Clone, Copy, Debug)]
pub struct Players<'a> {
    /// The network that learns.
    pub learner: &'a Network,
    /// Its frozen past selves.
    pub past: &'a [Arc<Network>],
    /// Networks of other runs, which never learn.
    pub rivals: &'a [Arc<Network>],
}

/// The most answers of a game that is learned from. Bad players can build forever; a game that
/// long is nobody's.
pub(crate) const MOST_ANSWERS: u32 = 3_000;

/// What a game gave.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// The steps of the learner.
    pub samples: Samples,
    /// How many rounds it had.
    pub rounds: u32,
    /// Whether the learner sat against past selves, and how much of the victory was its.
    pub against_past: Option<f32>,
    /// The same with rivals.
    pub against_rivals: Option<f32>,
}

/// Plays the game of that number.
pub fn play(config: &Config, number: u64, players: Players<'_>) -> Played {
    let mut dice = Dice::seed_from_u64(config.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let options = config.options(chance(&mut dice), chance(&mut dice));
    let mut seed = [0; 32];
    dice.fill_bytes(&mut seed);
    let mut game = Game::new(options, Seed(seed));
    let seats = Seats::new(config, players, &mut dice);
    let mut memories = Memories::NOTHING;
    let mut own: [Vec<u32>; Seat::MAX] = Default::default();
    let mut samples = Samples::default();
    let mut answers = 0;
    while let Some(seat) = game.next_seat() {
        let Some(prompt) = game.prompt(seat) else { break };
        answers += 1;
        if answers > MOST_ANSWERS {
            return Played::default();
        }
        let glance = game.glance(seat).remembering(memories.of(seat));
        let answer = match seats.of(seat) {
            Sitting::Learner(network) => {
                let own = &mut own[seat.index()];
                let pupil =
                    Pupil { network, config, game: &game, memories: &memories, seats: &seats };
                pupil.answer(&glance, &prompt, &mut dice, &mut samples, own)
            }
            other => other.answer(&glance, &prompt, &mut dice),
        };
        if game.apply(seat, &answer, &mut memories).is_err() {
            return Played::default();
        }
    }
    let mut won = 0.0;
    for seat in game.rules().players().seats() {
        let outcome = Outlook::at_the_end(&game, seat);
        if seats.of(seat).learns() {
            won += outcome.chances[0];
        }
        look_back(&mut samples, &own[seat.index()], &outcome, config.lambda, config.lead);
    }
    let other = seats.other();
    Played {
        samples,
        rounds: u32::from(game.table().round()),
        against_past: matches!(other, Some(Sitting::Past(_))).then_some(won),
        against_rivals: matches!(other, Some(Sitting::Rival(_))).then_some(won),
    }
}

/// The one that learns, with those who look ahead for it: its teacher, who knows what its seat knows,
/// and the game itself, in which other steps are tried.
struct Pupil<'a> {
    network: &'a Network,
    config: &'a Config,
    game: &'a Game,
    memories: &'a Memories,
    seats: &'a Seats<'a>,
}

impl Pupil<'_> {
    /// Its answer; its steps are kept.
    fn answer(
        &self,
        glance: &Glance<'_>,
        prompt: &Prompt,
        dice: &mut Dice,
        samples: &mut Samples,
        own: &mut Vec<u32>,
    ) -> Answer {
        let players = glance.rules().players().count();
        let mut draft = Draft::EMPTY;
        let mut inputs = Inputs::NONE;
        let mut first = true;
        loop {
            let steps = draft.steps(glance, prompt);
            let step = match *steps {
                [only] => only,
                _ => {
                    inputs.fill(glance, prompt, &draft);
                    let thought = self.network.think(&inputs);
                    let outputs = outputs_of(glance, prompt, &steps);
                    let outputs = &outputs[..steps.len()];
                    let mut wishes = [0.0; Steps::MOST];
                    let wishes = &mut wishes[..steps.len()];
                    self.network.wishes(&thought, outputs, wishes);
                    softmax(wishes);
                    let lesson = first.then(|| self.lesson(glance, prompt, wishes, samples, dice));
                    let crossroads = Crossroads {
                        game: self.game,
                        memories: self.memories,
                        seats: self.seats,
                        glance,
                        prompt,
                        draft: &draft,
                        steps: &steps,
                    };
                    let otherwise = self.otherwise(&crossroads, wishes, samples, dice);
                    let chosen = draw(wishes, dice);
                    let expected = self.network.outlook(&thought, usize::from(players));
                    own.push(samples.len() as u32);
                    samples.push(
                        &inputs,
                        outputs,
                        Taken {
                            chosen: chosen as u8,
                            players,
                            likely: wishes[chosen].max(1e-12).ln(),
                            expected,
                            target: NOTHING,
                            advantage: 0.0,
                            lesson: lesson.flatten(),
                            otherwise,
                        },
                    );
                    steps[chosen]
                }
            };
            first = false;
            match draft.take(glance, prompt, step) {
                Next::More(more) => draft = more,
                Next::Given(answer) => return answer,
            }
        }
    }

    /// A lesson about the first step of an answer, now and then.
    fn lesson(
        &self,
        glance: &Glance<'_>,
        prompt: &Prompt,
        wishes: &[f32],
        samples: &mut Samples,
        dice: &mut Dice,
    ) -> Option<u32> {
        let teacher = self.config.teacher.as_ref()?;
        if chance(dice) >= teacher.part {
            return None;
        }
        let mut chances = [0.0; Steps::MOST];
        let chances = &mut chances[..wishes.len()];
        chances.copy_from_slice(wishes);
        let looked = look_ahead(self.network, teacher, glance, prompt, chances, dice);
        looked.then(|| samples.teach(chances))
    }

    /// What would have come of other steps, now and then.
    fn otherwise(
        &self,
        crossroads: &Crossroads<'_>,
        chances: &[f32],
        samples: &mut Samples,
        dice: &mut Dice,
    ) -> Option<u32> {
        let settings = self.config.otherwise.as_ref()?;
        let sure = chances.iter().any(|&chance| chance > 1.0 - settings.least);
        if sure || chance(dice) >= settings.part {
            return None;
        }
        let mut list = [0.0; 2 * Steps::MOST];
        let list = &mut list[..2 * chances.len()];
        let (counts, wishes) = list.split_at_mut(chances.len());
        let learner = (self.network, self.config, settings);
        let differ = crossroads.look_around(learner, chances, [counts, wishes], dice);
        differ.then(|| samples.teach(list))
    }
}

const NOTHING: Outlook = Outlook { chances: [0.0; Seat::MAX], lead: 0.0 };
