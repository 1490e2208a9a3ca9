//! What is said where there is nothing, or where something went wrong that must not.

use crate::refused::{Refused, bad_request, not_found as no_table, refusal, unavailable};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::refusal::Code;
use std::any::Any;

pub(super) async fn not_found() -> Refused {
    refusal(Code::NotFound, "there is nothing at this address").into()
}

pub(super) async fn wrong_method() -> Refused {
    let refusal = bad_request("this address is not for this method");
    Refused::with_status(StatusCode::METHOD_NOT_ALLOWED, refusal)
}

/// The asker is told nothing of it; the panic itself has gone to standard error.
pub(super) fn panicked(_: Box<dyn Any + Send + 'static>) -> Response {
    tracing::error!("a request panicked");
    Refused::with_status(StatusCode::INTERNAL_SERVER_ERROR, unavailable()).into_response()
}

/// A seat as it stands in an address.
pub(super) fn seat(text: &str) -> Result<u8, Refused> {
    text.parse().map_err(|_| no_table().into())
}
