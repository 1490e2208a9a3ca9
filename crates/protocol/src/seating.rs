//! Tables before and around the game: who sits where, by which clock, and what is going on.

use crate::forms;
use crate::game::{Options, Sheet};

forms! {
    /// How a table is to be: what its creator decides.
    pub struct Setup {
        /// The options of the game.
        pub options: Options,
        /// One a player, in the order of the seats.
        pub seats: Vec<SeatPlan>,
        /// How long a person may think.
        #[serde(default)]
        pub clock: Clock,
        /// Whether anybody who knows the table's address may watch what is public.
        #[serde(default)]
        pub watching: bool,
        /// Bots answer after about so many milliseconds, whatever they held and however short
        /// they thought.
        #[serde(default = "pace")]
        pub pace: u64,
        /// What happens when a person's hidden cards leave only one answer.
        #[serde(default)]
        pub forced: Forced,
        /// Whether the page remembers for everybody which tiles have been seen. Who plays without
        /// is shown the open one only, as at a table of wood.
        #[serde(default = "memory")]
        pub memory: bool,
    }

    /// Who is to have a seat.
    pub enum SeatPlan {
        /// A person at the creator's screen, of this name. Several such seats are played hot-seat.
        Here {
            /// The name.
            name: String
        },
        /// Whoever comes first with the seat's invitation.
        Link {},
        /// A bot of a level: `random`, `novice`, `steady`, `search`, `search:500ms`.
        Bot {
            /// The level.
            level: String
        },
    }

    /// How long a person may think. When time is up a bot takes over until the person returns.
    #[derive(Default)]
    pub enum Clock {
        /// As long as he likes.
        #[default]
        None,
        /// So many seconds for every answer.
        Move {
            /// The seconds.
            seconds: u64
        },
        /// So many days for every answer.
        Days {
            /// The days.
            days: u64
        },
    }

    /// What happens when cards that nobody else can see leave a person only one answer.
    #[derive(Default)]
    pub enum Forced {
        /// It is given for him, after a while as long as he might have thought.
        #[default]
        Wait,
        /// He is asked all the same: slower, and not even time tells anything.
        Ask,
    }

    /// A table as everybody at it sees it.
    pub struct TableInfo {
        /// Its id, which is part of its address.
        pub table: String,
        /// The options of the game.
        pub options: Options,
        /// The clock.
        pub clock: Clock,
        /// Whether it may be watched.
        pub watching: bool,
        /// How long bots wait, in milliseconds.
        pub pace: u64,
        /// What happens to forced answers.
        pub forced: Forced,
        /// Whether tiles that were seen stay in sight.
        pub memory: bool,
        /// For a game that was begun elsewhere, after how many answers it is played on here: its
        /// deal was known, and nothing that anybody adds changes it. `null` for a game that is
        /// dealt here.
        pub past: Option<u32>,
        /// The seats.
        pub seats: Vec<SeatInfo>,
        /// The SHA-256 of the server's secret, shown before anything is dealt.
        pub commitment: String,
        /// The secret itself, 64 hexadecimal digits, once the game is over.
        pub secret: Option<String>,
        /// What is going on.
        pub status: Status,
        /// The table of the rematch, if there is one.
        pub rematch: Option<String>,
    }

    /// A seat.
    pub struct SeatInfo {
        /// The name of who sits there; `null` while nobody does.
        pub name: Option<String>,
        /// Who plays it now.
        pub player: Player,
        /// What he added to the shuffle, in hexadecimal; shown from the start of the game on.
        pub entropy: Option<String>,
    }

    /// Who plays a seat.
    pub enum Player {
        /// Nobody yet.
        Nobody {},
        /// A person.
        Person {},
        /// A bot that has always been there.
        Bot {
            /// Its level.
            level: String
        },
        /// A bot in the place of a person who may return.
        StandIn {
            /// Its level.
            level: String,
            /// Why it sits there.
            because: Absence,
        },
    }

    /// Why a bot plays a person's seat.
    #[derive(Copy, Eq)]
    pub enum Absence {
        /// He left.
        Left,
        /// His time was up.
        TimedOut,
    }

    /// What is going on at a table; a whole one comes with every item.
    pub struct Status {
        /// How far the table is.
        pub phase: Phase,
        /// Whose answers are awaited: as far as everybody may know, which seats have a choice.
        pub waiting: Vec<u8>,
        /// Who has answered a question that is put to several at once; the answers are opened
        /// together.
        pub answered: Vec<u8>,
        /// Until when each of those waited for must have answered, in milliseconds of Unix time.
        pub deadline: Option<i64>,
        /// Whether everybody agreed to a pause.
        pub paused: bool,
        /// What somebody asks the others for.
        pub proposal: Option<Proposal>,
        /// How the game ended.
        pub result: Option<TableResult>,
    }

    /// How far a table is.
    #[derive(Copy, Eq)]
    pub enum Phase {
        /// Seats are being taken.
        Gathering,
        /// The game is played.
        Playing,
        /// The game is over.
        Over,
    }

    /// What somebody asks the others for.
    pub struct Proposal {
        /// Who asks.
        pub by: u8,
        /// What for.
        pub what: Wish,
        /// Who has agreed.
        pub agreed: Vec<u8>,
        /// Who has yet to say something.
        pub open: Vec<u8>,
    }

    /// What can be asked for.
    #[derive(Copy, Eq)]
    pub enum Wish {
        /// To take back his last answer and all that came of it.
        Undo,
        /// To stop the clocks and the bots for a while.
        Pause,
    }

    /// How a game ended.
    pub struct TableResult {
        /// The score sheets, by seat.
        pub sheets: Vec<Sheet>,
        /// Who won.
        pub winners: Vec<u8>,
    }
}

impl From<&rules::Outcome> for TableResult {
    fn from(outcome: &rules::Outcome) -> TableResult {
        TableResult {
            sheets: outcome.sheets.iter().map(Sheet::from).collect(),
            winners: outcome.winners.into_iter().map(|seat| seat.index() as u8).collect(),
        }
    }
}

pub(crate) fn pace() -> u64 {
    800
}

pub(crate) fn memory() -> bool {
    true
}
