//! One WebSocket at one table.

use crate::Address;
use futures_util::{SinkExt, StreamExt};
use protocol::refusal::Refusal;
use protocol::socket::{FromClient, FromServer};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderValue, header::AUTHORIZATION};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A connection that does not come about in this time is given up.
const PATIENCE: Duration = Duration::from_secs(10);
/// Ten thousand of these must fit into one process, and 128 KiB each would not.
const BUFFER: usize = 4 << 10;
/// No message of an honest server is as long as this.
const LONGEST: usize = 1 << 20;

/// One WebSocket at one table. When it breaks it is over; a [`crate::Player`] opens new ones.
#[derive(Debug)]
pub struct Connection {
    socket: WebSocketStream<TcpStream>,
}

/// Why there is no connection, or no message.
#[derive(Debug, thiserror::Error)]
pub enum ConnectionError {
    /// Nobody answered at the address.
    #[error("{address} cannot be reached: {problem}")]
    Unreachable {
        /// The address.
        address: String,
        /// Why.
        problem: String,
    },
    /// The server did not want this connection.
    #[error("the server refused the connection with status {status}")]
    Refused {
        /// The status of HTTP.
        status: u16,
        /// What it said, if it was to be understood.
        refusal: Option<Box<Refusal>>,
    },
    /// It broke.
    #[error("the connection broke: {problem}")]
    Broken {
        /// How.
        problem: String,
    },
    /// The server closed it.
    #[error("the server closed the connection: {reason} (code {code})")]
    Closed {
        /// The code of the WebSocket; 1005 if there was none.
        code: u16,
        /// What it said.
        reason: String,
    },
    /// A message makes no sense. The connection is still there.
    #[error("a message cannot be read: {problem}")]
    Unreadable {
        /// Why.
        problem: String,
    },
}

impl Connection {
    /// Connects to a table. Nothing is shown before [`FromClient::Watch`] is sent.
    pub async fn open(
        address: &Address,
        table: &str,
        token: Option<&str>,
    ) -> Result<Connection, ConnectionError> {
        let opening = timeout(PATIENCE, open(address, table, token));
        opening.await.unwrap_or_else(|_| Err(unreachable(address, &"it does not answer")))
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &FromClient) -> Result<(), ConnectionError> {
        let text = serde_json::to_string(message)
            .map_err(|error| ConnectionError::Unreadable { problem: error.to_string() })?;
        self.socket.send(Message::text(text)).await.map_err(broken)
    }

    /// The next message. Nothing is lost if the waiting is given up.
    pub async fn next(&mut self) -> Result<FromServer, ConnectionError> {
        let text = self.next_text().await?;
        serde_json::from_str(&text)
            .map_err(|error| ConnectionError::Unreadable { problem: error.to_string() })
    }

    /// The next message as it came. Nothing is lost if the waiting is given up.
    pub async fn next_text(
        &mut self,
    ) -> Result<impl std::ops::Deref<Target = str>, ConnectionError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Binary(_))) => {
                    let problem = "it is binary".to_owned();
                    return Err(ConnectionError::Unreadable { problem });
                }
                Some(Ok(Message::Close(frame))) => {
                    let (code, reason) = frame.map_or((1005, String::new()), |frame| {
                        (frame.code.into(), frame.reason.as_str().to_owned())
                    });
                    // The farewell must be sent for the close to be clean.
                    self.socket.flush().await.ok();
                    return Err(ConnectionError::Closed { code, reason });
                }
                Some(Ok(Message::Ping(_))) => {
                    // The answer is written, and goes out with this.
                    self.socket.flush().await.map_err(broken)?;
                }
                Some(Ok(Message::Pong(_) | Message::Frame(_))) => {}
                Some(Err(error)) => return Err(broken(error)),
                None => return Err(ConnectionError::Broken { problem: "it ended".to_owned() }),
            }
        }
    }

    /// Says goodbye.
    pub async fn close(mut self) {
        timeout(PATIENCE, self.socket.close(None)).await.ok();
    }
}

async fn open(
    address: &Address,
    table: &str,
    token: Option<&str>,
) -> Result<Connection, ConnectionError> {
    let uri = address.socket(table);
    let mut request = uri.into_client_request().map_err(|error| unreachable(address, &error))?;
    if let Some(token) = token {
        let bearer = HeaderValue::from_str(&format!("Bearer {token}"));
        let mut bearer = bearer.map_err(|error| unreachable(address, &error))?;
        bearer.set_sensitive(true);
        request.headers_mut().insert(AUTHORIZATION, bearer);
    }
    let stream = TcpStream::connect(address.authority()).await;
    let stream = stream.map_err(|error| unreachable(address, &error))?;
    // A move is one small packet, and must not wait for another.
    stream.set_nodelay(true).map_err(|error| unreachable(address, &error))?;
    let config = WebSocketConfig::default()
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(LONGEST)
        .max_message_size(Some(LONGEST))
        .max_frame_size(Some(LONGEST));
    match client_async_with_config(request, stream, Some(config)).await {
        Ok((socket, _)) => Ok(Connection { socket }),
        Err(Error::Http(response)) => {
            let body = response.body().as_deref().unwrap_or_default();
            let refusal = serde_json::from_slice(body).ok().map(Box::new);
            Err(ConnectionError::Refused { status: response.status().as_u16(), refusal })
        }
        Err(error) => Err(unreachable(address, &error)),
    }
}

fn unreachable(address: &Address, problem: &dyn std::fmt::Display) -> ConnectionError {
    ConnectionError::Unreachable { address: address.to_string(), problem: problem.to_string() }
}

fn broken(error: Error) -> ConnectionError {
    ConnectionError::Broken { problem: error.to_string() }
}
