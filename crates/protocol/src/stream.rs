//! What a viewer is told: numbered items without a gap, and snapshots that equal their sum.
//!
//! Everybody at a table gets an item for every number. What a viewer may not know is left out of
//! it, and that an item exists tells nothing that is not public.

use crate::forms;
use crate::game::{Sighting, View, ViewPatch};
use crate::seating::{Absence, SeatInfo, Status, TableInfo, Wish};

forms! {
    /// One entry of a table's log as one viewer sees it.
    ///
    /// To fold it into what one has: replace `status`; replace `seats`, `secret` and `rematch` where
    /// they are given; replace the view by `view` if given, else apply `patch` if given.
    pub struct Item {
        /// Its number: one more than that of the item before.
        pub seq: u64,
        /// When it was stored, in milliseconds of Unix time.
        pub at: i64,
        /// What was done.
        pub what: What,
        /// What came of it in the game, in order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub events: Vec<Sighting>,
        /// How the view has changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub patch: Option<ViewPatch>,
        /// The whole new view, at the start of the game and after an undo.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub view: Option<Box<View>>,
        /// The seats, if anything about them has changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub seats: Option<Vec<SeatInfo>>,
        /// The server's secret, with the item that ends the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub secret: Option<String>,
        /// The table of the rematch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub rematch: Option<String>,
        /// What is going on now.
        pub status: Status,
    }

    /// What an entry of the log is about.
    pub enum What {
        /// The table was made.
        Created {},
        /// A person took a seat.
        Joined {
            /// Which.
            seat: u8
        },
        /// A seat got a new invitation.
        Invited {
            /// Which.
            seat: u8
        },
        /// A person added to the shuffle.
        Added {
            /// Which seat.
            seat: u8
        },
        /// The game began.
        Started {},
        /// A seat answered. What it answered shows in the events, where the rules show it.
        Answered {
            /// Which.
            seat: u8
        },
        /// A person gave his seat to a bot, or had it taken by the clock.
        Left {
            /// Which seat.
            seat: u8,
            /// Why.
            because: Absence,
        },
        /// A person came back to his seat.
        Returned {
            /// Which.
            seat: u8
        },
        /// A seat asks the others for something.
        Proposed {
            /// Which.
            seat: u8,
            /// For what.
            wish: Wish,
        },
        /// A seat agreed to what was asked for; with the last of them it is done.
        Agreed {
            /// Which.
            seat: u8,
            /// To what.
            wish: Wish,
        },
        /// A seat declined what was asked for, or took back its own wish.
        Declined {
            /// Which.
            seat: u8,
            /// What.
            wish: Wish,
        },
        /// A seat took back its last answer, which needed nobody's consent.
        Undone {
            /// Which.
            seat: u8
        },
        /// A seat ended the pause.
        Resumed {
            /// Which.
            seat: u8
        },
        /// The players go on at another table.
        Rematch {
            /// Which.
            table: String
        },
    }

    /// All a viewer may know of a table after an item: the sum of all items up to it.
    pub struct Snapshot {
        /// The number of the last item in it; 0 before the first.
        pub seq: u64,
        /// The table.
        pub table: TableInfo,
        /// The seat it is seen from; `null` for somebody who watches.
        pub seat: Option<u8>,
        /// What that seat may know of the game, once it has begun.
        pub view: Option<View>,
    }
}

impl Snapshot {
    /// Lets an item happen. Items must come in order; one that does not follow changes nothing
    /// and gives `false`.
    pub fn fold(&mut self, item: &Item) -> bool {
        if self.seq.checked_add(1) != Some(item.seq) {
            return false;
        }
        self.seq = item.seq;
        self.table.status = item.status.clone();
        if let Some(seats) = &item.seats {
            self.table.seats.clone_from(seats);
        }
        if item.secret.is_some() {
            self.table.secret.clone_from(&item.secret);
        }
        if item.rematch.is_some() {
            self.table.rematch.clone_from(&item.rematch);
        }
        if let Some(view) = &item.view {
            self.view = Some(View::clone(view));
        } else if let (Some(patch), Some(view)) = (&item.patch, &mut self.view) {
            patch.apply(view);
        }
        true
    }
}
