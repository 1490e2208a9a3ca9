//! Bytes as a game: options, a seed, and answers of which many are illegal.

use crate::bytes::Bytes;
use crate::promises;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rules::{
    Answer, Card, Cards, EventCard, Game, Options, Place, Places, Role, Seat, SeatSet, Seed,
};

/// So many answers are tried on a game that is over.
const AFTER_THE_END: usize = 8;

/// Plays a game as the bytes say. An illegal answer changes nothing; a legal one is explained by
/// its events and loses no card.
pub fn answers(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let Some(mut game) = set_up(&mut bytes) else { return };
    promises::stands(&game);
    promises::can_be_kept(&game);
    let (mut given, mut after) = (0, 0);
    while after < AFTER_THE_END
        && let Some((seat, answer)) = next(&game, &mut bytes)
    {
        after += usize::from(game.is_over());
        if promises::apply(&mut game, seat, &answer) {
            given += 1;
            // The rest costs more and is worth a look now and then only.
            if given % 16 == 0 {
                promises::can_be_kept(&game);
                promises::can_be_looked_at(&game);
            }
        }
    }
    promises::can_be_kept(&game);
    promises::can_be_looked_at(&game);
}

fn set_up(bytes: &mut Bytes<'_>) -> Option<Game> {
    let set = bytes.below(Options::COUNT)?;
    // A governor who does not sit at the table is left to chance.
    let governor = Seat::new(bytes.below(8)?);
    let seed = Seed::from_number(bytes.word()?.into());
    let options = Options::all().nth(set)?;
    Some(Game::new(Options { governor, ..options }, seed))
}

/// Who answers what. Three in four are legal, so that games get somewhere.
fn next(game: &Game, bytes: &mut Bytes<'_>) -> Option<(Seat, Answer)> {
    let how = bytes.next()?;
    let seat = match how >> 6 {
        0 => Seat::new(usize::from(how >> 4 & 3))?,
        _ => pending(game.pending(), usize::from(how >> 4 & 3)).unwrap_or(Seat::FIRST),
    };
    let answer = match how & 15 {
        // One of the first: a change of the byte is a small change of the game.
        0..=7 => {
            let listed = game.first_options(seat, 256);
            let pick = bytes.next()?;
            listed.get(usize::from(pick) % listed.len().max(1)).copied()
        }
        // Any of them, however many there are.
        8..=11 => {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(bytes.word()?.into());
            game.random_answer(seat, &mut rng)
        }
        _ => None,
    };
    match answer {
        Some(answer) => Some((seat, answer)),
        None => Some((seat, wild(game, seat, bytes)?)),
    }
}

fn pending(mut seats: SeatSet, n: usize) -> Option<Seat> {
    let count = seats.len().max(1);
    seats.nth(n % count)
}

/// Any answer that can be put into words; its cards are mostly ones the seat has.
fn wild(game: &Game, seat: Seat, bytes: &mut Bytes<'_>) -> Option<Answer> {
    Some(match bytes.below(10)? {
        0 => Answer::Role {
            role: bytes.pick(&Role::ALL)?,
            library: bytes.pick(&[None, Some(false), Some(true)])?,
        },
        1 => Answer::Event(bytes.pick(&EventCard::ALL)?),
        2 => Answer::Build { card: card(game, seat, bytes)?, over: None },
        3 => Answer::Build { card: card(game, seat, bytes)?, over: Some(place(bytes)?) },
        4 => Answer::Pass,
        5 => Answer::Pay { cards: cards(game, seat, bytes)?, goods: places(bytes)? },
        6 => Answer::Goods(places(bytes)?),
        7 => Answer::Cards(cards(game, seat, bytes)?),
        8 => Answer::Confirm(bytes.pick(&[false, true])?),
        _ => Answer::Demolish(place(bytes)?),
    })
}

fn card(game: &Game, seat: Seat, bytes: &mut Bytes<'_>) -> Option<Card> {
    let hand: Vec<Card> = game.table().player(seat).hand().iter().collect();
    if !hand.is_empty() && bytes.below(8)? > 0 {
        return bytes.pick(&hand);
    }
    bytes.pick(&Card::ALL)
}

fn cards(game: &Game, seat: Seat, bytes: &mut Bytes<'_>) -> Option<Cards> {
    let mut cards = Cards::NONE;
    for _ in 0..bytes.below(8)? {
        cards.add(card(game, seat, bytes)?);
    }
    // As many of one kind as there are cards in the largest deck, which is what a text can name.
    if bytes.below(32)? == 0 {
        cards.add_n(bytes.pick(&Card::ALL)?, 149);
    }
    Some(cards)
}

fn place(bytes: &mut Bytes<'_>) -> Option<Place> {
    Place::new(bytes.below(Place::MAX)?)
}

fn places(bytes: &mut Bytes<'_>) -> Option<Places> {
    let mut places = Places::NONE;
    for _ in 0..bytes.below(Place::MAX + 1)? {
        places.push(place(bytes)?);
    }
    Some(places)
}
