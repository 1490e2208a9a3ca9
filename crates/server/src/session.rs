//! Who asks: the secret that a browser keeps in a cookie, or a program in a header.

use crate::gate::Visitor;
use crate::secrets;
use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum_extra::extract::CookieJar;
use std::convert::Infallible;

/// The cookie that holds the secret. Browsers take one of this name only from a safe connection
/// and only for the very host that set it.
const COOKIE: &str = "__Host-sanjuan";

/// Its name where the connection is in clear text all the way, as between friends in one house:
/// there no browser would take the other one. It is not believed anywhere else.
const PLAIN_COOKIE: &str = "sanjuan";

/// Whoever asks.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    /// The hash of his secret, if he has one.
    pub(crate) holder: Option<String>,
    /// The secret itself, where a program sent it and so may be told it.
    token: Option<String>,
    plain: bool,
}

/// Somebody who has a secret now, and what he must be told of it.
#[derive(Debug)]
pub(crate) struct Member {
    /// The hash of his secret.
    pub(crate) holder: String,
    /// The secret, for a program.
    pub(crate) token: Option<String>,
    /// The cookie to set, for a browser that had none.
    pub(crate) cookie: HeaderMap,
}

impl<S: Send + Sync> FromRequestParts<S> for Session {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Session, Infallible> {
        let plain = parts.extensions.get::<Visitor>().is_some_and(|visitor| visitor.plain);
        let token = bearer(&parts.headers).filter(|token| secrets::is_secret(token));
        let secret = token.clone().or_else(|| {
            let cookies = CookieJar::from_headers(&parts.headers);
            let secret = cookies.get(name(plain)).map(|cookie| cookie.value().to_owned());
            secret.filter(|secret| secrets::is_secret(secret))
        });
        Ok(Session { holder: secret.as_deref().map(secrets::hash), token, plain })
    }
}

impl Session {
    /// Gives a secret to whoever has none. A program that asks for a token gets a new one, unless
    /// it came with one: nobody is told the secret of a cookie, which scripts must not see.
    pub(crate) fn join(&self, wants_token: bool) -> Member {
        if let Some(holder) = &self.holder
            && (self.token.is_some() || !wants_token)
        {
            let token = self.token.clone().filter(|_| wants_token);
            return Member { holder: holder.clone(), token, cookie: HeaderMap::new() };
        }
        let secret = secrets::secret();
        let holder = secrets::hash(&secret);
        if wants_token {
            return Member { holder, token: Some(secret), cookie: HeaderMap::new() };
        }
        let safe = if self.plain { "" } else { "Secure; " };
        let name = name(self.plain);
        let year = 365 * 24 * 3_600;
        let cookie =
            format!("{name}={secret}; Path=/; Max-Age={year}; {safe}HttpOnly; SameSite=Lax");
        let mut headers = HeaderMap::new();
        if let Ok(mut value) = HeaderValue::from_str(&cookie) {
            value.set_sensitive(true);
            headers.insert(SET_COOKIE, value);
        }
        Member { holder, token: None, cookie: headers }
    }
}

fn name(plain: bool) -> &'static str {
    if plain { PLAIN_COOKIE } else { COOKIE }
}

fn bearer(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim().to_owned())
}
