//! Plain requests, and the page. The document of the interface is made of the very routes.

mod bodies;
mod fallbacks;
mod moves;
mod page;
mod replays;
mod seats;
mod service;
mod sockets;
mod tables;

use crate::gate;
use crate::house::House;
use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

#[derive(OpenApi)]
#[openapi(info(
    title = "San Juan",
    description = "Tables of San Juan: docs/protocol.md says how they are used.",
))]
struct Document;

/// Compressing what is shorter gains nothing.
const WORTH_IT: u64 = 1_024;

/// The document of the interface, as JSON: what `GET /api/openapi.json` answers.
pub fn openapi() -> String {
    documented().1
}

/// All routes of a server.
pub(crate) fn router(house: &Arc<House>) -> Router {
    let (router, document) = documented();
    let document = move || async move { ([(CONTENT_TYPE, "application/json")], document) };
    router
        .route("/api/openapi.json", get(document))
        .route("/metrics", get(service::metrics))
        .merge(page::routes())
        .fallback(page::or_nothing)
        .method_not_allowed_fallback(fallbacks::wrong_method)
        .layer(CatchPanicLayer::custom(fallbacks::panicked))
        .layer(from_fn_with_state(Arc::clone(house), gate::pass))
        .with_state(Arc::clone(house))
}

/// What is long, and may be compressed: it tells no secret beside words that somebody else chose,
/// which the length of an answer would give away bit by bit (BREACH).
fn compressed() -> OpenApiRouter<Arc<House>> {
    OpenApiRouter::new()
        .routes(routes!(replays::of_table))
        .routes(routes!(replays::of_record))
        .routes(routes!(replays::lesson))
        .routes(routes!(replays::review_of_table))
        .routes(routes!(replays::review_of_record))
        .layer(CompressionLayer::new().gzip(true).compress_when(SizeAbove::new(WORTH_IT)))
}

fn documented() -> (Router<Arc<House>>, String) {
    let (router, document) = OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(tables::create, tables::list))
        .routes(routes!(tables::go_on))
        .routes(routes!(tables::see))
        .routes(routes!(tables::items))
        .routes(routes!(tables::record))
        .routes(routes!(tables::verification))
        .routes(routes!(seats::join))
        .routes(routes!(seats::invite))
        .routes(routes!(moves::play))
        .routes(routes!(moves::act))
        .routes(routes!(sockets::open))
        .routes(routes!(service::health))
        .merge(compressed())
        .split_for_parts();
    let document = document.to_pretty_json().expect("the document is plain data");
    (router, document)
}
