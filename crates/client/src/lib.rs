//! A player of San Juan over the network.
//!
//! - [`Api`]: the plain requests: making tables, joining, looking.
//! - [`Connection`]: one WebSocket at one table, message by message.
//! - [`Player`]: somebody at a table who outlives every connection: he reconnects, says what he
//!   has, sends again what nobody acknowledged, and checks what he is told.
//! - [`Chooser`]: how a program answers.
//!
//! No rules are computed here: whatever is answered comes out of the question. Nothing a server
//! sends can make this panic; what makes no sense becomes a [`Fault`] of the player's [`Tally`].
//!
//! ```no_run
//! # async fn example(setup: protocol::seating::Setup) -> Result<(), Box<dyn std::error::Error>> {
//! use client::{Address, Api, Chooser, Player};
//!
//! let address: Address = "http://127.0.0.1:8080".parse()?;
//! let api = Api::new(address.clone());
//! let made = api.create(&setup).await?;
//! let token = made.token.unwrap_or_default();
//! let mut player = Player::new(vec![address], &made.table, &token, Some(0));
//! player.play(&mut Chooser::random(1)).await?;
//! assert!(player.tally().faults.is_empty());
//! # Ok(())
//! # }
//! ```
#![deny(missing_docs)]

mod address;
mod api;
mod backoff;
mod choice;
mod connection;
mod fault;
mod follower;
mod id;
mod outbox;
mod player;
mod tally;

pub use address::{Address, NotAnAddress};
pub use api::{Api, ApiError};
pub use choice::{Chooser, Policy};
pub use connection::{Connection, ConnectionError};
pub use fault::Fault;
pub use follower::{Asked, Follower, Heard};
pub use id::move_id;
pub use player::{Event, Habits, Player, PlayerError};
pub use tally::{Ack, Tally};
