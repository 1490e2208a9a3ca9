//! Kills San Juan servers while people play, and looks whether anything was lost.
//!
//! The program is a black box here: `sanjuan serve` is started as anybody would start it, players
//! reach it over the network, and it is killed without a warning. What was acknowledged to the
//! players is then compared with what is stored, which is the only thing that counts.
//!
//! - [`Node`]: one `sanjuan serve`, started, killed and started again.
//! - [`Crowd`]: people at tables who never stop playing, whatever happens to the servers.
//! - [`Ledger`]: what they were promised.
//! - [`check`]: whether rows keep the promises. It is a function of nothing but the two, so that
//!   a test can show that it finds every kind of loss.
//! - [`Audit`]: the same for everything there is in a store.
#![deny(missing_docs)]

mod audit;
mod chance;
mod check;
mod crowd;
mod figures;
mod ledger;
mod node;
mod port;
mod program;
mod seated;
mod setups;
mod spawner;
mod tables;

pub use audit::Audit;
pub use chance::{Chance, number_from};
pub use check::{Complaint, check};
pub use crowd::Crowd;
pub use figures::Figures;
pub use ledger::{Acked, Ledger, Promises, TableLedger};
pub use node::Node;
pub use port::free_port;
pub use program::program;
pub use seated::lively;
pub use setups::{crowded, setup};
pub use tables::{Seat, Seating, make_table};
