//! From a scenario to a game: every card gets its place, and play begins.

use crate::play::{Play, seat};
use crate::scenario::{Rest, Scenario};
use rules::{
    Card, Decision, EventCard, Game, Opening, Options, Position, Role, Seat, SeatSet, Standing,
    Step,
};

impl Scenario {
    /// Play begins with the turn of a seat.
    #[track_caller]
    pub fn turn_of(mut self, chooser: usize) -> Play {
        let players = self.holdings.len();
        let governor = (chooser + players * 4 - self.turns_over() as usize) % players;
        assert!(self.governor.is_none_or(|named| named == governor), "it is another seat's turn");
        self.governor = Some(governor);
        self.start()
    }

    /// Play begins with the turn of the governor, or of whoever is next.
    #[track_caller]
    pub fn start(self) -> Play {
        let (position, stacked) = self.position();
        let game = Game::from_position(&position)
            .unwrap_or_else(|reasons| panic!("no such table: {reasons:?}"));
        Play::new(game, stacked)
    }

    /// Play begins when a seat has chosen a role; a library that must be asked for works.
    #[track_caller]
    pub fn choose(self, chooser: usize, role: Role) -> Play {
        let mut play = self.turn_of(chooser);
        play.role(role);
        play
    }

    /// A seat has chosen the builder.
    #[track_caller]
    pub fn builder(self, chooser: usize) -> Play {
        self.choose(chooser, Role::Builder)
    }

    /// A seat has chosen the producer.
    #[track_caller]
    pub fn producer(self, chooser: usize) -> Play {
        self.choose(chooser, Role::Producer)
    }

    /// A seat has chosen the trader.
    #[track_caller]
    pub fn trader(self, chooser: usize) -> Play {
        self.choose(chooser, Role::Trader)
    }

    /// A seat has chosen the councillor.
    #[track_caller]
    pub fn councillor(self, chooser: usize) -> Play {
        self.choose(chooser, Role::Councillor)
    }

    /// A seat has chosen the prospector.
    #[track_caller]
    pub fn prospector(self, chooser: usize) -> Play {
        self.choose(chooser, Role::Prospector)
    }

    /// A seat has taken an event, which lay open.
    #[track_caller]
    pub fn event(mut self, chooser: usize, event: EventCard) -> Play {
        if !self.open.contains(&event) {
            self = self.open(&[event]);
        }
        let mut play = self.turn_of(chooser);
        play.event(event);
        play
    }

    /// Play begins with a new round and its governor. The round before ends with a trader phase
    /// in which nobody sells.
    #[track_caller]
    pub fn new_round(mut self, governor: usize) -> Play {
        let players = self.holdings.len();
        let before = (governor + players - 1) % players;
        let turns = self.options.players.turns() as usize;
        let roles = [Role::Builder, Role::Producer, Role::Prospector];
        for (turn, role) in roles.into_iter().take(turns - 1).enumerate() {
            self.takers[role as usize] = Some(seat((before + turn) % players));
        }
        self.governor = Some(before);
        self.turn = Some(turns as u8 - 1);
        let mut play = self.start();
        play.role(Role::Trader);
        while play.step() == Step::Sell {
            play.goods(&[]);
        }
        play
    }

    /// The table stands as if the game had ended in this builder phase.
    #[track_caller]
    pub fn over(self) -> Play {
        let (mut position, stacked) = self.position();
        position.decision.step = Step::Over;
        position.decision.pending = SeatSet::NONE;
        let game = Game::from_position(&position)
            .unwrap_or_else(|reasons| panic!("no such table: {reasons:?}"));
        Play::new(game, stacked)
    }

    fn turns_over(&self) -> u8 {
        let taken = self.takers.iter().flatten().count() as u8;
        self.turn.unwrap_or(taken)
    }

    /// The position with every card somewhere, and how many cards lie below the stacked ones.
    #[track_caller]
    pub fn position(mut self) -> (Position, usize) {
        let mut rest = self.unmentioned();
        // What only must be some card comes from the end, where no building is missed.
        let mut any = || {
            let at = rest.iter().rposition(|card| !card.is_event()).expect("a card is left");
            rest.remove(at)
        };
        for (seat, place) in self.goods.drain(..) {
            self.holdings[seat].town[place].good = Some(any());
        }
        for (seat, place, cards) in self.tucked.drain(..) {
            self.holdings[seat].town[place].tucked.extend((0..cards).map(|_| any()));
        }
        for (seat, place, cards) in self.stored.drain(..) {
            self.holdings[seat].town[place].stored.extend((0..cards).map(|_| any()));
        }
        let mut below = 0;
        match self.rest {
            Rest::Deck => {
                below = rest.len();
                self.deck.extend(rest);
            }
            Rest::Discard => self.discard.extend(rest),
            Rest::Tucked(seat, place) => self.holdings[seat].town[place].tucked.extend(rest),
        }
        let turn = self.turns_over();
        let players = self.holdings.len();
        let governor = self.governor.unwrap_or(0);
        let chooser = seat((governor + turn as usize) % players);
        let position = Position {
            options: self.options,
            round: self.round,
            governor: seat(governor),
            idle_rounds: self.idle,
            built_this_round: false,
            players: self.holdings,
            deck: self.deck,
            discard: self.discard,
            tiles: self.tiles,
            tiles_seen: self.tiles_seen,
            takers: self.takers,
            open_events: self.open,
            event_in_play: None,
            revealed: Vec::new(),
            decision: Decision {
                step: Step::Turn,
                pending: SeatSet::of(chooser),
                chooser,
                turn,
                library: false,
                sold: false,
                asked_by: [None; Seat::MAX],
                to_discard: [0; Seat::MAX],
                paying: None,
            },
            seed: self.seed,
            shuffles: 2,
        };
        (position, below)
    }

    /// Every card of the game that has no place yet, in the order of the card table.
    #[track_caller]
    fn unmentioned(&self) -> Vec<Card> {
        let rules = rules::Rules::of(self.options);
        let towns = self.holdings.iter().flat_map(|holding| &holding.town);
        let mentioned: Vec<Card> = towns
            .flat_map(Standing::cards)
            .chain(self.holdings.iter().flat_map(|holding| holding.hand.iter().copied()))
            .chain(self.deck.iter().chain(&self.discard).copied())
            .chain(self.open.iter().map(|event| event.card()))
            .collect();
        let mut rest = Vec::new();
        for card in Card::ALL {
            let named = mentioned.iter().filter(|&&c| c == card).count();
            let copies = rules.copies(card) as usize;
            assert!(named <= copies, "{named} of {card} are named, the game has {copies}");
            if card != Card::Cathedral {
                rest.extend((named..copies).map(|_| card));
            }
        }
        rest
    }

    /// A game dealt by the rules from a deck stacked with these cards, the topmost first.
    #[track_caller]
    pub fn dealt(self, opening: Opening) -> Play {
        let options =
            Options { opening, governor: Some(seat(self.governor.unwrap_or(0))), ..self.options };
        let mut rest = rules::Rules::of(options).unshuffled().to_vec();
        for card in &self.deck {
            let at = rest.iter().position(|c| c == card).expect("the game has such a card");
            rest.remove(at);
        }
        let below = rest.len();
        let deck = self.deck.iter().copied().chain(rest).collect();
        let chance = rules::Chance { deck: Some(deck), tiles: Some(self.tiles) };
        let game = Game::with_chance(options, self.seed, &chance).expect("the deck is complete");
        Play::new(game, below)
    }
}
