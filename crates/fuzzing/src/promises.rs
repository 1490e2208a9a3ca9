//! What the rules promise about every game and every answer.

use rules::{Answer, Card, Event, Game, Seat, View};

/// Gives an answer and holds the rules to everything they promise about it. Whether it was
/// legal comes back.
pub(crate) fn apply(game: &mut Game, seat: Seat, answer: &Answer) -> bool {
    let before = *game;
    let mut events = Vec::new();
    let checked = game.check(seat, answer);
    let outcome = game.apply(seat, answer, &mut events);
    assert_eq!(outcome, checked, "check and apply disagree on {answer:?}");
    match outcome {
        Err(illegal) => {
            assert_eq!(*game, before, "a refused answer changed the game: {answer:?}");
            assert!(events.is_empty(), "a refused answer was logged: {answer:?}");
            assert!(!illegal.to_string().is_empty());
            false
        }
        Ok(()) => {
            explained(&before, game, &events);
            stands(game);
            true
        }
    }
}

/// The events explain the new table to the referee and the new view to everybody else.
fn explained(before: &Game, after: &Game, events: &[Event]) {
    let mut table = *before.table();
    events.iter().for_each(|event| table.fold(event));
    assert_eq!(&table, after.table(), "the log does not explain the table");
    for viewer in viewers(before) {
        let mut view = view(before, viewer);
        events.iter().for_each(|event| view.fold(&event.seen_by(viewer)));
        assert_eq!(
            view,
            self::view(after, viewer),
            "what {viewer:?} saw does not explain its view"
        );
    }
}

/// No card is lost or doubled, and somebody is asked something unless the game is over.
pub(crate) fn stands(game: &Game) {
    let mut counts = [0u8; Card::COUNT];
    game.position().cards().for_each(|card| counts[card.index()] += 1);
    counts[Card::Cathedral.index()] += u8::from(game.table().cathedral_open());
    for card in Card::ALL {
        assert_eq!(counts[card.index()], game.rules().copies(card), "copies of {card}");
    }
    assert_eq!(game.pending().is_empty(), game.is_over());
    assert_eq!(game.next_seat().is_none(), game.is_over());
    for seat in game.rules().players().seats() {
        assert_eq!(game.prompt(seat).is_some(), game.pending().has(seat));
    }
}

/// The game can be written down, in memory and as text, and comes back as the same game.
pub(crate) fn can_be_kept(game: &Game) {
    let position = game.position();
    let again = Game::from_position(&position);
    assert_eq!(again.as_ref(), Ok(game), "the position is refused or another one");
    let text = record::position::to_json(&position).to_string();
    let value = record::strict::read(text.as_bytes()).expect("what is written can be read");
    let again = record::position::from_json(&value);
    assert_eq!(again.as_ref(), Ok(game), "the text is refused or another position");
    assert_eq!(record::position::to_json(&game.position()).to_string(), text);
}

/// Everything that can be asked about a game has an answer.
pub(crate) fn can_be_looked_at(game: &Game) {
    for viewer in viewers(game) {
        record::view::to_json(&view(game, viewer));
    }
    for seat in game.rules().players().seats() {
        if let Some(prompt) = game.prompt(seat) {
            record::prompt::to_json(&prompt);
        }
        let count = game.count_options(seat);
        let listed = game.first_options(seat, 50);
        assert_eq!(listed.len() as u128, count.min(50), "options of seat {seat}");
        for option in &listed {
            assert_eq!(game.check(seat, option), Ok(()), "{option:?} is listed");
            let written = record::answer::to_json(option);
            assert_eq!(record::answer::from_json(&written).as_ref(), Ok(option));
        }
        for price in game.prices(seat) {
            record::price::to_json(&price);
        }
        for card in Card::ALL.into_iter().filter(|card| !card.is_event()) {
            game.price(seat, card, None);
        }
        record::score::to_json(&game.sheet(seat));
    }
    assert!(!game.leaders().is_empty());
    assert_eq!(game.outcome().is_some(), game.is_over());
}

fn viewers(game: &Game) -> impl Iterator<Item = Option<Seat>> {
    game.rules().players().seats().map(Some).chain([None])
}

fn view(game: &Game, viewer: Option<Seat>) -> View {
    viewer.map_or_else(|| game.public_view(), |seat| game.view(seat))
}
