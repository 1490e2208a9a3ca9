//! Looking at a game from a test.

use crate::play::{Play, place, seat};
use rules::{
    Answer, Ask, Card, Cards, Event, EventCard, Game, How, Item, Price, Prompt, Role, Step, Tile,
    View, Why,
};

/// Cards without their order.
pub fn bag(cards: &[Card]) -> Cards {
    cards.iter().copied().collect()
}

/// The deck of a game, top first.
pub fn deck_of(game: &Game) -> Vec<Card> {
    game.table().deck().iter().collect()
}

impl Play {
    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Everything that has happened.
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    /// What the last answer brought about.
    pub fn last_events(&self) -> &[Event] {
        &self.log[self.last..]
    }

    /// A seat's hand, in the order of the card table.
    pub fn hand(&self, number: usize) -> Vec<Card> {
        self.game.table().player(seat(number)).hand().iter().collect()
    }

    /// How many cards a seat holds.
    pub fn hand_len(&self, number: usize) -> usize {
        self.game.table().player(seat(number)).hand().len()
    }

    /// The cards the councillor shows a seat, in the order dealt.
    pub fn shown(&self, number: usize) -> Vec<Card> {
        self.game.table().player(seat(number)).drawn().collect()
    }

    /// A seat's visible buildings, place by place.
    pub fn town_of(&self, number: usize) -> Vec<Card> {
        let town = self.game.table().town(seat(number));
        town.places().map(|place| town.building(place)).collect()
    }

    /// The places of a seat where goods lie.
    pub fn goods_of(&self, number: usize) -> Vec<usize> {
        self.game.table().town(seat(number)).goods().map(|place| place.index()).collect()
    }

    /// The face of a good, which no player knows.
    pub fn face(&self, number: usize, at: usize) -> Option<Card> {
        self.game.table().player(seat(number)).face(place(at))
    }

    /// Cards tucked under a building by its owner.
    pub fn tucked(&self, number: usize, at: usize) -> Vec<Card> {
        self.under(number, at, How::Tucked)
    }

    /// Cards that were sold and tucked under a building.
    pub fn stored(&self, number: usize, at: usize) -> Vec<Card> {
        self.under(number, at, How::Stored)
    }

    /// What a building covers, the lowest first.
    pub fn covered(&self, number: usize, at: usize) -> Vec<Card> {
        self.under(number, at, How::Covered)
    }

    fn under(&self, number: usize, at: usize, how: How) -> Vec<Card> {
        let below = self.game.table().below(seat(number), place(at));
        below.filter(|under| under.how() == how).map(|under| under.card()).collect()
    }

    /// What is to be paid now.
    #[track_caller]
    pub fn owes(&self) -> u8 {
        match self.asked().ask {
            Ask::Pay { cost, .. } => cost,
            other => panic!("no payment is asked for, but {other:?}"),
        }
    }

    /// What the last building cost, whether its payment was asked for or not.
    #[track_caller]
    pub fn cost(&self) -> u8 {
        self.cost.expect("something was built")
    }

    /// The price of a card on a new site for whoever is next.
    #[track_caller]
    pub fn price(&self, card: Card) -> Price {
        self.game.price(self.asked().seat, card, None)
    }

    /// The price of a card over the building at a place, for whoever is next.
    #[track_caller]
    pub fn price_over(&self, card: Card, over: usize) -> Price {
        self.game.price(self.asked().seat, card, Some(place(over)))
    }

    /// The question to whoever is next in the canonical order.
    #[track_caller]
    pub fn asked(&self) -> Prompt {
        let next = self.game.next_seat().expect("somebody is asked");
        self.game.prompt(next).expect("the next seat is asked something")
    }

    /// The question to a seat, if it owes an answer.
    pub fn prompt(&self, number: usize) -> Option<Prompt> {
        self.game.prompt(seat(number))
    }

    /// Who asks whoever is next.
    #[track_caller]
    pub fn why(&self) -> Why {
        self.asked().why
    }

    /// At least and at most so many cards are asked of a seat.
    #[track_caller]
    pub fn cards_asked(&self, number: usize) -> (u8, u8) {
        match self.prompt(number).map(|prompt| prompt.ask) {
            Some(Ask::Cards { at_least, at_most, .. }) => (at_least, at_most),
            other => panic!("no cards are asked of seat {number}, but {other:?}"),
        }
    }

    /// At most so many goods are asked of a seat.
    #[track_caller]
    pub fn goods_asked(&self, number: usize) -> u8 {
        match self.prompt(number).map(|prompt| prompt.ask) {
            Some(Ask::Goods { at_most, .. }) => at_most,
            other => panic!("no goods are asked of seat {number}, but {other:?}"),
        }
    }

    /// Who owes an answer, by number.
    pub fn pending(&self) -> Vec<usize> {
        self.game.pending().map(|seat| seat.index()).collect()
    }

    /// What is being asked.
    pub fn step(&self) -> Step {
        self.game.table().flow().step
    }

    /// Every legal answer of a seat.
    pub fn options(&self, number: usize) -> Vec<Answer> {
        self.game.first_options(seat(number), usize::MAX)
    }

    /// Cards a seat drew through the last answer, in order, with the rule that gave them.
    pub fn drew(&self, number: usize) -> Vec<(Card, Why)> {
        let drew = |event: &Event| match event {
            Event::Drew { seat: by, card, why } if *by == seat(number) => Some((*card, *why)),
            _ => None,
        };
        self.last_events().iter().filter_map(drew).collect()
    }

    /// How many cards a seat drew by a rule through the last answer.
    pub fn drew_by(&self, number: usize, why: Why) -> usize {
        self.drew(number).iter().filter(|(_, by)| *by == why).count()
    }

    /// How many cards a building gave its owner through the last answer.
    pub fn drew_for(&self, number: usize, building: Card) -> usize {
        self.drew_by(number, Why::Building(building))
    }

    /// How many cards the deck has.
    pub fn deck_len(&self) -> usize {
        self.game.table().deck().len()
    }

    /// How many cards the discard pile has.
    pub fn discard_len(&self) -> usize {
        self.game.table().discard().len()
    }

    /// How many of a card are in the discard pile.
    pub fn discarded(&self, card: Card) -> u8 {
        self.game.table().discard().count(card)
    }

    /// All cards stacked on the deck have been drawn, and no others.
    #[track_caller]
    pub fn used_up(&self) {
        let left = self.deck_len() as i64 - self.below as i64;
        assert_eq!(left, 0, "cards left of those stacked on the deck");
        assert!(!self.log.iter().any(|event| matches!(event, Event::Reshuffled { .. })));
    }

    /// The number of the round.
    pub fn round(&self) -> u8 {
        self.game.table().round()
    }

    /// The governor.
    pub fn governor(&self) -> usize {
        self.game.table().governor().index()
    }

    /// Whose turn it is.
    pub fn chooser(&self) -> usize {
        self.game.table().flow().chooser.index()
    }

    /// Who took a role in this round.
    pub fn taker(&self, role: Role) -> Option<usize> {
        self.game.table().taker(role).map(|seat| seat.index())
    }

    /// The events lying open.
    pub fn open_events(&self) -> Vec<EventCard> {
        self.game.table().open_events().collect()
    }

    /// The stack of tiles, top first.
    pub fn tiles(&self) -> String {
        self.game.table().tiles().stack().map(Tile::id).concat()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// A seat's points as if the game ended now.
    pub fn total(&self, number: usize) -> u16 {
        let sheet = self.game.sheet(seat(number));
        assert_eq!(sheet.total, sheet.lines.iter().map(|line| line.points).sum::<u16>());
        sheet.total
    }

    /// A line of a seat's score sheet; `None` if there is no such line.
    pub fn line(&self, number: usize, item: Item) -> Option<u16> {
        let sheet = self.game.sheet(seat(number));
        sheet.lines.iter().find(|line| line.item == item).map(|line| line.points)
    }

    /// What a building brings a seat at the end.
    pub fn scores(&self, number: usize, building: Card) -> Option<u16> {
        self.line(number, Item::Building(building))
    }

    /// Who won, by number, once the game is over.
    #[track_caller]
    pub fn winners(&self) -> Vec<usize> {
        let outcome = self.game.outcome().expect("the game is over");
        outcome.winners.map(|seat| seat.index()).collect()
    }

    /// What a seat sees.
    pub fn view(&self, number: usize) -> View {
        self.game.view(seat(number))
    }
}
