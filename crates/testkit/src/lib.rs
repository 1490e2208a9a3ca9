//! What tests are written with: a [`scenario`] is laid out in the words of the rulebook and
//! played as a [`Play`], which checks after every answer that the log explains the table, that
//! no card was lost, and that every seat's view follows from what it saw.
//!
//! ```
//! use testkit::prelude::*;
//!
//! // RULES 13.5: palace on a chapel costs 6 - 3.
//! let mut p = scenario(2)
//!     .town(0, &[IndigoPlant, Crane, Chapel])
//!     .holds(0, &[Palace, SugarMill, SugarMill, SugarMill, Well])
//!     .builder(1);
//! p.build_over(Palace, 2);
//! assert_eq!(p.owes(), 3);
//! p.pay(&[SugarMill, SugarMill, SugarMill], &[]);
//! assert_eq!(p.town_of(0), [IndigoPlant, Crane, Palace]);
//! ```

mod games;
mod look;
mod play;
mod scenario;
mod start;
mod twins;

pub use games::{every_answer, play_on, random_game, rng};
pub use look::{bag, deck_of};
pub use play::{Play, place, places, seat};
pub use scenario::{Scenario, both_editions, scenario};
pub use twins::{Step as TwinStep, Twins};

/// A town one short of its twelfth building, of buildings that do little.
pub const ELEVEN: [rules::Card; 11] = {
    use rules::Card::{Crane, IndigoPlant, Quarry, Smithy, SugarMill, Tower, Well};
    [
        IndigoPlant,
        SugarMill,
        SugarMill,
        SugarMill,
        SugarMill,
        SugarMill,
        Smithy,
        Crane,
        Well,
        Tower,
        Quarry,
    ]
};

/// Everything a rulebook test needs, card and role names included.
pub mod prelude {
    pub use crate::{ELEVEN, Play, Scenario, bag, both_editions, place, places, scenario, seat};
    pub use rules::Card::*;
    pub use rules::Edition::*;
    pub use rules::Role::*;
    pub use rules::{
        Answer, Ask, Card, Cards, Deal, Edition, Event, EventCard, Game, Illegal, Item, Part,
        Place, Places, Pool, Purpose, Reason, Role, Seat, Shape, Step, Tile, Why,
    };
}
