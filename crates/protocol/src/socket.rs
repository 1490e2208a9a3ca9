//! The messages of a WebSocket.
//!
//! One socket serves one table. It shows one seat at a time; a browser with several seats says
//! [`FromClient::Watch`] again to look through another one's eyes.

use crate::forms;
use crate::game::Question;
use crate::refusal::Refusal;
use crate::seating::Wish;
use crate::stream::{Item, Snapshot};

forms! {
    /// What a client says.
    #[serde(tag = "type")]
    pub enum FromClient {
        /// The first message, and whenever another seat is to be shown.
        Watch {
            /// The version of the protocol the client speaks.
            protocol: u32,
            /// The seat to look from; `null` to watch.
            seat: Option<u8>,
            /// The number of the last item the client has of this seat's stream; `null` for none,
            /// which gets a snapshot.
            #[serde(default)]
            after: Option<u64>,
        },
        /// An answer to what a seat is asked.
        Move(Move),
        /// Anything else that a seat can do.
        Do(Deed),
        /// Are you there?
        Ping {
            /// Given back.
            n: u64
        },
    }

    /// An answer.
    pub struct Move {
        /// The seat that answers.
        pub seat: u8,
        /// The number of the last item the client has seen.
        pub expected: u64,
        /// An id made up by the client, 32 hexadecimal digits: whoever does not know whether a
        /// move arrived sends it again with the same id.
        pub id: String,
        /// The answer, in the form of `docs/formats.md`.
        #[schema(value_type = Object)]
        #[cfg_attr(feature = "typescript", ts(as = "crate::game::Answer"))]
        pub answer: serde_json::Value,
    }

    /// Something else that a seat does.
    pub struct Deed {
        /// The seat.
        pub seat: u8,
        /// As the id of a move.
        pub id: String,
        /// What.
        pub deed: What,
    }

    /// What a seat can do besides answering.
    #[schema(as = Act)]
    #[cfg_attr(feature = "typescript", ts(rename = "Act"))]
    pub enum What {
        /// Add entropy to the shuffle, up to 64 hexadecimal digits, after having seen the
        /// commitment and before the game begins.
        Add {
            /// The digits.
            entropy: String
        },
        /// Begin the game. Every seat must be taken; anybody who has one may do it.
        Start,
        /// Hand the seat to a bot.
        Leave,
        /// Take it back.
        Return,
        /// Take back the last answer: at once if nothing new was seen since, else if all agree.
        Undo,
        /// Ask for a pause.
        Pause,
        /// End the pause.
        Resume,
        /// Agree to what somebody asks for.
        Agree(Wish),
        /// Decline it, or take back an own wish.
        Decline(Wish),
        /// Go on at a new table with the same seats.
        Rematch,
    }

    /// What the server says.
    #[serde(tag = "type")]
    pub enum FromServer {
        /// All there is to know now. Items follow on from it.
        Snapshot(Box<Snapshot>),
        /// The next item of the stream.
        Item(Box<Item>),
        /// What the seat that is shown is asked, after the item `seq`. It is void with the next
        /// item; if the seat is waited for after that one too, a question follows it.
        Question {
            /// The number of the last item before the question.
            seq: u64,
            /// The question.
            question: Box<Question>,
        },
        /// What became of a move or a deed.
        Reply(Reply),
        /// What is wrong with a message that was not understood.
        Error(Refusal),
        /// Yes.
        Pong {
            /// As it came.
            n: u64
        },
    }

    /// What became of a move or a deed.
    pub struct Reply {
        /// The id it came with.
        pub id: String,
        /// What became of it.
        pub result: Verdict,
    }

    /// What became of a move or a deed.
    pub enum Verdict {
        /// It is stored, and the item of this number tells of it.
        Applied {
            /// The number.
            seq: u64
        },
        /// It had been stored before, under this number.
        Duplicate {
            /// The number.
            seq: u64
        },
        /// It answers a question that is no longer asked; the table is at this number.
        Stale {
            /// The number.
            seq: u64
        },
        /// It was not done, and nothing has changed.
        Refused(Refusal),
    }
}
