//! San Juan over the network: tables that people reach by a link, with bots where people lack.
//!
//! Every table that somebody looks at is open on a *desk*: one task that decides what is stored
//! and tells everybody who watches, in that order. A desk can be put away at any time, because a
//! table is the sum of its stored rows. Nothing is acknowledged or shown before it is durable.
//!
//! - `hub`: which tables are open here, and how to reach their desks.
//! - `desk`: one open table: commands, chores, those who watch.
//! - `socket` and `routes`: the two ways to a desk, WebSockets and plain requests.
//! - `page`: the files of the page that people play on.
//! - `gate`: what a request must get past: address, origin, rate; and what goes with every answer.
//! - `records`: where games are played again from their records.
//! - `thinkers`: the threads on which bots think.

mod accept;
mod acting;
mod config;
mod desk;
mod gate;
mod house;
mod hub;
mod impatient;
mod limits;
mod logs;
mod meters;
mod network;
mod open_files;
mod page;
mod records;
mod refused;
mod replay;
mod reviews;
mod routes;
mod running;
mod secrets;
mod session;
mod socket;
mod sweeper;
mod thinkers;

pub use config::{Config, Time};
pub use limits::{Limits, Rate};
pub use logs::{LogForm, log_to_stderr};
pub use network::{Network, NotANetwork};
pub use routes::openapi;
pub use running::{Running, Server, StartError};
pub use store::{Place, Settings, StoreError};
