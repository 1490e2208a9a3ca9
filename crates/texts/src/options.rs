//! The options of a game, and who plays.

use crate::Texts;
use rules::{Edition, Opening, Options};

impl Texts {
    /// What an edition is called.
    pub fn edition(self, edition: Edition) -> String {
        self.text(&format!("edition-{}", edition.id()), &[])
    }

    /// How the opening hands come about.
    pub fn opening(self, opening: Opening) -> String {
        self.text(&format!("opening-{}", opening.id()), &[])
    }

    /// The New Buildings, as an option.
    pub fn new_buildings(self) -> String {
        self.text("option-new-buildings", &[])
    }

    /// The events, as an option.
    pub fn events(self) -> String {
        self.text("option-events", &[])
    }

    /// An option set in a line: "3 players, second edition (2014), New Buildings".
    pub fn options(self, options: &Options) -> String {
        let players = self.text("option-players", &[("n", options.players.count().into())]);
        let mut parts = vec![players, self.edition(options.edition)];
        if options.new_buildings {
            parts.push(self.new_buildings());
        }
        if options.events {
            parts.push(self.events());
        }
        parts.push(self.opening(options.opening));
        parts.join(", ")
    }

    /// What a player at this screen is called: "You".
    pub fn you(self) -> String {
        self.text("player-you", &[])
    }

    /// What a player without a name is called, counted from 1: "Player 1".
    pub fn player(self, number: usize) -> String {
        self.text("player-number", &[("n", number.into())])
    }

    /// What a computer player is called, counted from 1: "Computer 1".
    pub fn computer(self, number: usize) -> String {
        self.text("player-computer", &[("n", number.into())])
    }

    /// What a bot is called, by the word that names it: "steady", "search:200ms". What stands
    /// behind the colon is kept, and a bot without a text keeps its word.
    pub fn bot(self, name: &str) -> String {
        let (kind, more) = match name.split_once(':') {
            Some((kind, more)) => (kind, Some(more)),
            None => (name, None),
        };
        match (self.find(&format!("bot-{kind}"), &[]), more) {
            (Some(kind), Some(more)) => format!("{kind} {more}"),
            (Some(kind), None) => kind,
            (None, _) => name.to_owned(),
        }
    }
}
