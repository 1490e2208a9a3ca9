//! What those who run the server ask.

use super::fallbacks;
use crate::house::House;
use crate::meters;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use protocol::http::Health;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// A store that takes longer to answer is not well.
const PATIENCE: Duration = Duration::from_secs(2);

/// Says whether the server can store moves.
#[utoipa::path(get, path = "/api/health", tag = "service", responses(
    (status = 200, body = Health), (status = 503, body = Health),
))]
pub(super) async fn health(State(house): State<Arc<House>>) -> (StatusCode, Json<Health>) {
    let checked = timeout(PATIENCE, house.store.check()).await;
    let ok = matches!(checked, Ok(Ok(()))) && !*house.stopping.borrow();
    let status = if ok { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(Health { ok, version: env!("CARGO_PKG_VERSION").to_owned() }))
}

pub(super) async fn metrics(State(house): State<Arc<House>>) -> Response {
    match meters::shown().filter(|_| house.metrics) {
        Some(text) => {
            ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
        }
        None => fallbacks::not_found().await.into_response(),
    }
}
