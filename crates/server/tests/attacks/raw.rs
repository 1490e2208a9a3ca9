//! Requests byte by byte: libraries would put right what is sent wrong here on purpose.

use protocol::refusal::{Code, Refusal};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// An answer must come in this time.
const PATIENCE: Duration = Duration::from_secs(20);

/// An answer as it came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// Names in small letters. `date` is left out, so that answers can be compared.
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// A header, if it is there.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The refusal it is, which every error must be.
    pub(crate) fn refusal(&self) -> Refusal {
        let wrong = |error| panic!("{error} in {self:?}, which is {}", self.text());
        serde_json::from_slice(&self.body).unwrap_or_else(wrong)
    }

    /// Status and code, as most tests compare them.
    pub(crate) fn refused(&self) -> (u16, Code) {
        (self.status, self.refusal().code)
    }

    /// The body as JSON.
    pub(crate) fn json<T: serde::de::DeserializeOwned>(&self) -> T {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The body as text, as far as it is text.
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// A request as it is written: the connection ends with it. The
/// usual headers are added where none of their name is given.
pub(crate) fn request(method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> String {
    let mut text = format!("{method} {path} HTTP/1.1\r\n");
    for (name, value) in [("Connection", "close"), ("Host", "sanjuan.test")] {
        if !headers.iter().any(|(given, _)| given.eq_ignore_ascii_case(name)) {
            text.push_str(&format!("{name}: {value}\r\n"));
        }
    }
    for (name, value) in headers {
        text.push_str(&format!("{name}: {value}\r\n"));
    }
    if !body.is_empty() || method == "POST" {
        text.push_str(&format!("Content-Length: {}\r\n", body.len()));
    }
    text + "\r\n" + body
}

/// Sends bytes and reads what comes until the connection ends. `None` if nothing came.
pub(crate) async fn send(address: SocketAddr, bytes: &[u8]) -> Option<Answer> {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    // It may have been closed before everything was said, and there may be an answer all the same.
    let _ = stream.write_all(bytes).await;
    read(&mut stream).await
}

/// Reads an answer until the connection ends.
pub(crate) async fn read(stream: &mut TcpStream) -> Option<Answer> {
    let mut bytes = Vec::new();
    // Whoever resets the connection has said all he wanted to.
    let _ = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("it comes to an end");
    parse(&bytes)
}

/// An answer out of its bytes.
pub(crate) fn parse(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&bytes[..end]).expect("headers are plain text");
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers = lines.filter_map(|line| line.split_once(':'));
    let headers = headers.map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()));
    let headers = headers.filter(|(name, _)| name != "date").collect();
    Some(Answer { status, headers, body: bytes[end + 4..].to_vec() })
}
