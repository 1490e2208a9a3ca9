//! Taking seats and inviting to them.

use super::bodies::{Named, Strict};
use super::fallbacks::seat as seat_of;
use crate::desk::Done;
use crate::house::House;
use crate::refused::{Refused, refusal};
use crate::secrets;
use crate::session::Session;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use protocol::http::{Invitation, Invite, Join, Joined};
use protocol::refusal::{Code, Refusal};
use std::sync::Arc;
use table::Command;

/// Takes a seat by its invitation, which is used up with it. The same session may ask again.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "seats", request_body = Join,
    params(("id" = String, Path, description = "the table")),
    responses(
        (status = 200, body = Joined), (status = 400, body = Refusal),
        (status = 403, body = Refusal), (status = 408, body = Refusal),
        (status = 413, body = Refusal), (status = 415, body = Refusal),
        (status = 429, body = Refusal), (status = 503, body = Refusal),
    ))]
pub(super) async fn join(
    State(house): State<Arc<House>>,
    Named(id): Named<String>,
    session: Session,
    Strict(join): Strict<Join>,
) -> Result<(HeaderMap, Json<Joined>), Refused> {
    let member = session.join(join.token);
    let command = Command::Join {
        invitation: secrets::hash(&join.invitation),
        name: join.name,
        holder: member.holder,
    };
    let done = house.command(&id, command).await.map_err(no_table_is_no_invitation)?;
    let (Done::Applied { seat: Some(seat), .. } | Done::Duplicate { seat: Some(seat), .. }) = done
    else {
        return Err(bad_invitation().into());
    };
    Ok((member.cookie, Json(Joined { seat, token: member.token })))
}

/// Makes a new invitation to a seat: to a free one, or to an own one, so that it can be moved to
/// another browser. An older invitation to it ends.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/invitation", tag = "seats",
    request_body = Invite,
    params(
        ("id" = String, Path, description = "the table"),
        ("seat" = u8, Path, description = "the seat"),
    ),
    responses(
        (status = 200, body = Invitation), (status = 400, body = Refusal),
        (status = 403, body = Refusal), (status = 404, body = Refusal),
        (status = 408, body = Refusal), (status = 413, body = Refusal),
        (status = 415, body = Refusal), (status = 429, body = Refusal),
        (status = 503, body = Refusal),
    ))]
pub(super) async fn invite(
    State(house): State<Arc<House>>,
    Named((id, seat)): Named<(String, String)>,
    session: Session,
    Strict(Invite {}): Strict<Invite>,
) -> Result<Json<Invitation>, Refused> {
    let seat = seat_of(&seat)?;
    let invitation = secrets::secret();
    let command = Command::Invite {
        seat,
        holder: session.holder.unwrap_or_default(),
        invitation: secrets::hash(&invitation),
    };
    house.command(&id, command).await?;
    Ok(Json(Invitation { invitation }))
}

/// Whoever has only an invitation is not told whether the table or the invitation is wrong.
fn no_table_is_no_invitation(refusal: Refusal) -> Refusal {
    if refusal.code == Code::NotFound { bad_invitation() } else { refusal }
}

fn bad_invitation() -> Refusal {
    refusal(Code::BadInvitation, "this invitation was used or replaced; ask for a new link")
}
