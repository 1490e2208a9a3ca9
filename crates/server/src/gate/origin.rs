//! Which pages may use the server.

use super::visitor::Visitor;
use crate::refused;
use axum::http::{HeaderMap, header};
use protocol::refusal::{Code, Refusal};
use std::net::IpAddr;

/// By which names people and their pages may come.
#[derive(Debug)]
pub(super) struct Names {
    /// The origin of the address people know the server by.
    public: Option<String>,
    /// Origins of other sites whose pages may use the server.
    allowed: Vec<String>,
    /// Whether only this machine can reach the server, and no proxy is known.
    local: bool,
}

impl Names {
    pub(super) fn new(public: Option<&PublicUrl>, allowed: &[String], local: bool) -> Names {
        let allowed = allowed.iter().filter_map(|origin| normal(origin)).collect();
        Names { public: public.map(|url| url.origin.clone()), allowed, local }
    }

    /// Whether a request comes from a page of ours, or from no page at all.
    pub(super) fn check_origin(
        &self,
        headers: &HeaderMap,
        visitor: &Visitor,
    ) -> Result<(), Refusal> {
        let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
        let origin = origin.to_str().ok().and_then(normal);
        if origin.is_some_and(|origin| self.is_ours(&origin, visitor.host.as_deref())) {
            return Ok(());
        }
        Err(refused::refusal(
            Code::ForeignOrigin,
            "pages of other sites may not use this server; whoever runs it can allow them by \
             --origin, or name its own address by --public-url",
        ))
    }

    fn is_ours(&self, origin: &str, host: Option<&str>) -> bool {
        let same_host = || {
            let (_, named) = origin.split_once("://")?;
            host.map(|host| without_port_of_scheme(origin)(host) == named)
        };
        let ours = match &self.public {
            Some(public) if origin == public => true,
            // Whoever runs the server may look at it from the machine it runs on.
            Some(_) => {
                origin.starts_with("http://")
                    && host.is_some_and(is_loopback)
                    && same_host() == Some(true)
            }
            // A proxy may have taken TLS off without a word, so the scheme says nothing.
            None => same_host() == Some(true),
        };
        ours || self.allowed.iter().any(|allowed| allowed == origin)
    }

    /// Whether the visitor knows the server by one of its names. A page of another site can have
    /// its own name lead to this machine (DNS rebinding), and then browsers take the server for
    /// that site: only the name tells.
    pub(super) fn check_host(&self, visitor: &Visitor) -> Result<(), Refusal> {
        if !self.local {
            return Ok(());
        }
        let host = visitor.host.as_deref().unwrap_or_default();
        let public = self.public.as_ref().and_then(|public| public.split_once("://"));
        if is_loopback(host) || public.is_some_and(|(_, public)| name(public) == name(host)) {
            return Ok(());
        }
        Err(refused::refusal(
            Code::ForeignOrigin,
            "this server is not known by that name; whoever runs it can name it by --public-url",
        ))
    }
}

/// The address people know a server by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PublicUrl {
    origin: String,
}

impl PublicUrl {
    /// `None` if the text is no address of a site.
    pub(crate) fn new(url: &str) -> Option<PublicUrl> {
        let (scheme, rest) = url.trim().split_once("://")?;
        let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
        normal(&format!("{scheme}://{host}")).map(|origin| PublicUrl { origin })
    }
}

/// An origin as it is compared: scheme, host and port in small letters, without the port that the
/// scheme has anyway.
pub(super) fn normal(origin: &str) -> Option<String> {
    let origin = origin.trim().trim_end_matches('/').to_ascii_lowercase();
    let (scheme, host) = origin.split_once("://")?;
    if !matches!(scheme, "http" | "https") || host.is_empty() || host.contains(['/', '@', ' ']) {
        return None;
    }
    let host = without_port_of_scheme(&origin)(host);
    Some(format!("{scheme}://{host}"))
}

/// Takes the port off a host if it is the one that the scheme of an origin has anyway.
fn without_port_of_scheme(origin: &str) -> impl Fn(&str) -> &str {
    let port = if origin.starts_with("https://") { ":443" } else { ":80" };
    move |host| host.strip_suffix(port).unwrap_or(host)
}

/// A host without its port.
fn name(host: &str) -> &str {
    // The colons of an address of IPv6 stand in brackets.
    match host.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => name,
        _ => host,
    }
}

/// Whether a host can only be the machine it is spoken on.
fn is_loopback(host: &str) -> bool {
    let name = name(host);
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    let address = bare.parse::<IpAddr>();
    name == "localhost" || address.is_ok_and(|address| address.to_canonical().is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_compared_without_their_usual_port() {
        assert_eq!(normal("HTTPS://Example.org:443/"), Some("https://example.org".to_owned()));
        assert_eq!(normal("http://example.org:8080"), Some("http://example.org:8080".to_owned()));
        assert_eq!(normal("null"), None);
        assert_eq!(normal("file:///etc"), None);
        assert_eq!(normal("https://a@b"), None);
    }
    #[test]
    fn the_origin_of_an_address_is_what_stands_before_the_path() {
        let origin = |url: &str| PublicUrl::new(url).map(|url| url.origin);
        assert_eq!(origin("https://Example.org/san/juan?a#b"), Some("https://example.org".into()));
        assert_eq!(origin("http://[::1]:7423/"), Some("http://[::1]:7423".into()));
        for wrong in ["example.org", "https://", "https:///x", "ftp://example.org", "https://a@b"] {
            assert_eq!(origin(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn only_names_of_this_machine_are_its_names() {
        let ours = ["localhost", "localhost:7423", "127.0.0.1:1", "127.9.9.9", "[::1]", "[::1]:80"];
        for host in ours.iter().chain(&["[::ffff:127.0.0.1]:7423"]) {
            assert!(is_loopback(host), "{host}");
        }
        let others = ["", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example"];
        for host in others.iter().chain(&["10.0.0.1", "[::2]:80", "0.0.0.0", "127.0.0.1:80:80"]) {
            assert!(!is_loopback(host), "{host}");
        }
    }
}
