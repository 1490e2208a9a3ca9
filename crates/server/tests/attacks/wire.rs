//! A WebSocket byte by byte: what no library would send.

use protocol::socket::FromServer;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// Something must be said in this time.
const PATIENCE: Duration = Duration::from_secs(10);

pub(crate) const TEXT: u8 = 0x81;
pub(crate) const BINARY: u8 = 0x82;
pub(crate) const CLOSE: u8 = 0x88;
pub(crate) const PING: u8 = 0x89;
pub(crate) const PONG: u8 = 0x8a;
/// Text that goes on in another frame.
pub(crate) const BEGIN: u8 = 0x01;
/// More of it, and still not all.
pub(crate) const MORE: u8 = 0x00;
/// The rest of it.
pub(crate) const REST: u8 = 0x80;

/// One end of a WebSocket.
#[derive(Debug)]
pub(crate) struct Wire {
    stream: TcpStream,
}

/// What came out of it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Came {
    Said(Box<FromServer>),
    Pong(Vec<u8>),
    /// It was closed, with this code if there was one.
    Closed(Option<u16>),
    /// It ended without a word.
    Ended,
}

impl Wire {
    /// Opens a socket; `Err` is the status of the refusal.
    pub(crate) async fn open(
        address: SocketAddr,
        table: &str,
        headers: &[(&str, &str)],
    ) -> Result<Wire, u16> {
        let stream = TcpStream::connect(address).await.expect("the server listens");
        Wire::over(stream, table, headers).await
    }

    /// Opens a socket into which the system puts as little as possible before it is read.
    pub(crate) async fn narrow(address: SocketAddr, table: &str) -> Result<Wire, u16> {
        let socket = TcpSocket::new_v4().expect("there are sockets");
        socket.set_recv_buffer_size(4 << 10).expect("its size can be set");
        let stream = socket.connect(address).await.expect("the server listens");
        Wire::over(stream, table, &[]).await
    }

    async fn over(
        mut stream: TcpStream,
        table: &str,
        headers: &[(&str, &str)],
    ) -> Result<Wire, u16> {
        let mut request =
            format!("GET /api/tables/{table}/socket HTTP/1.1\r\nHost: sanjuan.test\r\n");
        for (name, value) in super::site::UPGRADE.iter().chain(headers) {
            request.push_str(&format!("{name}: {value}\r\n"));
        }
        stream.write_all((request + "\r\n").as_bytes()).await.expect("it is sent");
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            // One by one: what comes after the head is not to be lost.
            head.push(stream.read_u8().await.expect("there is an answer"));
        }
        let head = String::from_utf8(head).expect("headers are plain text");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        match status.expect("there is a status") {
            101 => Ok(Wire { stream }),
            status => Err(status),
        }
    }

    /// Sends bytes as they are. That nobody takes them shows when one listens.
    pub(crate) async fn bytes(&mut self, bytes: &[u8]) {
        let _ = self.stream.write_all(bytes).await;
    }

    /// Sends a frame, masked as the protocol wants it.
    pub(crate) async fn frame(&mut self, first: u8, payload: &[u8]) {
        self.bytes(&frame(first, payload, true)).await;
    }

    pub(crate) async fn text(&mut self, text: &str) {
        self.frame(TEXT, text.as_bytes()).await;
    }

    /// Asks to look on from a seat, or only to watch.
    pub(crate) async fn watch(&mut self, seat: Option<u8>) {
        let seat = seat.map_or("null".to_owned(), |seat| seat.to_string());
        self.text(&format!(r#"{{"type":"watch","protocol":1,"seat":{seat}}}"#)).await;
    }

    /// What comes next.
    pub(crate) async fn next(&mut self) -> Came {
        timeout(PATIENCE, self.read()).await.expect("something is said").unwrap_or(Came::Ended)
    }

    /// What comes next besides what the table says of itself.
    pub(crate) async fn answer(&mut self) -> Came {
        loop {
            let came = self.next().await;
            let Came::Said(said) = &came else { return came };
            match **said {
                FromServer::Snapshot(_) | FromServer::Item(_) | FromServer::Question { .. } => {}
                _ => return came,
            }
        }
    }

    /// Whether somebody is still there.
    pub(crate) async fn lives(&mut self) -> bool {
        self.text(r#"{"type":"ping","n":42}"#).await;
        self.answer().await == Came::Said(Box::new(FromServer::Pong { n: 42 }))
    }

    async fn read(&mut self) -> Option<Came> {
        loop {
            let first = self.stream.read_u8().await.ok()?;
            let length = self.stream.read_u8().await.ok()?;
            assert_eq!(length & 0x80, 0, "a server masks nothing");
            let length = match length {
                126 => u64::from(self.stream.read_u16().await.ok()?),
                127 => self.stream.read_u64().await.ok()?,
                length => u64::from(length),
            };
            let mut payload = vec![0; usize::try_from(length).ok()?];
            self.stream.read_exact(&mut payload).await.ok()?;
            return Some(match first {
                TEXT => {
                    let said = serde_json::from_slice(&payload);
                    Came::Said(said.expect("the server speaks the protocol"))
                }
                PING => {
                    self.frame(PONG, &payload).await;
                    continue;
                }
                PONG => Came::Pong(payload),
                CLOSE => {
                    let code = payload.first_chunk().map(|code| u16::from_be_bytes(*code));
                    Came::Closed(code)
                }
                other => panic!("a frame of the kind {other:#x}"),
            });
        }
    }
}

/// A frame as it is written.
pub(crate) fn frame(first: u8, payload: &[u8], masked: bool) -> Vec<u8> {
    let mut bytes = vec![first];
    let mask_bit = if masked { 0x80 } else { 0 };
    match payload.len() {
        length @ 0..=125 => bytes.push(mask_bit | length as u8),
        length @ 126..=0xffff => {
            bytes.push(mask_bit | 126);
            bytes.extend((length as u16).to_be_bytes());
        }
        length => {
            bytes.push(mask_bit | 127);
            bytes.extend((length as u64).to_be_bytes());
        }
    }
    if !masked {
        bytes.extend(payload);
        return bytes;
    }
    let mask = [0x12, 0x34, 0x56, 0x78];
    bytes.extend(mask);
    bytes.extend(payload.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask));
    bytes
}
