//! Veiled games: who is asked what depends on nothing that is hidden, and makes no difference to
//! the result. (R17) And what a host relies on who collects the answers of a step in which
//! everybody is asked at once.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::*;
use std::collections::BTreeMap;

type Generator = Xoshiro256PlusPlus;

/// One moment in so many becomes a pair; a random game has some 350.
const MOMENTS: u64 = 15;
/// Games of each option set in which pairs are made.
const PAIRED_GAMES: u64 = 12;
/// Steps for which a pair is played on at the most.
const STEPS: usize = 200;
/// Games of each option set for the other properties.
const GAMES: u64 = 20;

fn below(rng: &mut Generator, n: usize) -> usize {
    (rng.next_u64() % n as u64) as usize
}

fn shuffle<T>(things: &mut [T], rng: &mut Generator) {
    for i in (1..things.len()).rev() {
        things.swap(i, below(rng, i + 1));
    }
}

fn any_pending(game: &Game, rng: &mut Generator) -> Seat {
    let pending: Vec<Seat> = game.pending().collect();
    pending[below(rng, pending.len())]
}

fn new_game(options: Options, seed: u64, veiled: bool) -> Game {
    let seed = Seed::from_number(seed);
    if veiled { Game::new_veiled(options, seed) } else { Game::new(options, seed) }
}

/// Games of every option set, each with its seed and a generator.
fn every_game(each: u64, mut play: impl FnMut(Options, u64, &mut Generator)) {
    for (set, options) in Options::all().enumerate() {
        for number in 0..each {
            let seed = set as u64 * 1_000_003 + number;
            play(options, seed, &mut Generator::seed_from_u64(seed));
        }
    }
}

fn view(game: &Game, viewer: Option<Seat>) -> View {
    viewer.map_or_else(|| game.public_view(), |seat| game.view(seat))
}

/// A game that differs only in cards which `viewer` does not know: the hands of the others, what
/// they are shown and have tucked, goods, stored cards, the discard pile and the lowest `far`
/// cards of the deck exchange cards. The top of the deck stays, so that both games draw alike for
/// a while. Half of the time equal cards come to lie together, so that many a hand is all of one
/// kind.
fn with_other_secrets(game: &Game, viewer: Option<Seat>, far: usize, rng: &mut Generator) -> Game {
    let mut position = game.position();
    let Position { players, discard, deck, .. } = &mut position;
    let mut hidden: Vec<&mut Card> = Vec::new();
    for (seat, Holding { hand, drawn, town, .. }) in players.iter_mut().enumerate() {
        let own = viewer.is_some_and(|viewer| viewer.index() == seat);
        if !own {
            hidden.extend(hand.iter_mut().chain(drawn));
        }
        for Standing { good, tucked, stored, .. } in town {
            hidden.extend(good.iter_mut().chain(stored));
            if !own {
                hidden.extend(tucked);
            }
        }
    }
    hidden.extend(discard);
    hidden.extend(deck.iter_mut().rev().take(far));
    // An event lies where no hand card may lie, so it stays there.
    hidden.retain(|card| !card.is_event());
    let mut cards: Vec<Card> = hidden.iter().map(|card| **card).collect();
    if rng.next_u64() >> 63 == 0 {
        cards.sort();
        let by = below(rng, cards.len().max(1));
        cards.rotate_left(by);
    } else {
        shuffle(&mut cards, rng);
    }
    hidden.into_iter().zip(cards).for_each(|(place, card)| *place = card);
    let other = Game::from_position(&position).expect("only hidden cards were exchanged");
    if game.is_veiled() { other.veiled() } else { other }
}

/// Any `n` of some cards.
fn any_cards(pool: impl IntoIterator<Item = Card>, n: usize, rng: &mut Generator) -> Cards {
    let mut pool: Vec<Card> = pool.into_iter().collect();
    shuffle(&mut pool, rng);
    pool.into_iter().take(n).collect()
}

/// An answer of which everybody sees the same as of `answer`: hidden cards are replaced by as
/// many that the seat has in this game.
fn seen_alike(game: &Game, seat: Seat, answer: &Answer, rng: &mut Generator) -> Answer {
    let player = game.table().player(seat);
    match (*answer, game.prompt(seat).map(|prompt| prompt.ask)) {
        (Answer::Pay { cards, goods }, _) => {
            Answer::Pay { cards: any_cards(player.hand().iter(), cards.len(), rng), goods }
        }
        (Answer::Cards(cards), Some(Ask::Cards { from: Pool::Hand, .. })) => {
            Answer::Cards(any_cards(player.hand().iter(), cards.len(), rng))
        }
        (Answer::Cards(cards), Some(Ask::Cards { from: Pool::Drawn, .. })) => {
            Answer::Cards(any_cards(player.drawn(), cards.len(), rng))
        }
        (answer, _) => answer,
    }
}

/// Two games that differ in what one viewer does not know.
struct Pair {
    viewer: Option<Seat>,
    /// How many of the lowest cards of the decks differ.
    far: usize,
    games: [Game; 2],
}

/// How a step of a pair went.
enum Step {
    /// Everything the viewer saw was the same.
    Alike,
    /// It was, and from here on the decks differ, or the game is over.
    Last,
    /// He can tell the two games apart, by this.
    Differs(String),
}

/// What the pairs have shown.
#[derive(Default)]
struct Tally {
    pairs: usize,
    steps: usize,
    /// Answers that only one of the two games could give, replaced by another.
    unfit: usize,
    /// Pairs whose viewer could tell the games apart, and by what the first of them did.
    told_apart: usize,
    told_by: Option<String>,
    /// By the question: how often a seat had one option in one game and several in the other.
    veils: BTreeMap<String, usize>,
}

impl Pair {
    /// Lets a seat give an answer in both games that looks alike to the viewer.
    fn step(&mut self, seat: Seat, rng: &mut Generator, tally: &mut Tally) -> Step {
        let counts = self.games.map(|game| game.count_options(seat));
        assert!(counts.iter().all(|&count| count > 0), "a pending seat has an option");
        if (counts[0] == 1) != (counts[1] == 1) {
            let flow = self.games[0].table().flow();
            let event = self.games[0].table().event_in_play();
            let event = event.filter(|_| flow.step == rules::Step::Event).map(EventCard::id);
            *tally.veils.entry(event.unwrap_or(flow.step.id()).to_owned()).or_default() += 1;
        }
        let Some(answers) = self.answers(seat, rng, tally) else { return Step::Last };
        let mut seen = [Vec::new(), Vec::new()];
        let mut last = false;
        for ((game, answer), seen) in self.games.iter_mut().zip(answers).zip(&mut seen) {
            let mut events = Vec::new();
            game.apply(seat, &answer, &mut events).expect("the answer was checked");
            // What comes after a shuffle of different cards may differ, so it is not looked at.
            let shuffled = events.iter().position(|e| matches!(e, Event::Reshuffled { .. }));
            events.truncate(shuffled.map_or(events.len(), |at| at + 1));
            seen.extend(events.iter().map(|event| event.seen_by(self.viewer)));
            last |= shuffled.is_some();
        }
        // Here cards were drawn that differ, and the viewer may rightly have seen them.
        if self.far > 0 && (last || self.games[0].table().deck().len() < self.far) {
            return Step::Last;
        }
        if seen[0] != seen[1] {
            return Step::Differs(format!("{:?} saw {seen:#?}", self.viewer));
        }
        if !last {
            let [one, other] = &self.games;
            if one.table().flow() != other.table().flow()
                || one.pending() != other.pending()
                || view(one, self.viewer) != view(other, self.viewer)
            {
                return Step::Differs(format!("{:?} looks at {:#?}", self.viewer, self.games));
            }
        }
        if last || self.games[0].is_over() { Step::Last } else { Step::Alike }
    }

    /// Answers of a seat, one a game, of which the viewer sees the same; `None` if the first game
    /// has none that the second can match.
    fn answers(&self, seat: Seat, rng: &mut Generator, tally: &mut Tally) -> Option<[Answer; 2]> {
        let [one, other] = &self.games;
        for _ in 0..12 {
            let answer = one.random_answer(seat, rng)?;
            // His own cards the viewer knows, so there the answer is the same.
            let alike = if self.viewer == Some(seat) {
                answer
            } else {
                seen_alike(other, seat, &answer, rng)
            };
            if other.check(seat, &alike).is_ok() {
                return Some([answer, alike]);
            }
            assert!(self.viewer != Some(seat), "a viewer's own answer is legal in both games");
            tally.unfit += 1;
        }
        // What only one of them could build neither builds.
        let pass = Answer::Pass;
        let possible = self.games.iter().all(|game| game.check(seat, &pass).is_ok());
        possible.then_some([pass; 2])
    }

    fn play(mut self, rng: &mut Generator, tally: &mut Tally) {
        tally.pairs += 1;
        for _ in 0..STEPS {
            let seat = any_pending(&self.games[0], rng);
            match self.step(seat, rng, tally) {
                Step::Alike => tally.steps += 1,
                Step::Last => return,
                Step::Differs(by) => {
                    tally.told_apart += 1;
                    tally.told_by.get_or_insert(by);
                    return;
                }
            }
        }
    }
}

/// Pairs made at random moments of random games, for seats and for somebody who watches.
fn play_pairs(veiled: bool) -> Tally {
    let mut tally = Tally::default();
    every_game(PAIRED_GAMES, |options, seed, rng| {
        let mut game = new_game(options, seed, veiled);
        while !game.is_over() {
            // There are few moments of the opening, and they must be seen.
            let opening = game.table().flow().step == rules::Step::Opening;
            if opening || rng.next_u64() % MOMENTS == 0 {
                let seats = options.players.count() as usize;
                let viewer = Seat::new(below(rng, seats + 1)).filter(|s| s.index() < seats);
                let far = game.table().deck().len() / 2 * below(rng, 2);
                let other = with_other_secrets(&game, viewer, far, rng);
                assert_eq!(view(&other, viewer), view(&game, viewer), "only secrets differ");
                Pair { viewer, far, games: [game, other] }.play(rng, &mut tally);
            }
            let seat = any_pending(&game, rng);
            let answer = game.random_answer(seat, rng).expect("a pending seat is asked");
            game.apply(seat, &answer, &mut ()).expect("a drawn answer is legal");
        }
    });
    tally
}

#[test]
fn who_is_asked_in_a_veiled_game_depends_on_nothing_hidden() {
    let tally = play_pairs(true);
    let Tally { pairs, steps, unfit, veils, .. } = &tally;
    let figures = format!("{pairs} pairs, {steps} steps, {unfit} unfit answers, veiled: {veils:?}");
    assert_eq!(tally.told_by, None, "{figures}");
    assert!(*steps > 100_000, "{figures}");
    // Enough of everything the veil hides.
    for question in ["opening", "hand_limit", "build", "pay", "keep", "free_building", "taxes"] {
        let least = if matches!(question, "build" | "pay" | "keep") { 100 } else { 1 };
        assert!(veils.get(question).is_some_and(|&n| n >= least), "{question}: {figures}");
    }
}

#[test]
fn who_is_asked_in_an_ordinary_game_tells_what_is_hidden() {
    let tally = play_pairs(false);
    assert!(tally.told_apart > 100, "{} of {}", tally.told_apart, tally.pairs);
}

/// Answers every question that has one option, until there is none.
fn answer_what_is_certain(game: &mut Game) -> usize {
    let mut answered = 0;
    while let Some(seat) = game.pending().find(|&seat| game.count_options(seat) == 1) {
        let only = game.first_options(seat, 2);
        assert_eq!(only.len(), 1, "as many are listed as are counted");
        game.apply(seat, &only[0], &mut ()).expect("the only option is legal");
        answered += 1;
    }
    answered
}

#[test]
fn a_veiled_game_comes_to_the_same_result() {
    let mut answered = 0;
    every_game(GAMES, |options, seed, rng| {
        let mut game = new_game(options, seed, false);
        let mut veiled = new_game(options, seed, true);
        let canonical = seed % 2 == 0;
        loop {
            answered += answer_what_is_certain(&mut veiled);
            assert_eq!(veiled, game.veiled());
            assert_eq!(veiled.position(), game.position());
            let Some(next) = game.next_seat() else { break };
            let seat = if canonical { next } else { any_pending(&game, rng) };
            let answer = game.random_answer(seat, rng).expect("a pending seat is asked");
            game.apply(seat, &answer, &mut ()).expect("a drawn answer is legal");
            veiled.apply(seat, &answer, &mut ()).expect("it is legal in the veiled game too");
        }
        assert_eq!(veiled.outcome(), game.outcome());
        assert!(game.outcome().is_some() && veiled.is_veiled() && !game.is_veiled());
    });
    assert!(answered > 5_000, "{answered} questions had one option");
}

#[test]
fn questions_with_one_option_are_like_all_others() {
    let mut certain = 0;
    every_game(GAMES, |options, seed, rng| {
        let mut game = new_game(options, seed, true);
        while !game.is_over() {
            let seat = any_pending(&game, rng);
            let answer = game.random_answer(seat, rng).expect("a pending seat is asked");
            if game.count_options(seat) == 1 {
                certain += 1;
                assert_eq!(game.first_options(seat, 2), [answer]);
                assert_eq!(game.check(seat, &answer), Ok(()));
                // A position says what is asked, but not that the game is veiled.
                let read = Game::from_position(&game.position()).expect("it is a position");
                assert!(!read.is_veiled());
                assert_eq!(read.veiled(), game);
                assert!(!game.view(seat).resample(rng).is_veiled());
            }
            game.apply(seat, &answer, &mut ()).expect("a drawn answer is legal");
        }
    });
    assert!(certain > 5_000, "{certain} questions had one option");
}

/// Applies answers in an order, and looks after each whether the questions still open are the
/// ones for which the others were drawn.
fn answer_in_order(start: &Game, answers: &[(Seat, Answer)]) {
    let mut game = *start;
    for (done, (seat, answer)) in answers.iter().enumerate() {
        for (later, waiting) in &answers[done..] {
            assert_eq!(game.prompt(*later), start.prompt(*later));
            assert_eq!(game.count_options(*later), start.count_options(*later));
            assert_eq!(game.check(*later, waiting), Ok(()));
        }
        game.apply(*seat, answer, &mut ()).expect("an answer stays legal");
    }
}

#[test]
fn answers_to_questions_put_at_once_stay_legal_in_any_order() {
    let mut steps = BTreeMap::<&str, usize>::new();
    for veiled in [false, true] {
        every_game(GAMES, |options, seed, rng| {
            let mut game = new_game(options, seed, veiled);
            while let Some(first) = game.next_seat() {
                let step = game.table().flow().step;
                if step.is_simultaneous() && game.pending().len() > 1 {
                    *steps.entry(step.id()).or_default() += 1;
                    let seats = first.around(options.players.count());
                    let mut answers: Vec<(Seat, Answer)> = seats
                        .filter_map(|seat| Some((seat, game.random_answer(seat, rng)?)))
                        .collect();
                    answer_in_order(&game, &answers);
                    for _ in 0..3 {
                        shuffle(&mut answers, rng);
                        answer_in_order(&game, &answers);
                    }
                }
                let seat = any_pending(&game, rng);
                let answer = game.random_answer(seat, rng).expect("a pending seat is asked");
                game.apply(seat, &answer, &mut ()).expect("a drawn answer is legal");
            }
        });
    }
    let simultaneous = rules::Step::ALL.into_iter().filter(|step| step.is_simultaneous());
    for step in simultaneous.map(rules::Step::id) {
        assert!(steps.get(step).is_some_and(|&n| n >= 20), "{step}: {steps:?}");
    }
}
