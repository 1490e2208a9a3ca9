//! Games of the network against itself, against past selves and against those who were written.

use crate::config::{Config, Teacher};
use crate::lesson::look_ahead;
use crate::returns::look_back;
use crate::sample::{Samples, Taken};
use bots::net::{Inputs, Network, Outlook, best, complete, draw, outputs_of, softmax};
use bots::{Bot, Dice, Draft, Next, Steady, Steps};
use rand_core::{Rng, SeedableRng};
use rules::{Answer, Game, Glance, Memories, Prompt, Seat, Seed};
use std::sync::Arc;

/// Who plays: the network that learns, and its frozen past selves.
#[derive(Clone, Copy, Debug)]
pub struct Players<'a> {
    /// The one that learns.
    pub learner: &'a Network,
    /// What others may be, too.
    pub past: &'a [Arc<Network>],
}

/// The most answers of a game that is learned from. Bad players can build forever; a game that
/// long is nobody's.
const MOST_ANSWERS: u32 = 3_000;

/// What a game gave.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// The steps of the learner.
    pub samples: Samples,
    /// How many rounds it had.
    pub rounds: u32,
    /// Whether the learner sat against past selves, and how much of the victory was its.
    pub against_past: Option<f32>,
}

/// Plays the game of that number.
pub fn play(config: &Config, number: u64, players: Players<'_>) -> Played {
    let mut dice = Dice::seed_from_u64(config.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let options = config.options(chance(&mut dice), chance(&mut dice));
    let mut seed = [0; 32];
    dice.fill_bytes(&mut seed);
    let mut game = Game::new(options, Seed(seed));
    let seats = seat_players(config, players, &mut dice);
    let script = Steady::default();
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
        let answer = match seats[seat.index()] {
            Sitting::Past(past) => complete(past, &glance, &prompt, Draft::EMPTY, |wishes| {
                if config.sure {
                    return best(wishes);
                }
                softmax(wishes);
                draw(wishes, &mut dice)
            }),
            Sitting::Script => script.answer(&glance, &prompt, &mut dice),
            Sitting::Learner => {
                let own = &mut own[seat.index()];
                let pupil = Pupil { network: players.learner, teacher: config.teacher.as_ref() };
                pupil.answer(&glance, &prompt, &mut dice, &mut samples, own)
            }
        };
        if game.apply(seat, &answer, &mut memories).is_err() {
            return Played::default();
        }
    }
    let mut won = 0.0;
    for seat in game.rules().players().seats() {
        let outcome = Outlook::at_the_end(&game, seat);
        if matches!(seats[seat.index()], Sitting::Learner) {
            won += outcome.chances[0];
        }
        look_back(&mut samples, &own[seat.index()], &outcome, config.lambda, config.lead);
    }
    let past = seats.iter().any(|seat| matches!(seat, Sitting::Past(_)));
    Played { samples, rounds: u32::from(game.table().round()), against_past: past.then_some(won) }
}

/// Who answers for a seat.
#[derive(Clone, Copy)]
enum Sitting<'a> {
    Learner,
    Past(&'a Network),
    Script,
}

/// Who sits where. Against others the learner sits alone.
fn seat_players<'a>(
    config: &Config,
    players: Players<'a>,
    dice: &mut Dice,
) -> [Sitting<'a>; Seat::MAX] {
    let mut seats = [Sitting::Learner; Seat::MAX];
    let who = chance(dice);
    let past = if players.past.is_empty() { 0.0 } else { config.past };
    if who >= past + config.scripts {
        return seats;
    }
    let count = usize::from(config.players);
    let alone = dice.next_u64() as usize % count;
    for (seat, player) in seats.iter_mut().enumerate().take(count) {
        if seat == alone {
            continue;
        }
        *player = if who < past {
            Sitting::Past(&players.past[dice.next_u64() as usize % players.past.len()])
        } else {
            Sitting::Script
        };
    }
    seats
}

/// From 0 to 1.
pub(crate) fn chance(dice: &mut Dice) -> f32 {
    (dice.next_u64() >> 40) as f32 / (1 << 24) as f32
}

/// The one that learns, and who looks ahead for it.
struct Pupil<'a> {
    network: &'a Network,
    teacher: Option<&'a Teacher>,
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
        let teacher = self.teacher?;
        if chance(dice) >= teacher.part {
            return None;
        }
        let mut chances = [0.0; Steps::MOST];
        let chances = &mut chances[..wishes.len()];
        chances.copy_from_slice(wishes);
        let looked = look_ahead(self.network, teacher, glance, prompt, chances, dice);
        looked.then(|| samples.teach(chances))
    }
}

const NOTHING: Outlook = Outlook { chances: [0.0; Seat::MAX], lead: 0.0 };
