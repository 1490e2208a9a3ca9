//! How a view changes: only what is new of it.

use super::id::{CardId, EventCardId, RoleId, TileId};
use super::options::Options;
use super::view::{Decision, Seen, View};
use crate::forms;
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;

forms! {
    /// What has changed in a view. To fold it in, in any language: for every key of `set`,
    /// `view[key] = set[key]`; for every key of `players`, which is a seat,
    /// `view.players[key] = players[key]`. Nothing is ever merged deeper.
    pub struct ViewPatch {
        /// The keys of the view that have changed, `players` aside, with their new values.
        pub set: ViewChanges,
        /// From seat (`"0"`) to the whole new player, for those who have changed.
        pub players: BTreeMap<String, Seen>,
    }

    /// The keys of a view with new values; whatever is the same as before is left out. A value
    /// may be `null`, which is another thing than a key that is left out.
    #[derive(Default)]
    pub struct ViewChanges {
        /// As in the view; it never changes in a stream of one viewer.
        #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(value_type = Option<u8>)]
        pub seat: Option<Option<u8>>,
        /// As in the view; they never change in a game.
        #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        pub options: Option<Options>,
        /// As in the view.
        #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        pub round: Option<u8>,
        /// As in the view.
        #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        pub governor: Option<u8>,
        /// As in the view.
        #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        pub idle_rounds: Option<u8>,
        /// As in the view.
        #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        pub built_this_round: Option<bool>,
        /// As in the view: the whole hand.
        #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        pub hand: Option<Vec<CardId>>,
        /// As in the view.
        #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        pub drawn: Option<Vec<CardId>>,
        /// As in the view.
        #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        pub deck: Option<u8>,
        /// As in the view.
        #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        pub discard: Option<u8>,
        /// As in the view.
        #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        pub tiles: Option<Vec<Option<TileId>>>,
        /// As in the view.
        #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        pub tiles_seen: Option<u8>,
        /// As in the view: all roles taken in this round.
        #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        pub roles: Option<BTreeMap<RoleId, u8>>,
        /// As in the view.
        #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        pub open_events: Option<Vec<EventCardId>>,
        /// As in the view; `null` when the event is over.
        #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(value_type = Option<EventCardId>)]
        pub event_in_play: Option<Option<EventCardId>>,
        /// As in the view.
        #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        pub cathedral_open: Option<bool>,
        /// As in the view.
        #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        pub revealed: Option<Vec<CardId>>,
        /// As in the view: the whole decision.
        #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(nullable = false)]
        pub decision: Option<Decision>,
    }
}

impl ViewPatch {
    /// What makes `new` of `old`: two views of one game through the same eyes.
    pub fn between(old: &View, new: &View) -> ViewPatch {
        let players = old.players.iter().zip(&new.players).enumerate();
        let changed = players.filter(|(_, (old, new))| old != new);
        ViewPatch {
            set: ViewChanges::between(old, new),
            players: changed.map(|(seat, (_, new))| (seat.to_string(), new.clone())).collect(),
        }
    }

    /// Makes the new view of the old one. A seat that the view does not have is passed over.
    pub fn apply(&self, view: &mut View) {
        self.set.apply(view);
        for (seat, new) in &self.players {
            let player = seat.parse().ok().and_then(|seat: usize| view.players.get_mut(seat));
            if let Some(player) = player {
                player.clone_from(new);
            }
        }
    }

    /// Whether nothing has changed.
    pub fn is_empty(&self) -> bool {
        self.set == ViewChanges::default() && self.players.is_empty()
    }
}

/// The keys of a view that are compared and set, `players` aside.
macro_rules! keys {
    ($($key:ident)*) => {
        impl ViewChanges {
            fn between(old: &View, new: &View) -> ViewChanges {
                // Names every key, so that the compiler misses one that is not in the list.
                let View { players: _, $($key),* } = new;
                ViewChanges { $($key: (old.$key != *$key).then(|| $key.clone())),* }
            }

            fn apply(&self, view: &mut View) {
                $(if let Some(new) = &self.$key {
                    view.$key.clone_from(new);
                })*
            }
        }
    };
}

keys! {
    seat options round governor idle_rounds built_this_round hand drawn deck discard tiles
    tiles_seen roles open_events event_in_play cathedral_open revealed decision
}

/// Reads a value that is there, `null` included; one that is not is for `default`.
fn given<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}
