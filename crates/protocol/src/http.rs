//! The bodies of plain requests and their answers.

use crate::forms;
use crate::game::{Options, Question};
use crate::seating::{self, Clock, Forced, Phase, SeatPlan, Setup};
use crate::stream::{Item, Snapshot};

forms! {
    /// A table is to be made.
    pub struct Create {
        /// How.
        pub setup: Setup,
        /// Whether to answer with a token in place of a cookie, for programs.
        #[serde(default)]
        pub token: bool,
    }

    /// A table was made.
    pub struct Created {
        /// Its id.
        pub table: String,
        /// The invitation of each seat that is to be taken by link, to be given to one person
        /// each: `/t/<table>#<invitation>`. `null` for the other seats.
        pub invitations: Vec<Option<String>>,
        /// The token, if one was asked for: `Authorization: Bearer <token>`.
        pub token: Option<String>,
    }

    /// A game is to be played on from where it stood at a step of its record. The answer is that of
    /// a new table.
    pub struct Continue {
        /// The text of the record.
        pub record: String,
        /// After so many of its answers; 0 is the game as it was dealt.
        pub step: u32,
        /// How the new table is to be.
        pub setup: ContinueSetup,
        /// Whether to answer with a token in place of a cookie, for programs.
        #[serde(default)]
        pub token: bool,
    }

    /// How a table is to be whose game was begun elsewhere: as `Setup`, but the options are those
    /// of the record.
    pub struct ContinueSetup {
        /// One a player, in the order of the seats.
        pub seats: Vec<SeatPlan>,
        /// How long a person may think.
        #[serde(default)]
        pub clock: Clock,
        /// Whether anybody who knows the table's address may watch what is public.
        #[serde(default)]
        pub watching: bool,
        /// Bots answer after about so many milliseconds.
        #[serde(default = "seating::pace")]
        pub pace: u64,
        /// What happens when a person's hidden cards leave only one answer.
        #[serde(default)]
        pub forced: Forced,
        /// Whether tiles that have been seen stay in sight.
        #[serde(default = "seating::memory")]
        pub memory: bool,
    }

    /// A person takes a seat.
    pub struct Join {
        /// What came with the link.
        pub invitation: String,
        /// His name.
        pub name: String,
        /// Whether to answer with a token in place of a cookie, for programs.
        #[serde(default)]
        pub token: bool,
    }

    /// A person has a seat.
    pub struct Joined {
        /// Which.
        pub seat: u8,
        /// The token, if one was asked for.
        pub token: Option<String>,
    }

    /// Somebody is to be invited. There is nothing to say about it yet.
    pub struct Invite {}

    /// A new invitation to a seat: to one not yet taken (the old one ends), or to an own one, so
    /// that it can be moved to another browser.
    pub struct Invitation {
        /// The invitation.
        pub invitation: String,
    }

    /// What the asker holds seats at.
    pub struct Tables {
        /// The tables, the one that last changed first.
        pub tables: Vec<Listed>,
    }

    /// A seat held.
    pub struct Listed {
        /// The table.
        pub table: String,
        /// The seat.
        pub seat: u8,
        /// How far the table is.
        pub phase: Phase,
        /// The number of its last item.
        pub seq: u64,
        /// When it last changed, in milliseconds of Unix time.
        pub updated_at: i64,
    }

    /// A table seen from a seat, with what the seat is asked.
    #[schema(as = TableSeen)]
    #[cfg_attr(feature = "typescript", ts(rename = "TableSeen"))]
    pub struct Seen {
        /// The table.
        pub snapshot: Snapshot,
        /// The seats the asker holds at it.
        pub yours: Vec<u8>,
        /// What the seat is asked, if it is asked anything.
        pub question: Option<Question>,
    }

    /// A part of a stream.
    pub struct Items {
        /// The items after the number that was asked for, at most a page of them.
        pub items: Vec<Item>,
        /// The number of the table's last item.
        pub seq: u64,
    }

    /// What came of playing a finished game again from its record.
    pub struct Verification {
        /// Whether the record holds: hashes, deal, every answer, the result.
        pub ok: bool,
        /// How many answers were played again.
        pub answers: u64,
        /// What is wrong, and in which line, if it does not hold.
        pub problem: Option<String>,
    }

    /// Whether the server is well.
    pub struct Health {
        /// Whether it can store moves.
        pub ok: bool,
        /// The version of the program.
        pub version: String,
    }
}

impl ContinueSetup {
    /// The whole set-up, with the options that the record has.
    pub fn with(self, options: Options) -> Setup {
        let ContinueSetup { seats, clock, watching, pace, forced, memory } = self;
        Setup { options, seats, clock, watching, pace, forced, memory }
    }
}
