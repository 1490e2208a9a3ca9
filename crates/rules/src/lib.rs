//! San Juan, the card game: every edition, exact, and readable as the rulebook.
//!
//! A game played in twenty lines, by players who answer whatever comes first:
//!
//! ```
//! use rules::{Game, Options, Players, Seed};
//!
//! let mut game = Game::new(Options::base(Players::Four), Seed::from_number(7));
//! let mut events = Vec::new();
//! while let Some(seat) = game.next_seat() {
//!     let prompt = game.prompt(seat).expect("a seat that is next is asked something");
//!     let options = game.first_options(seat, 8);
//!     let answer = options[game.table().round() as usize % options.len()];
//!     game.apply(seat, &answer, &mut events).expect("options are legal");
//!     assert_eq!(prompt.seat, seat);
//! }
//! let outcome = game.outcome().expect("the game is over");
//! for sheet in &outcome.sheets {
//!     let lines: Vec<_> = sheet.lines.iter().map(|l| (l.item.id(), l.points)).collect();
//!     println!("seat {}: {} points {lines:?}", sheet.seat, sheet.total);
//! }
//! println!("won by {:?} after {} events", outcome.winners, events.len());
//! ```
//!
//! What the words mean:
//!
//! - A [`Game`] is a [`Table`] with its [`Rules`]. It is `Copy`: to look ahead, play on in a copy.
//! - [`Game::pending`] tells who owes an answer, [`Game::prompt`] what is asked, and by which rule.
//! - [`Game::options`] lists the legal [`Answer`]s, [`Game::count_options`] counts them,
//!   [`Game::random_answer`] draws one, [`Game::check`] tells which rule an answer breaks.
//! - [`Game::apply`] lets an answer take effect and emits [`Event`]s to a [`Log`]; folding them
//!   into the old table gives the new one.
//! - [`Game::view`] is what a seat may know, [`Event::seen_by`] what it sees of an event, and
//!   [`View::resample`] a full game that its view could be of. [`Game::glance`] shows the same as a
//!   view without copying it, for players that decide millions of times a second.
//! - In a [`Game::veiled`] game nobody is skipped for a reason the others cannot see, so that who
//!   is asked tells nothing that is hidden. A host needs it; whoever plays alone does not.
//! - [`Game::price`] takes a price apart, [`Game::sheet`] a score.
//! - A [`Position`] is a state in plain lists; [`Game::from_position`] refuses impossible ones with
//!   every reason.
//!
//! The crate does no input or output, reads no clock, and knows neither names nor languages. Numbers
//! in brackets, like (RULES 7.3) or (R12), point into `RULES.md`.
#![deny(missing_docs)]

pub mod cards;
pub mod powers;

mod answer;
mod bag;
mod bits;
mod card;
mod check;
mod choices;
mod classes;
mod draw;
mod event;
mod event_card;
mod event_cards;
mod flow;
mod fold;
mod game;
mod glance;
mod impossible;
mod lay_out;
mod memory;
mod options;
mod phases;
mod pile;
mod place;
mod position;
mod price;
mod prompt;
mod random;
mod resample;
mod role;
mod ruleset;
mod scoring;
mod seat;
mod set;
mod setup;
mod shuffle;
mod sighting;
mod subsets;
mod table;
mod tile;
mod town;
mod veil;
mod view;

pub use answer::{Answer, Illegal};
pub use bag::Cards;
pub use card::{Card, CardSet};
pub use event::{Event, Log};
pub use event_card::{EventCard, EventSet};
pub use flow::{Flow, Payment, Step};
pub use game::Game;
pub use glance::Glance;
pub use impossible::Impossible;
pub use memory::{Memories, Memory};
pub use options::{Edition, Opening, Options, Players};
pub use pile::{Deck, How, Under};
pub use place::{Place, PlaceSet, Places};
pub use position::{Decision, Holding, Position, Standing};
pub use price::{Part, Price, Reason};
pub use prompt::{Ask, Deal, Pool, Prompt, Purpose, Shape, Why};
pub use role::{Role, RoleSet};
pub use ruleset::{MAX_CARDS, Rules};
pub use scoring::{Item, Line, Outcome, Scored, Sheet};
pub use seat::{Seat, SeatSet};
pub use setup::{Chance, SetupError};
pub use shuffle::Seed;
pub use sighting::{Known, Sighting};
pub use table::Table;
pub use tile::{Tile, Tiles};
pub use town::{Player, Town};
pub use view::{Seen, SeenBuilding, View};
