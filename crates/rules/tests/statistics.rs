//! What chance must come to over many games.

use rand_core::Rng;
use rules::{
    Answer, Card, Decision, Event, Game, Holding, Options, Players, Position, Role, Seat, SeatSet,
    Seed, Standing, Step, Tile,
};
use testkit::{every_answer, random_game, rng};

/// A four-player base game of the first edition in which seat 0 is asked about its gold mine.
/// The mine stands where the seat's indigo plant would, which costs as much: the deck has the
/// costs of a fresh deck.
fn asked_about_a_gold_mine() -> Position {
    let options = Options::base(Players::Four);
    let mut deck = rules::Rules::of(options).unshuffled().to_vec();
    let mine = deck.iter().position(|&card| card == Card::GoldMine).expect("three of them");
    deck[mine] = Card::IndigoPlant;
    let town = |building| Holding { town: vec![Standing::of(building)], ..Holding::default() };
    let first = Seat::FIRST;
    let mut takers = [None; 5];
    takers[Role::Prospector as usize] = Some(first);
    let mut asked_by = [None; Seat::MAX];
    asked_by[0] = Some(Card::GoldMine);
    Position {
        options,
        round: 2,
        governor: first,
        idle_rounds: 0,
        built_this_round: false,
        players: [Card::GoldMine, Card::IndigoPlant, Card::IndigoPlant, Card::IndigoPlant]
            .map(town)
            .into(),
        deck,
        discard: Vec::new(),
        tiles: Tile::ALL,
        tiles_seen: 0,
        takers,
        open_events: Vec::new(),
        event_in_play: None,
        revealed: Vec::new(),
        decision: Decision {
            step: Step::Prospect,
            pending: SeatSet::of(first),
            chooser: first,
            turn: 0,
            library: false,
            sold: false,
            asked_by,
            to_discard: [0; Seat::MAX],
            paying: None,
        },
        seed: Seed::from_number(0),
        shuffles: 2,
    }
}

#[test] // RULES 7.14
fn a_gold_mine_succeeds_on_a_fresh_deck_in_a_quarter_of_all_cases() {
    // Four standard deviations are 0.27 percentage points with so many trials.
    const TRIALS: u32 = 400_000;
    let mut position = asked_about_a_gold_mine();
    let mut rng = rng(1);
    let mut found = 0;
    // The hands have been dealt from the same deck: sixteen cards, whichever.
    position.players[1].hand = position.deck.split_off(90);
    for _ in 0..TRIALS {
        // Only the four cards on top matter, so only they are drawn at random, from all cards
        // that are not in a town.
        for top in 0..4 {
            let other = top + (rng.next_u64() % (106 - top as u64)) as usize;
            match other.checked_sub(90) {
                Some(other) => {
                    std::mem::swap(&mut position.deck[top], &mut position.players[1].hand[other]);
                }
                None => position.deck.swap(top, other),
            }
        }
        let mut game = Game::from_position(&position).expect("the position is possible");
        game.apply(Seat::FIRST, &Answer::Confirm(true), &mut ()).expect("it was asked");
        found += u32::from(game.table().flow().step == Step::Take);
    }
    let percent = 100.0 * f64::from(found) / f64::from(TRIALS);
    assert!((percent - 24.8).abs() < 0.3, "{percent} %");
}

#[test] // RULES 7.14: the same through the engine's own shuffle
fn a_gold_mine_succeeds_as_often_on_decks_shuffled_by_the_game() {
    const TRIALS: u64 = 400_000;
    let mut position = asked_about_a_gold_mine();
    // All cards are in the discard pile and become the deck when the mine needs them.
    position.discard = std::mem::take(&mut position.deck);
    let mut found = 0;
    for seed in 0..TRIALS {
        position.seed = Seed::from_number(seed);
        let mut game = Game::from_position(&position).expect("the position is possible");
        game.apply(Seat::FIRST, &Answer::Confirm(true), &mut ()).expect("it was asked");
        found += u32::from(game.table().flow().step == Step::Take);
    }
    let percent = 100.0 * f64::from(found) / TRIALS as f64;
    assert!((percent - 24.8).abs() < 0.3, "{percent} %");
}

#[test] // RULES 10.1, 13.29
fn no_base_game_ends_before_round_eleven() {
    // Nobody builds twice in a round of the base game, and eleven buildings are to be built.
    for players in Players::ALL {
        for edition in rules::Edition::ALL {
            let options = Options { edition, ..Options::base(players) };
            for seed in 0..1_000 {
                let rounds = random_game(options, seed).table().round();
                assert!(rounds >= 11, "{players:?} {edition:?}, seed {seed}: {rounds} rounds");
            }
        }
    }
}

#[test] // RULES 3.2
fn tiles_come_round_in_the_same_order_all_game() {
    for players in Players::ALL {
        for seed in 0..200 {
            let mut options = Options::base(players);
            options.events = seed % 2 == 0;
            let start = Game::new(options, Seed::from_number(seed));
            let order = start.table().tiles().stack();
            let mut turned = Vec::new();
            every_answer(start, &mut rng(seed), |game, seat, answer| {
                let mut events = Vec::new();
                let mut next = *game;
                next.apply(seat, answer, &mut events).expect("a drawn answer is legal");
                turned.extend(events.iter().filter_map(|event| match event {
                    Event::TileTurned { tile } => Some(*tile),
                    _ => None,
                }));
            });
            assert!(turned.len() > 5, "a trader in most rounds");
            assert!(turned.iter().zip(order.iter().cycle()).all(|(a, b)| a == b), "{turned:?}");
        }
    }
}

#[test] // RULES 1.6, 3.2
fn governors_and_tiles_are_evenly_spread() {
    const GAMES: u64 = 20_000;
    for players in Players::ALL {
        let mut governors = [0u32; Seat::MAX];
        let mut first_tiles = [0u32; 5];
        for seed in 0..GAMES {
            let game = Game::new(Options::base(players), Seed::from_number(seed));
            governors[game.table().governor().index()] += 1;
            first_tiles[game.table().tiles().on_top() as usize] += 1;
        }
        let fair = |counts: &[u32]| {
            let mean = GAMES as f64 / counts.len() as f64;
            // Five standard deviations.
            counts.iter().all(|&count| (f64::from(count) - mean).abs() < 5.0 * mean.sqrt())
        };
        assert!(fair(&governors[..players.count() as usize]), "{governors:?}");
        assert!(fair(&first_tiles), "{first_tiles:?}");
    }
}
