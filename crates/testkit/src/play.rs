//! A game being played by a test. Every answer is checked from all sides.

use crate::look::bag;
use rules::{Answer, Ask, Card, Event, EventCard, Game, Illegal, Place, Places, Role, Seat};

/// The seat of that number.
#[track_caller]
pub fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a table has four seats at most")
}

/// The place of that number.
#[track_caller]
pub fn place(number: usize) -> Place {
    Place::new(number).expect("a town has twelve places at most")
}

/// Places in this order.
#[track_caller]
pub fn places(numbers: &[usize]) -> Places {
    let mut places = Places::NONE;
    for &number in numbers {
        assert!(places.push(place(number)), "too many places");
    }
    places
}

/// A game in the hands of a test. Answers are given for whoever is next in the canonical order,
/// unless [`Play::seat`] names a seat, and must be legal.
#[derive(Clone, Debug)]
pub struct Play {
    start: Game,
    pub(crate) game: Game,
    pub(crate) log: Vec<Event>,
    /// Where the last answer begins in the log.
    pub(crate) last: usize,
    /// How many cards the deck had below those that were stacked.
    pub(crate) below: usize,
    pub(crate) cost: Option<u8>,
    answers_as: Option<Seat>,
}

impl Play {
    pub(crate) fn new(game: Game, below: usize) -> Play {
        let play = Play {
            start: game,
            game,
            log: Vec::new(),
            last: 0,
            below,
            cost: None,
            answers_as: None,
        };
        play.check_the_table();
        play
    }

    /// A game to go on with.
    pub fn from_game(game: Game) -> Play {
        Play::new(game, 0)
    }

    /// The next answer is this seat's.
    pub fn seat(&mut self, number: usize) -> &mut Play {
        self.answers_as = Some(seat(number));
        self
    }

    /// Takes a role. Where it is asked whether the library works, it does.
    #[track_caller]
    pub fn role(&mut self, role: Role) -> &mut Play {
        let library = self.library_is_asked().then_some(true);
        self.answer(Answer::Role { role, library })
    }

    /// Takes a role and leaves the library for later.
    #[track_caller]
    pub fn role_without_library(&mut self, role: Role) -> &mut Play {
        self.answer(Answer::Role { role, library: Some(false) })
    }

    /// Takes an open event.
    #[track_caller]
    pub fn event(&mut self, event: EventCard) -> &mut Play {
        self.answer(Answer::Event(event))
    }

    /// Builds a card on a new site.
    #[track_caller]
    pub fn build(&mut self, card: Card) -> &mut Play {
        self.build_at(card, None)
    }

    /// Builds a card over the building at a place.
    #[track_caller]
    pub fn build_over(&mut self, card: Card, over: usize) -> &mut Play {
        self.build_at(card, Some(place(over)))
    }

    /// Pays with hand cards and with the goods at these places.
    #[track_caller]
    pub fn pay(&mut self, cards: &[Card], goods: &[usize]) -> &mut Play {
        self.answer(Answer::Pay { cards: bag(cards), goods: places(goods) })
    }

    /// Builds nothing.
    #[track_caller]
    pub fn pass(&mut self) -> &mut Play {
        self.answer(Answer::Pass)
    }

    /// Produces or sells at these places.
    #[track_caller]
    pub fn goods(&mut self, at: &[usize]) -> &mut Play {
        self.answer(Answer::Goods(places(at)))
    }

    /// Keeps, discards, tucks or exchanges these cards.
    #[track_caller]
    pub fn cards(&mut self, cards: &[Card]) -> &mut Play {
        self.answer(Answer::Cards(bag(cards)))
    }

    /// Uses a power, or does not.
    #[track_caller]
    pub fn confirm(&mut self, yes: bool) -> &mut Play {
        self.answer(Answer::Confirm(yes))
    }

    /// Gives up the building at a place.
    #[track_caller]
    pub fn demolish(&mut self, at: usize) -> &mut Play {
        self.answer(Answer::Demolish(place(at)))
    }

    /// Gives any answer, which must be legal.
    #[track_caller]
    pub fn answer(&mut self, answer: Answer) -> &mut Play {
        let seat = self.answering();
        let before = self.game;
        let mut events = Vec::new();
        if let Err(illegal) = self.game.apply(seat, &answer, &mut events) {
            panic!("seat {seat} may not answer {answer:?}: {illegal}");
        }
        self.last = self.log.len();
        self.log.extend(&events);
        self.check_the_log(&before, &events);
        self.check_the_table();
        self
    }

    /// The reason for which an answer is refused. Nothing may have changed.
    #[track_caller]
    pub fn refused(&mut self, answer: Answer) -> Illegal {
        let seat = self.answering();
        let before = self.game;
        let mut events = Vec::new();
        let Err(illegal) = self.game.apply(seat, &answer, &mut events) else {
            panic!("seat {seat} may answer {answer:?}");
        };
        assert_eq!(self.game, before, "a refused answer changed the game");
        assert!(events.is_empty(), "a refused answer was logged");
        assert_eq!(before.check(seat, &answer), Err(illegal));
        illegal
    }

    #[track_caller]
    fn build_at(&mut self, card: Card, over: Option<Place>) -> &mut Play {
        let seat = self.answers_as.or(self.game.next_seat()).expect("somebody is asked");
        let free = self.game.table().event_in_play() == Some(EventCard::FreeBuilding);
        let price = self.game.price(seat, card, over);
        self.answer(Answer::Build { card, over });
        if !free {
            // What was announced is what is asked for, or what was paid without a question.
            let asked = match self.game.prompt(seat).map(|prompt| prompt.ask) {
                Some(Ask::Pay { card: built, cost, goods }) if built == card => {
                    assert_eq!(goods, price.goods, "goods that may pay");
                    cost
                }
                _ => self.paid_at_once(seat),
            };
            assert_eq!(asked, price.total, "the price announced and the price asked");
            self.cost = Some(asked);
        }
        self
    }

    fn paid_at_once(&self, by: Seat) -> u8 {
        let paid = self.last_events().iter().find_map(|event| match event {
            Event::Paid { seat, cards, goods } if *seat == by => Some(cards.len() + goods.len()),
            _ => None,
        });
        paid.unwrap_or(0) as u8
    }

    #[track_caller]
    fn answering(&mut self) -> Seat {
        self.answers_as
            .take()
            .or_else(|| self.game.next_seat())
            .or_else(|| Seat::new(0))
            .expect("there is a first seat")
    }

    fn library_is_asked(&self) -> bool {
        let seat = self.answers_as.or(self.game.next_seat());
        let prompt = seat.and_then(|seat| self.game.prompt(seat));
        matches!(prompt.map(|prompt| prompt.ask), Some(Ask::Role { library: true, .. }))
    }

    /// The log explains the table, and what every seat saw explains its view.
    #[track_caller]
    fn check_the_log(&self, before: &Game, events: &[Event]) {
        let mut table = *before.table();
        events.iter().for_each(|event| table.fold(event));
        assert_eq!(&table, self.game.table(), "the log does not explain the table");
        let viewers = before.rules().players().seats().map(Some).chain([None]);
        for viewer in viewers {
            let look = |game: &Game| match viewer {
                Some(seat) => game.view(seat),
                None => game.public_view(),
            };
            let mut view = look(before);
            events.iter().for_each(|event| view.fold(&event.seen_by(viewer)));
            assert_eq!(view, look(&self.game), "what {viewer:?} saw does not explain its view");
        }
    }

    /// Every card is somewhere, the table can be written down, and whoever is asked has a choice.
    #[track_caller]
    fn check_the_table(&self) {
        let game = &self.game;
        let position = game.position();
        let mut counts = [0u8; Card::COUNT];
        position.cards().for_each(|card| counts[card.index()] += 1);
        counts[Card::Cathedral.index()] += u8::from(game.table().cathedral_open());
        for card in Card::ALL {
            assert_eq!(counts[card.index()], game.rules().copies(card), "{card} are in the game");
        }
        let again = Game::from_position(&position)
            .unwrap_or_else(|reasons| panic!("the table is impossible: {reasons:?}"));
        assert_eq!(&again, game, "the table cannot be written down");
        assert_eq!(game.pending().is_empty(), game.is_over());
        for seat in game.pending() {
            let options = game.count_options(seat);
            assert!(options >= 2, "seat {seat} has no choice: {:?}", game.prompt(seat));
            for option in game.first_options(seat, 50) {
                assert_eq!(game.check(seat, &option), Ok(()), "{option:?}");
            }
        }
    }
}

/// The whole log, folded over the table at the start, must give the table at the end.
impl Drop for Play {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let mut table = *self.start.table();
            self.log.iter().for_each(|event| table.fold(event));
            assert_eq!(&table, self.game.table(), "the whole log does not explain the table");
        }
    }
}
