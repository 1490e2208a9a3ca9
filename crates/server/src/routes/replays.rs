//! Games that were played, to be looked at again. Nothing is kept of what is sent here.

use super::bodies::{Named, RecordText};
use crate::desk::Mail;
use crate::house::House;
use crate::refused::Refused;
use crate::session::Session;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use protocol::refusal::Refusal;
use protocol::replay::{Lesson, Replay};
use protocol::review::Review;
use std::sync::Arc;

/// Shows a game that is over step by step, through the eyes of every seat.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "replays",
    params(("id" = String, Path, description = "the table")),
    responses(
        (status = 200, body = Replay), (status = 403, body = Refusal),
        (status = 404, body = Refusal), (status = 409, body = Refusal),
        (status = 429, body = Refusal), (status = 503, body = Refusal),
    ))]
pub(super) async fn of_table(
    State(house): State<Arc<House>>,
    Named(id): Named<String>,
    session: Session,
) -> Result<impl IntoResponse, Refused> {
    let record = record_of(&house, &id, &session).await?;
    Ok(json(house.records.replay(record).await?))
}

/// Shows the game of a record step by step, wherever it was played. A record that does not hold is
/// refused, with the line that is wrong; one that breaks off before the end of the game is fine.
#[utoipa::path(post, path = "/api/replay", tag = "replays",
    request_body(content = String, content_type = "text/plain", description = "the record"),
    responses(
        (status = 200, body = Replay), (status = 400, body = Refusal),
        (status = 403, body = Refusal), (status = 408, body = Refusal),
        (status = 413, body = Refusal), (status = 415, body = Refusal),
        (status = 429, body = Refusal), (status = 503, body = Refusal),
    ))]
pub(super) async fn of_record(
    State(house): State<Arc<House>>,
    RecordText(record): RecordText,
) -> Result<impl IntoResponse, Refused> {
    Ok(json(house.records.replay(record).await?))
}

/// Tells what each answer of a game that is over was worth, and what was luck.
#[utoipa::path(get, path = "/api/tables/{id}/review", tag = "replays",
    params(("id" = String, Path, description = "the table")),
    responses(
        (status = 200, body = Review), (status = 403, body = Refusal),
        (status = 404, body = Refusal), (status = 409, body = Refusal),
        (status = 429, body = Refusal), (status = 503, body = Refusal),
    ))]
pub(super) async fn review_of_table(
    State(house): State<Arc<House>>,
    Named(id): Named<String>,
    session: Session,
) -> Result<impl IntoResponse, Refused> {
    let record = record_of(&house, &id, &session).await?;
    Ok(json(house.records.review(record).await?))
}

/// The same of a record, wherever the game was played, and as far as it was.
#[utoipa::path(post, path = "/api/review", tag = "replays",
    request_body(content = String, content_type = "text/plain", description = "the record"),
    responses(
        (status = 200, body = Review), (status = 400, body = Refusal),
        (status = 403, body = Refusal), (status = 408, body = Refusal),
        (status = 413, body = Refusal), (status = 415, body = Refusal),
        (status = 429, body = Refusal), (status = 503, body = Refusal),
    ))]
pub(super) async fn review_of_record(
    State(house): State<Arc<House>>,
    RecordText(record): RecordText,
) -> Result<impl IntoResponse, Refused> {
    Ok(json(house.records.review(record).await?))
}

/// Shows the game that people learn from, with what its first player was asked.
#[utoipa::path(get, path = "/api/lesson", tag = "replays", responses(
    (status = 200, body = Lesson), (status = 403, body = Refusal),
    (status = 429, body = Refusal), (status = 503, body = Refusal),
))]
pub(super) async fn lesson(State(house): State<Arc<House>>) -> Result<impl IntoResponse, Refused> {
    Ok(json(house.records.lesson().await?))
}

/// The record of a table whose game is over, for whoever may have it.
async fn record_of(house: &House, id: &str, session: &Session) -> Result<Bytes, Refused> {
    let mail = |reply| Mail::Record { holder: session.holder.clone(), reply };
    Ok(house.hub.ask(id, mail).await?.into())
}

fn json(bytes: Bytes) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], bytes)
}
