//! Refusals: their sentences, and how they look as an answer to a request.

use crate::meters;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::refusal::{Code, Refusal};

/// A request that was refused.
#[derive(Debug)]
pub(crate) struct Refused {
    status: StatusCode,
    refusal: Refusal,
}

impl Refused {
    /// With another status than its code has.
    pub(crate) fn with_status(status: StatusCode, refusal: Refusal) -> Refused {
        Refused { status, refusal }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused { status: status(refusal.code), refusal }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        meters::refused(self.refusal.code);
        let wait = self.refusal.retry_after;
        let mut response = (self.status, Json(self.refusal)).into_response();
        if let Some(wait) = wait {
            let seconds = HeaderValue::from(wait.div_ceil(1_000));
            response.headers_mut().insert(header::RETRY_AFTER, seconds);
        }
        response
    }
}

/// The status of HTTP that goes with a code.
pub(crate) fn status(code: Code) -> StatusCode {
    match code {
        Code::BadRequest | Code::OtherVersion => StatusCode::BAD_REQUEST,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::NotYourSeat | Code::BadInvitation | Code::ForeignOrigin => StatusCode::FORBIDDEN,
        Code::NotYourTurn | Code::Stale | Code::NotNow | Code::IdTaken => StatusCode::CONFLICT,
        Code::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
        Code::Limited => StatusCode::TOO_MANY_REQUESTS,
        Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// A refusal with a sentence.
pub(crate) fn refusal(code: Code, message: impl Into<String>) -> Refusal {
    Refusal { code, message: message.into(), illegal: None, retry_after: None }
}

/// The same words whether a table is not there or not for the asker's eyes.
pub(crate) fn not_found() -> Refusal {
    refusal(Code::NotFound, "there is no such table, or it is not yours to see; check the link")
}

/// The store does not answer, or the server is stopping.
pub(crate) fn unavailable() -> Refusal {
    Refusal {
        retry_after: Some(1_000),
        ..refusal(Code::Unavailable, "this cannot be stored now; try again in a moment")
    }
}

/// Too much of something.
pub(crate) fn limited(message: &str, retry_after: u64) -> Refusal {
    Refusal { retry_after: Some(retry_after), ..refusal(Code::Limited, message) }
}

/// What came makes no sense.
pub(crate) fn bad_request(message: impl Into<String>) -> Refusal {
    refusal(Code::BadRequest, message)
}
