//! Networks in files: what is written is read, and what is none is refused with a reason.

use bots::net::layout::{self, NUMBERS};
use bots::net::occasion::{OCCASIONS, occasion};
use bots::net::{
    FIRST, INPUTS, Inputs, Network, Networks, NetworksError, OUTPUTS, SECOND, kernel, shipped,
};
use bots::{Dice, Draft, Level, Next};
use rand_core::{Rng, SeedableRng};
use rules::{Game, Memories, Options, Players, Seed};
use std::sync::Arc;

fn network(seed: u64) -> Arc<Network> {
    let mut dice = Dice::seed_from_u64(seed);
    let mut number = || (dice.next_u64() >> 40) as f32 / (1 << 24) as f32 - 0.5;
    Arc::new(Network::new((0..NUMBERS).map(|_| number()).collect()).expect("numbers"))
}

#[test]
fn what_is_written_is_read_again() {
    let networks = Networks::new([Some(network(1)), None, Some(network(2))], "by a test");
    let bytes = networks.to_bytes();
    let read = Networks::read(&bytes).expect("it is whole");
    assert_eq!(read.made(), "by a test");
    assert!(read.of(Players::Three).is_none());
    for players in [Players::Two, Players::Four] {
        let (given, read) = (networks.of(players).unwrap(), read.of(players).unwrap());
        for (given, read) in given.numbers().iter().zip(read.numbers()) {
            assert!((given - read).abs() <= 0.0005 * given.abs() + 1e-7, "{given} became {read}");
        }
    }
    assert_eq!(read.to_bytes(), bytes, "once written nothing is lost any more");
}

#[test]
fn what_is_no_network_is_refused_with_a_reason() {
    let bytes = Networks::new([Some(network(1)), None, None], "").to_bytes();
    let with = |at: usize, byte: u8| {
        let mut changed = bytes.clone();
        changed[at] = byte;
        changed
    };
    let cases = [
        ("nothing", Vec::new(), NetworksError::Foreign),
        ("something else", b"{\"format\":\"sanjuan 1\"}".to_vec(), NetworksError::Foreign),
        ("older", with(8, 0), NetworksError::Version { found: 0 }),
        ("newer", with(8, 3), NetworksError::Version { found: 3 }),
        ("another shape", with(12, bytes[12] ^ 1), NetworksError::Shape),
        ("another meaning", with(32, bytes[32] ^ 2), NetworksError::Shape),
        ("cut off early", bytes[..20].to_vec(), NetworksError::CutOff),
        ("cut off late", bytes[..bytes.len() - 1].to_vec(), NetworksError::CutOff),
        ("longer", [&bytes[..], &[0]].concat(), NetworksError::Damaged),
        ("changed", with(bytes.len() / 2, bytes[bytes.len() / 2] ^ 4), NetworksError::Damaged),
    ];
    for (what, bytes, error) in cases {
        let refused = Networks::read(&bytes).expect_err(what);
        assert_eq!(refused, error, "{what}");
        assert!(refused.to_string().len() > 20, "{what}: {refused}");
    }
    let mut none = vec![0.0; NUMBERS];
    none[7] = f32::NAN;
    assert!(Network::new(none).is_none());
    assert!(Network::new(vec![0.0; NUMBERS - 1]).is_none());
}

/// A file as it was written before there were occasions and habits: it is read, and what it says is
/// what those numbers say when they are summed up plainly.
#[test]
fn older_networks_play_on_as_they_did() {
    const SHAPE: [usize; 6] = [1453, 128, 64, OUTPUTS, 1, 229_988];
    let [inputs, first, second, ..] = SHAPE;
    let mut dice = Dice::seed_from_u64(8);
    // Numbers that lose no digits, neither in the file nor as grains.
    let mut number = || (dice.next_u64() % 128) as f32 / 512.0 - 0.125;
    let numbers: Vec<f32> = (0..SHAPE[5]).map(|_| number()).collect();
    let mut bytes = b"sanjuan\0".to_vec();
    let words = [1].into_iter().chain(SHAPE).chain([1, 0]);
    bytes.extend(words.flat_map(|word| (word as u32).to_le_bytes()));
    bytes.extend(numbers.iter().flat_map(|&n| half::f16::from_f32(n).to_le_bytes()));
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    let networks = Networks::read(&bytes).expect("an older file is read");
    let network = networks.of(Players::Two).expect("it is for two");

    let (middle, behind) = ((inputs + 1) * first, (inputs + 1) * first + (first + 1) * second);
    let values = behind + OUTPUTS * (second + 1);
    for situation in 0..50 {
        // The phase first, then whatever is true; towns of different sizes are other occasions.
        let mut told: Vec<u16> =
            (14..inputs as u16).filter(|_| dice.next_u64() % 16 == 0).collect();
        told.insert(0, situation % 14);
        let sum = |n: usize| told.iter().map(|&at| numbers[at as usize * first + n]).sum::<f32>();
        let a: Vec<f32> =
            (0..first).map(|n| (numbers[inputs * first + n] + sum(n)).max(0.0)).collect();
        let sum =
            |n: usize| (0..first).map(|at| a[at] * numbers[middle + at * second + n]).sum::<f32>();
        let b: Vec<f32> =
            (0..second).map(|n| (numbers[behind - second + n] + sum(n)).max(0.0)).collect();
        let row = |from: usize, of: usize, n: usize| {
            let row = &numbers[from + n * second..][..second];
            numbers[from + of * second + n] + row.iter().zip(&b).map(|(x, y)| x * y).sum::<f32>()
        };
        let thought = network.think(&told);
        let mut wishes = [0.0; 3];
        let steps = [0, 77, OUTPUTS as u16 - 1];
        network.wishes(&thought, &steps, &mut wishes);
        for (wish, step) in wishes.into_iter().zip(steps) {
            let plainly = row(behind, OUTPUTS, step.into());
            assert!(
                (wish - plainly).abs() < 1e-4 * plainly.abs().max(1.0),
                "{wish}, not {plainly}"
            );
        }
        let lead = network.outlook(&thought, 2).lead;
        let plainly = row(values, 5, 4);
        assert!((lead - plainly).abs() < 1e-4 * plainly.abs().max(1.0), "{lead}, not {plainly}");
    }
}

#[test]
fn the_networks_of_the_program_say_how_they_were_made_and_know_every_table() {
    let networks = shipped();
    for players in Players::ALL {
        assert!(networks.of(players).is_some(), "none for {players:?}");
    }
    for word in ["train", "games", "minutes", "commit"] {
        assert!(networks.made().contains(word), "{word} is not told: {}", networks.made());
    }
}

/// Where there is no network somebody else plays: a person who waits goes on playing.
#[test]
fn without_a_network_the_next_weaker_bot_plays() {
    let none = Arc::new(Networks::new([None, None, None], ""));
    let master = bots::net::Learned::new("master 0", none, bots::net::Manner::Best);
    let steady = Level::Steady.bot();
    let mut game = Game::new(Options::base(Players::Two), Seed::from_number(3));
    while let Some(seat) = game.next_seat() {
        let prompt = game.prompt(seat).expect("who is next is asked");
        let dice = || Dice::seed_from_u64(1);
        let answer = bots::Bot::answer(&master, &game.glance(seat), &prompt, &mut dice());
        assert_eq!(answer, steady.answer(&game.glance(seat), &prompt, &mut dice()));
        game.apply(seat, &answer, &mut ()).expect("bots know the rules");
    }
}

/// Every legal answer that is not one of many alike can be put together, every step has a number
/// of its own, and no more is told than there is room for.
#[test]
fn steps_lead_to_legal_answers_and_have_numbers_of_their_own() {
    let mut situations = 0;
    let mut occasions = [0; OCCASIONS];
    for (set, options) in Options::all().enumerate() {
        for number in 0..4 {
            let mut dice = Dice::seed_from_u64(set as u64 * 100 + number);
            let mut game = Game::new(options, Seed::from_number(set as u64 * 100 + number));
            let mut memories = Memories::NOTHING;
            while let Some(seat) = game.next_seat() {
                let prompt = game.prompt(seat).expect("who is next is asked");
                let glance = game.glance(seat).remembering(memories.of(seat));
                let mut draft = Draft::EMPTY;
                let answer = loop {
                    let steps = draft.steps(&glance, &prompt);
                    assert!(!steps.is_empty(), "{prompt:?}");
                    let mut outputs: Vec<usize> = steps
                        .iter()
                        .map(|&step| bots::net::output(&glance, &prompt, step))
                        .collect();
                    assert!(outputs.iter().all(|&output| output < OUTPUTS));
                    outputs.sort_unstable();
                    outputs.dedup();
                    let alike =
                        matches!(prompt.ask, rules::Ask::Demolish { .. } | rules::Ask::Build);
                    assert!(alike || outputs.len() == steps.len(), "{steps:?}");
                    let inputs = Inputs::of(&glance, &prompt, &draft);
                    assert!(inputs.len() < 300, "{} inputs", inputs.len());
                    let mut once: Vec<u16> = inputs.to_vec();
                    assert!(once.iter().all(|&input| usize::from(input) < INPUTS));
                    once.sort_unstable();
                    once.dedup();
                    assert_eq!(once.len(), inputs.len(), "something is told twice");
                    situations += 1;
                    occasions[occasion(&inputs)] += 1;
                    let step = steps[dice.next_u64() as usize % steps.len()];
                    match draft.take(&glance, &prompt, step) {
                        Next::More(more) => draft = more,
                        Next::Given(answer) => break answer,
                    }
                };
                game.apply(seat, &answer, &mut memories).expect("steps lead to legal answers");
            }
        }
    }
    assert!(situations > 30_000, "only {situations}");
    assert!(occasions.iter().all(|&times| times > 0), "not every occasion is met: {occasions:?}");
}

/// Numbers of the first layer lie in two bytes. One that is too large for that, or a sum that is,
/// is as large as there can be: it never turns into its opposite.
#[test]
fn what_is_too_much_is_as_much_as_there_can_be() {
    assert_eq!(kernel::grains(1e9), i16::MAX);
    assert_eq!(kernel::grains(-1e9), i16::MIN);
    let mut numbers = vec![0.0; NUMBERS];
    // Two rows that are each as large as can be, and one that takes a little away.
    for (input, number) in [(0, 1e9), (1, 1e9), (2, -1.0)] {
        numbers[layout::FIRST_ROWS + input * FIRST] = number;
    }
    numbers[layout::SECOND_ROWS..layout::SECOND_BIAS].fill(1.0);
    let lead = layout::VALUE_ROWS + 4 * SECOND;
    numbers[lead..lead + SECOND].fill(1.0 / SECOND as f32);
    let network = Network::new(numbers).expect("numbers");
    let most = f32::from(i16::MAX) * kernel::GRAIN;
    for (inputs, expected) in [(&[0_u16, 1][..], most), (&[0, 1, 2], most - 1.0), (&[2], 0.0)] {
        let lead = network.outlook(&network.think(inputs), 2).lead;
        assert!((lead - expected).abs() < 1e-3, "{inputs:?}: {lead}, not {expected}");
    }
}
