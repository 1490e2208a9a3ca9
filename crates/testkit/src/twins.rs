//! Pairs of games that differ only in what one viewer may not know, with the same public actions.
//!
//! A random game is played while every piece of cardboard is followed: which of them did the
//! viewer ever see the face of? The faces of all the others are then exchanged among each other,
//! and the same pieces are moved in the same way in a second game. Whoever can tell the two
//! apart has been shown too much.

use crate::games::rng;
use rand_core::Rng;
use rules::{
    Answer, Ask, Card, Cards, Chance, Event, EventCard, Game, Options, Place, Pool, Purpose, Rules,
    Seat, Seed,
};
use std::collections::VecDeque;

/// Two games that one viewer cannot tell apart.
#[derive(Clone, Debug)]
pub struct Twins {
    /// The options of both; the governor is named.
    pub options: Options,
    /// The seed of both.
    pub seed: Seed,
    /// Whose eyes cannot tell them apart; `None` is somebody who watches.
    pub viewer: Option<Seat>,
    /// The two decks before dealing, top first.
    pub decks: [Vec<Card>; 2],
    /// What is answered, in the canonical order of veiled games, up to the end of the game or the
    /// first time the deck is shuffled anew.
    pub steps: Vec<Step>,
}

/// A decision, in both games.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// Whose.
    pub seat: Seat,
    /// The answer in the first game and in the second.
    pub answers: [Answer; 2],
}

impl Twins {
    /// The twins of a random game; `seed` is that of the tiles. `None` if nothing was hidden that
    /// could differ. Every second game is a thrifty one, which may come to its end before the deck
    /// does.
    pub fn new(
        mut options: Options,
        viewer: Option<Seat>,
        seed: Seed,
        number: u64,
    ) -> Option<Twins> {
        options.governor = Seat::new(number as usize % options.players.count() as usize);
        let mut rng = rng(number);
        let mut deck = whole_deck(options);
        shuffle(&mut deck, &mut rng);
        let game = veiled(options, seed, &deck);
        let mut pieces = Pieces::dealt(&game, deck.clone(), viewer);
        let choose = if number.is_multiple_of(2) { any } else { thrifty };
        let steps = play(game, &mut pieces, choose, &mut rng);
        let other = pieces.exchanged(&mut rng)?;
        let steps = steps.iter().map(|step| step.with_faces(&deck, &other)).collect();
        Some(Twins { options, seed, viewer, decks: [deck, other], steps })
    }

    /// The two games as they are dealt.
    pub fn games(&self) -> [Game; 2] {
        self.decks.each_ref().map(|deck| veiled(self.options, self.seed, deck))
    }
}

fn veiled(options: Options, seed: Seed, deck: &[Card]) -> Game {
    let chance = Chance { deck: Some(deck.to_vec()), tiles: None };
    Game::with_chance_veiled(options, seed, &chance).expect("it is a whole deck")
}

/// A piece of cardboard: where it lay in the deck.
type Piece = usize;

/// A decision, with the pieces it names.
struct Move {
    seat: Seat,
    answer: Answer,
    named: Vec<Piece>,
}

impl Move {
    fn with_faces(&self, first: &[Card], second: &[Card]) -> Step {
        let named = |deck: &[Card]| self.named.iter().map(|&piece| deck[piece]).collect::<Cards>();
        let answer = |deck: &[Card]| match self.answer {
            Answer::Pay { goods, .. } => Answer::Pay { cards: named(deck), goods },
            Answer::Cards(_) => Answer::Cards(named(deck)),
            other => other,
        };
        Step { seat: self.seat, answers: [answer(first), answer(second)] }
    }
}

/// A way to play.
type Choose<R> = fn(&Game, Seat, &mut R) -> Answer;

fn any<R: Rng>(game: &Game, seat: Seat, rng: &mut R) -> Answer {
    game.random_answer(seat, rng).expect("a pending seat is asked")
}

/// Of a few answers that which builds most, and then that which leaves most in the deck.
fn thrifty<R: Rng>(game: &Game, seat: Seat, rng: &mut R) -> Answer {
    let worth = |answer: &Answer| {
        let mut after = *game;
        after.apply(seat, answer, &mut ()).expect("a drawn answer is legal");
        let built = after.table().town(seat).len();
        (built, after.table().deck().len())
    };
    let answers: Vec<_> = (0..12).map(|_| any(game, seat, rng)).collect();
    answers.into_iter().max_by_key(worth).expect("there are some")
}

fn play<R: Rng>(mut game: Game, pieces: &mut Pieces, choose: Choose<R>, rng: &mut R) -> Vec<Move> {
    let mut moves = Vec::new();
    while let Some(seat) = game.next_seat() {
        let answer = choose(&game, seat, rng);
        let named = pieces.named(&game, seat, &answer);
        let moving = pieces.moving(&game, seat, &named);
        let mut events = Vec::new();
        game.apply(seat, &answer, &mut events).expect("a drawn answer is legal");
        if events.iter().any(|event| matches!(event, Event::Reshuffled { .. })) {
            break;
        }
        for event in &events {
            pieces.fold(event, &moving);
        }
        moves.push(Move { seat, answer, named });
    }
    moves
}

/// Where every piece is, and which the viewer has seen.
struct Pieces {
    faces: Vec<Card>,
    viewer: Option<Seat>,
    seen: Vec<bool>,
    deck: VecDeque<Piece>,
    hands: [Vec<Piece>; Seat::MAX],
    drawn: [Vec<Piece>; Seat::MAX],
    goods: [[Option<Piece>; Place::MAX]; Seat::MAX],
    revealed: Vec<Piece>,
}

impl Pieces {
    fn dealt(game: &Game, faces: Vec<Card>, viewer: Option<Seat>) -> Pieces {
        let seen = vec![false; faces.len()];
        let deck = (0..faces.len()).collect();
        let mut pieces = Pieces {
            faces,
            viewer,
            seen,
            deck,
            hands: Default::default(),
            drawn: Default::default(),
            goods: Default::default(),
            revealed: Vec::new(),
        };
        let table = game.table();
        for seat in table.governor().around(game.options_set().players.count()) {
            for _ in 0..table.player(seat).hand().len() {
                while pieces.top_is_event() {
                    pieces.turn_up();
                }
                let piece = pieces.take(Some(seat));
                pieces.hands[seat.index()].push(piece);
            }
        }
        pieces
    }

    fn top_is_event(&self) -> bool {
        self.deck.front().is_some_and(|&piece| EventCard::of(self.faces[piece]).is_some())
    }

    fn turn_up(&mut self) -> Piece {
        let piece = self.take(None);
        self.seen[piece] = true;
        piece
    }

    /// Takes the top of the deck; `by` sees it.
    fn take(&mut self, by: Option<Seat>) -> Piece {
        let piece = self.deck.pop_front().expect("nothing is drawn from an empty deck");
        self.seen[piece] = by.is_some() && by == self.viewer;
        piece
    }

    /// The pieces an answer names: the first of each kind that come to hand.
    fn named(&self, game: &Game, seat: Seat, answer: &Answer) -> Vec<Piece> {
        let hand = &self.hands[seat.index()];
        let (pool, cards) = match answer {
            Answer::Pay { cards, .. } => (hand, cards),
            Answer::Cards(cards) => match game.prompt(seat).map(|prompt| prompt.ask) {
                Some(Ask::Cards { from: Pool::Drawn, .. }) => (&self.drawn[seat.index()], cards),
                Some(Ask::Cards { from: Pool::Revealed, .. }) => (&self.revealed, cards),
                _ => (hand, cards),
            },
            _ => return Vec::new(),
        };
        self.pick(pool, cards)
    }

    /// The pieces that events will name: where an opening hand is chosen, those that are not kept.
    fn moving(&self, game: &Game, seat: Seat, named: &[Piece]) -> Vec<Piece> {
        match game.prompt(seat).map(|prompt| prompt.ask) {
            Some(Ask::Cards { from: Pool::Hand, to: Purpose::Keep, .. }) => {
                let hand = self.hands[seat.index()].iter();
                hand.filter(|piece| !named.contains(piece)).copied().collect()
            }
            _ => named.to_vec(),
        }
    }

    fn pick(&self, pool: &[Piece], cards: &Cards) -> Vec<Piece> {
        let mut left = *cards;
        let mut picked = Vec::new();
        for &piece in pool {
            let face = self.faces[piece];
            if left.count(face) > 0 {
                left.remove(face);
                picked.push(piece);
            }
        }
        assert!(left.is_empty(), "every card is somewhere");
        picked
    }

    /// The named pieces if they are these cards, else any.
    fn these(&self, pool: &[Piece], cards: &Cards, named: &[Piece]) -> Vec<Piece> {
        let faces: Cards = named.iter().map(|&piece| self.faces[piece]).collect();
        if faces == *cards && named.iter().all(|piece| pool.contains(piece)) {
            named.to_vec()
        } else {
            self.pick(pool, cards)
        }
    }

    fn leave_hand(&mut self, seat: Seat, cards: &Cards, named: &[Piece]) -> Vec<Piece> {
        let gone = self.these(&self.hands[seat.index()], cards, named);
        self.hands[seat.index()].retain(|piece| !gone.contains(piece));
        gone
    }

    fn fold(&mut self, event: &Event, named: &[Piece]) {
        match *event {
            Event::Drew { seat, .. } => {
                let piece = self.take(Some(seat));
                self.hands[seat.index()].push(piece);
            }
            Event::Shown { seat, .. } => {
                let piece = self.take(Some(seat));
                self.drawn[seat.index()].push(piece);
            }
            Event::Produced { seat, place, .. } | Event::Stored { seat, place, .. } => {
                let piece = self.take(None);
                self.goods[seat.index()][place.index()] = Some(piece);
            }
            Event::Revealed { .. } => {
                let piece = self.turn_up();
                self.revealed.push(piece);
            }
            Event::EventOpened { .. } => {
                self.turn_up();
            }
            Event::Built { seat, card, .. } | Event::BuiltOver { seat, card, .. } => {
                // The cathedral comes from the table, not from a hand.
                let hand = &self.hands[seat.index()];
                let laid = hand.iter().position(|&piece| self.faces[piece] == card);
                if let Some(at) = laid {
                    let piece = self.hands[seat.index()].remove(at);
                    self.seen[piece] = true;
                }
            }
            Event::Paid { seat, ref cards, .. }
            | Event::Discarded { seat, ref cards, .. }
            | Event::Tucked { seat, ref cards, .. } => {
                self.leave_hand(seat, cards, named);
            }
            Event::Kept { seat, ref cards, .. } => {
                let pool = std::mem::take(&mut self.drawn[seat.index()]);
                let kept = self.these(&pool, cards, named);
                self.hands[seat.index()].extend(kept);
            }
            Event::Took { seat, card } => {
                let at = self.revealed.iter().position(|&piece| self.faces[piece] == card);
                let piece = self.revealed.remove(at.expect("it lies open"));
                self.hands[seat.index()].push(piece);
            }
            Event::RevealedDiscarded => self.revealed.clear(),
            _ => {}
        }
    }

    /// The deck with the faces of all that the viewer never saw exchanged. Events stay where they
    /// are: they would come into sight elsewhere.
    fn exchanged(&self, rng: &mut impl Rng) -> Option<Vec<Card>> {
        let hidden =
            |piece: &Piece| !self.seen[*piece] && EventCard::of(self.faces[*piece]).is_none();
        let places: Vec<Piece> = (0..self.faces.len()).filter(hidden).collect();
        let mut faces: Vec<Card> = places.iter().map(|&piece| self.faces[piece]).collect();
        shuffle(&mut faces, rng);
        let mut deck = self.faces.clone();
        for (&piece, face) in places.iter().zip(faces) {
            deck[piece] = face;
        }
        (deck != self.faces).then_some(deck)
    }
}

/// Every card of an option set except those that lie on the table from the start.
fn whole_deck(options: Options) -> Vec<Card> {
    let game = Game::new(options, Seed::from_number(0));
    let rules: &Rules = game.rules();
    let mut deck = Vec::new();
    for card in Card::ALL {
        let copies = usize::from(rules.copies(card));
        let laid = match card {
            Card::IndigoPlant => usize::from(options.players.count()),
            Card::Cathedral => copies,
            _ => 0,
        };
        deck.extend(std::iter::repeat_n(card, copies - laid));
    }
    deck
}

fn shuffle<T>(list: &mut [T], rng: &mut impl Rng) {
    for i in (1..list.len()).rev() {
        list.swap(i, (rng.next_u64() % (i as u64 + 1)) as usize);
    }
}
