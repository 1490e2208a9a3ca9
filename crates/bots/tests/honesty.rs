//! Bots answer by what their seat may know, always legally, and every game they play ends.

use bots::{Bot, Dice, Level};
use rand_core::{Rng, SeedableRng};
use rules::{Game, Memories, Options, Seed};

/// A number of games from the environment, for long runs.
fn games(default: u64) -> u64 {
    std::env::var("SANJUAN_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

fn level(name: &str) -> Level {
    name.parse().expect("there is such a bot")
}

/// Plays a game and shows every moment at which a bot is asked.
fn play(
    bots: &[Box<dyn Bot>],
    options: Options,
    seed: u64,
    mut look: impl FnMut(&Game, &Memories),
) {
    let mut game = Game::new(options, Seed::from_number(seed));
    let mut memories = Memories::NOTHING;
    let mut dice = Dice::seed_from_u64(seed);
    let mut decisions = 0;
    while let Some(seat) = game.next_seat() {
        look(&game, &memories);
        let prompt = game.prompt(seat).expect("who is next is asked");
        let bot = &bots[seat.index() % bots.len()];
        let glance = game.glance(seat).remembering(memories.of(seat));
        let answer = bot.answer(&glance, &prompt, &mut dice);
        let given = game.apply(seat, &answer, &mut memories);
        assert_eq!(given, Ok(()), "{} answers {answer:?} to {prompt:?}", bot.name());
        decisions += 1;
        assert!(decisions < 10_000, "{options:?} seed {seed} does not end");
    }
    assert!(game.is_over());
}

#[test]
fn every_bot_plays_every_option_set_to_the_end() {
    for (set, options) in Options::all().enumerate() {
        for names in [
            ["random"; 4],
            ["novice"; 4],
            ["steady"; 4],
            ["master"; 4],
            ["novice", "random", "steady", "apprentice"],
        ] {
            let bots = names.map(|name| level(name).bot());
            for game in 0..games(40).div_ceil(4) {
                play(&bots, options, set as u64 * 1_000_003 + game, |_, _| {});
            }
        }
        let bots = ["search:12", "novice", "grandmaster:6", "random"].map(|name| level(name).bot());
        play(&bots, options, set as u64, |_, _| {});
    }
}

#[test]
fn what_is_hidden_makes_no_difference_to_an_answer() {
    let names = ["random", "novice", "steady", "search:40", "expert", "master", "grandmaster:40"];
    let bots = names.map(|name| level(name).bot());
    let mut compared = 0;
    for (set, options) in Options::all().enumerate() {
        let mut chance = Dice::seed_from_u64(set as u64);
        play(&[level("steady").bot()], options, set as u64, |game, memories| {
            let Some(seat) = game.next_seat() else { return };
            let (Some(prompt), seed) = (game.prompt(seat), chance.next_u64()) else { return };
            if !seed.is_multiple_of(8) {
                return;
            }
            let memory = memories.of(seat);
            let other = game.view(seat).resample_remembering(memory, &mut chance);
            assert_eq!(other.prompt(seat), Some(prompt));
            for bot in &bots {
                let answer = |game: &Game| {
                    let glance = game.glance(seat).remembering(memory);
                    bot.answer(&glance, &prompt, &mut Dice::seed_from_u64(seed))
                };
                assert_eq!(answer(game), answer(&other), "{} in {options:?}", bot.name());
            }
            compared += usize::from(*game.table() != *other.table());
        });
    }
    assert!(compared > 500, "only {compared} pairs of games differed in what is hidden");
}

#[test]
fn the_same_dice_give_the_same_answers() {
    for name in
        ["random", "novice", "steady", "search:30", "search:30x3", "apprentice", "grandmaster:30x3"]
    {
        let bots = [level(name).bot()];
        let record = || {
            let mut seen = Vec::new();
            play(&bots, Options::base(rules::Players::Two), 5, |game, _| seen.push(*game));
            seen
        };
        assert!(record() == record(), "{name} answered differently");
    }
}

#[test]
fn advice_is_legal_and_its_shares_add_up() {
    let advisers = ["search:120", "grandmaster:120"].map(|name| level(name).bot());
    for (set, options) in Options::all().enumerate().step_by(5) {
        let mut dice = Dice::seed_from_u64(set as u64);
        play(&[level("novice").bot()], options, set as u64, |game, memories| {
            let Some(seat) = game.next_seat() else { return };
            let Some(prompt) = game.prompt(seat) else { return };
            if !dice.next_u64().is_multiple_of(16) {
                return;
            }
            for adviser in &advisers {
                let glance = game.glance(seat).remembering(memories.of(seat));
                let advice = adviser.advise(&glance, &prompt, &mut dice);
                assert!(!advice.choices.is_empty());
                for choice in &advice.choices {
                    assert_eq!(game.check(seat, &choice.answer), Ok(()), "{:?}", prompt);
                    assert!(choice.wins.is_none_or(|wins| (0.0..=1.0).contains(&wins)));
                }
                let shares: f64 = advice.choices.iter().map(|choice| choice.share).sum();
                assert!(shares <= 1.0 + 1e-9, "{shares}");
            }
        });
    }
}

#[test]
fn bots_are_told_apart_by_name_and_version() {
    let mut names: Vec<String> = Level::NAMES.iter().map(|name| level(name).bot().name()).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), Level::NAMES.len());
    assert!(
        names.iter().all(|name| name.split(' ').nth(1).is_some_and(|v| v.parse::<u32>().is_ok()))
    );
}
