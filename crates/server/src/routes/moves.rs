//! Moves and deeds by plain requests.

use super::bodies::{Named, Strict};
use crate::house::House;
use crate::refused::{Refused, status};
use crate::session::Session;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use protocol::refusal::Refusal;
use protocol::socket::{Deed, Move, Reply, Verdict};
use std::sync::Arc;

/// Answers what a seat is asked. The status goes with what became of it: 200 if it is stored, 409
/// if the question is no longer asked, else that of the refusal.
#[utoipa::path(post, path = "/api/tables/{id}/moves", tag = "moves", request_body = Move,
    params(("id" = String, Path, description = "the table")),
    responses(
        (status = 200, body = Reply), (status = 400, body = Told), (status = 403, body = Told),
        (status = 404, body = Told), (status = 408, body = Refusal), (status = 409, body = Reply),
        (status = 413, body = Refusal), (status = 415, body = Refusal),
        (status = 422, body = Reply), (status = 429, body = Refusal), (status = 503, body = Told),
    ))]
pub(super) async fn play(
    State(house): State<Arc<House>>,
    Named(id): Named<String>,
    session: Session,
    Strict(given): Strict<Move>,
) -> Result<Answer, Refused> {
    Ok(answer(house.play(&id, session.holder.as_deref(), given).await))
}

/// Does anything else that a seat can do.
#[utoipa::path(post, path = "/api/tables/{id}/deeds", tag = "moves", request_body = Deed,
    params(("id" = String, Path, description = "the table")),
    responses(
        (status = 200, body = Reply), (status = 400, body = Told), (status = 403, body = Told),
        (status = 404, body = Told), (status = 408, body = Refusal), (status = 409, body = Reply),
        (status = 413, body = Refusal), (status = 415, body = Refusal),
        (status = 429, body = Refusal), (status = 503, body = Told),
    ))]
pub(super) async fn act(
    State(house): State<Arc<House>>,
    Named(id): Named<String>,
    session: Session,
    Strict(deed): Strict<Deed>,
) -> Result<Answer, Refused> {
    Ok(answer(house.act(&id, session.holder.as_deref(), deed).await))
}

/// What a request is told that changed nothing: with the id it came with, if it could be read.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "only the document of the interface tells of it")]
enum Told {
    Reply(Reply),
    Refusal(Refusal),
}

type Answer = (StatusCode, HeaderMap, Json<Reply>);

fn answer(reply: Reply) -> Answer {
    let mut headers = HeaderMap::new();
    let status = match &reply.result {
        Verdict::Applied { .. } | Verdict::Duplicate { .. } => StatusCode::OK,
        Verdict::Stale { .. } => StatusCode::CONFLICT,
        Verdict::Refused(refusal) => {
            if let Some(wait) = refusal.retry_after {
                headers.insert(header::RETRY_AFTER, wait.div_ceil(1_000).into());
            }
            status(refusal.code)
        }
    };
    (status, headers, Json(reply))
}
