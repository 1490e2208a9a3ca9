//! What a face shows: the game as one seat may see it, and nothing else.
//!
//! Both faces are made of scenes. A scene holds a view, the seat's own prices and what it can see
//! of the points; the game itself cannot be reached from it.

use crate::chronicle::Chronicle;
use crate::menu::Menu;
use rules::{Card, Game, Options, Outcome, Place, Price, Rules, Seat, SeenBuilding, View};
use texts::{Texts, Told};

/// The game as one seat may see it.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// The texts it is shown in.
    pub texts: Texts,
    /// What the players are called.
    pub names: &'a [String],
    /// Whose eyes these are.
    pub seat: Seat,
    /// What the seat may know.
    pub view: View,
    /// What the seat is asked, with what it may answer; `None` while others are.
    pub menu: Option<Menu>,
    /// Who has to answer.
    pub next: Option<Seat>,
    /// The prices of the seat's cards now, new sites only.
    pub prices: Vec<Price>,
    /// The points of every seat as far as this one can see them.
    pub points: Vec<u16>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// What the seat has been told.
    pub log: &'a [Told],
    /// Where in the log the lines begin that came since the seat last answered.
    pub news: usize,
}

impl<'a> Scene<'a> {
    /// What a seat may see of a game.
    pub fn new(
        texts: Texts,
        names: &'a [String],
        game: &Game,
        seat: Seat,
        chronicle: Option<&'a Chronicle>,
    ) -> Scene<'a> {
        let glance = game.glance(seat);
        // After the end nothing can be built, so nothing has a price.
        let prices = if game.is_over() { Vec::new() } else { game.prices(seat) };
        let prices = prices.into_iter().filter(|price| price.over.is_none());
        let outcome = game.outcome();
        let points = |of: Seat| match &outcome {
            Some(outcome) => outcome.sheets[of.index()].total,
            None => glance.points(of),
        };
        Scene {
            texts,
            names,
            seat,
            view: game.view(seat),
            menu: Menu::new(game, seat),
            next: game.next_seat(),
            prices: prices.collect(),
            points: game.rules().players().seats().map(points).collect(),
            outcome,
            log: chronicle.map_or(&[], Chronicle::lines),
            news: chronicle.map_or(0, Chronicle::news),
        }
    }

    /// The rules the game is played by.
    pub fn rules(&self) -> &'static Rules {
        self.view.rules
    }

    /// The options it is played with.
    pub fn options(&self) -> Options {
        self.rules().options()
    }

    /// What a seat is called: the own one "you".
    pub fn name(&self, seat: Seat) -> String {
        if seat == self.seat {
            return self.texts.you();
        }
        let name = self.names.get(seat.index()).cloned();
        name.unwrap_or_else(|| self.texts.player(seat.index() + 1))
    }

    /// The seats, the own one first, then clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.seat.around(self.rules().players().count())
    }

    /// The own hand in the order in which it is numbered.
    pub fn hand(&self) -> Vec<Card> {
        self.view.hand.iter().collect()
    }

    /// A seat's buildings.
    pub fn town(&self, seat: Seat) -> &[SeenBuilding] {
        self.view.players.get(seat.index()).map_or(&[], |seen| &seen.town)
    }

    /// An own building.
    pub fn building(&self, place: Place) -> Option<Card> {
        self.town(self.seat).get(place.index()).map(|seen| seen.building)
    }

    /// The price of a card on a new site now.
    pub fn price(&self, card: Card) -> Option<&Price> {
        self.prices.iter().find(|price| price.card == card)
    }
}
