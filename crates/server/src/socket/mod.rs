//! WebSockets: one a browser and table, each served by one task.

mod bucket;
mod closing;
mod talk;

use crate::gate::{Permit, Slot};
use crate::house::House;
use crate::meters;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::response::Response;
use protocol::limits;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Reading takes this much memory a socket, whether anything is read or not.
const READ_BUFFER: usize = 4 << 10;
/// What waits to be written to one socket has at most this many bytes; it is one message, as a rule.
const WRITE_BUFFER: usize = 256 << 10;

/// The longest messages of the Autobahn suite have 16 MiB.
const ECHO: usize = 16 << 20;

/// Whoever is at the other end of a socket.
#[derive(Debug)]
pub(crate) struct Guest {
    pub(crate) house: Arc<House>,
    pub(crate) table: Box<str>,
    /// The hash of his secret.
    pub(crate) holder: Option<Box<str>>,
    /// What counts as long as the socket is there.
    pub(crate) counted: Counted,
}

/// What counts as long as a socket is there.
#[derive(Debug)]
pub(crate) struct Counted {
    pub(crate) _connection: Option<Arc<Permit>>,
    pub(crate) _behind_proxy: Option<Permit>,
    pub(crate) _slot: Option<Slot>,
}

/// Answers a request for a socket, and serves it from then on.
pub(crate) fn open(upgrade: WebSocketUpgrade, guest: Guest) -> Response {
    let most = if guest.house.echo { ECHO } else { limits::MESSAGE };
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(WRITE_BUFFER + most)
        .max_message_size(most)
        .max_frame_size(most)
        .on_upgrade(move |socket| serve(socket, guest))
}

async fn serve(mut socket: WebSocket, guest: Guest) {
    static NUMBERS: AtomicU64 = AtomicU64::new(1);
    meters::sockets(1.0);
    let Guest { house, table, holder, counted } = guest;
    let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
    let mut talk = talk::Talk::new(house, table, holder, number);
    let end = talk.run(&mut socket).await;
    talk.leave();
    drop(talk);
    Box::pin(closing::close(socket, end)).await;
    drop(counted);
    meters::sockets(-1.0);
}
