//! What would have come of other steps is what does come of them.

use bots::net::{Inputs, Network, Outlook, best, complete, softmax};
use bots::{Dice, Draft, Next};
use rand_core::SeedableRng;
use rules::{Answer, Game, Memories, Options, Players, Seed};
use train::otherwise::Crossroads;
use train::sample::{Samples, Taken, Wanted};
use train::seats::Seats;
use train::{Config, Learner, Otherwise, selfplay};

const SETTINGS: Otherwise = Otherwise {
    part: 1.0,
    least: 0.0,
    most: 6,
    horizon: 0,
    margin: 0.05,
    rarity: 0.5,
    weight: 1.0,
};

/// Plays a game of a network against itself and looks at every crossroads on the way.
fn crossroads(
    network: &Network,
    number: u64,
    mut look: impl FnMut(&Crossroads<'_>, &[f32], &mut Dice),
) {
    let config = Config { past: 0.0, ..Config::new(Players::Two, 1) };
    let players = selfplay::Players { learner: network, past: &[], rivals: &[] };
    let mut dice = Dice::seed_from_u64(number);
    let seats = Seats::new(&config, players, &mut dice);
    let mut game = Game::new(Options::base(Players::Two), Seed::from_number(number));
    let mut memories = Memories::NOTHING;
    for _ in 0..1_000 {
        let Some(seat) = game.next_seat() else { return };
        let prompt = game.prompt(seat).expect("who is next is asked");
        let glance = game.glance(seat).remembering(memories.of(seat));
        let mut draft = Draft::EMPTY;
        let answer = loop {
            let steps = draft.steps(&glance, &prompt);
            let mut chances = network.wishes_for(&glance, &prompt, &draft, &steps);
            let chances = &mut chances[..steps.len()];
            softmax(chances);
            let here = Crossroads {
                game: &game,
                memories: &memories,
                seats: &seats,
                glance: &glance,
                prompt: &prompt,
                draft: &draft,
                steps: &steps,
            };
            look(&here, chances, &mut dice);
            match draft.take(&glance, &prompt, steps[best(chances)]) {
                Next::More(more) => draft = more,
                Next::Given(answer) => break answer,
            }
        };
        game.apply(seat, &answer, &mut memories).expect("what a network answers is legal");
    }
}

/// What is said of the steps: how much each counts and how much it should be wanted.
fn looked(
    here: &Crossroads<'_>,
    network: &Network,
    settings: &Otherwise,
    chances: &[f32],
    dice: &mut Dice,
) -> (bool, Vec<f32>, Vec<f32>) {
    let config = Config::new(Players::Two, 1);
    let (mut counts, mut wishes) = (vec![9.0; chances.len()], vec![9.0; chances.len()]);
    let into = [&mut counts[..], &mut wishes[..]];
    let differ = here.look_around((network, &config, settings), chances, into, dice);
    (differ, counts, wishes)
}

/// The answer that begins with a step and goes on as the network wants.
fn answer_with(network: &Network, here: &Crossroads<'_>, at: usize) -> Answer {
    match here.draft.take(here.glance, here.prompt, here.steps[at]) {
        Next::Given(answer) => answer,
        Next::More(draft) => {
            complete(network, here.glance, here.prompt, draft, |wishes| best(wishes))
        }
    }
}

/// A step that ends the game is worth what the game ends with.
#[test]
fn the_last_step_is_worth_the_outcome() {
    let network = Learner::new(Config::new(Players::Two, 3)).network().expect("numbers");
    let lead = Config::new(Players::Two, 1).lead;
    let (mut ends, mut different) = (0, 0);
    for number in 0..40 {
        crossroads(&network, number, |here, chances, dice| {
            let me = here.prompt.seat;
            let outcome = |at: usize| {
                let answer = answer_with(&network, here, at);
                let (mut game, mut memories) = (*here.game, *here.memories);
                game.apply(me, &answer, &mut memories).expect("a step is legal");
                game.is_over().then(|| Outlook::at_the_end(&game, me).worth(lead))
            };
            let outcomes: Vec<Option<f32>> = (0..here.steps.len()).map(outcome).collect();
            if here.steps.len() > SETTINGS.most as usize || outcomes.contains(&None) {
                return;
            }
            let worths: Vec<f32> = outcomes.into_iter().flatten().collect();
            let (differ, counts, wishes) = looked(here, &network, &SETTINGS, chances, dice);
            assert_eq!(differ, worths.iter().any(|worth| (worth - worths[0]).abs() > 1e-6));
            for (at, worth) in worths.iter().enumerate() {
                let said = (wishes[at] - chances[at].ln()) * SETTINGS.margin;
                assert!((said - worth).abs() < 1e-4, "{said}, not {worth}");
                assert!((counts[at] - chances[at].sqrt()).abs() < 1e-6);
            }
            ends += 1;
            different += usize::from(differ);
        });
    }
    assert!(ends > 20 && different > 0, "{ends} ends, {different} of which differ");
}

/// A copy is played on by those who sit there until the learner is asked again, and judged then.
#[test]
fn a_step_is_worth_what_the_learner_expects_a_little_later() {
    const HORIZON: u32 = 4;
    let network = Learner::new(Config::new(Players::Two, 3)).network().expect("numbers");
    let settings = Otherwise { horizon: HORIZON, ..SETTINGS };
    let lead = Config::new(Players::Two, 1).lead;
    let mut compared = 0;
    crossroads(&network, 11, |here, chances, dice| {
        let (_, counts, wishes) = looked(here, &network, &settings, chances, dice);
        let me = here.prompt.seat;
        for at in (0..here.steps.len()).filter(|&at| counts[at] > 0.0) {
            let (mut game, mut memories) = (*here.game, *here.memories);
            let answer = answer_with(&network, here, at);
            game.apply(me, &answer, &mut memories).expect("a step is legal");
            let mut given = 0;
            let outlook = loop {
                let Some(seat) = game.next_seat() else { break Outlook::at_the_end(&game, me) };
                let prompt = game.prompt(seat).expect("who is next is asked");
                let glance = game.glance(seat).remembering(memories.of(seat));
                if given >= HORIZON && seat == me {
                    let thought = network.think(&Inputs::of(&glance, &prompt, &Draft::EMPTY));
                    break network.outlook(&thought, 2);
                }
                let answer = complete(&network, &glance, &prompt, Draft::EMPTY, |w| best(w));
                game.apply(seat, &answer, &mut memories).expect("a network's answer is legal");
                given += 1;
            };
            let said = (wishes[at] - chances[at].ln()) * settings.margin;
            assert!((said - outlook.worth(lead)).abs() < 1e-4, "{said}, not {outlook:?}");
            compared += 1;
        }
    });
    assert!(compared > 100, "{compared}");
}

/// Only so many are tried, the likeliest, and none that is too unlikely.
#[test]
fn the_likelier_steps_are_tried() {
    let network = Learner::new(Config::new(Players::Two, 3)).network().expect("numbers");
    let mut parted = 0;
    crossroads(&network, 7, |here, chances, dice| {
        let mut order: Vec<usize> = (0..chances.len()).collect();
        order.sort_by(|&a, &b| chances[b].total_cmp(&chances[a]));
        let mut tried = |settings: Otherwise| {
            let (_, counts, _) = looked(here, &network, &settings, chances, dice);
            let mut tried: Vec<usize> = (0..counts.len()).filter(|&at| counts[at] > 0.0).collect();
            tried.sort_by(|&a, &b| chances[b].total_cmp(&chances[a]));
            tried
        };
        let two = order.len().min(2);
        assert_eq!(tried(Otherwise { most: 2, ..SETTINGS }), order[..two]);
        // As likely as the third is likely enough.
        if let Some(&third) = order.get(2)
            && order.len() <= 6
        {
            let least = chances[third];
            let enough = order.iter().filter(|&&at| chances[at] >= least).count();
            assert_eq!(tried(Otherwise { least, ..SETTINGS }), order[..enough]);
            parted += usize::from(enough < order.len());
        }
    });
    assert!(parted > 10, "{parted}");
}

/// What belongs to a step stays with it when lists are joined.
#[test]
fn lists_are_joined_step_by_step() {
    let list = |number: f32| {
        let mut samples = Samples::default();
        let lesson = samples.teach(&[number, 1.0 - number]);
        let otherwise = samples.teach(&[number, 2.0 * number, 3.0, 4.0]);
        let nothing = Outlook { chances: [0.0; 4], lead: 0.0 };
        let taken = Taken {
            chosen: 0,
            players: 2,
            likely: -1.0,
            expected: nothing,
            target: nothing,
            advantage: 0.0,
            lesson: Some(lesson),
            otherwise: Some(otherwise),
        };
        samples.push(&[1, 2], &[3, 4], taken);
        samples
    };
    let mut joined = list(0.25);
    joined.append(&list(0.5));
    for (at, number) in [0.25, 0.5].into_iter().enumerate() {
        assert_eq!(joined.lesson(at), Some(&[number, 1.0 - number][..]));
        let wanted = Wanted { counts: &[number, 2.0 * number], wishes: &[3.0, 4.0] };
        assert_eq!(joined.otherwise(at), Some(wanted));
    }
}

/// It is heard, and the same seed still gives the same network, on any number of threads.
#[test]
fn learning_from_it_is_as_repeatable() {
    let config = Config {
        games: 6,
        batch: 256,
        scripts: 0.3,
        otherwise: Some(Otherwise { part: 0.3, horizon: 6, ..SETTINGS }),
        ..Config::new(Players::Three, 9)
    };
    let run = |config: Config, threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| {
            let mut learner = Learner::new(config);
            learner.round(0.5).expect("it learns");
            learner.numbers
        })
    };
    let tried = run(config, 1);
    assert_eq!(tried, run(config, 3));
    let unheard = config.otherwise.map(|otherwise| Otherwise { weight: 0.0, ..otherwise });
    assert_ne!(tried, run(Config { otherwise: unheard, ..config }, 1));
}
