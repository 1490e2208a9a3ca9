//! Reading what comes with a request, strictly.

use crate::house::House;
use crate::refused::{Refused, bad_request, not_found};
use axum::body::{Bytes, to_bytes};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use protocol::limits;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use tokio::time::timeout;

/// The body of a request, as JSON without double keys, depth or unknown fields. It may have so
/// many bytes.
#[derive(Debug)]
pub(super) struct Strict<T, const MOST: usize = { limits::BODY }>(pub(super) T);

impl<T: DeserializeOwned, const MOST: usize> FromRequest<Arc<House>> for Strict<T, MOST> {
    type Rejection = Refused;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Self, Refused> {
        check_kind(request.headers(), "application/json")?;
        let body = body(request, house, MOST).await?;
        let value = record::strict::read(&body).map_err(|error| bad_request(error.to_string()))?;
        if !value.is_object() {
            return Err(bad_request("send a JSON object").into());
        }
        let read = serde_json::from_value(value);
        Ok(Strict(read.map_err(|error| bad_request(error.to_string()))?))
    }
}

/// The body of a request that is the text of a record.
#[derive(Debug)]
pub(super) struct RecordText(pub(super) Bytes);

impl FromRequest<Arc<House>> for RecordText {
    type Rejection = Refused;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<RecordText, Refused> {
        check_kind(request.headers(), "text/plain")?;
        body(request, house, limits::RECORD_BODY).await.map(RecordText)
    }
}

/// Pages of other sites cannot say that something is JSON without asking first.
fn check_kind(headers: &HeaderMap, wanted: &str) -> Result<(), Refused> {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
    if kind.is_some_and(|kind| kind.eq_ignore_ascii_case(wanted)) {
        return Ok(());
    }
    let refusal = bad_request(format!("send Content-Type: {wanted}"));
    Err(Refused::with_status(StatusCode::UNSUPPORTED_MEDIA_TYPE, refusal))
}

/// A body of at most so many bytes. A long one may take a little longer.
async fn body(request: Request, house: &House, most: usize) -> Result<Bytes, Refused> {
    let wait = house.limits.header_wait * if most > limits::BODY { 3 } else { 1 };
    match timeout(wait, to_bytes(request.into_body(), most)).await {
        Ok(Ok(body)) => Ok(body),
        Ok(Err(_)) => {
            let (thousands, rest) = (most / 1_000, most % 1_000);
            let message =
                format!("the body has more than {thousands},{rest:03} bytes, or broke off");
            Err(Refused::with_status(StatusCode::PAYLOAD_TOO_LARGE, bad_request(message)))
        }
        Err(_) => {
            let refusal = bad_request("the body took too long");
            Err(Refused::with_status(StatusCode::REQUEST_TIMEOUT, refusal))
        }
    }
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
