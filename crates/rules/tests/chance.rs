//! Shuffles: the same seed is the same game everywhere and for ever, and what is laid out by hand
//! is respected.

use rules::{
    Card, Chance, Edition, Game, Opening, Options, Players, Rules, Seat, Seed, SetupError, Tile,
};
use testkit::{deck_of, play_on, rng, seat};

fn governed(players: Players, governor: usize) -> Options {
    Options { governor: Some(seat(governor)), ..Options::base(players) }
}

/// The order of play that a seed stands for, worked out here from the words of `shuffle.rs` and
/// the textbook form of ChaCha8, and not with the code under test.
struct Reference {
    key: [u32; 8],
    stream: u32,
    words: Vec<u32>,
}

impl Reference {
    fn new(seed: Seed, stream: u32) -> Reference {
        let word = |i: usize| u32::from_le_bytes(seed.0[4 * i..4 * i + 4].try_into().unwrap());
        Reference { key: std::array::from_fn(word), stream, words: Vec::new() }
    }

    /// The bytes of the next words; what is left of the last of them is lost.
    fn bytes(&mut self, count: usize) -> Vec<u8> {
        let words: Vec<u32> = (0..count.div_ceil(4)).map(|_| self.next_word()).collect();
        words.into_iter().flat_map(u32::to_le_bytes).take(count).collect()
    }

    fn next_word(&mut self) -> u32 {
        let used = self.words.len();
        self.words.push(self.block((used / 16) as u32)[used % 16]);
        self.words[used]
    }

    fn block(&self, counter: u32) -> [u32; 16] {
        let mut start = [0; 16];
        start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        start[4..12].copy_from_slice(&self.key);
        start[12] = counter;
        start[14] = self.stream;
        let mut x: [u32; 16] = start;
        for _ in 0..4 {
            for [a, b, c, d] in [
                [0, 4, 8, 12],
                [1, 5, 9, 13],
                [2, 6, 10, 14],
                [3, 7, 11, 15],
                [0, 5, 10, 15],
                [1, 6, 11, 12],
                [2, 7, 8, 13],
                [3, 4, 9, 14],
            ] {
                for (one, two, three, by) in
                    [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)]
                {
                    x[one] = x[one].wrapping_add(x[two]);
                    x[three] = (x[three] ^ x[one]).rotate_left(by);
                }
            }
        }
        std::array::from_fn(|i| x[i].wrapping_add(start[i]))
    }

    fn below(&mut self, n: u32) -> usize {
        loop {
            let bytes = self.bytes(2);
            if let Some(number) = scaled(&bytes, n) {
                return number;
            }
        }
    }

    fn shuffle<T>(&mut self, things: &mut [T]) {
        let bytes = self.bytes(2 * (things.len() - 1));
        for (i, pair) in (1..things.len()).rev().zip(bytes.chunks(2)) {
            let bound = i as u32 + 1;
            let j = scaled(pair, bound).unwrap_or_else(|| self.below(bound));
            things.swap(i, j);
        }
    }
}

/// Two bytes as a number below `n`, unless they are one of the few that would be unfair.
fn scaled(bytes: &[u8], n: u32) -> Option<usize> {
    let product = u32::from(u16::from_le_bytes([bytes[0], bytes[1]])) * n;
    (product % 65_536 >= 65_536 % n).then_some((product / 65_536) as usize)
}

/// Governor, tiles and the deck before dealing, its top first.
fn reference(options: Options, seed: Seed) -> (usize, [Tile; 5], Vec<Card>) {
    let mut table = Reference::new(seed, 0);
    let governor = table.below(u32::from(options.players.count()));
    let mut tiles = Tile::ALL;
    for i in (1..5).rev() {
        let j = table.below(i as u32 + 1);
        tiles.swap(i, j);
    }
    let mut deck = Rules::of(options).unshuffled().to_vec();
    Reference::new(seed, 1).shuffle(&mut deck);
    deck.reverse();
    (governor, tiles, deck)
}

#[test]
fn the_shuffle_is_the_one_written_down_for_every_option_set() {
    for options in Options::all() {
        for number in 0..40 {
            let seed = Seed::from_number(number * 0x9E37_79B9);
            let (governor, tiles, deck) = reference(options, seed);
            let game = Game::new(options, seed);
            assert_eq!(game.table().governor().index(), governor);
            assert_eq!(game.table().tiles().stack(), tiles);
            // Dealt from the same order by hand, the same game comes about.
            let chance = Chance { deck: Some(deck), tiles: Some(tiles) };
            let named = Options { governor: Some(seat(governor)), ..options };
            assert_eq!(Game::with_chance(named, seed, &chance), Ok(game));
        }
    }
}

/// The first ten cards of the deck before dealing, the tiles and the governor. Records of games
/// stand on these: a change here makes every old record another game.
#[track_caller]
fn pinned(options: Options, seed: Seed, cards: &str, tiles: &str, governor: usize) {
    let (first, stack, deck) = reference(options, seed);
    let top: Vec<&str> = deck[..10].iter().map(|card| card.id()).collect();
    assert_eq!(top.join(" "), cards);
    assert_eq!((stack.map(Tile::id).concat().as_str(), first), (tiles, governor));
    let game = Game::new(options, seed);
    assert_eq!(game.table().governor().index(), governor);
    assert_eq!(game.table().tiles().stack(), stack);
    let hand = game.table().player(seat(governor)).hand();
    assert_eq!(hand, &deck[..4].iter().copied().collect(), "the governor's cards");
    assert_eq!(deck_of(&game), deck[4 * options.players.count() as usize..]);
}

#[test]
fn the_shuffle_is_pinned_by_test_vectors() {
    let bytes = std::array::from_fn(|i| i as u8);
    let cards = "hero well sugar_mill sugar_mill well \
                 chapel statue market_hall coffee_roaster market_stand";
    pinned(Options::base(Players::Two), Seed::from_number(1), cards, "DCEAB", 0);
    let all =
        Options { edition: Edition::Second, new_buildings: true, ..Options::base(Players::Four) };
    let cards = "palace bank guard_room hero coffee_roaster \
                 aqueduct victory_column tower chapel smithy";
    pinned(all, Seed(bytes), cards, "EBCDA", 0);
    let cards = "tobacco_storage tobacco_storage silver_smelter coffee_roaster indigo_plant \
                 sugar_mill indigo_plant palace gold_mine poor_house";
    pinned(Options::base(Players::Three), Seed::from_number(2004), cards, "CAEDB", 2);
}

#[test] // RULES 4.11
fn a_later_shuffle_takes_its_own_stream() {
    // With the whole deck discarded, the third shuffle (number 2) makes the new deck.
    let p = testkit::scenario(2).rest_discarded().seed(77).prospector(0);
    let mut cards: Vec<Card> = p.game().rules().unshuffled().to_vec();
    Reference::new(Seed::from_number(77), 2).shuffle(&mut cards);
    cards.reverse();
    assert_eq!(p.hand(0), cards[..1]);
    assert_eq!(deck_of(p.game()), cards[1..]);
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_seed_another() {
    for options in Options::all() {
        let game = |number| Game::new(options, Seed::from_number(number));
        assert_eq!(game(5), game(5));
        assert_ne!(deck_of(&game(5)), deck_of(&game(6)));
        assert_eq!(play_on(game(5), &mut rng(8)), play_on(game(5), &mut rng(8)));
    }
}

#[test]
fn naming_a_governor_changes_neither_deck_nor_tiles() {
    let seed = Seed::from_number(3);
    let games = [0, 1, 2].map(|n| Game::new(governed(Players::Three, n), seed));
    for game in &games {
        assert_eq!(game.table().tiles(), games[0].table().tiles());
        assert_eq!(deck_of(game), deck_of(&games[0]));
    }
    assert_eq!(games.map(|game| game.table().governor().index()), [0, 1, 2]);
}

#[test] // RULES 3.3
fn an_explicit_deck_is_dealt_from_the_top_the_governor_first_and_clockwise() {
    for opening in Opening::ALL {
        let options = Options { opening, ..governed(Players::Three, 1) };
        let mut deck = Rules::of(options).unshuffled().to_vec();
        // Some order that is not that of the card table.
        deck.sort_by_key(|card| (card.index() * 29) % 47);
        let len = deck.len();
        for i in 0..len {
            deck.swap(i, (i * 37 + 11) % len);
        }
        let chance = Chance { deck: Some(deck.clone()), tiles: None };
        let game = Game::with_chance(options, Seed::from_number(1), &chance).expect("complete");
        let sizes = if opening == Opening::Chosen { [5, 6, 7] } else { [4, 4, 4] };
        let mut rest = &deck[..];
        for (number, size) in [1, 2, 0].into_iter().zip(sizes) {
            let (dealt, below) = rest.split_at(size);
            let hand = game.table().player(seat(number)).hand();
            assert_eq!(hand, &dealt.iter().copied().collect(), "seat {number}");
            rest = below;
        }
        assert_eq!(deck_of(&game), rest);
    }
}

#[test] // RULES 3.2
fn an_explicit_order_of_tiles_is_respected() {
    let tiles = [Tile::D, Tile::B, Tile::E, Tile::A, Tile::C];
    let chance = Chance { deck: None, tiles: Some(tiles) };
    let options = governed(Players::Two, 0);
    let seed = Seed::from_number(9);
    let game = Game::with_chance(options, seed, &chance).expect("five tiles");
    assert_eq!(game.table().tiles().stack(), tiles);
    assert_eq!(deck_of(&game), deck_of(&Game::new(options, seed)), "the deck is left to chance");
}

#[test]
fn a_deck_with_wrong_cards_is_refused() {
    for options in Options::all() {
        let right = Rules::of(options).unshuffled().to_vec();
        let with = |deck: Vec<Card>| {
            let chance = Chance { deck: Some(deck), tiles: None };
            Game::with_chance(options, Seed::from_number(0), &chance)
        };
        assert!(with(right.clone()).is_ok());
        let plants = right.iter().filter(|&&card| card == Card::IndigoPlant).count();
        let plant =
            |given| SetupError::WrongDeck { card: Card::IndigoPlant, given, wanted: plants };
        assert_eq!(with(right[1..].to_vec()), Err(plant(plants - 1)), "one too few");
        let more: Vec<Card> = right.iter().copied().chain([Card::IndigoPlant]).collect();
        assert_eq!(with(more), Err(plant(plants + 1)), "one too many");
        let cathedral: Vec<Card> = right.iter().copied().chain([Card::Cathedral]).collect();
        let wrong = SetupError::WrongDeck { card: Card::Cathedral, given: 1, wanted: 0 };
        assert_eq!(with(cathedral), Err(wrong), "the cathedral is never in the deck");
        assert!(with(Vec::new()).is_err());
        assert!(with(vec![Card::Hero; 1_000]).is_err());
    }
}

#[test]
fn tiles_that_are_not_all_five_are_refused() {
    let chance = Chance { deck: None, tiles: Some([Tile::A, Tile::B, Tile::C, Tile::C, Tile::E]) };
    let game = Game::with_chance(Options::base(Players::Two), Seed::from_number(0), &chance);
    assert_eq!(game, Err(SetupError::MissingTile { tile: Tile::D }));
}

#[test]
fn a_governor_who_does_not_sit_at_the_table_is_refused() {
    let options = governed(Players::Two, 2);
    let game = Game::with_chance(options, Seed::from_number(0), &Chance::default());
    assert_eq!(game, Err(SetupError::NoSuchGovernor { seat: seat(2) }));
    let governor = Game::new(options, Seed::from_number(0)).table().governor();
    assert!(governor == Seat::FIRST || governor == seat(1), "new games leave it to chance");
}

#[test]
fn errors_of_a_setup_have_words() {
    let errors = [
        SetupError::NoSuchGovernor { seat: seat(3) },
        SetupError::WrongDeck { card: Card::Hero, given: 2, wanted: 3 },
        SetupError::MissingTile { tile: Tile::D },
    ];
    let words = errors.map(|error| error.to_string());
    assert!(words[0].contains('3') && words[1].contains("hero") && words[2].contains('D'));
}
