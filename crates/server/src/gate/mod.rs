//! What a request must get past before anybody looks at it, and what goes with every answer.

mod connections;
mod headers;
mod origin;
mod visitor;

pub(crate) use connections::{Connections, Permit, Slot, Slots, TooMany};
pub(crate) use origin::PublicUrl;
pub(crate) use visitor::{Peer, Visitor};

use crate::config::Config;
use crate::house::House;
use crate::network::Network;
use crate::refused::{self, Refused};
use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, RateLimiter};
use origin::Names;
use protocol::refusal::Refusal;
use std::net::IpAddr;
use std::sync::Arc;

/// Who may come in, and how often.
#[derive(Debug)]
pub(crate) struct Gate {
    pub(crate) connections: Arc<Connections>,
    pub(crate) slots: Arc<Slots>,
    names: Names,
    trusted: Vec<Network>,
    requests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    creations: Option<DefaultKeyedRateLimiter<IpAddr>>,
}

impl Gate {
    pub(crate) fn new(
        connections: Arc<Connections>,
        config: &Config,
        public: Option<&PublicUrl>,
    ) -> Gate {
        let Config { limits, trusted_proxies: trusted, .. } = config;
        let local = config.listen.ip().to_canonical().is_loopback() && trusted.is_empty();
        let limiter = |rate: crate::limits::Rate| RateLimiter::keyed(rate.quota());
        Gate {
            connections,
            slots: Arc::default(),
            names: Names::new(public, &config.origins, local),
            trusted: trusted.clone(),
            requests: limits.requests.map(limiter),
            creations: limits.creations.map(limiter),
        }
    }

    /// Whether an address is that of a proxy that is believed.
    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        self.trusted.iter().any(|network| network.has(address))
    }

    /// Counts a table that is to be made.
    pub(crate) fn count_creation(&self, visitor: &Visitor) -> Result<(), Refusal> {
        let message = "too many new tables from your address; wait a moment";
        count(self.creations.as_ref(), visitor, message)
    }

    /// Forgets visitors who have not come for a while.
    pub(crate) fn tidy(&self) {
        for limiter in [&self.requests, &self.creations].into_iter().flatten() {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// Lets a request through or refuses it, and puts on every answer what browsers must know.
pub(crate) async fn pass(
    State(house): State<Arc<House>>,
    mut request: Request,
    next: Next,
) -> Response {
    let api = request.uri().path().starts_with("/api");
    let visitor = Visitor::of(&request, &house.gate.trusted);
    let answer = match house.gate.admit(&request, &visitor, api) {
        Ok(()) => {
            request.extensions_mut().insert(visitor);
            next.run(request).await
        }
        Err(refusal) => Refused::from(refusal).into_response(),
    };
    headers::add(answer, api)
}

impl Gate {
    fn admit(&self, request: &Request, visitor: &Visitor, api: bool) -> Result<(), Refusal> {
        if api {
            let message = "too many requests from your address; wait a moment";
            count(self.requests.as_ref(), visitor, message)?;
        }
        self.names.check_host(visitor)?;
        // Browsers send cookies along from any page, so what changes something or opens a socket
        // must come from a page of ours.
        let reads = request.method() == Method::GET || request.method() == Method::HEAD;
        if !reads || request.uri().path().ends_with("/socket") {
            self.names.check_origin(request.headers(), visitor)?;
        }
        Ok(())
    }
}

fn count(
    limiter: Option<&DefaultKeyedRateLimiter<IpAddr>>,
    visitor: &Visitor,
    message: &str,
) -> Result<(), Refusal> {
    let Some(limiter) = limiter else { return Ok(()) };
    limiter.check_key(&visitor.household()).map_err(|not_until| {
        let wait = not_until.wait_time_from(DefaultClock::default().now());
        refused::limited(message, wait.as_millis() as u64 + 1)
    })
}
