//! Which pages may use the server.

use super::visitor::Visitor;
use crate::refused;
use axum::http::{HeaderMap, header};
use protocol::refusal::{Code, Refusal};

/// Whether a request comes from a page of ours, or from no page at all.
pub(super) fn check(
    headers: &HeaderMap,
    visitor: &Visitor,
    allowed: &[String],
) -> Result<(), Refusal> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().ok().and_then(normal);
    let ours = origin.is_some_and(|origin| {
        let host = origin.split_once("://").map(|(_, host)| host);
        (host.is_some() && host == visitor.host.as_deref().map(without_port_of_scheme(&origin)))
            || allowed.contains(&origin)
    });
    if ours {
        return Ok(());
    }
    Err(refused::refusal(
        Code::ForeignOrigin,
        "pages of other sites may not use this server; whoever runs it can allow them by --origin",
    ))
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
}
