//! What tests of the server are written with: a server of one's own in this very process, and
//! players who speak to it as browsers do.
//!
//! ```ignore
//! let server = TestServer::start().await;
//! let created = server.create(&setup(vec![here("Ann"), link(), bot("steady")])).await;
//! let mut ann = server.player(&created, 0).await;
//! ann.deed(What::Start).await;
//! ann.play_to_the_end().await;
//! server.stop().await;
//! ```
#![allow(dead_code, unreachable_pub, unused_imports, reason = "not every test needs all of it")]

mod choosing;
mod player;
mod server;

pub use choosing::{Chooser, choose};
pub use player::{Closed, Player};
pub use server::{Client, TestServer, bot, here, link, setup};

/// An id for a move.
pub fn move_id() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    data_encoding::HEXLOWER.encode(&bytes)
}
