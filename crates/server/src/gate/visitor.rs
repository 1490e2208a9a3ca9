//! Where a request comes from.

use super::connections::Permit;
use crate::network::{Network, household};
use axum::extract::Request;
use axum::http::{HeaderMap, header};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

/// The other end of a connection.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub(crate) address: IpAddr,
    /// Lives as long as the connection counts.
    pub(crate) permit: Arc<Permit>,
}

/// Where a request comes from, as far as one can believe what it says.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// His address.
    address: IpAddr,
    /// The host he thinks he talks to, in small letters.
    pub(crate) host: Option<String>,
    /// Whether nothing between him and us can have been encrypted.
    pub(crate) plain: bool,
    /// Whether a proxy brought him, so that his connection was not counted as his.
    pub(crate) by_proxy: bool,
    /// The connection, if there is one behind the request.
    pub(crate) permit: Option<Arc<Permit>>,
}

impl Visitor {
    pub(super) fn of(request: &Request, trusted: &[Network]) -> Visitor {
        let peer = request.extensions().get::<Peer>();
        let near = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.address);
        let near = near.to_canonical();
        let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.has(address));
        let by_proxy = is_trusted(near);
        let headers = request.headers();
        let address =
            if by_proxy { last_stranger(headers, is_trusted).unwrap_or(near) } else { near };
        let forwarded = ["x-forwarded-for", "x-forwarded-proto", "forwarded", "via"];
        let forwarded = forwarded.iter().any(|name| headers.contains_key(*name));
        let host = by_proxy.then(|| text(headers, "x-forwarded-host")).flatten();
        let host = host.or_else(|| text(headers, header::HOST.as_str()));
        Visitor {
            address,
            host: host.map(|host| host.trim().to_ascii_lowercase()),
            plain: !by_proxy && !forwarded && !near.is_loopback(),
            by_proxy,
            permit: peer.map(|peer| Arc::clone(&peer.permit)),
        }
    }

    /// What counts as one visitor.
    pub(crate) fn household(&self) -> IpAddr {
        household(self.address)
    }
}

/// The last address in `X-Forwarded-For` that is not one of our proxies: what stands before it
/// anybody can have made up.
fn last_stranger(headers: &HeaderMap, is_trusted: impl Fn(IpAddr) -> bool) -> Option<IpAddr> {
    let lists = headers.get_all("x-forwarded-for").iter();
    let hops: Vec<&str> =
        lists.filter_map(|list| list.to_str().ok()).flat_map(|list| list.split(',')).collect();
    let mut last = None;
    for hop in hops.iter().rev() {
        let Ok(address) = hop.trim().parse::<IpAddr>() else { break };
        let address = address.to_canonical();
        last = Some(address);
        if !is_trusted(address) {
            break;
        }
    }
    last
}

fn text(headers: &HeaderMap, name: &str) -> Option<String> {
    headers.get(name)?.to_str().ok().map(str::to_owned)
}
