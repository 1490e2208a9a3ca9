//! The way to a WebSocket.

use super::bodies::Named;
use crate::desk::Mail;
use crate::gate::{Slot, Visitor};
use crate::house::House;
use crate::refused::{Refused, bad_request, limited};
use crate::session::Session;
use crate::socket::{self, Counted, Guest};
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use protocol::refusal::Refusal;
use std::sync::Arc;

/// Opens a WebSocket to a table; `docs/protocol.md` says what is spoken over it. Who asks is
/// decided here, by cookie or token, for as long as the socket lives.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "tables",
    params(("id" = String, Path, description = "the table")),
    responses(
        (status = 101, description = "the socket is open"),
        (status = 400, body = Refusal), (status = 403, body = Refusal),
        (status = 404, body = Refusal), (status = 429, body = Refusal),
        (status = 503, body = Refusal),
    ))]
pub(super) async fn open(
    State(house): State<Arc<House>>,
    Named(id): Named<String>,
    Extension(visitor): Extension<Visitor>,
    session: Session,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let upgrade = upgrade.map_err(|_| bad_request("this address is for WebSockets"))?;
    let mail = |reply| Mail::MayLook { holder: session.holder.clone(), reply };
    house.hub.ask(&id, mail).await?;
    let too_many = || limited("you have too many sockets; close some first", 1_000);
    let slot: Option<Slot> = match &session.holder {
        Some(holder) => {
            let most = house.limits.sockets_per_session;
            Some(house.gate.slots.take(&id, holder, most).ok_or_else(too_many)?)
        }
        None => None,
    };
    let behind_proxy = if visitor.by_proxy {
        let admitted = house.gate.connections.admit_behind_proxy(visitor.household());
        Some(admitted.map_err(|_| too_many())?)
    } else {
        None
    };
    let counted = Counted { _connection: visitor.permit, _behind_proxy: behind_proxy, _slot: slot };
    let holder = session.holder.map(String::into_boxed_str);
    Ok(socket::open(upgrade, Guest { house, table: id.into(), holder, counted }))
}
