//! Learning is the same every time, can be broken off and gone on with, and leads somewhere.
#![allow(clippy::print_stdout, reason = "a figure for whoever reads the output")]

use arena::{Entry, Match};
use bots::net::layout::{SECOND_ROWS, STEP_BIAS, STEP_ROWS, VALUE_ROWS};
use bots::net::occasion::OCCASIONS;
use bots::net::{FIRST, INPUTS, Learned, Manner, Network, Networks, SECOND};
use bots::{Bot, Level};
use rules::{Options, Players, Seed};
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use train::checkpoint::{self, CheckpointError};
use train::{Config, Learner, Teacher, mean, selfplay};

fn small(players: Players) -> Config {
    Config { games: 12, batch: 256, freeze_every: 2, past: 0.5, ..Config::new(players, 9) }
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("sanjuan-train-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

fn rounds(learner: &mut Learner, n: usize) {
    for _ in 0..n {
        learner.round(0.5).expect("it learns");
    }
}

#[test]
fn the_same_seed_gives_the_same_network_on_any_number_of_threads() {
    let run = |threads: usize, seed: u64| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| {
            let mut learner = Learner::new(Config { seed, ..small(Players::Three) });
            rounds(&mut learner, 4);
            learner.numbers
        })
    };
    let one = run(1, 9);
    assert_eq!(one, run(3, 9));
    assert_ne!(one, run(1, 10));
}

#[test]
fn a_run_that_was_broken_off_goes_on_as_if_it_had_not_been() {
    let folder = folder("resume");
    let file = folder.join("run.ckpt");
    let mut whole = Learner::new(Config { rivals: 0.3, past: 0.3, ..small(Players::Two) });
    let rival = Learner::new(Config { seed: 4, ..small(Players::Two) }).network();
    whole.rivals.push(Arc::new(rival.expect("numbers")));
    rounds(&mut whole, 3);
    checkpoint::save(&whole, 12.5, &file).expect("it is written");
    rounds(&mut whole, 3);
    let (mut resumed, seconds) = checkpoint::load(&file).expect("it is read");
    assert_eq!(seconds, 12.5);
    assert_eq!(resumed.rivals[0].numbers(), whole.rivals[0].numbers());
    rounds(&mut resumed, 3);
    assert_eq!(resumed.numbers, whole.numbers);
    assert_eq!(
        (resumed.games, resumed.steps, resumed.rounds),
        (whole.games, whole.steps, whole.rounds)
    );
    fs::remove_dir_all(folder).ok();
}

#[test]
fn a_checkpoint_that_is_none_is_refused_with_a_reason() {
    let folder = folder("foreign");
    let file = folder.join("run.ckpt");
    let learner = Learner::new(small(Players::Two));
    checkpoint::save(&learner, 0.0, &file).expect("it is written");
    let whole = fs::read(&file).expect("it is there");
    let text = String::from_utf8_lossy(&whole[..300]).into_owned();
    assert!(text.starts_with("{\"format\":\"sanjuan training 3\""), "{text}");
    let header_end = whole.iter().position(|&b| b == b'\n').expect("a header");
    let with_header = |from: &str, to: &str| {
        let header = String::from_utf8_lossy(&whole[..header_end]).replacen(from, to, 1);
        [header.as_bytes(), &whole[header_end..]].concat()
    };
    let mut none = whole.clone();
    none[header_end + 1..header_end + 5].copy_from_slice(&f32::NAN.to_le_bytes());
    let cases: [(&str, Vec<u8>, &str); 8] = [
        ("nothing", Vec::new(), "no header"),
        ("no checkpoint", b"hello\n".to_vec(), "expected value"),
        ("cut off", whole[..whole.len() - 9].to_vec(), "cut off"),
        ("longer", [&whole[..], &[0; 8]].concat(), "cut off"),
        ("newer", with_header("training 3", "training 4"), "another format"),
        ("another shape", with_header("\"inputs\":", "\"inputs\":1"), "another shape"),
        ("settings of nobody", with_header("\"batch\":256", "\"batch\":0"), "no batch"),
        ("no numbers", none, "a number is none"),
    ];
    for (what, bytes, why) in cases {
        fs::write(&file, bytes).expect("it is written");
        match checkpoint::load(&file) {
            Err(error @ CheckpointError::Foreign { .. }) => {
                let told = error.to_string();
                assert!(told.contains(why) && told.contains("begin anew"), "{what}: {told}");
            }
            other => panic!("{what}: {:?}", other.map(|(learner, _)| learner.games)),
        }
    }
    assert!(matches!(checkpoint::load(&folder.join("none")), Err(CheckpointError::File { .. })));
    fs::remove_dir_all(folder).ok();
}

/// What cannot be written leaves the run that was there.
#[test]
fn a_run_that_cannot_be_saved_leaves_the_one_before() {
    let folder = folder("unwritable");
    let file = folder.join("run.ckpt");
    let mut learner = Learner::new(small(Players::Two));
    checkpoint::save(&learner, 1.0, &file).expect("it is written");
    fs::create_dir(file.with_extension("new")).expect("something is in the way");
    rounds(&mut learner, 1);
    assert!(matches!(checkpoint::save(&learner, 2.0, &file), Err(CheckpointError::File { .. })));
    let (before, seconds) = checkpoint::load(&file).expect("the one before");
    assert_eq!((before.games, seconds), (0, 1.0));
    fs::remove_dir_all(folder).ok();
}

/// Less than a minute and a half of the processor in a release build: from nothing to somebody whom
/// a beginner does not beat. A number of games and not of minutes, so that a slow machine learns as much.
#[test]
fn a_minute_or_so_of_learning_beats_a_beginner() {
    const GAMES: u64 = 18_000;
    let config = Config { base: 1.0, past: 0.0, ..Config::new(Players::Two, 1) };
    let mut learner = Learner::new(config);
    while learner.games < GAMES {
        let progress = learner.games as f32 / GAMES as f32;
        learner.round(progress).expect("it learns");
    }
    let networks = [Some(Arc::new(learner.network().expect("numbers"))), None, None];
    let bot = Learned::new("pupil 1", Arc::new(Networks::new(networks, "")), Manner::Best);
    let pupil = Entry::new("pupil", Arc::new(bot) as Arc<dyn Bot>);
    let played = Match {
        options: vec![Options::base(Players::Two)],
        entries: vec![pupil, Entry::of(Level::Novice)],
        games: 2_000,
        seed: Seed::from_number(1),
        jobs: 2,
        sprt: None,
        records: None,
    };
    let report = played.run(&Default::default(), &mut |_| ()).expect("two play").report;
    let wins = report.bots[0].wins / report.games as f64;
    println!("{:.1} % of {} games against novice", 100.0 * wins, report.games);
    assert!(wins >= 0.9, "only {wins}");
}

#[test]
fn a_teacher_is_heard_and_makes_learning_no_less_repeatable() {
    let teacher = Teacher { part: 0.2, playouts: 8, horizon: 6, margin: 0.05, weight: 1.0 };
    let config = Config { teacher: Some(teacher), games: 4, ..small(Players::Two) };
    let run = |config: Config| {
        let mut learner = Learner::new(config);
        let stats = learner.round(0.5).expect("it learns").stats;
        (learner.numbers, stats)
    };
    let (taught, stats) = run(config);
    assert!(stats.lessons > 0.0 && stats.lessons < 0.2, "{stats:?}");
    assert!(stats.untaught > 0.0, "{stats:?}");
    assert_eq!(taught, run(config).0);
    assert_ne!(taught, run(Config { teacher: None, ..config }).0);
}

/// Whoever plays only against one that never learns leaves that one as it is.
#[test]
fn a_best_responder_plays_against_its_rival_only() {
    let rival = Arc::new(Learner::new(small(Players::Two)).network().expect("numbers"));
    let config = Config { rivals: 1.0, past: 0.0, freeze_every: 0, ..small(Players::Two) };
    let mut learner = Learner::new(config);
    learner.rivals.push(Arc::clone(&rival));
    for _ in 0..3 {
        let round = learner.round(0.5).expect("it learns");
        assert!(round.rivals.is_some() && round.past.is_none());
    }
    assert!(learner.past.is_empty());
    assert_eq!(learner.rivals[0].numbers(), rival.numbers());
    assert_ne!(learner.numbers, rival.numbers());
}

/// What plays in the end is a mean of the network on its way, not where it happened to stop.
#[test]
fn a_run_ends_with_a_mean_of_its_last_part() {
    let run = |average: f32| {
        let mut learner = Learner::new(Config { average, ..small(Players::Two) });
        rounds(&mut learner, 3);
        let before = learner.numbers.clone();
        let mean = learner.mean.clone();
        rounds(&mut learner, 1);
        (learner, before, mean)
    };
    let (last, ..) = run(0.0);
    let off = last.mean.iter().zip(&last.numbers).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
    assert!(off < 1e-6, "without a mean it is where it stopped, not {off} beside it");
    let (learner, before, mean) = run(1.0);
    assert_eq!(learner.numbers, last.numbers, "nobody learns otherwise for it");
    let at = STEP_BIAS;
    assert_ne!(learner.numbers[at], before[at]);
    // After the fourth round it moves a fifth of the way.
    let expected = mean[at] + (learner.numbers[at] - mean[at]) / 5.0;
    assert!((learner.mean[at] - expected).abs() < 1e-7, "{} {expected}", learner.mean[at]);
    let network = learner.network().expect("numbers");
    assert_eq!(network.numbers()[at], learner.mean[at]);
}

/// Several runs from the same network make one.
#[test]
fn the_mean_of_networks_lies_between_them() {
    let network = |seed: u64| {
        let learner = Learner::new(Config { seed, ..small(Players::Two) });
        Arc::new(learner.network().expect("numbers"))
    };
    let three = [network(1), network(2), network(3)];
    let between = mean(&three).expect("a network");
    for at in [STEP_ROWS, STEP_ROWS + 7, SECOND_ROWS + 100] {
        let sum: f32 = three.iter().map(|network| network.numbers()[at]).sum();
        assert!((between.numbers()[at] - sum / 3.0).abs() < 1e-6, "number {at}");
    }
    assert_eq!(mean(&three[..1]).expect("a network").numbers(), three[0].numbers());
    assert!(mean(&[]).is_none());
}

/// Whoever is made less sure wants the same things, only less.
#[test]
fn warmth_makes_it_less_sure_and_changes_nothing_else() {
    let mut learner = Learner::new(small(Players::Two));
    let before = learner.numbers.clone();
    learner.warm(4.0);
    let steps = STEP_ROWS..VALUE_ROWS;
    for (at, (&now, &before)) in learner.numbers.iter().zip(&before).enumerate() {
        assert_eq!(now, if steps.contains(&at) { before / 4.0 } else { before }, "number {at}");
    }
    assert_eq!(learner.mean, learner.numbers);
}

/// What is new in a network that has grown changes nothing at first, but can be learned from.
#[test]
fn what_nobody_listens_to_gets_something_to_say() {
    let config = small(Players::Two);
    let mut numbers = Learner::new(config).numbers;
    let grown = FIRST / 2..FIRST;
    for at in grown.clone() {
        (0..INPUTS).for_each(|input| numbers[input * FIRST + at] = 0.0);
        for occasion in 0..OCCASIONS {
            numbers[SECOND_ROWS + (occasion * FIRST + at) * SECOND..][..SECOND].fill(0.0);
        }
    }
    let network = Network::new(numbers.clone()).expect("numbers");
    let mut learner = Learner::taught(config, &network);
    let says =
        |numbers: &[f32], at: usize| (0..INPUTS).any(|input| numbers[input * FIRST + at] != 0.0);
    assert!(grown.clone().all(|at| !says(&numbers, at) && says(&learner.numbers, at)));
    let told: Vec<u16> = (0..60).map(|n| n * 20).collect();
    let lead = |network: &Network| network.outlook(&network.think(&told), 2).lead;
    assert_eq!(lead(&learner.network().expect("numbers")), lead(&network));
    rounds(&mut learner, 2);
    let heard = |at: usize| {
        (0..OCCASIONS).any(|occasion| {
            learner.numbers[SECOND_ROWS + (occasion * FIRST + at) * SECOND..][..SECOND]
                .iter()
                .any(|&number| number != 0.0)
        })
    };
    let deaf = grown.clone().filter(|&at| !heard(at)).count();
    assert!(deaf * 4 < grown.len(), "nobody listens to {deaf} of {}", grown.len());
}

/// Who was written answers for itself: only the steps of the one that learns are learned from.
#[test]
fn against_those_who_were_written_it_sits_alone() {
    let config = Config { past: 0.0, ..small(Players::Four) };
    let network = Learner::new(config).network().expect("numbers");
    let steps = |scripts: f32| -> usize {
        let config = Config { scripts, ..config };
        let players = selfplay::Players { learner: &network, past: &[], rivals: &[] };
        (0..8).map(|number| selfplay::play(&config, number, players).samples.len()).sum()
    };
    let (alone, itself) = (steps(1.0), steps(0.0));
    assert!(alone > 0 && 2 * alone < itself, "{alone} steps alone, {itself} with itself");
}

/// Obvious steps teach nearly nothing: leaving most of them out saves the time and little else.
#[test]
fn obvious_steps_can_be_left_out() {
    let run = |obvious: f32| {
        let mut learner = Learner::new(Config { obvious, ..small(Players::Two) });
        // It is so sure of everything that nearly all of its steps are obvious.
        learner.numbers[STEP_ROWS..STEP_BIAS].iter_mut().for_each(|number| *number *= 1e4);
        learner.round(0.5).expect("it learns").stats.steps
    };
    let (all, part) = (run(1.0), run(0.2));
    assert!(part > 0.0 && 2.0 * part < all, "{part} of {all} steps");
}
