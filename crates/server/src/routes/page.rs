//! The page that people play on: three files that are part of the program.

use crate::house::House;
use crate::session::Session;
use axum::Router;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use axum::routing::get;
use std::sync::Arc;

/// The page, which is the same for every table: what is at it comes over the wire.
pub(super) fn routes() -> Router<Arc<House>> {
    let script = || file("text/javascript; charset=utf-8", include_str!("../page/page.js"));
    let style = || file("text/css; charset=utf-8", include_str!("../page/page.css"));
    Router::new()
        .route("/", get(page))
        .route("/t/{id}", get(page))
        .route("/page.js", get(script))
        .route("/page.css", get(style))
        // Browsers ask for it without being told to, and complain if they are told no.
        .route("/favicon.ico", get(|| async { StatusCode::NO_CONTENT }))
}

/// Whoever has no session gets one with the page: then nothing depends on whether the answer to
/// his first deed arrives, and he can ask for the same again.
async fn page(session: Session) -> impl IntoResponse {
    let page = file("text/html; charset=utf-8", include_str!("../page/index.html")).await;
    (session.join(false).cookie, page)
}

/// Browsers ask for it anew every time, so that it fits the server they talk to.
async fn file(kind: &'static str, text: &'static str) -> impl IntoResponse {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], text)
}
