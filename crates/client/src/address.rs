//! Where a server is.

use std::fmt;
use std::str::FromStr;

/// Where a server is. It is read from `http://host:port/`, `ws://host:port/` or `host:port`; a
/// path after the port is kept, for servers behind a proxy.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Address {
    host: String,
    port: u16,
    path: String,
}

/// Why a text is not the address of a server.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAnAddress {
    /// This program speaks in clear text only.
    #[error("{text} is an address with TLS, which this client does not speak; use http://")]
    Tls {
        /// The text.
        text: String,
    },
    /// It has no host, or no port that is a number.
    #[error("{text} is not the address of a server; it looks like http://127.0.0.1:8080")]
    Unreadable {
        /// The text.
        text: String,
    },
}

impl Address {
    /// The address of a page or a request; `path` begins with a slash.
    pub fn http(&self, path: &str) -> String {
        format!("http://{}{}{path}", self.authority(), self.path)
    }

    /// The address of a table's WebSocket.
    pub fn socket(&self, table: &str) -> String {
        format!("ws://{}{}/api/tables/{table}/socket", self.authority(), self.path)
    }

    /// Host and port, as they are connected to.
    pub fn authority(&self) -> String {
        format!("{}:{}", self.host, self.port)
    }
}

impl FromStr for Address {
    type Err = NotAnAddress;

    fn from_str(text: &str) -> Result<Address, NotAnAddress> {
        let unreadable = || NotAnAddress::Unreadable { text: text.to_owned() };
        let (scheme, rest) = text.split_once("://").unwrap_or(("http", text));
        match scheme {
            "http" | "ws" => {}
            "https" | "wss" => return Err(NotAnAddress::Tls { text: text.to_owned() }),
            _ => return Err(unreadable()),
        }
        let (authority, path) = rest.split_once('/').unwrap_or((rest, ""));
        // An address of IPv6 has colons of its own and stands in brackets.
        let (host, port) = match authority.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => {
                (host, port.parse().map_err(|_| unreadable())?)
            }
            _ => (authority, 80),
        };
        let strange = |letter: char| letter.is_whitespace() || "?#@\\\"<>".contains(letter);
        if host.is_empty() || host.contains(strange) || path.contains(strange) {
            return Err(unreadable());
        }
        let path = path.trim_end_matches('/');
        let path = if path.is_empty() { String::new() } else { format!("/{path}") };
        Ok(Address { host: host.to_owned(), port, path })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}{}", self.authority(), self.path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_in_all_its_forms() {
        let socket = |text: &str| text.parse::<Address>().map(|address| address.socket("t"));
        let wanted = Ok("ws://127.0.0.1:80/api/tables/t/socket".to_owned());
        for text in ["http://127.0.0.1/", "ws://127.0.0.1:80", "127.0.0.1:80", "127.0.0.1"] {
            assert_eq!(socket(text), wanted, "{text}");
        }
        let proxied = Ok("ws://host:8/a/b/api/tables/t/socket".to_owned());
        assert_eq!(socket("http://host:8/a/b/"), proxied);
        let six = Ok("ws://[::1]:8/api/tables/t/socket".to_owned());
        assert_eq!(socket("http://[::1]:8"), six);
        assert!(matches!(socket("https://host"), Err(NotAnAddress::Tls { .. })));
        for text in ["", "http://", "host:", "host:99999", "ftp://host", "a b:1", "u@host:1"] {
            assert!(matches!(socket(text), Err(NotAnAddress::Unreadable { .. })), "{text}");
        }
    }
}
