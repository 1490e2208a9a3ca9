//! What a row changed, and what each viewer is told of it.

use crate::Table;
use protocol::game::{Sighting, View, ViewPatch};
use protocol::seating::{SeatInfo, Status, TableInfo};
use protocol::stream::{Item, Snapshot, What};
use rules::{Event, Game, Seat, Step};

/// Who looks: a seat, or somebody who only watches.
pub type Viewer = Option<Seat>;

/// What a row changed. It holds the whole truth; [`Change::item`] is what may be told.
#[derive(Clone, Debug)]
pub struct Change {
    pub(crate) seq: u64,
    pub(crate) at: i64,
    pub(crate) what: What,
    pub(crate) events: Vec<Event>,
    /// The game before and after, where the row changed it.
    pub(crate) game: Shift,
    pub(crate) seats: Option<Vec<SeatInfo>>,
    pub(crate) secret: Option<String>,
    pub(crate) rematch: Option<String>,
    pub(crate) status: Status,
    /// Whether views remember which tiles have been seen.
    pub(crate) memory: bool,
}

/// How a row changed the game.
#[derive(Clone, Debug)]
pub(crate) enum Shift {
    /// Not at all.
    Still,
    /// From one position to a later one.
    On(Box<(Game, Game)>),
    /// To a position that does not follow from the one before.
    To(Box<Game>),
}

impl Change {
    /// Its number.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// What is going on after it.
    pub fn status(&self) -> &Status {
        &self.status
    }

    /// What a viewer is told of it. It depends on nothing that viewer may not know.
    pub fn item(&self, viewer: Viewer) -> Item {
        let view = |game| view(game, viewer, self.memory);
        let (patch, view) = match &self.game {
            Shift::Still => (None, None),
            Shift::On(games) => {
                let (old, new) = (view(&games.0), view(&games.1));
                (Some(ViewPatch::between(&old, &new)), None)
            }
            Shift::To(game) => (None, Some(Box::new(view(game)))),
        };
        // Whom the rules wait for is part of the view and of the status.
        let told = self.events.iter().filter(|event| !matches!(event, Event::Waiting(_)));
        Item {
            seq: self.seq,
            at: self.at,
            what: self.what.clone(),
            events: told.map(|event| Sighting::from(&event.seen_by(viewer))).collect(),
            patch,
            view,
            seats: self.seats.clone(),
            secret: self.secret.clone(),
            rematch: self.rematch.clone(),
            status: self.status.clone(),
        }
    }
}

impl Table {
    /// All a viewer may know now.
    pub fn snapshot(&self, viewer: Viewer) -> Snapshot {
        Snapshot {
            seq: self.seq,
            table: self.info(),
            seat: viewer.map(|seat| seat.index() as u8),
            view: self.course.as_ref().map(|course| view(&course.game, viewer, self.setup.memory)),
        }
    }

    /// What everybody at it may know.
    pub fn info(&self) -> TableInfo {
        TableInfo {
            table: self.id.clone(),
            options: self.setup.options.clone(),
            clock: self.setup.clock.clone(),
            watching: self.setup.watching,
            pace: self.setup.pace,
            forced: self.setup.forced.clone(),
            memory: self.setup.memory,
            past: self.past.as_ref().map(|past| past.answers.len() as u32),
            seats: self.seat_infos(),
            commitment: self.commitment(),
            secret: self.secret_if_over(),
            status: self.status(),
            rematch: self.rematch.clone(),
        }
    }
}

/// What a viewer is shown of a game. Every view that leaves a table is made here. Without memory
/// he must keep in his own mind which tiles have gone under the stack; how many have been seen he
/// can count. When the game is over there is nothing left to remember.
fn view(game: &Game, viewer: Viewer, memory: bool) -> View {
    let mut view = match viewer {
        Some(seat) => View::from(&game.view(seat)),
        None => View::from(&game.public_view()),
    };
    if !memory && !game.is_over() {
        let open = usize::from(game.table().flow().step == Step::Sell);
        view.tiles.iter_mut().skip(open).for_each(|tile| *tile = None);
    }
    view
}
