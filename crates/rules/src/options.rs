//! What can be played. (RULES 1)

use crate::seat::Seat;

/// The printing whose wording holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Edition {
    /// 2004.
    #[default]
    First,
    /// 2014.
    Second,
}

impl Edition {
    /// Both.
    pub const ALL: [Edition; 2] = [Edition::First, Edition::Second];

    /// The name used in files and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Edition::First => "first",
            Edition::Second => "second",
        }
    }
}

/// How the opening hands come about. (RULES 3.3)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Opening {
    /// Four cards each.
    #[default]
    Dealt,
    /// Five to eight cards by seat, of which everybody keeps four.
    Chosen,
}

impl Opening {
    /// Both.
    pub const ALL: [Opening; 2] = [Opening::Dealt, Opening::Chosen];

    /// The name used in files and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Opening::Dealt => "dealt",
            Opening::Chosen => "chosen",
        }
    }
}

/// The options of a game. Every combination is a legal game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How many play.
    pub players: Players,
    /// The printing whose wording holds.
    pub edition: Edition,
    /// Whether the New Buildings of that printing and the cathedral are in play.
    pub new_buildings: bool,
    /// Whether the six events are shuffled into the deck.
    pub events: bool,
    /// How the opening hands come about.
    pub opening: Opening,
    /// Who is governor in the first round; `None` leaves it to chance.
    pub governor: Option<Seat>,
}

impl Options {
    /// The base game of the first edition, with a governor by chance.
    pub const fn base(players: Players) -> Options {
        Options {
            players,
            edition: Edition::First,
            new_buildings: false,
            events: false,
            opening: Opening::Dealt,
            governor: None,
        }
    }

    /// Every combination, with a governor by chance: 48 of them.
    pub fn all() -> impl Iterator<Item = Options> {
        (0..Options::COUNT).map(Options::nth)
    }

    /// How many combinations there are, the governor aside.
    pub const COUNT: usize = 48;

    pub(crate) const fn index(self) -> usize {
        let flags = (self.edition as usize)
            | (self.new_buildings as usize) << 1
            | (self.events as usize) << 2
            | (self.opening as usize) << 3;
        flags * 3 + self.players as usize
    }

    pub(crate) const fn nth(index: usize) -> Options {
        let flags = index / 3;
        Options {
            players: Players::ALL[index % 3],
            edition: if flags & 1 == 0 { Edition::First } else { Edition::Second },
            new_buildings: flags & 2 != 0,
            events: flags & 4 != 0,
            opening: if flags & 8 == 0 { Opening::Dealt } else { Opening::Chosen },
            governor: None,
        }
    }
}

/// How many play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "they are numbers")]
pub enum Players {
    Two,
    Three,
    Four,
}

impl Players {
    /// Two, three and four.
    pub const ALL: [Players; 3] = [Players::Two, Players::Three, Players::Four];

    /// That many players, if so many can play.
    pub const fn new(number: usize) -> Option<Players> {
        match number {
            2 => Some(Players::Two),
            3 => Some(Players::Three),
            4 => Some(Players::Four),
            _ => None,
        }
    }

    /// The number.
    #[inline(always)]
    pub const fn count(self) -> u8 {
        self as u8 + 2
    }

    /// How many roles are taken in a round: with two players the governor takes a second one.
    #[inline(always)]
    pub const fn turns(self) -> u8 {
        if matches!(self, Players::Two) { 3 } else { self.count() }
    }

    /// The seats, from the first on.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::FIRST.around(self.count())
    }
}
