//! Making tables and looking at them.

use super::bodies::{Asked, Named, Strict};
use crate::desk::Mail;
use crate::gate::Visitor;
use crate::house::{House, failed};
use crate::refused::Refused;
use crate::replay::Replay;
use crate::session::Session;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use protocol::game::Options;
use protocol::http::{Continue, Create, Created, Items, Listed, Seen, Tables, Verification};
use protocol::limits;
use protocol::refusal::Refusal;
use protocol::seating;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use store::Phase;
use table::{Past, Viewer};
use tokio::time::timeout;

/// So many of somebody's seats are listed.
const LISTED: u32 = 200;

/// Makes a table. Whoever has no session gets one: a cookie, or a token if he asks for it.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = Create, responses(
    (status = 201, body = Created),
    (status = 400, body = Refusal), (status = 403, body = Refusal), (status = 408, body = Refusal),
    (status = 413, body = Refusal), (status = 415, body = Refusal), (status = 429, body = Refusal),
    (status = 503, body = Refusal),
))]
pub(super) async fn create(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    session: Session,
    Strict(create): Strict<Create>,
) -> Result<(StatusCode, HeaderMap, Json<Created>), Refused> {
    house.gate.count_creation(&visitor)?;
    let member = session.join(create.token);
    let (table, invitations) = house.make_table(&create.setup, None, &member.holder).await?;
    let created = Created { table, invitations, token: member.token };
    Ok((StatusCode::CREATED, member.cookie, Json(created)))
}

/// Makes a table at which a game is played on from a step of its record: the same cards in the same
/// order, whoever plays. It goes on at once if nobody has to be invited.
#[utoipa::path(post, path = "/api/continue", tag = "tables", request_body = Continue, responses(
    (status = 201, body = Created),
    (status = 400, body = Refusal), (status = 403, body = Refusal), (status = 408, body = Refusal),
    (status = 413, body = Refusal), (status = 415, body = Refusal), (status = 429, body = Refusal),
    (status = 503, body = Refusal),
))]
pub(super) async fn go_on(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    session: Session,
    Strict(asked): Strict<Continue, { limits::RECORD_BODY }>,
) -> Result<(StatusCode, HeaderMap, Json<Created>), Refused> {
    house.gate.count_creation(&visitor)?;
    let member = session.join(asked.token);
    let step = asked.step;
    let past = house.records.with(asked.record.into(), move |record| {
        record::replay(record, |_, _, _, _| ())?;
        Ok((Options::from(&record.header.options), Past::of(record, step)))
    });
    let (options, past) = past.await?;
    let setup = asked.setup.with(options);
    let (table, invitations) = house.continue_table(past?, &setup, &member.holder).await?;
    let created = Created { table, invitations, token: member.token };
    Ok((StatusCode::CREATED, member.cookie, Json(created)))
}

/// Lists the seats that the session holds, the table that last changed first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses(
    (status = 200, body = Tables), (status = 403, body = Refusal), (status = 429, body = Refusal),
    (status = 503, body = Refusal),
))]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    session: Session,
) -> Result<Json<Tables>, Refused> {
    let Some(holder) = session.holder else { return Ok(Json(Tables { tables: Vec::new() })) };
    let held = house.store.held_by(&holder, LISTED).await.map_err(|error| failed(&error))?;
    let listed = held.into_iter().map(|held| Listed {
        table: held.table,
        seat: held.seat,
        phase: match held.phase {
            Phase::Gathering => seating::Phase::Gathering,
            Phase::Playing => seating::Phase::Playing,
            Phase::Over => seating::Phase::Over,
        },
        seq: held.seq,
        updated_at: held.updated_at,
    });
    Ok(Json(Tables { tables: listed.collect() }))
}

/// From where to look.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct From {
    seat: Option<u8>,
}

/// Shows a table from one of the session's seats, or as it shows itself to those who watch.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(
        ("id" = String, Path, description = "the table"),
        ("seat" = Option<u8>, Query, description = "the seat to look from; none to watch"),
    ),
    responses(
        (status = 200, body = Seen), (status = 400, body = Refusal), (status = 403, body = Refusal),
        (status = 404, body = Refusal), (status = 429, body = Refusal),
        (status = 503, body = Refusal),
    ))]
pub(super) async fn see(
    State(house): State<Arc<House>>,
    Named(id): Named<String>,
    Asked(from): Asked<From>,
    session: Session,
) -> Result<Json<Seen>, Refused> {
    let mail = |reply| Mail::See { holder: session.holder.clone(), seat: from.seat, reply };
    let seen = house.hub.ask(&id, mail).await?;
    Ok(Json(*seen))
}

/// Which part of a stream.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Part {
    seat: Option<u8>,
    #[serde(default)]
    after: u64,
    #[serde(default)]
    wait: u64,
}

/// Gives the items of a stream after a number, at most a page of them. If there are none yet it
/// can wait for them: so a client that gets no WebSocket through can play all the same.
#[utoipa::path(get, path = "/api/tables/{id}/items", tag = "tables",
    params(
        ("id" = String, Path, description = "the table"),
        ("seat" = Option<u8>, Query, description = "the seat to look from; none to watch"),
        ("after" = Option<u64>, Query, description = "the number of the last item one has"),
        ("wait" = Option<u64>, Query, description = "how many seconds to wait for news, up to 25"),
    ),
    responses(
        (status = 200, body = Items), (status = 400, body = Refusal),
        (status = 403, body = Refusal), (status = 404, body = Refusal),
        (status = 429, body = Refusal), (status = 503, body = Refusal),
    ))]
pub(super) async fn items(
    State(house): State<Arc<House>>,
    Named(id): Named<String>,
    Asked(part): Asked<Part>,
    session: Session,
) -> Result<Json<Items>, Refused> {
    let check = || {
        let holder = session.holder.clone();
        house.hub.ask(&id, move |reply| Mail::Check {
            holder: holder.clone(),
            seat: part.seat,
            reply,
        })
    };
    let (mut viewer, mut seq) = check().await?;
    if seq <= part.after && part.wait > 0 {
        let most = Duration::from_secs(part.wait).min(house.limits.long_poll);
        wait_for_news(&house, &id, part.after, most).await;
        // Meanwhile the seat may have become somebody else's.
        (viewer, seq) = check().await?;
    }
    let items = page(&house, &id, viewer, part.after, seq).await?;
    Ok(Json(Items { items, seq }))
}

async fn wait_for_news(house: &House, id: &str, after: u64, most: Duration) {
    let Some(mut handle) = house.hub.handle(id) else { return };
    let mut stopping = house.stopping.clone();
    let news = async {
        tokio::select! {
            _ = handle.seq.wait_for(|seq| *seq > after) => {}
            _ = stopping.wait_for(|stopping| *stopping) => {}
        }
    };
    // Nothing new is an answer, too.
    let _ = timeout(most, news).await;
}

async fn page(
    house: &House,
    id: &str,
    viewer: Viewer,
    after: u64,
    seq: u64,
) -> Result<Vec<protocol::stream::Item>, Refusal> {
    let mut items = Vec::new();
    if seq <= after {
        return Ok(items);
    }
    let mut replay = Replay::new(&house.store, id, viewer, after);
    while let Some(item) = replay.next().await? {
        if item.seq > seq || items.len() as u64 == limits::PAGE {
            break;
        }
        items.push(item);
    }
    Ok(items)
}

/// Gives the record of a game that is over, for everybody to check.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables",
    params(("id" = String, Path, description = "the table")),
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = 403, body = Refusal), (status = 404, body = Refusal),
        (status = 409, body = Refusal), (status = 429, body = Refusal),
        (status = 503, body = Refusal),
    ))]
pub(super) async fn record(
    State(house): State<Arc<House>>,
    Named(id): Named<String>,
    session: Session,
) -> Result<impl IntoResponse, Refused> {
    let mail = |reply| Mail::Record { holder: session.holder.clone(), reply };
    let record = house.hub.ask(&id, mail).await?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record))
}

/// Plays a game that is over again from its record, as `sanjuan verify` does. Whoever does not
/// trust the server does that himself.
#[utoipa::path(get, path = "/api/tables/{id}/verification", tag = "tables",
    params(("id" = String, Path, description = "the table")),
    responses(
        (status = 200, body = Verification),
        (status = 404, body = Refusal), (status = 409, body = Refusal),
        (status = 429, body = Refusal), (status = 503, body = Refusal),
    ))]
pub(super) async fn verification(
    State(house): State<Arc<House>>,
    Named(id): Named<String>,
    session: Session,
) -> Result<Json<Verification>, Refused> {
    let mail = |reply| Mail::Record { holder: session.holder.clone(), reply };
    let record = house.hub.ask(&id, mail).await?;
    Ok(Json(match record::verify(record.as_bytes()) {
        Ok(verified) => {
            let answers = verified.record.answers.len() as u64;
            Verification { ok: true, answers, problem: None }
        }
        Err(error) => Verification { ok: false, answers: 0, problem: Some(error.to_string()) },
    }))
}
