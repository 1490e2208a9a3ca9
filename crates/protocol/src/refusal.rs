//! Why something was not done, in a code for programs and a sentence for people.

use crate::forms;
use crate::game::Illegal;

forms! {
    /// A refusal.
    pub struct Refusal {
        /// What kind it is.
        pub code: Code,
        /// What to do about it, in English.
        pub message: String,
        /// The rule of the game that was broken, if it was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub illegal: Option<Illegal>,
        /// When to try again, in milliseconds from now, if that helps.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub retry_after: Option<u64>,
    }

    /// The kinds of refusals.
    #[derive(Copy, Eq, Hash)]
    pub enum Code {
        /// What came is not of the form that was expected.
        BadRequest,
        /// No such table, or none that the asker may see: the two are not told apart.
        NotFound,
        /// The asker holds no seat that may do this.
        NotYourSeat,
        /// The invitation is used up, replaced or was never given.
        BadInvitation,
        /// It is not this seat's turn to answer.
        NotYourTurn,
        /// The answer was given to another question than the one that is asked now.
        Stale,
        /// The rules do not allow it.
        Illegal,
        /// The table is not at a point where this can be done.
        NotNow,
        /// The id of this move was used before, by another seat.
        IdTaken,
        /// Too much, too fast or too many.
        Limited,
        /// The request came from a page of another site.
        ForeignOrigin,
        /// The client speaks another version of the protocol.
        OtherVersion,
        /// The server cannot do it now: its disk is full, its database away, or it is stopping.
        Unavailable,
    }
}
