//! What must hold in every game: random games of all option combinations, looked at after every
//! answer. `SANJUAN_GAMES` sets the number of games (10,080 by default, 210 an option set).

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::*;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// A moment of a random game, with the answer that was given and what came of it.
struct Moment {
    /// Whether it is the first of its game.
    first: bool,
    before: Game,
    seat: Seat,
    answer: Answer,
    events: Vec<Event>,
    after: Game,
}

/// Plays the share `1/divide` of all games and shows every moment of them. In the phases in which
/// everybody may answer at once a random one of them does.
fn every_moment(divide: u64, mut look: impl FnMut(&Moment, &mut Xoshiro256PlusPlus)) {
    let games = std::env::var("SANJUAN_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(10_080);
    let each = (games / Options::COUNT as u64 / divide).max(1);
    let mut events = Vec::new();
    for (set, options) in Options::all().enumerate() {
        for number in 0..each {
            let seed = set as u64 * 1_000_003 + number;
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut game = Game::new(options, Seed::from_number(seed));
            let mut first = true;
            while !game.is_over() {
                let pending: Vec<Seat> = game.pending().collect();
                let seat = pending[(rng.next_u64() % pending.len() as u64) as usize];
                let answer = game.random_answer(seat, &mut rng).expect("a pending seat is asked");
                let before = game;
                events.clear();
                game.apply(seat, &answer, &mut events).expect("a drawn answer is legal");
                let events = events.clone();
                look(&Moment { first, before, seat, answer, events, after: game }, &mut rng);
                first = false;
            }
        }
    }
}

#[test]
fn every_card_is_somewhere_exactly_once() {
    every_moment(1, |moment, _| {
        let rules = moment.after.rules();
        let mut counts = [0u8; Card::COUNT];
        moment.after.position().cards().for_each(|card| counts[card.index()] += 1);
        counts[Card::Cathedral.index()] += u8::from(moment.after.table().cathedral_open());
        for card in Card::ALL {
            assert_eq!(counts[card.index()], rules.copies(card), "{card}");
        }
    });
}

#[test]
fn applying_an_answer_equals_folding_its_events() {
    every_moment(1, |moment, _| {
        let mut table = *moment.before.table();
        moment.events.iter().for_each(|event| table.fold(event));
        assert_eq!(&table, moment.after.table(), "{:?}", moment.answer);
    });
}

#[test]
fn everybody_pending_is_asked_something_with_a_choice() {
    every_moment(1, |moment, _| {
        let game = &moment.after;
        assert_eq!(game.pending().is_empty(), game.is_over());
        for seat in game.rules().players().seats() {
            assert_eq!(game.prompt(seat).is_some(), game.pending().has(seat));
        }
        for seat in game.pending() {
            assert!(game.count_options(seat) >= 2, "asked for nothing: {:?}", game.prompt(seat));
        }
    });
}

#[test]
fn options_are_legal_different_and_counted() {
    every_moment(4, |moment, _| {
        let game = &moment.before;
        let count = game.count_options(moment.seat);
        let mut listed = Vec::new();
        game.options(moment.seat, |answer| {
            assert_eq!(game.check(moment.seat, &answer), Ok(()), "{answer:?}");
            listed.push(answer);
            if listed.len() < 600 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        if listed.len() < 600 {
            assert_eq!(count, listed.len() as u128);
            assert!(listed.contains(&moment.answer), "{:?} is not listed", moment.answer);
            let mut different = std::collections::HashSet::new();
            assert!(listed.iter().all(|answer| different.insert(*answer)), "an option twice");
        } else {
            assert!(count >= 600);
        }
    });
}

/// Any answer at all, most of them illegal.
fn wild_answer(rng: &mut Xoshiro256PlusPlus, game: &Game, seat: Seat) -> Answer {
    let mut below = |n: u64| (rng.next_u64() % n) as usize;
    let place = Place::new(below(12)).expect("below 12");
    let mut places = Places::NONE;
    for _ in 0..below(4) {
        let among = if below(2) == 0 { 12 } else { 3 };
        places.push(Place::new(below(among)).expect("below 12"));
    }
    let hand: Vec<Card> = game.table().player(seat).hand().iter().collect();
    let mut cards = Cards::NONE;
    for _ in 0..below(5) {
        cards.add(match hand.get(below(1 + hand.len() as u64)) {
            Some(card) if below(8) > 0 => *card,
            _ => Card::ALL[below(Card::COUNT as u64)],
        });
    }
    let card = hand.get(below(3)).copied().unwrap_or(Card::ALL[below(Card::COUNT as u64)]);
    match below(11) {
        0 => Answer::Role {
            role: Role::ALL[below(5)],
            library: [None, Some(false), Some(true)][below(3)],
        },
        1 => Answer::Event(EventCard::ALL[below(6)]),
        2 => Answer::Build { card, over: None },
        3 => Answer::Build { card, over: Some(place) },
        4 => Answer::Pass,
        5 => Answer::Pay { cards, goods: Places::NONE },
        6 => Answer::Pay { cards, goods: places },
        7 => Answer::Goods(places),
        8 => Answer::Cards(cards),
        9 => Answer::Confirm(true),
        _ => Answer::Demolish(place),
    }
}

/// An answer as the list of options would name it: sets in ascending order, and the lowest of
/// interchangeable places. The effect of the two differs only by that exchange.
fn is_listed(game: &Game, seat: Seat, answer: &Answer) -> bool {
    let ordered = match *answer {
        Answer::Goods(places) => Answer::Goods(Places::from(places.set())),
        Answer::Pay { cards, goods } => Answer::Pay { cards, goods: Places::from(goods.set()) },
        other => other,
    };
    let mut found = false;
    let mut listed = 0;
    game.options(seat, |option| {
        found |= option == ordered;
        listed += 1;
        if found || listed > 3_000 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found || listed > 3_000
}

#[test]
fn wild_answers_are_refused_without_a_trace_or_are_options() {
    every_moment(2, |moment, rng| {
        for seat in Players::Four.seats() {
            let answer = wild_answer(rng, &moment.before, seat);
            let mut game = moment.before;
            let mut events = Vec::new();
            let refused = game.apply(seat, &answer, &mut events);
            assert_eq!(refused, moment.before.check(seat, &answer).map(|_| ()));
            match refused {
                Err(_) => {
                    assert_eq!(game, moment.before, "an illegal answer changed the game");
                    assert!(events.is_empty());
                }
                Ok(()) => {
                    let town = moment.before.table().town(seat);
                    let kinds: Vec<Card> = town.places().map(|p| town.building(p)).collect();
                    let distinct: CardSet = kinds.iter().copied().collect();
                    // With equal buildings the answer may name a higher place than the list does.
                    if distinct.len() == kinds.len() {
                        assert!(is_listed(&moment.before, seat, &answer), "{answer:?}");
                    }
                }
            }
        }
    });
}

#[test]
fn every_game_ends_with_a_sheet_that_adds_up() {
    every_moment(1, |moment, _| {
        if !moment.after.is_over() {
            return;
        }
        let outcome = moment.after.outcome().expect("the game is over");
        let mut best = None;
        for sheet in &outcome.sheets {
            assert_eq!(sheet.total, sheet.lines.iter().map(|line| line.points).sum::<u16>());
            assert_eq!((sheet.total, sheet.tie_break), moment.after.points(sheet.seat));
            best = best.max(Some((sheet.total, sheet.tie_break)));
        }
        for sheet in &outcome.sheets {
            let won = Some((sheet.total, sheet.tie_break)) == best;
            assert_eq!(outcome.winners.has(sheet.seat), won);
        }
        let table = moment.after.table();
        let full = outcome.sheets.iter().any(|sheet| table.town(sheet.seat).len() == 12);
        assert!(full || table.round() == 200 || table.idle_rounds() == 19, "ended for no reason");
    });
}

#[test]
fn positions_round_trip() {
    every_moment(2, |moment, _| {
        let position = moment.after.position();
        let game = Game::from_position(&position)
            .unwrap_or_else(|reasons| panic!("{reasons:?}\n{position:?}"));
        assert_eq!(game, moment.after);
    });
}

#[test]
fn sightings_folded_give_the_same_view() {
    every_moment(2, |moment, _| {
        let viewers = moment.after.rules().players().seats().map(Some).chain([None]);
        for viewer in viewers {
            let look = |game: &Game| viewer.map_or_else(|| game.public_view(), |s| game.view(s));
            let mut view = look(&moment.before);
            moment.events.iter().for_each(|event| view.fold(&event.seen_by(viewer)));
            assert_eq!(view, look(&moment.after));
        }
    });
}

#[test]
fn a_resampled_game_looks_the_same_and_is_complete() {
    every_moment(4, |moment, rng| {
        for seat in moment.after.rules().players().seats() {
            let view = moment.after.view(seat);
            let game = view.resample(rng);
            assert_eq!(game.view(seat), view);
            let sorted = |game: &Game| {
                let mut cards: Vec<Card> = game.position().cards().collect();
                cards.sort();
                cards
            };
            assert_eq!(sorted(&game), sorted(&moment.after));
            assert_eq!(game.prompt(seat), moment.after.prompt(seat));
            assert_eq!(game.count_options(seat), moment.after.count_options(seat));
        }
    });
}

/// A memory is made of what its seat was told and nothing else, and it is right: what a seat knows
/// to be in the discard pile is there, and in every game it holds possible as well; roles were
/// taken as often as it counts.
#[test]
fn what_a_seat_remembers_is_in_the_discard_pile() {
    let mut memories = Memories::NOTHING;
    let mut told = [Memory::NOTHING; Seat::MAX];
    let mut taken = BTreeMap::new();
    let (mut remembered, mut others) = (0, 0);
    every_moment(4, |moment, rng| {
        if moment.first {
            memories = Memories::NOTHING;
            told = [Memory::NOTHING; Seat::MAX];
            taken.clear();
        }
        for event in &moment.events {
            if let Event::RoleTaken { seat, role, .. } = *event {
                *taken.entry((seat, role)).or_insert(0) += 1;
            }
            Log::push(&mut memories, event);
            for seat in moment.after.rules().players().seats() {
                told[seat.index()].note(&event.seen_by(Some(seat)));
            }
        }
        let pile: Cards = moment.after.position().discard.iter().copied().collect();
        for seat in moment.after.rules().players().seats() {
            let memory = memories.of(seat);
            assert_eq!(memory, &told[seat.index()], "seat {seat} was told something else");
            assert!(pile.contains(memory.discarded()), "{memory:?} of {pile:?}");
            for (&(seat, role), &times) in &taken {
                assert_eq!(memory.times_taken(seat, role), times.min(255), "{seat} {role:?}");
                assert_eq!(memory.common().times_taken(seat, role), times.min(255));
            }
            assert!(memory.common().discarded().is_empty(), "what one knows is not common");
            remembered += memory.discarded().len();
            others += pile.len() - memory.discarded().len();
        }
        let seat = moment.seat;
        let view = moment.after.view(seat);
        let game = view.resample_remembering(memories.of(seat), rng);
        assert_eq!(game.view(seat), view);
        let drawn: Cards = game.position().discard.iter().copied().collect();
        assert!(drawn.contains(memories.of(seat).discarded()));
        let sorted = |game: &Game| {
            let mut cards: Vec<Card> = game.position().cards().collect();
            cards.sort();
            cards
        };
        assert_eq!(sorted(&game), sorted(&moment.after));
    });
    assert!(remembered > 0 && others > 0, "{remembered} remembered, {others} not");
}

/// Exchanges cards that `viewer` may not know, at random: other hands, what others are shown and
/// have tucked, all goods and stored cards, deck and discard pile. Numbers stay as they are.
fn exchange_hidden(position: &mut Position, viewer: Seat, rng: &mut Xoshiro256PlusPlus) {
    let Position { players, deck, discard, .. } = position;
    // An event lies unseen, but never in a hand or under a chapel.
    let mut private: Vec<&mut Card> = Vec::new();
    let mut unseen: Vec<&mut Card> = deck.iter_mut().chain(discard).collect();
    for (seat, Holding { hand, drawn, town, .. }) in players.iter_mut().enumerate() {
        let own = seat == viewer.index();
        if !own {
            private.extend(hand.iter_mut().chain(drawn));
        }
        for Standing { good, tucked, stored, .. } in town {
            unseen.extend(good.iter_mut().chain(stored));
            if !own {
                private.extend(tucked);
            }
        }
    }
    let mut below = |n: usize| (rng.next_u64() % n as u64) as usize;
    for _ in 0..20 {
        let (i, j) = (below(unseen.len()), below(unseen.len()));
        let (a, b) = (*unseen[i], *unseen[j]);
        (*unseen[i], *unseen[j]) = (b, a);
        if private.is_empty() {
            continue;
        }
        let (i, j) = (below(private.len()), below(unseen.len()));
        if !unseen[j].is_event() {
            let (a, b) = (*private[i], *unseen[j]);
            (*private[i], *unseen[j]) = (b, a);
        }
    }
}

#[test]
fn a_view_does_not_change_when_what_it_hides_changes() {
    every_moment(4, |moment, rng| {
        for seat in moment.after.rules().players().seats() {
            let mut position = moment.after.position();
            if position.deck.is_empty() && position.discard.is_empty() {
                return;
            }
            exchange_hidden(&mut position, seat, rng);
            position.seed = Seed::from_number(rng.next_u64());
            let open = usize::from(position.decision.step == Step::Sell);
            let unseen = open..(open + 5).saturating_sub(position.tiles_seen as usize);
            position.tiles[unseen].reverse();
            let other = Game::from_position(&position).expect("only hidden cards were exchanged");
            assert_eq!(other.view(seat), moment.after.view(seat));
            assert_eq!(other.prompt(seat), moment.after.prompt(seat));
        }
    });
}

/// The event with everything replaced that `viewer` may not know. A second list of what is
/// hidden, written from the rules and not from the code it checks.
fn disguised(event: &Event, viewer: Option<Seat>) -> Event {
    let hidden = |seat: Seat| viewer != Some(seat);
    let mut event = *event;
    match &mut event {
        Event::Drew { seat, card, .. } | Event::Shown { seat, card } if hidden(*seat) => {
            *card = Card::Statue;
        }
        // Nobody sees a good, not even its owner.
        Event::Produced { card, .. } | Event::Stored { card, .. } => *card = Card::Statue,
        Event::Paid { seat, cards, .. }
        | Event::Kept { seat, cards, .. }
        | Event::Discarded { seat, cards, .. }
        | Event::Tucked { seat, cards, .. }
            if hidden(*seat) =>
        {
            let count = cards.len();
            *cards = std::iter::repeat_n(Card::Statue, count).collect();
        }
        Event::Reshuffled { deck } => {
            let mut cards: Vec<Card> = deck.iter().collect();
            cards.sort();
            *deck = cards.into_iter().collect();
        }
        _ => {}
    }
    event
}

#[test]
fn a_sighting_does_not_change_when_what_it_hides_changes() {
    every_moment(2, |moment, _| {
        let viewers = moment.after.rules().players().seats().map(Some).chain([None]);
        for viewer in viewers {
            for event in &moment.events {
                let other = disguised(event, viewer);
                assert_eq!(event.seen_by(viewer), other.seen_by(viewer));
            }
        }
    });
}

#[test]
fn the_same_seed_and_answers_give_the_same_game() {
    every_moment(8, |moment, _| {
        let mut again = moment.before;
        again.apply(moment.seat, &moment.answer, &mut ()).expect("it was legal before");
        assert_eq!(again, moment.after);
    });
}

#[test]
fn prices_agree_with_what_may_be_built() {
    every_moment(4, |moment, _| {
        let game = &moment.before;
        let asked = game.prompt(moment.seat).expect("the seat was asked");
        if asked.ask != Ask::Build || asked.why != Why::Role(Role::Builder) {
            return;
        }
        for price in game.prices(moment.seat) {
            let off: u8 = price.off.iter().map(|part| part.cards).sum();
            assert_eq!(price.total, price.printed.saturating_sub(off));
            let answer = Answer::Build { card: price.card, over: price.over };
            assert_eq!(price.refused, game.check(moment.seat, &answer).err());
            if price.refused.is_some() {
                continue;
            }
            let mut built = *game;
            let mut events = Vec::new();
            built.apply(moment.seat, &answer, &mut events).expect("it is not refused");
            match built.prompt(moment.seat).map(|prompt| prompt.ask) {
                Some(Ask::Pay { cost, goods, card }) => {
                    assert_eq!((cost, goods, card), (price.total, price.goods, price.card));
                }
                _ => {
                    let paid = events.iter().find_map(|event| match event {
                        Event::Paid { cards, goods, .. } => Some(cards.len() + goods.len()),
                        _ => None,
                    });
                    assert_eq!(paid.unwrap_or(0), price.total as usize);
                }
            }
        }
    });
}
