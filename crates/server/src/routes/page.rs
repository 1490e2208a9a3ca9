//! The addresses of the page and its files.

use super::fallbacks;
use crate::house::House;
use crate::page::{File, INDEX};
use crate::session::Session;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
    VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::borrow::Cow;
use std::sync::Arc;

/// The addresses at which the page shows something. A person may come to any of them by a link.
const ADDRESSES: [&str; 11] = [
    "/",
    "/t/{id}",
    "/new",
    "/games",
    "/replay",
    "/replay/{id}",
    "/learn",
    "/rules",
    "/cards",
    "/cards/{card}",
    "/settings",
];

/// What a browser has may be used for as long as it likes, because another file would have another
/// name.
const FOREVER: &str = "public, max-age=31536000, immutable";

/// Browsers ask every time whether it is still the same, so that it fits the server they talk to.
const ASK: &str = "no-cache";

/// The page, which is the same for every table: what is at it comes over the wire.
pub(super) fn routes() -> Router<Arc<House>> {
    let routes = ADDRESSES.iter().fold(Router::new(), |all, path| all.route(path, get(page)));
    routes
        .route("/assets/{*file}", get(asset))
        // Browsers ask for it without being told to, and complain if they are told no.
        .route("/favicon.ico", get(|| async { StatusCode::NO_CONTENT }))
}

/// Whoever has no session gets one with the page: then nothing depends on whether the answer to
/// his first deed arrives, and he can ask for the same again.
async fn page(State(house): State<Arc<House>>, session: Session, headers: HeaderMap) -> Response {
    match find(&house, INDEX, &headers) {
        Some(file) => (session.join(false).cookie, sent(file, ASK, &headers)).into_response(),
        None => {
            let kind = [(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-store")];
            let words = "the page is not built: run cargo xtask web\n";
            (StatusCode::SERVICE_UNAVAILABLE, kind, words).into_response()
        }
    }
}

/// A file whose name tells what is in it.
async fn asset(State(house): State<Arc<House>>, uri: Uri, headers: HeaderMap) -> Response {
    match find(&house, uri.path().trim_start_matches('/'), &headers) {
        Some(file) => sent(file, FOREVER, &headers),
        None => fallbacks::not_found().await.into_response(),
    }
}

/// Where there is nothing else there may be one of the few files that lie beside the page, such as
/// its icon.
pub(super) async fn or_nothing(
    State(house): State<Arc<House>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let name = uri.path().strip_prefix('/').unwrap_or_default();
    let lies_beside = !name.contains('/') && name != INDEX;
    let reads = method == Method::GET || method == Method::HEAD;
    if let Some(file) = find(&house, name, &headers).filter(|_| lies_beside && reads) {
        return sent(file, ASK, &headers);
    }
    let person = reads && !name.starts_with("api/") && wants_a_page(&headers);
    match find(&house, INDEX, &headers).filter(|_| person) {
        Some(file) => (StatusCode::NOT_FOUND, sent(file, ASK, &HeaderMap::new())).into_response(),
        None => fallbacks::not_found().await.into_response(),
    }
}

/// Whether a person went there with a browser: he is told in his language that there is nothing.
fn wants_a_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(ACCEPT).iter().filter_map(|accepted| accepted.to_str().ok());
    accepted.flat_map(|accepted| accepted.split(',')).any(|one| one.trim().starts_with("text/html"))
}

fn find(house: &House, path: &str, headers: &HeaderMap) -> Option<File> {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok());
    house.page.find(path, accepted)
}

/// A file, or word that the browser has it already.
fn sent(file: File, keep: &'static str, headers: &HeaderMap) -> Response {
    let mut told = HeaderMap::new();
    told.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    told.insert(VARY, HeaderValue::from_static("Accept-Encoding"));
    if let Ok(etag) = HeaderValue::from_str(&file.etag) {
        told.insert(ETAG, etag);
    }
    if has_it(headers, &file.etag) {
        return (StatusCode::NOT_MODIFIED, told).into_response();
    }
    told.insert(CONTENT_TYPE, HeaderValue::from_static(file.kind));
    if let Some(encoding) = file.encoding {
        told.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    let bytes = match file.bytes {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    };
    (told, Body::from(bytes)).into_response()
}

/// Whether the asker names the file among those he has. (RFC 9110, 13.1.2)
fn has_it(headers: &HeaderMap, etag: &str) -> bool {
    let named = headers.get_all(IF_NONE_MATCH).iter().filter_map(|named| named.to_str().ok());
    let mut named = named.flat_map(|named| named.split(',')).map(str::trim);
    named.any(|named| named == "*" || named.strip_prefix("W/").unwrap_or(named) == etag)
}
