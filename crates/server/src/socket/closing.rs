//! How sockets end.

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use std::time::Duration;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Error;

/// The other end has so long to close a socket that we close.
const PATIENCE: Duration = Duration::from_secs(2);

/// How a socket ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// The other end has gone or says nothing any more.
    Gone,
    /// The other end says goodbye, and is answered.
    Goodbye,
    /// We close it, with a code of RFC 6455 and a reason.
    Close(u16, &'static str),
}

impl End {
    /// The server stops.
    pub(super) const STOPPING: End = End::Close(1001, "the server is stopping; come back soon");
    /// Not text.
    pub(super) const BINARY: End = End::Close(1003, "messages are text");
    /// Too much that makes no sense, or too fast.
    pub(super) const ABUSE: End = End::Close(1008, "too many messages that cannot be served");
    /// A version of the protocol that is not spoken.
    pub(super) const VERSION: End = End::Close(1008, "another version of the protocol; reload");
    /// The seat belongs to somebody else now, or the table is gone.
    pub(super) const NOT_YOURS: End = End::Close(1008, "this is not yours to see any more");
    /// The store does not answer.
    pub(super) const FAILED: End = End::Close(1011, "the table cannot be read now; come back soon");

    /// What to say to somebody whose messages cannot be read.
    pub(super) fn of(error: axum::Error) -> End {
        match error.into_inner().downcast_ref::<Error>() {
            Some(Error::Capacity(_)) => End::Close(1009, "messages have at most 4,096 bytes"),
            Some(Error::Utf8(_)) => End::Close(1007, "messages are UTF-8"),
            Some(Error::Protocol(_)) => End::Close(1002, "this is not the WebSocket protocol"),
            _ => End::Gone,
        }
    }
}

/// Ends a socket. Whatever still comes is read and forgotten until the other end has closed as
/// well: else the last words might not arrive.
pub(super) async fn close(mut socket: WebSocket, end: End) {
    let goodbye = async {
        match end {
            End::Gone => return,
            End::Goodbye => {}
            End::Close(code, reason) => {
                let frame = CloseFrame { code, reason: reason.into() };
                if socket.send(Message::Close(Some(frame))).await.is_err() {
                    return;
                }
            }
        }
        while let Some(Ok(_)) = socket.recv().await {}
    };
    // Whoever takes longer does without.
    let _ = timeout(PATIENCE, goodbye).await;
}
