//! What would have come of other steps is what does come of them.

use bots::net::{Network, Outlook, best, complete, softmax};
use bots::{Dice, Draft, Next};
use rand_core::SeedableRng;
use rules::{Game, Memories, Options, Players, Seed};
use train::otherwise::Crossroads;
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
                let answer = match here.draft.take(here.glance, here.prompt, here.steps[at]) {
                    Next::Given(answer) => answer,
                    Next::More(draft) => {
                        complete(&network, here.glance, here.prompt, draft, |wishes| best(wishes))
                    }
                };
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

/// Only so many are tried, and none that is too unlikely; what was not tried counts nothing.
#[test]
fn what_is_too_unlikely_is_not_tried() {
    let network = Learner::new(Config::new(Players::Two, 3)).network().expect("numbers");
    let (mut few, mut none) = (0, 0);
    crossroads(&network, 7, |here, chances, dice| {
        if here.steps.len() < 4 {
            return;
        }
        let tried = |settings: Otherwise, dice: &mut Dice| {
            let (_, counts, _) = looked(here, &network, &settings, chances, dice);
            counts.iter().filter(|&&count| count > 0.0).count()
        };
        assert_eq!(tried(Otherwise { most: 2, ..SETTINGS }, dice), 2);
        few += 1;
        let unlikely = Otherwise { least: 0.9, ..SETTINGS };
        assert!(!looked(here, &network, &unlikely, chances, dice).0);
        assert_eq!(tried(unlikely, dice), 0);
        none += 1;
    });
    assert!(few > 10 && none > 10, "{few} {none}");
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
    assert_ne!(tried, run(Config { otherwise: None, ..config }, 1));
}
