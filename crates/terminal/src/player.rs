//! Who plays a seat, and what a record calls him.

use bots::Level;
use texts::Texts;

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this terminal.
    Human(String),
    /// A bot.
    Bot(Level),
}

/// What a record calls the only person at the terminal, in whatever language he plays.
pub const YOU: &str = "You";

impl Player {
    /// The only person at the terminal.
    pub fn you() -> Player {
        Player::Human(YOU.to_owned())
    }

    /// Whether it is a person.
    pub const fn is_human(&self) -> bool {
        matches!(self, Player::Human(_))
    }

    /// What the header of a record calls him: a person's name, or what names the bot.
    pub fn record_name(&self) -> String {
        match self {
            Player::Human(name) => name.clone(),
            Player::Bot(level) => level.to_string(),
        }
    }

    /// Who is meant by a name in the header of a record: whatever names a bot is one.
    pub fn of_record_name(name: &str) -> Player {
        match name.parse() {
            Ok(level) => Player::Bot(level),
            Err(_) => Player::Human(name.to_owned()),
        }
    }
}

/// What players are called on the screen, no two alike: bots of the same level are numbered.
pub fn names(players: &[Player], texts: Texts) -> Vec<String> {
    let called = |player: &Player| match player {
        Player::Human(name) if name == YOU => texts.you(),
        player => player.record_name(),
    };
    let all: Vec<String> = players.iter().map(called).collect();
    let number = |seat: usize| {
        let same = |other: &&String| **other == all[seat];
        let before = all[..seat].iter().filter(same).count();
        (all.iter().filter(same).count() > 1).then_some(before + 1)
    };
    (0..all.len())
        .map(|seat| match number(seat) {
            Some(number) => format!("{} {number}", all[seat]),
            None => all[seat].clone(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{Player, names};
    use texts::{Lang, Texts};

    #[test]
    fn a_record_tells_bots_from_people() {
        for name in ["random", "novice", "steady", "search:200ms", "search:1000", "Anna", "You"] {
            assert_eq!(Player::of_record_name(name).record_name(), name);
        }
        assert!(Player::of_record_name("Anna").is_human());
        assert!(!Player::of_record_name("search:300msx2").is_human());
    }

    #[test]
    fn bots_of_the_same_level_are_numbered() {
        let players = ["Anna", "steady", "novice", "steady"].map(Player::of_record_name);
        let called = names(&players, Texts::of(Lang::En));
        assert_eq!(called, ["Anna", "steady 1", "novice", "steady 2"]);
    }
}
