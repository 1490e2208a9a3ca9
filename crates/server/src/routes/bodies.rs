//! Reading what comes with a request, strictly.

use crate::house::House;
use crate::refused::{Refused, bad_request, not_found};
use axum::body::to_bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use protocol::limits;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use tokio::time::timeout;

/// The body of a request, as JSON without double keys, depth or unknown fields.
#[derive(Debug)]
pub(super) struct Strict<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Strict<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Strict<T>, Refused> {
        check_kind(request.headers())?;
        let body = to_bytes(request.into_body(), limits::BODY);
        let body = match timeout(house.limits.header_wait, body).await {
            Ok(Ok(body)) => body,
            Ok(Err(_)) => {
                let refusal = bad_request("the body has more than 16,384 bytes, or broke off");
                return Err(Refused::with_status(StatusCode::PAYLOAD_TOO_LARGE, refusal));
            }
            Err(_) => {
                let refusal = bad_request("the body took too long");
                return Err(Refused::with_status(StatusCode::REQUEST_TIMEOUT, refusal));
            }
        };
        let value = record::strict::read(&body).map_err(|error| bad_request(error.to_string()))?;
        if !value.is_object() {
            return Err(bad_request("send a JSON object").into());
        }
        let read = serde_json::from_value(value);
        Ok(Strict(read.map_err(|error| bad_request(error.to_string()))?))
    }
}

/// Pages of other sites cannot say that something is JSON without asking first.
fn check_kind(headers: &HeaderMap) -> Result<(), Refused> {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
    if kind.is_some_and(|kind| kind.eq_ignore_ascii_case("application/json")) {
        return Ok(());
    }
    let refusal = bad_request("send Content-Type: application/json");
    Err(Refused::with_status(StatusCode::UNSUPPORTED_MEDIA_TYPE, refusal))
}

/// What stands behind the question mark of an address.
#[derive(Debug)]
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Refused> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(error) => Err(bad_request(error.body_text()).into()),
        }
    }
}

/// What an address names: a table, or a seat at one. Where it is not even text it names nothing.
#[derive(Debug)]
pub(super) struct Named<T>(pub(super) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Named<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Named<T>, Refused> {
        match Path::from_request_parts(parts, state).await {
            Ok(Path(named)) => Ok(Named(named)),
            Err(_) => Err(not_found().into()),
        }
    }
}
